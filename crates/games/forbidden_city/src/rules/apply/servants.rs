//! Servants and the pair: between pool and supply, on the wall, on decrees.

use super::{board, keep, laid};
use crate::model::{Decree, PairAt, State, Stock};
use courtside_rules::journal::Seat;

pub(super) fn returned(state: &mut State, seat: Seat, count: u8, pair: bool) {
    keep(state, seat, |kept| {
        kept.pool -= count;
        kept.supply += count;
        if pair {
            kept.pair = PairAt::Supply;
        }
    });
}

pub(super) fn gained(state: &mut State, seat: Seat, count: u8, pair: bool) {
    keep(state, seat, |kept| {
        kept.supply -= count;
        kept.pool += count;
        if pair {
            kept.pair = PairAt::Pool;
        }
    });
}

pub(super) fn pair_won(state: &mut State, seat: Seat) {
    keep(state, seat, |kept| kept.pair = PairAt::Pool);
}

pub(super) fn on_wall(state: &mut State, seat: Seat, servants: u8, pair: bool, from: Stock) {
    board(state, seat).wall += servants;
    keep(state, seat, |kept| {
        match from {
            Stock::Pool => kept.pool -= servants,
            Stock::Supply => kept.supply -= servants,
            Stock::Unknown => {}
        }
        if pair {
            kept.pair = PairAt::Wall;
        }
    });
}

/// The winner's servants leave the wall that was scored.
pub(super) fn off_wall(state: &mut State, winner: Seat) {
    let servants = std::mem::take(&mut board(state, winner).wall);
    keep(state, winner, |kept| {
        kept.supply += servants;
        if kept.pair == PairAt::Wall {
            kept.pair = PairAt::Supply;
        }
    });
}

pub(super) fn on_decree(state: &mut State, seat: Seat, decree: Decree, from: Stock) {
    keep(state, seat, |kept| match from {
        Stock::Supply => kept.supply -= 1,
        Stock::Pool | Stock::Unknown => kept.pool -= 1,
    });
    if let Some(laid) = laid(state, decree) {
        laid.owners |= 1 << seat.0;
    }
}
