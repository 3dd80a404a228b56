//! What is answered: shares with error bars, the verdict, violations, and what would be.

pub mod bars;
pub mod legality;
pub mod measured;
pub mod verdict;
pub mod what_if;
