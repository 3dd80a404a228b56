//! Courtside: a companion at a real table for four board games.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod games;
pub mod journal;
pub mod kit;
pub mod store;
pub mod text;
#[cfg(test)]
mod tidy;
