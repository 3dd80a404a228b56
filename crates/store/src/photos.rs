//! Photos, and the kits and layouts they are judged by, read from disk: bounded, and refused in the reader's words.

use std::{collections::BTreeMap, io, path::Path};

use super::{
    FileError, Reason,
    disk::{self, read_at_most},
};
use courtside_photo::{
    kit::{Fault, Kit, KitError, MAX_JSON_BYTES, Problem},
    picture::{MAX_FILE_BYTES, Picture, PictureError},
    verdict::Cell,
};
use courtside_rules::{msg, text::Message};

/// Why a photo was not read.
#[derive(Debug, thiserror::Error)]
pub enum PhotoError {
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Picture(#[from] PictureError),
}

/// Why the folder of a photo kit was not read.
#[derive(Debug, thiserror::Error)]
pub enum PhotoKitError {
    #[error("there is no kit.json in this folder")]
    Missing,
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Kit(#[from] KitError),
    #[error("not written: {0}")]
    Write(Reason),
}

/// Why a layout was not read.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("not a layout: {0}")]
    NotALayout(String),
    #[error("this kit has no guest {0}")]
    UnknownGuest(String),
    #[error("{guest}: this floor has no cell {cell}")]
    UnknownCell { guest: String, cell: String },
    #[error("{guest}: the party table stands on {cell}")]
    UnderTable { guest: String, cell: Cell },
}

/// Reads one photo.
pub fn read_photo(path: &Path) -> Result<Picture, PhotoError> {
    Ok(Picture::decode(&read_photo_bytes(path)?)?)
}

/// The bytes of a photo; of a file that is too large only as many as show that it is.
pub fn read_photo_bytes(path: &Path) -> Result<Vec<u8>, PhotoError> {
    Ok(read_at_most(path, MAX_FILE_BYTES).map_err(FileError::from)?)
}

/// Reads a photo kit: the `kit.json` of a folder with its pictures.
pub fn read_photo_kit(folder: &Path) -> Result<Kit, PhotoKitError> {
    let bytes = read_at_most(&folder.join("kit.json"), MAX_JSON_BYTES).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound if disk::is_folder(folder) => PhotoKitError::Missing,
        _ => FileError::from(error).into(),
    })?;
    let picture = |name: &str| {
        let bytes = read_at_most(&folder.join(name), MAX_FILE_BYTES);
        bytes.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Fault::NoSuchFile(name.to_owned()),
            _ => Fault::Unreadable { file: name.to_owned(), what: error.to_string() },
        })
    };
    Ok(Kit::from_json(&String::from_utf8_lossy(&bytes), picture)?)
}

/// Reads who stands where, as far as this kit knows the guests and its floor the cells.
pub fn read_layout(path: &Path, kit: &Kit) -> Result<BTreeMap<String, Cell>, LayoutError> {
    let bytes = read_at_most(path, MAX_JSON_BYTES).map_err(FileError::from)?;
    // A guest without a cell was not put on the floor, like one that is not named at all.
    let named: BTreeMap<String, Option<String>> =
        serde_json::from_slice(&bytes).map_err(|error| LayoutError::NotALayout(error.to_string()))?;
    let mut layout = BTreeMap::new();
    for (guest, cell) in named {
        if !kit.guests.iter().any(|known| known.id == guest) {
            return Err(LayoutError::UnknownGuest(guest));
        }
        let Some(cell) = cell else { continue };
        let found = cell.parse::<Cell>().ok().filter(|at| at.column < kit.floor.columns && at.row < kit.floor.rows);
        match found {
            Some(cell) if kit.floor.is_blocked(cell) => return Err(LayoutError::UnderTable { guest, cell }),
            Some(cell) => layout.insert(guest, cell),
            None => return Err(LayoutError::UnknownCell { guest, cell }),
        };
    }
    Ok(layout)
}

impl PhotoError {
    pub fn message(&self) -> Message {
        match self {
            Self::File(error) => error.message(),
            Self::Picture(error) => picture_message(error),
        }
    }
}

impl PhotoKitError {
    /// One message for each thing that is wrong.
    pub fn messages(&self) -> Vec<Message> {
        match self {
            Self::Missing => vec![msg!("photo-kit-missing")],
            Self::File(error) => vec![error.message()],
            Self::Kit(error) => error.problems.iter().map(problem_message).collect(),
            Self::Write(reason) => vec![msg!("store-write", reason = reason.message(), advice = reason.advice())],
        }
    }
}

impl LayoutError {
    pub fn message(&self) -> Message {
        match self {
            Self::File(error) => error.message(),
            Self::NotALayout(what) => msg!("photo-layout-form", what = what),
            Self::UnknownGuest(guest) => msg!("photo-layout-guest", guest = guest),
            Self::UnknownCell { guest, cell } => msg!("photo-layout-cell", guest = guest, cell = cell),
            Self::UnderTable { guest, cell } => msg!("photo-layout-table", guest = guest, cell = cell.to_string()),
        }
    }
}

fn picture_message(error: &PictureError) -> Message {
    let million = |count: u64| count / 1_000_000;
    match error {
        PictureError::Empty => msg!("photo-file-empty"),
        PictureError::TooManyBytes { limit } => msg!("photo-file-bytes", limit = million(*limit as u64)),
        PictureError::NotAPicture => msg!("photo-file-other"),
        PictureError::OtherKind(kind) => msg!("photo-file-kind", kind = *kind),
        PictureError::TooLarge { width, height, max_pixels } => {
            msg!("photo-file-large", width = *width, height = *height, limit = million(*max_pixels))
        }
        PictureError::TooSmall { width, height, min_side } => {
            msg!("photo-file-small", width = *width, height = *height, limit = *min_side)
        }
        PictureError::CutShort => msg!("photo-file-cut"),
        PictureError::Damaged(what) => msg!("photo-file-damaged", what = what),
        PictureError::Unsupported(what) => msg!("photo-file-unsupported", what = what),
    }
}

/// "plant, size_mm: has to be above 0".
fn problem_message(problem: &Problem) -> Message {
    let fault = fault_message(&problem.fault);
    match &problem.guest {
        Some(guest) => msg!("photo-kit-guest", guest = guest, field = problem.field, fault = fault),
        None => msg!("photo-kit-field", field = problem.field, fault = fault),
    }
}

fn fault_message(fault: &Fault) -> Message {
    match fault {
        Fault::NotJson(what) => msg!("photo-fault-json", what = what),
        Fault::TooManyBytes { limit } => msg!("photo-fault-bytes", limit = *limit / 1_000_000),
        Fault::WrongFormat { expected } => msg!("photo-fault-format", expected = *expected),
        Fault::Missing => msg!("photo-fault-missing"),
        Fault::NotText => msg!("photo-fault-text"),
        Fault::NotAList => msg!("photo-fault-list"),
        Fault::NotAnObject => msg!("photo-fault-object"),
        Fault::NotNumbers(count) => msg!("photo-fault-numbers", count = *count),
        Fault::NotANumber => msg!("photo-fault-number"),
        Fault::NotACount(most) => msg!("photo-fault-count", most = *most),
        Fault::NotPositive => msg!("photo-fault-positive"),
        Fault::Negative => msg!("photo-fault-negative"),
        Fault::TooLong(length) => msg!("photo-fault-long", length = length.to_string()),
        Fault::OffTheFloor => msg!("photo-fault-off-floor"),
        Fault::OffTheGrid(cell) => msg!("photo-fault-off-grid", cell = cell),
        Fault::NoPolygon => msg!("photo-fault-polygon"),
        Fault::OutsidePicture => msg!("photo-fault-outside"),
        Fault::NoArea => msg!("photo-fault-area"),
        Fault::Twice => msg!("photo-fault-twice"),
        Fault::Reserved(id) => msg!("photo-fault-reserved", id = id),
        Fault::NoGuests => msg!("photo-fault-no-guests"),
        Fault::TooManyGuests(most) => msg!("photo-fault-many-guests", most = *most),
        Fault::LeavesFolder(file) => msg!("photo-fault-leaves", file = file),
        Fault::Unreadable { file, what } => msg!("photo-fault-unreadable", file = file, what = what),
        Fault::NoSuchFile(file) => msg!("photo-fault-no-file", file = file),
        Fault::Picture { file, why } => msg!("photo-fault-picture", file = file, why = picture_message(why)),
        Fault::Transparent(file) => msg!("photo-fault-transparent", file = file),
        Fault::TooManyPixels(most) => msg!("photo-fault-pixels", most = *most / 1_000_000),
    }
}
