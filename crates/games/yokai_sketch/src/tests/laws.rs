//! The five laws, by random play with and without corrections.

use proptest::prelude::*;

use super::{
    super::{Action, Ask, Chain, Correction, Portrait, Setup, StackId, State, YokaiSketch},
    table::{A, B, play, setup, shipped, start},
};
use courtside_rules::journal::{EntryOf, Game, Journal, Record, RecordOf, Seat};

const CASES: u32 = 200;

/// One step of random play: which of the offered actions, or a correction.
#[derive(Clone, Debug)]
enum Step {
    Choice(prop::sample::Index),
    Correct(Correction),
}

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

fn choice() -> impl Strategy<Value = Step> {
    any::<prop::sample::Index>().prop_map(Step::Choice)
}

fn lawful() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(choice(), 0..250)
}

fn with_corrections() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(prop_oneof![6 => choice(), 1 => correction().prop_map(Step::Correct)], 0..250)
}

fn chain() -> impl Strategy<Value = Chain> {
    prop_oneof![Just(Chain::AtOnce), Just(Chain::NextCard)]
}

/// The action a step means in a state; none once the game is over, or when the correction cannot be.
fn action(state: &State, step: &Step) -> Option<Action> {
    match step {
        Step::Choice(index) => {
            let choices = YokaiSketch::choices(state);
            (!choices.is_empty()).then(|| index.get(&choices).clone())
        }
        Step::Correct(correction) => {
            let action = Action::Correct(correction.clone());
            YokaiSketch::decide(state, &action).is_ok().then_some(action)
        }
    }
}

fn journal(setup: Setup) -> Journal<YokaiSketch> {
    Journal::begin(setup, &shipped(), "law", 0).expect("the set-up can be played").0
}

/// The journal of a game played by these steps.
fn played(chain: Chain, steps: &[Step]) -> Journal<YokaiSketch> {
    let mut journal = journal(setup(chain));
    for step in steps {
        let Some(action) = action(journal.state(), step) else { continue };
        let record = journal.play(action, 0).expect("an offered action is accepted");
        journal.accept(record).expect("the journal takes its own record");
    }
    journal
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() }
}

/// What holds whenever the table is asked something, beyond what holds after every event.
fn at_rest(state: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(state.is_over(), YokaiSketch::choices(state).is_empty());
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

proptest! {
    #![proptest_config(config())]

    #[test]
    fn random_play_never_breaks_the_check(steps in lawful(), chain in chain()) {
        let mut state = start(chain);
        for step in &steps {
            let Some(action) = action(&state, step) else { break };
            play(&mut state, &action);
            at_rest(&state)?;
        }
    }

    #[test]
    fn corrections_never_break_the_check(steps in with_corrections(), chain in chain()) {
        let mut state = start(chain);
        for step in &steps {
            let Some(action) = action(&state, step) else { continue };
            play(&mut state, &action);
            at_rest(&state)?;
        }
    }

    #[test]
    fn every_offered_action_is_accepted(steps in with_corrections(), chain in chain()) {
        let mut state = start(chain);
        for step in &steps {
            for offered in YokaiSketch::choices(&state) {
                prop_assert!(YokaiSketch::decide(&state, &offered).is_ok(), "{:?}", offered);
            }
            let Some(action) = action(&state, step) else { continue };
            play(&mut state, &action);
        }
    }

    #[test]
    fn replay_equals_the_live_state(steps in with_corrections(), chain in chain()) {
        let live = played(chain, &steps);
        let mut replayed = journal(setup(chain));
        for entry in live.entries() {
            replayed.accept(Record::Play(entry.clone())).expect("an entry always fits");
        }
        prop_assert_eq!(replayed.state(), live.state());
        let mut folded = start(chain);
        for event in live.entries().iter().flat_map(|entry| &entry.events) {
            YokaiSketch::apply(&mut folded, event);
        }
        prop_assert_eq!(&folded, live.state());
    }

    #[test]
    fn an_entry_mended_there_and_back_is_as_it_was(
        steps in with_corrections(),
        chain in chain(),
        place in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
    ) {
        let mut journal = played(chain, &steps);
        prop_assume!(!journal.entries().is_empty());
        let place = place.index(journal.entries().len());
        let old = journal.entries().to_vec();
        let choices = YokaiSketch::choices(&journal.state_at(place));
        prop_assume!(!choices.is_empty());
        let mended = journal.mend(place, other.get(&choices).clone()).expect("an offered action is accepted");
        let whole = mended.cut.is_none() && mended.dropped.is_empty();
        journal.accept(mended.record()).expect("the journal takes its own record");
        prop_assert_eq!(YokaiSketch::check(journal.state()), Ok(()));
        let back = journal.mend(place, old[place].action.clone()).expect("it was accepted before");
        prop_assume!(whole && back.cut.is_none() && back.dropped.is_empty());
        journal.accept(back.record()).expect("the journal takes its own record");
        // A correction may stand before or after an answer that came later on the way.
        let told = |entries: &[EntryOf<YokaiSketch>]| -> Vec<Action> {
            let answers = entries.iter().filter(|entry| !matches!(entry.action, Action::Correct(_)));
            answers.map(|entry| entry.action.clone()).collect()
        };
        prop_assert_eq!(told(journal.entries()), told(&old));
        prop_assert_eq!(journal.entries().len(), old.len());
    }

    #[test]
    fn undo_after_play_is_identity(steps in with_corrections(), chain in chain()) {
        let mut journal = journal(setup(chain));
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
    fn entries_survive_saving(steps in with_corrections(), chain in chain()) {
        let mut journal = journal(setup(chain));
        for step in &steps {
            let Some(action) = action(journal.state(), step) else { continue };
            let record = journal.play(action, 7).expect("an offered action is accepted");
            let text = serde_json::to_string(&record).expect("a record is plain data");
            let read: RecordOf<YokaiSketch> = serde_json::from_str(&text).expect("a record reads back");
            prop_assert_eq!(&read, &record);
            journal.accept(read).expect("the journal takes its own record");
        }
    }
}
