//! Rulebook examples, rules, laws and golden journals of Yokai Sketch.

mod laws;
mod table;
