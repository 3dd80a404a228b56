//! The floor: its cells, which of them lie under the table, and who stands where on one player's floor.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::guest::{GUESTS, Guest, Guests};

/// No floor has more columns or rows than fit into a set of cells.
pub const MOST_COLUMNS: u8 = 8;
pub const MOST_ROWS: u8 = 8;

/// A cell: a column from the photographer's left and a row from the front, both counted from 0. `A1` is front left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{0} is no cell such as A1")]
pub struct NoCell(String);

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", char::from(b'A' + self.column), self.row + 1)
    }
}

impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Self, NoCell> {
        let bad = || NoCell(text.to_owned());
        let mut letters = text.chars();
        let letter = letters.next().map(|letter| letter.to_ascii_uppercase()).ok_or_else(bad)?;
        let column = (b'A'..b'A' + MOST_COLUMNS).position(|byte| char::from(byte) == letter).ok_or_else(bad)? as u8;
        let row: u8 = letters.as_str().parse().map_err(|_| bad())?;
        if (1..=MOST_ROWS).contains(&row) { Ok(Self { column, row: row - 1 }) } else { Err(bad()) }
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = NoCell;

    fn try_from(text: String) -> Result<Self, NoCell> {
        text.parse()
    }
}

impl Cell {
    /// Whether the two cells share a side; corners do not count (PS-101).
    pub fn is_beside(self, other: Self) -> bool {
        self.column.abs_diff(other.column) + self.row.abs_diff(other.row) == 1
    }

    /// Its place in a set; a cell that no floor has, as a photo may name one, is in no set.
    fn bit(self) -> u64 {
        if self.column >= MOST_COLUMNS || self.row >= MOST_ROWS {
            return 0;
        }
        1 << (u32::from(self.row) * u32::from(MOST_COLUMNS) + u32::from(self.column))
    }
}

/// A set of cells, in files a list such as `["A1", "A2"]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Cell>", from = "Vec<Cell>")]
pub struct Cells(u64);

impl Cells {
    pub fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    pub fn insert(&mut self, cell: Cell) {
        self.0 |= cell.bit();
    }

    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !cell.bit();
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let all = (0..MOST_ROWS).flat_map(|row| (0..MOST_COLUMNS).map(move |column| Cell { column, row }));
        all.filter(move |cell| self.contains(*cell))
    }

    /// The set as a number: equal sets have equal numbers.
    pub(super) fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::default();
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl From<Vec<Cell>> for Cells {
    fn from(cells: Vec<Cell>) -> Self {
        cells.into_iter().collect()
    }
}

impl From<Cells> for Vec<Cell> {
    fn from(cells: Cells) -> Self {
        cells.iter().collect()
    }
}

/// The printed floor: how many cells, and which of them lie under the party table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    pub columns: u8,
    pub rows: u8,
    /// Cells under the table are no cells (PS-R31).
    pub blocked: Cells,
}

impl Grid {
    /// Whether the cell lies on the floor, under the table or not.
    pub fn has(&self, cell: Cell) -> bool {
        cell.column < self.columns && cell.row < self.rows
    }

    /// Whether a guest can stand there.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.has(cell) && !self.blocked.contains(cell)
    }

    /// The cells that can hold a guest, front row first, each row from the left.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let grid = *self;
        let all = (0..grid.rows).flat_map(move |row| (0..grid.columns).map(move |column| Cell { column, row }));
        all.filter(move |cell| grid.is_free(*cell))
    }
}

/// Who stands where on one player's floor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Floor {
    cells: [Option<Cell>; GUESTS as usize],
    /// Guests that break a placement rule: they count as not placed (PS-R14).
    pub void: Guests,
}

impl Floor {
    /// The cell a guest's figure stands on, whether it counts or not.
    pub fn figure(&self, guest: Guest) -> Option<Cell> {
        self.cells.get(guest.index()).copied().flatten()
    }

    /// The cell of a guest that counts as placed.
    pub fn cell(&self, guest: Guest) -> Option<Cell> {
        self.figure(guest).filter(|_| !self.void.contains(guest))
    }

    pub fn put(&mut self, guest: Guest, cell: Option<Cell>) {
        self.cells[guest.index()] = cell;
    }

    /// Whose figure stands on a cell.
    pub fn on(&self, cell: Cell) -> Option<Guest> {
        Guest::all().find(|guest| self.figure(*guest) == Some(cell))
    }

    /// The guests that count as placed.
    pub fn placed(&self) -> impl Iterator<Item = (Guest, Cell)> + '_ {
        Guest::all().filter_map(|guest| Some((guest, self.cell(guest)?)))
    }

    /// The guests beside this one that count as placed.
    pub fn beside(&self, guest: Guest) -> impl Iterator<Item = Guest> + '_ {
        let here = self.cell(guest);
        let beside = move |cell: Cell| here.is_some_and(|here| here.is_beside(cell));
        self.placed().filter(move |(_, cell)| beside(*cell)).map(|(other, _)| other)
    }
}
