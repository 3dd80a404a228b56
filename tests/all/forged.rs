//! Forged files through `courtside replay`: told up to the forgery, in words and as JSON, and never a panic.

use std::{fs, process::Command};

use serde_json::{Value, json};

use super::{err, out};
use courtside_games::{
    forbidden_city::ForbiddenCity, perfect_shot::PerfectShot, sakura::Sakura, yokai_sketch::YokaiSketch,
};
use courtside_rules::{
    journal::{
        Game,
        forge::{Forger, Played, by_lot},
    },
    luck::mixed,
};

/// So many forged files of each game are told.
const EACH: u64 = 16;
/// So many honest lines stand behind a forged one.
const BEHIND: usize = 3;

/// The line of a record with the checksum that is right for it.
fn line(number: usize, record: &Value) -> String {
    let rest = format!("\"n\":{number},{}", &record.to_string()[1..]);
    format!("{{\"sum\":\"{:08x}\",{rest}\n", crc32fast::hash(rest.as_bytes()))
}

/// How many of the forged files of a game were told with a word that something is wrong.
fn told<G: Game>() -> usize {
    let games = by_lot::<G>(&[]);
    let all: Vec<Value> = games.iter().flat_map(|game| &game.records).map(|record| json!(record)).collect();
    let forger = Forger::new(&all);
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("forged.courtside");
    let mut warned = 0;
    for luck in 0..EACH {
        let Played { header, records } = &games[luck as usize % games.len()];
        let place = mixed(luck) as usize % records.len();
        let mut forgeries = forger.forgeries(&json!(records[place]));
        let forged = forgeries.swap_remove(mixed(luck + EACH) as usize % forgeries.len());
        let honest = records.iter().map(|record| json!(record));
        let mut lines: Vec<Value> = [json!({ "header": header })].into_iter().chain(honest).collect();
        lines[place + 1] = forged.record;
        lines.truncate(place + 2 + BEHIND);
        let text: String = lines.iter().enumerate().map(|(number, record)| line(number, record)).collect();
        fs::write(&file, text).expect("it can be written");
        let replay = |json: &[&str]| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_courtside"));
            command.arg("replay").arg(&file).args(json).env("COURTSIDE_HOME", folder.path()).env("LC_ALL", "C");
            command.output().expect("it runs")
        };
        let (words, data) = (replay(&[]), replay(&["--json"]));
        let said = [out(&words), err(&words), err(&data)].concat();
        assert!(matches!(words.status.code(), Some(0 | 1)) && !said.contains("panicked"), "{}: {said}", forged.change);
        assert_eq!((words.status.code(), err(&words)), (data.status.code(), err(&data)), "{}", forged.change);
        assert_eq!(words.status.code() == Some(1), !err(&words).is_empty(), "{}", forged.change);
        // A file that a later version may have written is not told at all.
        if !out(&words).is_empty() {
            let story: Value = serde_json::from_slice(&data.stdout).expect("it is JSON");
            let many = story["entries"].as_array().expect("a list").len();
            assert!(many <= lines.len(), "{}: {many} entries", forged.change);
        }
        warned += usize::from(words.status.code() == Some(1));
    }
    warned
}

#[test]
fn replay_tells_forged_games_up_to_the_forgery() {
    let warned = [told::<Sakura>(), told::<YokaiSketch>(), told::<PerfectShot>(), told::<ForbiddenCity>()];
    assert!(warned.iter().all(|warned| *warned > 2), "{warned:?} of {EACH} each");
}
