//! The paper below a photo: what the picture shows, and what its signs mean.

use super::{
    canvas::{Canvas, Pen},
    colours::{self, Colour},
    font::Weight,
};

/// A sign of the legend.
#[derive(Debug, Clone, Copy)]
pub enum Sign {
    Line(Pen),
    Dot(Colour),
    Cross(Colour),
    Square(Colour),
    /// A number in a disc, as it stands in the picture.
    Badge(Colour),
    /// How hidden parts are hatched.
    Hatch(Colour, Hatch),
    Tint(Colour),
}

/// Directions of hatching: what hides is told by more than its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hatch {
    Rising,
    Falling,
    Level,
    Upright,
}

impl Hatch {
    /// How much of a pixel the hatching's line covers, and how much its dark side.
    pub fn at(self, [x, y]: [f32; 2], unit: f32) -> (f32, f32) {
        let period = 13.0 * unit;
        let along = match self {
            Self::Rising => (x + y) * std::f32::consts::FRAC_1_SQRT_2,
            Self::Falling => (x - y) * std::f32::consts::FRAC_1_SQRT_2,
            Self::Level => y,
            Self::Upright => x,
        };
        let off = (along.rem_euclid(period) - 0.5 * period).abs();
        let cover = |half: f32| (half * unit - off + 0.5).clamp(0.0, 1.0);
        (cover(2.1), cover(3.6))
    }
}

pub const TITLE: f32 = 40.0;
pub const BODY: f32 = 28.0;
const MARGIN: f32 = 36.0;
const SIGN: f32 = 44.0;

pub struct Item {
    pub sign: Sign,
    pub text: String,
}

/// Puts title, sentences and legend below the photo; returns the picture and how far down it is filled.
pub fn below<'a>(
    canvas: Canvas<'a>,
    title: &str,
    sentences: &[String],
    items: &[Item],
    more: f32,
) -> Option<(Canvas<'a>, f32)> {
    // Text is measured by the width there is for it, also below an upright photo.
    let u = text_unit(&canvas);
    let (top, width) = (canvas.pixmap.height() as f32, canvas.pixmap.width() as f32);
    let rows = rows(&canvas, items, width - 2.0 * MARGIN * u, u);
    let line = 1.5 * BODY * u;
    let lines: Vec<String> =
        sentences.iter().flat_map(|s| wrap(&canvas, s, BODY * u, width - 2.0 * MARGIN * u)).collect();
    let height = MARGIN * u + TITLE * 1.3 * u + line * (lines.len() + rows.len()) as f32 + 0.6 * MARGIN * u;
    let mut canvas = canvas.with_room_below(height + more)?;
    let left = MARGIN * u;
    let mut y = top + MARGIN * u + 0.75 * TITLE * u;
    canvas.text(title, [left, y], TITLE * u, Weight::Strong, colours::INK);
    y += 0.45 * TITLE * u;
    for text in &lines {
        y += line;
        canvas.text(text, [left, y - 0.3 * line], BODY * u, Weight::Regular, colours::INK_2);
    }
    for row in rows {
        y += line;
        let mut x = left;
        for (index, width) in row {
            sign(&mut canvas, items[index].sign, [x, y - 0.55 * line], u);
            let at = [x + (SIGN + 12.0) * u, y - 0.3 * line];
            canvas.text(&items[index].text, at, BODY * u, Weight::Regular, colours::INK);
            x += width;
        }
    }
    Some((canvas, top + height))
}

pub fn text_unit(canvas: &Canvas<'_>) -> f32 {
    canvas.pixmap.width() as f32 / super::canvas::LONGEST as f32
}

/// The legend in rows: which item, and how wide.
fn rows(canvas: &Canvas<'_>, items: &[Item], room: f32, u: f32) -> Vec<Vec<(usize, f32)>> {
    let mut rows: Vec<Vec<(usize, f32)>> = Vec::new();
    let mut used = f32::INFINITY;
    for (i, item) in items.iter().enumerate() {
        let width = canvas.fonts.width(&item.text, BODY * u, Weight::Regular) + (SIGN + 12.0 + 40.0) * u;
        if used + width - 40.0 * u > room {
            rows.push(Vec::new());
            used = 0.0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((i, width));
        }
        used += width;
    }
    rows
}

/// A text in lines that fit.
pub fn wrap(canvas: &Canvas<'_>, text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if canvas.fonts.width(&format!("{line} {word}"), size, Weight::Regular) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn sign(canvas: &mut Canvas<'_>, sign: Sign, [x, y]: [f32; 2], u: f32) {
    let (right, middle) = (x + SIGN * u, [x + 0.5 * SIGN * u, y]);
    let dark = [x, y - 15.0 * u, right, y + 15.0 * u];
    match sign {
        Sign::Tint(_) | Sign::Hatch(..) => {}
        _ => canvas.round_rect(dark, 8.0 * u, colours::BEYOND),
    }
    match sign {
        Sign::Line(pen) => {
            canvas.hairline(&[[x + 6.0 * u, y], [right - 6.0 * u, y]], Pen { width: pen.width.max(2.0), ..pen });
        }
        Sign::Dot(colour) => canvas.dot(middle, 6.0 * u, colour),
        Sign::Badge(colour) => canvas.badge(middle, 12.5 * u, 1, colour),
        Sign::Cross(colour) => cross(canvas, middle, 7.0 * u, colour),
        Sign::Square(colour) => square(canvas, middle, 8.0 * u, colour),
        Sign::Tint(colour) => canvas.rect(dark, colour),
        Sign::Hatch(colour, hatch) => {
            canvas.rect(dark, colours::FRAME);
            hatched(canvas, dark, colour, hatch, u);
        }
    }
}

/// A box of hatching.
pub fn hatched(canvas: &mut Canvas<'_>, [left, top, right, bottom]: [f32; 4], colour: Colour, hatch: Hatch, u: f32) {
    for y in top as i32..bottom as i32 {
        for x in left as i32..right as i32 {
            let (line, dark) = hatch.at([x as f32 - left, y as f32 - top], u);
            blend(canvas, [x, y], colours::UNDER, dark);
            blend(canvas, [x, y], colour, line);
        }
    }
}

/// Lays a share of a colour over a pixel.
pub fn blend(canvas: &mut Canvas<'_>, [x, y]: [i32; 2], colour: Colour, share: f32) {
    let (width, height) = (canvas.pixmap.width() as i32, canvas.pixmap.height() as i32);
    if share <= 0.0 || x < 0 || y < 0 || x >= width || y >= height {
        return;
    }
    let pixel = &mut canvas.pixmap.pixels_mut()[(y * width + x) as usize];
    let share = share * f32::from(colour[3]) / 255.0;
    let mix = |under: u8, over: u8| (f32::from(under) * (1.0 - share) + f32::from(over) * share).round() as u8;
    *pixel = super::canvas::opaque([
        mix(pixel.red(), colour[0]),
        mix(pixel.green(), colour[1]),
        mix(pixel.blue(), colour[2]),
    ]);
}

pub fn cross(canvas: &mut Canvas<'_>, [x, y]: [f32; 2], half: f32, colour: Colour) {
    canvas.line(&[[x - half, y], [x + half, y]], false, Pen::solid(colour, 2.4));
    canvas.line(&[[x, y - half], [x, y + half]], false, Pen::solid(colour, 2.4));
}

pub fn square(canvas: &mut Canvas<'_>, [x, y]: [f32; 2], half: f32, colour: Colour) {
    let line = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
    canvas.line(&line, true, Pen::solid(colour, 4.0));
}
