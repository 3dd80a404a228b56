//! What a screen draws over a judged photo.

pub mod outlines;
pub mod overlay;
pub mod shape;
