//! The commands: everything `courtside` does without a window.
//!
//! They write to what they are given, so that tests can read it, and end with 0 (fine), 1 (a problem) or 2 (a wrong call).

mod args;
mod camera;
mod columns;
mod judge;
mod kits;
mod meng;
mod replay;
#[cfg(not(target_arch = "wasm32"))]
mod serve;
mod simulate;
#[cfg(test)]
mod tests;

pub use args::WindowOptions;

use std::{
    ffi::OsString,
    io::{self, Write},
};

use args::{Command, KitCommand, Parsed, Played};

use courtside_devices::camera::machine;
use courtside_rules::text::Texts;

/// What the command line asked for.
#[derive(Debug)]
pub enum Asked {
    /// The window, which is `main`'s to open.
    Window(WindowOptions),
    /// A command, which is done; the process ends with this code.
    Done(u8),
}

const FINE: u8 = 0;
const PROBLEM: u8 = 1;
const WRONG_CALL: u8 = 2;

/// Reads the command line and does what it says, unless that is to open the window.
pub fn run(args: impl IntoIterator<Item = OsString>, out: &mut dyn Write, err: &mut dyn Write) -> Asked {
    let done = match args::parse(args) {
        Parsed::Window(options) => return Asked::Window(options),
        Parsed::Said { text, wrong: false } => write!(out, "{text}").map(|()| FINE),
        Parsed::Said { text, wrong: true } => write!(err, "{text}").map(|()| WRONG_CALL),
        Parsed::Command { command, home, language } => {
            let texts = Texts::new(language);
            match command {
                Command::Replay { file, until, json } => replay::run(&texts, &file, until, json, out, err),
                Command::Judge(args) => judge::run(&texts, &args, out, err),
                Command::Camera(args) => camera::run(&texts, &args, machine().as_ref(), out, err),
                #[cfg(not(target_arch = "wasm32"))]
                Command::Serve(args) => serve::run(&texts, &args, home.as_deref(), out, err),
                Command::Kit { command: KitCommand::Check { files } } => {
                    kits::check(&texts, &files, home.as_deref(), out)
                }
                Command::Simulate { game: Played::Game(game), players, auction, games, seed, .. } => {
                    let mode = auction.then_some(simulate::AUCTION);
                    simulate::run(&texts, &simulate::Games { game, players, mode, games, seed }, out)
                }
                Command::Simulate { game: Played::Meng, difficulty, games, seed, .. } => {
                    meng::run(&texts, &meng::SoloGames { difficulty, games, seed }, out)
                }
            }
        }
    };
    Asked::Done(done.and_then(|code| out.flush().map(|()| code)).unwrap_or_else(|error| unwritten(&error, err)))
}

/// Nobody reads on when a pipe was closed, and that is no problem.
fn unwritten(error: &io::Error, err: &mut dyn Write) -> u8 {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return FINE;
    }
    // If this cannot be said either, the code has to do.
    let _ = writeln!(err, "{error}");
    PROBLEM
}
