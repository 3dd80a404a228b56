//! Golden journals of Forbidden City: files of old games replay for ever, to the same story and the same score sheet.
//!
//! `UPDATE_FIXTURES=1 cargo test --test city_golden` plays the games anew and rewrites the files.

mod golden;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use golden::{Luck, exported, opened, shipped, told};

use courtside_games::forbidden_city::{
    Action, Area, Correction, Depth, Difficulty, Event, Execution, ForbiddenCity, Phase, Roller, Sets, Setup, Solo,
    Told,
};
use courtside_rules::journal::{Game, Journal, Mark, Player, RecordOf, Seat};
use courtside_store::GameFile;

/// A golden game: its file, the number of players, how it begins, whether its options are on, its luck, and Meng.
struct Golden {
    name: &'static str,
    players: usize,
    depth: Depth,
    options: bool,
    seed: u64,
    /// How hard Meng plays, in a solo game.
    solo: Option<Difficulty>,
}

const GAMES: [Golden; 9] = [
    Golden { name: "city-2", players: 2, depth: Depth::Full, options: true, seed: 3, solo: None },
    Golden { name: "city-3", players: 3, depth: Depth::Full, options: false, seed: 4, solo: None },
    Golden { name: "city-4", players: 4, depth: Depth::Full, options: true, seed: 5, solo: None },
    Golden { name: "city-5", players: 5, depth: Depth::Full, options: true, seed: 6, solo: None },
    Golden { name: "city-3-pad", players: 3, depth: Depth::Pad, options: false, seed: 7, solo: None },
    Golden { name: "city-4-final", players: 4, depth: Depth::Final, options: false, seed: 8, solo: None },
    Golden { solo: Some(Difficulty::Low), ..against_meng("city-solo-low", Depth::Full, 9) },
    Golden { solo: Some(Difficulty::Medium), ..against_meng("city-solo-medium-pad", Depth::Pad, 10) },
    Golden { solo: Some(Difficulty::High), ..against_meng("city-solo-high", Depth::Full, 11) },
];

const fn against_meng(name: &'static str, depth: Depth, seed: u64) -> Golden {
    Golden { name, players: 2, depth, options: false, seed, solo: None }
}

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
            let events = ForbiddenCity::decide(state, &entry.action);
            assert_eq!(events.as_ref(), Ok(&entry.events), "{}, entry {index}", golden.name);
        });
        assert!(ForbiddenCity::is_over(journal.state()), "{}", golden.name);
    }
}

#[test]
fn the_old_games_hold_walls_ships_tokens_favors_and_every_step_of_the_end() {
    let mut kinds = BTreeSet::new();
    for golden in GAMES {
        for event in replayed(&golden).journal().entries().iter().flat_map(|entry| &entry.events) {
            kinds.insert(kind(event));
        }
    }
    let needed = [
        "automa_drawn",
        "automa_shuffled",
        "card_drawn",
        "card_swapped",
        "cards_taken_back",
        "corrected",
        "decree_scored",
        "decree_taken",
        "decree_used",
        "depth_changed",
        "dice_awarded",
        "dusk_began",
        "dusk_card",
        "dusk_skipped",
        "envoy_arrived",
        "exchanged",
        "favor_taken",
        "filled",
        "final_wall",
        "jade_scored",
        "matches_counted",
        "medal_taken",
        "meng_offered",
        "meng_rewarded",
        "meng_skipped",
        "numbers_told",
        "offered",
        "out_of_cards",
        "palace_scored",
        "reward_claimed",
        "row_told",
        "ship_sailed",
        "ship_sank",
        "tokens_exchanged",
        "traveller_moved",
        "wall_scored",
    ];
    let missing: Vec<&str> = needed.into_iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "no old game holds {missing:?}");
}

fn kind(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("an event is plain data");
    let plain = value.as_str().map(str::to_owned);
    plain.or_else(|| value.as_object().and_then(|fields| fields.keys().next().cloned())).expect("an event has a name")
}

/// Plays the games anew when that is asked for, once for all tests.
fn update() {
    static DONE: OnceLock<()> = OnceLock::new();
    DONE.get_or_init(|| {
        if std::env::var_os("UPDATE_FIXTURES").is_none() {
            return;
        }
        for golden in GAMES {
            let file = exported::<ForbiddenCity>(setup(&golden), golden.name, &played(&golden));
            fs::write(fixture(golden.name, "courtside"), file).expect("the fixtures can be written");
            let told = told(opened::<ForbiddenCity>(&fixture(golden.name, "courtside")).journal());
            fs::write(fixture(golden.name, "txt"), told).expect("the fixtures can be written");
        }
    });
}

fn fixture(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journals").join(format!("{name}.{extension}"))
}

/// The records of a whole game with a correction, an undo, a redo and a change of depth on the way.
fn played(golden: &Golden) -> Vec<RecordOf<ForbiddenCity>> {
    let mut luck = Luck(golden.seed);
    let mut journal: Journal<ForbiddenCity> =
        Journal::begin(setup(golden), &shipped::<ForbiddenCity>(), golden.name, 0).expect("it can be played").0;
    let mut records = Vec::new();
    let mut deepened = false;
    while !ForbiddenCity::is_over(journal.state()) {
        let at = 60 * i64::try_from(records.len()).expect("a short game");
        let state = journal.state();
        let deepens = golden.name == "city-3-pad" && state.round == 2 && state.phase == Phase::Day && !deepened;
        let record = match records.len() {
            _ if deepens => journal.play(Action::ChangeDepth { depth: Depth::Full }, at).ok(),
            20 => journal.undo(2),
            21 => journal.redo(1),
            30 => journal.play(Action::Correct(Correction::Jade { seat: Seat(1), count: 2 }), at).ok(),
            _ => None,
        };
        deepened |= deepens && record.is_some();
        let record = record.unwrap_or_else(|| {
            let mut choices = ForbiddenCity::choices(journal.state());
            // By chance alone hardly an Envoy would come home.
            if luck.below(5) > 2 && choices.iter().any(leads_home) {
                choices.retain(leads_home);
            }
            let action = choices[luck.below(choices.len() as u64) as usize].clone();
            journal.play(action, at).expect("an offered action is accepted")
        });
        journal.accept(record.clone()).expect("the journal takes its own record");
        records.push(record);
        assert!(records.len() < 2_000, "the game ends");
    }
    records
}

fn leads_home(action: &Action) -> bool {
    matches!(
        action,
        Action::Offer { area: Area::Palace, .. }
            | Action::Do { execution: Execution::Palace { .. } }
            | Action::Tell { told: Told::Envoy { .. }, .. }
    )
}

fn setup(golden: &Golden) -> Setup {
    let mut names = ["Anna", "Roman", "Lena", "Dmitri", "Elizaveta"];
    if golden.solo.is_some() {
        names[1] = "Meng";
    }
    let marks = [Mark::Red, Mark::Purple, Mark::White, Mark::Orange, Mark::Blue];
    let players = names.into_iter().zip(marks).take(golden.players);
    Setup {
        players: players.map(|(name, mark)| Player { name: name.to_owned(), mark }).collect(),
        start: Seat(u8::from(golden.solo.is_none())),
        depth: golden.depth,
        experienced: golden.options && golden.players == 5,
        specials: golden.options,
        cards_trigger: golden.options && golden.players == 4,
        compare_anyway: false,
        steps: None,
        solo: golden.solo.map(|difficulty| solo(golden, difficulty)),
    }
}

/// On the score pad the table turns up his cards, in full depth the app.
fn solo(golden: &Golden, difficulty: Difficulty) -> Solo {
    let full = golden.depth == Depth::Full;
    Solo {
        difficulty,
        sets: if full { Sets::FourFive } else { Sets::OneTwo },
        focus: if difficulty == Difficulty::High { Area::Canal } else { Area::Decree },
        dealer: if full { Roller::App } else { Roller::Table },
        seed: golden.seed,
        no_card_no_point: !full,
        pool_first: difficulty == Difficulty::High,
    }
}

fn replayed(golden: &Golden) -> GameFile<ForbiddenCity> {
    update();
    opened(&fixture(golden.name, "courtside"))
}
