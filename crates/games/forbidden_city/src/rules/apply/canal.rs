//! Ships on the canal, their loads, and the marks for their rewards.

use super::{board, harbor, keep};
use crate::model::{Berth, PairAt, Reward, Ship, State, Stock};
use courtside_rules::journal::Seat;

pub(super) fn placed(state: &mut State, seat: Seat, berth: Berth) {
    *harbor(state, berth) = Some(Ship { owner: seat, servants: 0, pair: false });
}

pub(super) fn loaded(state: &mut State, seat: Seat, berth: Berth, pair: bool, from: Stock) {
    if let Some(ship) = harbor(state, berth) {
        ship.pair |= pair;
        ship.servants += u8::from(!pair);
    }
    keep(state, seat, |kept| match (pair, from) {
        (true, _) => kept.pair = PairAt::Ship,
        (false, Stock::Supply) => kept.supply -= 1,
        (false, _) => kept.pool -= 1,
    });
}

pub(super) fn sailed(state: &mut State, from: Berth, to: Berth) {
    let ship = harbor(state, from).take();
    *harbor(state, to) = ship;
}

pub(super) fn claimed(state: &mut State, seat: Seat, berth: Option<Berth>, reward: Reward) {
    if let Some(berth) = berth {
        if let Some(ship) = harbor(state, berth) {
            ship.servants -= 1;
        }
        take_off(state, berth);
    }
    board(state, seat).rewards[reward as usize] += 1;
}

/// Ship and servants go to the supply of their owner.
pub(in super::super) fn take_off(state: &mut State, berth: Berth) {
    if let Some(ship) = harbor(state, berth).take() {
        keep(state, ship.owner, |kept| {
            kept.supply += ship.servants;
            if ship.pair {
                kept.pair = PairAt::Supply;
            }
        });
    }
}
