//! The kit, the help and the rules of Forbidden City.

mod canal;
mod decrees_jade;
mod ending;
mod help;
mod intrigue_palace;
mod kit;
mod night;
mod pad;
mod pair;
mod table;
mod wall;
