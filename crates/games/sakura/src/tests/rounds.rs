//! A round: cards come in, are sorted and resolved; then discard and draw, with the deck renewed in time.

use super::{
    super::{
        Action, Ask, Event, Faces, Feed, GardenAction as G, Half, Pace, PainterAction as P, Progress, Refusal, Sakura,
    },
    table::{A, B, C, Table, decided, faces, fed, play, reveal, setup},
};
use courtside_rules::journal::Game;

fn three() -> Table {
    Table::of(3).emperor(9).at(&[(A, 5), (B, 3)])
}

#[test]
fn sk_27_each_painter_reveals_one_card_in_any_order() {
    let table = three().known();
    assert_eq!(table.0.ask(), Ask::Card(A));
    let table = table.play(&[reveal(C, 30)]);
    assert_eq!(table.0.ask(), Ask::Card(A));
    assert_eq!(table.refuses(&reveal(C, 31)), Refusal::CardIn { painter: C, number: 30 });
    assert_eq!(table.refuses(&Action::Next), Refusal::CardFirst { painter: A });
    let table = table.play(&[reveal(A, 10)]);
    assert_eq!(table.0.ask(), Ask::Card(B));
    let table = table.play(&[reveal(B, 20)]);
    assert!(!matches!(table.0.ask(), Ask::Card(_)));
    assert_eq!(table.refuses(&reveal(A, 11)), Refusal::CardsAreIn);
}

#[test]
fn sk_28_cards_are_resolved_by_number_lowest_first() {
    let cards =
        [(A, 41, G::Forward1, P::Forward1), (B, 2, G::Forward1, P::Forward1), (C, 30, G::Forward1, P::Forward1)];
    let mut table = three().cards(&cards);
    let shown = |table: &Table| -> Vec<(u8, Progress)> {
        table.0.revealed_cards().iter().map(|card| (card.number, card.progress)).collect()
    };
    assert_eq!(shown(&table), [(2, Progress::Now), (30, Progress::Waiting), (41, Progress::Waiting)]);
    for (painter, number) in [(B, 2), (C, 30), (A, 41)] {
        assert_eq!(table.0.ask(), Ask::Next { painter, number });
        table = table.next();
    }
    assert_eq!((table.0.round, table.0.ask()), (2, Ask::Card(A)));
}

#[test]
fn sk_29_each_player_makes_the_choices_of_his_own_card() {
    let table = three().first(B, G::Either1, P::Either2);
    assert_eq!(table.0.ask(), Ask::Direction { painter: B, number: 1, half: Half::Garden });
    assert_eq!(Sakura::to_act(&table.0), Some(B));
    assert_eq!(table.refuses(&Action::Next), Refusal::DirectionFirst { painter: B });
    let table = table.choose(false);
    assert_eq!(table.0.ask(), Ask::Direction { painter: B, number: 1, half: Half::Painter });
    let table = table.choose(true);
    assert_eq!((table.0.emperor, table.0.space(B)), (8, 6));
    assert_eq!(table.refuses(&Action::Choose { forward: true }), Refusal::NoDirection);
}

#[test]
fn sk_30_sk_31_the_cards_are_discarded_and_each_player_draws_one() {
    let table = three().first(A, G::Forward1, P::Forward1).finish_round();
    let state = &table.0;
    assert_eq!((state.deck, state.discards, state.revealed.len()), (42, 3, 0));
    assert!(state.painters().all(|painter| state.figure(painter).hand == 5));
    assert!([1, 51, 52].iter().all(|number| state.discarded.contains(*number)));
    assert!(!state.may_turn_up(51) && state.may_turn_up(2));
}

#[test]
fn sk_32_sk_r28_the_deck_is_renewed_as_soon_as_its_last_card_is_taken_even_within_a_draw() {
    let mut table = three();
    table.0.deck = 2;
    table.0.discards = 43;
    let table = table.first(A, G::Forward1, P::Forward1).next().next();
    let events = decided(&table.0, &Action::Next);
    let drawn: Vec<&Event> =
        events.iter().filter(|event| matches!(event, Event::Drew { .. } | Event::DeckRenewed { .. })).collect();
    let wanted = [
        &Event::Drew { draws: vec![1, 1, 0] },
        &Event::DeckRenewed { cards: 46 },
        &Event::Drew { draws: vec![0, 0, 1] },
    ];
    assert_eq!(drawn, wanted);
    let table = table.next();
    assert_eq!((table.0.deck, table.0.discards, table.0.discarded.is_empty()), (45, 0, true));
}

#[test]
fn sk_32_a_deck_that_ends_with_the_draw_is_renewed_at_once() {
    let mut table = three();
    table.0.deck = 3;
    table.0.discards = 42;
    let table = table.first(A, G::Forward1, P::Forward1).finish_round();
    assert_eq!((table.0.deck, table.0.discards), (45, 0));
}

#[test]
fn sk_33_sk_34_the_garden_action_comes_before_the_painter_action() {
    let table = three().at(&[(A, 8)]).first(A, G::Forward1, P::Forward1);
    let events = decided(&table.0, &Action::Next);
    assert!(matches!(events[0], Event::EmperorMoved { from: 9, to: 10, wanted: 1 }));
    assert!(matches!(events[1], Event::PainterMoved { painter: A, from: 8, to: 9, .. }));
}

#[test]
fn sk_35_figures_move_the_full_number() {
    let table = three().resolve(A, G::Forward2, P::Forward3);
    assert_eq!((table.0.emperor, table.0.space(A)), (11, 8));
}

#[test]
fn sk_r24_a_direction_is_chosen_when_its_half_is_resolved() {
    let table = three().first(A, G::Back1, P::Either1).next();
    assert_eq!(table.0.emperor, 8);
    assert!(matches!(table.0.ask(), Ask::Direction { half: Half::Painter, .. }));
    let lines = |forward| table.0.preview_choice(forward);
    assert!(matches!(lines(true)[0], Event::PainterMoved { from: 5, to: 6, .. }));
    assert!(matches!(lines(false)[0], Event::PainterMoved { from: 5, to: 4, .. }));
    assert_eq!((lines(true).len(), three().0.preview_choice(true)), (1, vec![]));
    assert_eq!(table.choose(false).0.space(A), 4);
}

#[test]
fn a_card_is_learnt_once_and_may_not_change_its_faces() {
    let known = faces(G::Forward1, P::Leap);
    let tell = |faces: Option<Faces>| Action::Reveal { painter: A, number: 12, faces };
    let mut table = three();
    let events = play(&mut table.0, &tell(Some(known)));
    assert_eq!(events[0], Event::CardLearnt { number: 12, faces: known });
    let mut again = three();
    again.0.known[11] = Some(known);
    let other = faces(G::Forward2, P::Leap);
    assert_eq!(again.refuses(&tell(Some(other))), Refusal::OtherFaces { number: 12, known });
    assert_eq!(decided(&again.0, &tell(Some(known))).len(), 1, "the same faces are fine");
    assert_eq!(decided(&again.0, &tell(None)).len(), 1);
}

#[test]
fn a_table_that_likes_all_at_once_stops_only_for_directions() {
    let mut all = setup(3);
    all.pace = Pace::AllAtOnce;
    let cards = [(A, 5, G::Forward1, P::Forward1), (B, 9, G::Either1, P::Forward1), (C, 7, G::Forward1, P::Forward1)];
    let table = Table::with(all).emperor(9).cards(&cards);
    assert_eq!((table.0.ask(), table.0.emperor), (Ask::Direction { painter: B, number: 9, half: Half::Garden }, 11));
    assert_eq!(table.choose(true).0.round, 2);
}

#[test]
fn resolving_all_stops_for_directions_too() {
    let cards = [(A, 5, G::Forward1, P::Forward1), (B, 9, G::Forward1, P::Either1), (C, 7, G::Forward1, P::Forward1)];
    let table = three().cards(&cards).play(&[Action::ResolveAll]);
    assert_eq!(table.0.ask(), Ask::Direction { painter: B, number: 9, half: Half::Painter });
    assert_eq!(table.refuses(&Action::ResolveAll), Refusal::DirectionFirst { painter: B });
}

#[test]
fn the_pace_can_be_changed_at_any_moment() {
    let table = three().first(A, G::Forward1, P::Forward1).play(&[Action::ChangePace { pace: Pace::AllAtOnce }]);
    assert!(matches!(table.0.ask(), Ask::Next { .. }));
    assert_eq!(table.next().0.round, 2);
}

#[test]
fn a_card_thought_to_be_discarded_may_be_told_all_the_same() {
    let table = Table::with(fed(Feed::Flip)).first(A, G::Forward1, P::Forward1).finish_round();
    assert!(!table.0.may_turn_up(1));
    let table = table.play(&[reveal(A, 1)]);
    assert!(!table.0.discarded.contains(1));
}
