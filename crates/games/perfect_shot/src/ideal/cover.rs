//! Who covers whom in the photo, told from the cells alone: an assumption of ours, not a rule.
//!
//! The photographer is taken to stand in front at the middle and to hold the camera level, so that the figures of a
//! column stand one behind the other. Then everybody nearer in the same column covers some of a figure, the one
//! directly in front of it covers its face, and nobody else does. Dishes, the table, the edge of the picture and sizes
//! of figures are left out.

use super::super::{
    floor::{Cell, Floor},
    guest::Guest,
};

/// Whether a figure on `near` covers some part of one on `far`: any nearer row of the same column.
pub(super) fn covers(near: Cell, far: Cell) -> bool {
    near.column == far.column && near.row < far.row
}

/// Whether a figure on `near` covers the face of one on `far`: the next nearer row of the same column.
pub(super) fn hides(near: Cell, far: Cell) -> bool {
    covers(near, far) && near.row + 1 == far.row
}

/// Whether somebody blocks this guest (PS-106).
pub(super) fn is_blocked(floor: &Floor, guest: Guest) -> bool {
    floor.cell(guest).is_some_and(|here| floor.placed().any(|(_, cell)| covers(cell, here)))
}

/// Whether this guest's face is not seen (PS-109).
pub(super) fn is_face_hidden(floor: &Floor, guest: Guest) -> bool {
    floor.cell(guest).is_some_and(|here| floor.placed().any(|(_, cell)| hides(cell, here)))
}

/// Whether this guest covers the other's face (PS-111, PS-R33).
pub(super) fn blocks(floor: &Floor, guest: Guest, other: Guest) -> bool {
    let cells = floor.cell(guest).zip(floor.cell(other));
    cells.is_some_and(|(here, there)| hides(here, there))
}
