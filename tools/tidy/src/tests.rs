//! Every habit holds in this project.

use std::{fs, path::Path};

use crate::{
    games, habits,
    source::{crate_sources, root},
};

#[track_caller]
fn none(offenders: Vec<String>, rule: &str) {
    assert!(offenders.is_empty(), "{rule}\n{}", offenders.join("\n"));
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
fn a_game_touches_its_own_folders_and_at_most_three_lines_elsewhere() {
    let (root, sources) = (root(), crate_sources());
    let mut manifests = Vec::new();
    collect(&root, &root.join("crates"), &mut manifests);
    manifests.retain(|(path, _)| path.ends_with("/Cargo.toml"));
    assert!(games::listed(&sources).len() >= 4 && manifests.len() >= 4, "the games are found");
    none(games::named_elsewhere(&sources, &manifests), "ask the game's trait instead of naming it:");
}

#[test]
fn nothing_names_a_place_of_this_machine() {
    let root = root();
    let mut texts = Vec::new();
    for place in ["src", "crates", "tools", "tests", "benches", "assets", "fixtures", ".ci", "Cargo.toml", "README.md"]
    {
        collect(&root, &root.join(place), &mut texts);
    }
    assert!(texts.len() > 10, "the project's own files are read");
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
