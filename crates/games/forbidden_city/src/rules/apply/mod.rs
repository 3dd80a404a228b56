//! Moves the state past an event; asks no rule, so that old files replay for ever.
//!
//! Each subject hears of every event and moves only what is its own.

mod canal;
mod cards;
mod depth;
mod servants;
mod table;
mod tracks;
mod travel;

pub(super) use canal::take_off;
pub(super) use tracks::gain_points;
pub(in super::super) use tracks::put_marker;

use super::{correct, meng};
use crate::model::{Berth, Board, Decree, Event, Kept, Laid, Ship, State};
use courtside_rules::journal::Seat;

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    table::apply(state, event);
    cards::apply(state, event);
    servants::apply(state, event);
    tracks::apply(state, event);
    travel::apply(state, event);
    canal::apply(state, event);
    depth::apply(state, event);
    correct::apply(state, event);
    meng::apply(state, event);
}

pub(super) fn board(state: &mut State, seat: Seat) -> &mut Board {
    &mut state.boards[seat.index()]
}

/// Moves pieces of a player that are known one by one; where they are not, there is nothing to move.
pub(in super::super) fn keep(state: &mut State, seat: Seat, change: impl FnOnce(&mut Kept)) {
    if let Some(kept) = &mut board(state, seat).kept {
        change(kept);
    }
}

pub(super) fn harbor(state: &mut State, berth: Berth) -> &mut Option<Ship> {
    &mut state.canal[usize::from(berth.route)][usize::from(berth.harbor)]
}

pub(super) fn laid(state: &mut State, decree: Decree) -> Option<&mut Laid> {
    state.decrees.iter_mut().flatten().find(|laid| laid.decree == decree)
}
