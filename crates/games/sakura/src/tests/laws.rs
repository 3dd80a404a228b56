//! The five laws, by random play with and without corrections.

use proptest::prelude::*;

use super::{
    super::{Action, Ask, Correction, Feed, Pace, Sakura, Setup, State, Tree, rules::made_up},
    table::{play, shipped},
};
use courtside_rules::journal::{Game, Journal, RecordOf, Seat};

const CASES: u32 = 120;

/// One step of random play: which of the offered actions, or something else the table may say.
#[derive(Clone, Debug)]
enum Step {
    Choice(prop::sample::Index),
    Other(Action),
}

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

fn choice() -> impl Strategy<Value = Step> {
    any::<prop::sample::Index>().prop_map(Step::Choice)
}

fn lawful() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(choice(), 0..160)
}

fn with_corrections() -> impl Strategy<Value = Vec<Step>> {
    let other = prop_oneof![3 => correction().prop_map(Action::Correct), 1 => habit()].prop_map(Step::Other);
    prop::collection::vec(prop_oneof![6 => choice(), 1 => other], 0..160)
}

fn any_setup() -> impl Strategy<Value = (Setup, u64)> {
    let setup = prop::sample::select(Sakura::samples());
    (setup, any::<u64>()).prop_map(|(setup, seed)| (Setup { seed, ..setup }, seed))
}

fn start((setup, luck): &(Setup, u64)) -> State {
    let kit = Sakura::kit(&shipped()).expect("the shipped kit is whole");
    Sakura::start(setup, &Sakura::trial_kit(&kit, *luck))
}

/// The action a step means in a state; none once the game is over, or when it is refused.
fn action(state: &State, step: &Step) -> Option<Action> {
    match step {
        Step::Choice(index) => {
            let choices = Sakura::choices(state);
            (!choices.is_empty()).then(|| index.get(&choices).clone())
        }
        Step::Other(action) => Sakura::decide(state, action).is_ok().then(|| action.clone()),
    }
}

fn journal((setup, _): &(Setup, u64)) -> Journal<Sakura> {
    Journal::begin(setup.clone(), &shipped(), "law", 0).expect("the set-up can be played").0
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() }
}

/// What holds whenever the table is asked something, beyond what holds after every event.
fn at_rest(state: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(state.is_over(), Sakura::choices(state).is_empty());
    prop_assert_eq!(state.is_over(), state.paid[2]);
    prop_assert!(state.bumped.is_none() && state.deck > 0);
    let choosing = matches!(state.ask(), Ask::Direction { .. });
    prop_assert!(state.stopped.is_none() || choosing || state.is_over());
    for seat in (0..state.people() as u8).map(Seat) {
        let out = state.revealed.iter().filter(|card| card.from == super::super::Source::Hand(seat)).count() as u8;
        prop_assert_eq!(state.figure(seat).hand + out, 5);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn random_play_never_breaks_the_check(steps in lawful(), setup in any_setup()) {
        let mut state = start(&setup);
        for step in &steps {
            let Some(action) = action(&state, step) else { break };
            play(&mut state, &action);
            at_rest(&state)?;
        }
    }

    #[test]
    fn corrections_never_break_the_check(steps in with_corrections(), setup in any_setup()) {
        let mut state = start(&setup);
        for step in &steps {
            let Some(action) = action(&state, step) else { continue };
            play(&mut state, &action);
            at_rest(&state)?;
        }
    }

    #[test]
    fn every_offered_action_is_accepted(steps in with_corrections(), setup in any_setup()) {
        let mut state = start(&setup);
        for step in &steps {
            for offered in Sakura::choices(&state) {
                prop_assert!(Sakura::decide(&state, &offered).is_ok(), "{:?}", offered);
            }
            let Some(action) = action(&state, step) else { continue };
            play(&mut state, &action);
        }
    }

    #[test]
    fn replay_equals_the_live_state(steps in with_corrections(), setup in any_setup()) {
        let mut journal = journal(&setup);
        for step in &steps {
            let Some(action) = action(journal.state(), step) else { continue };
            let record = journal.play(action, 0).expect("an offered action is accepted");
            journal.accept(record).expect("the journal takes its own record");
        }
        prop_assert_eq!(&journal.state_at(journal.entries().len()), journal.state());
    }

    #[test]
    fn undo_after_play_is_identity(steps in with_corrections(), setup in any_setup()) {
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
    }

    #[test]
    fn entries_survive_saving(steps in with_corrections(), setup in any_setup()) {
        let mut journal = journal(&setup);
        for step in &steps {
            let Some(action) = action(journal.state(), step) else { continue };
            let record = journal.play(action, 7).expect("an offered action is accepted");
            let text = serde_json::to_string(&record).expect("a record is plain data");
            let read: RecordOf<Sakura> = serde_json::from_str(&text).expect("a record reads back");
            prop_assert_eq!(&read, &record);
            journal.accept(read).expect("the journal takes its own record");
        }
    }

    #[test]
    fn every_event_and_every_sum_can_be_told(steps in with_corrections(), setup in any_setup()) {
        let mut state = start(&setup);
        for step in &steps {
            let Some(action) = action(&state, step) else { continue };
            prop_assert!(!Sakura::name(&state, &action).id.is_empty());
            for event in Sakura::decide(&state, &action).expect("it was offered") {
                let line = Sakura::describe(&state, &event);
                prop_assert!(line.seat.is_none_or(|seat| seat.index() < state.players().len()));
                Sakura::apply(&mut state, &event);
            }
            let sheet = Sakura::sheet(&state);
            let sums: Vec<i64> = (0..sheet.totals.len()).map(|seat| sheet.rows.iter().map(|row| row.cells[seat].value).sum()).collect();
            prop_assert_eq!(sums, sheet.totals);
        }
    }
}
