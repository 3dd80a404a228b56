//! The offering: a hand card against the card of a slot, free or paid for (FC-064 to FC-078).

use super::{Trial, kept, servants, set_up};
use crate::model::{Area, Card, Decree, Event, GiftAction, Opening, Pile, Refusal, State, Task, Turn, Way, Why};
use courtside_rules::journal::Seat;

/// Servants of way 2 (FC-067).
const PRICE: u8 = 2;

/// Why this card may be exchanged for nothing with all actions open, if it may.
pub(in super::super) fn free(state: &State, seat: Seat, card: Card, taken: Card) -> Option<Opening> {
    let value = state.offered_value(seat, card);
    if value > taken.value {
        return Some(Opening::Higher);
    }
    if state.strength(seat) == 0 && card.value == 1 && taken.value == 9 {
        return Some(Opening::OneOnNine);
    }
    (value == taken.value && state.has_decree(seat, Decree::EqualIsFree)).then_some(Opening::Equal)
}

pub(super) fn offer(trial: &mut Trial, seat: Seat, area: Area, card: Card) -> Result<(), Refusal> {
    if !Card::VALUES.contains(&card.value) {
        return Err(Refusal::NoSuchCard);
    }
    if !kept(&trial.state, seat)?.hand.may_have(Pile::Hand, card) {
        return Err(Refusal::NotHeld { card });
    }
    let taken = lying(&trial.state, area)?;
    trial.pop();
    match free(&trial.state, seat, card, taken) {
        Some(opening) => exchange(trial, seat, area, (card, taken), opening),
        None => {
            trial.happen(Event::Offered { seat, area, card });
            trial.push(Task::Price { seat });
        }
    }
    Ok(())
}

/// The card of a slot; by Day every slot has one (FC-075).
pub(super) fn lying(state: &State, area: Area) -> Result<Card, Refusal> {
    state.slots[area.index()].ok_or(Refusal::NotNow)
}

pub(super) fn pay(trial: &mut Trial, seat: Seat, way: Way) -> Result<(), Refusal> {
    let Some(Turn { area, card, .. }) = trial.state.turn else { return Err(Refusal::NotNow) };
    let opening = match way {
        Way::Servants { pair } => {
            servants::pay(trial, seat, PRICE, pair, Why::Offering)?;
            Opening::Paid
        }
        Way::Card { card: paid } => {
            let mut rest = kept(&trial.state, seat)?.hand;
            if rest.in_hand() < 2 {
                return Err(Refusal::OnlyCard);
            }
            rest.take(Pile::Hand, card);
            if let Some(paid) = paid
                && !rest.may_have(Pile::Hand, paid)
            {
                return Err(Refusal::NotHeld { card: paid });
            }
            trial.happen(Event::CardPaid { seat, card: paid });
            Opening::Paid
        }
        Way::Nothing => Opening::Closed,
    };
    let taken = lying(&trial.state, area)?;
    trial.pop();
    exchange(trial, seat, area, (card, taken), opening);
    Ok(())
}

/// The cards change places, and what may be done then waits (FC-072, FC-079, FC-080).
fn exchange(trial: &mut Trial, seat: Seat, area: Area, (card, taken): (Card, Card), opening: Opening) {
    let origin = trial.state.board(seat).kept.and_then(|kept| kept.hand.origin(Pile::Hand, card));
    trial.happen(Event::Exchanged { seat, area, card, taken, with: opening });
    if let Some(set) = origin {
        set_up::learn(trial, set, card);
    }
    trial.push(Task::EndTurn { seat });
    if opening != Opening::Closed {
        trial.push(Task::AreaAction { seat });
        if card.action != GiftAction::None {
            trial.push(Task::CardAction { seat });
        }
    }
}
