//! The set-up, the turn, playing a card and the finished picture: YS-01 to YS-33.

use super::{
    super::{Action, Ask, Chain, Correction, Event, Outlook, Refusal, StackId, YokaiSketch},
    table::{A, B, BLUE, GREEN, RED, Table, YELLOW, decided, play, reveal, setup, sketch, start},
};
use courtside_rules::journal::{Game, Seat};

#[test]
fn ys_01_ys_03_the_twenty_yokai_are_worth_a_hundred_points() {
    let state = start(Chain::AtOnce);
    for stack in StackId::ALL {
        assert_eq!(state.stack(stack).cards.len(), 5);
        assert_eq!(state.possible_values(stack), [3, 4, 5, 6, 7]);
        assert_eq!(state.possible_values(stack).iter().map(|value| u32::from(*value)).sum::<u32>(), 25);
    }
}

#[test]
fn ys_02_the_number_is_both_the_sketches_needed_and_the_points() {
    let table = Table::new().cards(RED, &[5]).row(RED, 3, 0).play(&[sketch(RED)]);
    assert_eq!(table.0.points(A), 0);
    assert_eq!(table.play(&[sketch(RED)]).0.points(A), 5);
}

#[test]
fn ys_04_ys_07_ys_08_three_cards_each_and_thirty_in_the_pile() {
    let state = start(Chain::AtOnce);
    assert_eq!((state.hands, state.pile, state.discards), ([3, 3], 30, 0));
}

#[test]
fn ys_10_the_four_tops_are_told_in_any_order_and_then_turn_one_begins() {
    let mut state = start(Chain::AtOnce);
    assert_eq!((state.ask, state.turn), (Ask::Top(GREEN), 0));
    for (stack, next) in [(RED, GREEN), (GREEN, BLUE), (BLUE, YELLOW)] {
        play(&mut state, &reveal(stack, 4));
        assert_eq!((state.ask, state.turn), (Ask::Top(next), 0));
    }
    let events = play(&mut state, &reveal(YELLOW, 3));
    let seat = A;
    let seen = Event::TopSeen { stack: YELLOW, value: 3, certain: false };
    assert_eq!(events, [seen, Event::TurnBegan { turn: 1, seat }, Event::Drew { seat }]);
    assert_eq!((state.ask, state.hands, state.pile), (Ask::Card, [4, 3], 29));
}

#[test]
fn ys_10_before_the_tops_are_known_nobody_plays() {
    let state = start(Chain::AtOnce);
    for action in [sketch(GREEN), Action::EndTurn] {
        assert_eq!(YokaiSketch::decide(&state, &action), Err(Refusal::TopFirst { stack: GREEN }));
    }
}

#[test]
fn ys_12_the_set_up_says_who_begins() {
    let mut set_up = setup(Chain::AtOnce);
    set_up.first = B;
    let mut state = YokaiSketch::start(&set_up, &start(Chain::AtOnce).kit);
    for stack in StackId::ALL {
        play(&mut state, &reveal(stack, 7));
    }
    assert_eq!((state.active, state.hands), (B, [3, 4]));
}

#[test]
fn ys_13_ys_14_ys_15_the_players_alternate_and_each_turn_begins_with_a_draw() {
    let table = Table::new().play(&[sketch(RED), Action::EndTurn]);
    assert_eq!((table.0.active, table.0.turn, table.0.hands, table.0.pile), (B, 2, [3, 4], 28));
    let table = table.play(&[sketch(RED), Action::EndTurn]);
    assert_eq!((table.0.active, table.0.turn, table.0.hands, table.0.pile), (A, 3, [4, 3], 27));
}

#[test]
fn ys_16_ys_r10_an_empty_pile_is_filled_from_the_discards_when_a_card_must_be_drawn() {
    let table = Table::new().row(BLUE, 3, 0).row(GREEN, 2, 2).pile(0);
    assert_eq!(table.0.discards, 22);
    let table = table.play(&[sketch(BLUE)]);
    assert_eq!((table.0.pile, table.0.discards), (0, 22));
    let events = decided(&table.0, &Action::EndTurn);
    assert_eq!(events[2..], [Event::Reshuffled { cards: 22 }, Event::Drew { seat: B }]);
    let table = table.play(&[Action::EndTurn]);
    assert_eq!((table.0.pile, table.0.discards, table.sketches(GREEN)), (21, 0, [2, 2]));
}

#[test]
fn ys_17_ys_18_the_turn_ends_by_itself_after_three_cards_at_any_stacks() {
    let table = Table::new().play(&[sketch(RED), sketch(GREEN)]);
    assert_eq!((table.0.cards_left_to_play(), table.0.active), (1, A));
    let table = table.play(&[sketch(RED)]);
    assert_eq!((table.0.active, table.0.played), (B, 0));
    assert_eq!((table.sketches(RED), table.sketches(GREEN)), ([2, 0], [1, 0]));
}

#[test]
fn ys_17_the_turn_ends_by_itself_with_an_empty_hand() {
    let table = Table::new().hand(A, 2).play(&[sketch(RED), sketch(RED)]);
    assert_eq!((table.0.active, table.0.hand(A)), (B, 0));
}

#[test]
fn ys_17_with_an_empty_hand_nothing_can_be_played() {
    let table = Table::new().play(&[Action::Correct(Correction::Hand { seat: A, count: 0 })]);
    assert_eq!((table.asks(), table.0.active), (Ask::Card, A));
    assert_eq!(table.refuses(&sketch(RED)), Refusal::NoCardLeft { seat: A });
    assert_eq!(YokaiSketch::choices(&table.0), [Action::EndTurn]);
}

#[test]
fn ys_19_ys_21_with_four_cards_one_must_be_played() {
    let table = Table::new();
    assert!(table.0.must_play());
    assert_eq!(table.refuses(&Action::EndTurn), Refusal::MustPlay { seat: A });
    assert!(!YokaiSketch::choices(&table.0).contains(&Action::EndTurn));
    let table = table.play(&[sketch(RED)]);
    assert!(!table.0.must_play());
    let table = table.play(&[Action::EndTurn]);
    assert_eq!(table.0.hand(A), 3);
    assert!(table.0.must_play());
}

#[test]
fn ys_20_with_fewer_than_four_cards_one_may_pass() {
    let table = Table::new().hand(A, 3);
    let events = decided(&table.0, &Action::EndTurn);
    assert_eq!(events[0], Event::TurnEnded { seat: A, passed: true });
    let table = table.play(&[Action::EndTurn]);
    assert_eq!((table.0.active, table.0.hand(A)), (B, 3));
}

#[test]
fn ys_24_a_card_is_laid_on_the_side_of_its_player() {
    let table = Table::new().play(&[sketch(RED), Action::EndTurn, sketch(RED)]);
    assert_eq!(table.sketches(RED), [1, 1]);
}

#[test]
fn ys_25_ys_26_fewer_sketches_than_the_number_only_count() {
    let table = Table::new().cards(RED, &[4]).row(RED, 1, 1);
    let events = decided(&table.0, &sketch(RED));
    assert_eq!(events.last(), Some(&Event::Counted { stack: RED }));
    let table = table.play(&[sketch(RED)]);
    assert_eq!((table.sketches(RED), table.0.is_finished(RED)), ([2, 1], false));
}

#[test]
fn ys_26_more_sketches_than_the_number_finish_it_too() {
    let table = Table::new().cards(GREEN, &[3, 6]).row(RED, 3, 2);
    let table = table.play(&[super::table::call(RED), Action::Call { from: GREEN }]);
    assert_eq!((table.album(A), table.sketches(RED)), (vec![(GREEN, 3)], [0, 2]));
}

#[test]
fn ys_27_ys_28_ys_29_ys_30_the_one_with_more_takes_it_and_discards_his_own() {
    let table = Table::new().cards(RED, &[5]).row(RED, 2, 2);
    let captured = Event::Captured { stack: RED, seat: A, value: 5, printed: RED, discarded: 3 };
    assert_eq!(decided(&table.0, &sketch(RED))[1], captured);
    let table = table.play(&[sketch(RED)]);
    assert_eq!((table.album(A), table.sketches(RED), table.0.discards), (vec![(RED, 5)], [0, 2], 3));
}

#[test]
fn ys_31_ys_32_equal_sides_scare_the_yokai_under_its_stack() {
    let table = Table::new().cards(RED, &[6, 3]).row(RED, 2, 3);
    let hid = Event::Hid { stack: RED, value: 6, discarded: [3, 3] };
    assert_eq!(decided(&table.0, &sketch(RED))[1], hid);
    let table = table.play(&[sketch(RED)]);
    let values: Vec<Option<u8>> = table.0.stack(RED).cards.iter().map(|card| card.value).collect();
    assert_eq!(values, [Some(3), None, None, None, Some(6)]);
    assert_eq!((table.sketches(RED), table.0.discards), ([0, 0], 6));
}

#[test]
fn ys_33_the_next_yokai_of_the_stack_is_asked_for_before_the_turn_goes_on() {
    let table = Table::new().cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(GREEN), sketch(GREEN), sketch(RED)]);
    assert_eq!((table.asks(), table.0.active), (Ask::Top(RED), A));
    assert_eq!(table.refuses(&sketch(RED)), Refusal::TopFirst { stack: RED });
    assert_eq!(table.0.possible_values(RED), [4, 5, 6, 7]);
    let table = table.play(&[reveal(RED, 6)]);
    assert_eq!((table.asks(), table.0.active), (Ask::Card, B));
}

#[test]
fn a_number_that_was_seen_or_does_not_exist_is_refused() {
    let table = Table::new().cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(RED)]);
    assert!(matches!(table.refuses(&reveal(RED, 3)), Refusal::SeenElsewhere { .. }));
    assert_eq!(table.refuses(&reveal(RED, 8)), Refusal::NoSuchYokai { value: 8 });
    assert_eq!(table.refuses(&reveal(GREEN, 4)), Refusal::TopKnown { stack: GREEN, value: 7 });
    assert_eq!(table.refuses(&reveal(StackId(4), 4)), Refusal::NotOnTable);
}

#[test]
fn the_only_possible_number_is_filled_in_without_asking() {
    let table = Table::new().only(RED, &[4, 6], B).hide_last(RED).row(RED, 3, 0);
    let events = decided(&table.0, &sketch(RED));
    assert_eq!(events[2], Event::TopSeen { stack: RED, value: 6, certain: true });
    let table = table.play(&[sketch(RED)]);
    assert_eq!((table.asks(), table.0.needed(RED)), (Ask::Card, Some(6)));
}

#[test]
fn the_outlook_says_what_one_more_card_would_do() {
    let table = Table::new().cards(RED, &[4]).row(RED, 1, 2).cards(BLUE, &[5]).row(BLUE, 2, 2);
    assert_eq!(table.0.outlook(A, RED), Some(Outlook::Scares));
    assert_eq!(table.0.outlook(B, RED), Some(Outlook::Finishes { taker: B, value: 4 }));
    assert_eq!(table.0.outlook(A, BLUE), Some(Outlook::Finishes { taker: A, value: 5 }));
    assert_eq!(table.0.outlook(A, GREEN), Some(Outlook::Counts { left: 6 }));
    let table = table.cards(YELLOW, &[4]).row(YELLOW, 0, 3);
    assert_eq!(table.0.outlook(A, YELLOW), Some(Outlook::Finishes { taker: B, value: 4 }));
    assert_eq!(start(Chain::AtOnce).outlook(A, RED), None);
}

#[test]
fn the_leader_is_who_has_more_sketches() {
    let table = Table::new().row(RED, 1, 2).row(BLUE, 2, 2).row(GREEN, 1, 0);
    assert_eq!([RED, BLUE, GREEN].map(|stack| table.0.leader(stack)), [Some(B), None, Some(Seat(0))]);
    assert_eq!([RED, BLUE, GREEN].map(|stack| table.0.total(stack)), [3, 4, 1]);
}
