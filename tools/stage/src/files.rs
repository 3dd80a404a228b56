//! Kits and scenes as files, in the forms that the judge reads.

use courtside_photo::kit::{FORMAT, Floor, Guest, Kit};
use image::{GrayImage, Luma, RgbImage, RgbaImage};
use serde::{Deserialize, Serialize};
use std::{fs, path::Path};

#[derive(Serialize, Deserialize)]
struct KitFile {
    format: String,
    floor: FloorFile,
    screen_mm: [f64; 2],
    guests: Vec<GuestFile>,
}

#[derive(Serialize, Deserialize)]
struct FloorFile {
    picture: String,
    size_mm: [f64; 2],
    columns: u8,
    rows: u8,
    grid_mm: [f64; 4],
    blocked: Vec<courtside_photo::verdict::Cell>,
}

#[derive(Serialize, Deserialize)]
struct GuestFile {
    id: String,
    gender: Option<String>,
    picture: String,
    size_mm: [f64; 2],
    border_mm: f64,
    base_mm: [f64; 3],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    face: Option<Vec<[f64; 2]>>,
}

pub fn read_kit(folder: &Path) -> Result<Kit, String> {
    let text = fs::read_to_string(folder.join("kit.json")).map_err(|e| format!("{}: {e}", folder.display()))?;
    let file: KitFile = serde_json::from_str(&text).map_err(|e| format!("kit.json: {e}"))?;
    let open = |name: &str| image::open(folder.join(name)).map_err(|e| format!("{name}: {e}"));
    let mut guests = vec![];
    for guest in file.guests {
        let picture = open(&guest.picture)?.into_rgba8();
        let (print, outline) = split(&picture);
        guests.push(Guest {
            id: guest.id,
            gender: guest.gender,
            print,
            outline,
            size_mm: guest.size_mm,
            border_mm: guest.border_mm,
            base_mm: guest.base_mm,
            face: guest.face,
        });
    }
    let floor = Floor {
        picture: open(&file.floor.picture)?.into_rgb8(),
        size_mm: file.floor.size_mm,
        columns: file.floor.columns,
        rows: file.floor.rows,
        grid_mm: file.floor.grid_mm,
        blocked: file.floor.blocked,
    };
    Ok(Kit { floor, screen_mm: file.screen_mm, guests })
}

/// Colours on white, and what is opaque.
pub fn split(picture: &RgbaImage) -> (RgbImage, GrayImage) {
    let (width, height) = picture.dimensions();
    let print = RgbImage::from_fn(width, height, |x, y| {
        let [r, g, b, a] = picture.get_pixel(x, y).0.map(u32::from);
        image::Rgb([r, g, b].map(|c| ((c * a + 255 * (255 - a)) / 255) as u8))
    });
    (print, GrayImage::from_fn(width, height, |x, y| Luma([picture.get_pixel(x, y).0[3]])))
}

pub fn write_kit(kit: &Kit, folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let file = KitFile {
        format: FORMAT.to_owned(),
        floor: FloorFile {
            picture: "floor.png".to_owned(),
            size_mm: kit.floor.size_mm,
            columns: kit.floor.columns,
            rows: kit.floor.rows,
            grid_mm: kit.floor.grid_mm,
            blocked: kit.floor.blocked.clone(),
        },
        screen_mm: kit.screen_mm,
        guests: kit.guests.iter().map(guest_file).collect(),
    };
    save(folder, "floor.png", |path| kit.floor.picture.save(path))?;
    for guest in &kit.guests {
        let picture = RgbaImage::from_fn(guest.print.width(), guest.print.height(), |x, y| {
            let [r, g, b] = guest.print.get_pixel(x, y).0;
            image::Rgba([r, g, b, guest.outline.get_pixel(x, y).0[0]])
        });
        save(folder, &format!("{}.png", guest.id), |path| picture.save(path))?;
    }
    write_json(&file, &folder.join("kit.json"))
}

fn save(folder: &Path, name: &str, write: impl Fn(&Path) -> image::ImageResult<()>) -> Result<(), String> {
    write(&folder.join(name)).map_err(|e| format!("{name}: {e}"))
}

fn guest_file(guest: &Guest) -> GuestFile {
    GuestFile {
        id: guest.id.clone(),
        gender: guest.gender.clone(),
        picture: format!("{}.png", guest.id),
        size_mm: guest.size_mm,
        border_mm: guest.border_mm,
        base_mm: guest.base_mm,
        face: guest.face.clone(),
    }
}

pub fn write_json(value: &impl Serialize, path: &Path) -> Result<(), String> {
    let text = serde_json::to_string_pretty(value).map_err(|e| e.to_string())?;
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}
