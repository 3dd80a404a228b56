//! Rulebook examples, rules, laws and texts of Sakura. Golden journals are in `tests/sakura_golden.rs`.

mod corrections;
mod court;
mod examples;
mod halves;
mod ids;
mod kit;
mod laws;
mod mending;
mod moves;
mod reference;
mod rounds;
mod set_up;
mod table;
mod texts;
mod trees;
