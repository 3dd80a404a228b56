//! What events do to Meng's mind and decks.

use super::super::apply::{board, keep, take_off};
use crate::model::{Card, CardSet, Correction, Event, MENG, Meng, Phase, Pile, Place, Reward, State, Turn};

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::MengOffered { area, action, card, taken } => {
            offered(state, *card, *taken);
            if let Some(card) = card {
                state.slots[area.index()] = Some(*card);
            }
            // On the score pad only the action is known.
            let card = card.unwrap_or(Card { value: 0, action: *action });
            state.turn = Some(Turn { seat: MENG, area: *area, card, taken: *taken });
        }
        Event::MengRewarded { berth, reward, mark } => {
            take_off(state, *berth);
            board(state, MENG).rewards[*reward as usize] += u8::from(*mark);
            if *reward == Reward::Card {
                draw_card(state);
            }
        }
        Event::MengPassed => {
            keep(state, MENG, |kept| (0..kept.hand.in_hand()).for_each(|_| kept.hand.shift(Pile::Hand, None)));
            mind(state, |meng| meng.bottom.clear());
        }
        Event::CardPaid { seat: MENG, card } | Event::CardDiscarded { seat: MENG, card } => discarded(state, *card),
        Event::CardCameBack { seat: MENG, card } => mind(state, |meng| {
            meng.discard.pop();
            meng.bottom.push(*card);
        }),
        Event::CardsTakenBack => mind(state, forget),
        // The table has counted his pile: nobody knows any more in which order it lies.
        Event::Corrected(Correction::InHand { seat: MENG, .. }) => mind(state, forget),
        Event::AutomaShuffled { count } => mind(state, |meng| {
            meng.deck = *count;
            meng.earlier.clear();
        }),
        Event::AutomaDrawn { card, .. } => mind(state, |meng| {
            meng.deck = meng.deck.saturating_sub(1);
            meng.draws = meng.draws.saturating_add(1);
            meng.played.push(*card);
        }),
        Event::OutOfCards { .. } => mind(state, |meng| meng.alone = true),
        Event::DuskCard { .. } => mind(state, |meng| meng.dusk += 1),
        Event::DayEnded { .. } => mind(state, |meng| {
            meng.earlier.append(&mut meng.played);
            meng.dusk = 0;
            meng.alone = false;
        }),
        Event::DealerSet { by } => mind(state, |meng| meng.dealer = *by),
        _ => {}
    }
}

/// Changes what Meng knows; at a table without him there is nothing to change.
fn mind(state: &mut State, change: impl FnOnce(&mut Meng)) {
    if let Some(meng) = &mut state.meng {
        change(meng);
    }
}

/// The order of his gift cards is gone.
fn forget(meng: &mut Meng) {
    meng.bottom.clear();
    meng.discard.clear();
}

/// The card that was on top of his pile is gone, the other one lies on his discard (MG-26).
fn offered(state: &mut State, card: Option<Card>, taken: Option<Card>) {
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

/// One card of his pile lies on his discard.
fn discarded(state: &mut State, card: Option<Card>) {
    // The hand has one card less already.
    let cards = usize::from(state.kept(MENG).hand.in_hand());
    mind(state, |meng| {
        if cards < meng.bottom.len() {
            meng.bottom.remove(0);
        }
        meng.discard.push(card);
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
