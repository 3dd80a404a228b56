//! What is answered: shares with error bars, the verdict, violations, and what would be.

pub(crate) mod bars;
pub(crate) mod legality;
pub mod measured;
pub(crate) mod verdict;
pub mod what_if;
