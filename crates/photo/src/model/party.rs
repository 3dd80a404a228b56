//! The party table over the blocked cells, and the room above it where dishes may stand.

use crate::kit::Floor;

/// The blocked cells as one rectangle on the floor.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Party {
    low: [f64; 2],
    high: [f64; 2],
}

/// No dish on the table reaches higher than this.
pub const HIGHEST_MM: f64 = 75.0;
/// A cloth or a plate may reach this far over the blocked cells' lines.
const OVERHANG_MM: f64 = 3.0;

impl Party {
    /// None where no cell is blocked.
    pub fn new(floor: &Floor) -> Option<Self> {
        let [w, d] = floor.cell_mm();
        let mut party: Option<Self> = None;
        for cell in &floor.blocked {
            let [x, y] = floor.centre(*cell);
            let own = Self {
                low: [x - 0.5 * w - OVERHANG_MM, y - 0.5 * d - OVERHANG_MM],
                high: [x + 0.5 * w + OVERHANG_MM, y + 0.5 * d + OVERHANG_MM],
            };
            party = Some(party.map_or(own, |p| Self {
                low: [p.low[0].min(own.low[0]), p.low[1].min(own.low[1])],
                high: [p.high[0].max(own.high[0]), p.high[1].max(own.high[1])],
            }));
        }
        party
    }

    /// Between which shares of its way the line from the camera to a point passes over the table's cells; none if it passes beside.
    pub fn over(&self, from: [f64; 3], to: [f64; 3]) -> Option<[f64; 2]> {
        let (mut enter, mut leave) = (0.0f64, 1.0f64);
        for i in 0..2 {
            let d = to[i] - from[i];
            if d.abs() < 1e-9 {
                if from[i] < self.low[i] || from[i] > self.high[i] {
                    return None;
                }
                continue;
            }
            let (a, b) = ((self.low[i] - from[i]) / d, (self.high[i] - from[i]) / d);
            enter = enter.max(a.min(b));
            leave = leave.min(a.max(b));
        }
        (enter < leave).then_some([enter, leave])
    }

    /// The lowest height at which it does.
    pub fn passes(&self, from: [f64; 3], to: [f64; 3]) -> Option<f64> {
        self.over(from, to).map(|way| lowest(way, from[2], to[2]))
    }

    /// May something on the table hide this point?
    pub fn may_hide(&self, from: [f64; 3], to: [f64; 3]) -> bool {
        self.passes(from, to).is_some_and(|height| height < HIGHEST_MM)
    }
}

/// The lower end of a part of a line.
pub fn lowest(way: [f64; 2], from: f64, to: f64) -> f64 {
    let [a, b] = way.map(|t| from + t * (to - from));
    a.min(b)
}
