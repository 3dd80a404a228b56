//! A guest as it was found, and a guest tried somewhere.

use crate::{camera::Stand, scene::likeness::Likeness, verdict::Facing};
use serde::{Deserialize, Serialize};

/// A guest as it was found.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    pub guest: usize,
    pub stand: Stand,
    pub facing: Facing,
    pub how: How,
    pub likeness: Likeness,
}

/// What a guest's place was taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// Its print was seen there.
    Seen,
    /// Only people say so: the layout or a pin.
    Told,
    /// A black back was seen there.
    Back,
    /// Its print was seen, not upright.
    Fallen,
}

/// A guest standing somewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    pub guest: usize,
    pub stand: Stand,
    pub likeness: Likeness,
}
