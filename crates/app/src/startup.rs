//! Opening the window, and saying in one line what is missing where there is none.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use eframe::egui;

use super::{App, system_language};
use courtside_rules::{
    msg,
    text::{Language, Message, Texts},
};
use courtside_store::{self as store, Store};

/// What the command line says about the window.
pub struct Options {
    /// The data folder, instead of the usual one.
    pub home: Option<PathBuf>,
    /// The language, instead of that of the settings.
    pub language: Option<Language>,
}

/// Opens the window and stays until it is closed; the error is one line for people.
pub fn run(options: Options) -> Result<(), String> {
    let language = options.language.unwrap_or_else(system_language);
    let in_words = |message: &Message| Texts::new(language).say(message);
    if let Some(problem) = no_display() {
        return Err(in_words(&problem));
    }
    let home = store::home(options.home.as_deref()).ok_or_else(|| in_words(&msg!("no-home")))?;
    let store = Store::open(&home).map_err(|error| in_words(&error.message()))?;
    let exports = exports_folder(options.home.is_some(), &home);
    let shown = Arc::new(AtomicBool::new(false));
    let panicked = record_early_panics(Arc::clone(&shown));
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Courtside")
            .with_app_id("courtside")
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([320.0, 480.0]),
        persistence_path: Some(home.join("window.ron")),
        ..Default::default()
    };
    let opened = Arc::clone(&shown);
    let create: eframe::AppCreator<'_> = Box::new(move |creation| {
        egui_extras::install_image_loaders(&creation.egui_ctx);
        opened.store(true, Ordering::Relaxed);
        Ok(Box::new(App::new(store, exports, options.language)))
    });
    let ran =
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| eframe::run_native("courtside", native, create)));
    let problem = match ran {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => error.to_string(),
        Err(payload) if shown.load(Ordering::Relaxed) => std::panic::resume_unwind(payload),
        Err(_) => panicked.lock().map(|text| text.clone()).unwrap_or_default(),
    };
    Err(in_words(&what_is_missing(&problem)))
}

/// The person's download folder, where exported files are found again; with a data folder of one's own, inside that.
fn exports_folder(own_home: bool, home: &Path) -> PathBuf {
    let own_home = own_home || std::env::var_os("COURTSIDE_HOME").is_some();
    let downloads = || Some(directories::UserDirs::new()?.download_dir()?.to_owned());
    let usual = if own_home { None } else { downloads() };
    usual.unwrap_or_else(|| home.join("exports"))
}

/// A library that cannot be loaded makes the window code panic before anything is shown: keep the words, not the trace.
fn record_early_panics(shown: Arc<AtomicBool>) -> Arc<Mutex<String>> {
    let recorded = Arc::new(Mutex::new(String::new()));
    let keep = Arc::clone(&recorded);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if shown.load(Ordering::Relaxed) {
            usual(info);
        } else if let Ok(mut text) = keep.lock() {
            *text = info.to_string();
        }
    }));
    recorded
}

fn no_display() -> Option<Message> {
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let any = named("DISPLAY") || named("WAYLAND_DISPLAY") || named("WAYLAND_SOCKET");
    (cfg!(target_os = "linux") && !any).then(|| msg!("no-display"))
}

/// Which package brings what the window code missed, by what its complaint names.
fn what_is_missing(problem: &str) -> Message {
    const PACKAGES: [(&str, &str); 9] = [
        ("xkbcommon-x11", "libxkbcommon-x11-0"),
        ("xkbcommon", "libxkbcommon0"),
        ("X11-xcb", "libx11-xcb1"),
        ("Xcursor", "libxcursor1"),
        ("libXi", "libxi6"),
        ("libX11", "libx11-6"),
        ("xlib", "libx11-6 libx11-xcb1 libxcursor1 libxi6"),
        ("EGL", "libgl1 libegl1 libgl1-mesa-dri"),
        ("glutin", "libgl1 libegl1 libgl1-mesa-dri"),
    ];
    if problem.contains("connection") && problem.contains("server") {
        return msg!("no-x-server", display = std::env::var("DISPLAY").unwrap_or_default());
    }
    // The window code begins with where in its own source it failed, which is of no use to a person.
    let details = problem.lines().last().unwrap_or_default();
    let details =
        details.rsplit(".rs:").next().unwrap_or(details).trim_start_matches(|c: char| c.is_ascii_digit() || c == ':');
    let details = details.split(['{', '\n']).next().unwrap_or(details).trim().to_owned();
    match PACKAGES.iter().find(|(sign, _)| problem.contains(sign)) {
        Some((_, package)) => msg!("no-window-package", package = *package, details = details),
        None => msg!("no-window", details = details),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_named_by_its_package() {
        let texts = Texts::new(Language::English);
        for (problem, package) in [
            ("Library libxkbcommon-x11.so could not be loaded.", "libxkbcommon-x11-0"),
            ("libX11.so.6: cannot open shared object file", "libx11-6"),
            ("failed to find EGL library", "libgl1"),
            ("Found no glutin configs matching the template: ConfigTemplate { color_buffer_type: Rgb }", "libegl1"),
            ("os error at /src/linux/mod.rs:788: Failed to load one of xlib's shared libraries", "libx11-6"),
        ] {
            let words = texts.say(&what_is_missing(problem));
            assert!(words.contains(package), "{words}");
            assert_eq!(words.lines().count(), 1);
            assert!(!words.contains(".rs"), "{words}");
        }
    }
}
