//! Everything found in a photo, before and after it is put into words.

use crate::{
    scene::{
        bars::Bars,
        cover::Cover,
        figure::Figure,
        fitted::{Fitted, Observation},
        hidden::Hidden,
        placement::Placement,
    },
    verdict::{Cell, Verdict},
};
use serde::{Deserialize, Serialize};

/// A verdict with what it was drawn from.
#[derive(Debug, Clone)]
pub struct Judgement {
    pub verdict: Verdict,
    pub findings: Findings,
}

/// Everything found in a photo, before it is put into words.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Findings {
    pub fitted: Fitted,
    pub figures: Vec<Figure>,
    pub floor: Vec<Observation>,
    pub covers: Vec<Cover>,
    pub bars: Vec<Bars>,
    pub confidence: f64,
    /// Keypoints of the photo that belong to a guest's print: whose, and where in the working picture.
    pub keypoints: Vec<(usize, [f64; 2])>,
    /// What table and dishes hide of each figure.
    pub hidden: Vec<Option<Hidden>>,
    /// Pixels of the photo for one pixel of the working picture.
    pub scale: f64,
    /// What of each figure looks like something else though nothing known is in the way.
    pub strange: Vec<Strange>,
    /// Figures of which much less or much more looks right than should be in sight: somebody else may stand there, or nobody.
    pub doubted: Vec<bool>,
    /// Figures that should be in sight where the layout puts them, and are not.
    pub lost: Vec<bool>,
    /// Those, and figures that should be in sight at many places of their cells.
    pub unsure: Vec<bool>,
    /// Those of them whom somebody covers wherever they stand.
    pub covered: Vec<bool>,
    /// What speaks against the layout that was given.
    pub contradictions: Vec<Contradiction>,
    /// Guests that were not found though they may be there.
    pub missing: Vec<Missing>,
    /// Placements that the fit cannot exclude: what the error bars are drawn from.
    pub placements: Vec<Placement>,
}

/// A guest whom the photo shows elsewhere than the layout says, or not where it should be in sight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contradiction {
    pub guest: usize,
    /// None: the layout says it was not put on the floor.
    pub told: Option<Cell>,
    /// None: it was not found though it should be in sight.
    pub found: Option<Cell>,
}

/// A guest that was not found though it may be there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    pub guest: usize,
    /// The figures that may cover the whole of its face.
    pub before: Vec<usize>,
    /// Other guests that were not found and may do so as well.
    pub or_by: Vec<usize>,
    /// Figures that it may cover in part where only a dish is seen before them.
    pub behind_dish: Vec<usize>,
}

/// Shares of a figure's artwork and of its face.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Strange {
    pub artwork: f64,
    pub face: f64,
}
