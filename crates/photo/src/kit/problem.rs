//! What can be wrong with a kit: which field of which guest, and why.

use crate::picture::PictureError;

/// Everything that is wrong with a kit.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{}", problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))]
pub struct KitError {
    /// At least one.
    pub problems: Vec<Problem>,
}

/// One thing that is wrong with a kit.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{}{field}: {fault}", guest.as_ref().map(|guest| format!("{guest}, ")).unwrap_or_default())]
pub struct Problem {
    /// Whose field it is; a guest without an id is named by its place in the list, such as `#3`.
    pub guest: Option<String>,
    /// Such as `floor.grid_mm`.
    pub field: &'static str,
    pub fault: Fault,
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Fault {
    /// In the words of the JSON reader, with line and column.
    #[error("{0}")]
    NotJson(String),
    #[error("the file is larger than {} MB", limit / 1_000_000)]
    TooManyBytes { limit: usize },
    #[error("not the form {expected}")]
    WrongFormat { expected: &'static str },
    #[error("missing")]
    Missing,
    #[error("not text")]
    NotText,
    #[error("not a list")]
    NotAList,
    #[error("not an object")]
    NotAnObject,
    #[error("not a list of {0} numbers")]
    NotNumbers(usize),
    #[error("not a number")]
    NotANumber,
    #[error("not a whole number from 1 to {0}")]
    NotACount(u32),
    #[error("has to be above 0")]
    NotPositive,
    #[error("may not be below 0")]
    Negative,
    #[error("{0} is more than anything on a table measures")]
    TooLong(f64),
    #[error("the grid reaches over the floor's edge")]
    OffTheFloor,
    #[error("{0} is not a cell of this grid")]
    OffTheGrid(String),
    #[error("fewer than 3 corners")]
    NoPolygon,
    #[error("the face lies outside the picture")]
    OutsidePicture,
    #[error("the face has no area")]
    NoArea,
    #[error("another guest has this id too")]
    Twice,
    #[error("{0} is a word of verdicts and cannot be an id")]
    Reserved(String),
    #[error("no guests")]
    NoGuests,
    #[error("more than {0} guests")]
    TooManyGuests(usize),
    #[error("{0} does not lie in the kit's folder")]
    LeavesFolder(String),
    /// In the system's own words.
    #[error("{file} cannot be read: {what}")]
    Unreadable { file: String, what: String },
    #[error("there is no file {0}")]
    NoSuchFile(String),
    #[error("{file}: {why}")]
    Picture { file: String, why: PictureError },
    #[error("{0} is wholly transparent")]
    Transparent(String),
    #[error("the pictures together have more than {} million pixels", .0 / 1_000_000)]
    TooManyPixels(u64),
}
