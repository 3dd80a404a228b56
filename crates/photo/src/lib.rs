//! The photo judge: one picture of the party in, a verdict with its evidence out.
//!
//! Nothing here opens a file, knows a game or draws on a screen: bytes and pictures come in, findings go out.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`judge`] | the stages in their order |
//! | [`album`], [`expected`] | a kit prepared for judging; what people told of its guests |
//! | [`start`], [`settle`], [`detail`], [`corners`], [`floor_points`] | the camera: from figures, onto the floor's print, from four corners, from the floor alone |
//! | [`placing`], [`filling`], [`look`], [`windows`], [`curtain`], [`blurred`], [`bare`], [`odd`] | who stands where; does it look like it; where nobody can; backs and fallen cards |
//! | [`refine`], [`told`], [`dishes`], [`marks`], [`strange`], [`doubts`], [`missing`], [`visibility`], [`answer`], [`legality`] | exact places, places that only the layout tells, what hides whom and what nobody explains, answers with error bars, violations |
//! | [`keypoints`] | points that can be found again, and which of two pictures belong together |
//! | [`cutout`] | figures cut out of photos on plain ground, the floor from above: the making of a kit |
//! | [`kit`] | what a copy of the game looks like: floor, figures, screen |
//! | [`picture`] | a photo, decoded and turned upright under limits |
//! | [`verdict`] | the form of the answer |
//! | [`score`] | verdicts against the truth |
//! | [`glance`] | one picture of a camera after the other |
//! | [`overlay`], [`measured`], [`outlines`], [`shape`] | what a screen draws over a judged photo, and the numbers beside it |
//! | [`what_if`] | what would be without somebody, or if somebody stood elsewhere |
//! | [`trace`] | a picture of each stage, to look at |

pub mod album;
pub mod answer;
pub mod bare;
pub mod blurred;
pub mod camera;
pub mod card;
pub mod corners;
pub mod curtain;
pub mod cutout;
pub mod detail;
pub mod dishes;
pub mod doubts;
pub mod expected;
pub mod figures;
pub mod filling;
pub mod fit;
pub mod floor;
pub mod floor_points;
pub mod glance;
pub mod gray;
pub mod judge;
pub mod keypoints;
pub mod kit;
pub mod labels;
pub mod legality;
pub mod look;
pub mod marks;
pub mod measured;
pub mod missing;
pub mod odd;
pub mod others;
pub mod outlines;
pub mod overlay;
pub mod party;
pub mod patches;
pub mod picture;
pub mod placing;
mod ready;
pub mod refine;
pub mod score;
pub mod settle;
pub mod shape;
mod simd;
pub mod stamp;
pub mod start;
pub mod strange;
pub mod texture;
pub mod told;
pub mod trace;
pub mod verdict;
pub mod visibility;
pub mod what_if;
pub mod windows;
pub mod work;

// Pictures of this library are part of what is exchanged here.
pub use image;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use verdict::{Cell, Verdict};

/// What the caller knows beforehand; all of it may be absent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Known {
    /// Who stands where, by guest id. A guest that is absent was not put on the floor.
    pub layout: Option<BTreeMap<String, Cell>>,
    /// Front left, front right, back right, back left corner of the floor in pixels of the upright photo.
    pub corners: Option<[[f64; 2]; 4]>,
    /// What people told of single guests: their cells, or that they are not on the floor. The others are looked for as usual.
    pub pins: BTreeMap<String, Option<Cell>>,
    /// Outlines in pixels of the upright photo within which a dish hides whatever lies behind it.
    pub dishes: Vec<Vec<[f64; 2]>>,
}

/// Why a photo could not be judged.
#[derive(Debug, Clone, PartialEq, thiserror::Error, Serialize, Deserialize)]
pub enum NotJudged {
    #[error("no floor found in this picture")]
    NoFloor,
    #[error("the four corners do not form a floor seen from its front side")]
    BadCorners,
    #[error("the layout or a pin names a guest that this kit does not have: {0}")]
    UnknownGuest(String),
    #[error("the layout or a pin puts a guest on a cell that this floor does not have: {0}")]
    UnknownCell(String),
}

/// A verdict with what it was drawn from.
#[derive(Debug, Clone)]
pub struct Judgement {
    pub verdict: Verdict,
    pub findings: judge::Findings,
}
