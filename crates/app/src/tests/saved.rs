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
use crate::intent::{Intent, Place};
use courtside_rules::{msg, text::Language};
use courtside_store::SavedId;

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

/// The row that leads to a trash with one game.
fn trash(window: &Window) -> String {
    [msg!("saved-trash"), msg!("saved-trash-count", count = 1)].map(|words| window.say(&words)).join(". ")
}

#[test]
fn a_game_is_renamed() {
    let home = Home::new();
    let id = home.game("Friday", &SET_UP);
    let mut window = listed(&home);
    window.press(msg!("saved-options", name = "Friday"));
    assert_eq!(window.button(msg!("saved-name")).value, "Friday");
    window.type_into(msg!("saved-name"), "  Saturday ");
    window.press(msg!("saved-rename"));
    assert_eq!(names(&home), ["Saturday"]);
    window.press(msg!("home-resume-named", name = "Saturday"));
    assert_eq!(window.app().table.as_ref().unwrap().id(), &id);
    window.see("Saturday");
}

#[test]
fn an_open_game_is_renamed_too() {
    let home = Home::new();
    home.game("Friday", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.press(msg!("home-resume-named", name = "Friday"));
    window.press(msg!("more"));
    window.press(msg!("saved-title"));
    window.press(msg!("saved-options", name = "Friday"));
    window.type_into(msg!("saved-name"), "Saturday");
    window.press(msg!("saved-rename"));
    window.see(msg!("saved-options", name = "Saturday"));
    window.press(msg!("back"));
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
    window.press(msg!("saved-options", name = "Friday"));
    window.press(msg!("saved-duplicate"));
    assert_eq!(names(&home), ["Friday", "Friday (copy)"]);
    window.press(msg!("home-resume-named", name = "Friday (copy)"));
    assert_eq!(window.app().table.as_ref().unwrap().entry_count(), 20);
}

#[test]
fn a_deleted_game_lies_in_the_trash_until_it_is_restored_or_purged() {
    let home = Home::new();
    let id = home.game("Friday", &SET_UP);
    let mut window = listed(&home);
    let delete = |window: &mut Window| {
        window.press(msg!("saved-options", name = "Friday"));
        window.press(msg!("saved-delete"));
        window.see(msg!("dialog-delete", name = "Friday"));
    };
    delete(&mut window);
    window.press(msg!("dialog-keep"));
    assert!(home.file(&id).exists());
    window.press(msg!("saved-delete"));
    window.press(msg!("dialog-to-trash"));
    window.see(msg!("home-empty"));
    window.press(&trash(&window));
    window.press(msg!("trash-restore"));
    window.see(msg!("trash-empty"));
    window.press(msg!("back"));
    delete(&mut window);
    window.press(msg!("dialog-to-trash"));
    window.press(&trash(&window));
    window.press(msg!("trash-purge"));
    window.see(msg!("dialog-purge", name = "Friday"));
    window.key(Key::Escape);
    assert_eq!(home.store().trash().unwrap().len(), 1);
    window.press(msg!("trash-purge"));
    window.press(msg!("trash-purge"));
    window.see(msg!("trash-empty"));
    assert!(home.store().trash().unwrap().is_empty() && home.store().games().unwrap().is_empty());
}

#[test]
fn a_game_is_exported_and_imported_by_path() {
    let home = Home::new();
    home.game("Friday", &WHOLE);
    let mut window = listed(&home);
    window.press(msg!("saved-options", name = "Friday"));
    window.press(msg!("saved-export"));
    let file = home.exports().join("Friday.courtside");
    window.see(msg!("saved-exported", path = file.display().to_string()));
    window.press(msg!("saved-export"));
    assert!(home.exports().join("Friday 2.courtside").exists(), "an earlier export is not overwritten");

    let other = Home::new();
    let mut window = listed(&other);
    window.type_into(msg!("saved-import-path"), &file.display().to_string());
    window.press(msg!("saved-import-go"));
    window.see(msg!("saved-imported"));
    let id = other.only();
    window.press(msg!("home-resume-named", name = "Friday"));
    window.see(msg!("game-winner", names = "Anna"));
    drop(window);
    assert_eq!(other.opened(&id).journal().entries().len(), 34);
}

#[test]
fn a_file_that_is_no_game_is_not_imported_and_the_reason_is_said() {
    let home = Home::new();
    let mut window = listed(&home);
    let file = home.path().join("notes.txt");
    fs::write(&file, "bread, milk").unwrap();
    window.type_into(msg!("saved-import-path"), &file.display().to_string());
    window.press(msg!("saved-import-go"));
    window.see(msg!("store-file-not-a-game"));
    window.type_into(msg!("saved-import-path"), "nowhere");
    window.press(msg!("saved-import-go"));
    window.see(&window.say(&window.app().notice.clone().unwrap()));
    assert!(home.store().games().unwrap().is_empty());
}

#[test]
fn with_the_setting_off_a_game_goes_to_the_trash_without_a_question() {
    let home = Home::new();
    home.set(|settings| settings.confirm_delete = false);
    home.game("Friday", &SET_UP);
    let mut window = listed(&home);
    window.press(msg!("saved-options", name = "Friday"));
    window.press(msg!("saved-delete"));
    window.see(&trash(&window));
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
    window.see(msg!("saved-imported"));
    window.see("Friday");
}

#[test]
fn a_broken_file_is_listed_with_its_problem_and_can_be_thrown_away() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        fs::write(home.path().join("games").join("torn.courtside"), "{\"half").unwrap();
        let mut window = listed(&home);
        window.resize(size);
        window.read(msg!("saved-broken", why = msg!("store-file-not-a-game")));
        window.press(msg!("saved-options", name = "torn"));
        assert!(!window.sees(msg!("saved-rename")) && !window.sees(msg!("home-resume-named", name = "torn")));
        window.press(msg!("saved-delete"));
        window.press(msg!("dialog-to-trash"));
        assert!(home.store().games().unwrap().is_empty());
    }
}

#[test]
fn a_finished_game_is_looked_at_and_another_gone_on_with() {
    let home = Home::new();
    home.game("Done", &WHOLE);
    let window = home.window(Language::English, PHONE);
    window.see(msg!("home-look"));
    let window = listed(&home);
    window.see(msg!("home-over"));
}

#[test]
fn back_from_the_list_of_games_leads_to_the_game_it_was_opened_from_even_if_that_was_resumed_there() {
    let home = Home::new();
    home.game("Friday", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.press(msg!("home-resume-named", name = "Friday"));
    for _ in 0..2 {
        window.press(msg!("more"));
        window.press(msg!("saved-title"));
        window.press(msg!("home-resume-named", name = "Friday"));
        window.see(msg!("yokai-ask-card", player = "Anna"));
    }
    window.press(msg!("back"));
    assert_eq!(window.app().place, Place::Home);
    window.see(msg!("home-resume-named", name = "Friday"));
}

#[test]
fn deleting_the_open_game_does_not_leave_an_empty_screen_behind() {
    let home = Home::new();
    home.game("Friday", &SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.press(msg!("home-resume-named", name = "Friday"));
    window.press(msg!("more"));
    window.press(msg!("saved-title"));
    window.press(msg!("saved-options", name = "Friday"));
    window.press(msg!("saved-delete"));
    window.press(msg!("dialog-to-trash"));
    window.press(msg!("back"));
    assert_eq!(window.app().place, Place::Home);
    window.see(msg!("home-empty"));
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
    window.press(msg!("back"));
    window.ask(Intent::Resume(other.clone()));
    assert_eq!(window.app().table.as_ref().unwrap().id(), &friday);
    window.see(msg!("retry"));
    fs::rename(&away, &games).unwrap();
    window.press(msg!("back"));
    window.ask(Intent::Resume(other.clone()));
    assert_eq!(window.app().table.as_ref().unwrap().id(), &other);
    assert_eq!(entries_of(&home, &friday), 5, "what waited was saved before the other was opened");
}

fn entries_of(home: &Home, id: &SavedId) -> usize {
    home.opened(id).journal().entries().len()
}
