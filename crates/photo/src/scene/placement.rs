//! Where everybody may stand as well.

use crate::{
    camera::{Camera, Stand},
    model::card::THICKNESS_MM,
    scene::{figure::Figure, limits::ORDER_MM},
};
use serde::{Deserialize, Serialize};

/// Where everybody may stand as well, as far as the photo tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Placement {
    pub camera: Camera,
    pub stands: Vec<Stand>,
    pub thickness_mm: f64,
    /// How much nearer than another card one must be to cover it; negative: may be farther.
    pub nearer_mm: f64,
    /// What on the party table hides somebody who was not seen is a guess: does it count here?
    pub has_guesses: bool,
}

impl Placement {
    /// Everybody where the fit has them.
    pub fn as_fitted(camera: Camera, figures: &[Figure]) -> Self {
        let stands = figures.iter().map(|f| f.stand).collect();
        Self { camera, stands, thickness_mm: THICKNESS_MM, nearer_mm: 0.0, has_guesses: true }
    }

    /// The same at one end of what the photo leaves open: with guesses, and cards covering others only where they are plainly nearer;
    /// or without, and cards covering others also from a little farther away.
    pub fn at_end(self, has_guesses: bool) -> Self {
        Self { nearer_mm: if has_guesses { ORDER_MM } else { -ORDER_MM }, has_guesses, ..self }
    }
}
