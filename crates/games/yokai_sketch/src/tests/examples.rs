//! The worked cases of the rules specification, YS-49 to YS-60; the first is printed in the rulebook.

use super::{
    super::{Action, Ask, Chain, Event, Refusal, Yokai, score},
    table::{A, B, BLUE, GREEN, RED, Table, YELLOW, call, decided, distract, reveal, sketch},
};
use courtside_rules::journal::Seat;

#[test]
fn ys_49_the_printed_example_andrey_takes_the_green_four() {
    let table = Table::new().cards(GREEN, &[4]).row(GREEN, 2, 1).play(&[sketch(GREEN)]);
    assert_eq!(table.album(A), [(GREEN, 4)]);
    assert_eq!(table.sketches(GREEN), [0, 1]);
    assert_eq!(table.0.discards, 3);
    assert_eq!(table.asks(), Ask::Top(GREEN));
    let table = table.play(&[reveal(GREEN, 5)]);
    assert_eq!((table.asks(), table.0.total(GREEN), table.0.needed(GREEN)), (Ask::Card, 1, Some(5)));
}

#[test]
fn ys_50_two_to_two_scares_the_red_yokai() {
    let table = Table::new().cards(RED, &[4]).row(RED, 1, 2).play(&[sketch(RED)]);
    assert_eq!(table.sketches(RED), [0, 0]);
    assert_eq!(table.0.discards, 4);
    assert_eq!(table.0.stack(RED).cards.last(), Some(&Yokai { printed: RED, value: Some(4) }));
    assert!(table.album(A).is_empty() && table.album(B).is_empty());
}

#[test]
fn ys_51_the_other_player_takes_the_yokai_in_my_turn() {
    let table = Table::new().cards(RED, &[4]).row(RED, 0, 3).play(&[sketch(RED)]);
    assert_eq!(table.album(B), [(RED, 4)]);
    assert_eq!(table.sketches(RED), [1, 0]);
    assert_eq!(table.0.discards, 3);
}

#[test]
fn ys_52_sketches_that_are_left_take_the_next_yokai_at_once() {
    let table = Table::new().cards(BLUE, &[7]).row(BLUE, 3, 3).play(&[sketch(BLUE), reveal(BLUE, 3)]);
    assert_eq!((table.album(A), table.album(B)), (vec![(BLUE, 7)], vec![(BLUE, 3)]));
    assert_eq!(table.sketches(BLUE), [0, 0]);
    assert_eq!(table.0.discards, 7);
}

#[test]
fn ys_52_with_next_card_they_wait_for_the_next_card_there() {
    let table = Table::with(Chain::NextCard).cards(BLUE, &[7]).row(BLUE, 3, 3);
    let table = table.play(&[sketch(BLUE), reveal(BLUE, 3)]);
    assert_eq!((table.album(A), table.album(B)), (vec![(BLUE, 7)], vec![]));
    assert_eq!((table.sketches(BLUE), table.asks()), ([0, 3], Ask::Card));
    let table = table.play(&[sketch(BLUE)]);
    assert_eq!((table.album(B), table.sketches(BLUE)), (vec![(BLUE, 3)], [1, 0]));
}

#[test]
fn ys_53_a_called_three_is_taken_at_once_and_stays_green_in_the_album() {
    let table = Table::new().cards(GREEN, &[3, 5]).row(RED, 2, 1).play(&[call(RED)]);
    assert_eq!(table.asks(), Ask::CallFrom(RED));
    let table = table.play(&[Action::Call { from: GREEN }]);
    assert_eq!(table.album(A), [(GREEN, 3)]);
    assert_eq!((table.sketches(RED), table.0.needed(RED)), ([0, 1], Some(7)));
    assert_eq!((table.0.discards, table.asks()), (3, Ask::Card));
}

#[test]
fn ys_54_calling_a_yokai_away_can_finish_the_picture_beneath_it() {
    let table = Table::new().cards(GREEN, &[5, 3]).row(GREEN, 1, 2);
    let table = table.play(&[call(RED), Action::Call { from: GREEN }]);
    assert_eq!(table.album(B), [(GREEN, 3)]);
    assert_eq!((table.sketches(GREEN), table.sketches(RED)), ([1, 0], [1, 0]));
    assert_eq!(table.0.needed(RED), Some(5));
}

#[test]
fn ys_55_the_last_green_card_cannot_be_called() {
    let table = Table::new().only(GREEN, &[5], B).play(&[call(RED)]);
    assert_eq!(table.refuses(&Action::Call { from: GREEN }), Refusal::LastCard { stack: GREEN });
}

#[test]
fn ys_56_distract_is_used_before_the_sketches_are_counted() {
    let table = || Table::new().cards(GREEN, &[5]).row(GREEN, 2, 2).play(&[distract(GREEN)]);
    let unused = table().play(&[Action::Waive]);
    assert_eq!((unused.album(A), unused.sketches(GREEN)), (vec![(GREEN, 5)], [0, 2]));
    let used = table().play(&[Action::Distract { to: YELLOW }]);
    assert_eq!((used.album(A), used.sketches(GREEN)), (vec![], [3, 1]));
    assert_eq!(used.sketches(YELLOW), [0, 1]);
}

#[test]
fn ys_57_a_distracted_sketch_finishes_a_picture_elsewhere() {
    let table = Table::new().cards(BLUE, &[4]).row(GREEN, 1, 2).row(BLUE, 3, 0);
    let table = table.play(&[distract(GREEN), Action::Distract { to: BLUE }]);
    assert_eq!(table.album(A), [(BLUE, 4)]);
    assert_eq!((table.sketches(GREEN), table.sketches(BLUE)), ([2, 1], [0, 1]));
    assert_eq!(table.0.discards, 3);
}

#[test]
fn ys_58_the_only_yokai_of_a_stack_gets_scared_and_lies_open_again() {
    let table = Table::new().only(YELLOW, &[6], B).row(YELLOW, 2, 3).play(&[sketch(YELLOW)]);
    assert_eq!((table.sketches(YELLOW), table.0.needed(YELLOW)), ([0, 0], Some(6)));
    assert_eq!((table.0.discards, table.asks()), (6, Ask::Card));
}

#[test]
fn ys_59_taking_the_last_yellow_yokai_ends_the_game_at_once() {
    let table = Table::new().only(YELLOW, &[3], B).row(YELLOW, 2, 0);
    let events = decided(&table.0, &sketch(YELLOW));
    assert_eq!(events.last(), Some(&Event::GameEnded { empty: vec![YELLOW] }));
    let table = table.play(&[sketch(YELLOW)]);
    assert_eq!((table.asks(), table.0.played), (Ask::Nothing, 1));
    assert_eq!(table.refuses(&sketch(GREEN)), Refusal::GameOver);
}

#[test]
fn ys_60_with_equal_points_more_colours_win() {
    let table = Table::new()
        .album_of(A, &[(GREEN, 7), (GREEN, 6), (BLUE, 7), (RED, 5), (RED, 3)])
        .album_of(B, &[(GREEN, 5), (BLUE, 6), (BLUE, 5), (RED, 6), (YELLOW, 6)])
        .over();
    let points = [A, B].map(|seat| (table.0.points(seat), table.0.colours(seat)));
    assert_eq!(points, [(28, 3), (28, 4)]);
    assert_eq!(score::sheet(&table.0).leaders, [Seat(1)]);
}
