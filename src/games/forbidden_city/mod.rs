//! Forbidden City: families bring gifts to officials, and whoever reaches the palace with most honour wins.
//!
//! The rules' ids (FC-…, R-…) are those of the rules specification. Here is only the contract with the journal.

mod help;
mod kit;
mod model;
mod outlook;
#[cfg(test)]
mod tests;

pub use help::{help, setup_steps};
pub use kit::{
    CityKit, MOST_COST, MOST_SLOT_POINTS, Map, SideKit, checked, filled, free_row, known_cards, learnt, schema,
};
pub use model::*;
pub use outlook::Warning;
