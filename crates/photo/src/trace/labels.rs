//! What the trace pictures say, before it has a language.

use crate::verdict::{Answer, Violation};

/// The stages that have a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plate {
    Floor,
    Matches,
    Placed,
    Visibility,
}

impl Plate {
    /// Part of the file's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Floor => "floor",
            Self::Matches => "matches",
            Self::Placed => "placed",
            Self::Visibility => "visibility",
        }
    }
}

/// The columns of the table below the last picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    Guest,
    Cell,
    Visible,
    HiddenBy,
    Blocked,
    FaceVisible,
    FaceHidden,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Word<'a> {
    Title(Plate),
    /// How sure the judge is of floor and camera, from 0 to 1.
    Sure(f64),
    FloorEdge,
    /// How many pieces of the floor were found.
    Pieces(usize),
    FloorCorner,
    TableCells,
    /// How many keypoints of how many guests were found again.
    Points {
        points: usize,
        guests: usize,
    },
    NoFigures,
    Seen,
    Behind,
    Told,
    Back,
    Fallen,
    OpenArtwork,
    CoveredByGuest,
    CoveredByDish,
    CoveredByTable,
    OutOfFrame,
    Face,
    /// A number where that guest is hidden.
    HiddenHere,
    Head(Column),
    Share(f64),
    Answer(Answer),
    /// What hides a guest (a guest's id, `dish`, `table`, `frame`), and how much.
    HiddenBy(&'a str, f64),
    Violation(&'a Violation),
    NoViolations,
}
