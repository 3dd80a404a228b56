//! The table is always right: what corrections do to the cards, to the question and to the end.

use super::{
    super::{Action, Ask, Correction, Event, Portrait, Refusal, StackId},
    table::{A, B, BLUE, GREEN, RED, Table, YELLOW, call, decided, reveal, sketch},
};
use courtside_rules::journal::Seat;

fn put_right(correction: Correction) -> Action {
    Action::Correct(correction)
}

fn sketches(stack: StackId, seat: Seat, count: u8) -> Action {
    put_right(Correction::Sketches { stack, seat, count })
}

fn onto(printed: StackId, value: u8, stack: StackId) -> Action {
    put_right(Correction::OntoStack { portrait: Portrait { printed, value }, stack })
}

fn into_album(printed: StackId, value: u8, seat: Seat) -> Action {
    put_right(Correction::IntoAlbum { portrait: Portrait { printed, value }, seat })
}

#[test]
fn more_sketches_come_from_the_discards_and_then_from_the_pile() {
    let table = Table::new().row(RED, 0, 4).pile(20);
    assert_eq!((table.0.pile, table.0.discards), (20, 5));
    let table = table.play(&[sketches(GREEN, A, 4)]);
    assert_eq!((table.0.pile, table.0.discards), (20, 1));
    let table = table.play(&[sketches(GREEN, B, 2)]);
    assert_eq!((table.0.pile, table.0.discards), (19, 0));
}

#[test]
fn fewer_sketches_go_to_the_discards() {
    let table = Table::new().row(RED, 0, 4).play(&[sketches(RED, B, 1)]);
    assert_eq!((table.sketches(RED), table.0.discards), ([0, 1], 3));
}

#[test]
fn a_hand_and_the_pile_can_be_corrected() {
    let table = Table::new().play(&[put_right(Correction::Hand { seat: B, count: 5 })]);
    assert_eq!((table.0.hand(B), table.0.pile), (5, 27));
    let table = table.play(&[put_right(Correction::Pile { count: 20 })]);
    assert_eq!((table.0.pile, table.0.discards), (20, 7));
}

#[test]
fn more_than_thirty_six_cards_are_refused() {
    let table = Table::new();
    assert_eq!(table.refuses(&sketches(RED, A, 30)), Refusal::TooMany { most: 29 });
    assert_eq!(table.refuses(&put_right(Correction::Hand { seat: B, count: 33 })), Refusal::TooMany { most: 32 });
    assert_eq!(table.refuses(&put_right(Correction::Pile { count: 30 })), Refusal::TooMany { most: 29 });
}

#[test]
fn what_does_not_exist_is_refused() {
    let table = Table::new();
    assert_eq!(table.refuses(&onto(RED, 8, RED)), Refusal::NoSuchYokai { value: 8 });
    assert_eq!(table.refuses(&onto(StackId(4), 5, RED)), Refusal::NotOnTable);
    assert_eq!(table.refuses(&into_album(RED, 5, Seat(2))), Refusal::NotOnTable);
    assert_eq!(table.refuses(&put_right(Correction::Active { seat: Seat(2) })), Refusal::NotOnTable);
}

#[test]
fn corrected_sketches_do_not_settle_a_picture_until_the_next_card_there() {
    let table = Table::new().cards(RED, &[3, 5]).play(&[sketches(RED, B, 3)]);
    assert_eq!((table.album(B), table.asks()), (vec![], Ask::Card));
    let table = table.play(&[sketch(GREEN)]);
    assert_eq!(table.sketches(RED), [0, 3]);
    assert_eq!(table.play(&[sketch(RED)]).album(B), [(RED, 3)]);
}

#[test]
fn a_misread_top_is_put_right() {
    let table = Table::new().cards(RED, &[4]).play(&[put_right(Correction::Top { stack: RED, value: 5 })]);
    assert_eq!(table.0.needed(RED), Some(5));
    assert!(table.0.unseen(RED).contains(&4));
}

#[test]
fn a_top_that_was_taken_for_another_changes_places_with_it() {
    let table = Table::new().cards(RED, &[3, 4]).row(RED, 2, 0).play(&[sketch(RED)]);
    assert_eq!(table.album(A), [(RED, 3)]);
    let table = table.play(&[put_right(Correction::Top { stack: RED, value: 3 })]);
    assert_eq!((table.album(A), table.0.needed(RED)), (vec![(RED, 4)], Some(3)));
}

#[test]
fn an_unknown_top_is_told_not_corrected() {
    let table = Table::new().cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(RED)]);
    let top = put_right(Correction::Top { stack: RED, value: 5 });
    assert_eq!(table.refuses(&top), Refusal::TopFirst { stack: RED });
}

#[test]
fn a_yokai_moves_between_albums_and_stacks() {
    let table = Table::new().album_of(A, &[(RED, 5)]).play(&[into_album(RED, 5, B)]);
    assert_eq!((table.album(A), table.album(B)), (vec![], vec![(RED, 5)]));
    let table = table.play(&[onto(RED, 5, BLUE)]);
    assert_eq!((table.album(B), table.0.needed(BLUE), table.0.stack(BLUE).cards.len()), (vec![], Some(5), 6));
}

#[test]
fn a_yokai_nobody_had_seen_is_taken_from_its_stack() {
    let table = Table::new().play(&[into_album(RED, 4, B)]);
    assert_eq!((table.0.stack(RED).cards.len(), table.0.needed(RED)), (4, Some(7)));
    assert_eq!(table.0.unseen(RED), [3, 5, 6]);
}

#[test]
fn taking_the_top_away_asks_for_the_next_one() {
    let table = Table::new().play(&[into_album(RED, 7, B)]);
    assert_eq!(table.asks(), Ask::Top(RED));
    assert_eq!(table.play(&[reveal(RED, 4)]).asks(), Ask::Card);
}

#[test]
fn a_correction_that_empties_a_stack_ends_the_game_and_its_reverse_goes_on() {
    let table = Table::new().only(RED, &[4], A).play(&[into_album(RED, 4, B)]);
    assert_eq!(table.asks(), Ask::Nothing);
    let events = decided(&table.0, &onto(RED, 4, RED));
    assert_eq!(events.last(), Some(&Event::GameResumed));
    let table = table.play(&[onto(RED, 4, RED)]);
    assert_eq!((table.asks(), table.0.active), (Ask::Card, A));
}

#[test]
fn a_game_that_goes_on_after_the_third_card_goes_on_with_the_next_turn() {
    let table = Table::new().only(RED, &[3], A).row(RED, 2, 0).play(&[sketch(GREEN), sketch(GREEN), sketch(RED)]);
    assert_eq!(table.asks(), Ask::Nothing);
    let table = table.play(&[onto(RED, 3, RED)]);
    assert_eq!((table.asks(), table.0.active, table.0.hand(B)), (Ask::Card, B, 4));
}

#[test]
fn the_active_player_can_be_corrected() {
    let table = Table::new().play(&[sketch(RED), put_right(Correction::Active { seat: B })]);
    assert_eq!((table.0.active, table.0.played, table.asks()), (B, 0, Ask::Card));
}

#[test]
fn a_pending_effect_stays_to_be_used_after_a_correction() {
    let table = Table::new().play(&[call(RED), sketches(RED, B, 2)]);
    assert_eq!((table.asks(), table.sketches(RED)), (Ask::CallFrom(RED), [1, 2]));
}

#[test]
fn a_yokai_taken_from_under_a_pending_call_is_asked_for_before_it_can_be_called() {
    let table = Table::new().play(&[call(RED), into_album(GREEN, 7, B)]);
    assert_eq!(table.refuses(&Action::Call { from: GREEN }), Refusal::TopFirst { stack: GREEN });
    let table = table.play(&[reveal(GREEN, 5)]);
    assert_eq!(table.asks(), Ask::CallFrom(RED));
    let table = table.play(&[Action::Call { from: GREEN }]);
    assert_eq!(table.0.needed(RED), Some(5));
}

#[test]
fn an_asked_number_that_a_correction_tells_is_no_longer_asked() {
    let table = Table::new().cards(RED, &[3]).row(RED, 2, 3).play(&[sketch(RED)]);
    assert_eq!(table.asks(), Ask::Top(RED));
    let table = table.play(&[onto(YELLOW, 7, RED)]);
    assert_eq!(table.asks(), Ask::Top(YELLOW));
    assert_eq!(table.0.needed(RED), Some(7));
}

#[test]
fn with_all_cards_on_the_table_nothing_is_drawn() {
    let table = Table::new().play(&[sketches(RED, A, 29), sketch(GREEN)]);
    let events = decided(&table.0, &Action::EndTurn);
    assert_eq!(events.last(), Some(&Event::NothingToDraw { seat: B }));
}
