//! The laws, by random play with and without corrections.

use proptest::{prelude::*, sample::select, test_runner::TestCaseResult};

use super::{
    super::{Action, Correction, Deck, Guest, Holder, PerfectShot, PhotoRule, Setup, State, Step, rules::made_up},
    table::demo_kit,
};
use courtside_rules::{
    journal::{Game, Seat},
    laws,
    testing::laws::Laws,
};

laws!(PerfectShot);

fn seat() -> impl Strategy<Value = Seat> {
    (0u8..5).prop_map(Seat)
}

fn guest() -> impl Strategy<Value = Guest> {
    (0u8..15).prop_map(Guest)
}

fn holder() -> impl Strategy<Value = Holder> {
    prop_oneof![Just(Holder::Centre), seat().prop_map(Holder::Player)]
}

fn correction() -> impl Strategy<Value = Correction> {
    let card = |luck: u64| made_up(&demo_kit().grid, luck);
    prop_oneof![
        (guest(), holder()).prop_map(|(envelope, holder)| Correction::Envelope { envelope, holder }),
        (seat(), 0u8..20).prop_map(|(seat, count)| Correction::Tokens { seat, count }),
        (0u8..20).prop_map(|count| Correction::Supply { count }),
        seat().prop_map(|seat| Correction::First { seat }),
        (guest(), 0u8..5).prop_map(|(guest, count)| Correction::Vip { guest, count }),
        (guest(), 0u8..4, any::<u64>()).prop_map(move |(guest, place, luck)| Correction::Card {
            guest,
            place,
            preference: card(luck)
        }),
        (seat(), guest(), prop::option::of(0u8..5)).prop_map(|(seat, guest, met)| Correction::Met { seat, guest, met }),
    ]
}

/// What the table may say at any time without a correction.
fn aside() -> impl Strategy<Value = Action> {
    let cell = prop::option::of((0usize..22).prop_map(|place| demo_kit().grid.cells().nth(place).expect("22 cells")));
    prop_oneof![
        any::<bool>().prop_map(|by_name| Action::Track { by_name }),
        prop_oneof![Just(Deck::App), Just(Deck::Table)].prop_map(|deck| Action::ChangeDeck { deck }),
        (seat(), -5i8..6).prop_map(|(seat, tokens)| Action::Supply { seat, tokens }),
        (seat(), guest(), cell).prop_map(|(seat, guest, cell)| Action::Place { seat, guest, cell }),
        (seat(), guest(), any::<bool>()).prop_map(|(seat, guest, void)| Action::Void { seat, guest, void }),
        (seat(), guest(), guest()).prop_map(|(seat, one, other)| Action::Swap { seat, one, other }),
        (seat(), Just(vec![PhotoRule::Fallen])).prop_map(|(seat, broken)| Action::Photo { seat, broken }),
    ]
}

impl Laws for PerfectShot {
    const CASES: u32 = 40;
    const LONGEST: usize = 400;

    fn asides() -> BoxedStrategy<Action> {
        prop_oneof![correction().prop_map(Action::Correct), aside()].boxed()
    }

    fn setups() -> BoxedStrategy<Setup> {
        (select(Self::samples()), any::<u64>()).prop_map(|(setup, seed)| Setup { seed, ..setup }).boxed()
    }

    fn when_asked(state: &State) -> TestCaseResult {
        for seat in state.seats() {
            prop_assert!(state.promised(seat) <= state.tokens(seat));
        }
        if matches!(state.step, Step::Look | Step::TurnUp) {
            prop_assert_eq!(state.turned.len() + 1, usize::from(state.round));
            prop_assert!(Guest::all().all(|envelope| !state.locked.contains(envelope)));
        }
        for guest in Guest::all() {
            let Some(scored) = &state.scored[guest.index()] else { continue };
            let Some(cards) = &scored.cards else { continue };
            let now: Vec<_> = state.seats().map(|seat| state.outcome(seat, guest, cards)).collect();
            prop_assert_eq!(&now, &scored.outcomes);
        }
        if state.is_over() {
            let level = state.level();
            prop_assert!(level.len() == 1 || state.final_votes.is_some() && state.tied == level);
            prop_assert!(state.leaders().iter().all(|seat| level.contains(seat)));
        }
        Ok(())
    }
}
