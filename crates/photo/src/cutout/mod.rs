//! Cutting printed figures out of photos on plain ground, and a floor out of a photo from above: the making of a kit.
//!
//! | file | what lives there |
//! | --- | --- |
//! | [`find`] | picture in, one cut-out for each figure out |
//! | `ground` | what the plain ground would look like everywhere, and what is only a shadow on it |
//! | `edge` | the outline to a fraction of a pixel, and whether it runs along a white edge |
//! | [`correct`] | what people correct: brush, polygon, width, bottom line, face |
//! | [`upright`] | turned onto its bottom line, in even light |
//! | [`face`] | where the face may be |
//! | [`floor`] | the floor from above |
//! | [`show`] | a cut-out as people look at it |
//! | [`write`] | the kit's files |
//!
//! Everything here only suggests; each result can be corrected, and what is doubtful says so.

mod area;
pub mod correct;
mod edge;
pub mod face;
pub mod find;
pub mod floor;
mod ground;
mod lab;
mod show;
pub mod upright;
pub mod write;

pub use correct::Correction;
pub use find::{find, whole};
pub use show::show;

use image::{GrayImage, RgbImage};
use serde::{Deserialize, Serialize};

/// A line from left to right, in pixels.
pub type Line = [[f64; 2]; 2];

/// A figure found in a photo.
#[derive(Debug, Clone)]
pub struct Cutout {
    /// Where the left top corner of `picture` lies in the photo, in its pixels.
    pub at: [f64; 2],
    /// Pixels of the photo for one of `picture`.
    pub scale: f64,
    pub picture: RgbImage,
    /// The outline, soft at its edge: 255 inside.
    pub mask: GrayImage,
    /// What the figure seems to stand on.
    pub bottom: Line,
    /// Why the outline may be wrong; none: it is sure.
    pub doubts: Vec<Doubt>,
}

/// Why an outline may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doubt {
    /// The card's white edge was not told from the ground, or the outline does not run along one.
    WhiteEdge,
    /// The figure reaches over the picture's rim.
    CutByFrame,
    /// The ground is not plain.
    RoughGround,
    /// Nothing was told from the ground at all.
    NothingFound,
}

/// A cut-out as it stands after corrections.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    pub mask: GrayImage,
    pub bottom: Line,
    /// What people said of the face: nothing yet, that there is none, or its polygon.
    pub face: Option<Option<Vec<[f64; 2]>>>,
}

impl Shape {
    /// The corrections in their order, on top of what was found.
    pub fn new(mask: &GrayImage, bottom: Line, corrections: &[Correction]) -> Self {
        let mut shape = Self { mask: mask.clone(), bottom, face: None };
        corrections.iter().for_each(|correction| shape.correct(correction));
        shape
    }

    pub fn correct(&mut self, correction: &Correction) {
        correct::apply(&mut self.mask, correction);
        match correction {
            Correction::Bottom { line } => self.bottom = *line,
            Correction::Face { points } => self.face = Some(points.clone()),
            _ => {}
        }
    }
}
