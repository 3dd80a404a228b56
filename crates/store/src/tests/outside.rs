//! Files from elsewhere: exported games come in as copies, everything else is refused with its reason.

use std::{fs, path::PathBuf};

use super::{Home, reveal};
use crate::{FileError, IMPORT_LIMIT_MB, StoreError, export_name, lines::encode, peek, read::HeaderLine};
use courtside_games::yokai_sketch::YokaiSketch;
use courtside_rules::{
    journal::{FORM, Header},
    text::{Language, Texts},
};

/// An exported game with one entry, and the folder it is in.
fn exported(home: &Home) -> (tempfile::TempDir, PathBuf) {
    let mut file = home.yokai("Friday: tea/cake?", 100);
    reveal(&mut file, 0, 7, 300);
    let folder = tempfile::tempdir().unwrap();
    let name = export_name(home.store.games().unwrap()[0].content.as_ref().unwrap());
    assert_eq!(name, "Friday- tea-cake.courtside");
    let target = folder.path().join(name);
    home.store.export(file.id(), &target).unwrap();
    (folder, target)
}

fn header() -> Header {
    Header {
        courtside: FORM,
        game: "yokai-sketch".into(),
        name: String::new(),
        created: 1,
        setup: serde_json::json!({}),
        kit: serde_json::json!({}),
    }
}

fn refusal(bytes: &[u8]) -> StoreError {
    let home = Home::new();
    let path = home.folder.path().join("from-elsewhere.courtside");
    fs::write(&path, bytes).unwrap();
    let error = home.store.import(&path).unwrap_err();
    assert!(home.store.games().unwrap().is_empty());
    for language in Language::ALL {
        let said = Texts::new(language).say(&error.message());
        assert!(said.chars().count() > 20 && !said.starts_with("store-"), "{said}");
    }
    error
}

#[test]
fn an_exported_game_comes_in_as_a_copy_on_another_table() {
    let (here, there) = (Home::new(), Home::new());
    let (_folder, path) = exported(&here);
    assert_eq!(peek(&path).unwrap().entries, 1);
    let id = there.store.import(&path).unwrap();
    let again = there.store.import(&path).unwrap();
    assert_ne!(id, again);
    let game = there.store.open_game::<YokaiSketch>(&id).unwrap();
    assert_eq!((game.journal().entries().len(), game.journal().name()), (1, "Friday: tea/cake?"));
    assert_eq!(fs::read(there.path(&id)).unwrap(), fs::read(&path).unwrap());
}

#[test]
fn a_file_whose_line_ends_were_changed_on_the_way_comes_in() {
    let home = Home::new();
    let (_folder, path) = exported(&home);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n"))).unwrap();
    let id = home.store.import(&path).unwrap();
    assert_eq!(fs::read_to_string(home.path(&id)).unwrap(), text);
}

#[test]
fn rubbish_is_refused() {
    assert!(matches!(refusal(b""), StoreError::File(FileError::Empty)));
    assert!(matches!(refusal(b"hello"), StoreError::File(FileError::NotAGame)));
    assert!(matches!(refusal(b"{\"json\": true}\n"), StoreError::File(FileError::NotAGame)));
    let binary: Vec<u8> = (0..100_000_u32).map(|place| (place * 7919 % 251) as u8).collect();
    assert!(matches!(refusal(&binary), StoreError::File(FileError::NotAGame)));
    assert!(matches!(refusal(b"{\"sum\":\"00000000\",\"n\":0}\n"), StoreError::File(FileError::Header)));
}

#[test]
fn a_huge_file_is_refused_with_the_limit() {
    let huge = vec![b'x'; (IMPORT_LIMIT_MB as usize) << 20 | 1];
    let error = refusal(&huge);
    assert!(matches!(error, StoreError::TooLarge { .. }));
    assert!(Texts::new(Language::English).say(&error.message()).contains("16 MB"));
}

#[test]
fn games_this_courtside_cannot_play_are_refused() {
    let of = |game: &str| encode(0, &HeaderLine { header: Header { game: game.into(), ..header() } });
    assert!(matches!(refusal(&of("chess")), StoreError::File(FileError::UnknownGame(_))));
    let newer = encode(0, &HeaderLine { header: Header { courtside: FORM + 1, ..header() } });
    assert!(matches!(refusal(&newer), StoreError::File(FileError::Newer { line: 1, .. })));
    let other_form = encode(0, &serde_json::json!({"header": {"courtside": FORM + 1, "colour": "red"}}));
    assert!(matches!(refusal(&other_form), StoreError::File(FileError::Newer { line: 1, .. })));
    assert!(matches!(refusal(&of("yokai-sketch")), StoreError::File(FileError::Misfit { line: 1, .. })));
}

#[test]
fn damaged_and_unruly_games_are_refused() {
    let home = Home::new();
    let (_folder, path) = exported(&home);
    let bytes = fs::read(&path).unwrap();
    assert!(matches!(refusal(&bytes[..bytes.len() - 5]), StoreError::Damaged { kept: 0 }));
    let entry = serde_json::json!({"play": {"at": 1, "action": "end_turn", "events": ["no_such_event"]}});
    let newer = [&bytes[..], &encode(2, &entry)].concat();
    assert!(matches!(refusal(&newer), StoreError::File(FileError::Newer { line: 3, .. })));
    let text = String::from_utf8(bytes).unwrap();
    let mut lines: Vec<Vec<u8>> = text.lines().map(|line| format!("{line}\n").into_bytes()).collect();
    let mut play: serde_json::Value = serde_json::from_slice(&lines[1]).unwrap();
    play = serde_json::json!({"play": play["play"]});
    let json = play.to_string().replace("\"stack\":0", "\"stack\":9");
    let play: serde_json::Value = serde_json::from_str(&json).unwrap();
    lines[1] = encode(1, &play);
    assert!(matches!(refusal(&lines.concat()), StoreError::File(FileError::Unruly(_))));
}

#[test]
fn a_missing_file_is_said() {
    let home = Home::new();
    let error = home.store.import(&home.folder.path().join("none.courtside")).unwrap_err();
    assert!(matches!(error, StoreError::File(FileError::Unreadable(_))));
}
