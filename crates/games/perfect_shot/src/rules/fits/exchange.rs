//! Envelopes that change hands: each is where it is taken from, and told by whose turn it is.

use super::{
    super::super::{
        guest::Guest,
        model::{Ask, Exchange, Holder, State},
    },
    ensure, exchange, is_place, is_turn, lies,
};
use courtside_rules::journal::Seat;

pub(super) fn picked(state: &State, seat: Seat, envelope: Option<Guest>) -> Result<(), String> {
    let Exchange::Theft { picks } = exchange(state)? else { return Err("nobody steals".to_owned()) };
    is_turn(state, seat, picks.len())?;
    comes(state, envelope, Holder::Player(state.left(seat)))
}

/// An envelope of this place, or none where there are none.
fn comes(state: &State, envelope: Option<Guest>, from: Holder) -> Result<(), String> {
    match envelope {
        Some(envelope) => lies(state, envelope, from),
        None => ensure(state.count(from) == 0, || format!("{from:?} has an envelope")),
    }
}

/// To whom it is due, or to either neighbour where it is the only one.
pub(super) fn given(state: &State, seat: Seat, to: Seat, envelope: Guest) -> Result<(), String> {
    let Exchange::Gifts { gifts } = exchange(state)? else { return Err("nobody gives".to_owned()) };
    let due = match state.next_gift() {
        Some(Ask::Give { seat: asked, to: due }) if asked == seat => {
            due.map_or(to == state.left(seat) || to == state.right(seat), |due| due == to)
        }
        _ => false,
    };
    ensure(due, || format!("{seat:?} gives nothing to {to:?}"))?;
    lies(state, envelope, Holder::Player(seat))?;
    ensure(gifts.iter().all(|gift| gift.envelope != envelope), || format!("{envelope:?} is given twice"))
}

pub(super) fn kept(state: &State, seat: Seat, envelope: Option<Guest>) -> Result<(), String> {
    let Exchange::Keep { kept } = exchange(state)? else { return Err("nobody keeps".to_owned()) };
    is_turn(state, seat, kept.len())?;
    comes(state, envelope, Holder::Player(seat))
}

pub(super) fn shuffled(state: &State, due: &[u8]) -> Result<(), String> {
    let Exchange::Keep { .. } = exchange(state)? else { return Err("nothing is shuffled".to_owned()) };
    let all: u32 = due.iter().map(|count| u32::from(*count)).sum();
    let right = due.len() == state.people() && all <= state.count(Holder::Centre).into();
    ensure(right, || format!("{due:?} are due"))
}

pub(super) fn done(state: &State, seat: Seat) -> Result<(), String> {
    match exchange(state)? {
        Exchange::Choice { done } | Exchange::Draw { done, .. } | Exchange::PutIn { done } => {
            is_turn(state, seat, (*done).into())
        }
        other => Err(format!("nobody is done in {other:?}")),
    }
}

pub(super) fn moved(state: &State, envelope: Guest, from: Holder, to: Holder) -> Result<(), String> {
    lies(state, envelope, from)?;
    is_place(state, to)
}
