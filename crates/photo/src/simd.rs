//! Plain loops run with the widest registers that the processor at hand has.
//!
//! The program is built for any processor of its kind; what this one can do more is asked while it runs. The results are the same to the
//! last bit: no sum changes its order and nothing is fused.

use fearless_simd::{Level, dispatch};
use std::sync::LazyLock;

/// Asked once: small pieces of work are run very often.
static LEVEL: LazyLock<Level> = LazyLock::new(Level::new);

/// Runs a piece of work compiled for this processor. The closure and all that it calls in its loops must be marked
/// `#[inline(always)]`: what is called stays as it was compiled for any processor.
#[inline(always)]
pub fn widest<R>(work: impl FnOnce() -> R) -> R {
    dispatch!(*LEVEL, _ => work())
}
