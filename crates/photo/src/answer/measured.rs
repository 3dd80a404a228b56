//! One figure's shares with their error bars, and the lines that decide: what a verdict card and a vote show.

use crate::{
    answer::verdict::{self, BLOCKED_FROM, FACE_BLOCKED_FROM, FACE_OPEN_UP_TO},
    scene::{
        bars::Range,
        cover::{By, Part},
        findings::Judgement,
    },
};

/// A share as it was found, and the least and the most that the photo cannot exclude.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// Where an answer turns, as a share.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limit {
    pub at: f64,
}

impl Limit {
    /// So much of the artwork must other guests cover to block a guest.
    pub const BLOCKED: Self = Self { at: BLOCKED_FROM };
    /// No more than this of a hidden face is open.
    pub const FACE_HIDDEN: Self = Self { at: FACE_OPEN_UP_TO };
    /// So much of a face must one guest cover to block it.
    pub const BLOCKS: Self = Self { at: FACE_BLOCKED_FROM };
}

/// What was measured of one figure.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// Share of the artwork in sight.
    pub visible: Estimate,
    /// Share of the artwork that other guests cover; [`Limit::BLOCKED`] decides.
    pub covered: Estimate,
    /// Share of the face that is open to the photographer or behind the table only; [`Limit::FACE_HIDDEN`] decides.
    pub open_face: Estimate,
    /// Share of the face that each other figure covers, where it may cover any; [`Limit::BLOCKS`] decides.
    pub face_by: Vec<(usize, Estimate)>,
    /// What hides the artwork, the most first.
    pub artwork_hidden: Vec<(By, f64)>,
    /// What hides the face, the most first.
    pub face_hidden: Vec<(By, f64)>,
}

/// What was measured of a figure, given by its place among the findings' figures.
pub fn bars_of(judgement: &Judgement, figure: usize) -> Measured {
    let (cover, bars) = (&judgement.findings.covers[figure], &judgement.findings.bars[figure]);
    let estimate = |value: f64, range: Range| Estimate {
        value,
        low: range.low.min(value).clamp(0.0, 1.0),
        high: range.high.max(value).clamp(0.0, 1.0),
    };
    let face_by = bars.by_guest.iter().zip(&cover.face.guests).enumerate();
    Measured {
        visible: estimate(cover.artwork.visible, bars.visible),
        covered: estimate(cover.artwork.by_guests(), bars.covered),
        open_face: estimate(verdict::open(&cover.face), bars.open),
        face_by: face_by.map(|(j, (bar, share))| (j, estimate(*share, *bar))).filter(|(_, e)| e.high > 0.0).collect(),
        artwork_hidden: hiders(&cover.artwork),
        face_hidden: hiders(&cover.face),
    }
}

/// Shares below this are nothing.
const LEAST: f64 = 5e-5;

/// Who hides how much of something, the most first.
pub fn hiders(part: &Part) -> Vec<(By, f64)> {
    let guests = part.guests.iter().enumerate().map(|(j, share)| (By::Guest(j), *share));
    let things = [(By::Dish, part.dish), (By::Table, part.table), (By::Frame, part.frame)];
    let mut all: Vec<(By, f64)> = guests.chain(things).filter(|(_, share)| *share >= LEAST).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}
