//! The rules, the kit and the help of Forbidden City.

mod canal;
mod corrections;
mod decrees_jade;
mod ending;
mod forged;
mod help;
mod ids;
mod intrigue_palace;
mod kit;
mod laws;
mod mending;
mod meng;
mod morning;
mod night;
mod offering;
mod pad;
mod pair;
mod set_up;
mod special_tokens;
mod table;
mod travel;
mod wall;
