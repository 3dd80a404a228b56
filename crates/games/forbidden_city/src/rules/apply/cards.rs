//! Gift cards: on the slots, in hands, on discards, and the one of the present turn.

use super::keep;
use crate::model::{Area, Card, CardSet, Pile, State, Turn};
use courtside_rules::journal::Seat;

pub(super) fn exchanged(state: &mut State, seat: Seat, area: Area, card: Card, taken: Card) {
    keep(state, seat, |kept| {
        kept.hand.take(Pile::Hand, card);
        kept.hand.add(Some(taken), None, Pile::Discard);
    });
    state.slots[area.index()] = Some(card);
    state.turn = Some(Turn { seat, area, card, taken: Some(taken) });
}

/// A card of a pile against the one of a slot.
pub(super) fn swapped(state: &mut State, seat: Seat, (pile, give): (Pile, Card), area: Area, taken: Card) {
    keep(state, seat, |kept| {
        kept.hand.take(pile, give);
        kept.hand.add(Some(taken), None, pile);
    });
    state.slots[area.index()] = Some(give);
}

/// A card of the hand lies on the discard.
pub(super) fn gone(state: &mut State, seat: Seat, card: Option<Card>) {
    keep(state, seat, |kept| kept.hand.shift(Pile::Hand, card));
}

pub(super) fn came_back(state: &mut State, seat: Seat, card: Option<Card>) {
    keep(state, seat, |kept| kept.hand.shift(Pile::Discard, card));
}

pub(super) fn named(state: &mut State, seat: Seat, card: Card) {
    keep(state, seat, |kept| {
        kept.hand.name(card);
    });
}

pub(super) fn drawn(state: &mut State, seat: Seat) {
    let from = Some(CardSet::Deck).filter(|_| !state.setup().experienced);
    state.deck = state.deck.saturating_sub(1);
    keep(state, seat, |kept| kept.hand.add(None, from, Pile::Hand));
}

pub(super) fn taken_back(state: &mut State) {
    let all = state.boards.iter_mut().filter_map(|board| board.kept.as_mut());
    all.for_each(|kept| kept.hand.take_back());
}
