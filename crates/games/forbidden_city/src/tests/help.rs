//! The set-up steps and the help: there is some for every task, short, with rules that exist, in every language.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    super::{
        Area, Berth, Board, Card, Decree, Depth, FinalStep, GiftAction, Laid, MOST_PLAYERS, Out, Phase, Setup, State,
        Table, Task, Token, Turn, Why, help, kit::filled, setup_steps,
    },
    ids::IDS,
    table::{self, A, B, shipped_kit},
};
use courtside_rules::{
    journal::{Line, Seat},
    text::{Language, Texts, english},
};

/// Help for one task has at most so many lines.
const MOST_LINES: usize = 8;

fn setup(players: usize) -> Setup {
    Setup { start: B, specials: false, ..table::setup(players) }
}

/// A state in which this task is asked.
fn asked(setup: Setup, task: Option<Task>) -> State {
    let (depth, start) = (setup.depth, setup.start);
    State {
        table: Arc::new(Table { setup, kit: shipped_kit() }),
        depth,
        phase: Phase::Day,
        round: 1,
        start,
        boards: [Board::default(); MOST_PLAYERS],
        stack: [0, 1, 2, 3, 4].map(Seat),
        medal: None,
        dice: [None; 3],
        decrees: [None; 6],
        slots: [None; 7],
        deck: 11,
        known: shipped_kit().cards,
        canal: Default::default(),
        sold: 0,
        cities: Default::default(),
        out: Vec::new(),
        turn: None,
        tasks: task.into_iter().collect(),
        row: [None; MOST_PLAYERS],
        silenced: 0,
        corrected: false,
        meng: None,
    }
}

fn day(task: Task) -> State {
    asked(setup(3), Some(task))
}

/// A turn in this area with a card of this action.
fn in_turn(players: usize, area: Area, action: GiftAction, task: Task) -> State {
    let turn = Turn { seat: A, area, card: Card::new(5, action), taken: None };
    State { turn: Some(turn), ..asked(setup(players), Some(task)) }
}

fn with_decree(state: State, decree: Decree) -> State {
    let mut state = state;
    state.decrees[0] = Some(Laid { decree, owners: 1, cost: None });
    state
}

/// A state for every task and for every way its help can turn out.
fn states() -> Vec<State> {
    let berth = Berth { route: 0, harbor: 1 };
    let mut all: Vec<State> = [
        Task::Decrees,
        Task::Cards,
        Task::Dice,
        Task::Tokens,
        Task::Morning,
        Task::MorningDecrees { seat: A, decrees: Decree::ALL[..5].to_vec() },
        Task::MorningServants { count: 4, seats: vec![A] },
        Task::Day,
        Task::Offer { seat: A },
        Task::Price { seat: A },
        Task::CardAction { seat: A },
        Task::AreaAction { seat: A },
        Task::Travel { seat: A, moves: 1 },
        Task::Store { seat: A, token: Token::Servant },
        Task::Sail { seat: A, idle: true },
        Task::Sail { seat: A, idle: false },
        Task::Claim { seat: A, berth },
        Task::WallCheck,
        Task::Favor { seat: A },
        Task::Gain { seat: A, count: 1, why: Why::Dice },
        Task::EndTurn { seat: A },
        Task::EndDay,
        Task::Matches,
        Task::Ships,
        Task::EndNight,
        Task::Numbers { seat: A },
        Task::Stack,
        Task::LastExchange,
        Task::Row,
        Task::MissingTurn,
        Task::MissingBoard { seat: A },
        Task::MissingShips,
        Task::MissingHouses,
        Task::MissingCities,
    ]
    .map(day)
    .to_vec();
    all.extend(FinalStep::ALL.map(|step| day(Task::Final { step })));
    all.extend(Token::ALL.map(|token| day(Task::Bonus { seat: A, token })));
    for players in [3, 5] {
        let area_action = |area| in_turn(players, area, GiftAction::None, Task::AreaAction { seat: A });
        all.extend(Area::ALL.map(area_action));
        all.extend(Area::ALL.map(|area| asked(setup(players), Some(Task::Follow { seat: A, area }))));
    }
    let card_action = |action| in_turn(3, Area::Canal, action, Task::CardAction { seat: A });
    all.extend(GiftAction::ALL.map(card_action));
    let cheaper = [
        (Area::Travel, Decree::CheaperTravel),
        (Area::Jade, Decree::CheaperJade),
        (Area::Wall, Decree::WallHelper),
        (Area::Decree, Decree::CheaperDecrees),
    ];
    all.extend(
        cheaper.map(|(area, decree)| {
            with_decree(in_turn(3, area, GiftAction::None, Task::AreaAction { seat: A }), decree)
        }),
    );
    let mut strong = with_decree(day(Task::Offer { seat: A }), Decree::EqualIsFree);
    strong.out.push(Out { seat: A, token: Token::Strength, area: None, pair: false });
    let mut travelled = day(Task::Travel { seat: A, moves: 2 });
    travelled.boards[0].travelled = true;
    let phase = |phase, task| State { phase, ..day(task) };
    let house = Setup { experienced: true, cards_trigger: true, compare_anyway: true, ..setup(3) };
    all.extend([
        strong,
        travelled,
        phase(Phase::SetUp, Task::Dice),
        phase(Phase::SetUp, Task::Tokens),
        phase(Phase::Night, Task::Claim { seat: A, berth }),
        State { round: 4, ..day(Task::Matches) },
        asked(Setup { depth: Depth::Pad, ..setup(3) }, Some(Task::Day)),
        asked(house.clone(), Some(Task::Cards)),
        asked(house.clone(), Some(Task::Follow { seat: A, area: Area::Jade })),
        asked(house, None),
        asked(setup(3), None),
    ]);
    all
}

fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for players in 2..=5 {
        for depth in [Depth::Pad, Depth::Full, Depth::Final] {
            all.push(Setup { depth, ..setup(players) });
        }
        let options = Setup { experienced: true, specials: true, cards_trigger: true, ..setup(players) };
        all.push(Setup { compare_anyway: true, steps: Some(9), ..options });
    }
    all
}

/// What the set-up steps and the help for every question say.
pub(super) fn said() -> Vec<Line> {
    let steps = setups().into_iter().flat_map(|setup| setup_steps(&setup, &shipped_kit()));
    steps.chain(states().iter().flat_map(help)).collect()
}

fn words(setup: &Setup) -> Vec<String> {
    setup_steps(setup, &shipped_kit()).iter().map(|line| english().say(&line.text)).collect()
}

#[test]
fn every_line_is_said_in_every_language_with_rules_that_exist() {
    let known = IDS.all();
    let texts = Language::ALL.map(Texts::new);
    for line in said() {
        assert!(!line.rules.is_empty() && line.rules.iter().all(|rule| known.contains(*rule)), "{line:?}");
        for texts in &texts {
            let words = texts.say(&line.text);
            assert!(!words.is_empty() && !words.contains("city-"), "{words}");
        }
    }
}

#[test]
fn help_is_there_for_every_task_and_short() {
    for state in states() {
        let lines = help(&state);
        assert!((1..=MOST_LINES).contains(&lines.len()), "{:?}: {} lines", state.task(), lines.len());
        let said: BTreeSet<&str> = lines.iter().map(|line| line.text.id).collect();
        assert_eq!(said.len(), lines.len(), "{:?} says something twice", state.task());
    }
}

#[test]
fn no_help_is_cut_off_where_an_area_is_explained() {
    for area in Area::ALL {
        let state = in_turn(5, area, GiftAction::None, Task::AreaAction { seat: A });
        let last = help(&state).last().map(|line| line.text.id);
        let variants = !matches!(area, Area::Jade | Area::Decree);
        assert_eq!(last == Some("city-help-variants"), variants, "{area:?}");
    }
}

#[test]
fn fc_003_fc_018_the_side_of_the_board_goes_by_the_number_of_players() {
    let side = |players| words(&setup(players)).iter().any(|step| step.contains("the side for 4–5 players"));
    assert_eq!([2, 3, 4, 5].map(side), [false, false, true, true]);
}

#[test]
fn fc_029_fc_034_stack_and_sets_go_by_turn_order() {
    let steps = words(&setup(3));
    let wanted = "Each player takes a set of 4 gift cards: Roman 1, Lena 2 and Anna 3";
    assert!(steps.iter().any(|step| step == wanted), "{steps:?}");
    let stack = "Stack the intrigue markers on the start space, from bottom to top: Roman, Lena and Anna. \
                 For now the upper one wins ties";
    assert!(steps.iter().any(|step| step == stack), "{steps:?}");
    assert!(steps.iter().any(|step| step == "Start player: Roman. Turns go clockwise"), "{steps:?}");
}

#[test]
fn fc_035_sets_are_left_over_with_fewer_than_five_players() {
    let unused =
        |players| setup_steps(&setup(players), &shipped_kit()).iter().any(|it| it.text.id == "city-setup-unused");
    assert_eq!([2, 3, 4, 5].map(unused), [true, true, true, false]);
}

#[test]
fn fc_043_the_one_deck_of_the_variant_has_23_19_15_or_11_cards_left() {
    for (players, left) in [(2, 23), (3, 19), (4, 15), (5, 11)] {
        let steps = words(&Setup { experienced: true, ..setup(players) });
        assert!(steps.iter().any(|step| step.ends_with(&format!("; {left} are left"))), "{steps:?}");
        assert!(!steps.iter().any(|step| step.starts_with("Put the unused sets")));
    }
}

#[test]
fn what_the_kit_knows_shapes_the_steps() {
    let ids = |setup: &Setup, kit| setup_steps(setup, &kit).iter().map(|line| line.text.id).collect::<Vec<_>>();
    let (new, known) = (ids(&setup(2), shipped_kit()), ids(&setup(2), filled(&shipped_kit(), 1)));
    assert!(new.contains(&"city-setup-count") && new.contains(&"city-setup-jade"));
    assert!(!known.contains(&"city-setup-count") && known.contains(&"city-setup-jade-houses"));
    let nine = words(&Setup { steps: Some(9), ..setup(2) });
    assert!(nine.contains(&"The Envoy needs 9 steps to the palace: count once on your board".to_owned()), "{nine:?}");
    assert_eq!(ids(&Setup { depth: Depth::Final, ..setup(2) }, shipped_kit()), ["city-setup-final"]);
}

#[test]
fn the_options_of_the_table_are_said() {
    let on = Setup { specials: true, cards_trigger: true, compare_anyway: true, ..setup(2) };
    let ids = |setup: &Setup| setup_steps(setup, &shipped_kit()).iter().map(|line| line.text.id).collect::<Vec<_>>();
    for id in ["city-setup-specials-in", "city-setup-cards-trigger", "city-setup-compare"] {
        assert!(ids(&on).contains(&id) && !ids(&setup(2)).contains(&id), "{id}");
    }
    assert!(ids(&setup(2)).contains(&"city-setup-specials-out"));
}
