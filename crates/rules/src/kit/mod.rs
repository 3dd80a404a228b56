//! What this table's copy of a game looks like: values by key, each confirmed, assumed or unknown.
//!
//! A game describes its kit with a [`Schema`]; files are checked against it; the table's own kit is laid over the shipped one.
//! Not here: any game, and the disk (`store::kits`).

mod check;
mod file;
mod problem;
mod raw;
mod schema;
mod shipped;
mod table_kit;
#[cfg(test)]
mod tests;
mod values;

pub use check::{FORM, MAX_BYTES, MAX_NAME_CHARS, MAX_SOURCE_CHARS, check, game_of, salvage};
pub use file::KitFile;
pub use problem::{Expected, Fault, Problem};
pub use schema::{Field, Item, Kind, Schema, Section};
pub use shipped::{SHIPPED, shipped};
pub use table_kit::{Edit, NewValue, Progress, TableKit};
pub use values::{Held, Status, Values};
