//! Saved games: renamed, duplicated, thrown away, brought back, carried out and in; and the way there and back.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use eframe::egui::{DroppedFile, Key};

use super::{
    home::{Home, SET_UP, Step, WHOLE},
    window::{DESK, PHONE, Window},
};
use crate::{
    app::intent::{Intent, Place},
    store::SavedId,
    text::Language,
};

/// The list of saved games, in English.
fn listed(home: &Home) -> Window {
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Open(Place::SavedGames));
    window
}

fn names(home: &Home) -> Vec<String> {
    let games = home.store().games().unwrap();
    let mut names: Vec<String> = games.into_iter().map(|game| game.content.unwrap().name).collect();
    names.sort();
    names
}

#[test]
fn a_game_is_renamed() {
    let home = Home::new();
    let id = home.game("Friday", &SET_UP);
    let mut window = listed(&home);
    window.press("Options for Friday");
    assert_eq!(window.button("Name of this game").value, "Friday");
    window.type_into("Name of this game", "  Saturday ");
    window.press("Rename");
    assert_eq!(names(&home), ["Saturday"]);
    window.press("Resume Saturday");
    assert_eq!(window.app().table.as_ref().unwrap().id(), &id);
    window.see("Saturday");
}

#[test]
fn an_open_game_is_renamed_too() {
    let home = Home::new();
    home.game("Friday", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.press("Resume Friday");
    window.press("More");
    window.press("Saved games");
    window.press("Options for Friday");
    window.type_into("Name of this game", "Saturday");
    window.press("Rename");
    window.see("Options for Saturday");
    window.press("Back");
    window.see("Saturday");
    window.take(Step::Lay(0));
    drop(window);
    assert_eq!(names(&home), ["Saturday"]);
    assert_eq!(home.opened(&home.only()).journal().entries().len(), 5);
}

#[test]
fn a_game_is_duplicated_with_its_history() {
    let home = Home::new();
    home.game("Friday", &WHOLE[..20]);
    let mut window = listed(&home);
    window.press("Options for Friday");
    window.press("Duplicate");
    assert_eq!(names(&home), ["Friday", "Friday (copy)"]);
    window.press("Resume Friday (copy)");
    assert_eq!(window.app().table.as_ref().unwrap().entry_count(), 20);
}

#[test]
fn a_deleted_game_lies_in_the_trash_until_it_is_restored_or_purged() {
    let home = Home::new();
    let id = home.game("Friday", &SET_UP);
    let mut window = listed(&home);
    let delete = |window: &mut Window| {
        window.press("Options for Friday");
        window.press("Delete");
        window.see("Delete Friday?");
    };
    delete(&mut window);
    window.press("Keep it");
    assert!(home.file(&id).exists());
    window.press("Delete");
    window.press("Move to trash");
    window.see("No games yet");
    window.press("Trash. 1 game, can be restored");
    window.press("Restore");
    window.see("The trash is empty");
    window.press("Back");
    delete(&mut window);
    window.press("Move to trash");
    window.press("Trash. 1 game, can be restored");
    window.press("Delete for ever");
    window.see("Delete Friday for ever?");
    window.key(Key::Escape);
    assert_eq!(home.store().trash().unwrap().len(), 1);
    window.press("Delete for ever");
    window.press("Delete for ever");
    window.see("The trash is empty");
    assert!(home.store().trash().unwrap().is_empty() && home.store().games().unwrap().is_empty());
}

#[test]
fn a_game_is_exported_and_imported_by_path() {
    let home = Home::new();
    home.game("Friday", &WHOLE);
    let mut window = listed(&home);
    window.press("Options for Friday");
    window.press("Export");
    let file = home.exports().join("Friday.courtside");
    window.see(&format!("Exported to {}", file.display()));
    window.press("Export");
    assert!(home.exports().join("Friday 2.courtside").exists(), "an earlier export is not overwritten");

    let other = Home::new();
    let mut window = listed(&other);
    window.type_into("Path of the file", &file.display().to_string());
    window.press("Import");
    window.see("The game is imported and stands first in the list");
    let id = other.only();
    window.press("Resume Friday");
    window.see("Anna wins");
    drop(window);
    assert_eq!(other.opened(&id).journal().entries().len(), 34);
}

#[test]
fn a_file_that_is_no_game_is_not_imported_and_the_reason_is_said() {
    let home = Home::new();
    let mut window = listed(&home);
    let file = home.path().join("notes.txt");
    fs::write(&file, "bread, milk").unwrap();
    window.type_into("Path of the file", &file.display().to_string());
    window.press("Import");
    window.read("This is not a game of Courtside");
    window.type_into("Path of the file", "nowhere");
    window.press("Import");
    window.read("cannot be read");
    assert!(home.store().games().unwrap().is_empty());
}

/// A file that a person lets fall onto the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn a_dropped_file_is_imported() {
    let home = Home::new();
    let id = home.game("Friday", &SET_UP);
    let other = Home::new();
    let mut window = other.window(Language::English, DESK);
    window.harness.input_mut().dropped_files.push(Arc::new(Dropped(home.file(&id))));
    window.settle();
    window.see("The game is imported and stands first in the list");
    window.see("Friday");
}

#[test]
fn a_broken_file_is_listed_with_its_problem_and_can_be_thrown_away() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        fs::write(home.path().join("games").join("torn.courtside"), "{\"half").unwrap();
        let mut window = listed(&home);
        window.resize(size);
        window.read("Does not open: This is not a game of Courtside");
        window.press("Options for torn");
        assert!(!window.sees("Rename") && !window.sees("Resume torn"));
        window.press("Delete");
        window.press("Move to trash");
        assert!(home.store().games().unwrap().is_empty());
    }
}

#[test]
fn a_finished_game_is_looked_at_and_another_gone_on_with() {
    let home = Home::new();
    home.game("Done", &WHOLE);
    let window = home.window(Language::English, PHONE);
    window.see("Look at it");
    let window = listed(&home);
    window.see("finished");
}

#[test]
fn back_from_the_list_of_games_leads_to_the_game_it_was_opened_from_even_if_that_was_resumed_there() {
    let home = Home::new();
    home.game("Friday", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.press("Resume Friday");
    for _ in 0..2 {
        window.press("More");
        window.press("Saved games");
        window.press("Resume Friday");
        window.see("Anna plays at…");
    }
    window.press("Back");
    assert_eq!(window.app().place, Place::Home);
    window.see("Resume Friday");
}

#[test]
fn deleting_the_open_game_does_not_leave_an_empty_screen_behind() {
    let home = Home::new();
    home.game("Friday", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.press("Resume Friday");
    window.press("More");
    window.press("Saved games");
    window.press("Options for Friday");
    window.press("Delete");
    window.press("Move to trash");
    window.press("Back");
    assert_eq!(window.app().place, Place::Home);
    window.see("No games yet");
}

#[test]
fn opening_another_game_does_not_drop_what_is_not_saved() {
    let home = Home::new();
    let friday = home.game("Friday", &SET_UP);
    let other = home.game("Other", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(friday.clone()));
    let games = home.path().join("games");
    let away = home.path().join("away");
    fs::rename(&games, &away).unwrap();
    window.take(Step::Lay(0));
    window.press("Back");
    window.ask(Intent::Resume(other.clone()));
    assert_eq!(window.app().table.as_ref().unwrap().id(), &friday);
    window.read("Not saved:");
    fs::rename(&away, &games).unwrap();
    window.press("Back");
    window.ask(Intent::Resume(other.clone()));
    assert_eq!(window.app().table.as_ref().unwrap().id(), &other);
    assert_eq!(entries_of(&home, &friday), 5, "what waited was saved before the other was opened");
}

fn entries_of(home: &Home, id: &SavedId) -> usize {
    home.opened(id).journal().entries().len()
}
