//! Floors: only cells that this floor has, and no guest on top of another.

use std::collections::BTreeMap;

use super::{
    super::super::{floor::Cell, guest::Guest, model::State},
    ensure, sits,
};
use courtside_rules::journal::Seat;

fn is_cell(state: &State, cell: Cell) -> Result<(), String> {
    ensure(state.table.kit.grid.is_free(cell), || format!("nobody can stand on {cell}"))
}

pub(super) fn placed(state: &State, seat: Seat, guest: Guest, cell: Option<Cell>) -> Result<(), String> {
    sits(state, seat)?;
    let Some(cell) = cell else { return Ok(()) };
    is_cell(state, cell)?;
    let other = state.frame(seat).floor.on(cell).filter(|other| *other != guest);
    ensure(other.is_none(), || format!("{other:?} stands on {cell}"))
}

pub(super) fn filled(state: &State, seat: Seat, cells: &BTreeMap<Guest, Cell>) -> Result<(), String> {
    sits(state, seat)?;
    for (place, cell) in cells.values().enumerate() {
        is_cell(state, *cell)?;
        ensure(!cells.values().take(place).any(|other| other == cell), || format!("two guests on {cell}"))?;
    }
    Ok(())
}
