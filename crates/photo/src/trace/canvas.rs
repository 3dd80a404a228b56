//! A photo to draw on: lines with a dark under-stroke, hatching, pills of text.

use super::{
    colours::{self, Colour},
    font::{Fonts, Weight},
};
use image::{RgbImage, imageops};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, StrokeDash,
    Transform,
};

/// A picture's longer side is brought between these.
const SHORTEST: f64 = 1280.0;
pub const LONGEST: f64 = 2048.0;

/// How a line is drawn, in units of a 2048 pixels wide picture.
#[derive(Debug, Clone, Copy)]
pub struct Pen {
    pub colour: Colour,
    pub width: f32,
    pub dashed: bool,
}

impl Pen {
    pub fn solid(colour: Colour, width: f32) -> Self {
        Self { colour, width, dashed: false }
    }

    pub fn dashed(colour: Colour, width: f32) -> Self {
        Self { colour, width, dashed: true }
    }
}

pub struct Canvas<'a> {
    pub pixmap: Pixmap,
    pub fonts: Fonts<'a>,
    /// Pixels for one unit.
    pub unit: f32,
    /// Where the photo lies in the picture: left, top, right, bottom.
    pub photo: [f32; 4],
    /// Pixels for one of the working picture.
    pub scale: f64,
}

impl<'a> Canvas<'a> {
    /// The photo with margins to the left, top, right and bottom, as shares of its own width and height. `across` is the width of
    /// the picture that places are given in.
    pub fn new(photo: &RgbImage, across: f64, fonts: Fonts<'a>, margins: [f64; 4]) -> Option<Self> {
        let (w, h) = (f64::from(photo.width()), f64::from(photo.height()));
        let [left, top, right, bottom] = margins;
        let (full_w, full_h) = (w * (1.0 + left + right), h * (1.0 + top + bottom));
        let long = full_w.max(full_h);
        let k = long.clamp(SHORTEST, LONGEST) / long;
        let [width, height, x, y] = [w * k, h * k, left * w * k, top * h * k].map(|s| s.round() as u32);
        let (width, height) = (width.max(1), height.max(1));
        let whole = [(full_w * k) as u32, (full_h * k) as u32];
        let mut pixmap = Pixmap::new(whole[0].max(x + width).min(LONGEST as u32), whole[1].max(y + height))?;
        pixmap.fill(color(colours::BEYOND));
        let small = imageops::resize(photo, width, height, imageops::FilterType::Triangle);
        let across_all = pixmap.width();
        let pixels = pixmap.pixels_mut();
        for (i, j, p) in small.enumerate_pixels().filter(|(i, ..)| x + i < across_all) {
            pixels[((y + j) * across_all + x + i) as usize] = opaque([p[0], p[1], p[2]]);
        }
        let photo = [x, y, x + width, y + height].map(|s| s as f32);
        Some(Self { pixmap, fonts, unit: (long * k / LONGEST) as f32, photo, scale: f64::from(width) / across })
    }

    /// Where a pixel of the working picture lies. None far outside.
    pub fn place(&self, [x, y]: [f64; 2]) -> Option<[f32; 2]> {
        let at =
            [(x * self.scale + f64::from(self.photo[0])) as f32, (y * self.scale + f64::from(self.photo[1])) as f32];
        at.iter().all(|a| a.abs() < 4.0 * LONGEST as f32).then_some(at)
    }

    pub fn line(&mut self, points: &[[f32; 2]], closed: bool, pen: Pen) {
        let Some(path) = polygon(points, closed) else { return };
        let alpha = f64::from(pen.colour[3]) / 255.0;
        self.stroke(&path, colours::faint(colours::UNDER, alpha), pen.width + 3.0, pen.dashed);
        self.stroke(&path, pen.colour, pen.width, pen.dashed);
    }

    /// A line without the under-stroke.
    pub fn hairline(&mut self, points: &[[f32; 2]], pen: Pen) {
        if let Some(path) = polygon(points, false) {
            self.stroke(&path, pen.colour, pen.width, pen.dashed);
        }
    }

    fn stroke(&mut self, path: &Path, colour: Colour, width: f32, dashed: bool) {
        let u = self.unit;
        let stroke = Stroke {
            width: width * u,
            line_cap: if dashed { LineCap::Butt } else { LineCap::Round },
            line_join: LineJoin::Round,
            dash: if dashed { StrokeDash::new(vec![16.0 * u, 9.0 * u], 0.0) } else { None },
            ..Stroke::default()
        };
        self.pixmap.stroke_path(path, &paint(colour), &stroke, Transform::identity(), None);
    }

    pub fn fill(&mut self, points: &[[f32; 2]], colour: Colour) {
        if let Some(path) = polygon(points, true) {
            self.fill_path(&path, colour);
        }
    }

    fn fill_path(&mut self, path: &Path, colour: Colour) {
        self.pixmap.fill_path(path, &paint(colour), FillRule::Winding, Transform::identity(), None);
    }

    pub fn rect(&mut self, [left, top, right, bottom]: [f32; 4], colour: Colour) {
        self.fill(&[[left, top], [right, top], [right, bottom], [left, bottom]], colour);
    }

    pub fn round_rect(&mut self, [left, top, right, bottom]: [f32; 4], radius: f32, colour: Colour) {
        let r = radius.min(0.5 * (right - left)).min(0.5 * (bottom - top)).max(0.0);
        // A quarter of a circle as one curve.
        let c = r * 0.448;
        let mut path = PathBuilder::new();
        path.move_to(left + r, top);
        path.line_to(right - r, top);
        path.cubic_to(right - c, top, right, top + c, right, top + r);
        path.line_to(right, bottom - r);
        path.cubic_to(right, bottom - c, right - c, bottom, right - r, bottom);
        path.line_to(left + r, bottom);
        path.cubic_to(left + c, bottom, left, bottom - c, left, bottom - r);
        path.line_to(left, top + r);
        path.cubic_to(left, top + c, left + c, top, left + r, top);
        path.close();
        if let Some(path) = path.finish() {
            self.fill_path(&path, colour);
        }
    }

    pub fn dot(&mut self, [x, y]: [f32; 2], radius: f32, colour: Colour) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.fill_path(&path, colour);
        }
    }

    /// A dot with a dark rim.
    pub fn mark(&mut self, at: [f32; 2], radius: f32, colour: Colour) {
        self.dot(at, radius + 1.6 * self.unit, colours::UNDER);
        self.dot(at, radius, colour);
    }

    /// Text whose base line starts at a place.
    pub fn text(&mut self, text: &str, at: [f32; 2], size: f32, weight: Weight, colour: Colour) {
        if let Some(path) = self.fonts.shape(text, size, weight, at) {
            self.fill_path(&path, colour);
        }
    }

    /// A number in a disc.
    pub fn badge(&mut self, [x, y]: [f32; 2], radius: f32, number: usize, colour: Colour) {
        self.mark([x, y], radius, colour);
        let (text, size) = (number.to_string(), 1.25 * radius);
        let width = self.fonts.width(&text, size, Weight::Strong);
        self.text(&text, [x - 0.5 * width, y + 0.34 * size], size, Weight::Strong, colours::ON_BADGE);
    }

    /// The same picture with room below.
    pub fn with_room_below(mut self, height: f32) -> Option<Self> {
        let (width, above) = (self.pixmap.width(), self.pixmap.height());
        let mut taller = Pixmap::new(width, above + height.max(0.0).ceil() as u32)?;
        taller.fill(color(colours::PAPER));
        taller.data_mut()[..self.pixmap.data().len()].copy_from_slice(self.pixmap.data());
        self.pixmap = taller;
        Some(self)
    }

    pub fn into_rgb(self) -> RgbImage {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let pixels = self.pixmap.pixels();
        RgbImage::from_fn(width, height, |x, y| {
            let p = pixels[(y * width + x) as usize];
            image::Rgb([p.red(), p.green(), p.blue()])
        })
    }
}

/// A pixel that covers wholly.
pub fn opaque([r, g, b]: [u8; 3]) -> PremultipliedColorU8 {
    PremultipliedColorU8::from_rgba(r, g, b, 255).unwrap_or(PremultipliedColorU8::TRANSPARENT)
}

fn color([r, g, b, a]: Colour) -> Color {
    Color::from_rgba8(r, g, b, a)
}

fn paint(colour: Colour) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(color(colour));
    paint
}

fn polygon(points: &[[f32; 2]], closed: bool) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first[0], first[1]);
    rest.iter().for_each(|p| path.line_to(p[0], p[1]));
    if closed {
        path.close();
    }
    path.finish()
}
