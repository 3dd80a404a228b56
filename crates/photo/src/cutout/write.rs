//! A kit as files: `kit.json` and the pictures it names, as [`crate::kit::Kit::from_json`] takes them.

use crate::{kit::FORMAT, verdict::Cell};
use image::{ExtendedColorType, ImageEncoder, RgbImage, RgbaImage, codecs::jpeg::JpegEncoder, codecs::png::PngEncoder};
use serde_json::{Value, json};

/// How well the floor is kept; its print is what the camera is found by.
const FLOOR_QUALITY: u8 = 93;

/// A guest ready for a kit.
#[derive(Debug, Clone)]
pub struct GuestPrint {
    pub id: String,
    /// `man`, `woman` or `none`.
    pub gender: String,
    pub picture: RgbaImage,
    pub per_mm: f64,
    pub border_mm: f64,
    pub base_mm: [f64; 3],
    /// In pixels of `picture`; none where the guest has no face.
    pub face: Option<Vec<[f64; 2]>>,
}

/// A floor ready for a kit.
#[derive(Debug, Clone)]
pub struct FloorPrint {
    pub picture: RgbImage,
    pub size_mm: [f64; 2],
    pub columns: u8,
    pub rows: u8,
    pub grid_mm: [f64; 4],
    pub blocked: Vec<Cell>,
}

/// The files of a kit by their names, `kit.json` last: a folder that has it has all of them.
pub fn kit_files(name: &str, floor: &FloorPrint, screen_mm: [f64; 2], guests: &[GuestPrint]) -> Vec<(String, Vec<u8>)> {
    let mut files = vec![("floor.jpg".to_owned(), jpeg(&floor.picture))];
    let mut listed = Vec::new();
    for (number, guest) in (1_usize..).zip(guests) {
        // Names of guests are people's own words; names of files had better not be.
        let file = format!("guest-{number:02}.png");
        listed.push(listed_guest(guest, &file));
        files.push((file, png(&guest.picture)));
    }
    let kit = json!({
        "format": FORMAT,
        "name": name,
        "floor": {
            "picture": "floor.jpg",
            "size_mm": floor.size_mm,
            "columns": floor.columns,
            "rows": floor.rows,
            "grid_mm": floor.grid_mm,
            "blocked": floor.blocked.iter().map(Cell::to_string).collect::<Vec<String>>(),
        },
        "screen_mm": screen_mm,
        "guests": listed,
    });
    let text = serde_json::to_string_pretty(&kit).expect("a value of ours can be written");
    files.push(("kit.json".to_owned(), text.into_bytes()));
    files
}

fn listed_guest(guest: &GuestPrint, file: &str) -> Value {
    let (width, height) = guest.picture.dimensions();
    let size_mm = [width, height].map(|pixels| hundredths(f64::from(pixels) / guest.per_mm));
    let mut listed = json!({
        "id": guest.id,
        "gender": guest.gender,
        "picture": file,
        "size_mm": size_mm,
        "border_mm": guest.border_mm,
        "base_mm": guest.base_mm,
    });
    if let Some(face) = &guest.face {
        listed["face"] = face.iter().map(|point| json!(point.map(hundredths))).collect();
    }
    listed
}

fn hundredths(value: f64) -> f64 {
    (100.0 * value).round() / 100.0
}

fn png(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (width, height) = picture.dimensions();
    let written = PngEncoder::new(&mut bytes).write_image(picture, width, height, ExtendedColorType::Rgba8);
    written.expect("memory takes every picture");
    bytes
}

fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (width, height) = picture.dimensions();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, FLOOR_QUALITY);
    encoder.write_image(picture, width, height, ExtendedColorType::Rgb8).expect("memory takes every picture");
    bytes
}
