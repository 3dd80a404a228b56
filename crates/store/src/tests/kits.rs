//! The table's own kits: saved at once, read again, and nothing of a damaged file silently dropped.

use std::fs;

use serde_json::json;

use super::Home;
use crate::{FileError, KitNotice, Reason, StoreError, read_kit_file};
use courtside_games::{GameId, kits};
use courtside_rules::kit::{Status, TableKit};

const GAME: GameId = GameId::YokaiSketch;

impl Home {
    fn kit(&self) -> (TableKit, Option<KitNotice>) {
        self.store.load_kit(GAME)
    }

    fn write_kit(&self, text: &str) {
        fs::write(self.store.kits_dir().join("yokai-sketch.json"), text).unwrap();
    }

    /// The names of the files in the folder of the kits, sorted.
    fn kit_files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.store.kits_dir()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

#[test]
fn a_new_table_has_the_shipped_kit_and_no_file() {
    let home = Home::new();
    let (kit, notice) = home.kit();
    assert_eq!((kit.values(), notice), (&kits::shipped_values(GAME), None));
    assert!(home.kit_files().is_empty());
}

#[test]
fn an_edit_is_there_again_after_a_restart() {
    let home = Home::new();
    let (mut kit, _) = home.kit();
    kit.set("stack.2.colour", json!("purple"), Some("by Anna, 9 Nov")).unwrap();
    home.store.save_kit(&kit).unwrap();
    let (again, notice) = home.kit();
    assert_eq!((again.own_file(), notice), (kit.own_file(), None));
    assert_eq!(again.values().text("stack.2.colour"), Some("purple"));
    assert_eq!(home.kit_files(), ["yokai-sketch.json"]);
}

#[test]
fn a_file_that_is_no_kit_is_set_aside_whole() {
    let home = Home::new();
    home.write_kit("{ torn");
    let (kit, notice) = home.kit();
    assert!(kit.own_file().values.0.is_empty());
    let Some(KitNotice::SetAside { file, kept: 0, problems }) = &notice else { panic!("{notice:?}") };
    assert_eq!((fs::read_to_string(file).unwrap().as_str(), problems.len()), ("{ torn", 1));
    assert_eq!(home.kit_files(), ["yokai-sketch.json.damaged-1"]);
    assert_eq!(home.kit().1, None, "told once");
}

#[test]
fn what_is_right_in_a_file_is_used_and_the_file_kept_beside() {
    let home = Home::new();
    let text = r#"{"kit":1,"game":"yokai-sketch","name":"ours","values":{
        "stack.1.name":{"value":"Moss","status":"confirmed"},"stack.9.name":{"value":"Sky","status":"confirmed"}}}"#;
    home.write_kit(text);
    let (kit, notice) = home.kit();
    assert_eq!((kit.name(), kit.values().text("stack.1.name")), ("ours", Some("Moss")));
    let Some(KitNotice::SetAside { file, kept: 1, problems }) = &notice else { panic!("{notice:?}") };
    assert_eq!(fs::read_to_string(file).unwrap(), text);
    assert_eq!(problems[0].to_string(), "yokai-sketch.json: stack.9.name: the kit of this game has no such value");
    let said = courtside_rules::text::english().say(&notice.as_ref().unwrap().message());
    assert!(said.contains("yokai-sketch.json.damaged-1") && said.contains("stack.9.name"), "{said}");
    let (again, notice) = home.kit();
    assert_eq!((again.own_file(), notice), (kit.own_file(), None));
}

#[test]
fn a_kit_of_a_later_courtside_is_kept_for_it() {
    let home = Home::new();
    home.write_kit(r#"{"kit":2,"game":"yokai-sketch","shelves":[]}"#);
    assert!(matches!(home.kit().1, Some(KitNotice::SetAside { kept: 0, .. })));
    assert_eq!(home.kit_files(), ["yokai-sketch.json.damaged-1"]);
}

#[test]
fn what_stands_where_the_file_should_be_is_moved_out_of_the_way() {
    let home = Home::new();
    fs::create_dir(home.store.kits_dir().join("yokai-sketch.json")).unwrap();
    assert!(matches!(home.kit().1, Some(KitNotice::Moved { .. })));
    home.store.save_kit(&home.kit().0).unwrap();
}

#[test]
fn a_kit_that_is_not_saved_says_why() {
    let home = Home::new();
    let (kit, _) = home.kit();
    fs::remove_dir_all(home.store.kits_dir()).unwrap();
    assert!(matches!(home.store.save_kit(&kit), Err(StoreError::Write(Reason::Other(_)))));
}

#[test]
fn an_exported_kit_can_be_taken_over_by_another_table() {
    let (home, other) = (Home::new(), Home::new());
    let (mut kit, _) = home.kit();
    kit.set("stack.3.colour", json!("orange"), None).unwrap();
    let path = home.store.export_kit(kit.own_file(), None).unwrap();
    assert!(path.ends_with("exports/yokai-sketch-kit.json"));
    let chosen = home.folder.path().join("chosen.json");
    assert_eq!(home.store.export_kit(kit.own_file(), Some(&chosen)).unwrap(), chosen);

    let (game, file) = kits::check_file("kit.json", &read_kit_file(&path).unwrap()).unwrap();
    assert_eq!(game, GAME);
    let (mut theirs, _) = other.kit();
    assert_eq!(theirs.import(&file), 1);
    assert_eq!(theirs.values().status("stack.3.colour"), Status::Confirmed);
    assert!(matches!(read_kit_file(&home.folder.path().join("none")), Err(StoreError::File(FileError::Unreadable(_)))));
}
