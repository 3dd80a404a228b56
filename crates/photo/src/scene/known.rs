//! What the caller knows beforehand, and why a photo could not be judged.

use crate::verdict::Cell;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the caller knows beforehand; all of it may be absent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Known {
    /// Who stands where, by guest id. A guest that is absent was not put on the floor.
    pub layout: Option<BTreeMap<String, Cell>>,
    /// Front left, front right, back right, back left corner of the floor in pixels of the upright photo.
    pub corners: Option<[[f64; 2]; 4]>,
    /// What people told of single guests: their cells, or that they are not on the floor. The others are looked for as usual.
    pub pins: BTreeMap<String, Option<Cell>>,
    /// Outlines in pixels of the upright photo within which a dish hides whatever lies behind it.
    pub dishes: Vec<Vec<[f64; 2]>>,
}

/// Why a photo could not be judged.
#[derive(Debug, Clone, PartialEq, thiserror::Error, Serialize, Deserialize)]
pub enum NotJudged {
    #[error("no floor found in this picture")]
    NoFloor,
    #[error("the four corners do not form a floor seen from its front side")]
    BadCorners,
    #[error("the layout or a pin names a guest that this kit does not have: {0}")]
    UnknownGuest(String),
    #[error("the layout or a pin puts a guest on a cell that this floor does not have: {0}")]
    UnknownCell(String),
}
