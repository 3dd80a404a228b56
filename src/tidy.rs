//! The design's invariants and the house habits, checked on the source itself.

pub(crate) mod source;
