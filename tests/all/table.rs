//! A table for black-box tests: a scripted game of Yokai Sketch that a child process plays through the store.

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
    process::Command,
};

use courtside_games::yokai_sketch::YokaiSketch;
use courtside_rules::{
    journal::{Game, Record, RecordOf},
    testing::shipped,
};
use courtside_store::{GameFile, Saved, Store};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use serde_json::Value;

/// Where the child finds its data folder, and the seed of what it does.
pub const HOME: &str = "COURTSIDE_TEST_HOME";
pub const SEED: &str = "COURTSIDE_TEST_SEED";

pub fn new_game(store: &Store) -> GameFile<YokaiSketch> {
    let setup = YokaiSketch::samples().swap_remove(0);
    store.create(setup, &shipped::<YokaiSketch>(), "scripted", 0).expect("a new game can be written")
}

/// What the table does next: mostly plays, at times undoes, brings back, mends or renames.
pub fn next_record(file: &GameFile<YokaiSketch>, luck: &mut StdRng, at: i64) -> RecordOf<YokaiSketch> {
    let journal = file.journal();
    let special = match luck.random_range(0..20) {
        0 | 1 => journal.undo(luck.random_range(1..4)),
        2 => journal.redo(1),
        3 => Some(Record::Rename(format!("game {at}"))),
        4 => mend(file, luck),
        _ => None,
    };
    special.unwrap_or_else(|| {
        let choices = YokaiSketch::choices(journal.state());
        let action = choices.choose(luck).expect("a game that is not over offers something");
        journal.play(action.clone(), at).expect("what is offered is accepted")
    })
}

/// The record of some late entry mended into another, the rest cut where it no longer fits.
fn mend(file: &GameFile<YokaiSketch>, luck: &mut StdRng) -> Option<RecordOf<YokaiSketch>> {
    let journal = file.journal();
    let index = journal.entries().len().checked_sub(luck.random_range(1..4))?;
    let choices = YokaiSketch::choices(&journal.state_at(index));
    Some(journal.mend(index, choices.choose(luck)?.clone()).expect("what was offered then is accepted").record())
}

/// The child: plays on and says every record that the store has acknowledged, until it is ended.
///
/// The record's place in its file is its time, so that no two are alike.
pub fn play_on(home: &str, mut go_on: impl FnMut(Saved) -> bool) {
    let seed = env::var(SEED).expect("the parent sets it").parse().expect("it is a number");
    let mut luck = StdRng::seed_from_u64(seed);
    let store = Store::open(Path::new(home)).expect("the data folder is there");
    let mut out = io::stdout();
    writeln!(out).expect("the parent listens");
    loop {
        let listed = store.games().expect("the folder can be listed");
        let unfinished = listed.iter().find(|game| {
            let summary = game.content.as_ref().expect("every file reads");
            !summary.is_over && !summary.name.starts_with("copy")
        });
        let mut file = match unfinished {
            Some(game) => store.open_game(&game.id).expect("a game can be opened"),
            None => new_game(&store),
        };
        assert!(file.read_only().is_none(), "the lock died with the last child");
        let mut place = i64::try_from(records(&store, file.id().as_str()).len()).expect("small");
        while !YokaiSketch::is_over(file.journal().state()) {
            place += 1;
            let record = next_record(&file, &mut luck, place);
            let text = serde_json::to_string(&record).expect("records are plain data");
            let saved = file.commit(record);
            if saved == Saved::OnDisk {
                writeln!(out, "ack {} {text}", file.id()).expect("the parent listens");
                out.flush().expect("the parent listens");
            }
            if !go_on(saved) {
                return;
            }
            if luck.random_range(0..25) == 0 {
                let copy = store.duplicate(file.id(), "copy").expect("a game can be duplicated");
                store.throw_away(&copy).expect("a game can be thrown away");
                store.purge(&copy).expect("a game can be deleted");
            }
        }
    }
}

/// The records of a game's file, which is whole.
pub fn records(store: &Store, id: &str) -> Vec<String> {
    let (records, torn) = records_and_torn(store, id);
    assert!(torn.is_empty(), "every line is whole");
    records
}

/// The records of a game's file behind the header, each as it was written, in the order of its numbers, and what comes
/// behind the last whole line.
pub fn records_and_torn(store: &Store, id: &str) -> (Vec<String>, Vec<u8>) {
    let path = store.root().join("games").join(format!("{id}.courtside"));
    let mut bytes = fs::read(path).expect("the file is there");
    let torn = bytes.split_off(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1));
    let text = String::from_utf8(bytes).expect("whole lines are text");
    let mut records = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let value: Value = serde_json::from_str(line).expect("every line reads");
        assert_eq!(value["n"], number, "lines are numbered without a gap");
        let (_, rest) = line.split_once(&format!("\"n\":{number},")).expect("the number is in the line");
        records.push(format!("{{{rest}"));
    }
    (records.split_off(1), torn)
}

/// This test binary again, running only the test `name`, its modules included, which then is the child.
pub fn child(name: &str, home: &Path, seed: u64) -> Command {
    let mut command = Command::new(env::current_exe().expect("this test is a file"));
    command.args(["--exact", name, "--nocapture", "--test-threads=1"]);
    command.env(HOME, home).env(SEED, seed.to_string());
    command
}
