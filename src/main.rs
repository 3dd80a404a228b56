//! Start-up only: the window, or a command.

fn main() {}
