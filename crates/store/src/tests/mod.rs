//! The store put to the test: torn and flipped bytes, full disks, two windows, the trash, files from elsewhere.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

mod damage;
mod failing;
mod folder;
mod forged;
mod kits;
mod outside;
mod photos;
mod shelf;
mod watch;

use std::{fs, path::PathBuf};

use super::{GameFile, Saved, Store};
use courtside_games::yokai_sketch::{Action as YokaiAction, Chain, Setup, StackId, YokaiSketch};
use courtside_rules::{
    journal::{
        Mark, Player, Seat,
        toy::{self, Action, Toy},
    },
    kit::Values,
};

/// A data folder that goes away with the test.
struct Home {
    folder: tempfile::TempDir,
    store: Store,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        Self { folder, store }
    }

    /// A toy game with these numbers played, and closed again.
    fn toy(&self, numbers: &[u64]) -> super::SavedId {
        let mut file: GameFile<Toy> = self.store.create(toy::setup(1000), &toy::kit(6), "Friday", 100).unwrap();
        for number in numbers {
            add(&mut file, *number);
        }
        file.id().clone()
    }

    fn yokai(&self, name: &str, created: i64) -> GameFile<YokaiSketch> {
        let player = |name: &str, mark| Player { name: name.to_owned(), mark };
        let players = vec![player("Anna", Mark::Green), player("Boris", Mark::Purple)];
        let setup = Setup { players, first: Seat(0), chain: Chain::AtOnce };
        self.store.create(setup, &yokai_kit(), name, created).unwrap()
    }

    fn path(&self, id: &super::SavedId) -> PathBuf {
        self.store.game_path(id)
    }

    /// The names of the files beside the games, lock files left out, sorted.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path().join("games")).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| !name.ends_with(".lock"));
        names.sort();
        names
    }
}

fn yokai_kit() -> Values {
    let json: serde_json::Value =
        serde_json::from_str(include_str!("../../../../assets/kits/yokai-sketch.json")).unwrap();
    serde_json::from_value(json["values"].clone()).unwrap()
}

fn add(file: &mut GameFile<Toy>, number: u64) {
    let saved = commit(file, number);
    assert_eq!(saved, Saved::OnDisk);
}

fn commit(file: &mut GameFile<Toy>, number: u64) -> Saved {
    let record = file.journal().play(Action::Add(number), file.journal().last_at() + 1).unwrap();
    file.commit(record)
}

fn reveal(file: &mut GameFile<YokaiSketch>, stack: u8, value: u8, at: i64) {
    let record = file.journal().play(YokaiAction::Reveal { stack: StackId(stack), value }, at).unwrap();
    assert_eq!(file.commit(record), Saved::OnDisk);
}

fn numbers(file: &GameFile<Toy>) -> Vec<u64> {
    let number = |action: &Action| match action {
        Action::Add(number) | Action::Roll(number) => *number,
        Action::Cheat => unreachable!("these tests do not cheat"),
    };
    file.journal().entries().iter().map(|entry| number(&entry.action)).collect()
}
