//! Start-up only: the window, or a command; in a browser the page.

#[cfg(not(target_arch = "wasm32"))]
mod cli;

#[cfg(not(target_arch = "wasm32"))]
use std::{
    env,
    io::{self, BufWriter, Write},
    process::ExitCode,
};

#[cfg(not(target_arch = "wasm32"))]
use cli::{Asked, WindowOptions};
#[cfg(feature = "gui")]
use courtside_app as app;
#[cfg(not(feature = "gui"))]
use courtside_rules::text::Texts;

#[cfg(target_arch = "wasm32")]
fn main() {
    app::web::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    let (mut out, mut err) = (BufWriter::new(io::stdout().lock()), io::stderr().lock());
    match cli::run(env::args_os(), &mut out, &mut err) {
        Asked::Done(code) => ExitCode::from(code),
        Asked::Window(options) => window(&options, &mut err),
    }
}

/// Opens the window, or says in one line why it cannot.
#[cfg(all(feature = "gui", not(target_arch = "wasm32")))]
fn window(options: &WindowOptions, err: &mut impl Write) -> ExitCode {
    let options = app::Options { home: options.home.clone(), language: options.language };
    match app::run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            // Without a screen to say it on, the code has to do.
            let _ = writeln!(err, "{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Says that this build has no window.
#[cfg(not(feature = "gui"))]
fn window(options: &WindowOptions, err: &mut impl Write) -> ExitCode {
    let texts = Texts::new(options.language.unwrap_or_default());
    // Without a screen to say it on, the code has to do.
    let _ = writeln!(err, "{}", texts.get("cli-no-window"));
    ExitCode::FAILURE
}
