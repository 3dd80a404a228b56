//! The binary from outside: what it prints, which code it ends with, what it leaves alone.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use super::{
    err, out,
    table::{new_game, next_record},
};
use courtside_store::{Saved, Store};
use rand::{SeedableRng, rngs::StdRng};
use serde_json::Value;

/// A data folder with a scripted game in it, exported beside.
struct Home {
    folder: tempfile::TempDir,
    file: PathBuf,
}

impl Home {
    fn new(records: i64) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let store = Store::open(folder.path()).expect("the data folder can be made");
        let mut game = new_game(&store);
        let mut luck = StdRng::seed_from_u64(3);
        for at in 0..records {
            let record = next_record(&game, &mut luck, at);
            assert_eq!(game.commit(record), Saved::OnDisk);
        }
        let file = folder.path().join("evening.courtside");
        store.export(game.id(), &file).expect("it can be exported");
        Self { folder, file }
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("it runs")
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_courtside"));
        command.args(args).env("COURTSIDE_HOME", self.folder.path()).env("LC_ALL", "C").env_remove("DISPLAY");
        command
    }

    fn replay(&self, args: &[&str]) -> Output {
        let file = self.file.to_str().expect("the path is text");
        self.run(&[&["replay", file], args].concat())
    }
}

#[test]
fn version_and_help_are_printed() {
    let home = Home::new(0);
    let version = home.run(&["--version"]);
    assert_eq!(out(&version).trim(), concat!("courtside ", env!("CARGO_PKG_VERSION")));
    let help = home.run(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    for command in ["replay", "kit", "simulate"] {
        assert!(out(&help).contains(command));
    }
}

#[test]
fn replay_prints_the_log_and_the_score_sheet() {
    let home = Home::new(30);
    let output = home.replay(&[]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = out(&output);
    assert!(text.starts_with("Yokai Sketch"), "{text}");
    assert!(text.contains("\n   1  ") && text.contains("YS-") && text.contains("Total"), "{text}");
    let russian = out(&home.replay(&["--lang", "ru"]));
    assert!(russian.contains("Итого") && !russian.contains("Total"), "{russian}");
}

#[test]
fn replay_stops_where_it_is_told_and_speaks_json() {
    let home = Home::new(30);
    let json = |args: &[&str]| -> Value {
        let output = home.replay(args);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        serde_json::from_slice(&output.stdout).expect("it is JSON")
    };
    let all = json(&["--json"]);
    let some = json(&["--json", "--until", "5"]);
    let entries = |story: &Value| story["entries"].as_array().expect("a list").clone();
    assert_eq!(entries(&some).len(), 5);
    assert_eq!(entries(&all)[..5], entries(&some)[..]);
    assert_eq!(all["game"], "yokai-sketch");
    assert!(entries(&all)[0]["lines"][0]["text"].is_string());
    assert_eq!(all["sheet"]["totals"].as_array().map(Vec::len), Some(2));
    assert_eq!(entries(&json(&["--json", "--until", "9999"])), entries(&all));
}

#[test]
fn replay_says_what_is_damaged_and_touches_nothing() {
    let home = Home::new(10);
    let whole = fs::read(&home.file).expect("it is there");
    fs::write(&home.file, &whole[..whole.len() - 4]).expect("it can be written");
    let output = home.replay(&[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("Total") && err(&output).contains("9 changes are shown"), "{}", err(&output));
    assert_eq!(fs::read(&home.file).expect("it is there"), &whole[..whole.len() - 4]);
    assert_eq!(fs::read_dir(home.folder.path()).expect("it is there").count(), 4, "no copy beside it");
    fs::write(&home.file, "rubbish").expect("it can be written");
    let output = home.replay(&["--lang", "es"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).is_empty() && err(&output).contains("no es una partida de Courtside"));
    let output = home.run(&["replay", "no-such-file"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(err(&output), "no-such-file: There is no such file. Check its name and folder.\n");
    let output = home.run(&["replay", home.folder.path().to_str().expect("text"), "--lang", "ru"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).ends_with(": Это папка. Возьмите файл из неё.\n"), "{}", err(&output));
}

#[test]
fn kit_check_tells_all_problems_of_all_kits_at_once() {
    let home = Home::new(0);
    let output = home.run(&["kit", "check"]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    let kits = home.folder.path().join("kits");
    fs::write(kits.join("broken.json"), "{").expect("it can be written");
    fs::write(kits.join("other.json"), r#"{"kit": 1, "game": "chess", "values": {}}"#).expect("it can be written");
    let wrong = r#"{"kit": 1, "game": "yokai-sketch", "values": {
        "stack.1.colour": {"value": "mauve", "status": "confirmed"}, "stack.9": {"status": "unknown"}}}"#;
    fs::write(kits.join("wrong.json"), wrong).expect("it can be written");
    fs::write(kits.join("notes.txt"), "not a kit").expect("it can be written");
    let output = home.run(&["kit", "check"]);
    let text = out(&output);
    assert_eq!(output.status.code(), Some(1));
    for word in ["broken.json", "chess", "mauve", "stack.9", "yokai-sketch (shipped): fine", "Kits: 7 · problems: 4"] {
        assert!(text.contains(word), "{word} in:\n{text}");
    }
    assert!(!text.contains("notes.txt"));
    let one = home.run(&["kit", "check", kits.join("wrong.json").to_str().expect("text"), "missing.json"]);
    assert_eq!(one.status.code(), Some(1));
    assert!(out(&one).contains("missing.json") && !out(&one).contains("shipped"), "{}", out(&one));
}

#[test]
fn simulate_plays_clean_games() {
    let home = Home::new(0);
    let output = home.run(&["simulate", "yokai-sketch", "--games", "20", "--seed", "4"]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    assert!(out(&output).contains("Games per second"));
}

#[test]
fn a_wrong_call_ends_with_2() {
    let home = Home::new(0);
    for args in [&["fly"][..], &["replay"], &["replay", "x", "--lang", "fr"], &["simulate", "chess"]] {
        let output = home.run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!err(&output).is_empty());
    }
}

#[test]
fn a_reader_that_goes_away_is_no_problem() {
    let home = Home::new(30);
    let file = home.file.to_str().expect("text");
    let mut command = home.command(&["replay", file, "--json"]);
    let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(process.stdout.take());
    let output = process.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
}

#[test]
fn every_golden_journal_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join("journals");
    let home = Home::new(0);
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_some_and(|extension| extension == "courtside") {
            let output = home.run(&["replay", path.to_str().expect("text")]);
            assert_eq!(output.status.code(), Some(0), "{}: {}", path.display(), err(&output));
        }
    }
}
