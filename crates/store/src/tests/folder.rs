//! The data folder, its settings, and two windows on one game.

use std::{
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

use super::{Home, add, commit, numbers};
use crate::{
    GameFile, Look, ReadOnly, Saved, SavedId, Settings, SettingsNotice, Store, StoreError, atomic_write, home,
};
use courtside_rules::{
    journal::{Mark, Player, toy::Toy},
    text::Language,
};

#[test]
fn the_folder_given_goes_before_every_other() {
    assert_eq!(home(Some(Path::new("/table"))).unwrap(), Path::new("/table"));
}

#[test]
fn a_data_folder_that_cannot_be_made_says_which() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let error = Store::open(&file).unwrap_err();
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
}

#[test]
fn names_that_leave_the_folder_are_no_ids() {
    for name in ["", ".hidden", "../x", "a/b", "a\\b"] {
        assert_eq!(SavedId::new(name), None, "{name}");
    }
    assert!(SavedId::new("yokai-sketch-0001-abcd").is_some());
}

#[test]
fn new_games_are_counted_and_unique() {
    let home = Home::new();
    let ids: Vec<SavedId> = (0..3).map(|_| home.toy(&[])).collect();
    let starts: Vec<&str> = ids.iter().map(|id| id.as_str().rsplit_once('-').unwrap().0).collect();
    assert_eq!(starts, ["toy-0001", "toy-0002", "toy-0003"]);
}

#[test]
fn a_second_window_looks_only_and_says_why() {
    let home = Home::new();
    let id = home.toy(&[1]);
    let mut first: GameFile<Toy> = home.store.open_game(&id).unwrap();
    let mut second: GameFile<Toy> = home.store.open_game(&id).unwrap();
    assert_eq!(second.read_only(), Some(&ReadOnly::OtherWindow));
    assert_eq!(commit(&mut second, 2), Saved::ReadOnly);
    assert_eq!(second.retry(), Saved::ReadOnly);
    assert_eq!(numbers(&second), [1], "what cannot be saved is not shown either");
    add(&mut first, 3);
    drop(first);
    let third: GameFile<Toy> = home.store.open_game(&id).unwrap();
    assert_eq!((third.read_only(), numbers(&third)), (None, vec![1, 3]));
}

#[test]
fn a_whole_file_is_replaced_at_once_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kit.json");
    atomic_write(&path, b"one").unwrap();
    atomic_write(&path, b"two").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert!(atomic_write(&folder.path().join("none").join("kit.json"), b"x").is_err());
}

#[test]
fn what_a_crash_left_half_written_is_swept_once_it_is_old() {
    let home = Home::new();
    for folder in ["games", "trash", "kits", "."].map(|name| home.folder.path().join(name)) {
        let (old, young) = (folder.join(".a.1-1.courtside-tmp"), folder.join(".b.1-1.courtside-tmp"));
        fs::write(&young, "x").unwrap();
        let file = fs::File::create(&old).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(7200)).unwrap();
        Store::open(home.folder.path()).unwrap();
        assert!(!old.exists() && young.exists(), "{folder:?}");
    }
    assert!(home.store.games().unwrap().is_empty());
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    assert_eq!(home.store.load_settings(), (Settings::default(), None));
    let mut settings = Settings { language: Some(Language::Russian), look: Look::Dark, ..Settings::default() };
    settings.last_setup.insert("toy".into(), serde_json::json!({"goal": 9}));
    home.store.save_settings(&settings).unwrap();
    assert_eq!(home.store.load_settings(), (settings, None));
}

#[test]
fn two_windows_do_not_undo_each_others_settings() {
    let home = Home::new();
    let other = Store::open(home.folder.path()).unwrap();
    let (mut here, _) = home.store.load_settings();
    let (mut there, _) = other.load_settings();
    here.language = Some(Language::Spanish);
    here.text_scale = 150;
    home.store.save_settings(&here).unwrap();
    there.look = Look::Dark;
    there.text_scale = 200;
    other.save_settings(&there).unwrap();
    here.high_contrast = true;
    home.store.save_settings(&here).unwrap();
    let (both, _) = home.store.load_settings();
    assert_eq!((both.language, both.look, both.high_contrast), (Some(Language::Spanish), Look::Dark, true));
    assert_eq!(both.text_scale, 200, "the last change counts");
}

#[test]
fn settings_that_cannot_be_read_are_moved_out_of_the_way_of_saving() {
    let home = Home::new();
    fs::create_dir(home.folder.path().join("settings.json")).unwrap();
    let aside = home.folder.path().join("settings.json.damaged");
    assert_eq!(home.store.load_settings().1, Some(SettingsNotice::SetAside(aside.clone())));
    assert!(aside.is_dir());
    home.store.save_settings(&Settings::default()).unwrap();
}

#[test]
fn old_and_newer_settings_files_read() {
    let home = Home::new();
    let path = home.folder.path().join("settings.json");
    fs::write(&path, r#"{"text_scale": 900, "look": "dark", "wallpaper": "clouds"}"#).unwrap();
    let (settings, notice) = home.store.load_settings();
    assert_eq!((settings.text_scale, settings.look, notice), (250, Look::Dark, None));
    home.store.save_settings(&settings).unwrap();
    assert!(fs::read_to_string(&path).unwrap().contains("clouds"), "what a newer version wrote is kept for it");
}

#[test]
fn broken_settings_are_set_aside_and_said() {
    let home = Home::new();
    let path = home.folder.path().join("settings.json");
    for name in ["settings.json.damaged", "settings.json.damaged-2"] {
        fs::write(&path, "{\"look\": 5").unwrap();
        let (settings, notice) = home.store.load_settings();
        assert_eq!(settings, Settings::default());
        let aside = home.folder.path().join(name);
        assert_eq!(notice, Some(SettingsNotice::SetAside(aside.clone())));
        assert_eq!(fs::read_to_string(aside).unwrap(), "{\"look\": 5");
        assert!(!path.exists());
    }
}

#[test]
fn recent_players_are_newest_first_without_doubles_and_not_too_many() {
    let player = |name: &str, mark| Player { name: name.to_owned(), mark };
    let mut settings = Settings::default();
    settings.remember_players(&[player("Anna", Mark::Red), player("Boris", Mark::Blue)]);
    settings.remember_players(&[player("Boris", Mark::Green), player(" ", Mark::White)]);
    assert_eq!(settings.recent_players, [player("Boris", Mark::Green), player("Anna", Mark::Red)]);
    for number in 0..20 {
        settings.remember_players(&[player(&number.to_string(), Mark::Red)]);
    }
    assert_eq!((settings.recent_players.len(), &settings.recent_players[0].name[..]), (12, "19"));
}
