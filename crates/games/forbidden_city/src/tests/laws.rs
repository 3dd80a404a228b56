//! The five laws, by random play in every depth, with corrections, changes of depth and alarms on the way.

use proptest::prelude::*;

use super::{
    super::{
        Action, Alarm, Area, Correction, Decree, Depth, ForbiddenCity, Phase, Reward, SERVANTS, Setup, State, Task,
        rules::{apply, decide},
    },
    table::{plain, shipped, shipped_kit},
};
use courtside_rules::journal::{Game, Journal, RecordOf, Seat};

const CASES: u32 = 24;
const LONGEST: usize = 140;

/// One step of random play: which of the offered actions, or something else the table may say.
#[derive(Clone, Debug)]
enum Step {
    Choice(prop::sample::Index),
    Other(Action),
}

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
        (seat(), prop::sample::select(Decree::ALL.to_vec()), any::<bool>())
            .prop_map(|(seat, decree, there)| Correction::Decree { seat, decree, there }),
        (seat(), prop::sample::select(Reward::ALL.to_vec()), 0u8..4)
            .prop_map(|(seat, reward, count)| Correction::Reward { seat, reward, count }),
        (0u8..4, 0u8..11).prop_map(|(die, face)| Correction::Die { die, face }),
        seat().prop_map(|seat| Correction::Medal { seat: Some(seat) }),
        (prop::sample::select(Area::ALL.to_vec()), 1u8..10)
            .prop_map(|(area, value)| Correction::Slot { area, card: plain(value) }),
    ]
}

fn other() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => correction().prop_map(Action::Correct),
        1 => prop_oneof![Just(Depth::Pad), Just(Depth::Full)].prop_map(|depth| Action::ChangeDepth { depth }),
        1 => (prop::sample::select(Alarm::ALL.to_vec()), any::<bool>())
            .prop_map(|(alarm, on)| Action::SetAlarm { alarm, on }),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let choice = any::<prop::sample::Index>().prop_map(Step::Choice);
    prop::collection::vec(prop_oneof![8 => choice, 1 => other().prop_map(Step::Other)], 0..LONGEST)
}

fn any_setup() -> impl Strategy<Value = (Setup, u64)> {
    (prop::sample::select(ForbiddenCity::samples()), any::<u64>())
}

/// The action a step means in a state; none once the game is over, or when it is refused.
fn action(state: &State, step: &Step) -> Option<Action> {
    match step {
        Step::Choice(index) => {
            let choices = ForbiddenCity::choices(state);
            (!choices.is_empty()).then(|| index.get(&choices).clone())
        }
        Step::Other(action) => decide(state, action).is_ok().then(|| action.clone()),
    }
}

fn journal((setup, _): &(Setup, u64)) -> Journal<ForbiddenCity> {
    Journal::begin(setup.clone(), &shipped(), "law", 0).expect("the set-up can be played").0
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() }
}

/// What holds whenever the table is asked something, beyond what holds after every event.
fn at_rest(state: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(state.is_over(), ForbiddenCity::choices(state).is_empty(), "{:?}", state.task());
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

proptest! {
    #![proptest_config(config())]

    #[test]
    fn random_play_with_corrections_never_breaks_the_check(steps in steps(), setup in any_setup()) {
        let kit = ForbiddenCity::trial_kit(&shipped_kit(), setup.1);
        let mut state = ForbiddenCity::start(&setup.0, &kit);
        for step in &steps {
            let Some(action) = action(&state, step) else { continue };
            for event in decide(&state, &action).expect("it was offered") {
                apply(&mut state, &event);
                prop_assert_eq!(state.check_pieces(), Ok(()));
            }
            prop_assert_eq!(state.check(), Ok(()));
            at_rest(&state)?;
        }
    }

    #[test]
    fn every_offered_action_is_accepted_and_told(steps in steps(), setup in any_setup()) {
        let mut state = ForbiddenCity::start(&setup.0, &shipped_kit());
        for step in &steps {
            let Some(action) = action(&state, step) else { continue };
            prop_assert!(!ForbiddenCity::name(&state, &action).id.is_empty());
            for event in decide(&state, &action).expect("it was offered") {
                let line = ForbiddenCity::describe(&state, &event);
                prop_assert!(line.seat.is_none_or(|seat| seat.index() < state.players().len()));
                apply(&mut state, &event);
            }
        }
    }

    #[test]
    fn replay_equals_the_live_state_and_undo_is_identity(steps in steps(), setup in any_setup()) {
        let mut journal = journal(&setup);
        for step in &steps {
            let before = journal.state().clone();
            let Some(action) = action(&before, step) else { continue };
            let record = journal.play(action, 0).expect("an offered action is accepted");
            journal.accept(record).expect("the journal takes its own record");
            let after = journal.state().clone();
            let undo = journal.undo(1).expect("there is an entry to undo");
            journal.accept(undo).expect("the journal takes its own record");
            prop_assert_eq!(journal.state(), &before);
            let redo = journal.redo(1).expect("there is an entry to bring back");
            journal.accept(redo).expect("the journal takes its own record");
            prop_assert_eq!(journal.state(), &after);
        }
        prop_assert_eq!(&journal.state_at(journal.entries().len()), journal.state());
    }

    #[test]
    fn entries_survive_saving(steps in steps(), setup in any_setup()) {
        let mut journal = journal(&setup);
        for step in &steps {
            let Some(action) = action(journal.state(), step) else { continue };
            let record = journal.play(action, 7).expect("an offered action is accepted");
            let text = serde_json::to_string(&record).expect("a record is plain data");
            let read: RecordOf<ForbiddenCity> = serde_json::from_str(&text).expect("a record reads back");
            prop_assert_eq!(&read, &record);
            journal.accept(read).expect("the journal takes its own record");
        }
    }
}
