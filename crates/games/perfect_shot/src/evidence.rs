//! What a judged photo shows, as plain data, and what that says of a guest's wish (PS-113a).
//!
//! Not here: the verdict of the judge that it is made of (`desk`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    floor::{Cell, Floor, Grid},
    guest::{Gender, Guest},
    model::PhotoRule,
    wish::Wish,
};

/// What the photo settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Says {
    Yes,
    No,
    /// The photo does not settle it: the table votes (PS-113).
    Vote,
}

/// What one photo shows, in the words of this game: the second witness beside the floor.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// Who stands where, as far as it was found.
    pub cells: BTreeMap<Guest, Cell>,
    /// Is any of the artwork covered by another guest?
    pub blocked: BTreeMap<Guest, Says>,
    /// Is the whole face covered, or outside the picture?
    pub face_hidden: BTreeMap<Guest, Says>,
    /// Whose figure covers whose whole face; pairs that are not listed do not.
    pub blocks: Vec<(Guest, Guest, Says)>,
    pub broken: Vec<(PhotoRule, Option<Guest>)>,
}

/// A guest of whom floor and photo say different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differing {
    pub guest: Guest,
    /// The cell told by people; none: he is not on the floor.
    pub told: Option<Cell>,
    /// The cell in the photo; none: he was not found there.
    pub found: Option<Cell>,
}

impl Says {
    fn turned(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            Self::Vote => Self::Vote,
        }
    }

    fn from_truth(met: bool) -> Self {
        if met { Self::Yes } else { Self::No }
    }
}

impl Evidence {
    /// The floor as the photo shows it, as far as it can be: one guest on a cell, and only cells that this floor has.
    pub fn floor(&self, grid: &Grid) -> BTreeMap<Guest, Cell> {
        let mut cells = BTreeMap::new();
        for (guest, cell) in &self.cells {
            if grid.is_free(*cell) && !cells.values().any(|taken| taken == cell) {
                cells.insert(*guest, *cell);
            }
        }
        cells
    }

    /// Where the photo says otherwise than the floor that people told: the witnesses stay apart (PS-089).
    pub fn against(&self, floor: &Floor) -> Vec<Differing> {
        let both = |guest| Differing { guest, told: floor.figure(guest), found: self.cells.get(&guest).copied() };
        Guest::all().map(both).filter(|it| it.told != it.found).collect()
    }

    /// All guests it speaks of.
    pub(super) fn guests(&self) -> impl Iterator<Item = Guest> + '_ {
        let alone = self.cells.keys().chain(self.blocked.keys()).chain(self.face_hidden.keys()).copied();
        let pairs = self.blocks.iter().flat_map(|(by, of, _)| [*by, *of]);
        alone.chain(pairs).chain(self.broken.iter().filter_map(|(_, guest)| *guest))
    }

    /// Whether the photo shows that a guest's wish is met; none where it says nothing of him. Those that count as
    /// placed have a `gender`, the others are nobody's neighbours (PS-R14).
    pub fn met(&self, guest: Guest, wish: Wish, gender: impl Fn(Guest) -> Option<Gender>) -> Option<Says> {
        let here = self.cells.get(&guest);
        let beside = || {
            let here = *here?;
            Some(self.cells.iter().filter(move |(_, cell)| cell.is_beside(here)).map(|(other, _)| *other))
        };
        match wish {
            Wish::NotBlocked => self.blocked.get(&guest).map(|answer| answer.turned()),
            Wish::FaceHidden => self.face_hidden.get(&guest).copied(),
            Wish::Blocks(other) => {
                let listed = self.blocks.iter().find(|(by, of, _)| (*by, *of) == (guest, other));
                let both = self.blocked.contains_key(&guest) && self.blocked.contains_key(&other);
                listed.map(|(_, _, answer)| *answer).or(both.then_some(Says::No))
            }
            Wish::Area(cells) => here.map(|cell| Says::from_truth(cells.contains(*cell))),
            Wish::NextTo(other) if other == guest => here.map(|_| Says::Yes),
            Wish::NextTo(other) => beside().map(|mut all| Says::from_truth(all.any(|it| it == other))),
            Wish::NotNextTo(of) => beside().map(|mut all| Says::from_truth(!all.any(|it| gender(it) == Some(of)))),
        }
    }
}
