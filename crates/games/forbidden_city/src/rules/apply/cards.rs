//! Gift cards: on the slots, in hands, on discards, and the one of the present turn.

use super::keep;
use crate::model::{CardSet, Event, Pile, State, Turn};

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::CardLaid { area, card } => state.slots[area.index()] = Some(*card),
        Event::CardLearnt { row, card } => state.known[row.index()] = Some(*card),
        Event::Offered { seat, area, card } => {
            state.turn = Some(Turn { seat: *seat, area: *area, card: *card, taken: None });
        }
        Event::Exchanged { seat, area, card, taken, .. } => {
            keep(state, *seat, |kept| {
                kept.hand.take(Pile::Hand, *card);
                kept.hand.add(Some(*taken), None, Pile::Discard);
            });
            state.slots[area.index()] = Some(*card);
            state.turn = Some(Turn { seat: *seat, area: *area, card: *card, taken: Some(*taken) });
        }
        Event::CardSwapped { seat, give, pile, area, taken } => {
            keep(state, *seat, |kept| {
                kept.hand.take(*pile, *give);
                kept.hand.add(Some(*taken), None, *pile);
            });
            state.slots[area.index()] = Some(*give);
        }
        Event::CardPaid { seat, card } | Event::CardDiscarded { seat, card } => {
            keep(state, *seat, |kept| kept.hand.shift(Pile::Hand, *card));
        }
        Event::CardCameBack { seat, card } => keep(state, *seat, |kept| kept.hand.shift(Pile::Discard, *card)),
        Event::CardNamed { seat, card } => keep(state, *seat, |kept| {
            kept.hand.name(*card);
        }),
        Event::CardDrawn { seat } => {
            let from = Some(CardSet::Deck).filter(|_| !state.setup().experienced);
            state.deck = state.deck.saturating_sub(1);
            keep(state, *seat, |kept| kept.hand.add(None, from, Pile::Hand));
        }
        Event::CardsTakenBack => {
            let all = state.boards.iter_mut().filter_map(|board| board.kept.as_mut());
            all.for_each(|kept| kept.hand.take_back());
        }
        _ => {}
    }
}
