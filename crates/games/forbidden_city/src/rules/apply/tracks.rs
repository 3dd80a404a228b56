//! Points, the intrigue markers and the Medal, the Envoys, jade.

use super::board;
use crate::model::{Board, JadeFrom, Source, State};
use courtside_rules::journal::Seat;

pub(super) fn toll(state: &mut State, owner: Seat, payer: Seat) {
    gain_points(board(state, owner), 1, Source::Toll);
    gain_points(board(state, payer), -1, Source::Toll);
}

pub(super) fn jade(state: &mut State, seat: Seat, from: JadeFrom) {
    let jade = &mut board(state, seat).jade;
    *jade = jade.saturating_add(1);
    if let JadeFrom::House { house: Some(house), .. } = from {
        state.sold |= 1 << house;
    }
}

/// Nobody falls below 0.
pub(in super::super) fn gain_points(board: &mut Board, amount: i16, source: Source) {
    let amount = amount.max(-board.points);
    let earned = &mut board.earned[source.index()];
    *earned = earned.saturating_add(amount);
    board.points = board.points.saturating_add(amount);
}

/// The marker lies on top of its new space (FC-155, R-31).
pub(in super::super::super) fn put_marker(state: &mut State, seat: Seat, space: u8) {
    board(state, seat).intrigue = space;
    let players = usize::from(state.player_count());
    let markers = &mut state.stack[..players];
    if let Some(place) = markers.iter().position(|marker| *marker == seat) {
        markers[place..].rotate_left(1);
    }
}
