//! Which share of a figure is in sight, and what hides the rest.

use serde::{Deserialize, Serialize};

/// What hides a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    Guest(usize),
    Dish,
    Table,
    Frame,
}

/// Shares of one figure's artwork, or of its face.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Part {
    pub visible: f64,
    /// By index of the figure.
    pub guests: Vec<f64>,
    pub dish: f64,
    /// The part of `dish` that somebody marked: nothing about it is read from the photo.
    pub marked: f64,
    pub table: f64,
    pub frame: f64,
    /// Share inside the frame, covered or not.
    pub in_frame: f64,
}

impl Part {
    pub fn by_guests(&self) -> f64 {
        self.guests.iter().sum()
    }
}

/// One figure's artwork and face, and whether anything of it, edge and foot included, can be seen.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Cover {
    pub artwork: Part,
    pub face: Part,
    pub any: bool,
}
