//! Mending against somebody who knows nothing of it: he says every later entry of Sakura in its old order, by the rules of
//! Sakura alone, and passes over what they refuse or what another painter is asked.

use std::collections::BTreeSet;

use super::{Luck, kept_by_mending, played, say};
use crate::sakura::{Action, Ask, Correction, Sakura, State};
use courtside_rules::{
    journal::{Game, Journal},
    luck::mixed,
};

/// Whether an answer answers what is asked now: a card of this round, or the direction of the same painter's same half.
fn is_asked(now: &State, then: &State, action: &Action) -> bool {
    let asked = match (now.ask(), then.ask()) {
        (Ask::Direction { painter, half, .. }, Ask::Direction { painter: told_by, half: told_of, .. }) => {
            (painter, half) == (told_by, told_of)
        }
        (Ask::Card(_), Ask::Card(_)) => true,
        _ => false,
    };
    asked && now.round == then.round && Sakura::decide(now, action).is_ok()
}

/// The places of the later answers and corrections that are kept when they are said in their old order.
fn kept_in_order(journal: &Journal<Sakura>, from: usize, action: &Action) -> BTreeSet<usize> {
    let mut now = journal.state_at(from);
    say::<Sakura>(&mut now, action);
    let mut kept = BTreeSet::new();
    for (place, entry) in journal.entries().iter().enumerate().skip(from + 1) {
        let then = journal.state_at(place);
        let said = match entry.action {
            Action::Next | Action::ResolveAll | Action::DrawCourt { .. } => None,
            Action::Reveal { .. } | Action::Choose { .. } => until_asked(&now, &then, &entry.action),
            Action::Correct(_) | Action::ChangeFeed { .. } | Action::ChangePace { .. } => {
                Sakura::decide(&now, &entry.action).is_ok().then(|| now.clone())
            }
        };
        if let Some(before) = said {
            now = before;
            say::<Sakura>(&mut now, &entry.action);
            kept.insert(place);
        }
    }
    kept
}

/// The game after as many "next" as it takes until an answer is asked for, if it ever is.
fn until_asked(now: &State, then: &State, action: &Action) -> Option<State> {
    let mut ahead = now.clone();
    while !is_asked(&ahead, then, action) {
        let drawn = ahead.virtual_card().map(|number| Action::DrawCourt { number });
        let next = [Some(Action::Next), drawn].into_iter().flatten().find(|it| Sakura::decide(&ahead, it).is_ok())?;
        say::<Sakura>(&mut ahead, &next);
    }
    Some(ahead)
}

#[test]
fn no_entry_of_sakura_is_lost_that_somebody_keeps_who_says_them_in_their_old_order() {
    let (mut kept_at_all, mut mended_at_all) = (0, 0);
    for seed in 0..150 {
        let luck = &mut Luck(mixed(seed));
        let journal = played::<Sakura>(luck, 90, |luck| {
            let (painter, count) = (luck.seat(6), luck.below(9) as u8);
            Action::Correct(Correction::Tokens { painter, count })
        });
        for _ in 0..4 {
            let from = luck.below(journal.entries().len());
            let choices = Sakura::choices(&journal.state_at(from));
            let Some(other) = choices.get(luck.below(choices.len())) else { continue };
            let mended = journal.mend(from, other.clone()).expect("it was offered");
            let until = mended.cut.as_ref().map_or(usize::MAX, |cut| cut.index);
            let (in_order, kept) = (kept_in_order(&journal, from, other), kept_by_mending(&mended));
            let lost: Vec<&usize> = in_order.difference(&kept).filter(|place| **place < until).collect();
            assert!(lost.is_empty(), "{seed}, entry {from}, {other:?}: {lost:?}");
            kept_at_all += in_order.range(..until).count();
            mended_at_all += kept.range(..until).count();
        }
    }
    // In order nobody keeps what comes earlier now; most he keeps.
    assert!(2 * kept_at_all > mended_at_all && kept_at_all < mended_at_all, "{kept_at_all} of {mended_at_all}");
}
