//! The kit and the help of Forbidden City.

mod help;
mod kit;
mod table;
