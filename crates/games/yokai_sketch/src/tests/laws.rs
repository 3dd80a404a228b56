//! The laws, by random play with and without corrections.

use proptest::{prelude::*, test_runner::TestCaseResult};

use super::{
    super::{Action, Ask, Correction, Portrait, StackId, State, YokaiSketch},
    table::{A, B},
};
use courtside_rules::{journal::Seat, laws, testing::laws::Laws};

laws!(YokaiSketch);

fn stack() -> impl Strategy<Value = StackId> {
    (0u8..4).prop_map(StackId)
}

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![Just(A), Just(B)]
}

fn portrait() -> impl Strategy<Value = Portrait> {
    (stack(), 3u8..=7).prop_map(|(printed, value)| Portrait { printed, value })
}

fn correction() -> impl Strategy<Value = Correction> {
    prop_oneof![
        (stack(), seat(), 0u8..8).prop_map(|(stack, seat, count)| Correction::Sketches { stack, seat, count }),
        (seat(), 0u8..6).prop_map(|(seat, count)| Correction::Hand { seat, count }),
        (0u8..36).prop_map(|count| Correction::Pile { count }),
        (stack(), 3u8..=7).prop_map(|(stack, value)| Correction::Top { stack, value }),
        (portrait(), seat()).prop_map(|(portrait, seat)| Correction::IntoAlbum { portrait, seat }),
        (portrait(), stack()).prop_map(|(portrait, stack)| Correction::OntoStack { portrait, stack }),
        seat().prop_map(|seat| Correction::Active { seat }),
    ]
}

impl Laws for YokaiSketch {
    const CASES: u32 = 200;
    const LONGEST: usize = 250;

    fn asides() -> BoxedStrategy<Action> {
        correction().prop_map(Action::Correct).boxed()
    }

    fn when_asked(state: &State) -> TestCaseResult {
        if !matches!(state.ask, Ask::CallFrom(_) | Ask::DistractTo(_) | Ask::Top(_)) {
            prop_assert_eq!(state.is_over(), !state.empty_stacks().is_empty());
        }
        if let Ask::Top(stack) = state.ask {
            prop_assert!(state.possible_values(stack).len() > 1 || state.turn == 0, "nothing to ask at {:?}", stack);
        }
        if state.ask == Ask::Card {
            prop_assert!(state.to_settle.is_empty());
            prop_assert!(StackId::ALL.iter().all(|stack| state.needed(*stack).is_some()));
            prop_assert!(state.turn > 0);
        }
        Ok(())
    }
}
