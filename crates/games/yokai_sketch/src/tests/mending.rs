//! Entries put right in the middle of a game: what still fits is said again, what is not asked is left out, and the first
//! that contradicts is named.

use super::{
    super::{Action, Ask, Chain, Correction, YokaiSketch},
    table::{A, BLUE, GREEN, RED, YELLOW, call, distract, reveal, setup, shipped, sketch},
};
use courtside_rules::{
    journal::{Journal, Mended},
    text::{Language, Texts},
};

/// A game in which every stack showed a 3, and then these actions were played. Andrey begins.
fn played(actions: &[Action]) -> Journal<YokaiSketch> {
    let mut journal = Journal::begin(setup(Chain::AtOnce), &shipped(), "", 0).expect("the set-up can be played").0;
    let tops = [GREEN, BLUE, RED, YELLOW].map(|stack| reveal(stack, 3));
    for action in tops.iter().chain(actions) {
        let record = journal.play(action.clone(), 0).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        journal.accept(record).expect("the journal takes its own record");
    }
    journal
}

fn mended(journal: &Journal<YokaiSketch>, index: usize, action: Action) -> Mended<YokaiSketch> {
    journal.mend(index, action).expect("the mended entry itself is allowed")
}

/// The entry at which the journal would be cut, counted from 0, and why in English.
fn cut(mended: &Mended<YokaiSketch>) -> Option<(usize, String)> {
    mended.cut.as_ref().map(|cut| (cut.index, Texts::new(Language::English).say(&cut.why)))
}

#[test]
fn a_card_told_too_late_does_not_turn_the_others_cards_into_ones_own() {
    // Andrey ended his turn at entry 5, and Masha played. In truth Andrey had played another card.
    let journal = played(&[sketch(RED), Action::EndTurn, sketch(GREEN), sketch(GREEN)]);
    let mended = mended(&journal, 5, sketch(BLUE));
    assert_eq!(cut(&mended), Some((6, "Now it is another player’s turn here: Andrey".to_owned())));
    assert_eq!(mended.entries.len(), 1);
}

#[test]
fn a_third_card_told_too_late_leaves_the_rest_as_it_was() {
    let journal = played(&[sketch(RED), sketch(GREEN), Action::EndTurn, sketch(GREEN), Action::EndTurn]);
    let mended = mended(&journal, 6, sketch(BLUE));
    assert_eq!(cut(&mended), None);
    assert_eq!(mended.entries[1..], journal.entries()[7..]);
}

#[test]
fn a_number_that_is_not_asked_for_any_more_is_left_out() {
    let take = [sketch(RED), sketch(RED), sketch(RED)];
    let mut journal = played(&[&take[..], &[reveal(RED, 5)]].concat());
    let again = mended(&journal, 2, reveal(RED, 5));
    // Three sketches do not take a 5, so no number was turned up.
    assert_eq!((cut(&again), &again.dropped[..]), (None, &[7][..]));
    journal.accept(again.record()).expect("the journal takes its own record");
    assert_eq!((journal.entries().len(), journal.state().total(RED)), (7, 3));
    let twice = mended(&played(&[&take[..], &[reveal(RED, 5)]].concat()), 7, reveal(RED, 4));
    assert_eq!(cut(&twice), None);
}

#[test]
fn a_card_that_had_an_effect_asks_before_the_next_one_is_played() {
    let journal = played(&[sketch(RED), sketch(GREEN), Action::EndTurn]);
    let with_call = mended(&journal, 4, call(RED));
    let (index, why) = cut(&with_call).expect("the effect comes first");
    assert_eq!((index, why.contains("effect")), (5, true), "{why}");
    // Masha has no sketch there, so Distract has nothing to ask.
    assert_eq!(cut(&mended(&journal, 4, distract(RED))), None);
}

#[test]
fn the_reason_speaks_of_the_game_as_it_is_now() {
    let hand = |count| Action::Correct(Correction::Hand { seat: A, count });
    let journal = played(&[sketch(RED), hand(2), sketch(RED)]);
    let (index, why) = cut(&mended(&journal, 5, hand(0))).expect("an empty hand plays nothing");
    assert_eq!((index, why.as_str()), (6, "Andrey has no card left to play: 1 of 3 played, 0 in hand"));
}

#[test]
fn an_answer_to_an_effect_that_is_no_longer_asked_is_left_out() {
    let turn = [sketch(RED), Action::EndTurn, distract(RED), Action::Distract { to: BLUE }, Action::EndTurn];
    let journal = played(&turn);
    // Andrey's sketch lay at Green, so Masha had nothing to distract at Red.
    let mended = mended(&journal, 4, sketch(GREEN));
    assert_eq!((cut(&mended), &mended.dropped[..]), (None, &[7][..]));
    let said: Vec<&Action> = mended.entries.iter().map(|entry| &entry.action).collect();
    assert_eq!(said, [&sketch(GREEN), &Action::EndTurn, &distract(RED), &Action::EndTurn]);
}

#[test]
fn a_number_seen_later_is_told_where_it_is_asked_for_now() {
    // The third card went to Red after all, so its next yokai showed before the one of Green did.
    let first = [sketch(RED), sketch(RED), sketch(BLUE), sketch(RED), reveal(RED, 5), Action::EndTurn];
    let journal = played(&first);
    let mended = mended(&journal, 6, sketch(RED));
    assert_eq!((cut(&mended), &mended.dropped[..]), (None, &[][..]));
    let said: Vec<&Action> = mended.entries.iter().map(|entry| &entry.action).collect();
    assert_eq!(said, [&sketch(RED), &reveal(RED, 5), &sketch(RED), &Action::EndTurn]);
}

#[test]
fn mending_while_a_number_is_asked_for_goes_on_asking() {
    let mut journal = played(&[sketch(RED), sketch(RED), sketch(RED)]);
    assert_eq!(journal.state().ask, Ask::Top(RED));
    let mended = mended(&journal, 0, reveal(GREEN, 7));
    assert_eq!(cut(&mended), None);
    journal.accept(mended.record()).expect("the journal takes its own record");
    assert_eq!((journal.state().ask, journal.state().needed(GREEN)), (Ask::Top(RED), Some(7)));
}
