//! From the score pad to full depth and back: what is no longer known goes, what is told comes.

use super::{super::depth::locked, board, harbor, keep};
use crate::model::{Berth, City, Depth, Filled, Hand, Kept, MENG, PairAt, SERVANTS, Ship, State};

/// Only Meng's pieces are known one by one at any depth.
pub(super) fn change(state: &mut State, depth: Depth) {
    state.depth = depth;
    state.turn = None;
    state.out.clear();
    state.slots = [None; 7];
    let meng = state.meng.as_ref().map(|_| MENG);
    let ships: Vec<(Berth, Ship)> = state.ships().filter(|(_, ship)| Some(ship.owner) == meng).collect();
    state.canal = Default::default();
    for (berth, ship) in ships {
        *harbor(state, berth) = Some(ship);
    }
    let map = state.side().map.as_ref().map_or(0, |map| usize::from(map.cities));
    state.cities = std::array::from_fn(|city| if city < map { City::Unknown } else { City::Empty });
    for (seat, board) in state.seats().zip(&mut state.boards) {
        // The pair on the wall is two of the servants there for the score pad.
        board.wall = board.on_wall();
        let his = board.kept.filter(|_| Some(seat) == meng);
        board.kept =
            his.map(|kept| Kept { hand: Hand::unknown(kept.hand.owned(), kept.hand.in_hand()), city: None, ..kept });
    }
}

pub(super) fn fill(state: &mut State, filled: Filled) {
    match filled {
        Filled::Board { seat, pool, pair, tokens, doubles, in_hand } => {
            let locked = locked(state, seat);
            let board = board(state, seat);
            let pair = if board.has_pair() { pair.place() } else { PairAt::Box };
            board.wall -= if pair == PairAt::Wall { 2 } else { 0 };
            let supply = SERVANTS - pool - board.wall - locked;
            let hand = Hand::unknown(board.cards(), in_hand);
            board.kept = Some(Kept { pool, supply, pair, tokens, doubles, hand, city: None });
        }
        Filled::Ship { seat, berth, servants, pair } => {
            *harbor(state, berth) = Some(Ship { owner: seat, servants, pair });
            keep(state, seat, |kept| {
                kept.supply -= servants;
                if pair {
                    kept.pair = PairAt::Ship;
                }
            });
        }
        Filled::Houses { sold } => state.sold = sold,
        Filled::Cities { empty, travellers } => {
            for (board, city) in state.boards.iter_mut().zip(travellers) {
                board.travelled = city.is_some();
                if let Some(kept) = &mut board.kept {
                    kept.city = city;
                }
            }
            let there = |city: usize| travellers.contains(&u8::try_from(city).ok());
            for (place, city) in state.cities.iter_mut().enumerate() {
                if empty & 1 << place != 0 || there(place) {
                    *city = City::Empty;
                }
            }
        }
        Filled::Turn { .. } | Filled::Ships => {}
    }
}
