//! From the text of a `kit.json` and its pictures to a checked kit, with all problems at once.

use super::{
    fields::{Fields, Name, Notes, numbers},
    parts::{FORMAT, Floor, Guest, Kit},
    problem::{Fault, KitError},
};
use crate::{
    picture::{Alpha, Bounds, PictureError, Sheet},
    verdict::Cell,
};
use image::{GrayImage, Luma, RgbImage};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    path::{Component, Path},
};

/// A kit's words are a few kilobytes; its pictures are files of their own.
pub const MAX_JSON_BYTES: usize = 1_000_000;
/// Columns are letters.
const MAX_COLUMNS: u8 = 26;
const MAX_ROWS: u8 = 99;
const MAX_GUESTS: usize = 100;
/// The smallest print whose parts can be told from each other at all.
const BOUNDS: Bounds = Bounds { min_side: 16, max_pixels: 16_000_000 };
/// Of all pictures of a kit together; each takes up to four bytes a pixel for as long as the kit is used.
const MAX_TOTAL_PIXELS: u64 = 64_000_000;
/// What hides a guest besides the others, as verdicts call it; an id like these would make a verdict ambiguous.
const RESERVED: [&str; 4] = ["dish", "table", "frame", "other"];

impl Kit {
    /// Checks a kit. `read` gets the name of each picture, as it stands in the kit, and gives that file's bytes.
    ///
    /// Only names of files in or below the kit's folder are asked for.
    pub fn from_json(text: &str, read: impl Fn(&str) -> Result<Vec<u8>, Fault>) -> Result<Self, KitError> {
        let mut notes = Notes::default();
        let kit = parse(text, &mut notes).and_then(|value| kit(&value, &mut Pictures::new(&read), &mut notes));
        notes.unless_any(kit)
    }
}

fn parse(text: &str, notes: &mut Notes) -> Option<Value> {
    if text.len() > MAX_JSON_BYTES {
        notes.note(None, "kit.json", Fault::TooManyBytes { limit: MAX_JSON_BYTES });
        return None;
    }
    // Files written on Windows often begin with this mark.
    let text = text.trim_start_matches('\u{FEFF}');
    let read = serde_json::from_str(text).map_err(|error| Fault::NotJson(error.to_string()));
    read.map_err(|fault| notes.note(None, "kit.json", fault)).ok()
}

fn kit(value: &Value, pictures: &mut Pictures, notes: &mut Notes) -> Option<Kit> {
    let Some(object) = value.as_object() else {
        notes.note(None, "kit.json", Fault::NotAnObject);
        return None;
    };
    let mut fields = Fields { object, guest: None, notes };
    let format: Name = ("format", "format");
    if fields.text(format)? != FORMAT {
        // Whatever else it says, it would be read wrongly.
        fields.fault(format, Fault::WrongFormat { expected: FORMAT });
        return None;
    }
    let screen_mm = fields.sizes(("screen_mm", "screen_mm"));
    let floor = match fields.optional(("floor", "floor")) {
        Some(Value::Object(object)) => floor(Fields { object: &object, guest: None, notes: fields.notes }, pictures),
        Some(_) => {
            fields.fault(("floor", "floor"), Fault::NotAnObject);
            None
        }
        None => {
            fields.fault(("floor", "floor"), Fault::Missing);
            None
        }
    };
    let guests = guests(fields, pictures);
    Some(Kit { floor: floor?, screen_mm: screen_mm?, guests: guests? })
}

fn floor(mut fields: Fields, pictures: &mut Pictures) -> Option<Floor> {
    let size_mm: Option<[f64; 2]> = fields.sizes(("size_mm", "floor.size_mm"));
    let columns = fields.count(("columns", "floor.columns"), MAX_COLUMNS);
    let rows = fields.count(("rows", "floor.rows"), MAX_ROWS);
    let blocked = blocked(&mut fields, columns, rows);
    let grid_mm = grid(&mut fields, size_mm);
    let picture = pictures.read(&mut fields, ("picture", "floor.picture"), Alpha::OverWhite);
    Some(Floor {
        picture: picture?.0,
        size_mm: size_mm?,
        columns: columns?,
        rows: rows?,
        grid_mm: grid_mm?,
        blocked: blocked?,
    })
}

fn grid(fields: &mut Fields, size_mm: Option<[f64; 2]>) -> Option<[f64; 4]> {
    let name = ("grid_mm", "floor.grid_mm");
    let grid: [f64; 4] = fields.numbers(name)?;
    let [x, y, width, depth] = grid;
    if width <= 0.0 || depth <= 0.0 {
        fields.fault(name, Fault::NotPositive);
        return None;
    }
    // Kits are measured with a ruler; a grid that is as large as the floor may come out a hair larger.
    const SLACK_MM: f64 = 0.5;
    let off = |[floor_width, floor_depth]: [f64; 2]| {
        x < -SLACK_MM || y < -SLACK_MM || x + width > floor_width + SLACK_MM || y + depth > floor_depth + SLACK_MM
    };
    if size_mm.is_some_and(off) {
        fields.fault(name, Fault::OffTheFloor);
        return None;
    }
    Some(grid)
}

/// The cells under the table; a kit without any need not say so.
fn blocked(fields: &mut Fields, columns: Option<u8>, rows: Option<u8>) -> Option<Vec<Cell>> {
    let name = ("blocked", "floor.blocked");
    if fields.optional(name).is_none() {
        return Some(Vec::new());
    }
    let mut cells = Some(Vec::new());
    for item in fields.list(name)? {
        let cell = item.as_str().and_then(|text| text.parse::<Cell>().ok());
        let fits = |cell: &Cell| {
            columns.is_none_or(|columns| cell.column < columns) && rows.is_none_or(|rows| cell.row < rows)
        };
        match cell.filter(fits) {
            Some(cell) => {
                if let Some(cells) = cells.as_mut().filter(|cells| !cells.contains(&cell)) {
                    cells.push(cell);
                }
            }
            None => {
                let shown = item.as_str().map_or_else(|| item.to_string(), str::to_owned);
                fields.fault(name, Fault::OffTheGrid(shown));
                cells = None;
            }
        }
    }
    cells
}

fn guests(mut fields: Fields, pictures: &mut Pictures) -> Option<Vec<Guest>> {
    let name = ("guests", "guests");
    let items = fields.list(name)?;
    if items.is_empty() || items.len() > MAX_GUESTS {
        fields.fault(name, if items.is_empty() { Fault::NoGuests } else { Fault::TooManyGuests(MAX_GUESTS) });
        return None;
    }
    let mut seen = BTreeSet::new();
    let mut guests = Some(Vec::new());
    for (number, item) in (1..).zip(&items) {
        let id = item.get("id").and_then(Value::as_str).filter(|id| !id.is_empty());
        let shown = id.map_or_else(|| format!("#{number}"), str::to_owned);
        let guest = match item {
            Value::Object(object) => {
                let mut fields = Fields { object, guest: Some(&shown), notes: fields.notes };
                let unique = id.is_none_or(|id| seen.insert(id));
                if !unique {
                    fields.fault(("id", "id"), Fault::Twice);
                }
                guest(fields, pictures)
            }
            _ => {
                fields.notes.note(Some(&shown), "guests", Fault::NotAnObject);
                None
            }
        };
        match (guest, &mut guests) {
            (Some(guest), Some(guests)) => guests.push(guest),
            _ => guests = None,
        }
    }
    guests
}

fn guest(mut fields: Fields, pictures: &mut Pictures) -> Option<Guest> {
    let id = fields.text(("id", "id"));
    if let Some(id) = id.as_ref().filter(|id| RESERVED.contains(&id.as_str())) {
        fields.fault(("id", "id"), Fault::Reserved(id.clone()));
    }
    let gender = fields.optional(("gender", "gender")).and_then(|gender| gender.as_str().map(str::to_owned));
    let size_mm = fields.sizes(("size_mm", "size_mm"));
    let border_mm = fields.length(("border_mm", "border_mm"));
    let base_mm = fields.sizes(("base_mm", "base_mm"));
    let picture = pictures.read(&mut fields, ("picture", "picture"), Alpha::Apart);
    let face = face(&mut fields, picture.as_ref().map(|(print, _)| print.dimensions()));
    let (print, outline) = picture?;
    let outline = outline.unwrap_or_else(|| GrayImage::from_pixel(print.width(), print.height(), Luma([255])));
    Some(Guest {
        id: id?,
        gender,
        print,
        outline,
        size_mm: size_mm?,
        border_mm: border_mm?,
        base_mm: base_mm?,
        face: face?,
    })
}

/// The polygon of the face, none for a guest without one; nothing where it is wrong.
fn face(fields: &mut Fields, picture: Option<(u32, u32)>) -> Option<Option<Vec<[f64; 2]>>> {
    let name = ("face", "face");
    if fields.optional(name).is_none() {
        return Some(None);
    }
    let corners: Result<Vec<[f64; 2]>, Fault> = fields.list(name)?.iter().map(numbers).collect();
    let checked = corners.and_then(|corners| {
        if corners.len() < 3 {
            return Err(Fault::NoPolygon);
        }
        // A corner may stick out a little; a face that is nowhere in the picture belongs to another one.
        let beside = |axis: usize, size: u32| {
            let (before, behind) = (|at: f64| at < 0.0, |at: f64| at > f64::from(size));
            corners.iter().all(|corner| before(corner[axis])) || corners.iter().all(|corner| behind(corner[axis]))
        };
        if picture.is_some_and(|(width, height)| beside(0, width) || beside(1, height)) {
            return Err(Fault::OutsidePicture);
        }
        if area(&corners) < 1.0 { Err(Fault::NoArea) } else { Ok(corners) }
    });
    checked.map(Some).map_err(|fault| fields.fault(name, fault)).ok()
}

fn area(corners: &[[f64; 2]]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    let doubled: f64 = corners.iter().zip(next).map(|([x0, y0], [x1, y1])| x0 * y1 - x1 * y0).sum();
    doubled.abs() / 2.0
}

/// Reads the kit's pictures, and counts what they take.
struct Pictures<'a> {
    read: &'a dyn Fn(&str) -> Result<Vec<u8>, Fault>,
    left: u64,
}

impl<'a> Pictures<'a> {
    fn new(read: &'a dyn Fn(&str) -> Result<Vec<u8>, Fault>) -> Self {
        Self { read, left: MAX_TOTAL_PIXELS }
    }

    fn read(&mut self, fields: &mut Fields, name: Name, alpha: Alpha) -> Option<(RgbImage, Option<GrayImage>)> {
        let file = fields.text(name)?;
        self.sheet(&file, alpha).map_err(|fault| fields.fault(name, fault)).ok()
    }

    fn sheet(&mut self, file: &str, alpha: Alpha) -> Result<(RgbImage, Option<GrayImage>), Fault> {
        if !stays_inside(file) {
            return Err(Fault::LeavesFolder(file.to_owned()));
        }
        let bytes = (self.read)(file)?;
        let why = |why: PictureError| Fault::Picture { file: file.to_owned(), why };
        let sheet = Sheet::decode(&bytes, &BOUNDS, alpha).map_err(why)?;
        let pixels = u64::from(sheet.rgb.width()) * u64::from(sheet.rgb.height());
        self.left = self.left.checked_sub(pixels).ok_or(Fault::TooManyPixels(MAX_TOTAL_PIXELS))?;
        if sheet.alpha.as_ref().is_some_and(|alpha| alpha.iter().all(|alpha| *alpha < 128)) {
            return Err(Fault::Transparent(file.to_owned()));
        }
        Ok((sheet.rgb, sheet.alpha))
    }
}

/// Whether a name is of a file in or below the kit's folder, on any system that may read the kit.
fn stays_inside(file: &str) -> bool {
    let plain = |part: Component| matches!(part, Component::Normal(_) | Component::CurDir);
    !file.contains(['\\', ':', '\0']) && Path::new(file).components().all(plain)
}
