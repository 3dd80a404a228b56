//! Damaged files: what is whole is kept, what is not is set aside, and nothing is guessed.

use std::fs;

use proptest::{prelude::*, test_runner::Config};

use super::{Home, add, numbers};
use crate::{Damage, FileError, Flaw, GameFile, Notice, ReadOnly, SavedId, StoreError, disk, lines};
use courtside_rules::{
    journal::{Record, toy::Toy},
    text::{Language, Texts},
};

const PLAYED: [u64; 5] = [1, 2, 3, 4, 5];

/// The offsets at which the lines of a file end.
fn ends(bytes: &[u8]) -> Vec<usize> {
    (1..=bytes.len()).filter(|end| bytes[end - 1] == b'\n').collect()
}

fn open(home: &Home, id: &SavedId) -> Result<GameFile<Toy>, StoreError> {
    home.store.open_game(id)
}

#[test]
fn the_form_of_a_line_never_changes() {
    let line = lines::encode(7, &Record::<(), ()>::Undo(2));
    assert_eq!(String::from_utf8(line).unwrap(), "{\"sum\":\"32e03ae1\",\"n\":7,\"undo\":2}\n");
}

#[test]
fn a_file_torn_at_any_byte_opens_with_every_whole_line() {
    let home = Home::new();
    let id = home.toy(&PLAYED);
    let path = home.path(&id);
    let whole = fs::read(&path).unwrap();
    let ends = ends(&whole);
    assert_eq!(ends.len(), PLAYED.len() + 1);
    for cut in 0..=whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let lines = ends.iter().filter(|end| **end <= cut).count();
        if lines == 0 {
            let error = open(&home, &id).err().unwrap();
            let StoreError::File(error) = error else { panic!("{error}") };
            assert!(matches!(error, FileError::Empty | FileError::NotAGame | FileError::Header), "{cut}: {error}");
            assert_eq!(fs::read(&path).unwrap(), &whole[..cut], "a broken header is left as it is");
            continue;
        }
        let kept = ends[lines - 1];
        let mut file = open(&home, &id).unwrap();
        assert_eq!(numbers(&file), PLAYED[..lines - 1], "torn at {cut}");
        assert_eq!(fs::metadata(&path).unwrap().len(), kept as u64);
        match file.notice() {
            None => assert_eq!(cut, kept),
            Some(Notice { damage, copy }) => {
                let copy = copy.as_ref().unwrap();
                assert_eq!(fs::read(copy).unwrap(), &whole[kept..cut], "torn at {cut}");
                assert_eq!(*damage, Damage { kept: lines - 1, aside: 1, flaw: Flaw::Tail });
                fs::remove_file(copy).unwrap();
            }
        }
        // The game goes on from there, and nothing is doubled or lost.
        add(&mut file, 6);
        drop(file);
        let file = open(&home, &id).unwrap();
        assert!(file.notice().is_none());
        assert_eq!(numbers(&file), [&PLAYED[..lines - 1], &[6]].concat());
    }
}

#[test]
fn every_flipped_bit_is_found_and_only_what_is_before_it_is_kept() {
    let home = Home::new();
    let id = home.toy(&PLAYED[..3]);
    let path = home.path(&id);
    let whole = fs::read(&path).unwrap();
    let ends = ends(&whole);
    for place in ends[0]..whole.len() {
        for bit in 0..8 {
            let mut bytes = whole.clone();
            bytes[place] ^= 1 << bit;
            let scan = lines::scan(&bytes);
            let line = ends.iter().filter(|end| **end <= place).count();
            assert_eq!(scan.bodies.len(), line, "byte {place}, bit {bit}");
            assert_eq!(scan.kept, ends[line - 1]);
            let damage = scan.damage.unwrap();
            // A flipped line feed joins its line to the next, and both are lost.
            let last_hit = if place + 1 == ends[line] { line + 1 } else { line };
            let flaw = if last_hit + 1 < ends.len() { Flaw::Inside } else { Flaw::Tail };
            assert_eq!(damage.flaw, flaw, "byte {place}, bit {bit}");
        }
    }
    for place in 0..ends[0] {
        let mut bytes = whole.clone();
        bytes[place] ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert!(matches!(open(&home, &id).err().unwrap(), StoreError::File(FileError::Header | FileError::NotAGame)));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn a_damaged_middle_opens_up_to_the_damage_and_the_rest_is_kept_beside() {
    let home = Home::new();
    let id = home.toy(&PLAYED);
    let path = home.path(&id);
    let mut bytes = fs::read(&path).unwrap();
    let ends = ends(&bytes);
    bytes[ends[2] + 30] ^= 4;
    fs::write(&path, &bytes).unwrap();
    let file = open(&home, &id).unwrap();
    assert_eq!(numbers(&file), PLAYED[..2]);
    let notice = file.notice().unwrap();
    assert_eq!(notice.damage, Damage { kept: 2, aside: 3, flaw: Flaw::Inside });
    assert_eq!(fs::read(notice.copy.as_ref().unwrap()).unwrap(), &bytes[ends[2]..]);
    let name = format!("{id}.courtside.damaged-1");
    assert_eq!(home.names(), [format!("{id}.courtside"), name.clone()]);
    let said = Texts::new(Language::English).say(&notice.message());
    assert!(said.contains("2 changes are here") && said.contains("3 lines") && said.contains(&name), "{said}");
}

#[test]
fn a_line_twice_or_missing_is_damage() {
    let home = Home::new();
    let id = home.toy(&PLAYED);
    let path = home.path(&id);
    let whole = fs::read(&path).unwrap();
    let ends = ends(&whole);
    let (before, third, after) = (&whole[..ends[2]], &whole[ends[2]..ends[3]], &whole[ends[3]..]);
    for (bytes, kept) in [([before, third, third, after].concat(), 3), ([before, after].concat(), 2)] {
        fs::write(&path, &bytes).unwrap();
        let file = open(&home, &id).unwrap();
        assert_eq!(numbers(&file), PLAYED[..kept]);
        assert_eq!(file.notice().unwrap().damage.flaw, Flaw::Inside);
    }
}

#[test]
fn each_damage_gets_a_copy_of_its_own() {
    let home = Home::new();
    let id = home.toy(&PLAYED);
    let path = home.path(&id);
    for number in 1..4 {
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() - number]).unwrap();
        let file = open(&home, &id).unwrap();
        let copy = file.notice().unwrap().copy.clone().unwrap();
        assert!(copy.to_string_lossy().ends_with(&format!(".damaged-{number}")), "{copy:?}");
    }
}

#[test]
fn what_is_only_looked_at_is_not_touched() {
    let home = Home::new();
    let id = home.toy(&PLAYED);
    let path = home.path(&id);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 3]).unwrap();
    let _held = disk::take_lock(&home.store.lock_path(&id)).unwrap();
    let file = open(&home, &id).unwrap();
    assert_eq!(file.read_only(), Some(&ReadOnly::OtherWindow));
    assert_eq!(numbers(&file), PLAYED[..4]);
    assert_eq!(file.notice().unwrap().copy, None);
    assert_eq!(fs::read(&path).unwrap(), &whole[..whole.len() - 3]);
    assert_eq!(home.names(), [format!("{id}.courtside")]);
}

#[test]
fn a_record_from_a_newer_courtside_is_said_and_the_file_is_left_alone() {
    let home = Home::new();
    let id = home.toy(&PLAYED);
    let path = home.path(&id);
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend(lines::encode(6, &serde_json::json!({"vote": 3})));
    bytes.extend(b"torn");
    fs::write(&path, &bytes).unwrap();
    let error = open(&home, &id).err().unwrap();
    assert!(matches!(error, StoreError::File(FileError::Newer { line: 7, .. })), "{error}");
    assert_eq!(fs::read(&path).unwrap(), bytes);
    let said = Texts::new(Language::English).say(&error.message());
    assert!(said.contains("newer Courtside"), "{said}");
}

#[test]
fn a_record_that_cannot_have_happened_is_set_aside_with_all_behind_it() {
    let entry = |action: serde_json::Value, events: serde_json::Value| serde_json::json!({"play": {"at": 1, "action": action, "events": events}});
    let exploded = entry(serde_json::json!({"add": 1}), serde_json::json!(["exploded"]));
    let forged = [
        exploded.clone(),
        entry(serde_json::json!({"add": 1}), serde_json::json!([{"added": {"seat": 2, "number": 1}}])),
        entry(serde_json::json!({"add": 1}), serde_json::json!([{"added": {"seat": 0, "number": u64::MAX}}])),
        entry(serde_json::json!({"add": 1}), serde_json::json!([{"added": {"seat": 0, "number": 2000}}])),
        entry(serde_json::json!({"add": 1}), serde_json::json!([{"added": {"seat": 256, "number": 1}}])),
        entry(serde_json::json!({"add": -1}), serde_json::json!([])),
        serde_json::json!({"undo": 6}),
        serde_json::json!({"redo": 1}),
        serde_json::json!({"mend": {"from": 9, "entries": []}}),
        serde_json::json!({"mend": {"from": 2, "entries": [exploded["play"]]}}),
        serde_json::json!({"undo": 1, "redo": 1}),
    ];
    for record in forged {
        let home = Home::new();
        let id = home.toy(&PLAYED);
        let path = home.path(&id);
        let whole = fs::read(&path).unwrap();
        let honest = Record::<(), ()>::Rename("Saturday".to_owned());
        let behind = [lines::encode(6, &record), lines::encode(7, &honest), b"torn".to_vec()].concat();
        fs::write(&path, [&whole[..], &behind].concat()).unwrap();
        let mut file = open(&home, &id).unwrap();
        assert_eq!((numbers(&file), file.journal().name()), (PLAYED.to_vec(), "Friday"), "{record}");
        let Notice { damage, copy } = file.notice().unwrap().clone();
        assert_eq!((damage.kept, damage.aside), (5, 3), "{record}");
        assert!(matches!(damage.flaw, Flaw::Unruly(_)), "{record}: {damage:?}");
        assert_eq!(fs::read(copy.unwrap()).unwrap(), behind, "nothing is lost");
        assert_eq!(fs::read(&path).unwrap(), whole);
        let said = Texts::new(Language::English).say(&file.notice().unwrap().message());
        assert!(said.contains("cannot have happened") && !said.contains("newer"), "{said}");
        // The game goes on from there.
        add(&mut file, 6);
        drop(file);
        let file = open(&home, &id).unwrap();
        assert_eq!((numbers(&file), file.notice()), ([&PLAYED[..], &[6]].concat(), None));
    }
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, cases: 256, ..Config::default() })]

    #[test]
    fn no_bytes_make_the_scan_stumble(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let scan = lines::scan(&bytes);
        prop_assert!(scan.bodies.is_empty());
    }

    #[test]
    fn a_burst_anywhere_keeps_the_lines_before_it(
        records in proptest::collection::vec(any::<u16>(), 1..20),
        at in any::<prop::sample::Index>(),
        burst in proptest::collection::vec(any::<u8>(), 1..40),
    ) {
        let lines: Vec<Vec<u8>> = (0..).zip(&records)
            .map(|(number, count)| lines::encode(number, &Record::<(), ()>::Undo(usize::from(*count)))).collect();
        let mut bytes = lines.concat();
        let start = at.index(bytes.len());
        let end = (start + burst.len()).min(bytes.len());
        let same = bytes[start..end] == burst[..end - start];
        bytes[start..end].copy_from_slice(&burst[..end - start]);
        let scan = lines::scan(&bytes);
        let before = lines.iter().scan(0, |sum, line| { *sum += line.len(); Some(*sum) }).filter(|end| *end <= start);
        prop_assert!(scan.bodies.len() >= before.count());
        prop_assert!(same || scan.damage.is_some());
    }
}
