//! What events do to Meng's mind and decks.

use super::super::apply::{board, keep, take_off};
use crate::model::{
    Area, Automa, Berth, Card, CardSet, GiftAction, MENG, Meng, Phase, Pile, Place, Reward, Roller, State, Turn,
};

pub(in super::super) fn offered(
    state: &mut State,
    area: Area,
    action: GiftAction,
    card: Option<Card>,
    taken: Option<Card>,
) {
    exchanged(state, card, taken);
    if let Some(card) = card {
        state.slots[area.index()] = Some(card);
    }
    // On the score pad only the action is known.
    let card = card.unwrap_or(Card { value: 0, action });
    state.turn = Some(Turn { seat: MENG, area, card, taken });
}

pub(in super::super) fn rewarded(state: &mut State, berth: Berth, reward: Reward, mark: bool) {
    take_off(state, berth);
    board(state, MENG).rewards[reward as usize] += u8::from(mark);
    if reward == Reward::Card {
        draw_card(state);
    }
}

pub(in super::super) fn passed(state: &mut State) {
    keep(state, MENG, |kept| (0..kept.hand.in_hand()).for_each(|_| kept.hand.shift(Pile::Hand, None)));
    mind(state, |meng| meng.bottom.clear());
}

/// One card of his pile lies on his discard.
pub(in super::super) fn card_gone(state: &mut State, card: Option<Card>) {
    // The hand has one card less already.
    let cards = usize::from(state.kept(MENG).hand.in_hand());
    mind(state, |meng| {
        if cards < meng.bottom.len() {
            meng.bottom.remove(0);
        }
        meng.discard.push(card);
    });
}

pub(in super::super) fn card_came_back(state: &mut State, card: Option<Card>) {
    mind(state, |meng| {
        meng.discard.pop();
        meng.bottom.push(card);
    });
}

/// The order of his gift cards is gone.
pub(in super::super) fn order_lost(state: &mut State) {
    mind(state, |meng| {
        meng.bottom.clear();
        meng.discard.clear();
    });
}

pub(in super::super) fn shuffled(state: &mut State, count: u8) {
    mind(state, |meng| {
        meng.deck = count;
        meng.earlier.clear();
    });
}

pub(in super::super) fn drawn(state: &mut State, card: Automa) {
    mind(state, |meng| {
        meng.deck = meng.deck.saturating_sub(1);
        meng.draws = meng.draws.saturating_add(1);
        meng.played.push(card);
    });
}

pub(in super::super) fn out_of_cards(state: &mut State) {
    mind(state, |meng| meng.alone = true);
}

pub(in super::super) fn dusk_card(state: &mut State) {
    mind(state, |meng| meng.dusk += 1);
}

pub(in super::super) fn day_ended(state: &mut State) {
    mind(state, |meng| {
        meng.earlier.append(&mut meng.played);
        meng.dusk = 0;
        meng.alone = false;
    });
}

pub(in super::super) fn dealer(state: &mut State, by: Roller) {
    mind(state, |meng| meng.dealer = by);
}

/// Changes what Meng knows; at a table without him there is nothing to change.
fn mind(state: &mut State, change: impl FnOnce(&mut Meng)) {
    if let Some(meng) = &mut state.meng {
        change(meng);
    }
}

/// The card that was on top of his pile is gone, the other one lies on his discard (MG-26).
fn exchanged(state: &mut State, card: Option<Card>, taken: Option<Card>) {
    top_is_gone(state);
    let given = card.filter(|card| !lies_below(state, *card));
    keep(state, MENG, |kept| {
        kept.hand.give(given);
        kept.hand.add(taken, None, Pile::Discard);
    });
    mind(state, |meng| meng.discard.push(taken));
}

/// The only cards like this one that are known lie further down in his pile, so the one on top was one that nobody had
/// seen (RM-09).
fn lies_below(state: &State, card: Card) -> bool {
    let bottom = state.meng.as_ref().map_or(&[][..], |meng| &meng.bottom);
    let hand = state.kept(MENG).hand;
    let in_pile =
        |wanted: Option<Card>| hand.held().filter(|held| held.place != Place::Discard && held.card == wanted).count();
    let below = |wanted: Option<Card>| bottom.iter().filter(|other| **other == wanted).count();
    below(Some(card)) >= in_pile(Some(card)).max(1) && in_pile(None) > below(None)
}

/// Only cards that joined the pile later are left: the first of them goes (RM-09).
fn top_is_gone(state: &mut State) {
    let cards = usize::from(state.kept(MENG).hand.in_hand());
    mind(state, |meng| {
        if cards <= meng.bottom.len() && !meng.bottom.is_empty() {
            meng.bottom.remove(0);
        }
    });
}

/// A gift card of the deck that nobody looks at: under his pile by Day and in the Morning, on his discard at Dusk
/// (MG-41, RM-09, RM-18).
fn draw_card(state: &mut State) {
    let pile = if state.phase == Phase::Dusk { Pile::Discard } else { Pile::Hand };
    state.deck = state.deck.saturating_sub(1);
    keep(state, MENG, |kept| kept.hand.add(None, Some(CardSet::Deck), pile));
    mind(state, |meng| match pile {
        Pile::Hand => meng.bottom.push(None),
        Pile::Discard => meng.discard.push(None),
    });
}
