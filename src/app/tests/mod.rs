//! The whole app driven by its labelled buttons, on a data folder of its own.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

mod disk;
mod fits;
mod history;
mod home;
mod keyboard;
mod pseudo;
mod saved;
mod tour;
mod whole_game;
mod window;
