//! The process is killed again and again while it plays; nothing that was acknowledged is ever lost or doubled.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead, BufReader, Read},
    process::Stdio,
    thread,
    time::Duration,
};

use super::table::{HOME, child, play_on, records, records_and_torn};
use courtside_games::yokai_sketch::YokaiSketch;
use courtside_rules::journal::Game;
use courtside_store::{Damage, Flaw, Notice, Store};
use rand::{RngExt, SeedableRng, rngs::StdRng};

const KILLS: u64 = 220;

/// Does nothing unless a parent test has started it.
#[test]
fn plays_until_killed() {
    if let Ok(home) = env::var(HOME) {
        play_on(&home, |_| true);
    }
}

#[test]
fn every_acknowledged_entry_survives_being_killed() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = Store::open(folder.path()).expect("the data folder can be made");
    let mut luck = StdRng::seed_from_u64(8);
    // What each game's file holds for sure.
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let mut command = child("kill::plays_until_killed", folder.path(), kill);
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the child starts");
        let mut lines = BufReader::new(process.stdout.take().expect("it is piped"));
        let mut said = String::new();
        let acks = luck.random_range(0..25);
        while said.matches("ack ").count() < acks && lines.read_line(&mut said).expect("the child talks") > 0 {}
        thread::sleep(Duration::from_micros(luck.random_range(0..4000)));
        process.kill().expect("it can be killed");
        let end = process.wait().expect("it ends");
        lines.read_to_string(&mut said).expect("what it said is still there");
        // A test binary ends by itself with 0 or 101.
        assert!(!matches!(end.code(), Some(0 | 101)), "kill {kill}: the child ended by itself:\n{said}");
        // The last line may be cut short; then it was not heard, and not acknowledged.
        let whole = &said[..said.rfind('\n').map_or(0, |end| end + 1)];
        for ack in whole.lines().filter_map(|line| line.strip_prefix("ack ")) {
            let (id, record) = ack.split_once(' ').expect("an id and a record");
            known.entry(id.to_owned()).or_default().push(record.to_owned());
            acknowledged += 1;
        }
        check(&store, &mut known, kill);
    }
    // What was put away in between is still what it was.
    let away = store.trash().expect("the trash can be listed");
    for game in away.iter().filter(|game| game.content.as_ref().is_ok_and(|summary| summary.name != "copy")) {
        store.restore(&game.id).expect("it comes back");
        assert_eq!(records(&store, game.id.as_str()), known[game.id.as_str()]);
    }
    assert!(acknowledged > KILLS, "the children did something: {acknowledged}");
    assert!(known.len() > 2, "several games were played: {}", known.len());
}

/// What is owed after a kill: every acknowledged record is there, once and in order, and every game opens.
///
/// At most one more record was being written. The system may end a process between two blocks of one write, so of that
/// record the file has nothing, a beginning or everything. A beginning is set aside when the game is opened.
fn check(store: &Store, known: &mut BTreeMap<String, Vec<String>>, kill: u64) {
    let mut ahead = 0;
    for game in store.games().expect("the folder can be listed") {
        let summary = game.content.unwrap_or_else(|problem| panic!("kill {kill}: {}: {problem}", game.id));
        let (there, torn) = records_and_torn(store, game.id.as_str());
        assert_eq!(summary.is_damaged, !torn.is_empty(), "kill {kill}: {}", game.id);
        if summary.name == "copy" {
            // A copy that the child did not come to delete was made in one step, so it is whole.
            assert!(torn.is_empty(), "kill {kill}: {}", game.id);
            store.throw_away(&game.id).expect("nobody has it open");
            continue;
        }
        let known = known.entry(game.id.to_string()).or_default();
        assert!(there.starts_with(known), "kill {kill}: {}\nthere: {there:#?}\nacknowledged: {known:#?}", game.id);
        ahead += there.len() - known.len() + usize::from(!torn.is_empty());
        let file = store.open_game::<YokaiSketch>(&game.id).expect("it opens");
        let damage = Damage { kept: there.len(), aside: 1, flaw: Flaw::Tail };
        let notice = file.notice().map(|notice| (&notice.damage, set_aside(notice)));
        assert_eq!(notice, (!torn.is_empty()).then_some((&damage, torn)), "kill {kill}: {}", game.id);
        assert!(file.read_only().is_none());
        assert_eq!(records(store, game.id.as_str()), there, "kill {kill}: {}", game.id);
        *known = there;
        YokaiSketch::check(file.journal().state()).expect("it keeps the laws");
        drop(file);
        if summary.is_over {
            store.throw_away(&game.id).expect("nobody has it open");
        }
    }
    assert!(ahead <= 1, "kill {kill}: {ahead} records were begun without being acknowledged");
}

fn set_aside(notice: &Notice) -> Vec<u8> {
    fs::read(notice.copy.as_ref().expect("the game was opened to be played on")).expect("the copy is there")
}
