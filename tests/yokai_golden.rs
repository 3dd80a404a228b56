//! Golden journals of Yokai Sketch: files of old games replay for ever, to the same story and the same score sheet.
//!
//! `UPDATE_FIXTURES=1 cargo test --test yokai_golden` plays the games anew and rewrites the files.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use courtside::{
    games::yokai_sketch::{Action, Chain, Correction, Setup, StackId, YokaiSketch},
    journal::{Game, Journal, Line, Mark, Player, RecordOf, Seat},
    kit,
    store::{GameFile, Saved, Store},
    text::{Language, Texts},
};

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
            let file = exported(&golden, &played(&golden));
            fs::write(fixture(golden.name, "courtside"), file).expect("the fixtures can be written");
            fs::write(fixture(golden.name, "txt"), told(opened(&golden).journal()))
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
            let action = luck.pick(&YokaiSketch::choices(journal.state()));
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
    Journal::begin(setup(golden.chain), &shipped(), golden.name, 0).expect("the set-up can be played").0
}

fn setup(chain: Chain) -> Setup {
    let player = |name: &str, mark| Player { name: name.to_owned(), mark };
    Setup { players: vec![player("Andrey", Mark::Red), player("Masha", Mark::Blue)], first: Seat(1), chain }
}

fn shipped() -> kit::Values {
    let file = kit::shipped(YokaiSketch::ID).expect("the game has a shipped kit");
    kit::check("shipped", file.as_bytes(), &YokaiSketch::kit_schema()).expect("the shipped kit is whole").values
}

/// The file the store makes of these records.
fn exported(golden: &Golden, records: &[RecordOf<YokaiSketch>]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Store::open(folder.path()).expect("the folder can be used");
    let mut game =
        store.create::<YokaiSketch>(setup(golden.chain), &shipped(), golden.name, 0).expect("the game can begin");
    for record in records {
        assert_eq!(game.commit(record.clone()), Saved::OnDisk);
    }
    let target = folder.path().join("exported");
    game.export(&target).expect("the game can be exported");
    fs::read(target).expect("the exported file is there")
}

fn replayed(golden: &Golden) -> GameFile<YokaiSketch> {
    update();
    opened(golden)
}

fn opened(golden: &Golden) -> GameFile<YokaiSketch> {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Store::open(folder.path()).expect("the folder can be used");
    let id = store.import(&fixture(golden.name, "courtside")).expect("the fixture is whole");
    store.open_game(&id).expect("the imported game opens")
}

/// The whole game in English, as the log and the score sheet tell it.
fn told(journal: &Journal<YokaiSketch>) -> String {
    let texts = Texts::new(Language::English);
    let say = |line: &Line| format!("{} [{}]", texts.say(&line.text), line.rules.join(", "));
    let mut lines = Vec::new();
    journal.walk(|index, state, entry| {
        lines.push(format!("{}. {}", index + 1, texts.say(&YokaiSketch::name(state, &entry.action))));
        let mut state = state.clone();
        for event in &entry.events {
            lines.push(format!("   {}", say(&YokaiSketch::describe(&state, event))));
            YokaiSketch::apply(&mut state, event);
        }
    });
    let sheet = YokaiSketch::sheet(journal.state());
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

    /// Plain sketches more often than effects, as in the box.
    fn pick(&mut self, choices: &[Action]) -> Action {
        let weight = |action: &Action| match action {
            Action::Play { effect: None, .. } => 4,
            Action::EndTurn => 6,
            _ => 1,
        };
        let mut left = self.below(choices.iter().map(weight).sum());
        for action in choices {
            match left.checked_sub(weight(action)) {
                Some(rest) => left = rest,
                None => return action.clone(),
            }
        }
        unreachable!("the weights add up to the bound")
    }
}
