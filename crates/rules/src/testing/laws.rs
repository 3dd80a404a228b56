//! The laws that the rules of every game keep, by random play with and without corrections.

use proptest::{
    collection::vec,
    prelude::*,
    sample::{Index, select},
    test_runner::{TestCaseResult, TestRunner},
};

use super::shipped;
use crate::{
    journal::{EntryOf, Game, Journal, Record, RecordOf, Role},
    kit,
};

/// Makes a test of every law for a game.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws! { $game:
            random_play_never_breaks_the_check
            corrections_never_break_the_check
            every_offered_action_is_accepted
            replay_equals_the_live_state
            an_entry_mended_there_and_back_is_as_it_was
            undo_after_play_is_identity
            entries_survive_saving
            every_event_and_every_sum_can_be_told
        }
    };
    ($game:ty: $($law:ident)+) => {
        $(#[test]
        fn $law() {
            $crate::testing::laws::$law::<$game>();
        })+
    };
}

/// What a game brings to its laws.
pub trait Laws: Game {
    /// How many games each law plays, and the most steps of one.
    const CASES: u32;
    const LONGEST: usize;
    /// So many offered actions come to one that was not offered.
    const OFFERED: u32 = 6;

    fn kit_values() -> kit::Values {
        shipped::<Self>()
    }

    /// What the table may say at any time without being asked: corrections, and how it wants to go on.
    fn asides() -> BoxedStrategy<Self::Action>;

    fn setups() -> BoxedStrategy<Self::Setup> {
        select(Self::samples()).boxed()
    }

    /// Whether the rows of the sheet are points that add up to the totals now.
    fn adds_up(_state: &Self::State) -> bool {
        true
    }

    /// What holds whenever the table is asked something, beyond what holds after every event.
    fn when_asked(state: &Self::State) -> TestCaseResult;
}

/// One step of random play: which of the offered actions, or something else the table may say.
#[derive(Clone, Debug)]
enum Step<A> {
    Offered(Index),
    Aside(A),
}

type Steps<G> = Vec<Step<<G as Game>::Action>>;

fn lawful<G: Laws>() -> impl Strategy<Value = Steps<G>> {
    vec(any::<Index>().prop_map(Step::Offered), 0..G::LONGEST)
}

fn with_asides<G: Laws>() -> impl Strategy<Value = Steps<G>> {
    let offered = any::<Index>().prop_map(Step::Offered);
    vec(prop_oneof![G::OFFERED => offered, 1 => G::asides().prop_map(Step::Aside)], 0..G::LONGEST)
}

/// Tries a law on games of random steps.
fn holds<S: Strategy>(cases: u32, games: S, law: impl Fn(S::Value) -> TestCaseResult) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new(config);
    if let Err(broken) = runner.run(&games, law) {
        panic!("{broken}\n{runner}");
    }
}

/// The action a step means in a state; none once the game is over, or when it is refused.
fn action<G: Game>(state: &G::State, step: &Step<G::Action>) -> Option<G::Action> {
    match step {
        Step::Offered(index) => {
            let choices = G::choices(state);
            (!choices.is_empty()).then(|| index.get(&choices).clone())
        }
        Step::Aside(action) => G::decide(state, action).is_ok().then(|| action.clone()),
    }
}

/// A game with what its kit leaves unknown made up by luck.
fn start<G: Laws>(setup: &G::Setup, luck: u64) -> G::State {
    let kit = G::kit(&G::kit_values()).expect("the kit is whole");
    G::start(setup, &G::trial_kit(&kit, luck))
}

fn advance<G: Game>(state: &mut G::State, action: &G::Action) -> TestCaseResult {
    for event in G::decide(state, action).expect("an offered action is accepted") {
        G::apply(state, &event);
        prop_assert_eq!(G::check(state), Ok(()), "after {:?}", event);
    }
    prop_assert_eq!(G::at_rest(state), Ok(()), "after {:?}", action);
    Ok(())
}

fn never_breaks_the_check<G: Laws>(games: impl Strategy<Value = Steps<G>>) {
    holds(G::CASES, (games, G::setups(), any::<u64>()), |(steps, setup, luck)| {
        let mut state = start::<G>(&setup, luck);
        for step in &steps {
            let Some(action) = action::<G>(&state, step) else { continue };
            advance::<G>(&mut state, &action)?;
            prop_assert_eq!(G::is_over(&state), G::choices(&state).is_empty());
            G::when_asked(&state)?;
        }
        Ok(())
    });
}

pub fn random_play_never_breaks_the_check<G: Laws>() {
    never_breaks_the_check::<G>(lawful::<G>());
}

pub fn corrections_never_break_the_check<G: Laws>() {
    never_breaks_the_check::<G>(with_asides::<G>());
}

pub fn every_offered_action_is_accepted<G: Laws>() {
    holds(G::CASES, (with_asides::<G>(), G::setups(), any::<u64>()), |(steps, setup, luck)| {
        let mut state = start::<G>(&setup, luck);
        for step in &steps {
            for offered in G::choices(&state) {
                let decided = G::decide(&state, &offered);
                prop_assert!(decided.is_ok(), "{:?} is refused: {:?}", offered, decided);
            }
            let Some(action) = action::<G>(&state, step) else { continue };
            advance::<G>(&mut state, &action)?;
        }
        Ok(())
    });
}

fn journal<G: Laws>(setup: G::Setup) -> Journal<G> {
    Journal::begin(setup, &G::kit_values(), "law", 0).expect("the set-up can be played").0
}

/// Takes a step in a journal, if it means anything there.
fn take<G: Game>(journal: &mut Journal<G>, step: &Step<G::Action>) -> Option<RecordOf<G>> {
    let action = action::<G>(journal.state(), step)?;
    let record = journal.play(action, 7).expect("an offered action is accepted");
    accept(journal, record.clone());
    Some(record)
}

fn accept<G: Game>(journal: &mut Journal<G>, record: RecordOf<G>) {
    journal.accept(record).expect("the journal takes its own record");
}

fn played<G: Laws>(setup: G::Setup, steps: &[Step<G::Action>]) -> Journal<G> {
    let mut journal = journal(setup);
    for step in steps {
        take(&mut journal, step);
    }
    journal
}

pub fn replay_equals_the_live_state<G: Laws>() {
    holds(G::CASES, (with_asides::<G>(), G::setups()), |(steps, setup)| {
        let live = played::<G>(setup.clone(), &steps);
        let mut replayed = journal::<G>(setup);
        let mut folded = replayed.state().clone();
        for entry in live.entries() {
            accept(&mut replayed, Record::Play(entry.clone()));
            entry.events.iter().for_each(|event| G::apply(&mut folded, event));
        }
        prop_assert_eq!(replayed.state(), live.state());
        prop_assert_eq!(&folded, live.state());
        prop_assert_eq!(&live.state_at(live.entries().len()), live.state());
        Ok(())
    });
}

pub fn an_entry_mended_there_and_back_is_as_it_was<G: Laws>() {
    let games = (with_asides::<G>(), G::setups(), any::<Index>(), any::<Index>());
    holds(G::CASES, games, |(steps, setup, place, other)| {
        let mut journal = played::<G>(setup, &steps);
        prop_assume!(!journal.entries().is_empty());
        let place = place.index(journal.entries().len());
        let (old, state) = (journal.entries().to_vec(), journal.state().clone());
        let choices = G::choices(&journal.state_at(place));
        prop_assume!(!choices.is_empty());
        let mended = journal.mend(place, other.get(&choices).clone()).expect("an offered action is accepted");
        let whole = mended.cut.is_none() && mended.dropped.is_empty();
        accept(&mut journal, mended.record());
        prop_assert_eq!(G::check(journal.state()), Ok(()));
        let back = journal.mend(place, old[place].action.clone()).expect("it was accepted before");
        prop_assume!(whole && back.cut.is_none() && back.dropped.is_empty());
        accept(&mut journal, back.record());
        let told = |entries: &[EntryOf<G>], roles: &[Role]| -> Vec<G::Action> {
            let told = entries.iter().filter(|entry| roles.contains(&G::role(&entry.action)));
            told.map(|entry| entry.action.clone()).collect()
        };
        prop_assert_eq!(told(journal.entries(), &[Role::Answer]), told(&old, &[Role::Answer]));
        // What is bound to no question may stand before or after an answer that came later on the way; "go on" is made
        // anew, perhaps in several steps instead of one, and leads to where it led.
        let by_the_way = |entries: &[EntryOf<G>]| told(entries, &[Role::Aside, Role::Sight]).len();
        prop_assert_eq!(by_the_way(journal.entries()), by_the_way(&old));
        if by_the_way(&old[place..]) == 0 {
            prop_assert_eq!(journal.state(), &state);
        }
        Ok(())
    });
}

pub fn undo_after_play_is_identity<G: Laws>() {
    holds(G::CASES, (with_asides::<G>(), G::setups()), |(steps, setup)| {
        let mut journal = journal::<G>(setup);
        for step in &steps {
            let before = journal.state().clone();
            if take(&mut journal, step).is_none() {
                continue;
            }
            let after = journal.state().clone();
            accept(&mut journal, Record::Undo(1));
            prop_assert_eq!(journal.state(), &before);
            accept(&mut journal, Record::Redo(1));
            prop_assert_eq!(journal.state(), &after);
        }
        Ok(())
    });
}

pub fn entries_survive_saving<G: Laws>() {
    holds(G::CASES, (with_asides::<G>(), G::setups()), |(steps, setup)| {
        let mut journal = journal::<G>(setup);
        for record in steps.iter().filter_map(|step| take(&mut journal, step)) {
            let text = serde_json::to_string(&record).expect("a record is plain data");
            let read: RecordOf<G> = serde_json::from_str(&text).expect("a record reads back");
            prop_assert_eq!(read, record);
        }
        Ok(())
    });
}

pub fn every_event_and_every_sum_can_be_told<G: Laws>() {
    holds(G::CASES, (with_asides::<G>(), G::setups(), any::<u64>()), |(steps, setup, luck)| {
        let mut state = start::<G>(&setup, luck);
        for step in &steps {
            let Some(action) = action::<G>(&state, step) else { continue };
            prop_assert!(!G::name(&state, &action).id.is_empty());
            for event in G::decide(&state, &action).expect("an offered action is accepted") {
                let line = G::describe(&state, &event);
                prop_assert!(line.seat.is_none_or(|seat| seat.index() < G::players(&state).len()));
                G::apply(&mut state, &event);
            }
            let sheet = G::sheet(&state);
            let column = |seat: usize| sheet.rows.iter().map(|row| row.cells[seat].value).sum();
            let sums: Vec<i64> = (0..sheet.totals.len()).map(column).collect();
            prop_assert!(sums == sheet.totals || !G::adds_up(&state), "{:?} are not {:?}", sums, sheet.totals);
        }
        Ok(())
    });
}
