//! Entries put right in the final scoring: its steps are gone again, a row that nobody needs is left
//! out, and a slot that is taken contradicts.

use super::{
    super::{Action, Alarm, Depth, ForbiddenCity, Numbers, Setup},
    table::{A, B, C, setup, shipped},
};
use courtside_rules::journal::{Journal, Seat};

/// The final scoring of three, in which these actions were played.
fn played(actions: &[Action]) -> Journal<ForbiddenCity> {
    let setup = Setup { depth: Depth::Final, ..setup(3) };
    let mut journal = Journal::begin(setup, &shipped(), "", 0).expect("the set-up can be played").0;
    for (at, action) in (0..).zip(actions) {
        let record = journal.play(action.clone(), at).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        journal.accept(record).expect("the journal takes its own record");
    }
    journal
}

/// Puts an entry right; what is left out by its old places, and how the log names it.
fn mend(journal: &mut Journal<ForbiddenCity>, index: usize, action: Action) -> (Vec<usize>, Vec<&'static str>) {
    let mended = journal.mend(index, action).expect("the mended entry itself is allowed");
    assert_eq!(mended.cut, None);
    let dropped = mended.dropped.clone();
    journal.accept(mended.record()).expect("the journal takes its own record");
    (dropped, journal.notes().iter().map(|note| note.text.id).collect())
}

fn said(journal: &Journal<ForbiddenCity>) -> Vec<&Action> {
    journal.entries().iter().map(|entry| &entry.action).collect()
}

/// At home on this slot, or two steps before the palace.
fn told(seat: Seat, slot: Option<u8>) -> Action {
    let steps_left = if slot.is_some() { 0 } else { 2 };
    Action::TellNumbers { seat, numbers: Numbers { slot, steps_left, intrigue: seat.0, ..Numbers::default() } }
}

fn numbers(slots: [Option<u8>; 3]) -> [Action; 3] {
    [told(A, slots[0]), told(B, slots[1]), told(C, slots[2])]
}

const GO_ON: Action = Action::NextStep;
const ALARM: Action = Action::SetAlarm { alarm: Alarm::Medal, on: false };

fn row() -> Action {
    Action::TellRow { values: vec![6, 4, 2] }
}

#[test]
fn an_alarm_that_became_a_step_and_an_alarm_again_takes_no_step_of_the_end_with_it() {
    let rest = [GO_ON, GO_ON, row(), ALARM, GO_ON, GO_ON];
    let mut journal = played(&[&numbers([Some(0), Some(1), Some(2)])[..], &rest].concat());
    let before = journal.state().clone();
    // The last step is gone one entry earlier, and nothing is left to go on to.
    assert_eq!(mend(&mut journal, 6, GO_ON), (vec![6], vec!["log-mended", "log-left-out"]));
    assert_eq!(said(&journal)[6..], [&GO_ON, &GO_ON]);
    let (dropped, _) = mend(&mut journal, 6, ALARM);
    assert_eq!((said(&journal)[6..].to_vec(), dropped), (vec![&ALARM, &GO_ON, &GO_ON], vec![]));
    assert_eq!(journal.state(), &before);
}

#[test]
fn a_step_mended_into_an_alarm_is_gone_behind_it() {
    let mut journal = played(&[&numbers([Some(0), Some(1), Some(2)])[..], &[GO_ON, GO_ON, row()]].concat());
    let (dropped, _) = mend(&mut journal, 3, ALARM);
    assert_eq!((said(&journal)[3..].to_vec(), dropped), (vec![&ALARM, &GO_ON, &GO_ON, &row()], vec![]));
}

#[test]
fn fc_262_a_row_that_no_slot_needs_any_more_is_left_out() {
    let rest = [GO_ON, GO_ON, row(), GO_ON, GO_ON];
    let mut journal = played(&[&numbers([Some(0), None, None])[..], &rest].concat());
    assert_eq!(mend(&mut journal, 0, told(A, None)), (vec![5], vec!["log-mended", "log-left-out"]));
    assert_eq!(said(&journal)[3..], [&GO_ON; 4]);
}

#[test]
fn fc_262_where_the_row_is_asked_now_no_step_is_gone_past_it() {
    let mut journal = played(&[&numbers([None, None, None])[..], &[GO_ON, GO_ON, GO_ON, GO_ON]].concat());
    let (dropped, notes) = mend(&mut journal, 0, told(A, Some(0)));
    assert_eq!((said(&journal)[3..].to_vec(), dropped), (vec![&GO_ON, &GO_ON], vec![5, 6]));
    // What tells nothing is not named: the question at the end says it.
    assert_eq!(notes, ["log-mended"]);
}

#[test]
fn a_slot_that_another_told_contradicts() {
    let journal = played(&numbers([Some(0), Some(1), Some(2)]));
    let mended = journal.mend(0, told(A, Some(1))).expect("nobody has told it yet");
    let cut = mended.cut.expect("the next one tells it");
    assert_eq!((cut.index, cut.why.id), (1, "city-refusal-slot-occupied"));
}
