//! Rulebook examples, rules, laws and texts of Sakura. Golden journals are in `tests/all/golden`.

mod corrections;
mod court;
mod examples;
mod fits;
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
