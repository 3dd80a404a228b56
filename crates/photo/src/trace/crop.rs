//! One figure of a judged photo, close by: its outline and face, and the hidden part in the colour of who hides it.

use super::{
    Fonts,
    canvas::{Canvas, Pen, opaque},
    colours::{self, Colour},
};
use crate::{
    scene::cover::By,
    show::overlay::{Hiding, Overlay},
};
use image::{RgbImage, imageops};

/// How much of the photo around a figure is shown, as a share of the figure's longer side.
const AROUND: f32 = 0.18;
/// How strongly hidden parts are coloured.
const TINT: f32 = 0.55;

/// The picture; none where the figure lies outside the photo.
pub fn crop(photo: &RgbImage, overlay: &Overlay, hiding: &Hiding, figure: usize, fonts: Fonts<'_>) -> Option<RgbImage> {
    let outline = &overlay.figures[figure];
    let [left, top, right, bottom] = outline.bounds;
    let margin = AROUND * (right - left).max(bottom - top);
    let (width, height) = (photo.width() as f32, photo.height() as f32);
    let (x, y) = ((left - margin).clamp(0.0, width), (top - margin).clamp(0.0, height));
    let size = [(right + margin).clamp(0.0, width) - x, (bottom + margin).clamp(0.0, height) - y];
    if size.iter().any(|side| *side < 2.0) {
        return None;
    }
    let [x, y] = [x.floor(), y.floor()];
    let part = imageops::crop_imm(photo, x as u32, y as u32, size[0] as u32, size[1] as u32).to_image();
    let mut canvas = Canvas::new(&part, f64::from(part.width()), fonts, [0.0; 4])?;
    tint(&mut canvas, overlay, hiding, [x, y]);
    let place = |canvas: &Canvas<'_>, line: &[[f32; 2]]| -> Option<Vec<[f32; 2]>> {
        line.iter().map(|p| canvas.place([f64::from(p[0] - x), f64::from(p[1] - y)])).collect()
    };
    let colour = colours::guest(outline.guest);
    for run in &outline.rings {
        let Some(line) = place(&canvas, &run.line) else { continue };
        let pen = Pen::solid(if run.covered { colours::faint(colour, 0.6) } else { colour }, 8.0);
        canvas.line(&line, false, if run.covered { Pen { width: 4.0, ..pen } } else { pen });
    }
    if let Some(face) = place(&canvas, &outline.face) {
        canvas.line(&face, true, Pen::dashed(colours::DISH, 5.0));
    }
    Some(canvas.into_rgb())
}

/// The colour of what hides a part.
pub fn hider_colour(overlay: &Overlay, by: By) -> Colour {
    match by {
        By::Guest(figure) => overlay.figures.get(figure).map_or(colours::FRAME, |it| colours::guest(it.guest)),
        By::Dish => colours::DISH,
        By::Table => colours::TABLE,
        By::Frame => colours::FRAME,
    }
}

fn tint(canvas: &mut Canvas<'_>, overlay: &Overlay, hiding: &Hiding, [x, y]: [f32; 2]) {
    let scale = canvas.scale as f32;
    let across = canvas.pixmap.width() as usize;
    for (i, pixel) in canvas.pixmap.pixels_mut().iter_mut().enumerate() {
        let at = [(i % across) as f32 / scale + x - hiding.left, (i / across) as f32 / scale + y - hiding.top];
        let [column, row] = at.map(|a| (a / hiding.step).floor());
        if column < 0.0 || row < 0.0 || column >= hiding.width as f32 || row >= hiding.height as f32 {
            continue;
        }
        let Some(by) = hiding.by[row as usize * hiding.width + column as usize].checked_sub(2) else { continue };
        let over = hider_colour(overlay, hiding.who[usize::from(by)]);
        let mixed = |under: u8, over: u8| (f32::from(under) * (1.0 - TINT) + f32::from(over) * TINT) as u8;
        *pixel = opaque([mixed(pixel.red(), over[0]), mixed(pixel.green(), over[1]), mixed(pixel.blue(), over[2])]);
    }
}
