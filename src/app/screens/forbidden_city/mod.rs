//! Forbidden City on the screen.

pub mod board;
