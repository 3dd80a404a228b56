//! Courtside from outside: its commands, its files, and what becomes of them when the process is killed or the disk is full.

mod cli;
mod forged;
#[cfg(unix)]
mod full;
mod golden;
mod judge;
mod kill;
mod table;

use std::process::Output;

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it prints text")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("it prints text")
}
