//! Corrections of what only full depth and known boards have: tokens, cards in hand, the start player, houses.

use super::{
    super::{Action, Area, Correction, Depth, Phase, Pile, Refusal, Setup, Task},
    table::{A, B, Table, plain, setup, shipped_kit},
};

fn right(correction: Correction) -> Action {
    Action::Correct(correction)
}

#[test]
fn stored_tokens_are_corrected_within_the_slots_of_the_board() {
    let tokens = |tokens, doubles| right(Correction::Tokens { seat: A, tokens, doubles });
    let table = Table::of(2).tokens(A, 1, 0);
    assert_eq!(table.refused(tokens(5, 2)), Refusal::OutOfRange { most: 6 });
    assert_eq!(table.refused(tokens(u8::MAX, 1)), Refusal::OutOfRange { most: 6 });
    assert_eq!(Table::pad(2).refused(tokens(1, 0)), Refusal::OtherDepth);
    let table = table.play(tokens(4, 2));
    assert_eq!((table.0.kept(A).tokens, table.0.kept(A).doubles, table.0.kept(A).token_worth()), (4, 2, 8));
    assert_eq!(table.0.kept(B).tokens, 0);
}

#[test]
fn cards_in_hand_are_corrected_between_turns_and_which_ones_is_then_a_secret() {
    let in_hand = |cards| right(Correction::InHand { seat: A, cards });
    let table = Table::of(2);
    assert_eq!(table.refused(in_hand(5)), Refusal::OutOfRange { most: 4 });
    assert_eq!(Table::of(2).at(Area::Wall).refused(in_hand(2)), Refusal::BetweenTurns);
    assert_eq!(Table::pad(2).refused(in_hand(2)), Refusal::OtherDepth);
    let table = table.play(in_hand(2));
    let hand = table.0.kept(A).hand;
    assert_eq!((hand.in_hand(), hand.discarded(), hand.owned()), (2, 2, 4));
    let all = [2, 4, 6, 8].map(plain);
    assert_eq!((hand.known(Pile::Hand), hand.known(Pile::Discard)), (all.to_vec(), all.to_vec()));
    let table = table.play(in_hand(0));
    assert_eq!(table.0.kept(A).hand.known(Pile::Hand), []);
    assert_eq!(table.0.kept(A).hand.known(Pile::Discard), all);
}

#[test]
fn fc_047_the_start_player_is_corrected_and_the_turn_in_progress_stays() {
    let start = right(Correction::Start { seat: B });
    let set_up = Table(super::super::rules::start(&setup(3), &shipped_kit()));
    assert_eq!((set_up.0.phase, set_up.refused(start.clone())), (Phase::SetUp, Refusal::NotNow));
    let table = Table::of(3).play(start);
    assert_eq!((table.0.start, table.0.task()), (B, Some(&Task::Offer { seat: A })));
    assert_eq!(table.0.turn_order().next(), Some(B));
    let stranger = right(Correction::Start { seat: courtside_rules::journal::Seat(3) });
    assert_eq!(Table::of(3).refused(stranger), Refusal::NotAtTable);
}

#[test]
fn fc_149_a_house_is_sold_or_has_its_jade_again() {
    let house = |house, sold| right(Correction::House { house, sold });
    assert_eq!(Table::of(2).refused(house(0, true)), Refusal::NoSuchHouse, "nobody knows the houses");
    let mut kit = shipped_kit();
    kit.sides[0].houses = Some(vec![3, 4]);
    let table = Table::with(&Setup { depth: Depth::Full, ..setup(2) }, &kit);
    assert_eq!(table.refused(house(2, true)), Refusal::NoSuchHouse);
    let table = table.play(house(1, true));
    assert_eq!(table.0.houses(), Some(vec![(0, 3, false), (1, 4, true)]));
    assert_eq!(table.play(house(1, false)).0.sold, 0);
}
