//! Ships: each is where it sails from or is loaded, and its harbor was free before.

use super::{ensure, servants, sits};
use crate::model::{Berth, Reward, SHIP_PLACES, Ship, State, Stock};
use courtside_rules::journal::Seat;

/// The ship of this player at a harbor.
pub(super) fn own(state: &State, seat: Seat, berth: Berth) -> Result<Ship, String> {
    let ship = state.ship_at(berth).filter(|ship| ship.owner == seat);
    ship.ok_or_else(|| format!("{seat:?} has no ship at {berth:?}"))
}

/// A harbor of this board without a ship.
fn free(state: &State, berth: Berth) -> Result<(), String> {
    let free = berth.route < state.routes() && state.ship_at(berth).is_none();
    ensure(free, || format!("{berth:?} is not free"))
}

pub(super) fn placed(state: &State, seat: Seat, berth: Berth) -> Result<(), String> {
    sits(state, seat)?;
    free(state, berth)?;
    ensure(state.ships_left(seat) > 0, || format!("{seat:?} has no ship left"))
}

pub(super) fn loaded(state: &State, seat: Seat, berth: Berth, pair: bool, from: Stock) -> Result<(), String> {
    let load = own(state, seat, berth)?.load() + if pair { 2 } else { 1 };
    ensure(load <= SHIP_PLACES, || format!("the ship at {berth:?} carries {load}"))?;
    servants::there(state, seat, from, u8::from(!pair), pair)
}

pub(super) fn sailed(state: &State, seat: Seat, from: Berth, to: Berth) -> Result<(), String> {
    own(state, seat, from)?;
    ensure(from.route == to.route, || format!("{from:?} and {to:?} are on two routes"))?;
    free(state, to)
}

/// The reward may be marked once more.
pub(super) fn has_room(state: &State, seat: Seat, reward: Reward) -> Result<(), String> {
    ensure(state.board(seat).reward(reward) < reward.limit(), || format!("{seat:?} has every {reward:?} mark"))
}

/// Only where the pieces are not known nobody says where the ship was.
pub(super) fn claimed(state: &State, seat: Seat, berth: Option<Berth>, reward: Reward) -> Result<(), String> {
    sits(state, seat)?;
    has_room(state, seat, reward)?;
    match berth {
        Some(berth) => {
            let ship = own(state, seat, berth)?;
            ensure(ship.servants > 0, || format!("nobody at {berth:?} can mark the reward"))
        }
        None => ensure(state.board(seat).kept.is_none(), || format!("the ships of {seat:?} are known")),
    }
}
