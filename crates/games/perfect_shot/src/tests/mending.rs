//! Entries put right in the rounds: "done" is said where the other card needs it, what another card asked is left out, and
//! an envelope that somebody else has contradicts.

use super::{
    super::{Action, Card, PerfectShot},
    table::{setup, steal, values},
};
use courtside_rules::journal::Journal;

/// A game of three by name, dealt as the app would, in which these actions were played.
fn played(actions: &[Action]) -> Journal<PerfectShot> {
    let mut journal = Journal::<PerfectShot>::begin(setup(3), &values(), "", 0).expect("the set-up can be played").0;
    let deal = Action::Deal { holders: journal.state().holders.to_vec() };
    for (at, action) in (0..).zip([&[deal], actions].concat()) {
        let record = journal.play(action.clone(), at).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        journal.accept(record).expect("the journal takes its own record");
    }
    journal
}

fn said(journal: &Journal<PerfectShot>) -> Vec<&Action> {
    journal.entries().iter().map(|entry| &entry.action).collect()
}

const fn turn_up(card: Card) -> Action {
    Action::TurnUp { card }
}

#[test]
fn a_card_that_moved_no_envelope_leaves_the_thefts_out_and_says_done_anew() {
    let theft = [Action::Looked, turn_up(Card::Theft), steal(4), steal(8), steal(0)];
    let mut journal = played(&[&theft[..], &[Action::Looked, turn_up(Card::Reveal)]].concat());
    let mended = journal.mend(2, turn_up(Card::Reveal)).expect("it may be turned up");
    assert_eq!((&mended.cut, &mended.dropped[..]), (&None, &[3, 4, 5][..]));
    journal.accept(mended.record()).expect("the journal takes its own record");
    let reveal = turn_up(Card::Reveal);
    assert_eq!(said(&journal)[2..], [&reveal, &Action::Done, &Action::Looked, &reveal]);
    let notes: Vec<&str> = journal.notes().iter().map(|note| note.text.id).collect();
    assert_eq!(notes, ["log-mended", "log-left-out", "log-left-out", "log-left-out"]);
}

#[test]
fn a_card_that_asks_what_nobody_has_told_stops_where_it_asks() {
    let quiet = [Action::Looked, turn_up(Card::Reveal), Action::Done, Action::Looked, turn_up(Card::Reveal)];
    let journal = played(&quiet);
    let mended = journal.mend(2, turn_up(Card::Theft)).expect("it may be turned up");
    let cut = mended.cut.as_ref().expect("nobody has told who steals what");
    assert_eq!((cut.index, cut.why.id), (5, "shot-refusal-not-now-player"));
    assert_eq!(mended.entries.len(), 1);
}

#[test]
fn a_theft_of_an_envelope_that_lies_elsewhere_contradicts() {
    let journal = played(&[Action::Looked, turn_up(Card::Theft), steal(4), steal(8), steal(0)]);
    let mended = journal.mend(3, steal(5)).expect("the left neighbour has it");
    assert_eq!((mended.cut, &mended.dropped[..]), (None, &[][..]));
    // All steal at once, so that what the first one took is not in his hand yet; of another deal it is a stranger's.
    let mut holders = journal.state_at(1).holders.to_vec();
    holders.swap(4, 12);
    let mended = journal.mend(0, Action::Deal { holders }).expect("an envelope in the centre");
    let cut = mended.cut.expect("the first theft is of an envelope in the centre");
    assert_eq!(cut.index, 3);
}
