//! Pairs of keypoints that agree with each other: a print, seen upright, at a size and place.

use crate::model::prepared::Pair;

/// Pairs of one guest that agree with each other.
#[derive(Debug, Clone, PartialEq)]
pub struct Sighting {
    pub guest: usize,
    pub pairs: Vec<Pair>,
    pub shape: Affine,
}

/// From card millimetres (up is positive) to pixels (down is positive): `pixel = place + right * u + up * v`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Affine {
    pub place: [f64; 2],
    pub right: [f64; 2],
    pub up: [f64; 2],
}

impl Affine {
    pub fn at(&self, [u, v]: [f64; 2]) -> [f64; 2] {
        [0, 1].map(|i| self.place[i] + self.right[i] * u + self.up[i] * v)
    }

    pub fn similar(pair: &Pair, angle: f64, scale: f64) -> Self {
        let (s, c) = angle.sin_cos();
        let right = [scale * c, scale * s];
        let up = [scale * s, -scale * c];
        let place = [0, 1].map(|i| pair.pixel[i] - right[i] * pair.card[0] - up[i] * pair.card[1]);
        Self { place, right, up }
    }

    /// Pixels for a millimetre, across and upwards.
    pub fn scales(&self) -> [f64; 2] {
        [self.right[0].hypot(self.right[1]), self.up[0].hypot(self.up[1])]
    }

    /// Clockwise turn of the card in the picture.
    pub fn turn(&self) -> f64 {
        (self.up[0] + self.right[1]).atan2(-self.up[1] + self.right[0])
    }

    pub fn misses_by_less(&self, pair: &Pair, slack: f64) -> bool {
        let [x, y] = self.at(pair.card);
        (x - pair.pixel[0]).powi(2) + (y - pair.pixel[1]).powi(2) < slack * slack
    }
}
