//! What full depth is told: whose pieces, how many, and that they are enough.

use super::{
    super::depth::{fits_board, fits_cities, fits_ship},
    ensure, sits, tracks,
};
use crate::model::{Depth, Filled, Ship, State, Task};

/// Nothing becomes a final scoring alone on its way.
pub(super) fn changed(depth: Depth) -> Result<(), String> {
    ensure(depth != Depth::Final, || "the final scoring alone is another game".to_owned())
}

pub(super) fn filled(state: &State, filled: Filled) -> Result<(), String> {
    let fitting = match filled {
        Filled::Turn { seat } => return sits(state, seat),
        Filled::Ships => return Ok(()),
        Filled::Houses { sold } => {
            let last = u16::BITS - sold.leading_zeros();
            return if last == 0 { Ok(()) } else { tracks::house(state, last as u8 - 1) };
        }
        Filled::Board { seat, .. } => {
            sits(state, seat)?;
            let asked = state.task() == Some(&Task::MissingBoard { seat }) && state.board(seat).kept.is_none();
            ensure(asked, || format!("nobody asks for the pieces of {seat:?}"))?;
            fits_board(state, filled)
        }
        Filled::Ship { seat, berth, servants, pair } => {
            fits_ship(state, seat, berth, Ship { owner: seat, servants, pair })
        }
        Filled::Cities { empty, travellers } => fits_cities(state, empty, &travellers),
    };
    fitting.map_err(|refusal| format!("{refusal:?}"))
}
