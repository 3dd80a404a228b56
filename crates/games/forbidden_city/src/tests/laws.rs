//! The laws, by random play in every depth, with corrections, changes of depth and alarms on the way.

use proptest::{prelude::*, sample::select, test_runner::TestCaseResult};

use super::{
    super::{Action, Alarm, Area, Correction, Decree, Depth, ForbiddenCity, Phase, Reward, SERVANTS, State, Task},
    table::plain,
};
use courtside_rules::{journal::Seat, laws, testing::laws::Laws};

laws!(ForbiddenCity);

fn seat() -> impl Strategy<Value = Seat> {
    (0u8..6).prop_map(Seat)
}

fn correction() -> impl Strategy<Value = Correction> {
    prop_oneof![
        (seat(), -3i16..90).prop_map(|(seat, points)| Correction::Points { seat, points }),
        (seat(), 0u8..16).prop_map(|(seat, space)| Correction::Intrigue { seat, space }),
        (seat(), 0u8..10).prop_map(|(seat, steps)| Correction::Envoy { seat, steps }),
        (seat(), 0u8..9).prop_map(|(seat, count)| Correction::Jade { seat, count }),
        (seat(), 0u8..8).prop_map(|(seat, servants)| Correction::Wall { seat, servants }),
        (seat(), 0u8..13).prop_map(|(seat, servants)| Correction::Pool { seat, servants }),
        (seat(), 0u8..7, 0u8..3).prop_map(|(seat, tokens, doubles)| Correction::Tokens { seat, tokens, doubles }),
        (seat(), 0u8..7).prop_map(|(seat, cards)| Correction::InHand { seat, cards }),
        (seat(), select(Decree::ALL.to_vec()), any::<bool>()).prop_map(|(seat, decree, there)| Correction::Decree {
            seat,
            decree,
            there
        }),
        (seat(), select(Reward::ALL.to_vec()), 0u8..4).prop_map(|(seat, reward, count)| Correction::Reward {
            seat,
            reward,
            count
        }),
        (0u8..4, 0u8..11).prop_map(|(die, face)| Correction::Die { die, face }),
        seat().prop_map(|seat| Correction::Medal { seat: Some(seat) }),
        (select(Area::ALL.to_vec()), 1u8..10).prop_map(|(area, value)| Correction::Slot { area, card: plain(value) }),
    ]
}

impl Laws for ForbiddenCity {
    const CASES: u32 = 24;
    const LONGEST: usize = 140;
    const OFFERED: u32 = 8;

    fn asides() -> BoxedStrategy<Action> {
        prop_oneof![
            4 => correction().prop_map(Action::Correct),
            1 => select(&[Depth::Pad, Depth::Full][..]).prop_map(|depth| Action::ChangeDepth { depth }),
            1 => (select(&Alarm::ALL[..]), any::<bool>()).prop_map(|(alarm, on)| Action::SetAlarm { alarm, on }),
        ]
        .boxed()
    }

    /// At the end a row counts missing steps, and whoever is not home has nothing.
    fn adds_up(state: &State) -> bool {
        !matches!(state.phase, Phase::Final | Phase::Over)
    }

    fn when_asked(state: &State) -> TestCaseResult {
        prop_assert!(state.wall_total() < state.wall_threshold() || state.depth == Depth::Final);
        let filling = |task: &Task| matches!(task, Task::Cards | Task::MissingBoard { .. });
        if state.is_full() && state.phase == Phase::Day && !state.tasks.iter().any(filling) {
            for seat in state.seats() {
                prop_assert_eq!(state.servants(seat), SERVANTS);
                let rewards = state.board(seat).reward(Reward::Card);
                prop_assert_eq!(state.kept(seat).hand.owned(), 4 + rewards);
            }
        }
        Ok(())
    }
}
