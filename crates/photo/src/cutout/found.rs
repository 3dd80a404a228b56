//! A figure as it was found: its outline, the line it seems to stand on, and what is doubtful about them.

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
