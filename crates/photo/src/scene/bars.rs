//! Error bars: from the least to the most that the fit cannot exclude.

use serde::{Deserialize, Serialize};

/// From the least to the most that the fit cannot exclude.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Range {
    pub low: f64,
    pub high: f64,
}

impl Range {
    pub fn of(values: impl Iterator<Item = f64>) -> Self {
        let mut range = Self { low: f64::INFINITY, high: f64::NEG_INFINITY };
        for v in values {
            range.low = range.low.min(v);
            range.high = range.high.max(v);
        }
        range
    }
}

/// Error bars of one figure's shares.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Bars {
    pub visible: Range,
    /// The same without a guess at what on the party table hides somebody who was not seen.
    pub visible_without_guess: Range,
    /// Share of the artwork that other guests cover.
    pub covered: Range,
    /// Share of the face that is open to the photographer or behind the table only.
    pub open: Range,
    /// Share of the face that each other figure covers.
    pub by_guest: Vec<Range>,
}
