//! What this table's copy of a game looks like: values by key, each confirmed, assumed or unknown.
//!
//! A game describes its kit with a [`Schema`]; files are checked against it; the table's own kit is laid over the shipped one.

mod schema;
mod values;

pub use schema::{Field, Kind, Schema, Section};
pub use values::{Held, Problem, Status, Values};
