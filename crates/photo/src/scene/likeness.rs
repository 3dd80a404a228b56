//! How much a card looks like what the photo shows where it would stand.

use serde::{Deserialize, Serialize};

/// What the comparison gave.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Likeness {
    /// Mean likeness of the windows in sight.
    pub ncc: f64,
    /// How much of the card should be in sight, in square millimetres.
    pub area: f64,
    /// Share of the card that should be in sight.
    pub share: f64,
    /// How much of it may be behind something on the party table.
    pub doubtful: f64,
    /// How bright the print appears, by colour.
    pub gain: [f64; 3],
    /// How far the photo's colours are off the print's at that brightness.
    pub off: f64,
    /// From 0 to 1: how well brightness and colours agree with those of the figures around.
    pub colour: f64,
}

/// By how much (as a factor, in logarithms) brightness varies over a scene, and how much its tint.
const SHADING: f64 = 0.4;
const TINT: f64 = 0.15;

/// Difference of colours, at a brightness of one, that halves the belief.
const OFF: f64 = 0.13;

impl Likeness {
    /// The same, believed as far as its colours agree with the scene's light.
    pub fn under(self, light: [f64; 3]) -> Self {
        let logs = [0, 1, 2].map(|k| (self.gain[k].max(1e-3) / light[k].max(1e-3)).ln());
        let mean = logs.iter().sum::<f64>() / 3.0;
        let tint: f64 = logs.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (TINT * TINT);
        let bright = light.iter().sum::<f64>() / 3.0;
        let off = self.off / (OFF * bright.max(0.15));
        let colour = (-0.5 * ((mean / SHADING).powi(2) + tint)).exp() / (1.0 + off * off);
        Self { colour, ..self }
    }

    /// Large where much of the print is seen and looks right; the square keeps big wrong figures down.
    pub fn score(&self) -> f64 {
        let raw = self.ncc.max(0.0).powi(2) * self.area.sqrt();
        // Much print that looks right needs no colours: a lamp or a shadow may have changed them.
        raw * self.colour.max(((raw - 5.0) / 8.0).clamp(0.0, 1.0))
    }
}
