//! Servants and the pair: between pool and supply, on the wall, on decrees.

use super::{board, keep, laid};
use crate::model::{Event, PairAt, State, Stock};

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::ServantsReturned { seat, count, pair, .. } => keep(state, *seat, |kept| {
            kept.pool -= count;
            kept.supply += count;
            if *pair {
                kept.pair = PairAt::Supply;
            }
        }),
        Event::ServantsGained { seat, count, pair, .. } => keep(state, *seat, |kept| {
            kept.supply -= count;
            kept.pool += count;
            if *pair {
                kept.pair = PairAt::Pool;
            }
        }),
        Event::PairWon { seat } => keep(state, *seat, |kept| kept.pair = PairAt::Pool),
        Event::WallPlaced { seat, servants, pair, from } => {
            board(state, *seat).wall += servants;
            keep(state, *seat, |kept| {
                match from {
                    Stock::Pool => kept.pool -= servants,
                    Stock::Supply => kept.supply -= servants,
                    Stock::Unknown => {}
                }
                if *pair {
                    kept.pair = PairAt::Wall;
                }
            });
        }
        Event::WallScored { winner, .. } => {
            let servants = std::mem::take(&mut board(state, *winner).wall);
            keep(state, *winner, |kept| {
                kept.supply += servants;
                if kept.pair == PairAt::Wall {
                    kept.pair = PairAt::Supply;
                }
            });
        }
        Event::DecreeTaken { seat, decree, from } => {
            keep(state, *seat, |kept| match from {
                Stock::Supply => kept.supply -= 1,
                Stock::Pool | Stock::Unknown => kept.pool -= 1,
            });
            if let Some(laid) = laid(state, *decree) {
                laid.owners |= 1 << seat.0;
            }
        }
        _ => {}
    }
}
