//! The design's invariants and the house habits, checked on the source itself.
//!
//! Each check lists all offenders at once, and has a test of its own that it can fail.

mod habits;
mod layers;
mod paths;
pub(crate) mod source;

use std::{fs, path::Path};

use source::crate_sources;

#[track_caller]
fn none(offenders: Vec<String>, rule: &str) {
    assert!(offenders.is_empty(), "{rule}\n{}", offenders.join("\n"));
}

#[test]
fn the_core_has_no_screen_no_file_no_clock_and_no_luck() {
    none(layers::impure(&crate_sources()), "games, journal, kit and photo take such things as data (DESIGN.md, 1):");
}

#[test]
fn photo_and_games_meet_only_in_the_judge() {
    none(layers::photo_and_games(&crate_sources()), "only games/perfect_shot/judge.rs knows both (DESIGN.md, 2):");
}

#[test]
fn no_game_names_another() {
    none(layers::game_names_game(&crate_sources()), "games stand side by side (DESIGN.md, 3):");
}

#[test]
fn only_main_names_the_app_and_the_commands() {
    none(layers::names_the_top(&crate_sources()), "app and cli are on top of everything (DESIGN.md, 3):");
}

#[test]
fn only_the_app_draws() {
    none(
        layers::draws(&crate_sources()),
        "what is drawn is drawn in src/app, so that everything else builds without it:",
    );
}

#[test]
fn only_the_inbox_listens() {
    none(layers::listens(&crate_sources()), "one place opens sockets, so that it can be looked over:");
}

#[test]
fn every_file_says_what_lives_there() {
    none(habits::without_doc(&crate_sources()), "the first line is `//!` and one sentence:");
}

#[test]
fn no_file_is_too_long() {
    none(habits::too_long(&crate_sources()), "look for the second subject and split (STYLE.md, file size):");
}

#[test]
fn colours_come_from_the_theme() {
    none(habits::raw_colours(&crate_sources()), "take a colour of Theme instead:");
}

#[test]
fn screens_hold_no_words() {
    none(habits::visible_text(&crate_sources()), "visible text belongs in assets/i18n:");
}

#[test]
fn nothing_is_unwrapped() {
    none(habits::unwraps(&crate_sources()), "handle it, or say with expect why it cannot happen:");
}

#[test]
fn nothing_names_a_place_of_this_machine() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    for place in
        ["src", "photo", "tests", "benches", "assets", "fixtures", ".ci", "Cargo.toml", "README.md", "DESIGN.md"]
    {
        collect(root, &root.join(place), &mut texts);
    }
    assert!(texts.len() > 10, "the crate's own files are read");
    let own = [root.to_string_lossy().into_owned()];
    none(habits::machine_paths(&texts, &own), "other people's machines have other folders:");
}

/// All text files at or below a place, by their path from the root.
fn collect(root: &Path, place: &Path, texts: &mut Vec<(String, String)>) {
    if let Ok(entries) = fs::read_dir(place) {
        for entry in entries.flatten() {
            collect(root, &entry.path(), texts);
        }
    } else if let Ok(text) = fs::read_to_string(place) {
        let name = place.strip_prefix(root).unwrap_or(place).to_string_lossy().replace('\\', "/");
        texts.push((name, text));
    }
}
