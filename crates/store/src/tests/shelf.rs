//! Several games side by side: listed, renamed, duplicated, thrown away and brought back.

use std::fs;

use super::{Home, reveal};
use crate::{FileError, StoreError};
use courtside_games::{GameId, yokai_sketch::YokaiSketch};
use courtside_rules::journal::Mark;

#[test]
fn games_are_listed_newest_first_with_what_the_home_screen_shows() {
    let home = Home::new();
    let mut friday = home.yokai("Friday", 100);
    let sunday = home.yokai("Sunday", 200);
    let listed = |home: &Home| -> Vec<String> {
        home.store.games().unwrap().into_iter().map(|game| game.content.unwrap().name).collect()
    };
    assert_eq!(listed(&home), ["Sunday", "Friday"]);
    reveal(&mut friday, 0, 7, 300);
    assert_eq!(listed(&home), ["Friday", "Sunday"]);
    let first = home.store.games().unwrap().remove(0);
    assert_eq!((&first.id, first.changed), (friday.id(), 300));
    let summary = first.content.unwrap();
    assert_eq!((summary.game, summary.entries, summary.is_over), (GameId::YokaiSketch, 1, false));
    assert_eq!((summary.created, summary.changed, summary.is_damaged), (100, 300, false));
    assert_eq!((&summary.players[1].name[..], summary.players[1].mark), ("Boris", Mark::Purple));
    assert_eq!(summary.scores, [0, 0]);
    drop(sunday);
}

#[test]
fn files_that_do_not_read_are_listed_with_their_problem() {
    let home = Home::new();
    let good = home.yokai("Friday", 100);
    let toy = home.toy(&[1]);
    let games = home.folder.path().join("games");
    fs::write(games.join("rubbish.courtside"), "hello").unwrap();
    let list = home.store.games().unwrap();
    let problem = |id: &str| {
        let found = list.iter().find(|listed| listed.id.as_str() == id).unwrap();
        found.content.as_ref().err()
    };
    assert_eq!(list.len(), 3);
    assert!(problem(good.id().as_str()).is_none());
    assert!(matches!(problem("rubbish"), Some(FileError::NotAGame)));
    assert!(matches!(problem(toy.as_str()), Some(FileError::UnknownGame(game)) if game == "toy"));
}

#[test]
fn a_damaged_game_is_listed_as_such_and_listing_touches_nothing() {
    let home = Home::new();
    let mut file = home.yokai("Friday", 100);
    reveal(&mut file, 0, 7, 300);
    let path = home.path(file.id());
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let summary = home.store.games().unwrap().remove(0).content.unwrap();
    assert_eq!((summary.entries, summary.is_damaged), (0, true));
    assert_eq!(fs::metadata(&path).unwrap().len() as usize, bytes.len() - 1);
}

#[test]
fn a_game_is_renamed_unless_another_window_has_it() {
    let home = Home::new();
    let file = home.yokai("Friday", 100);
    let id = file.id().clone();
    assert!(matches!(home.store.rename(&id, "Tea").unwrap_err(), StoreError::OtherWindow));
    drop(file);
    home.store.rename(&id, "Чай").unwrap();
    assert_eq!(home.store.games().unwrap()[0].content.as_ref().unwrap().name, "Чай");
}

#[test]
fn renaming_does_not_set_damage_aside_without_a_word() {
    let home = Home::new();
    let mut file = home.yokai("Friday", 100);
    let id = file.id().clone();
    reveal(&mut file, 0, 7, 300);
    drop(file);
    let bytes = fs::read(home.path(&id)).unwrap();
    fs::write(home.path(&id), &bytes[..bytes.len() - 4]).unwrap();
    assert!(matches!(home.store.rename(&id, "Tea").unwrap_err(), StoreError::OpenFirst));
    assert_eq!(fs::read(home.path(&id)).unwrap(), &bytes[..bytes.len() - 4]);
    assert!(home.store.open_game::<YokaiSketch>(&id).unwrap().notice().is_some());
    home.store.rename(&id, "Tea").unwrap();
}

#[test]
fn a_duplicate_has_the_whole_history_and_a_life_of_its_own() {
    let home = Home::new();
    let mut file = home.yokai("Friday", 100);
    reveal(&mut file, 0, 7, 300);
    let copy = home.store.duplicate(file.id(), "Friday again").unwrap();
    assert_ne!(&copy, file.id());
    let mut copied = home.store.open_game::<YokaiSketch>(&copy).unwrap();
    assert_eq!(copied.journal().name(), "Friday again");
    assert_eq!(copied.journal().entries(), file.journal().entries());
    reveal(&mut copied, 1, 3, 400);
    drop(copied);
    let copied = home.store.open_game::<YokaiSketch>(&copy).unwrap();
    assert_eq!((copied.journal().entries().len(), file.journal().entries().len()), (2, 1));
    assert!(copied.notice().is_none());
}

#[test]
fn a_game_goes_to_the_trash_and_comes_back_with_everything() {
    let home = Home::new();
    let mut file = home.yokai("Friday", 100);
    reveal(&mut file, 0, 7, 300);
    let id = file.id().clone();
    assert!(matches!(home.store.throw_away(&id).unwrap_err(), StoreError::OtherWindow));
    drop(file);
    let aside = format!("{id}.courtside.damaged-1");
    fs::write(home.folder.path().join("games").join(&aside), "old damage").unwrap();
    home.store.throw_away(&id).unwrap();
    assert!(home.store.games().unwrap().is_empty() && home.names().is_empty());
    assert_eq!(home.store.trash().unwrap()[0].id, id);
    assert!(matches!(home.store.open_game::<YokaiSketch>(&id).err().unwrap(), StoreError::Missing(_)));
    assert_eq!(home.store.restore(&id).unwrap(), id);
    assert_eq!(home.names(), [format!("{id}.courtside"), aside]);
    assert_eq!(home.store.open_game::<YokaiSketch>(&id).unwrap().journal().entries().len(), 1);
    assert!(home.store.trash().unwrap().is_empty());
}

#[test]
fn restoring_never_writes_over_a_game() {
    let home = Home::new();
    let file = home.yokai("Friday", 100);
    let id = file.id().clone();
    drop(file);
    home.store.throw_away(&id).unwrap();
    fs::copy(home.store.trash_path(&id), home.path(&id)).unwrap();
    let restored = home.store.restore(&id).unwrap();
    assert_ne!(restored, id);
    assert_eq!(home.store.games().unwrap().len(), 2);
}

#[test]
fn throwing_away_never_writes_over_what_is_in_the_trash() {
    let home = Home::new();
    let mut file = home.yokai("Friday", 100);
    let id = file.id().clone();
    reveal(&mut file, 0, 7, 300);
    drop(file);
    let before = fs::read(home.path(&id)).unwrap();
    home.store.throw_away(&id).unwrap();
    // The game comes back from somewhere else, such as a copy of the folder, and goes its own way.
    fs::copy(home.store.trash_path(&id), home.path(&id)).unwrap();
    home.store.rename(&id, "Saturday").unwrap();
    home.store.throw_away(&id).unwrap();
    assert_eq!(fs::read(home.store.trash_path(&id)).unwrap(), before);
    let mut names: Vec<String> =
        home.store.trash().unwrap().into_iter().map(|game| game.content.unwrap().name).collect();
    names.sort();
    assert_eq!(names, ["Friday", "Saturday"]);
}

#[test]
fn what_was_set_aside_goes_with_its_game_and_over_nothing() {
    let home = Home::new();
    let file = home.yokai("Friday", 100);
    let id = file.id().clone();
    drop(file);
    let (games, trash) = (home.folder.path().join("games"), home.folder.path().join("trash"));
    fs::write(games.join(format!("{id}.courtside.damaged-1")), "new").unwrap();
    // Left there by a move that was cut short.
    fs::write(trash.join(format!("{id}.courtside.damaged-1")), "old").unwrap();
    home.store.throw_away(&id).unwrap();
    let read = |number: u8| fs::read_to_string(trash.join(format!("{id}.courtside.damaged-{number}"))).unwrap();
    assert_eq!((read(1), read(2)), ("old".to_owned(), "new".to_owned()));
    fs::copy(home.store.trash_path(&id), home.path(&id)).unwrap();
    let other = home.store.restore(&id).unwrap();
    let beside: Vec<String> = home.names().into_iter().filter(|name| name.contains("damaged")).collect();
    assert_eq!(beside, [1, 2].map(|number| format!("{other}.courtside.damaged-{number}")));
}

#[test]
fn purged_games_are_gone() {
    let home = Home::new();
    let file = home.yokai("Friday", 100);
    let id = file.id().clone();
    drop(file);
    home.store.throw_away(&id).unwrap();
    home.store.purge(&id).unwrap();
    assert!(home.store.trash().unwrap().is_empty());
    assert!(matches!(home.store.purge(&id).unwrap_err(), StoreError::Missing(_)));
    assert!(matches!(home.store.restore(&id).unwrap_err(), StoreError::Missing(_)));
}
