//! Golden journals of Sakura: files of old games replay for ever, to the same story and the same score sheet.
//!
//! `UPDATE_FIXTURES=1 cargo test --test sakura_golden` plays the games anew and rewrites the files.

mod golden;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use golden::{Luck, exported, opened, shipped, told};

use courtside_games::sakura::{Action, Correction, Court, Feed, GateTies, Pace, Sakura, Setup};
use courtside_rules::journal::{Game, Journal, Mark, Player, RecordOf, Seat};
use courtside_store::GameFile;

/// A golden game: its file, the number of players, how the court painter is fed, and the luck it is played with.
struct Golden {
    name: &'static str,
    people: usize,
    feed: Option<Feed>,
    gate_ties: GateTies,
    pace: Pace,
    seed: u64,
}

const GAMES: [Golden; 4] = [
    Golden {
        name: "sakura-2-flip",
        people: 2,
        feed: Some(Feed::Flip),
        gate_ties: GateTies::None,
        pace: Pace::EachCard,
        seed: 13,
    },
    Golden {
        name: "sakura-2-tactical",
        people: 2,
        feed: Some(Feed::Tactical),
        gate_ties: GateTies::ByCard,
        pace: Pace::EachCard,
        seed: 29,
    },
    Golden { name: "sakura-4", people: 4, feed: None, gate_ties: GateTies::None, pace: Pace::EachCard, seed: 89 },
    Golden { name: "sakura-6", people: 6, feed: None, gate_ties: GateTies::None, pace: Pace::AllAtOnce, seed: 19 },
];

#[test]
fn old_games_replay_to_the_same_story_and_score_sheet() {
    for golden in GAMES {
        let told = told(replayed(&golden).journal());
        let expected = fs::read_to_string(fixture(golden.name, "txt")).expect("the fixture is there");
        assert_eq!(told, expected, "{}", golden.name);
    }
}

#[test]
fn the_rules_still_decide_as_in_the_old_games() {
    for golden in GAMES {
        let replayed = replayed(&golden);
        let journal = replayed.journal();
        journal.walk(|index, state, entry| {
            let events = Sakura::decide(state, &entry.action);
            assert_eq!(events.as_ref(), Ok(&entry.events), "{}, entry {index}", golden.name);
        });
        assert!(Sakura::is_over(journal.state()), "{}", golden.name);
    }
}

#[test]
fn the_old_games_hold_every_kind_of_event() {
    let mut kinds = BTreeSet::new();
    for golden in GAMES {
        for event in replayed(&golden).journal().entries().iter().flat_map(|entry| &entry.events) {
            let value = serde_json::to_value(event).expect("an event is plain data");
            let plain = value.as_str().map(str::to_owned);
            kinds.extend(plain.or_else(|| value.as_object().and_then(|fields| fields.keys().next().cloned())));
        }
    }
    // Left out: game_resumed, which only an odd correction brings about.
    let expected = [
        "card_began",
        "card_learnt",
        "card_revealed",
        "corrected",
        "deck_renewed",
        "direction_asked",
        "disgraced",
        "drew",
        "emperor_moved",
        "feed_changed",
        "game_ended",
        "lined_up",
        "nobody_closest",
        "nobody_furthest",
        "pace_changed",
        "paid",
        "painter_moved",
        "retreated",
        "round_began",
        "round_ended",
        "sakura_paid",
        "sakura_reached",
        "sorted",
        "stays",
        "unplaced",
    ];
    assert_eq!(kinds, expected.map(str::to_owned).into());
}

/// Plays the games anew when that is asked for, once for all tests.
fn update() {
    static DONE: OnceLock<()> = OnceLock::new();
    DONE.get_or_init(|| {
        if std::env::var_os("UPDATE_FIXTURES").is_none() {
            return;
        }
        for golden in GAMES {
            let file = exported::<Sakura>(setup(&golden), golden.name, &played(&golden));
            fs::write(fixture(golden.name, "courtside"), file).expect("the fixtures can be written");
            fs::write(
                fixture(golden.name, "txt"),
                told(opened::<Sakura>(&fixture(golden.name, "courtside")).journal()),
            )
            .expect("the fixtures can be written");
        }
    });
}

fn fixture(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journals").join(format!("{name}.{extension}"))
}

/// The records of a whole game with corrections, an undo, a redo and a mended entry on the way.
fn played(golden: &Golden) -> Vec<RecordOf<Sakura>> {
    let mut luck = Luck(golden.seed);
    let mut journal = begin(golden);
    let mut records = Vec::new();
    while !Sakura::is_over(journal.state()) {
        let at = 60 * i64::try_from(records.len()).expect("a short game");
        let tokens = journal.state().tokens(Seat(1));
        let record = match records.len() {
            5 => journal.play(Action::ChangePace { pace: Pace::EachCard }, at).ok(),
            9 => journal.play(Action::ChangeFeed { feed: golden.feed.unwrap_or_default() }, at).ok(),
            12 => journal.play(Action::Correct(Correction::Tokens { painter: Seat(1), count: tokens + 1 }), at).ok(),
            20 => journal.undo(2),
            21 => journal.redo(1),
            26 => journal.play(Action::Correct(Correction::Deck { count: 4 }), at).ok(),
            30 => mended(&journal),
            _ => None,
        };
        let record = record.unwrap_or_else(|| {
            let choices = Sakura::choices(journal.state());
            let action = choices[luck.below(choices.len() as u64) as usize].clone();
            journal.play(action, at).expect("an offered action is accepted")
        });
        journal.accept(record.clone()).expect("the journal takes its own record");
        records.push(record);
        assert!(records.len() < 1_000, "the game ends");
    }
    records
}

/// A direction chosen the other way, or a card read as another number, with the rest still fitting.
fn mended(journal: &Journal<Sakura>) -> Option<RecordOf<Sakura>> {
    let other = |action: &Action| match *action {
        Action::Choose { forward } => Some(Action::Choose { forward: !forward }),
        Action::Reveal { painter, number, faces } => Some(Action::Reveal { painter, number: number % 60 + 1, faces }),
        _ => None,
    };
    let late = journal.entries().iter().enumerate().rev();
    late.filter_map(|(index, entry)| journal.mend(index, other(&entry.action)?).ok())
        .find(|mended| mended.cut.is_none())
        .map(|mended| mended.record())
}

fn begin(golden: &Golden) -> Journal<Sakura> {
    Journal::begin(setup(golden), &shipped::<Sakura>(), golden.name, 0).expect("the set-up can be played").0
}

fn setup(golden: &Golden) -> Setup {
    let names = ["Anna", "Roman", "Lena", "Maria", "Elizaveta", "Svyatoslav"];
    let marks = [Mark::Blue, Mark::Red, Mark::Green, Mark::Yellow, Mark::Purple, Mark::White];
    let players = names.into_iter().zip(marks).take(golden.people);
    Setup {
        players: players.map(|(name, mark)| Player { name: name.to_owned(), mark }).collect(),
        gate_ties: golden.gate_ties,
        pace: golden.pace,
        court: golden.feed.map(|feed| Court { mark: Mark::Black, name: "Court painter".to_owned(), feed }),
        seed: golden.seed,
    }
}

fn replayed(golden: &Golden) -> GameFile<Sakura> {
    update();
    opened(&fixture(golden.name, "courtside"))
}
