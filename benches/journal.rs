//! How fast a journal folds, how fast a long game's file opens, and what a flush to the disk costs.

use std::{fs::OpenOptions, io::Write};

use courtside_games::yokai_sketch::{Action, Correction, StackId, YokaiSketch};
use courtside_rules::{
    journal::{Game, Header, Journal, Record, RecordOf},
    testing::shipped,
};
use courtside_store::{GameFile, Saved, SavedId, Store};
use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};

const ENTRIES: usize = 10_000;

fn main() {
    divan::main();
}

/// A game that never stays over: the table puts a yokai back on its stack and goes on.
fn long_game() -> (Header, Vec<RecordOf<YokaiSketch>>) {
    let setup = YokaiSketch::samples().swap_remove(0);
    let (mut journal, header) =
        Journal::<YokaiSketch>::begin(setup, &shipped::<YokaiSketch>(), "long", 0).expect("the samples can be played");
    let mut luck = StdRng::seed_from_u64(1);
    let mut records = Vec::with_capacity(ENTRIES);
    while records.len() < ENTRIES {
        let choices = YokaiSketch::choices(journal.state());
        let action = choices.choose(&mut luck).cloned().unwrap_or_else(|| reopen(&journal, &mut luck));
        let record = journal.play(action, 0).expect("it is legal");
        records.push(record.clone());
        journal.accept(record).expect("it fits");
    }
    (header, records)
}

fn reopen(journal: &Journal<YokaiSketch>, luck: &mut StdRng) -> Action {
    let state = journal.state();
    let album = state.albums.iter().find(|album| !album.is_empty()).expect("someone took a yokai");
    let portrait = album[luck.random_range(0..album.len())];
    let empty = StackId::ALL.into_iter().find(|stack| state.stack(*stack).cards.is_empty()).expect("the game is over");
    Action::Correct(Correction::OntoStack { portrait, stack: empty })
}

fn fold(header: &Header, records: Vec<RecordOf<YokaiSketch>>) -> Journal<YokaiSketch> {
    let mut journal = Journal::open(header).expect("the header is right");
    for record in records {
        journal.accept(record).expect("it fits");
    }
    journal
}

#[divan::bench]
fn fold_10_000_entries(bencher: Bencher) {
    let (header, records) = long_game();
    let events: usize =
        records.iter().map(|record| if let Record::Play(entry) = record { entry.events.len() } else { 0 }).sum();
    bencher
        .counter(ItemsCount::new(events))
        .with_inputs(|| records.clone())
        .bench_values(|records| fold(&header, records));
}

/// The lines of records behind the header, in the file's form.
fn lines(records: &[RecordOf<YokaiSketch>]) -> Vec<u8> {
    let mut lines = Vec::new();
    for (number, record) in (1..).zip(records) {
        let json = serde_json::to_string(record).expect("records are plain data");
        let rest = format!("\"n\":{number},{}", &json[1..]);
        lines.extend(format!("{{\"sum\":\"{:08x}\",{rest}\n", crc32fast::hash(rest.as_bytes())).bytes());
    }
    lines
}

/// A data folder with one game of these records.
fn saved(records: Vec<RecordOf<YokaiSketch>>) -> (tempfile::TempDir, Store, SavedId) {
    let folder = tempfile::tempdir().expect("a folder for the benchmark");
    let store = Store::open(folder.path()).expect("the data folder can be made");
    let setup = YokaiSketch::samples().swap_remove(0);
    let game = store.create::<YokaiSketch>(setup, &shipped::<YokaiSketch>(), "long", 0);
    let id = game.expect("a new game can be written").id().clone();
    // Written at once: ten thousand flushes are another benchmark.
    let path = folder.path().join("games").join(format!("{id}.courtside"));
    let mut file = OpenOptions::new().append(true).open(path).expect("it is there");
    file.write_all(&lines(&records)).expect("the disk has room");
    (folder, store, id)
}

#[divan::bench]
fn open_file_of_10_000_entries(bencher: Bencher) {
    let (_folder, store, id) = saved(long_game().1);
    bencher.counter(ItemsCount::new(ENTRIES)).bench(|| {
        let file: GameFile<YokaiSketch> = store.open_game(&id).expect("it opens");
        assert_eq!(file.journal().entries().len(), ENTRIES);
        file
    });
}

#[divan::bench]
fn open_file_of_10_000_entries_and_10_000_undos(bencher: Bencher) {
    let mut records = Vec::new();
    for record in long_game().1 {
        records.push(record.clone());
        records.push(Record::Undo(1));
        records.push(record);
    }
    let (_folder, store, id) = saved(records);
    bencher.counter(ItemsCount::new(ENTRIES)).bench(|| {
        let file: GameFile<YokaiSketch> = store.open_game(&id).expect("it opens");
        assert_eq!(file.journal().entries().len(), ENTRIES);
        file
    });
}

#[divan::bench]
fn commit_with_flush(bencher: Bencher) {
    let (_folder, store, id) = saved(long_game().1);
    let mut file: GameFile<YokaiSketch> = store.open_game(&id).expect("it opens");
    let mut back = false;
    bencher.bench_local(|| {
        back = !back;
        let record = if back { file.journal().undo(1) } else { file.journal().redo(1) };
        let saved = file.commit(record.expect("there is one"));
        assert_eq!(saved, Saved::OnDisk);
    });
}

#[divan::bench]
fn write_the_same_without_flush(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder for the benchmark");
    let path = folder.path().join("plain");
    let mut file = OpenOptions::new().create(true).append(true).open(path).expect("it can be made");
    let line = lines(&[Record::Undo(1)]);
    bencher.bench_local(|| file.write_all(&line).expect("the disk has room"));
}
