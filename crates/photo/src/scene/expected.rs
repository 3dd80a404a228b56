//! What people told of the guests beforehand: a whole layout, and pins of single guests, which win over it.

use crate::{
    model::prepared::Prepared,
    scene::known::{Known, NotJudged},
    verdict::Cell,
};
use std::collections::BTreeMap;

/// Where a guest is expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Nobody told.
    Anywhere,
    Only(Cell),
    /// It is not on the floor.
    Nowhere,
}

/// Where all guests are expected.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Expected {
    layout: Option<BTreeMap<usize, Cell>>,
    pins: BTreeMap<usize, Option<Cell>>,
}

impl Expected {
    /// What is known, in the guests of the kit; all that it names must be there.
    pub fn new(prepared: &Prepared, known: &Known) -> Result<Self, NotJudged> {
        let guest = |id: &String| {
            let found = prepared.cards.iter().position(|c| c.id == *id);
            found.ok_or_else(|| NotJudged::UnknownGuest(id.clone()))
        };
        let floor = &prepared.kit.floor;
        let on_floor = |cell: Cell| match cell.column < floor.columns && cell.row < floor.rows {
            true => Ok(cell),
            false => Err(NotJudged::UnknownCell(cell.to_string())),
        };
        let layout = known.layout.as_ref().map(|layout| {
            layout.iter().map(|(id, cell)| Ok((guest(id)?, on_floor(*cell)?))).collect::<Result<_, NotJudged>>()
        });
        let pins = known.pins.iter().map(|(id, cell)| Ok((guest(id)?, cell.map(on_floor).transpose()?)));
        Ok(Self { layout: layout.transpose()?, pins: pins.collect::<Result<_, NotJudged>>()? })
    }

    /// The layout alone. The floor is looked for with it: a pin tells of one guest, and must not move the others.
    pub fn without_pins(&self) -> Self {
        Self { layout: self.layout.clone(), pins: BTreeMap::new() }
    }

    /// Was a whole layout given? Then nobody else is on the floor.
    pub fn is_complete(&self) -> bool {
        self.layout.is_some()
    }

    pub fn place(&self, guest: usize) -> Place {
        let told = match (self.pins.get(&guest), &self.layout) {
            (Some(pin), _) => *pin,
            (None, Some(layout)) => layout.get(&guest).copied(),
            (None, None) => return Place::Anywhere,
        };
        told.map_or(Place::Nowhere, Place::Only)
    }

    /// The cell a guest was told to stand on.
    pub fn cell(&self, guest: usize) -> Option<Cell> {
        match self.place(guest) {
            Place::Only(cell) => Some(cell),
            Place::Anywhere | Place::Nowhere => None,
        }
    }

    pub fn may_be_there(&self, guest: usize) -> bool {
        self.place(guest) != Place::Nowhere
    }

    /// Did somebody tell of this guest alone?
    pub fn is_pinned(&self, guest: usize) -> bool {
        self.pins.contains_key(&guest)
    }

    /// Does a pin forbid that this guest stands there: its own, or that of another guest on the same cell?
    pub fn forbids(&self, guest: usize, cell: Option<Cell>) -> bool {
        match self.pins.get(&guest) {
            Some(pin) => pin.is_none() || *pin != cell,
            None => cell.is_some() && self.pins.values().any(|pin| *pin == cell),
        }
    }
}
