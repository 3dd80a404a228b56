//! Points, markers, Envoys, jade: each from where it is to a place that the track has.

use super::{ensure, sits};
use crate::model::{JadeFrom, MOST_PLAYERS, State, TRACK_END};
use courtside_rules::journal::Seat;

/// No event of any game is worth more, up or down.
const MOST_AT_ONCE: u16 = 1000;

pub(super) fn points(state: &State, seat: Seat, amount: i16) -> Result<(), String> {
    sits(state, seat)?;
    in_reach(amount)
}

pub(super) fn in_reach(points: i16) -> Result<(), String> {
    ensure(points.unsigned_abs() <= MOST_AT_ONCE, || format!("{points} points at once"))
}

pub(super) fn envoy(state: &State, seat: Seat, from: u8, to: u8) -> Result<(), String> {
    sits(state, seat)?;
    let walks = from == state.board(seat).steps && (from..=state.steps_to_palace()).contains(&to);
    ensure(walks, || format!("the Envoy of {seat:?} does not walk from {from} to {to}"))
}

pub(super) fn arrived(state: &State, seat: Seat, place: u8) -> Result<(), String> {
    sits(state, seat)?;
    slot(place)?;
    let taken = state.seats().any(|other| other != seat && state.board(other).slot == Some(place));
    ensure(!taken, || format!("slot {place} is taken"))
}

pub(super) fn slot(place: u8) -> Result<(), String> {
    ensure(usize::from(place) < MOST_PLAYERS, || format!("there is no slot {place}"))
}

pub(super) fn intrigue(state: &State, seat: Seat, from: u8, to: u8) -> Result<(), String> {
    sits(state, seat)?;
    let moves = from == state.board(seat).intrigue && to <= TRACK_END;
    ensure(moves, || format!("the marker of {seat:?} does not move from {from} to {to}"))
}

pub(super) fn jade(state: &State, seat: Seat, from: JadeFrom) -> Result<(), String> {
    sits(state, seat)?;
    match from {
        JadeFrom::House { house: Some(place), .. } => house(state, place),
        JadeFrom::House { house: None, .. }
        | JadeFrom::Plaza { .. }
        | JadeFrom::Token(_)
        | JadeFrom::Exchange
        | JadeFrom::Favor
        | JadeFrom::Told => Ok(()),
    }
}

/// There is such a house on this side of the board.
pub(super) fn house(state: &State, house: u8) -> Result<(), String> {
    let houses = state.houses().map_or(0, |houses| houses.len());
    ensure(usize::from(house) < houses, || format!("there is no house {house}"))
}
