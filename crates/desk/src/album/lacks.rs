//! What an album still lacks before it is a kit, and what somebody should look at.

use super::{Album, Outline, Wanted, per_mm};
use courtside_photo::{cutout::floor::in_order, verdict::Cell};
use courtside_rules::{
    msg,
    text::{Arg, Message},
};

/// Figures are cards of a few centimetres; anything else is a slip of the hand.
const HEIGHTS_MM: std::ops::RangeInclusive<f64> = 10.0..=250.0;
const FLOORS_MM: std::ops::RangeInclusive<f64> = 50.0..=2000.0;

/// One thing that is missing or doubtful.
#[derive(Clone, Debug, PartialEq)]
pub enum Lack {
    NoGuests,
    /// Nothing is left of this guest's figure.
    NoOutline(String),
    NoFace(String),
    NoSize(String),
    /// A height in millimetres that no figure has.
    OddSize(String, f64),
    NoFloorPhoto,
    BadCorners,
    NoFloorSize,
    OddFloorSize,
    NoGrid,
    /// A cell under the table that the grid does not have.
    OffGrid(Cell),
    /// Doubted by the app and looked at by nobody.
    Doubtful(String),
    /// Guests without a figure.
    Missing(usize),
    Unmeasured,
}

impl Lack {
    /// Whether no kit can be made before this is mended.
    pub fn stops(&self) -> bool {
        !matches!(self, Self::Doubtful(_) | Self::Missing(_) | Self::Unmeasured)
    }

    /// In words; `name` says how a guest is called.
    pub fn message(&self, name: impl Fn(&str) -> Arg) -> Message {
        match self {
            Self::NoGuests => msg!("album-lack-guests"),
            Self::NoOutline(id) => msg!("album-lack-outline", guest = name(id)),
            Self::NoFace(id) => msg!("album-lack-face", guest = name(id)),
            Self::NoSize(id) => msg!("album-lack-size", guest = name(id)),
            Self::OddSize(id, mm) => msg!("album-lack-odd-size", guest = name(id), mm = mm.round() as i64),
            Self::NoFloorPhoto => msg!("album-lack-floor"),
            Self::BadCorners => msg!("album-lack-corners"),
            Self::NoFloorSize => msg!("album-lack-floor-size"),
            Self::OddFloorSize => msg!("album-lack-odd-floor"),
            Self::NoGrid => msg!("album-lack-grid"),
            Self::OffGrid(cell) => msg!("album-lack-cell", cell = cell.to_string()),
            Self::Doubtful(id) => msg!("album-lack-doubt", guest = name(id)),
            Self::Missing(count) => msg!("album-lack-missing", count = *count),
            Self::Unmeasured => msg!("album-lack-measures"),
        }
    }
}

/// Everything that is lacking, what stops the kit first.
pub fn lacks(album: &Album, guests: &[Wanted], outline_of: impl Fn(u32) -> Option<Outline>) -> Vec<Lack> {
    let mut found = Vec::new();
    let mut missing = 0;
    for guest in guests {
        let id = || guest.id.clone();
        let Some(figure) = album.figure_of(&guest.id) else {
            missing += 1;
            continue;
        };
        let Some(Outline { size: [_, height], face_told }) = outline_of(figure.number) else {
            found.push(Lack::NoOutline(id()));
            continue;
        };
        match per_mm(album, figure, height) {
            None => found.push(Lack::NoSize(id())),
            Some(per_mm) if !HEIGHTS_MM.contains(&(height / per_mm)) => {
                found.push(Lack::OddSize(id(), height / per_mm));
            }
            Some(_) => {}
        }
        if !face_told {
            found.push(Lack::NoFace(id()));
        }
        if !figure.doubts.is_empty() && !figure.outline_seen() {
            found.push(Lack::Doubtful(id()));
        }
    }
    if missing == guests.len() {
        found.push(Lack::NoGuests);
    } else if missing > 0 {
        found.push(Lack::Missing(missing));
    }
    found.extend(floor_lacks(album));
    if !album.measures.measured {
        found.push(Lack::Unmeasured);
    }
    found.sort_by_key(|lack| !lack.stops());
    found
}

fn floor_lacks(album: &Album) -> Vec<Lack> {
    let floor = &album.floor;
    let Some(corners) = floor.source.and(floor.corners) else { return vec![Lack::NoFloorPhoto] };
    let mut found = Vec::new();
    if !in_order(&corners) {
        found.push(Lack::BadCorners);
    }
    match floor.size_mm() {
        None => found.push(Lack::NoFloorSize),
        Some(size) if !size.iter().all(|side| FLOORS_MM.contains(side)) => found.push(Lack::OddFloorSize),
        Some(_) => {}
    }
    if floor.grid.is_none() {
        found.push(Lack::NoGrid);
    }
    let off = |cell: &&Cell| cell.column >= floor.columns || cell.row >= floor.rows;
    found.extend(floor.blocked.iter().filter(off).map(|cell| Lack::OffGrid(*cell)));
    found
}
