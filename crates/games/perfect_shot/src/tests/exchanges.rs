//! The six ordinary exchange cards with three and four players, with many envelopes, few and none.

use super::{
    super::{Action, Ask, Card, Event, Gift, Refusal, Step},
    table::{A, B, C, D, Table, draw, give, keep, steal, take},
};
use courtside_rules::journal::Seat;

#[test]
fn ps_063_ps_064_choice_takes_two_then_puts_back_any_two() {
    let table = Table::of(4).turn(Card::Choice);
    assert_eq!(table.refuses(&take(&[12], &[0])), Refusal::WrongCount { count: 2 });
    assert_eq!(table.refuses(&take(&[12, 12], &[0, 1])), Refusal::Twice { envelope: super::table::g(12) });
    assert_eq!(table.refuses(&take(&[12, 3], &[0, 1])), Refusal::NotThere { envelope: super::table::g(3) });
    assert_eq!(table.refuses(&take(&[12, 13], &[0, 3])), Refusal::NotThere { envelope: super::table::g(3) });
    assert_eq!(table.refuses(&take(&[12, 14], &[0, 1])), Refusal::NoSuchGuest);
    let table = table.play(&[take(&[12, 13], &[0, 12])]);
    assert_eq!(table.with_player(A), [1, 2, 13]);
    let table = table.play(&[take(&[0, 12], &[0, 12]), take(&[0, 12], &[6, 7])]);
    assert_eq!((table.with_player(B), table.with_player(C)), (vec![3, 4, 5], vec![0, 8, 12]));
    let table = table.play(&[take(&[6, 7], &[9, 10])]);
    assert_eq!((table.counts(), table.in_centre()), (vec![3, 3, 3, 3, 2], vec![9, 10]));
    assert_eq!(table.0.round, 2);
}

#[test]
fn ps_r04_choice_with_one_envelope_in_the_centre_takes_and_puts_back_one() {
    let table = Table::of(3).holding(&[(A, &[0, 1, 2, 3, 4]), (B, &[5, 6, 7, 8]), (C, &[9, 10, 11, 12])]);
    let table = table.turn(Card::Choice);
    assert_eq!(table.ask(), Ask::Take { seat: A, count: 1 });
    assert_eq!(table.refuses(&take(&[13], &[0, 1])), Refusal::WrongCount { count: 1 });
    let table = table.play(&[take(&[13], &[0]), take(&[0], &[0]), take(&[0], &[9])]);
    assert_eq!((table.counts(), table.in_centre()), (vec![5, 4, 4, 1], vec![9]));
}

#[test]
fn ps_r04_choice_with_nothing_in_the_centre_and_reveal_with_it_are_soon_done() {
    let owners: [(Seat, &[u8]); 3] = [(A, &[0, 1, 2, 3, 4]), (B, &[5, 6, 7, 8, 9]), (C, &[10, 11, 12, 13])];
    let table = Table::of(3).holding(&owners).turn(Card::Choice);
    assert_eq!((table.0.round, table.counts()), (2, vec![5, 5, 4, 0]));
    let table = Table::of(3).holding(&owners).turn(Card::Reveal).play(&[Action::Done]);
    assert_eq!((table.0.round, table.counts()), (2, vec![5, 5, 4, 0]));
}

#[test]
fn a_player_without_envelopes_chooses_from_what_he_took() {
    let table = Table::of(3).holding(&[(B, &[0, 1, 2, 3, 4, 5]), (C, &[6, 7, 8, 9, 10, 11])]).turn(Card::Choice);
    assert_eq!(table.refuses(&take(&[12, 13], &[12, 0])), Refusal::NotThere { envelope: super::table::g(0) });
    let table = table.play(&[take(&[12, 13], &[12, 13])]);
    assert_eq!((table.counts(), table.ask()), (vec![0, 6, 6, 2], Ask::Take { seat: B, count: 2 }));
}

#[test]
fn ps_065_theft_takes_one_from_the_player_on_the_left() {
    for (people, each) in [(3, 4), (4, 3)] {
        let mut table = Table::of(people).turn(Card::Theft);
        assert_eq!(table.ask(), Ask::Steal { seat: A, from: B });
        assert_eq!(table.refuses(&steal(0)), Refusal::NotThere { envelope: super::table::g(0) });
        for seat in 0..people as u8 {
            let from = (seat + 1) % people as u8;
            assert_eq!(table.ask(), Ask::Steal { seat: Seat(seat), from: Seat(from) });
            table = table.play(&[steal(from * each)]);
        }
        for seat in 0..people as u8 {
            let from = (seat + 1) % people as u8;
            assert!(table.with_player(Seat(seat)).contains(&(from * each)));
        }
        assert_eq!(table.0.round, 2);
    }
}

#[test]
fn ps_066_what_the_neighbour_is_only_just_taking_cannot_be_chosen() {
    let table = Table::of(3).first(B).turn(Card::Theft).play(&[steal(8), steal(0)]);
    // B takes 8 from C, C takes 0 from A: A cannot take 8 from B.
    assert_eq!(table.ask(), Ask::Steal { seat: A, from: B });
    assert_eq!(table.refuses(&steal(8)), Refusal::NotThere { envelope: super::table::g(8) });
    let table = table.play(&[steal(7)]);
    let hands = [A, B, C].map(|seat| table.with_player(seat));
    assert_eq!(hands, [vec![1, 2, 3, 7], vec![4, 5, 6, 8], vec![0, 9, 10, 11]]);
}

#[test]
fn ps_r05_nothing_is_taken_from_a_player_without_envelopes_and_nobody_loses_two() {
    let table = Table::of(3).holding(&[(A, &[0]), (C, &[1, 2])]).turn(Card::Theft);
    // A would take from B, who has none; B takes from C, C from A.
    assert_eq!(table.ask(), Ask::Steal { seat: B, from: C });
    let table = table.play(&[steal(1), steal(0)]);
    assert_eq!(table.counts(), [0, 1, 2, 11]);
    let table = Table::of(4).holding(&[]).turn(Card::Theft);
    assert_eq!((table.0.round, table.counts()), (2, vec![0, 0, 0, 0, 14]));
}

#[test]
fn ps_067_ps_068_reveal_opens_two_of_the_centre_and_all_stays_where_it_is() {
    let table = Table::of(4).turn(Card::Reveal);
    let before = table.0.holders;
    assert_eq!(table.ask(), Ask::Done(Card::Reveal));
    let table = table.play(&[Action::Done]);
    assert_eq!((table.0.holders, table.0.round), (before, 2));
}

#[test]
fn ps_069_gifts_go_to_the_left_and_to_the_right_at_once() {
    let table = Table::of(4).turn(Card::Gifts);
    assert_eq!(table.ask(), Ask::Give { seat: A, to: Some(B) });
    assert_eq!(table.refuses(&give(0, D)), Refusal::NotANeighbour);
    assert_eq!(table.refuses(&give(3, B)), Refusal::NotThere { envelope: super::table::g(3) });
    let table = table.play(&[give(0, B)]);
    assert_eq!(table.ask(), Ask::Give { seat: A, to: Some(D) });
    assert_eq!(table.refuses(&give(0, D)), Refusal::Twice { envelope: super::table::g(0) });
    let table = table.play(&[give(1, D), give(3, C), give(4, A), give(6, D), give(7, B)]);
    assert_eq!(table.counts(), [3, 3, 3, 3, 2]);
    let table = table.play(&[give(9, A), give(10, C)]);
    let hands = [A, B, C, D].map(|seat| table.with_player(seat));
    assert_eq!(hands, [vec![2, 4, 9], vec![0, 5, 7], vec![3, 8, 10], vec![1, 6, 11]]);
}

#[test]
fn ps_070_who_has_only_one_envelope_chooses_the_neighbour() {
    let few: [(Seat, &[u8]); 3] = [(A, &[0]), (B, &[1, 2, 3]), (C, &[4, 5, 6])];
    for to in [B, C] {
        let table = Table::of(3).holding(&few).turn(Card::Gifts);
        assert_eq!(table.ask(), Ask::Give { seat: A, to: None });
        assert_eq!(table.refuses(&give(0, A)), Refusal::NotANeighbour);
        let table = table.play(&[give(0, to), give(1, C), give(2, A), give(4, A), give(5, B)]);
        assert!(table.with_player(to).contains(&0));
        assert_eq!(table.with_player(A), [2, 4]);
    }
    let four = Table::of(4).holding(&[(A, &[0]), (B, &[1]), (C, &[2]), (D, &[3])]).turn(Card::Gifts);
    assert_eq!(four.refuses(&give(0, C)), Refusal::NotANeighbour);
}

#[test]
fn ps_r06_with_no_envelope_nothing_is_given_and_what_was_just_received_is_not_passed_on() {
    let table = Table::of(3).holding(&[(B, &[1, 2]), (C, &[3, 4])]).turn(Card::Gifts);
    assert_eq!(table.ask(), Ask::Give { seat: B, to: Some(C) });
    let table = table.play(&[give(1, C), give(2, A)]);
    assert_eq!(table.refuses(&give(1, A)), Refusal::NotThere { envelope: super::table::g(1) });
    let Step::Exchange(super::super::Exchange::Gifts { gifts }) = &table.0.step else { panic!("gifts are told") };
    assert_eq!(gifts[1], Gift { from: B, to: A, envelope: super::table::g(2) });
    let table = table.play(&[give(3, A), give(4, B)]);
    assert_eq!(table.counts(), [2, 1, 1, 10]);
    let none = Table::of(3).holding(&[]).turn(Card::Gifts);
    assert_eq!(none.0.round, 2);
}

#[test]
fn ps_071_ps_072_ps_073_ps_r07_rumours_move_nothing_and_are_not_told() {
    let table = Table::of(3).turn(Card::Rumours);
    let before = table.0.holders;
    assert_eq!(table.ask(), Ask::Done(Card::Rumours));
    let events = table.events(&Action::Done);
    assert!(!events.iter().any(|event| matches!(event, Event::LookedInside { .. } | Event::EnvelopeMoved { .. })));
    assert_eq!(table.play(&[Action::Done]).0.holders, before);
}

#[test]
fn ps_074_ps_075_ps_076_dance_keeps_one_and_gives_back_as_many_of_the_shuffled_centre() {
    let table = Table::of(4).turn(Card::Dance);
    assert_eq!(table.ask(), Ask::Keep { seat: A });
    assert_eq!(table.refuses(&keep(5)), Refusal::NotThere { envelope: super::table::g(5) });
    let table = table.play(&[keep(0), keep(3), keep(6), keep(9)]);
    assert_eq!(table.counts(), [1, 1, 1, 1, 10]);
    assert_eq!(table.ask(), Ask::Draw { seat: A, count: 2 });
    assert_eq!(table.refuses(&draw(&[1])), Refusal::WrongCount { count: 2 });
    assert_eq!(table.refuses(&draw(&[1, 0])), Refusal::NotThere { envelope: super::table::g(0) });
    let table = table.play(&[draw(&[12, 13]), draw(&[1, 2]), draw(&[4, 5]), draw(&[7, 8])]);
    assert_eq!((table.counts(), table.in_centre()), (vec![3, 3, 3, 3, 2], vec![10, 11]));
    let drawn = Table::of(3).turn(Card::Dance).play(&[keep(0), keep(4), keep(8)]).0.app_draw(3);
    assert!(drawn.len() == 3 && drawn.is_sorted());
}

#[test]
fn ps_r09_a_single_envelope_is_kept_and_nothing_is_drawn_for_it() {
    let table = Table::of(3).holding(&[(A, &[0]), (C, &[1, 2, 3])]).turn(Card::Dance);
    assert_eq!(table.ask(), Ask::Keep { seat: C });
    let table = table.play(&[keep(2)]);
    assert_eq!(table.ask(), Ask::Draw { seat: C, count: 2 });
    let table = table.play(&[draw(&[1, 9])]);
    assert_eq!((table.with_player(A), table.with_player(C)), (vec![0], vec![1, 2, 9]));
    let alone = Table::of(3).holding(&[(A, &[0]), (B, &[1])]).turn(Card::Dance);
    assert_eq!((alone.0.round, alone.counts()), (2, vec![1, 1, 0, 12]));
}

#[test]
fn what_another_card_asks_is_refused_now() {
    let table = Table::of(3).turn(Card::Choice);
    for action in [steal(4), give(0, B), keep(0), draw(&[12, 13]), Action::Done, Action::Hammer] {
        assert_eq!(table.refuses(&action), Refusal::NotNow, "{action:?}");
    }
}
