//! Golden journals: files of old games replay for ever, to the same story and the same score sheet.
//!
//! `UPDATE_FIXTURES=1 cargo test --test all golden` plays the games anew and rewrites the files.

mod city;
mod sakura;
mod shot;
mod yokai;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use courtside_rules::{
    journal::{Game, Journal, Line, Mark, Player, RecordOf},
    testing::shipped,
    text::{Language, Texts},
};
use courtside_store::{GameFile, Saved, Store, atomic_write};

/// Makes the tests of a game's golden journals.
macro_rules! golden {
    ($game:ty) => {
        #[test]
        fn old_games_replay_to_the_same_story_and_score_sheet() {
            super::told_as_before::<$game>();
        }

        #[test]
        fn the_rules_still_decide_as_in_the_old_games() {
            super::decided_as_before::<$game>();
        }

        #[test]
        fn the_old_games_hold_every_kind_of_event() {
            super::holds_every_kind::<$game>();
        }
    };
}
use golden;

/// An old game, and how it was played: only when the files are written anew does that matter.
trait Golden: Sized + 'static {
    type Game: Game;
    const GAMES: &'static [Self];
    /// The kinds of events that the games hold together.
    const EVENTS: &'static str;

    /// The file, without its extension, and the luck that the game is played with.
    fn name(&self) -> &'static str;
    fn seed(&self) -> u64;
    fn setup(&self) -> <Self::Game as Game>::Setup;

    /// What the table does for its next record besides playing on: corrections, an undo, a redo, a mended entry.
    fn aside(&self, journal: &Journal<Self::Game>, records: usize, at: i64) -> Option<RecordOf<Self::Game>>;

    fn chosen(&self, state: &<Self::Game as Game>::State, luck: &mut Luck) -> <Self::Game as Game>::Action {
        luck.one_of(&Self::Game::choices(state))
    }
}

fn told_as_before<T: Golden>() {
    for golden in T::GAMES {
        let told = told(replayed(golden).journal());
        let expected = fs::read_to_string(fixture(golden.name(), "txt")).expect("the fixture is there");
        assert_eq!(told, expected, "{}", golden.name());
    }
}

fn decided_as_before<T: Golden>() {
    for golden in T::GAMES {
        let replayed = replayed(golden);
        let journal = replayed.journal();
        journal.walk(|index, state, entry| {
            let events = T::Game::decide(state, &entry.action);
            assert_eq!(events.as_ref(), Ok(&entry.events), "{}, entry {index}", golden.name());
        });
        assert!(T::Game::is_over(journal.state()), "{}", golden.name());
    }
}

fn holds_every_kind<T: Golden>() {
    let mut kinds = BTreeSet::new();
    for golden in T::GAMES {
        for event in replayed(golden).journal().entries().iter().flat_map(|entry| &entry.events) {
            let value = serde_json::to_value(event).expect("an event is plain data");
            let plain = value.as_str().map(str::to_owned);
            kinds.extend(plain.or_else(|| value.as_object().and_then(|fields| fields.keys().next().cloned())));
        }
    }
    assert_eq!(kinds, T::EVENTS.split_whitespace().map(str::to_owned).collect());
}

/// A golden game as a table would open it: imported first.
fn replayed<T: Golden>(golden: &T) -> GameFile<T::Game> {
    update(golden);
    opened(golden)
}

fn opened<T: Golden>(golden: &T) -> GameFile<T::Game> {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Store::open(folder.path()).expect("the folder can be used");
    let id = store.import(&fixture(golden.name(), "courtside")).expect("the fixture is whole");
    store.open_game(&id).expect("the imported game opens")
}

fn fixture(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journals").join(format!("{name}.{extension}"))
}

/// Plays the game anew when that is asked for, once for all tests.
fn update<T: Golden>(golden: &T) {
    static DONE: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());
    let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
    if std::env::var_os("UPDATE_FIXTURES").is_some() && done.insert(golden.name()) {
        let write = |extension: &str, bytes: &[u8]| atomic_write(&fixture(golden.name(), extension), bytes);
        write("courtside", &exported(golden, &played(golden))).expect("the fixtures can be written");
        write("txt", told(opened(golden).journal()).as_bytes()).expect("the fixtures can be written");
    }
}

/// The records of a whole game with what the table did besides on the way.
fn played<T: Golden>(golden: &T) -> Vec<RecordOf<T::Game>> {
    let mut luck = Luck(golden.seed());
    let mut journal: Journal<T::Game> =
        Journal::begin(golden.setup(), &shipped::<T::Game>(), golden.name(), 0).expect("the set-up can be played").0;
    let mut records = Vec::new();
    while !T::Game::is_over(journal.state()) {
        let at = 60 * i64::try_from(records.len()).expect("a short game");
        let record = golden.aside(&journal, records.len(), at).unwrap_or_else(|| {
            let action = golden.chosen(journal.state(), &mut luck);
            journal.play(action, at).expect("an offered action is accepted")
        });
        journal.accept(record.clone()).expect("the journal takes its own record");
        records.push(record);
        assert!(records.len() < 2_000, "the game ends");
    }
    records
}

/// The last entry that can be mended into one of these other actions with the rest still fitting.
fn mended<G: Game>(journal: &Journal<G>, others: impl Fn(&G::Action) -> Vec<G::Action>) -> Option<RecordOf<G>> {
    let late = journal.entries().iter().enumerate().rev();
    let other = late.flat_map(|(index, entry)| others(&entry.action).into_iter().map(move |action| (index, action)));
    other
        .filter_map(|(index, action)| journal.mend(index, action).ok())
        .find(|mended| mended.cut.is_none())
        .map(|mended| mended.record())
}

/// The file the store makes of these records.
fn exported<T: Golden>(golden: &T, records: &[RecordOf<T::Game>]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Store::open(folder.path()).expect("the folder can be used");
    let mut game =
        store.create::<T::Game>(golden.setup(), &shipped::<T::Game>(), golden.name(), 0).expect("the game can begin");
    for record in records {
        assert_eq!(game.commit(record.clone()), Saved::OnDisk);
    }
    let target = folder.path().join("exported");
    game.export(&target).expect("the game can be exported");
    fs::read(target).expect("the exported file is there")
}

/// So many players of these.
fn players(names: &[&str], marks: &[Mark], count: usize) -> Vec<Player> {
    let player = |(name, mark): (&&str, &Mark)| Player { name: (*name).to_owned(), mark: *mark };
    names.iter().zip(marks).take(count).map(player).collect()
}

/// The whole game in English, as the log and the score sheet tell it.
fn told<G: Game>(journal: &Journal<G>) -> String {
    let texts = Texts::new(Language::English);
    let say = |line: &Line| format!("{} [{}]", texts.say(&line.text), line.rules.join(", "));
    let mut lines = Vec::new();
    journal.walk(|index, state, entry| {
        lines.push(format!("{}. {}", index + 1, texts.say(&G::name(state, &entry.action))));
        let mut state = state.clone();
        for event in &entry.events {
            if G::is_told(event) {
                lines.push(format!("   {}", say(&G::describe(&state, event))));
            }
            assert_eq!(G::fits(&state, event), Ok(()), "{event:?} fits");
            G::apply(&mut state, event);
        }
        assert_eq!(G::check(&state).and_then(|()| G::at_rest(&state)), Ok(()), "entry {}", index + 1);
    });
    let sheet = G::sheet(journal.state());
    lines.push(String::new());
    for row in &sheet.rows {
        let cells: Vec<String> = row.cells.iter().map(|cell| cell.value.to_string()).collect();
        lines.push(format!("{}: {}", texts.say(&row.label), cells.join(" | ")));
    }
    lines.push(format!("Totals: {:?}, leaders: {:?}", sheet.totals, sheet.leaders));
    lines.extend(sheet.verdict.iter().map(say));
    lines.join("\n") + "\n"
}

/// A small generator of its own, so that the games stay the same when a library changes.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize].clone()
    }
}
