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
    /// All this as one number: large where much of the print is seen and looks right.
    pub score: f64,
}
