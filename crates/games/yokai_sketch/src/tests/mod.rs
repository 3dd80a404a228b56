//! Rulebook examples, rules, laws and texts of Yokai Sketch. Golden journals are in `tests/all/golden`.

mod corrections;
mod effects;
mod ends;
mod examples;
mod fits;
mod ids;
mod kit;
mod laws;
mod mending;
mod real;
mod reference;
mod table;
mod texts;
mod turns;
