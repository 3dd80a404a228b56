//! From an album to the files of a kit.

use super::{Album, Figure, Print, Wanted};
use courtside_photo::{
    cutout::{
        floor::rectify,
        upright::{extent, upright},
        write::{FloorPrint, GuestPrint, kit_files},
    },
    image::RgbImage,
};

/// Finer than this, in pixels for a millimetre, no photo of a party shows a figure.
const MOST_PER_MM: f64 = 14.0;

/// Pixels of a figure's picture for a millimetre: by its own height, else by the ruler of its photo. `height` is in pixels.
pub fn per_mm(album: &Album, figure: &Figure, height: f64) -> Option<f64> {
    if let Some(height_mm) = figure.height_mm.filter(|mm| *mm > 0.0) {
        return Some(height / height_mm);
    }
    let ruler = album.source(figure.source)?.ruler?;
    let mm = ruler.mm.filter(|mm| *mm > 0.0)?;
    let [[x0, y0], [x1, y1]] = ruler.line;
    let pixels = (x1 - x0).hypot(y1 - y0);
    (pixels > 1.0).then(|| pixels / mm / figure.scale)
}

/// The files of the kit; nothing where something is lacking that [`super::lacks`] names.
pub fn craft<'p>(
    album: &Album,
    guests: &[Wanted],
    print_of: impl Fn(u32) -> Option<&'p Print>,
    floor_photo: &RgbImage,
) -> Option<Vec<(String, Vec<u8>)>> {
    let floor = &album.floor;
    let size_mm = floor.size_mm()?;
    let floor = FloorPrint {
        picture: rectify(floor_photo, &floor.corners?, size_mm)?,
        size_mm,
        columns: floor.columns,
        rows: floor.rows,
        grid_mm: floor.grid_mm()?,
        blocked: floor.blocked.clone(),
    };
    let mut prints = Vec::new();
    for guest in guests {
        if let Some(figure) = album.figure_of(&guest.id) {
            prints.push(guest_print(album, guest, figure, print_of(figure.number)?)?);
        }
    }
    Some(kit_files(&album.name, &floor, album.measures.screen_mm, &prints))
}

fn guest_print(album: &Album, guest: &Wanted, figure: &Figure, print: &Print) -> Option<GuestPrint> {
    let shape = print.shape(figure);
    let [_, height] = extent(&shape.mask, shape.bottom)?;
    let per_mm = per_mm(album, figure, height)?;
    let scale = (MOST_PER_MM / per_mm).min(1.0);
    let upright = upright(&print.picture, &shape.mask, shape.bottom, scale)?;
    let face = shape.face?.map(|face| face.into_iter().map(|point| upright.place(point)).collect());
    Some(GuestPrint {
        id: guest.id.clone(),
        gender: guest.gender.clone(),
        per_mm: per_mm * upright.scale,
        picture: upright.picture,
        border_mm: album.measures.border_mm,
        base_mm: album.measures.foot_mm,
        face,
    })
}
