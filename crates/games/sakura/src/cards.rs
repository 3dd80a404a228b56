//! The two halves of a card: six garden actions and eight painter actions, with their codes.

use serde::{Deserialize, Serialize};

use super::model::Half;

/// What a card does: first in the garden, then with its owner's painter (SK-02, SK-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faces {
    pub garden: GardenAction,
    pub painter: PainterAction,
}

/// The upper half of a card (SK-48 to SK-53).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GardenAction {
    #[serde(rename = "E+1")]
    Forward1,
    #[serde(rename = "E+2")]
    Forward2,
    #[serde(rename = "E-1")]
    Back1,
    /// One forward or one backward, as the card's player chooses.
    #[serde(rename = "E+-1")]
    Either1,
    /// The closest painter goes 2 backward.
    #[serde(rename = "C-2")]
    ClosestBack2,
    /// The furthest painter goes 2 forward.
    #[serde(rename = "F+2")]
    FurthestForward2,
}

/// The lower half of a card (SK-54 to SK-60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PainterAction {
    #[serde(rename = "P+1")]
    Forward1,
    #[serde(rename = "P+2")]
    Forward2,
    #[serde(rename = "P+3")]
    Forward3,
    #[serde(rename = "P+-1")]
    Either1,
    #[serde(rename = "P+-2")]
    Either2,
    #[serde(rename = "P+-3")]
    Either3,
    /// To the first empty space in front of the next painter ahead.
    #[serde(rename = "LEAP")]
    Leap,
    /// Forward by the number of painters between him and the Emperor.
    #[serde(rename = "BETW")]
    Between,
}

impl Faces {
    /// Whether a half leaves the direction to the card's player (SK-51, SK-55).
    pub fn offers_direction(self, half: Half) -> bool {
        match half {
            Half::Garden => self.garden == GardenAction::Either1,
            Half::Painter => matches!(self.painter.steps(), Some((_, true))),
        }
    }
}

impl GardenAction {
    pub const ALL: [Self; 6] =
        [Self::Forward1, Self::Forward2, Self::Back1, Self::Either1, Self::ClosestBack2, Self::FurthestForward2];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Forward1 => "E+1",
            Self::Forward2 => "E+2",
            Self::Back1 => "E-1",
            Self::Either1 => "E+-1",
            Self::ClosestBack2 => "C-2",
            Self::FurthestForward2 => "F+2",
        }
    }

    /// Whether it is one of the three kinds that 44 of the 60 cards are said to have.
    pub fn leads_the_emperor_on(self) -> bool {
        matches!(self, Self::Forward1 | Self::Forward2 | Self::Either1)
    }
}

impl PainterAction {
    pub const ALL: [Self; 8] = [
        Self::Forward1,
        Self::Forward2,
        Self::Forward3,
        Self::Either1,
        Self::Either2,
        Self::Either3,
        Self::Leap,
        Self::Between,
    ];

    /// The word in kit files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Forward1 => "P+1",
            Self::Forward2 => "P+2",
            Self::Forward3 => "P+3",
            Self::Either1 => "P+-1",
            Self::Either2 => "P+-2",
            Self::Either3 => "P+-3",
            Self::Leap => "LEAP",
            Self::Between => "BETW",
        }
    }

    /// The printed number of spaces, and whether the direction is free; `None` for the two actions without a number.
    pub fn steps(self) -> Option<(u8, bool)> {
        match self {
            Self::Forward1 => Some((1, false)),
            Self::Forward2 => Some((2, false)),
            Self::Forward3 => Some((3, false)),
            Self::Either1 => Some((1, true)),
            Self::Either2 => Some((2, true)),
            Self::Either3 => Some((3, true)),
            Self::Leap | Self::Between => None,
        }
    }
}
