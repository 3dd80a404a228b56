//! The score pad.
