//! The ideal frame: after scoring, the best floor that was possible with these envelopes, and how sure that is.
//!
//! What stands on the floor is judged as in the game; what only a photo shows goes by the assumption of `cover`.
//! Not here: what the players scored, and any word for a screen.

mod bound;
mod climb;
mod cover;
mod price;
mod search;
mod stance;
mod task;
#[cfg(test)]
mod tests;

pub use search::{Progress, Search};
pub use task::{Envelope, Task, cards_met, evaluate};
