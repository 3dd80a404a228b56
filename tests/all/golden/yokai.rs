//! Golden journals of Yokai Sketch: files of old games replay for ever, to the same story and the same score sheet.
//!
//! `UPDATE_FIXTURES=1 cargo test --test yokai_golden` plays the games anew and rewrites the files.

mod golden;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use golden::{Luck, exported, opened, shipped, told};

use courtside_games::yokai_sketch::{Action, Chain, Correction, Setup, StackId, YokaiSketch};
use courtside_rules::journal::{Game, Journal, Mark, Player, RecordOf, Seat};
use courtside_store::GameFile;

/// A golden game: its file, the house option, and the luck it is played with.
struct Golden {
    name: &'static str,
    chain: Chain,
    seed: u64,
}

const GAMES: [Golden; 2] = [
    Golden { name: "yokai-at-once", chain: Chain::AtOnce, seed: 1 },
    Golden { name: "yokai-next-card", chain: Chain::NextCard, seed: 1 },
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
            let events = YokaiSketch::decide(state, &entry.action);
            assert_eq!(events.as_ref(), Ok(&entry.events), "{}, entry {index}", golden.name);
        });
        assert!(YokaiSketch::is_over(journal.state()), "{}", golden.name);
    }
}

#[test]
fn the_old_games_hold_every_kind_of_event() {
    let mut kinds = BTreeSet::new();
    for golden in GAMES {
        for event in replayed(&golden).journal().entries().iter().flat_map(|entry| &entry.events) {
            let value = serde_json::to_value(event).expect("an event is plain data");
            kinds.extend(value.as_object().and_then(|fields| fields.keys().next().cloned()));
        }
    }
    // Left out: nothing_to_draw and game_resumed, which only odd corrections bring about.
    let expected = [
        "called",
        "captured",
        "corrected",
        "counted",
        "distracted",
        "drew",
        "effect_lost",
        "effect_waived",
        "game_ended",
        "hid",
        "laid",
        "reshuffled",
        "top_seen",
        "turn_began",
        "turn_ended",
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
            let file = exported::<YokaiSketch>(setup(golden.chain), golden.name, &played(&golden));
            fs::write(fixture(golden.name, "courtside"), file).expect("the fixtures can be written");
            fs::write(
                fixture(golden.name, "txt"),
                told(opened::<YokaiSketch>(&fixture(golden.name, "courtside")).journal()),
            )
            .expect("the fixtures can be written");
        }
    });
}

fn fixture(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journals").join(format!("{name}.{extension}"))
}

/// The records of a whole game with a correction, an undo, a redo and a mended entry on the way.
fn played(golden: &Golden) -> Vec<RecordOf<YokaiSketch>> {
    let mut luck = Luck(golden.seed);
    let mut journal = begin(golden);
    let mut records = Vec::new();
    while !YokaiSketch::is_over(journal.state()) {
        let at = 60 * i64::try_from(records.len()).expect("a short game");
        let record = match records.len() {
            12 => journal.play(Action::Correct(Correction::Pile { count: journal.state().pile - 1 }), at).ok(),
            20 => journal.undo(2),
            21 => journal.redo(1),
            30 => mended(&journal),
            _ => None,
        };
        let record = record.unwrap_or_else(|| {
            let action = pick(&mut luck, &YokaiSketch::choices(journal.state()));
            journal.play(action, at).expect("an offered action is accepted")
        });
        journal.accept(record.clone()).expect("the journal takes its own record");
        records.push(record);
        assert!(records.len() < 1_000, "the game ends");
    }
    records
}

/// A plain sketch laid at another stack than was told, with the rest still fitting.
fn mended(journal: &Journal<YokaiSketch>) -> Option<RecordOf<YokaiSketch>> {
    let plain = |action: &Action| matches!(action, Action::Play { effect: None, .. });
    let late = journal.entries().iter().enumerate().rev().filter(|(_, entry)| plain(&entry.action));
    late.flat_map(|(index, _)| StackId::ALL.map(|stack| (index, Action::Play { stack, effect: None })))
        .filter(|(index, action)| journal.entries()[*index].action != *action)
        .filter_map(|(index, action)| journal.mend(index, action).ok())
        .find(|mended| mended.cut.is_none())
        .map(|mended| mended.record())
}

fn begin(golden: &Golden) -> Journal<YokaiSketch> {
    Journal::begin(setup(golden.chain), &shipped::<YokaiSketch>(), golden.name, 0).expect("the set-up can be played").0
}

fn setup(chain: Chain) -> Setup {
    let player = |name: &str, mark| Player { name: name.to_owned(), mark };
    Setup { players: vec![player("Andrey", Mark::Red), player("Masha", Mark::Blue)], first: Seat(1), chain }
}

fn replayed(golden: &Golden) -> GameFile<YokaiSketch> {
    update();
    opened(&fixture(golden.name, "courtside"))
}

/// Plain sketches more often than effects, as in the box.
fn pick(luck: &mut Luck, choices: &[Action]) -> Action {
    let weight = |action: &Action| match action {
        Action::Play { effect: None, .. } => 4,
        Action::EndTurn => 6,
        _ => 1,
    };
    let mut left = luck.below(choices.iter().map(weight).sum());
    for action in choices {
        match left.checked_sub(weight(action)) {
            Some(rest) => left = rest,
            None => return action.clone(),
        }
    }
    unreachable!("the weights add up to the bound")
}
