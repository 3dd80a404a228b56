//! What holds of every message in every language, and how numbers, lists and the pseudo-language read.

mod alike;
mod files;
mod fonts;
mod spoken;
mod usage;
