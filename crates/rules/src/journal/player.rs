//! Who sits at the table: a name, and a mark that is told apart by colour and by shape.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A person at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: String,
    pub mark: Mark,
}

/// A player's colour. The shape belongs to the colour and never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
    White,
    Orange,
    Black,
}

/// The shape that goes with a [`Mark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    Circle,
    Square,
    Diamond,
    Triangle,
    Hexagon,
    Blossom,
    Star,
    Cross,
}

impl Mark {
    pub const ALL: [Self; 8] =
        [Self::Red, Self::Blue, Self::Yellow, Self::Green, Self::Purple, Self::White, Self::Orange, Self::Black];

    pub fn shape(self) -> Shape {
        match self {
            Self::Red => Shape::Circle,
            Self::Blue => Shape::Square,
            Self::Yellow => Shape::Diamond,
            Self::Green => Shape::Triangle,
            Self::Purple => Shape::Hexagon,
            Self::White => Shape::Blossom,
            Self::Orange => Shape::Star,
            Self::Black => Shape::Cross,
        }
    }
}
