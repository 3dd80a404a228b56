//! The rulebooks' example round with positions, and the worked cases of the specification.

use super::{
    super::{Action, Event, Feed, GardenAction as G, PainterAction as P},
    table::{A, B, C, D, Table, decided, fed},
};
use courtside_rules::journal::Game;

/// Blue, Green and Red of the printed example, before their cards are resolved.
fn example_round() -> Table {
    const BLUE: courtside_rules::journal::Seat = A;
    const GREEN: courtside_rules::journal::Seat = B;
    const RED: courtside_rules::journal::Seat = C;
    Table::of(3).emperor(9).at(&[(RED, 7), (GREEN, 6), (BLUE, 5)]).cards(&[
        (BLUE, 12, G::ClosestBack2, P::Forward1),
        (RED, 41, G::Forward2, P::Forward2),
        (GREEN, 27, G::FurthestForward2, P::Forward3),
    ])
}

/// The counted and the passed spaces of the moves and retreats that an action makes.
fn counts(table: &Table, action: &Action) -> Vec<(Vec<u8>, Vec<u8>)> {
    let events = decided(&table.0, action).into_iter();
    let walks = events.filter_map(|event| match event {
        Event::PainterMoved { counted, passed, .. } | Event::Retreated { counted, passed, .. } => {
            Some((counted, passed))
        }
        _ => None,
    });
    walks.collect()
}

#[test]
fn sk_61_blue_sends_the_closest_back_over_the_others_and_steps_past_one() {
    let table = example_round();
    assert_eq!(counts(&table, &Action::Next), [(vec![4, 3], vec![6, 5]), (vec![7], vec![6])]);
    assert_eq!(table.next().spaces(), [7, 6, 3]);
}

#[test]
fn sk_62_green_brings_the_last_on_and_bumps_into_the_emperor() {
    let table = example_round().next();
    let walks = [(vec![4, 5], vec![]), (vec![8], vec![7]), (vec![8, 6, 4], vec![7, 5])];
    assert_eq!(counts(&table, &Action::Next), walks);
    let table = table.next();
    assert_eq!((table.spaces(), table.purses()), (vec![7, 4, 5], vec![5, 4, 5]));
}

#[test]
fn sk_63_sk_65_red_leads_the_emperor_over_the_bridge_and_passes_blue() {
    let table = example_round().next().next();
    assert_eq!(counts(&table, &Action::Next), [(vec![6, 8], vec![7])]);
    let table = table.next();
    assert_eq!((table.0.emperor, table.spaces(), table.0.round), (11, vec![7, 4, 8], 2));
}

#[test]
fn sk_64_with_five_players_the_emperor_stops_in_the_middle_of_the_bridge() {
    let table = Table::of(5).emperor(11).resolve(A, G::Forward2, P::Between);
    assert_eq!(table.0.emperor, 13);
    let on = table.0.path().ground(13);
    assert_eq!(on, super::super::Ground::Bridge { index: 1, part: 1 });
}

#[test]
fn sk_91_the_space_he_came_from_counts_as_empty() {
    let table = Table::of(3).emperor(10).at(&[(A, 8)]).resolve(A, G::Back1, P::Forward1);
    assert_eq!((table.0.emperor, table.spaces()), (9, vec![6, 0, 0]));
}

#[test]
fn sk_92_a_taken_space_is_not_counted_on_the_way_to_the_emperor_nor_back() {
    let table = Table::of(3).emperor(10).at(&[(A, 6), (B, 8)]).resolve(A, G::Back1, P::Forward2);
    assert_eq!((table.spaces(), table.purses()), (vec![5, 8, 0], vec![4, 5, 5]));
}

#[test]
fn sk_93_a_retreat_ends_at_the_gate() {
    let table = Table::of(3).emperor(5).at(&[(A, 3), (B, 2)]).resolve(A, G::Back1, P::Forward1);
    assert_eq!((table.spaces(), table.purses()), (vec![0, 2, 0], vec![4, 5, 5]));
    let mut before = Table::of(3).emperor(5).at(&[(A, 3), (B, 2)]).first(A, G::Back1, P::Forward1);
    let retreat = decided(&before.0, &Action::Next).into_iter().find_map(|event| match event {
        Event::Retreated { counted, .. } => Some(counted),
        _ => None,
    });
    assert_eq!(retreat, Some(vec![3, 1, 0]));
    before = before.next();
    assert_eq!(before.0.space(A), 0);
}

#[test]
fn sk_94_the_emperor_steps_back_onto_a_painter() {
    let table = Table::of(3).emperor(10).at(&[(A, 9)]).resolve(B, G::Back1, P::Between);
    assert_eq!((table.0.emperor, table.spaces(), table.purses()), (9, vec![6, 1, 0], vec![4, 5, 5]));
}

#[test]
fn sk_95_before_the_gate_the_emperor_stays_and_nobody_is_disgraced() {
    let table = Table::of(3).emperor(1).resolve(A, G::Back1, P::Between);
    assert_eq!((table.0.emperor, table.spaces(), table.purses()), (1, vec![0, 0, 0], vec![5, 5, 5]));
}

#[test]
fn sk_96_a_leap_ends_on_the_first_empty_space_or_at_the_emperor() {
    let places = [(A, 3), (B, 5), (C, 6)];
    let table = Table::of(4).emperor(7).at(&places).resolve(A, G::Forward1, P::Leap);
    assert_eq!((table.0.emperor, table.spaces()), (8, vec![7, 5, 6, 0]));
    let table = Table::of(4).emperor(8).at(&places).resolve(A, G::Back1, P::Leap);
    assert_eq!((table.0.emperor, table.spaces(), table.purses()), (7, vec![2, 5, 6, 0], vec![4, 5, 5, 5]));
}

#[test]
fn sk_97_between_counts_painters_and_moves_over_them() {
    let table = Table::of(4).emperor(8).at(&[(A, 3), (B, 5), (C, 6)]).resolve(A, G::Forward1, P::Between);
    assert_eq!((table.0.emperor, table.spaces()), (9, vec![7, 5, 6, 0]));
}

#[test]
fn sk_98_from_the_gate_only_painters_on_the_path_are_ahead() {
    let table = || Table::of(3).emperor(5).at(&[(C, 2)]);
    assert_eq!(table().resolve(A, G::Forward1, P::Between).spaces(), [1, 0, 2]);
    assert_eq!(table().resolve(A, G::Forward1, P::Leap).spaces(), [3, 0, 2]);
}

#[test]
fn sk_99_without_tokens_one_card_disgraces_twice() {
    let table = Table::of(3).emperor(10).at(&[(A, 9)]).tokens(A, 0).resolve(A, G::Back1, P::Forward3);
    assert_eq!((table.0.emperor, table.spaces(), table.purses()), (9, vec![6, 0, 0], vec![0, 5, 5]));
    assert_eq!(table.0.disgraces.len(), 2);
}

#[test]
fn sk_100_a_blooming_sakura_stops_the_emperor_a_paid_one_does_not() {
    let table = Table::of(3).emperor(13).resolve(A, G::Forward2, P::Between);
    assert_eq!((table.0.emperor, table.0.paid), (14, [true, false, false]));
    let mut paid = Table::of(3).emperor(13);
    paid.0.paid[0] = true;
    assert_eq!(paid.resolve(A, G::Forward2, P::Between).0.emperor, 15);
}

#[test]
fn sk_101_three_painters_are_paid_and_line_up_even_one_alone_on_the_gate() {
    let table = Table::of(3).emperor(13).at(&[(A, 12), (B, 10)]).resolve(A, G::Forward1, P::Between);
    assert_eq!((table.purses(), table.spaces()), (vec![8, 7, 6], vec![12, 11, 10]));
}

#[test]
fn sk_102_two_on_the_gate_get_nothing_and_stay() {
    let table = Table::of(4).emperor(13).at(&[(A, 12), (B, 7)]).resolve(A, G::Forward1, P::Between);
    assert_eq!((table.purses(), table.spaces()), (vec![8, 7, 5, 5], vec![12, 11, 0, 0]));
    assert_eq!(table.0.space(D), 0);
}

#[test]
fn sk_103_with_equal_tokens_the_closer_painter_wins() {
    let table = Table::of(3).emperor(29).at(&[(A, 28), (B, 26)]).tokens(A, 7).tokens(B, 9).tokens(C, 1);
    let table = table.resolve(A, G::Forward1, P::Between);
    assert_eq!((table.purses(), table.0.is_over()), (vec![11, 11, 2], true));
    assert_eq!(super::super::Sakura::sheet(&table.0).leaders, [A]);
}

#[test]
fn sk_104_in_the_tactical_variant_the_one_on_the_gate_plays_two() {
    for court in [0, 3, 8] {
        let table = Table::with(fed(Feed::Tactical)).emperor(9).at(&[(B, 5), (C, court)]);
        assert_eq!(table.0.plays_two(), Some(A));
    }
}
