//! Corrections: the piece that is put right is there, and the number can be.

use super::{
    super::super::{
        model::{Correction, State},
        outlook::ALL_TOKENS,
        score::cards_of,
        wish::PER_ENVELOPE,
    },
    ensure, is_place, scoring, sits,
};

pub(super) fn corrected(state: &State, correction: &Correction) -> Result<(), String> {
    match correction {
        Correction::Envelope { holder, .. } => is_place(state, *holder),
        Correction::Tokens { seat, count } => {
            sits(state, *seat)?;
            in_the_box(*count)
        }
        Correction::Supply { count } => in_the_box(*count),
        Correction::First { seat } => sits(state, *seat),
        Correction::Vip { count, .. } => scoring::few(state, *count),
        Correction::Card { guest, place, preference } => {
            let there = cards_of(state, *guest).is_some_and(|cards| usize::from(*place) < cards.len());
            ensure(there, || format!("{guest:?} has no card {place}"))?;
            scoring::card_is_printed(state, preference)
        }
        Correction::Met { seat, guest, met } => {
            sits(state, *seat)?;
            let counted = state.scored[guest.index()].as_ref().is_some_and(|scored| scored.cards.is_none());
            let right = counted && met.is_none_or(|met| usize::from(met) <= PER_ENVELOPE);
            ensure(right, || format!("{met:?} met of {guest:?}"))
        }
    }
}

fn in_the_box(count: u8) -> Result<(), String> {
    ensure(count <= ALL_TOKENS, || format!("{count} tokens"))
}
