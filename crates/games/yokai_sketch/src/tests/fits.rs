//! Events from a file that cannot have happened on the table are told apart from those that can.

use super::{
    super::{Action, Ask, Correction, Effect, Event, Portrait, StackId, State, YokaiSketch},
    table::{A, B, GREEN, RED, Table},
};
use courtside_rules::journal::{Game, Seat};

/// A stack and a seat that are not there.
const NOWHERE: StackId = StackId(4);
const NOBODY: Seat = Seat(2);

fn corrected(correction: Correction, pile: u8, discards: u8) -> Event {
    Event::Corrected { correction, pile, discards }
}

#[test]
fn what_names_a_stack_a_seat_or_a_yokai_that_is_not_there_does_not_fit() {
    let state = Table::new().cards(RED, &[]).0;
    let (pile, discards) = (state.pile, state.discards);
    let portrait = |printed, value| Portrait { printed, value };
    for event in [
        Event::TopSeen { stack: NOWHERE, value: 3, certain: true },
        Event::TopSeen { stack: RED, value: 8, certain: true },
        Event::TopSeen { stack: GREEN, value: 3, certain: true },
        Event::TurnBegan { turn: state.turn + 1, seat: NOBODY },
        Event::TurnBegan { turn: u32::MAX, seat: A },
        Event::Drew { seat: NOBODY },
        Event::NothingToDraw { seat: NOBODY },
        Event::Laid { stack: NOWHERE, seat: A, effect: None },
        Event::Laid { stack: GREEN, seat: NOBODY, effect: None },
        Event::EffectLost { stack: NOWHERE, effect: Effect::Call },
        Event::EffectWaived { stack: GREEN, effect: Effect::Distract },
        Event::Called { from: NOWHERE, to: GREEN, value: 7, printed: GREEN },
        Event::Called { from: GREEN, to: NOWHERE, value: 7, printed: GREEN },
        Event::Called { from: GREEN, to: RED, value: 6, printed: GREEN },
        Event::Counted { stack: NOWHERE },
        Event::Captured { stack: GREEN, seat: NOBODY, value: 7, printed: GREEN, discarded: 0 },
        Event::Captured { stack: GREEN, seat: A, value: 7, printed: NOWHERE, discarded: 0 },
        Event::Hid { stack: RED, value: 7, discarded: [0, 0] },
        Event::TurnEnded { seat: NOBODY, passed: true },
        Event::GameEnded { empty: vec![NOWHERE] },
        Event::GameEnded { empty: Vec::new() },
        corrected(Correction::Top { stack: RED, value: 3 }, pile, discards),
        corrected(Correction::Active { seat: NOBODY }, pile, discards),
        corrected(Correction::IntoAlbum { portrait: portrait(NOWHERE, 3), seat: A }, pile, discards),
        corrected(Correction::OntoStack { portrait: portrait(GREEN, 2), stack: GREEN }, pile, discards),
        Event::GameResumed,
    ] {
        assert!(YokaiSketch::fits(&state, &event).is_err(), "{event:?}");
    }
}

#[test]
fn no_sketch_card_comes_from_nowhere() {
    let mut state = Table::new().0;
    (state.hands, state.pile, state.discards) = ([4, 0], 0, 32);
    for event in [
        Event::Drew { seat: A },
        Event::Reshuffled { cards: 33 },
        Event::Laid { stack: GREEN, seat: B, effect: None },
        Event::Distracted { from: GREEN, to: RED, seat: A },
        Event::Captured { stack: GREEN, seat: A, value: 7, printed: GREEN, discarded: 1 },
        Event::Hid { stack: GREEN, value: 7, discarded: [0, 1] },
        corrected(Correction::Hand { seat: A, count: 5 }, 0, 32),
        corrected(Correction::Pile { count: 33 }, 33, 255),
    ] {
        assert!(YokaiSketch::fits(&state, &event).is_err(), "{event:?}");
    }
    assert_eq!(YokaiSketch::fits(&state, &Event::Reshuffled { cards: 32 }), Ok(()));
    assert_eq!(YokaiSketch::fits(&state, &corrected(Correction::Hand { seat: A, count: 5 }, 0, 31)), Ok(()));
}

#[test]
fn an_action_of_a_file_that_names_a_stack_that_is_not_there_has_a_name_all_the_same() {
    let state = Table::new().0;
    for stack in [NOWHERE, StackId(255)] {
        let action = Action::Play { stack, effect: None };
        assert!(YokaiSketch::decide(&state, &action).is_err());
        assert_eq!(YokaiSketch::name(&state, &action).id, "yokai-name-sketch");
    }
}

#[test]
fn an_entry_does_not_end_before_stacks_are_counted_the_game_is_over_or_the_first_turn_begun() {
    let whole = Table::new().0;
    assert_eq!((whole.ask, YokaiSketch::at_rest(&whole)), (Ask::Card, Ok(())));
    let half = |change: fn(&mut State)| {
        let mut state = whole.clone();
        change(&mut state);
        YokaiSketch::at_rest(&state).is_err()
    };
    assert!(half(|state| state.to_settle.push(GREEN)));
    assert!(half(|state| state.stacks[RED.index()].cards.clear()));
    assert!(half(|state| state.turn = 0));
}
