//! Forbidden City: families bring gifts to officials, and whoever reaches the palace with most honour wins.
//!
//! The rules' ids (FC-…, R-…) are those of the rules specification. Here is only the contract with the journal.

mod kit;
mod model;
mod outlook;
pub mod words;

pub use kit::{CityKit, Map, SideKit};
pub use model::*;
pub use outlook::Warning;
