//! Points found in the picture, and camera and figures that were fitted to them.

use crate::camera::{Camera, Stand};
use nalgebra::DMatrix;
use serde::{Deserialize, Serialize};

/// What a pixel is a picture of.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Point {
    /// A point of the floor.
    Floor([f64; 2]),
    /// A point of a figure's front: which figure, right of the middle, above the bottom edge, height of its foot.
    Card { figure: usize, u: f64, v: f64, foot: f64 },
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Observation {
    pub seen: Point,
    pub pixel: [f64; 2],
    /// How sure the place is, as the upper right triangle of a matrix: xx, xy, yy. A point that is off by `d` pixels
    /// counts `|(xx * d.x + xy * d.y, yy * d.y)|`; along a line the picture may say nothing.
    pub weight: [f64; 3],
}

impl Observation {
    /// Equally sure in all directions: usually this many pixels off.
    pub fn round(seen: Point, pixel: [f64; 2], sigma: f64) -> Self {
        Self { seen, pixel, weight: [1.0 / sigma, 0.0, 1.0 / sigma] }
    }

    pub fn weighed(&self, [dx, dy]: [f64; 2]) -> [f64; 2] {
        [self.weight[0] * dx + self.weight[1] * dy, self.weight[2] * dy]
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Fitted {
    pub camera: Camera,
    pub figures: Vec<Stand>,
    pub cost: f64,
    /// Of all numbers: the camera's first, then four for each figure.
    #[serde(skip)]
    pub covariance: Option<DMatrix<f64>>,
}

/// Numbers fitted for a figure.
pub const FIGURE_NUMBERS: usize = 4;
