//! Servants and the pair: they come from where they are, so that there are never more than twelve and the pair.

use super::{ensure, kept, sits};
use crate::model::{Decree, PairAt, SERVANTS, State, Stock};
use courtside_rules::journal::Seat;

/// On the wall stand no more than all servants and the pair.
const MOST_ON_WALL: u8 = SERVANTS + 2;

/// So many servants, and perhaps the pair, are in the pool or in the supply.
pub(super) fn there(state: &State, seat: Seat, stock: Stock, count: u8, pair: bool) -> Result<(), String> {
    let kept = kept(state, seat)?;
    let (servants, place) = match stock {
        Stock::Supply => (kept.supply, PairAt::Supply),
        Stock::Pool | Stock::Unknown => (kept.pool, PairAt::Pool),
    };
    let there = count <= servants && (!pair || kept.pair == place);
    ensure(there, || format!("{seat:?} has {servants} servants in the {stock:?}, the pair is {:?}", kept.pair))
}

pub(super) fn returned(state: &State, seat: Seat, count: u8, pair: bool) -> Result<(), String> {
    there(state, seat, Stock::Pool, count, pair)
}

/// None come where the pieces are not known.
pub(super) fn gained(state: &State, seat: Seat, count: u8, pair: bool) -> Result<(), String> {
    if count == 0 && !pair { sits(state, seat) } else { there(state, seat, Stock::Supply, count, pair) }
}

/// Meng never has it (MG-05).
pub(super) fn pair_won(state: &State, seat: Seat) -> Result<(), String> {
    sits(state, seat)?;
    let in_box = state.board(seat).kept.is_none_or(|kept| kept.pair == PairAt::Box);
    ensure(in_box && !state.is_meng(seat), || format!("the pair of {seat:?} is not in the box"))
}

pub(super) fn on_wall(state: &State, seat: Seat, servants: u8, pair: bool, from: Stock) -> Result<(), String> {
    sits(state, seat)?;
    match (from, state.board(seat).kept) {
        (Stock::Unknown, None) => wall(state.board(seat).wall.saturating_add(servants)),
        (Stock::Unknown, Some(_)) => Err(format!("the servants of {seat:?} are known")),
        (Stock::Pool | Stock::Supply, _) => there(state, seat, from, servants, pair),
    }
}

/// So many servants can stand on the wall.
pub(super) fn wall(servants: u8) -> Result<(), String> {
    ensure(servants <= MOST_ON_WALL, || format!("{servants} servants on the wall"))
}

pub(super) fn wall_scored(state: &State, winner: Seat, counts: &[u8]) -> Result<(), String> {
    sits(state, winner)?;
    ensure(counts.len() == state.players().len(), || format!("{counts:?} on the wall"))?;
    counts.iter().try_for_each(|count| wall(*count))
}

pub(super) fn on_decree(state: &State, seat: Seat, decree: Decree, from: Stock) -> Result<(), String> {
    sits(state, seat)?;
    let open = state.laid_decree(decree).is_some_and(|laid| !laid.has(seat));
    ensure(open, || format!("{decree:?} is not open to {seat:?}"))?;
    if state.board(seat).kept.is_some() { there(state, seat, from, 1, false) } else { Ok(()) }
}
