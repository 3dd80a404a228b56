//! The table is always right: what can be put right, what comes of it, and what is refused with a reason.

use super::{
    super::{
        Action, Ask, Correction, Event, GardenAction as G, Half, Painter, PainterAction as P, Refusal, Sakura, Tree,
    },
    table::{A, B, C, Table, decided, faces, reveal},
};
use courtside_rules::journal::{Game, Seat};

fn table() -> Table {
    Table::of(3).emperor(9).at(&[(A, 5), (B, 3)])
}

fn correct(correction: Correction) -> Action {
    Action::Correct(correction)
}

fn painter(painter: Painter, space: u8) -> Action {
    correct(Correction::Painter { painter, space })
}

fn emperor(space: u8) -> Action {
    correct(Correction::Emperor { space })
}

fn tree(tree: u8, paid: bool) -> Action {
    correct(Correction::Sakura { tree: Tree(tree), paid })
}

#[test]
fn a_painter_goes_anywhere_behind_the_emperor_that_is_free() {
    let table = table().play(&[painter(A, 8), painter(B, 0)]);
    assert_eq!(table.spaces(), [8, 0, 0]);
    assert_eq!(table.refuses(&painter(B, 8)), Refusal::Occupied { painter: A });
    assert_eq!(table.refuses(&painter(B, 9)), Refusal::NotBehind { emperor: 9 });
    assert_eq!(table.refuses(&painter(Seat(3), 1)), Refusal::NotOnTable);
    assert!(table.0.corrected);
}

#[test]
fn sk_r26_the_emperor_goes_anywhere_before_the_next_blooming_sakura_and_ahead_of_the_painters() {
    let table = table().play(&[emperor(13)]);
    assert_eq!(table.0.emperor, 13);
    assert_eq!(table.refuses(&emperor(14)), Refusal::Unpaid { tree: Tree(0) });
    assert_eq!(table.refuses(&emperor(5)), Refusal::PainterAhead { painter: A });
    assert_eq!(table.refuses(&emperor(31)), Refusal::OffPath { spaces: 30 });
    assert_eq!(table.refuses(&emperor(0)), Refusal::OffPath { spaces: 30 });
}

#[test]
fn a_sakura_marked_as_paid_no_longer_stops_and_one_that_was_passed_cannot_bloom() {
    let table = table().play(&[tree(0, true), emperor(15)]);
    assert_eq!(table.refuses(&tree(0, false)), Refusal::Reached { tree: Tree(0) });
    let table = table.play(&[emperor(13), tree(0, false)]);
    assert_eq!(table.0.paid, [false; 3]);
    assert_eq!(table.refuses(&tree(3, true)), Refusal::NotOnTable);
}

#[test]
fn a_sakura_that_pays_a_second_time_by_correction_keeps_the_sums_right() {
    let table = Table::of(3).emperor(13).at(&[(A, 9), (B, 4)]).resolve(A, G::Forward1, P::Between);
    assert_eq!(table.purses(), [8, 7, 6]);
    let table = table.play(&[emperor(13), tree(0, false)]);
    assert_eq!(table.0.figure(A).corrected, 3);
    let table = table.resolve(A, G::Forward1, P::Between);
    assert_eq!(table.purses(), [11, 9, 7]);
}

#[test]
fn tokens_can_be_any_number_the_box_has() {
    let table = table().play(&[correct(Correction::Tokens { painter: A, count: 9 })]);
    assert_eq!((table.purses(), table.0.figure(A).corrected), (vec![9, 5, 5], 4));
    let too_many = correct(Correction::Tokens { painter: A, count: 45 });
    assert_eq!(table.refuses(&too_many), Refusal::TooMany { most: 44 });
}

#[test]
fn the_last_sakura_marked_as_paid_ends_the_game_and_blooming_again_resumes_it() {
    let table = Table::of(3).emperor(29).at(&[(A, 9)]).resolve(A, G::Forward1, P::Between);
    assert!(table.0.is_over());
    assert_eq!(table.refuses(&tree(2, false)), Refusal::Reached { tree: Tree(2) });
    let table = table.play(&[emperor(29), tree(2, false)]);
    assert_eq!((table.0.is_over(), table.0.round, table.0.ask()), (false, 2, Ask::Card(A)));
    assert!(table.0.painters().all(|painter| table.0.figure(painter).hand == 5));
    let table = table.play(&[tree(2, true)]);
    assert!(table.0.is_over());
}

#[test]
fn after_the_end_tokens_and_places_can_still_be_corrected() {
    let table = Table::of(3).emperor(29).at(&[(A, 9)]).resolve(A, G::Forward1, P::Between);
    let table = table.play(&[correct(Correction::Tokens { painter: B, count: 20 }), painter(C, 3)]);
    assert_eq!(Sakura::sheet(&table.0).leaders, [B]);
}

#[test]
fn a_known_card_can_be_corrected_an_unknown_one_is_told_when_it_turns_up() {
    let card = |number| correct(Correction::CardFaces { number, faces: faces(G::Forward1, P::Leap) });
    assert_eq!(table().refuses(&card(12)), Refusal::UnknownCard { number: 12 });
    assert_eq!(table().refuses(&card(61)), Refusal::NoSuchCard { number: 61 });
    let table = table().known().play(&[card(12)]);
    assert_eq!(table.0.faces(12), Some(faces(G::Forward1, P::Leap)));
}

#[test]
fn a_card_corrected_while_it_asks_for_a_direction_goes_on_without() {
    let table = table().first(A, G::Forward1, P::Either2).next();
    assert!(matches!(table.0.ask(), Ask::Direction { half: Half::Painter, .. }));
    let table = table.play(&[correct(Correction::CardFaces { number: 1, faces: faces(G::Forward1, P::Forward3) })]);
    assert_eq!(table.0.space(A), 8);
    assert!(matches!(table.0.ask(), Ask::Next { .. }));
}

#[test]
fn a_card_corrected_before_its_turn_may_begin_to_ask() {
    let table = table().first(A, G::Forward1, P::Forward1);
    let table = table.play(&[correct(Correction::CardFaces { number: 1, faces: faces(G::Either1, P::Forward1) })]);
    assert_eq!(table.0.ask(), Ask::Direction { painter: A, number: 1, half: Half::Garden });
}

#[test]
fn the_deck_can_be_corrected_and_the_discards_are_the_rest() {
    let deck = |count| correct(Correction::Deck { count });
    let table = table().first(A, G::Forward1, P::Forward1).finish_round().play(&[deck(44)]);
    assert_eq!((table.0.deck, table.0.discards, table.0.discarded.len()), (44, 1, 0));
    assert_eq!(table.refuses(&deck(46)), Refusal::TooMany { most: 45 });
    let table = table.play(&[deck(0)]);
    assert_eq!((table.0.deck, table.0.discards), (45, 0), "an empty deck is shuffled at once");
}

#[test]
fn an_emperor_put_off_the_tree_where_he_stopped_is_no_longer_paid_for() {
    let stopped = || Table::of(3).emperor(13).at(&[(A, 8)]).first(A, G::Forward1, P::Either1).next();
    assert_eq!(stopped().0.stopped, Some(Tree(0)));
    let table = stopped().play(&[emperor(12)]);
    assert_eq!(table.0.stopped, None);
    assert_eq!(table.choose(true).0.paid, [false; 3]);
    let same = stopped().play(&[emperor(14), painter(B, 3)]);
    assert!(same.choose(true).0.paid[0]);
    let paid = stopped().play(&[tree(0, true)]).choose(true);
    assert_eq!(paid.purses(), [5, 5, 5], "the table says that it has paid");
}

#[test]
fn a_game_ended_by_mistake_in_the_middle_of_a_card_goes_on_there() {
    let table = Table::of(3).emperor(13).at(&[(A, 8)]).first(A, G::Forward1, P::Either1).next();
    let asked = table.0.ask();
    let table = table.play(&[tree(2, true), tree(2, false)]);
    assert_eq!((table.0.ask(), table.0.stopped), (asked, Some(Tree(0))));
    assert!(table.choose(true).0.paid[0]);
}

#[test]
fn a_correction_is_one_event_like_any_other() {
    let events = decided(&table().0, &painter(A, 8));
    assert_eq!(events, [Event::Corrected(Correction::Painter { painter: A, space: 8 })]);
    let reopened = Table::of(3).known().play(&[reveal(A, 4)]);
    assert_eq!(reopened.refuses(&reveal(A, 5)), Refusal::CardIn { painter: A, number: 4 });
}
