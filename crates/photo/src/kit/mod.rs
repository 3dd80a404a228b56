//! What a copy of the game looks like: the floor from above, the printed figures, the screen. Lengths in millimetres.
//!
//! Loose JSON becomes a checked [`Kit`] in [`Kit::from_json`]; nothing behind it checks again. Not here: opening files.

mod fields;
mod file;
mod parts;
mod problem;
#[cfg(test)]
mod tests;

pub use file::MAX_JSON_BYTES;
pub use parts::{FORMAT, Floor, Guest, Kit};
pub use problem::{Fault, KitError, Problem};
