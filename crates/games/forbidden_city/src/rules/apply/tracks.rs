//! Points, the intrigue markers and the Medal, the Envoys, jade.

use super::board;
use crate::model::{Board, Event, JadeFrom, Source, State};
use courtside_rules::journal::Seat;

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::PointsGained { seat, amount, source, .. } => gain_points(board(state, *seat), *amount, *source),
        Event::TollPaid { owner, payer, .. } => {
            gain_points(board(state, *owner), 1, Source::Toll);
            gain_points(board(state, *payer), -1, Source::Toll);
        }
        Event::EnvoyMoved { seat, to, .. } => board(state, *seat).steps = *to,
        Event::EnvoyArrived { seat, slot } => board(state, *seat).slot = Some(*slot),
        Event::IntrigueMoved { seat, to, .. } => put_marker(state, *seat, *to),
        Event::MedalTaken { seat } => state.medal = Some(*seat),
        Event::JadeTaken { seat, from } => {
            let jade = &mut board(state, *seat).jade;
            *jade = jade.saturating_add(1);
            if let JadeFrom::House { house: Some(house), .. } = from {
                state.sold |= 1 << house;
            }
        }
        _ => {}
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
