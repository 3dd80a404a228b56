//! The laws, by random play with and without corrections.

use proptest::{prelude::*, sample::select, test_runner::TestCaseResult};

use super::super::{Action, Ask, Correction, Feed, Pace, Sakura, Setup, Source, State, Tree, rules::made_up};
use courtside_rules::{
    journal::{Game, Seat},
    laws,
    testing::laws::Laws,
};

laws!(Sakura);

fn painter() -> impl Strategy<Value = Seat> {
    (0u8..7).prop_map(Seat)
}

fn correction() -> impl Strategy<Value = Correction> {
    prop_oneof![
        (painter(), 0u8..40).prop_map(|(painter, space)| Correction::Painter { painter, space }),
        (0u8..40).prop_map(|space| Correction::Emperor { space }),
        (painter(), 0u8..20).prop_map(|(painter, count)| Correction::Tokens { painter, count }),
        (0u8..4, any::<bool>()).prop_map(|(tree, paid)| Correction::Sakura { tree: Tree(tree), paid }),
        (1u8..61, any::<u64>())
            .prop_map(|(number, luck)| Correction::CardFaces { number, faces: made_up(number, luck) }),
        (0u8..61).prop_map(|count| Correction::Deck { count }),
    ]
}

fn habit() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop_oneof![Just(Pace::EachCard), Just(Pace::AllAtOnce)].prop_map(|pace| Action::ChangePace { pace }),
        prop_oneof![Just(Feed::Flip), Just(Feed::Tactical), Just(Feed::Virtual)]
            .prop_map(|feed| Action::ChangeFeed { feed }),
    ]
}

impl Laws for Sakura {
    const CASES: u32 = 120;
    const LONGEST: usize = 160;

    fn asides() -> BoxedStrategy<Action> {
        prop_oneof![3 => correction().prop_map(Action::Correct), 1 => habit()].boxed()
    }

    fn setups() -> BoxedStrategy<Setup> {
        (select(Self::samples()), any::<u64>()).prop_map(|(setup, seed)| Setup { seed, ..setup }).boxed()
    }

    fn when_asked(state: &State) -> TestCaseResult {
        prop_assert_eq!(state.is_over(), state.paid[2]);
        prop_assert!(state.bumped.is_none() && state.deck > 0);
        let choosing = matches!(state.ask(), Ask::Direction { .. });
        prop_assert!(state.stopped.is_none() || choosing || state.is_over());
        for seat in (0..state.people() as u8).map(Seat) {
            let out = state.revealed.iter().filter(|card| card.from == Source::Hand(seat)).count() as u8;
            prop_assert_eq!(state.figure(seat).hand + out, 5);
        }
        Ok(())
    }
}
