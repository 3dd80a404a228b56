//! What the pictures are drawn and written with: the caller brings it.

use super::{Fonts, Word};

/// What is drawn with.
#[derive(Clone, Copy)]
pub struct Tools<'a> {
    pub fonts: Fonts<'a>,
    pub say: &'a dyn Fn(Word<'_>) -> String,
}
