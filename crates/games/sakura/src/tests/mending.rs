//! A card put right after its round: the order of the round changes, and nothing that was told is lost.

use super::{
    super::{Action, Ask, Correction, GardenAction, Half, PainterAction, Sakura},
    table::{A, B, C, D, faces, reveal, setup, shipped},
};
use courtside_rules::journal::{EntryOf, Game, Journal, Role};

fn shown(painter: super::super::Painter, number: u8, garden: GardenAction, action: PainterAction) -> Action {
    Action::Reveal { painter, number, faces: Some(faces(garden, action)) }
}

fn played(actions: &[Action]) -> Journal<Sakura> {
    let mut journal = Journal::begin(setup(4), &shipped(), "", 0).expect("the set-up can be played").0;
    for (at, action) in (0..).zip(actions) {
        let record = journal.play(action.clone(), at).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        journal.accept(record).expect("the journal takes its own record");
    }
    journal
}

fn told(entries: &[EntryOf<Sakura>]) -> Vec<&Action> {
    entries.iter().map(|entry| &entry.action).filter(|action| Sakura::role(action) != Role::GoOn).collect()
}

/// A round of four in which nobody has a choice, and the cards of the next one.
fn round_of_nexts() -> Vec<Action> {
    use {GardenAction::Forward1, PainterAction::Forward2};
    let first =
        [(A, 10), (B, 20), (C, 30), (D, 40)].map(|(painter, number)| shown(painter, number, Forward1, Forward2));
    let nexts = [Action::Next, Action::Next, Action::Next, Action::Next];
    let second = [(A, 11), (B, 21), (C, 31)].map(|(painter, number)| shown(painter, number, Forward1, Forward2));
    [&first[..], &nexts, &second].concat()
}

#[test]
fn sk_27_a_wrong_number_of_a_round_of_four_mended_after_it_loses_no_entry() {
    let mut journal = played(&round_of_nexts());
    let number = shown(A, 35, GardenAction::Forward1, PainterAction::Forward2);
    let mended = journal.mend(0, number.clone()).expect("the number is free");
    assert_eq!((&mended.cut, &mended.dropped[..]), (&None, &[][..]));
    assert_eq!(mended.entries.len(), 11);
    assert_eq!(told(&mended.entries)[1..], told(&journal.entries()[1..]));
    journal.accept(mended.record()).expect("the journal takes its own record");
    // The lowest card is resolved first, so now B, C, A, D.
    let seats: Vec<_> = journal.entries()[4..8].iter().map(|entry| entry.seat).collect();
    assert_eq!(seats, [B, C, A, D].map(Some));
    assert_eq!((journal.state().round, journal.state().ask()), (2, Ask::Card(D)));
}

#[test]
fn sk_33_directions_stay_with_their_painters_when_the_order_changes() {
    use {GardenAction::Either1, GardenAction::Forward1, PainterAction::Forward2};
    let cards = [
        shown(A, 10, Either1, Forward2),
        shown(B, 20, Forward1, Forward2),
        shown(C, 30, Either1, Forward2),
        shown(D, 40, Forward1, Forward2),
    ];
    let rest = [
        Action::Choose { forward: true },
        Action::Next,
        Action::Correct(Correction::Tokens { painter: D, count: 2 }),
        Action::Choose { forward: false },
        Action::Next,
        shown(A, 11, Forward1, Forward2),
    ];
    let journal = played(&[&cards[..], &rest].concat());
    let mended = journal.mend(0, shown(A, 35, Either1, Forward2)).expect("the number is free");
    assert_eq!((&mended.cut, &mended.dropped[..]), (&None, &[][..]));
    let said: Vec<_> = mended.entries.iter().map(|entry| (entry.seat, entry.action.clone())).collect();
    let choice = |forward| Action::Choose { forward };
    let [a, b, c, d] = [A, B, C, D].map(Some);
    assert_eq!(said[4..6], [(b, Action::Next), (d, rest[2].clone())]);
    assert_eq!(said[6..], [(c, choice(false)), (a, choice(true)), (d, Action::Next), (a, rest[5].clone())]);
}

#[test]
fn sk_33_a_direction_that_nobody_chooses_any_more_is_left_out() {
    use {GardenAction::Either1, GardenAction::Forward1, PainterAction::Forward2};
    let cards = [
        shown(A, 10, Either1, Forward2),
        shown(B, 20, Forward1, Forward2),
        shown(C, 30, Forward1, Forward2),
        shown(D, 40, Forward1, Forward2),
    ];
    let rest = [Action::Choose { forward: true }, Action::ResolveAll, shown(A, 11, Forward1, Forward2)];
    let journal = played(&[&cards[..], &rest].concat());
    let mended = journal.mend(0, shown(A, 9, Forward1, Forward2)).expect("the number is free");
    assert_eq!((&mended.cut, &mended.dropped[..]), (&None, &[4][..]));
    assert_eq!(mended.entries.last().map(|entry| &entry.action), Some(&rest[2]));
}

#[test]
fn sk_33_a_direction_that_nobody_has_told_stops_where_it_is_asked() {
    let journal = played(&round_of_nexts());
    let asked = shown(B, 20, GardenAction::Either1, PainterAction::Forward2);
    let mended = journal.mend(1, asked).expect("the number is free");
    let cut = mended.cut.as_ref().expect("nobody has told it");
    assert_eq!((cut.index, cut.why.id), (8, "sakura-refusal-cards-are-in"));
    let mut journal = journal;
    journal.accept(mended.record()).expect("the journal takes its own record");
    assert_eq!(journal.state().ask(), Ask::Direction { painter: B, number: 20, half: Half::Garden });
}

#[test]
fn sk_03_a_number_that_another_has_contradicts() {
    let journal = played(&round_of_nexts());
    let mended = journal.mend(0, reveal(A, 20)).err();
    assert!(mended.is_some(), "its faces are not known yet");
    let taken = shown(A, 20, GardenAction::Forward1, PainterAction::Forward2);
    let cut = journal.mend(0, taken).expect("nobody has it yet").cut.expect("B told it");
    assert_eq!((cut.index, cut.why.id), (1, "sakura-refusal-card-taken"));
}
