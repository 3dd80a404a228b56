//! Every garden action and every painter action by itself.

use super::{
    super::{Action, Event, GardenAction as G, PainterAction as P, Why},
    table::{A, B, C, D, Table, decided},
};

fn table() -> Table {
    Table::of(4).emperor(9).at(&[(A, 5), (B, 7), (C, 3), (D, 1)])
}

fn emperor_after(garden: G) -> u8 {
    table().resolve(D, garden, P::Between).0.emperor
}

#[test]
fn sk_48_one_forward() {
    assert_eq!(emperor_after(G::Forward1), 10);
}

#[test]
fn sk_49_two_forward() {
    assert_eq!(emperor_after(G::Forward2), 11);
}

#[test]
fn sk_50_one_backward() {
    assert_eq!(emperor_after(G::Back1), 8);
}

#[test]
fn sk_51_one_forward_or_backward_as_the_player_chooses() {
    let emperor = |forward| table().first(A, G::Either1, P::Forward1).choose(forward).0.emperor;
    assert_eq!((emperor(true), emperor(false)), (10, 8));
}

#[test]
fn sk_52_sk_r17_the_closest_goes_two_back_even_if_it_is_the_card_owners() {
    assert_eq!(table().resolve(A, G::ClosestBack2, P::Forward1).spaces(), [6, 4, 3, 1]);
    let own = table().resolve(B, G::ClosestBack2, P::Forward1);
    assert_eq!(own.0.space(B), 6, "7 to 4, not counting 5, and then over 5 to 6");
    let alone = Table::of(3).emperor(9).at(&[(A, 1)]).resolve(B, G::ClosestBack2, P::Forward1);
    assert_eq!(alone.spaces(), [0, 1, 0]);
}

#[test]
fn sk_53_sk_r18_the_furthest_goes_two_forward() {
    assert_eq!(table().resolve(A, G::FurthestForward2, P::Forward1).spaces(), [6, 7, 3, 4]);
    let alone_on_gate = table().at(&[(D, 0)]).resolve(A, G::FurthestForward2, P::Forward1);
    assert_eq!(alone_on_gate.0.space(D), 2);
    let own = table().resolve(D, G::FurthestForward2, P::Forward1);
    assert_eq!(own.0.space(D), 6, "1 to 4, then over 5 to 6");
}

#[test]
fn sk_54_one_two_or_three_forward() {
    let space = |action| table().resolve(D, G::Forward2, action).0.space(D);
    assert_eq!([P::Forward1, P::Forward2, P::Forward3].map(space), [2, 4, 6]);
}

#[test]
fn sk_55_one_two_or_three_in_the_direction_the_player_chooses() {
    let space = |action, forward| table().first(A, G::Forward2, action).next().choose(forward).0.space(A);
    assert_eq!([P::Either1, P::Either2, P::Either3].map(|action| space(action, true)), [6, 8, 9]);
    assert_eq!([P::Either1, P::Either2, P::Either3].map(|action| space(action, false)), [4, 2, 0]);
}

#[test]
fn sk_56_a_leap_goes_in_front_of_the_next_painter_ahead() {
    assert_eq!(table().resolve(C, G::Forward1, P::Leap).0.space(C), 6);
    let packed = table().at(&[(A, 4), (B, 5)]).resolve(C, G::Forward1, P::Leap);
    assert_eq!(packed.0.space(C), 6);
}

#[test]
fn sk_57_a_leap_can_bump_into_the_emperor() {
    let table = table().at(&[(B, 7), (A, 8)]).resolve(C, G::Back1, P::Forward1);
    assert_eq!(table.0.emperor, 8);
    let leap = Table::of(3).emperor(8).at(&[(A, 3), (B, 7)]).first(A, G::Forward1, P::Leap).next();
    assert_eq!(leap.0.space(A), 8);
    let bump = Table::of(3).emperor(9).at(&[(A, 3), (B, 7)]).first(A, G::Back1, P::Leap).next();
    assert_eq!((bump.0.space(A), bump.0.tokens(A)), (4, 4));
}

#[test]
fn sk_58_with_nobody_ahead_a_leap_stays() {
    let table = table().first(B, G::Forward1, P::Leap);
    assert_eq!(decided(&table.0, &Action::Next)[1], Event::Stays { painter: B, why: Why::NobodyAhead });
}

#[test]
fn sk_59_sk_r22_as_many_spaces_as_painters_are_in_between() {
    assert_eq!(table().resolve(D, G::Forward1, P::Between).0.space(D), 6, "2, 4 and 6");
    let from_gate = table().at(&[(D, 0), (C, 0)]).resolve(D, G::Forward1, P::Between);
    assert_eq!(from_gate.0.space(D), 2, "the other on the gate is not in between");
}

#[test]
fn sk_60_with_nobody_in_between_he_stays() {
    let table = table().first(B, G::Forward1, P::Between);
    assert_eq!(decided(&table.0, &Action::Next)[1], Event::Stays { painter: B, why: Why::NobodyBetween });
}

#[test]
fn sk_r19_without_a_closest_or_furthest_only_the_painter_action_happens() {
    let gate = Table::of(3).emperor(9).first(A, G::ClosestBack2, P::Forward2);
    assert_eq!(decided(&gate.0, &Action::Next)[0], Event::NobodyClosest);
    assert_eq!(gate.next().spaces(), [2, 0, 0]);
    let gate = Table::of(3).emperor(9).at(&[(B, 4)]).first(A, G::FurthestForward2, P::Forward2);
    assert_eq!(decided(&gate.0, &Action::Next)[0], Event::NobodyFurthest);
    assert_eq!(gate.next().spaces(), [2, 4, 0]);
}
