//! Plain loops run with the widest registers that the processor at hand has.
//!
//! The program is built for any processor of its kind; what this one can do more is asked while it runs. The results are the same to the
//! last bit: no sum changes its order and nothing is fused.

use fearless_simd::{Level, dispatch};

/// Runs a piece of work compiled for this processor. The closure and all that it calls in its loops must be marked
/// `#[inline(always)]`: what is called stays as it was compiled for any processor.
#[inline(always)]
pub fn widest<R>(work: impl FnOnce() -> R) -> R {
    dispatch!(Level::new(), _ => work())
}
