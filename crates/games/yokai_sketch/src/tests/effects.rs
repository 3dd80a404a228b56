//! Special effects and the order of settling: YS-39 to YS-48 and the rulings on them.

use super::{
    super::{Action, Ask, Chain, Effect, Event, Refusal, StackId, Yokai, YokaiSketch},
    table::{A, B, BLUE, GREEN, RED, Table, YELLOW, call, decided, distract, reveal, sketch},
};
use courtside_rules::journal::Game;

#[test]
fn ys_39_an_effect_is_used_right_after_its_card_or_never() {
    let table = Table::new().row(RED, 0, 1).play(&[sketch(RED)]);
    for action in [Action::Call { from: GREEN }, Action::Distract { to: GREEN }, Action::Waive] {
        assert_eq!(table.refuses(&action), Refusal::NoEffect);
    }
    let table = table.play(&[distract(RED)]);
    for action in [sketch(RED), Action::EndTurn] {
        assert_eq!(table.refuses(&action), Refusal::EffectFirst { stack: RED });
    }
    assert_eq!(table.refuses(&Action::Call { from: GREEN }), Refusal::NoEffect);
}

#[test]
fn ys_40_ys_31_an_effect_can_scare_a_yokai_at_another_stack() {
    let table = Table::new().cards(BLUE, &[4]).row(BLUE, 2, 1).row(RED, 0, 1);
    let table = table.play(&[distract(RED), Action::Distract { to: BLUE }]);
    assert_eq!((table.sketches(BLUE), table.0.discards), ([0, 0], 4));
    assert_eq!(table.0.stack(BLUE).cards.last().and_then(|card| card.value), Some(4));
}

#[test]
fn ys_41_after_an_effect_the_turn_goes_on_as_usual() {
    let table = Table::new().cards(GREEN, &[5, 6]).play(&[call(RED), Action::Call { from: GREEN }]);
    assert_eq!((table.asks(), table.0.active, table.0.cards_left_to_play()), (Ask::Card, A, 2));
}

#[test]
fn ys_42_a_card_may_have_either_effect_at_any_stack() {
    let choices = YokaiSketch::choices(&Table::new().0);
    for effect in [None, Some(Effect::Call), Some(Effect::Distract)] {
        assert!(StackId::ALL.iter().all(|stack| choices.contains(&Action::Play { stack: *stack, effect })));
    }
}

#[test]
fn ys_43_ys_44_a_called_yokai_lies_on_the_new_stack_and_needs_its_sketches() {
    let table = Table::new().cards(GREEN, &[5]).play(&[call(RED), Action::Call { from: GREEN }]);
    assert_eq!(table.0.stack(RED).cards[0], Yokai { printed: GREEN, value: Some(5) });
    assert_eq!((table.0.stack(RED).cards.len(), table.0.stack(GREEN).cards.len()), (6, 4));
    assert_eq!(table.asks(), Ask::Top(GREEN));
    assert_eq!(table.0.possible_values(GREEN), [3, 4, 6, 7]);
    let table = table.play(&[reveal(GREEN, 3)]);
    assert_eq!((table.asks(), table.0.active), (Ask::Card, A));
}

#[test]
fn ys_45_ys_r04_call_offers_only_other_stacks_with_two_or_more_cards() {
    let table = Table::new().only(GREEN, &[5], B).only(BLUE, &[3, 4], B).play(&[call(RED)]);
    let offered = [Action::Call { from: BLUE }, Action::Call { from: YELLOW }, Action::Waive];
    assert_eq!(YokaiSketch::choices(&table.0), offered);
    assert_eq!(table.refuses(&Action::Call { from: RED }), Refusal::SameStack { stack: RED });
}

#[test]
fn ys_r04_call_is_lost_when_every_other_stack_has_one_card() {
    let table = Table::new().only(GREEN, &[5], B).only(BLUE, &[6], B).only(YELLOW, &[7], B);
    let events = decided(&table.0, &call(RED));
    assert_eq!(events[1..], [Event::EffectLost { stack: RED, effect: Effect::Call }, Event::Counted { stack: RED }]);
    assert_eq!(table.play(&[call(RED)]).asks(), Ask::Card);
}

#[test]
fn ys_46_ys_47_ys_48_the_opponents_last_sketch_moves_and_nothing_else_happens() {
    let table = Table::new().row(RED, 1, 2).row(BLUE, 0, 1).play(&[distract(RED)]);
    let offered = [GREEN, BLUE, YELLOW].map(|to| Action::Distract { to });
    assert_eq!(YokaiSketch::choices(&table.0)[..3], offered);
    let table = table.play(&[Action::Distract { to: BLUE }]);
    assert_eq!((table.sketches(RED), table.sketches(BLUE)), ([2, 1], [0, 2]));
    assert_eq!((table.asks(), table.0.hands), (Ask::Card, [3, 3]));
}

#[test]
fn ys_r01_the_effect_is_used_before_anything_is_counted() {
    let table = Table::new().cards(RED, &[4]).row(RED, 3, 0).play(&[call(RED)]);
    assert!(table.album(A).is_empty());
    assert_eq!(table.play(&[Action::Waive]).album(A), [(RED, 4)]);
}

#[test]
fn ys_r02_a_chain_goes_on_until_nothing_is_finished() {
    let table = Table::new().cards(RED, &[7, 3, 4]).row(RED, 3, 3).play(&[sketch(RED)]);
    assert_eq!((table.album(A), table.album(B)), (vec![(RED, 7)], vec![(RED, 3)]));
    assert_eq!((table.sketches(RED), table.asks()), ([0, 0], Ask::Card));
}

#[test]
fn ys_r02_with_next_card_an_effect_that_changes_the_top_counts_again() {
    let table = Table::with(Chain::NextCard).cards(BLUE, &[7, 5]).row(BLUE, 3, 3);
    let table = table.play(&[sketch(BLUE)]);
    assert_eq!((table.sketches(BLUE), table.0.needed(BLUE)), ([0, 3], Some(5)));
    let table = table.cards(GREEN, &[6]).play(&[call(RED), Action::Call { from: BLUE }]);
    assert_eq!(table.asks(), Ask::Top(BLUE));
    let table = table.play(&[reveal(BLUE, 3)]);
    assert_eq!((table.album(B), table.sketches(BLUE)), (vec![(BLUE, 3)], [0, 0]));
}

#[test]
fn ys_r02_with_next_card_a_card_elsewhere_counts_nothing_there() {
    let table = Table::with(Chain::NextCard).cards(BLUE, &[7, 3]).row(BLUE, 3, 3).play(&[sketch(BLUE)]);
    let table = table.play(&[sketch(RED)]);
    assert_eq!((table.album(B), table.sketches(BLUE)), (vec![], [0, 3]));
    let table = table.row(RED, 1, 1).play(&[distract(RED), Action::Distract { to: BLUE }]);
    assert_eq!((table.album(B), table.sketches(BLUE)), (vec![(BLUE, 3)], [0, 0]));
}

#[test]
fn ys_r03_the_stack_where_the_card_was_played_is_settled_first() {
    let table = Table::new().cards(GREEN, &[5, 4]).row(GREEN, 0, 4).row(RED, 4, 0);
    let table = table.play(&[call(RED)]);
    let events = decided(&table.0, &Action::Call { from: GREEN });
    let taken: Vec<StackId> = events
        .iter()
        .filter_map(|event| match event {
            Event::Captured { stack, .. } => Some(*stack),
            _ => None,
        })
        .collect();
    assert_eq!(taken, [RED, GREEN]);
}

#[test]
fn ys_r03_the_end_is_looked_at_after_every_stack_is_settled() {
    let table = Table::new().only(RED, &[7], B).cards(BLUE, &[4, 6]).row(RED, 5, 2).row(BLUE, 0, 3);
    let table = table.play(&[distract(RED)]);
    let events = decided(&table.0, &Action::Distract { to: BLUE });
    assert!(matches!(events[1], Event::Captured { stack: RED, seat: A, .. }));
    assert!(matches!(events[2], Event::Captured { stack: BLUE, seat: B, .. }));
    assert_eq!(events.last(), Some(&Event::GameEnded { empty: vec![RED] }));
}

#[test]
fn a_number_that_can_no_longer_matter_is_not_asked_for_at_the_end() {
    let table = Table::new().only(RED, &[7], B).cards(BLUE, &[4]).row(RED, 5, 2).row(BLUE, 1, 2);
    let table = table.play(&[distract(RED)]);
    let table = table.play(&[Action::Distract { to: BLUE }]);
    assert_eq!((table.asks(), table.sketches(BLUE)), (Ask::Nothing, [1, 0]));
}

#[test]
fn a_number_that_still_matters_is_asked_for_at_the_end() {
    let table = Table::new().only(RED, &[7], B).cards(BLUE, &[7]).row(RED, 5, 2).row(BLUE, 3, 3);
    let table = table.play(&[distract(RED), Action::Distract { to: BLUE }]);
    assert_eq!((table.asks(), table.sketches(BLUE)), (Ask::Top(BLUE), [3, 0]));
    let table = table.play(&[reveal(BLUE, 3)]);
    assert_eq!((table.asks(), table.sketches(BLUE)), (Ask::Nothing, [0, 0]));
}

#[test]
fn ys_r05_an_effect_may_be_left_unused_and_the_card_counts() {
    let table = Table::new().play(&[call(RED)]);
    let events = decided(&table.0, &Action::Waive);
    assert_eq!(events, [Event::EffectWaived { stack: RED, effect: Effect::Call }, Event::Counted { stack: RED }]);
    assert_eq!(table.play(&[Action::Waive]).sketches(RED), [1, 0]);
}

#[test]
fn ys_r06_the_printed_colour_counts_in_the_album() {
    let table = Table::new().cards(GREEN, &[3, 4]).row(RED, 2, 0).play(&[call(RED), Action::Call { from: GREEN }]);
    assert_eq!((table.album(A), table.0.colours(A)), (vec![(GREEN, 3)], 1));
    let table = table.cards(RED, &[3]).row(RED, 2, 0).play(&[sketch(RED)]);
    assert_eq!((table.album(A), table.0.colours(A)), (vec![(GREEN, 3), (RED, 3)], 2));
}

#[test]
fn ys_r07_a_scared_called_yokai_goes_under_the_stack_where_it_lies() {
    let table = Table::new().cards(GREEN, &[4, 5]).row(RED, 1, 2).play(&[call(RED), Action::Call { from: GREEN }]);
    assert_eq!(table.0.stack(RED).cards.last(), Some(&Yokai { printed: GREEN, value: Some(4) }));
    assert_eq!((table.0.needed(RED), table.sketches(RED)), (Some(7), [0, 0]));
}

#[test]
fn ys_r07_a_yokai_called_again_moves_on() {
    let table = Table::new().cards(GREEN, &[6, 5]).play(&[call(RED), Action::Call { from: GREEN }]);
    let table = table.play(&[call(BLUE), Action::Call { from: RED }]);
    assert_eq!(table.0.stack(BLUE).cards[0], Yokai { printed: GREEN, value: Some(6) });
    assert_eq!(table.0.needed(RED), Some(7));
}

#[test]
fn ys_r08_distract_is_lost_where_the_opponent_has_no_sketch() {
    let table = Table::new().row(RED, 2, 0);
    let events = decided(&table.0, &distract(RED));
    let lost = Event::EffectLost { stack: RED, effect: Effect::Distract };
    assert_eq!(events[1..], [lost, Event::Counted { stack: RED }]);
    assert_eq!(table.play(&[distract(RED)]).sketches(RED), [3, 0]);
}

#[test]
fn ys_r09_the_distracted_sketch_stays_on_its_players_side_and_can_move_on() {
    let table = Table::new().row(RED, 0, 1).play(&[distract(RED), Action::Distract { to: BLUE }]);
    assert_eq!(table.sketches(BLUE), [0, 1]);
    let table = table.play(&[distract(BLUE), Action::Distract { to: GREEN }]);
    assert_eq!((table.sketches(BLUE), table.sketches(GREEN)), ([1, 0], [0, 1]));
}

#[test]
fn ys_r16_a_sketch_never_moves_to_the_stack_where_it_is() {
    let table = Table::new().row(RED, 0, 1).play(&[distract(RED)]);
    assert_eq!(table.refuses(&Action::Distract { to: RED }), Refusal::SameStack { stack: RED });
    assert!(YokaiSketch::choices(&table.0).contains(&Action::Waive));
}
