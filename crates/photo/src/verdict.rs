//! The form of a verdict, as `judge --json` prints it and as truth files hold it.

use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, str::FromStr};

pub const FORMAT: &str = "perfect-shot-verdict/1";

/// A cell of the grid: a column letter from the left and a row number from the front; both count from zero here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a cell; cells look like A1")]
pub struct NotACell(pub String);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.row + 1)
    }
}

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        let bad = || NotACell(text.to_owned());
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_uppercase).ok_or_else(bad)? as u8 - b'A';
        let digits = letters.as_str();
        if digits.starts_with(['0', '+']) {
            return Err(bad());
        }
        let row: u8 = digits.parse().map_err(|_| bad())?;
        let row = row.checked_sub(1).ok_or_else(bad)?;
        Ok(Self { column, row })
    }
}

impl TryFrom<String> for Cell {
    type Error = NotACell;

    fn try_from(text: String) -> Result<Self, NotACell> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    pub format: String,
    pub photo: Size,
    pub floor: FloorFound,
    #[serde(default)]
    pub violations: Vec<Violation>,
    #[serde(default)]
    pub guests: Vec<GuestVerdict>,
    #[serde(default)]
    pub blocks: Vec<Blocks>,
}

impl Verdict {
    /// The same with no more digits than the photo can back: four of a share, two of a pixel.
    pub fn rounded(mut self) -> Self {
        let to = |value: &mut f64, scale: f64| *value = (*value * scale).round() / scale + 0.0;
        self.floor.corners.iter_mut().flatten().for_each(|at| to(at, 1e2));
        self.floor.confidence.iter_mut().for_each(|sure| to(sure, 1e4));
        for guest in &mut self.guests {
            let by = guest.hidden_by.values_mut().chain(guest.face_hidden_by.iter_mut().flat_map(BTreeMap::values_mut));
            let own = [&mut guest.in_frame, &mut guest.visible].into_iter().chain(&mut guest.face_visible);
            own.chain(by).for_each(|share| to(share, 1e4));
        }
        self
    }
}

/// Of the upright picture, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Size {
    pub width: u32,
    pub height: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FloorFound {
    /// Front left, front right, back right, back left.
    pub corners: [[f64; 2]; 4],
    /// How sure the judge is of camera and floor, from 0 to 1. Truth files have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confidence: Option<f64>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Violation {
    pub rule: Rule,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    BeyondScreen,
    TurnedAway,
    GuestOutOfSight,
    CameraTooHigh,
    OffCell,
    SharedCell,
    Fallen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    Front,
    Back,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Yes,
    No,
    Vote,
}

/// Shares by what covers: a guest's id, `dish`, `table`, `frame` or `other`.
pub type Shares = BTreeMap<String, f64>;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GuestVerdict {
    pub id: String,
    /// Where the middle of the foot stands; none where the guest was not found.
    pub cell: Option<Cell>,
    pub facing: Facing,
    pub in_frame: f64,
    pub visible: f64,
    #[serde(default)]
    pub hidden_by: Shares,
    /// None for a guest without a face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_visible: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_hidden_by: Option<Shares>,
    pub blocked: Answer,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_hidden: Option<Answer>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blocks {
    pub guest: String,
    pub face_of: String,
    pub answer: Answer,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_a_letter_and_a_number() {
        for text in ["A1", "F4", "Z99", "C10"] {
            assert_eq!(text.parse::<Cell>().map(|cell| cell.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "A", "1", "A0", "A01", "A+1", "A-1", "a1", "AA1", "A1 ", " A1", "A256", "Я1", "A１"] {
            assert_eq!(text.parse::<Cell>(), Err(NotACell(text.to_owned())));
        }
    }

    #[test]
    fn a_verdict_is_rounded_and_reads_back_as_it_was_written() {
        let text = r#"{ "format": "perfect-shot-verdict/1", "photo": { "width": 800, "height": 600 },
            "floor": { "corners": [[-0.001, 1.006], [2, 3], [4, 5], [6, 7]], "confidence": 0.987654 },
            "guests": [{ "id": "plant", "cell": null, "facing": "back", "in_frame": 1, "visible": 0.33333,
                "hidden_by": { "dish": 0.66667 }, "face_visible": 0.123456, "face_hidden_by": { "corgi": 0.00004 },
                "blocked": "vote" }] }"#;
        let verdict = serde_json::from_str::<Verdict>(text).expect("it is a verdict").rounded();
        assert_eq!(verdict.floor.corners[0], [0.0, 1.01]);
        assert!(verdict.floor.corners[0][0].is_sign_positive());
        assert_eq!(verdict.floor.confidence, Some(0.9877));
        let plant = &verdict.guests[0];
        assert_eq!((plant.visible, plant.face_visible, plant.face_hidden), (0.3333, Some(0.1235), None));
        assert_eq!(plant.hidden_by["dish"], 0.6667);
        assert_eq!(plant.face_hidden_by.as_ref().map(|by| by["corgi"]), Some(0.0));
        let written = serde_json::to_string(&verdict).expect("it can be written");
        assert_eq!(serde_json::from_str::<Verdict>(&written).expect("it reads back"), verdict);
    }
}
