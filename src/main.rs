//! Start-up only: the window, or a command.

use std::{
    env,
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use courtside::{
    cli::{self, Asked, WindowOptions},
    text::{Language, Texts},
};

fn main() -> ExitCode {
    let (mut out, mut err) = (BufWriter::new(io::stdout().lock()), io::stderr().lock());
    match cli::run(env::args_os(), &mut out, &mut err) {
        Asked::Done(code) => ExitCode::from(code),
        Asked::Window(options) => window(&options, &mut err),
    }
}

/// Says that this build has no window.
fn window(options: &WindowOptions, err: &mut impl Write) -> ExitCode {
    let texts = Texts::new(options.language.unwrap_or(Language::English));
    // Without a screen to say it on, the code has to do.
    let _ = writeln!(err, "{}", texts.get("cli-no-window"));
    ExitCode::FAILURE
}
