//! Gift cards: only those that may be in a pile are taken out of it, and nobody owns more than there are places.

use super::{ensure, kept, sits};
use crate::model::{Card, MOST_CARDS, Pile, State};
use courtside_rules::journal::Seat;

pub(super) fn is_in(state: &State, seat: Seat, pile: Pile, card: Card) -> Result<(), String> {
    let hand = kept(state, seat)?.hand;
    ensure(hand.may_have(pile, card), || format!("{card:?} is not in the {pile:?} of {seat:?}"))
}

/// A card goes to the other pile, whichever it is if nobody looked.
pub(super) fn may_go(state: &State, seat: Seat, pile: Pile, card: Option<Card>) -> Result<(), String> {
    let hand = kept(state, seat)?.hand;
    let there = hand.count(pile) > 0 && card.is_none_or(|card| hand.may_have(pile, card));
    ensure(there, || format!("{card:?} is not in the {pile:?} of {seat:?}"))
}

pub(super) fn unseen(state: &State, seat: Seat) -> Result<(), String> {
    ensure(kept(state, seat)?.hand.unseen() > 0, || format!("all cards of {seat:?} are known"))
}

pub(super) fn drawn(state: &State, seat: Seat) -> Result<(), String> {
    sits(state, seat)?;
    room(state, seat, 1)
}

/// So many more cards have a place.
pub(super) fn room(state: &State, seat: Seat, more: u8) -> Result<(), String> {
    let owned = state.kept(seat).hand.owned().saturating_add(more);
    ensure(usize::from(owned) <= MOST_CARDS, || format!("{seat:?} has {owned} gift cards"))
}
