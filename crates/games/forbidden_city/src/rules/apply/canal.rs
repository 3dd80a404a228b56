//! Ships on the canal, their loads, and the marks for their rewards.

use super::{board, harbor, keep};
use crate::model::{Berth, Event, PairAt, Ship, State, Stock};

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::ShipPlaced { seat, berth } => {
            *harbor(state, *berth) = Some(Ship { owner: *seat, servants: 0, pair: false });
        }
        Event::ShipLoaded { seat, berth, pair, from } => {
            if let Some(ship) = harbor(state, *berth) {
                ship.pair |= pair;
                ship.servants += u8::from(!pair);
            }
            keep(state, *seat, |kept| match (pair, from) {
                (true, _) => kept.pair = PairAt::Ship,
                (false, Stock::Supply) => kept.supply -= 1,
                (false, _) => kept.pool -= 1,
            });
        }
        Event::ShipSailed { from, to, .. } => {
            let ship = harbor(state, *from).take();
            *harbor(state, *to) = ship;
        }
        Event::ShipSank { berth, .. } => take_off(state, *berth),
        Event::RewardClaimed { seat, berth, reward } => {
            if let Some(berth) = berth {
                if let Some(ship) = harbor(state, *berth) {
                    ship.servants -= 1;
                }
                take_off(state, *berth);
            }
            board(state, *seat).rewards[*reward as usize] += 1;
        }
        _ => {}
    }
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
