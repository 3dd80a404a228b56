//! At a sakura: the stop, the cards that lapse, tokens by place, the line-up; the end and its ties.

use super::{
    super::{Action, Ask, Event, GardenAction as G, GateTies, PainterAction as P, Sakura, Tree},
    table::{A, B, C, D, Table, decided, play, setup},
};
use courtside_rules::journal::{Game, Seat};

fn by_card(people: usize) -> Table {
    let mut by_card = setup(people);
    by_card.gate_ties = GateTies::ByCard;
    Table::with(by_card)
}

#[test]
fn sk_08_sk_66_sk_r27_the_emperor_stops_at_the_first_sakura_that_blooms() {
    for (from, tree) in [(13, 14), (21, 22), (12, 14)] {
        let table = Table::of(4).emperor(from).resolve(A, G::Forward2, P::Between);
        assert_eq!(table.0.emperor, tree);
    }
}

#[test]
fn sk_67_sk_68_the_painter_action_still_happens_and_the_other_cards_lapse() {
    let cards = [(A, 5, G::Forward1, P::Forward2), (B, 9, G::Forward2, P::Forward3), (C, 30, G::Back1, P::Forward3)];
    let table = Table::of(3).emperor(13).at(&[(A, 8), (B, 9), (C, 4)]).cards(&cards);
    let events = decided(&table.0, &Action::Next);
    assert!(events.contains(&Event::SakuraReached { tree: Tree(0), lapsed: vec![9, 30] }));
    let table = table.next();
    assert_eq!((table.0.emperor, table.0.round, table.0.space(A)), (14, 2, 11));
    assert!([5, 9, 30].iter().all(|number| table.0.discarded.contains(*number)));
}

#[test]
fn sk_67_a_direction_is_still_chosen_after_the_stop() {
    let table = Table::of(3).emperor(13).at(&[(A, 8), (B, 9)]).first(A, G::Either1, P::Either2).choose(true);
    assert!(matches!(table.0.ask(), Ask::Direction { painter: A, .. }));
    assert_eq!((table.0.stopped, table.0.paid[0]), (Some(Tree(0)), false));
    let table = table.choose(true);
    assert_eq!((table.0.paid[0], table.0.tokens(A), table.0.stopped), (true, 8, None));
}

#[test]
fn sk_67_a_painter_bumped_after_the_stop_is_ranked_where_he_ends() {
    let table = Table::of(3).emperor(13).at(&[(A, 12), (B, 11), (C, 3)]).resolve(A, G::Forward1, P::Forward3);
    assert_eq!(table.purses(), [5 - 1 + 2, 8, 6], "back from 14 to 10: 13, 12, 10, not counting 11");
}

#[test]
fn sk_69_sk_70_sk_72_the_first_three_places_get_3_2_and_1() {
    let table = Table::of(4).emperor(13).at(&[(A, 4), (B, 11), (C, 9), (D, 2)]).resolve(B, G::Forward1, P::Between);
    assert_eq!(table.purses(), [6, 8, 7, 5]);
}

#[test]
fn sk_71_the_last_sakura_gives_the_closest_four() {
    let table = Table::of(4).emperor(29).at(&[(A, 4), (B, 11), (C, 9), (D, 2)]).resolve(B, G::Forward1, P::Between);
    assert_eq!(table.purses(), [6, 9, 7, 5]);
}

#[test]
fn sk_73_with_five_or_six_players_the_fourth_gets_one_too() {
    for people in [5, 6] {
        let places: Vec<(Seat, u8)> = (0..people as u8).map(|seat| (Seat(seat), 10 - seat)).collect();
        let table = Table::of(people).emperor(17).at(&places).resolve(A, G::Forward1, P::Between);
        assert_eq!(table.purses()[..5], [8, 7, 6, 6, 5]);
    }
}

#[test]
fn sk_74_sk_r11_painters_line_up_behind_the_first_who_does_not_move() {
    let table = Table::of(4).emperor(13).at(&[(A, 4), (B, 11), (C, 9), (D, 2)]).resolve(B, G::Forward1, P::Between);
    assert_eq!(table.spaces(), [9, 11, 10, 8]);
    let near = Table::of(4).emperor(13).at(&[(A, 3), (B, 2), (C, 1)]).resolve(A, G::Forward1, P::Between);
    assert_eq!(near.spaces(), [3, 2, 1, 0], "a place that would be 0 is the gate");
}

#[test]
fn sk_r21_one_directly_behind_another_moves_only_if_he_does() {
    let table = Table::of(4).emperor(13).at(&[(A, 12), (B, 11), (C, 5), (D, 4)]).first(A, G::Forward1, P::Between);
    let events = decided(&table.0, &Action::Next);
    let lined: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::LinedUp { .. })).collect();
    let wanted = [Event::LinedUp { painter: C, from: 5, to: 10 }, Event::LinedUp { painter: D, from: 4, to: 9 }];
    assert_eq!(lined, wanted.iter().collect::<Vec<_>>());
}

#[test]
fn sk_75_then_each_player_draws_one_card_and_a_new_round_begins() {
    let table = Table::of(4).emperor(13).at(&[(A, 4)]).first(A, G::Forward1, P::Between);
    let deck = table.0.deck;
    let table = table.next();
    assert_eq!((table.0.deck, table.0.discards, table.0.ask()), (deck - 4, 4, Ask::Card(A)));
    assert!(table.0.painters().all(|painter| table.0.figure(painter).hand == 5));
}

#[test]
fn sk_76_sk_77_a_sakura_pays_once_and_is_then_an_ordinary_space() {
    let mut table = Table::of(3).emperor(13).at(&[(A, 4)]);
    table.0.paid[0] = true;
    let table = table.resolve(A, G::Forward1, P::Between);
    assert_eq!((table.0.emperor, table.purses()), (14, vec![5, 5, 5]));
    let back = Table::of(3).emperor(15).at(&[(A, 4)]).resolve(A, G::Back1, P::Between);
    assert_eq!((back.0.emperor, back.purses()), (14, vec![5, 5, 5]));
}

#[test]
fn sk_78_the_game_ends_at_once_after_the_last_sakura_without_line_up_or_draw() {
    let table = Table::of(3).emperor(28).at(&[(A, 4), (B, 9)]).resolve(A, G::Forward2, P::Between);
    assert!(table.0.is_over());
    assert_eq!((table.spaces(), table.0.round), (vec![5, 9, 0], 1));
    assert_eq!(table.refuses(&Action::Next), super::super::Refusal::GameOver);
    assert!(Sakura::choices(&table.0).is_empty());
}

#[test]
fn sk_26_sk_79_most_tokens_win() {
    let table = Table::of(3).emperor(29).at(&[(A, 4), (B, 9)]).tokens(A, 12).resolve(B, G::Forward1, P::Between);
    assert_eq!(Sakura::sheet(&table.0).leaders, [A]);
}

#[test]
fn sk_80_among_equals_the_closer_wins() {
    let table =
        Table::of(3).emperor(29).at(&[(A, 8), (B, 10)]).tokens(A, 9).tokens(B, 7).resolve(B, G::Forward1, P::Between);
    assert_eq!(table.purses()[..2], [11, 11]);
    assert_eq!(Sakura::sheet(&table.0).leaders, [B]);
}

#[test]
fn sk_r07_sk_r09_several_on_the_gate_have_no_place_get_nothing_and_stay() {
    let table = Table::of(5).emperor(17).at(&[(A, 9)]).first(A, G::Forward1, P::Between);
    let events = decided(&table.0, &Action::Next);
    assert!(events.contains(&Event::Unplaced { painters: vec![B, C, D, Seat(4)] }));
    let table = table.next();
    assert_eq!((table.purses(), table.spaces()), (vec![8, 5, 5, 5, 5], vec![9, 0, 0, 0, 0]));
}

#[test]
fn sk_r08_one_alone_on_the_gate_is_last_and_lines_up_too() {
    let table = Table::of(4).emperor(13).at(&[(A, 9), (B, 5)]).at(&[(C, 3)]).resolve(A, G::Forward1, P::Between);
    assert_eq!((table.purses(), table.spaces()), (vec![8, 7, 6, 5], vec![9, 8, 7, 6]));
}

#[test]
fn sk_r10_by_card_those_on_the_gate_are_ranked_by_their_numbers() {
    let cards = [(A, 5, G::Forward1, P::Forward1), (B, 40, G::Back1, P::Leap), (C, 20, G::Back1, P::Leap)];
    let table = by_card(3).emperor(13).at(&[(A, 9)]).cards(&cards).next();
    assert_eq!((table.purses(), table.spaces()), (vec![8, 6, 7], vec![10, 8, 9]));
}

#[test]
fn sk_r10_by_card_says_nothing_before_the_cards_are_in() {
    let table = by_card(3).emperor(13).at(&[(A, 9)]);
    assert_eq!(table.0.award_now(), [(A, 3)]);
    assert_eq!(table.0.unplaced(), [B, C]);
}

#[test]
fn sk_r12_equal_tokens_on_the_gate_share_the_win_unless_the_cards_decide() {
    let cards = [(A, 5, G::Forward1, P::Either1), (B, 40, G::Back1, P::Leap), (C, 20, G::Back1, P::Leap)];
    let end = |table: Table| {
        let table = table.emperor(29).tokens(B, 13).tokens(C, 13).cards(&cards).next().choose(false);
        Sakura::sheet(&table.0).leaders
    };
    assert_eq!(end(Table::of(3)), [B, C]);
    let mut table = by_card(3).emperor(29).tokens(A, 5).tokens(B, 12).tokens(C, 11).cards(&cards);
    play(&mut table.0, &Action::Next);
    let table = table.choose(false);
    assert_eq!(table.purses(), [9, 13, 13], "places by card: 5, 20, 40");
    assert_eq!(Sakura::sheet(&table.0).leaders, [C], "20 is before 40");
}

#[test]
fn the_next_award_and_the_next_tree_can_be_seen_at_any_moment() {
    let table = Table::of(3).emperor(9).at(&[(A, 7), (B, 5), (C, 4)]);
    assert_eq!(table.0.award_now(), [(A, 3), (B, 2), (C, 1)]);
    assert_eq!(table.0.next_sakura(), Some((Tree(0), 5)));
    let last = Table::of(3).emperor(25).at(&[(A, 7), (B, 5), (C, 4)]);
    assert_eq!((last.0.award_now()[0], last.0.next_sakura()), ((A, 4), Some((Tree::LAST, 5))));
}
