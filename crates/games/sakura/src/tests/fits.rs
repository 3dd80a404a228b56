//! Events from a file that cannot have happened on the table are told apart from those that can.

use super::{
    super::{By, Correction, Event, Feed, GardenAction, PainterAction, Sakura, Source, State, Tree, Why},
    table::{A, B, C, Table, faces},
};
use courtside_rules::journal::{Game, Seat};

const NOBODY: Seat = Seat(3);
const NO_TREE: Tree = Tree(3);

/// Three painters with one card on the table.
fn state() -> State {
    Table::of(3).cards(&[(A, 9, GardenAction::Forward1, PainterAction::Leap)]).0
}

fn walk(from: u8, to: u8, counted: Vec<u8>) -> Event {
    Event::PainterMoved { painter: A, from, to, counted, passed: Vec::new(), by: By::Forward }
}

fn card(painter: Seat, number: u8, from: Source) -> Event {
    Event::CardRevealed { painter, number, from }
}

fn paid(painter: Seat, tree: Tree, tokens: u8) -> Event {
    Event::Paid { painter, tree, place: 1, tokens }
}

#[test]
fn what_names_a_painter_a_card_a_space_or_a_sakura_that_is_not_there_does_not_fit() {
    let state = state();
    let end = state.path().spaces + 1;
    let faces = faces(GardenAction::Forward1, PainterAction::Leap);
    for event in [
        Event::CardLearnt { number: 0, faces },
        Event::CardLearnt { number: 61, faces },
        card(NOBODY, 10, Source::Hand(A)),
        card(B, 61, Source::Hand(B)),
        card(B, 10, Source::Hand(NOBODY)),
        card(B, 10, Source::App),
        Event::Sorted { order: vec![10] },
        Event::CardBegan { number: 10, painter: A },
        Event::CardBegan { number: 9, painter: B },
        Event::DirectionAsked { painter: A },
        Event::EmperorMoved { from: state.emperor + 1, to: state.emperor, wanted: -1 },
        Event::EmperorMoved { from: state.emperor, to: 0, wanted: -1 },
        Event::EmperorMoved { from: state.emperor, to: end, wanted: 1 },
        walk(1, 2, vec![2]),
        walk(0, end, vec![2]),
        walk(0, 2, vec![end]),
        Event::Disgraced { painter: NOBODY, at: 1, lost: false },
        Event::Disgraced { painter: A, at: end, lost: false },
        Event::Retreated { painter: NOBODY, from: 0, to: 0, counted: Vec::new(), passed: Vec::new() },
        Event::Stays { painter: NOBODY, why: Why::OnGate },
        Event::SakuraReached { tree: NO_TREE, lapsed: Vec::new() },
        Event::SakuraReached { tree: Tree(0), lapsed: vec![10] },
        paid(NOBODY, Tree(0), 3),
        paid(A, NO_TREE, 3),
        Event::Unplaced { painters: vec![A, NOBODY] },
        Event::SakuraPaid { tree: NO_TREE },
        Event::LinedUp { painter: A, from: 0, to: end },
        Event::RoundEnded { round: 2 },
        Event::RoundBegan { round: 1 },
        Event::FeedChanged { feed: Feed::Tactical },
        Event::Corrected(Correction::Painter { painter: NOBODY, space: 0 }),
        Event::Corrected(Correction::Emperor { space: 0 }),
        Event::Corrected(Correction::Sakura { tree: NO_TREE, paid: true }),
        Event::Corrected(Correction::CardFaces { number: 0, faces }),
    ] {
        assert!(Sakura::fits(&state, &event).is_err(), "{event:?}");
    }
    for event in [card(B, 10, Source::Hand(B)), walk(0, 2, vec![1, 2]), Event::CardBegan { number: 9, painter: A }] {
        assert_eq!(Sakura::fits(&state, &event), Ok(()));
    }
}

#[test]
fn no_card_and_no_token_comes_from_nowhere() {
    let mut state = state();
    state.figures[1].hand = 0;
    state.figures[2].tokens = 0;
    state.deck = 2;
    for event in [
        card(B, 10, Source::Hand(B)),
        Event::Drew { draws: vec![1, 1, 1] },
        Event::Drew { draws: vec![1, 1] },
        Event::Drew { draws: vec![255, 255, 255] },
        Event::DeckRenewed { cards: 1 },
        Event::Disgraced { painter: C, at: 1, lost: true },
        Event::Corrected(Correction::Tokens { painter: A, count: 55 }),
        Event::Corrected(Correction::Deck { count: 60 }),
        paid(A, Tree(0), 255),
    ] {
        assert!(Sakura::fits(&state, &event).is_err(), "{event:?}");
    }
    assert_eq!(Sakura::fits(&state, &Event::Drew { draws: vec![1, 1, 0] }), Ok(()));
    assert_eq!(Sakura::fits(&state, &paid(A, Tree(0), 3)), Ok(()));
}

#[test]
fn what_an_entry_leaves_half_done_is_named() {
    let half_done = |change: fn(&mut State)| {
        let mut state = state();
        change(&mut state);
        Sakura::at_rest(&state).is_err()
    };
    assert!(!half_done(|_| {}));
    assert!(half_done(|state| state.bumped = Some(A)));
    assert!(half_done(|state| state.deck = 0));
    assert!(half_done(|state| state.over = true));
    assert!(half_done(|state| state.paid[2] = true));
    assert!(half_done(|state| state.figures[1].hand = 4));
    assert!(half_done(|state| state.stopped = Some(Tree(0))));
    assert!(half_done(|state| {
        let first = state.revealed[0];
        state.revealed = vec![first; state.players().len()];
        state.figures[0].hand = 2;
    }));
}
