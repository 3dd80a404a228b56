//! The rules, the kit and the help of Forbidden City.

mod help;
mod kit;
mod morning;
mod offering;
mod set_up;
mod special_tokens;
mod table;
mod travel;
