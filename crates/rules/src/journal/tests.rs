//! The journal with the toy game: what is proposed is what is accepted, and the state is always the fold.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]
#![expect(clippy::disallowed_methods, reason = "what must be quick is timed")]

use proptest::{prelude::*, test_runner::Config};

use super::{
    Cut, Entry, FORM, Game, Journal, Misfit, Record, RecordOf, STRIDE, Seat, seat_of,
    toy::{self, Action, Event, Refusal, Toy},
};
use crate::msg;

fn journal(goal: u64) -> Journal<Toy> {
    Journal::begin(toy::setup(goal), &toy::kit(6), "Friday", 100).unwrap().0
}

fn play(journal: &mut Journal<Toy>, action: Action) {
    let at = journal.last_at() + 1;
    let record = journal.play(action, at).unwrap();
    journal.accept(record).unwrap();
}

fn played(goal: u64, numbers: &[u64]) -> Journal<Toy> {
    let mut journal = journal(goal);
    for number in numbers {
        play(&mut journal, Action::Add(*number));
    }
    journal
}

fn numbers(journal: &Journal<Toy>) -> Vec<u64> {
    journal.entries().iter().map(|entry| number(&entry.action)).collect()
}

fn number(action: &Action) -> u64 {
    match action {
        Action::Add(number) | Action::Roll(number) => *number,
        Action::Cheat => unreachable!("these tests do not cheat"),
    }
}

#[test]
fn playing_moves_the_state_only_when_the_record_is_accepted() {
    let mut journal = journal(20);
    let record = journal.play(Action::Add(4), 101).unwrap();
    assert_eq!(journal.state().sum, 0);
    journal.accept(record).unwrap();
    assert_eq!((journal.state().sum, journal.state().active), (4, Seat(1)));
    assert_eq!((journal.entries().len(), journal.last_at()), (1, 101));
}

#[test]
fn the_rules_refusal_comes_back_and_nothing_is_recorded() {
    let journal = played(10, &[6]);
    assert_eq!(journal.play(Action::Add(7), 1).unwrap_err(), Refusal::TooMuch);
    assert_eq!(journal.play(Action::Add(5), 1).unwrap_err(), Refusal::PastGoal);
    assert_eq!(numbers(&journal), [6]);
}

#[test]
fn undo_and_redo_walk_along_the_entries() {
    let mut journal = played(50, &[1, 2, 3]);
    assert_eq!(journal.undo(0), None);
    assert_eq!(journal.undo(4), None);
    assert_eq!(journal.redo(1), None);
    journal.accept(journal.undo(2).unwrap()).unwrap();
    assert_eq!((journal.state().sum, journal.undone().len()), (1, 2));
    assert_eq!(number(&journal.undone()[0].action), 2);
    journal.accept(journal.redo(1).unwrap()).unwrap();
    assert_eq!(numbers(&journal), [1, 2]);
    assert_eq!(journal.state().sum, 3);
    play(&mut journal, Action::Add(6));
    assert_eq!(numbers(&journal), [1, 2, 6]);
    assert_eq!(journal.redo(1), None);
}

#[test]
fn any_past_moment_can_be_looked_at_and_undone_ones_too() {
    let mut journal = played(1000, &[1, 2, 3]);
    journal.accept(Record::Undo(2)).unwrap();
    let sums: Vec<u64> = (0..5).map(|count| journal.state_at(count).sum).collect();
    assert_eq!(sums, [0, 1, 3, 6, 6]);
    assert_eq!(journal.entry_name(2), Some(msg!("list-and", first = 3, last = 3)));
    assert_eq!(journal.entry_name(3), None);
    let mut seen = Vec::new();
    journal.walk(|index, before, entry| seen.push((index, before.sum, number(&entry.action))));
    assert_eq!(seen, [(0, 0, 1), (1, 1, 2), (2, 3, 3)]);
}

#[test]
fn past_moments_are_right_across_the_kept_states() {
    let mut journal = journal(u64::MAX);
    let count = STRIDE * 3 + 5;
    for place in 0..count {
        play(&mut journal, Action::Add(place as u64 % 7));
    }
    let sum = |count: usize| (0..count).map(|place| place as u64 % 7).sum::<u64>();
    for place in 0..=count {
        assert_eq!(journal.state_at(place).sum, sum(place), "after {place}");
    }
    journal.accept(Record::Undo(STRIDE * 2)).unwrap();
    play(&mut journal, Action::Add(6));
    let left = count - STRIDE * 2;
    assert_eq!(journal.state_at(left + 1).sum, sum(left) + 6);
    for _ in 0..STRIDE * 2 {
        play(&mut journal, Action::Add(1));
    }
    assert_eq!(journal.state_at(left + 1 + STRIDE).sum, sum(left) + 6 + STRIDE as u64);
}

#[test]
fn a_mended_entry_that_fits_keeps_the_rest() {
    let mut journal = played(50, &[1, 2, 3]);
    let mended = journal.mend(1, Action::Add(5)).unwrap();
    assert!(mended.cut.is_none());
    assert_eq!(numbers(&journal), [1, 2, 3], "mending only proposes");
    let times: Vec<i64> = journal.entries().iter().map(|entry| entry.at).collect();
    journal.accept(mended.record()).unwrap();
    assert_eq!(numbers(&journal), [1, 5, 3]);
    assert_eq!(journal.state().sum, 9);
    assert_eq!(journal.state(), &journal.state_at(3));
    assert_eq!(times, journal.entries().iter().map(|entry| entry.at).collect::<Vec<_>>());
    assert_eq!(journal.notes()[0].after, 1);
    assert_eq!(journal.notes()[0].text, msg!("log-mended", entry = 2));
}

#[test]
fn a_mended_entry_that_the_rules_refuse_changes_nothing() {
    let journal = played(50, &[1, 2, 3]);
    assert_eq!(journal.mend(1, Action::Add(7)).err(), Some(Refusal::TooMuch));
}

#[test]
fn the_first_entry_that_contradicts_is_named_and_agreeing_cuts_there() {
    let mut journal = played(13, &[1, 2, 4, 5, 1]);
    let mended = journal.mend(0, Action::Add(6)).unwrap();
    let why = msg!("log-mended", entry = Refusal::PastGoal as i64);
    assert_eq!((&mended.cut, &mended.dropped[..]), (&Some(Cut { index: 3, why }), &[][..]));
    journal.accept(mended.record()).unwrap();
    assert_eq!(numbers(&journal), [6, 2, 4]);
    let notes: Vec<&str> = journal.notes().iter().map(|note| note.text.id).collect();
    assert_eq!(notes, ["log-mended", "log-left-out", "log-left-out"], "what was cut is named too");
}

#[test]
fn what_nobody_is_asked_any_more_is_left_out_and_named() {
    let mut journal = played(12, &[1, 2, 4, 5]);
    let mended = journal.mend(0, Action::Add(6)).unwrap();
    assert_eq!((&mended.cut, &mended.dropped[..]), (&None, &[3][..]), "the game is over before it");
    journal.accept(mended.record()).unwrap();
    assert_eq!(numbers(&journal), [6, 2, 4]);
    assert!(Toy::is_over(journal.state()));
    let name = msg!("list-and", first = 7, last = 5);
    assert_eq!(journal.notes()[1].text, msg!("log-left-out", name = name));
    assert_eq!(journal.notes()[1].after, 0);
}

#[test]
fn of_very_many_left_out_the_rest_is_counted() {
    let mut journal = played(20, &[1; 20]);
    let mended = journal.mend(0, Action::Add(6)).unwrap();
    assert_eq!(mended.dropped, [15, 16, 17, 18, 19]);
    journal.accept(mended.record()).unwrap();
    assert_eq!(journal.notes().len(), 6);
    let mut journal = played(40, &[vec![1; 6], vec![2; 17]].concat());
    journal.accept(Record::Mend { from: 0, entries: journal.entries()[..1].to_vec() }).unwrap();
    assert_eq!(journal.notes().len(), 14);
    assert_eq!(journal.notes()[13].text, msg!("log-left-out-more", count = 10));
}

#[test]
fn an_entry_says_whose_it_was_and_an_old_one_is_looked_up() {
    let journal = played(50, &[1, 2]);
    assert_eq!(journal.entries().iter().map(|entry| entry.seat).collect::<Vec<_>>(), [Some(Seat(0)), Some(Seat(1))]);
    let mut old = self::journal(50);
    for entry in journal.entries() {
        old.accept(Record::Play(Entry { seat: None, ..entry.clone() })).unwrap();
    }
    let mut seats = Vec::new();
    old.walk(|_, before, entry| seats.push(seat_of::<Toy>(before, entry)));
    assert_eq!(seats, [Some(Seat(0)), Some(Seat(1))]);
    let [new, old] = [&journal, &old].map(|it| it.mend(0, Action::Add(3)).unwrap().entries);
    assert_eq!(new, old, "what is mended says it from then on");
}

#[test]
#[should_panic(expected = "only 1 count")]
fn an_undone_entry_is_not_mended() {
    let mut journal = played(50, &[1, 2]);
    journal.accept(Record::Undo(1)).unwrap();
    let _ = journal.mend(1, Action::Add(3));
}

#[test]
fn undoing_something_seen_asks_first_and_stays_in_the_log() {
    let mut journal = played(50, &[1]);
    play(&mut journal, Action::Roll(3));
    play(&mut journal, Action::Add(2));
    assert!(!journal.undo_passes_reveal(1));
    assert!(journal.undo_passes_reveal(2));
    journal.accept(Record::Undo(1)).unwrap();
    assert!(journal.notes().is_empty());
    journal.accept(Record::Undo(1)).unwrap();
    let name = msg!("list-and", first = 1, last = 3);
    assert_eq!(journal.notes()[0].after, 1);
    assert_eq!(journal.notes()[0].text, msg!("log-undone-reveal", name = name));
}

#[test]
fn a_note_whose_place_was_cut_off_moves_up_and_is_not_lost() {
    let mut journal = played(50, &[1, 2, 3]);
    play(&mut journal, Action::Roll(4));
    journal.accept(Record::Undo(1)).unwrap();
    journal.accept(Record::Undo(2)).unwrap();
    assert_eq!(journal.notes()[0].after, 3, "what was undone may come back");
    play(&mut journal, Action::Add(6));
    assert_eq!(journal.notes()[0].after, 1);
}

#[test]
fn records_that_do_not_fit_are_refused_and_change_nothing() {
    let mut journal = played(50, &[1, 2]);
    journal.accept(Record::Undo(1)).unwrap();
    assert_eq!(journal.accept(Record::Undo(2)), Err(Misfit::Undo { wanted: 2, there: 1 }));
    assert_eq!(journal.accept(Record::Redo(2)), Err(Misfit::Redo { wanted: 2, there: 1 }));
    let mend = Record::Mend { from: 2, entries: Vec::new() };
    assert_eq!(journal.accept(mend), Err(Misfit::Mend { from: 2, there: 1 }));
    assert_eq!((numbers(&journal), journal.undone().len()), (vec![1], 1));
}

#[test]
fn a_read_record_that_cannot_have_happened_leaves_the_journal_as_it_was() {
    let mut journal = played(50, &[1, 2, 3]);
    journal.accept(Record::Undo(1)).unwrap();
    let entry = |events| Entry { at: 0, seat: None, action: Action::Add(1), events };
    let past_goal = entry(vec![Event::Added { seat: Seat(0), number: 60 }]);
    let exploded = entry(vec![Event::TurnPassed { to: Seat(1) }, Event::Exploded]);
    for record in [
        Record::Play(past_goal.clone()),
        Record::Play(exploded.clone()),
        Record::Mend { from: 1, entries: vec![entry(Vec::new()), exploded] },
        Record::Mend { from: 2, entries: vec![past_goal] },
    ] {
        assert!(matches!(journal.admit(record), Err(Misfit::Entry { number: 3, .. })));
        assert_eq!((numbers(&journal), journal.undone().len()), (vec![1, 2], 1));
        assert_eq!((journal.state(), journal.notes()), (&journal.state_at(2), &[][..]));
    }
    journal.admit(Record::Redo(1)).unwrap();
    assert_eq!((numbers(&journal), journal.state().sum), (vec![1, 2, 3], 6));
}

#[test]
fn a_header_says_what_it_cannot_be_opened_for() {
    let (_, header) = Journal::<Toy>::begin(toy::setup(9), &toy::kit(6), "Friday", 100).unwrap();
    assert_eq!(Journal::<Toy>::open(&header).unwrap().name(), "Friday");
    let open = |change: &dyn Fn(&mut super::Header)| {
        let mut header = header.clone();
        change(&mut header);
        Journal::<Toy>::open(&header).err().unwrap()
    };
    assert_eq!(open(&|header| header.courtside = FORM + 1), Misfit::NewerForm(FORM + 1));
    assert!(matches!(open(&|header| header.game = "chess".into()), Misfit::OtherGame { .. }));
    assert!(matches!(open(&|header| header.setup = 5.into()), Misfit::Setup(_)));
    assert!(matches!(open(&|header| header.setup["players"] = serde_json::json!([])), Misfit::SetupRefused(_)));
    assert!(matches!(open(&|header| header.kit = 5.into()), Misfit::Kit(_)));
    assert!(matches!(open(&|header| header.kit["most"]["value"] = (-1).into()), Misfit::Kit(_)));
}

#[test]
fn records_read_as_they_were_written_for_ever() {
    let entry = Entry {
        at: 7,
        seat: None,
        action: Action::Add(3),
        events: vec![Event::Added { seat: Seat(0), number: 3 }, Event::TurnPassed { to: Seat(1) }],
    };
    let said = r#"{"at":7,"action":{"add":3},"events":[{"added":{"seat":0,"number":3}},{"turn_passed":{"to":1}}]}"#;
    let all: [(RecordOf<Toy>, String); 5] = [
        (Record::Play(entry.clone()), format!(r#"{{"play":{said}}}"#)),
        (Record::Undo(2), r#"{"undo":2}"#.to_owned()),
        (Record::Redo(1), r#"{"redo":1}"#.to_owned()),
        (Record::Mend { from: 4, entries: vec![entry] }, format!(r#"{{"mend":{{"from":4,"entries":[{said}]}}}}"#)),
        (Record::Rename("Чай".into()), r#"{"rename":"Чай"}"#.to_owned()),
    ];
    for (record, text) in all {
        assert_eq!(serde_json::to_string(&record).unwrap(), text);
        assert_eq!(serde_json::from_str::<RecordOf<Toy>>(&text).unwrap(), record);
    }
    let said = r#"{"play":{"at":7,"seat":1,"action":{"add":3},"events":[]}}"#;
    let seated = Record::Play(Entry { at: 7, seat: Some(Seat(1)), action: Action::Add(3), events: Vec::new() });
    assert_eq!(serde_json::to_string::<RecordOf<Toy>>(&seated).unwrap(), said);
    assert_eq!(serde_json::from_str::<RecordOf<Toy>>(said).unwrap(), seated);
    let unknown = r#"{"play":{"at":7,"who":1,"action":{"add":3},"events":[]}}"#;
    assert!(serde_json::from_str::<RecordOf<Toy>>(unknown).is_err(), "what is not known is not passed over");
}

#[test]
fn thousands_of_undos_late_in_a_long_game_are_not_quadratic() {
    let mut journal = journal(u64::MAX);
    for _ in 0..20_000 {
        play(&mut journal, Action::Add(1));
    }
    let start = std::time::Instant::now();
    for _ in 0..5_000 {
        journal.accept(Record::Undo(1)).unwrap();
        play(&mut journal, Action::Roll(2));
    }
    // Folding from the start every time would be a hundred million events, each in an unoptimised build.
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
}

/// What a table does, as numbers that always mean something.
#[derive(Clone, Debug)]
enum TableStep {
    Play(usize),
    Undo(usize),
    Redo(usize),
    Mend(usize, usize),
}

fn steps() -> impl Strategy<Value = Vec<TableStep>> {
    let step = prop_oneof![
        6 => any::<usize>().prop_map(TableStep::Play),
        2 => (1usize..5).prop_map(TableStep::Undo),
        2 => (1usize..5).prop_map(TableStep::Redo),
        1 => any::<(usize, usize)>().prop_map(|(place, choice)| TableStep::Mend(place, choice)),
    ];
    proptest::collection::vec(step, 0..200)
}

/// The record of a step, if the table can do it now.
fn record(journal: &Journal<Toy>, step: &TableStep, at: i64) -> Option<RecordOf<Toy>> {
    let choose = |choices: Vec<Action>, choice: usize| choices.get(choice % choices.len().max(1)).cloned();
    match *step {
        TableStep::Play(choice) => {
            let action = choose(Toy::choices(journal.state()), choice)?;
            Some(journal.play(action, at).expect("what is offered is accepted"))
        }
        TableStep::Undo(count) => journal.undo(count),
        TableStep::Redo(count) => journal.redo(count),
        TableStep::Mend(place, choice) => {
            let place = place % journal.entries().len().max(1);
            if place >= journal.entries().len() {
                return None;
            }
            let action = choose(Toy::choices(&journal.state_at(place)), choice)?;
            Some(journal.mend(place, action).expect("what was offered then is accepted").record())
        }
    }
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, cases: 64, ..Config::default() })]

    #[test]
    fn laws(steps in steps()) {
        let (mut live, header) = Journal::<Toy>::begin(toy::setup(400), &toy::kit(6), "Friday", 100).unwrap();
        let mut file = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            let before = live.state().clone();
            let Some(record) = record(&live, step, at as i64) else { continue };
            // Undo after play is identity.
            if matches!(record, Record::Play(_)) {
                live.accept(record.clone()).unwrap();
                live.accept(Record::Undo(1)).unwrap();
                prop_assert_eq!(live.state(), &before);
            }
            live.accept(record.clone()).unwrap();
            // The state is the fold of the entries that count, and keeps the game's laws.
            let mut fold = live.state_at(0);
            for event in live.entries().iter().flat_map(|entry| &entry.events) {
                Toy::apply(&mut fold, event);
                prop_assert_eq!(Toy::check(&fold), Ok(()));
            }
            prop_assert_eq!(live.state(), &fold);
            file.push(serde_json::to_string(&record).unwrap());
        }
        // Replay equals the live state, through what a file holds.
        let mut replayed = Journal::<Toy>::open(&header).unwrap();
        for line in &file {
            replayed.admit(serde_json::from_str(line).unwrap()).unwrap();
        }
        prop_assert_eq!(replayed.state(), live.state());
        prop_assert_eq!(replayed.entries(), live.entries());
        prop_assert_eq!(replayed.undone(), live.undone());
    }
}
