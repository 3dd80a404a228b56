//! How figures move, and what happens when a painter and the Emperor meet.

use super::{
    super::{Action, By, Event, GardenAction as G, PainterAction as P, Why},
    table::{A, B, C, D, Table, decided},
};

#[test]
fn sk_36_forward_is_away_from_the_gate() {
    let table = Table::of(3).emperor(9).at(&[(A, 4)]).first(A, G::Either1, P::Either1);
    assert_eq!(table.choose(true).choose(true).0.figure(A).space, 5);
    let table = Table::of(3).emperor(9).at(&[(A, 4)]).first(A, G::Either1, P::Either1);
    let table = table.choose(false).choose(false);
    assert_eq!((table.0.emperor, table.0.space(A)), (8, 3));
}

#[test]
fn sk_37_sk_38_painters_count_empty_spaces_only_both_ways() {
    let places = [(A, 5), (B, 6), (C, 7), (D, 4)];
    let table = Table::of(4).emperor(12).at(&places).first(A, G::Forward1, P::Either2).next();
    assert_eq!(table.choose(true).spaces(), [9, 6, 7, 4]);
    let table = Table::of(4).emperor(12).at(&places).first(A, G::Forward1, P::Either2).next();
    assert_eq!(table.choose(false).spaces(), [2, 6, 7, 4]);
}

#[test]
fn sk_39_a_painter_who_would_go_back_beyond_the_gate_stands_on_it() {
    let table = Table::of(3).emperor(9).at(&[(A, 2)]).first(A, G::Forward1, P::Either3).next().choose(false);
    assert_eq!(table.0.space(A), 0);
}

#[test]
fn sk_40_the_emperor_never_enters_the_gate() {
    let table = Table::of(3).emperor(1).first(A, G::Either1, P::Leap).choose(false);
    assert_eq!(table.0.emperor, 1);
}

#[test]
fn sk_41_the_emperor_counts_every_space() {
    let table = Table::of(3).emperor(9).at(&[(A, 8), (B, 7)]).resolve(C, G::Back1, P::Between);
    assert_eq!(table.0.emperor, 8);
}

#[test]
fn sk_42_sk_43_a_move_onto_or_through_the_emperor_stops_there() {
    for action in [P::Forward2, P::Forward3] {
        let table = Table::of(3).emperor(9).at(&[(A, 8)]).first(A, G::Forward1, action);
        let events = decided(&table.0, &Action::Next);
        assert!(matches!(events[1], Event::PainterMoved { from: 8, to: 10, .. }), "{events:?}");
        assert_eq!(events[2], Event::Disgraced { painter: A, at: 10, lost: true });
    }
}

#[test]
fn sk_44_a_disgraced_painter_gives_up_one_token() {
    let table = Table::of(3).emperor(9).at(&[(A, 9)]).at(&[(A, 8)]).resolve(A, G::Forward1, P::Forward3);
    assert_eq!((table.purses(), table.0.lost(A), table.0.supply()), (vec![4, 5, 5], 1, 40));
}

#[test]
fn sk_45_sk_r01_he_goes_back_three_empty_spaces_from_the_emperors_space() {
    let table = Table::of(4).emperor(9).at(&[(A, 8), (B, 9), (C, 7)]).at(&[(B, 6)]);
    let table = table.first(A, G::Forward1, P::Forward3);
    let events = decided(&table.0, &Action::Next);
    let retreat = Event::Retreated { painter: A, from: 10, to: 5, counted: vec![9, 8, 5], passed: vec![7, 6] };
    assert_eq!(events[3], retreat);
}

#[test]
fn sk_r01_the_gate_is_no_empty_space_to_be_counted_twice() {
    let table = Table::of(3).emperor(1).resolve(A, G::Forward1, P::Forward2);
    assert_eq!((table.0.emperor, table.0.space(A), table.purses()), (2, 0, vec![4, 5, 5]));
}

#[test]
fn sk_46_sk_r20_the_emperor_who_steps_back_onto_a_painter_disgraces_him() {
    let table = Table::of(3).emperor(9).at(&[(A, 8), (B, 7)]).resolve(C, G::Back1, P::Between);
    assert_eq!((table.0.emperor, table.spaces()[..2].to_vec()), (8, vec![4, 7]));
    assert_eq!(table.purses(), [4, 5, 5]);
}

#[test]
fn sk_r20_one_space_behind_the_emperor_is_safe_until_someone_steps() {
    let table = Table::of(3).emperor(9).at(&[(A, 8)]).resolve(B, G::FurthestForward2, P::Forward1);
    assert_eq!((table.0.space(A), table.0.disgraces.len()), (8, 0));
    let gate = Table::of(3).emperor(1).resolve(B, G::Back1, P::Between);
    assert_eq!(gate.0.disgraces.len(), 0, "on the gate nobody is bumped");
}

#[test]
fn sk_47_sk_r21_passing_painters_costs_nothing() {
    let table = Table::of(4).emperor(12).at(&[(A, 4), (B, 5), (C, 6), (D, 7)]).resolve(A, G::Forward1, P::Forward1);
    assert_eq!((table.spaces(), table.purses()), (vec![8, 5, 6, 7], vec![5; 4]));
}

#[test]
fn sk_r02_a_painter_moved_by_another_card_is_disgraced_like_any() {
    let table = Table::of(3).emperor(3).at(&[(A, 2), (B, 1)]).at(&[(C, 0)]).resolve(A, G::FurthestForward2, P::Leap);
    assert_eq!(table.0.disgraces.len(), 1);
    assert_eq!((table.0.tokens(C), table.0.space(C)), (4, 0));
}

#[test]
fn sk_r03_a_retreat_displaces_nobody() {
    let table = Table::of(4).emperor(8).at(&[(A, 7), (B, 6), (C, 5), (D, 4)]).resolve(A, G::Forward1, P::Forward2);
    assert_eq!((table.spaces(), table.0.disgraces.len()), (vec![3, 6, 5, 4], 1));
}

#[test]
fn sk_r04_one_card_may_disgrace_two_painters() {
    let table = Table::of(3).emperor(9).at(&[(A, 8), (B, 7)]).resolve(B, G::Back1, P::Forward1);
    assert_eq!((table.purses(), table.0.emperor), (vec![4, 4, 5], 8));
    assert_eq!(table.spaces(), [4, 5, 0]);
}

#[test]
fn sk_r05_a_painter_without_tokens_stops_and_retreats_all_the_same() {
    let table = Table::of(3).emperor(9).at(&[(A, 8)]).tokens(A, 0).first(A, G::Forward1, P::Forward2);
    let events = decided(&table.0, &Action::Next);
    assert_eq!(events[2], Event::Disgraced { painter: A, at: 10, lost: false });
    assert_eq!((table.next().purses()), [0, 5, 5]);
}

#[test]
fn sk_r06_a_lost_token_goes_to_the_supply() {
    let table = Table::of(6);
    let before = table.0.supply();
    let table = table.emperor(9).at(&[(A, 8)]).resolve(A, G::Back1, P::Leap);
    assert_eq!(table.0.supply(), before + 1);
}

#[test]
fn sk_r25_a_painter_on_a_bridge_is_disgraced_like_on_any_space() {
    let short = Table::of(4).emperor(11).at(&[(A, 10)]).resolve(B, G::Back1, P::Between);
    assert_eq!((short.0.emperor, short.0.tokens(A), short.0.space(A)), (10, 4, 7));
    let long = Table::of(5).emperor(15).at(&[(A, 14)]).resolve(B, G::Back1, P::Between);
    assert_eq!((long.0.emperor, long.0.tokens(A), long.0.space(A)), (14, 4, 11));
    let first = Table::of(5).emperor(15).at(&[(A, 12)]).resolve(B, G::Back1, P::Between);
    assert_eq!(first.0.tokens(A), 5, "only the space nearest the shrine is entered");
}

#[test]
fn sk_r31_no_painter_is_level_with_the_emperor_or_ahead_of_him() {
    let mut state = Table::of(3).emperor(9).at(&[(A, 9)]).0;
    assert!(state.check().is_err());
    state.figures[0].space = 10;
    assert!(state.check().is_err());
}

#[test]
fn a_move_tells_what_made_it() {
    let by = |garden, action| {
        let table = Table::of(4).emperor(9).at(&[(A, 3), (B, 5), (C, 1)]).first(A, garden, action);
        let events = decided(&table.0, &Action::Next).into_iter();
        let moves = events.filter_map(|event| match event {
            Event::PainterMoved { painter, by, .. } => Some((painter, by)),
            _ => None,
        });
        moves.collect::<Vec<_>>()
    };
    assert_eq!(by(G::ClosestBack2, P::Forward1), [(B, By::Closest), (A, By::Forward)]);
    assert_eq!(by(G::FurthestForward2, P::Leap), [(D, By::Furthest), (A, By::Leap)]);
    assert_eq!(by(G::Forward1, P::Between), [(A, By::Between)]);
}

#[test]
fn sk_r23_backward_on_the_gate_is_allowed_and_stays() {
    let table = Table::of(3).first(A, G::Forward1, P::Either2).next();
    let events = decided(&table.0, &Action::Choose { forward: false });
    assert_eq!(events[0], Event::Stays { painter: A, why: Why::OnGate });
}
