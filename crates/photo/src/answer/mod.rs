//! What is answered: shares with error bars, the verdict, violations, and what would be.

#[doc(hidden)]
pub mod bars;
pub(crate) mod legality;
pub mod measured;
#[doc(hidden)]
pub mod verdict;
pub mod what_if;
