//! Components and set-up: what lies where before the first card, for every number of players.

use super::{
    super::{Ground, Refusal, Sakura, Tree},
    table::{A, B, C, Table, demo_kit, reveal, setup},
};
use courtside_rules::journal::Game;

#[test]
fn sk_01_sk_21_sk_23_five_of_the_sixty_cards_are_dealt_to_each_and_the_rest_is_the_deck() {
    for people in 2..=6 {
        let state = Table::of(people).0;
        let hands: Vec<u8> = state.painters().map(|painter| state.figure(painter).hand).collect();
        assert!(hands[..people].iter().all(|hand| *hand == 5));
        assert_eq!(state.deck, 60 - 5 * people as u8);
        assert_eq!(state.check(), Ok(()));
    }
}

#[test]
fn sk_02_a_new_number_needs_its_two_actions_once() {
    let table = Table::of(3);
    assert_eq!(table.refuses(&reveal(A, 12)), Refusal::UnknownCard { number: 12 });
    let table = table.known().play(&[reveal(A, 12)]);
    assert!(table.0.faces(12).is_some() && table.0.card_of(A).is_some());
}

#[test]
fn sk_03_order_numbers_go_from_1_to_60_and_none_is_revealed_twice() {
    let table = Table::of(3).known();
    assert_eq!(table.refuses(&reveal(A, 0)), Refusal::NoSuchCard { number: 0 });
    assert_eq!(table.refuses(&reveal(A, 61)), Refusal::NoSuchCard { number: 61 });
    let table = table.play(&[reveal(A, 60)]);
    assert_eq!(table.refuses(&reveal(B, 60)), Refusal::CardTaken { number: 60, painter: A });
}

#[test]
fn sk_04_sk_20_what_nobody_holds_of_the_54_tokens_is_the_supply() {
    assert_eq!(Table::of(4).0.supply(), 34);
    assert_eq!(Table::of(2).0.supply(), 39);
    assert_eq!(Table::of(6).0.supply(), 24);
}

#[test]
fn sk_06_the_path_has_a_torii_three_sakura_and_four_bridges() {
    for people in [4, 5] {
        let path = *Table::of(people).0.path();
        let grounds: Vec<Ground> = (0..=path.spaces).map(|space| path.ground(space)).collect();
        let count = |wanted: fn(&Ground) -> bool| grounds.iter().filter(|ground| wanted(ground)).count();
        assert_eq!(count(|ground| *ground == Ground::Gate), 1);
        assert_eq!(count(|ground| *ground == Ground::Torii), 1);
        assert_eq!(count(|ground| matches!(ground, Ground::Sakura(_))), 3);
        assert_eq!(count(|ground| matches!(ground, Ground::Bridge { .. })), 4 * usize::from(path.bridge_spaces));
    }
}

#[test]
fn sk_07_sk_17_the_emperor_starts_on_the_torii() {
    assert_eq!(Table::of(4).0.emperor, 4);
    assert_eq!(Table::of(6).0.emperor, 6);
}

#[test]
fn sk_09_sk_r29_up_to_four_players_each_bridge_is_one_space() {
    for people in 2..=4 {
        let path = *Table::of(people).0.path();
        assert_eq!((path, path.bridge_spaces), (demo_kit().path, 1));
    }
}

#[test]
fn sk_10_sk_11_with_five_or_six_players_the_path_is_eight_spaces_longer() {
    for people in [5, 6] {
        let path = *Table::of(people).0.path();
        assert_eq!((path.spaces, path.torii, path.bridge_spaces), (38, 6, 3));
        assert_eq!((path.bridges, path.sakura), ([3, 12, 21, 30], [18, 28, 38]));
        assert_eq!(path.ground(14), Ground::Bridge { index: 1, part: 2 });
        assert_eq!((path.ground(15), path.ground(28)), (Ground::Plain, Ground::Sakura(Tree(1))));
    }
}

#[test]
fn sk_12_sk_18_sk_19_all_painters_start_on_the_gate_with_five_tokens() {
    let table = Table::of(5);
    assert_eq!((table.spaces(), table.purses()), (vec![0; 5], vec![5; 5]));
}

#[test]
fn sk_13_sk_14_painters_on_the_gate_are_level() {
    let table = Table::of(4).at(&[(A, 2)]);
    assert_eq!(table.0.on_gate().count(), 3);
    assert_eq!(table.0.ahead(B).collect::<Vec<_>>(), [A]);
    assert_eq!((table.0.ranking(), table.0.unplaced().len()), (vec![(1, A)], 3));
}

#[test]
fn sk_15_with_all_on_the_gate_nobody_is_closest() {
    assert_eq!(Table::of(3).0.closest(), None);
}

#[test]
fn sk_16_with_two_on_the_gate_nobody_is_furthest() {
    assert_eq!(Table::of(3).at(&[(A, 2)]).0.furthest(), None);
}

#[test]
fn sk_24_sk_81_two_players_add_a_court_painter_on_the_gate() {
    let table = Table::of(2);
    assert_eq!((table.spaces(), table.0.court()), (vec![0, 0, 0], Some(C)));
    assert_eq!((Sakura::players(&table.0).len(), Sakura::people(&table.0)), (3, 2));
    assert_eq!((Table::of(3).0.court(), Sakura::people(&Table::of(3).0)), (None, 3));
}

#[test]
fn a_set_up_needs_two_to_six_players_their_own_marks_and_the_court_painter_only_for_two() {
    let problems = |people, change: fn(&mut super::super::Setup)| {
        let mut set_up = setup(people);
        change(&mut set_up);
        Sakura::setup_problems(&set_up).iter().map(|problem| problem.id).collect::<Vec<_>>()
    };
    for people in 2..=6 {
        assert!(problems(people, |_| {}).is_empty());
    }
    assert_eq!(problems(3, |set_up| set_up.players.truncate(1)), ["sakura-setup-players"]);
    assert_eq!(problems(2, |set_up| set_up.court = None), ["sakura-setup-court"]);
    assert_eq!(problems(3, |set_up| set_up.court = setup(2).court), ["sakura-setup-court"]);
    let same = |set_up: &mut super::super::Setup| set_up.players[1].mark = set_up.players[0].mark;
    assert_eq!(problems(4, same), ["sakura-setup-same-mark"]);
    let courts = |set_up: &mut super::super::Setup| set_up.players[1].mark = courtside_rules::journal::Mark::Black;
    assert_eq!(problems(2, courts), ["sakura-setup-same-mark"]);
}

#[test]
fn the_samples_can_be_played_and_have_every_number_of_players() {
    let samples = Sakura::samples();
    assert!(samples.iter().all(|setup| Sakura::setup_problems(setup).is_empty()));
    for people in 2..=6 {
        assert!(samples.iter().any(|setup| setup.players.len() == people), "{people}");
    }
}
