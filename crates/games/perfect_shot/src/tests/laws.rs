//! The five laws, by random play with and without corrections.

use proptest::prelude::*;

use super::{
    super::{Action, Correction, Deck, Guest, Holder, PerfectShot, Setup, State, Step as GameStep, rules::made_up},
    table::{demo_kit, play},
};
use courtside_rules::{
    journal::{Game, Journal, RecordOf, Seat},
    kit::{self, Values},
};

const CASES: u32 = 40;
const LENGTH: usize = 400;

/// One step of random play: which of the offered actions, or something else the table may say.
#[derive(Clone, Debug)]
enum Step {
    Choice(prop::sample::Index),
    Other(Action),
}

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
        (seat(), Just(vec![super::super::PhotoRule::Fallen])).prop_map(|(seat, broken)| Action::Photo { seat, broken }),
    ]
}

fn choice() -> impl Strategy<Value = Step> {
    any::<prop::sample::Index>().prop_map(Step::Choice)
}

fn lawful() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec(choice(), 0..LENGTH)
}

fn with_corrections() -> impl Strategy<Value = Vec<Step>> {
    let other = prop_oneof![1 => correction().prop_map(Action::Correct), 1 => aside()].prop_map(Step::Other);
    prop::collection::vec(prop_oneof![6 => choice(), 1 => other], 0..LENGTH)
}

fn any_setup() -> impl Strategy<Value = (Setup, u64)> {
    let setup = prop::sample::select(PerfectShot::samples());
    (setup, any::<u64>()).prop_map(|(setup, seed)| (Setup { seed, ..setup }, seed))
}

fn shipped() -> Values {
    let file = kit::shipped(PerfectShot::ID).expect("the game has a shipped kit");
    kit::check("shipped", file.as_bytes(), &PerfectShot::kit_schema()).expect("the shipped kit is whole").values
}

fn start((setup, luck): &(Setup, u64)) -> State {
    let kit = PerfectShot::kit(&shipped()).expect("the shipped kit is whole");
    PerfectShot::start(setup, &PerfectShot::trial_kit(&kit, *luck))
}

/// The action a step means in a state; none once the game is over, or when it is refused.
fn action(state: &State, step: &Step) -> Option<Action> {
    match step {
        Step::Choice(index) => {
            let choices = PerfectShot::choices(state);
            (!choices.is_empty()).then(|| index.get(&choices).clone())
        }
        Step::Other(action) => PerfectShot::decide(state, action).is_ok().then(|| action.clone()),
    }
}

fn journal((setup, _): &(Setup, u64)) -> Journal<PerfectShot> {
    Journal::begin(setup.clone(), &shipped(), "law", 0).expect("the set-up can be played").0
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() }
}

/// What holds whenever the table is asked something, beyond what holds after every event.
fn at_rest(state: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(state.is_over(), PerfectShot::choices(state).is_empty());
    for seat in state.seats() {
        prop_assert!(state.promised(seat) <= state.tokens(seat));
    }
    if matches!(state.step, GameStep::Look | GameStep::TurnUp) {
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
            for offered in PerfectShot::choices(&state) {
                let decided = PerfectShot::decide(&state, &offered);
                prop_assert!(decided.is_ok(), "{:?} refused: {:?}", offered, decided);
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
    fn undo_after_play_is_identity(steps in prop::collection::vec(choice(), 0..LENGTH / 3), setup in any_setup()) {
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
            let read: RecordOf<PerfectShot> = serde_json::from_str(&text).expect("a record reads back");
            prop_assert_eq!(&read, &record);
            journal.accept(read).expect("the journal takes its own record");
        }
    }

    #[test]
    fn every_event_and_every_sum_can_be_told(steps in with_corrections(), setup in any_setup()) {
        let mut state = start(&setup);
        for step in &steps {
            let Some(action) = action(&state, step) else { continue };
            prop_assert!(!PerfectShot::name(&state, &action).id.is_empty());
            for event in PerfectShot::decide(&state, &action).expect("it was offered") {
                let line = PerfectShot::describe(&state, &event);
                prop_assert!(line.seat.is_none_or(|seat| seat.index() < state.players().len()));
                PerfectShot::apply(&mut state, &event);
            }
            let sheet = PerfectShot::sheet(&state);
            let sums: Vec<i64> = (0..sheet.totals.len())
                .map(|seat| sheet.rows.iter().map(|row| row.cells[seat].value).sum())
                .collect();
            prop_assert_eq!(sums, sheet.totals);
        }
    }
}
