//! A small painter: shapes given by their distance, filled with patterns, in millimetres from the top left corner.

use super::chance::{Chance, at_lattice, cloud};
use image::{GrayImage, Luma, RgbImage};

pub type Colour = [f32; 3];

/// Hue, saturation and value, all from 0 to 1.
pub fn hsv(hue: f64, saturation: f64, value: f64) -> Colour {
    let part = |n: f64| {
        let k = (n + hue.rem_euclid(1.0) * 6.0) % 6.0;
        (value - value * saturation * k.min(4.0 - k).clamp(0.0, 1.0)) as f32
    };
    [part(5.0), part(3.0), part(1.0)]
}

pub fn shade(colour: Colour, factor: f32) -> Colour {
    colour.map(|c| (c * factor).clamp(0.0, 1.0))
}

pub fn mix(a: Colour, b: Colour, t: f32) -> Colour {
    std::array::from_fn(|i| a[i] * (1.0 - t) + b[i] * t)
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Weave {
    Plain,
    Stripes,
    Checks,
    Dots,
    Plaid,
    Flowers,
    Zigzag,
    Scales,
}

/// Cloth, skin, wood: two colours in a pattern, with a little wear.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    pub weave: Weave,
    pub ground: Colour,
    pub figure: Colour,
    pub size: f64,
    pub angle: f64,
    /// How cloudy the print is, from 0 to 1.
    pub wear: f32,
}

impl Paint {
    pub fn plain(colour: Colour) -> Self {
        Self { weave: Weave::Plain, ground: colour, figure: colour, size: 1.0, angle: 0.0, wear: 0.0 }
    }

    pub fn worn(self, wear: f32) -> Self {
        Self { wear, ..self }
    }

    pub fn at(&self, x: f64, y: f64) -> Colour {
        let (sin, cos) = self.angle.sin_cos();
        let (u, v) = ((x * cos + y * sin) / self.size, (y * cos - x * sin) / self.size);
        let (fu, fv) = (u.rem_euclid(1.0), v.rem_euclid(1.0));
        let figure = match self.weave {
            Weave::Plain => 0.0,
            Weave::Stripes => f32::from(u8::from(fu < 0.45)),
            Weave::Checks => f32::from(u8::from((fu < 0.5) != (fv < 0.5))),
            Weave::Dots => f32::from(u8::from((fu - 0.5).hypot(fv - 0.5) < 0.27)),
            Weave::Plaid => {
                0.45 * f32::from(u8::from(fu < 0.4))
                    + 0.45 * f32::from(u8::from(fv < 0.4))
                    + 0.4 * f32::from(u8::from((fu - 0.7).abs() < 0.05 || (fv - 0.7).abs() < 0.05))
            }
            Weave::Flowers => {
                let (du, dv) = (fu - 0.5, fv - 0.5);
                let petals = 0.24 + 0.1 * (5.0 * dv.atan2(du)).cos();
                f32::from(u8::from(du.hypot(dv) < petals && du.hypot(dv) > 0.07))
            }
            Weave::Zigzag => f32::from(u8::from((v + (fu - 0.5).abs() * 0.9).rem_euclid(1.0) < 0.45)),
            Weave::Scales => {
                let shift = if v.floor().rem_euclid(2.0) < 1.0 { 0.5 } else { 0.0 };
                let du = (u + shift).rem_euclid(1.0) - 0.5;
                f32::from(u8::from((du.hypot(fv) - 0.5).abs() < 0.07))
            }
        };
        let colour = mix(self.ground, self.figure, figure.min(1.0));
        if self.wear == 0.0 {
            return colour;
        }
        let salt = (self.ground[0] * 255.0) as u64;
        let grain = cloud(x * 0.45, y * 0.45, salt) * 0.6
            + cloud(x * 1.7, y * 1.7, salt) * 0.3
            + at_lattice((x * 9.0) as i64, (y * 9.0) as i64, salt) * 0.1;
        shade(colour, 1.0 + self.wear * (grain as f32 - 0.5))
    }
}

#[derive(Debug, Clone)]
pub struct Canvas {
    width: usize,
    height: usize,
    px_per_mm: f64,
    colours: Vec<Colour>,
    cover: Vec<f32>,
    /// Width and colour of the line around every shape; none for art without lines.
    pub line: Option<(f64, Colour)>,
}

impl Canvas {
    pub fn new(size_mm: [f64; 2], px_per_mm: f64) -> Self {
        let [width, height] = size_mm.map(|s| (s * px_per_mm).round().max(1.0) as usize);
        let blank = width * height;
        Self { width, height, px_per_mm, colours: vec![[1.0; 3]; blank], cover: vec![0.0; blank], line: None }
    }

    /// Fills where `distance` is below zero, inside the box `[left, top, right, bottom]`, and draws the line around it.
    pub fn fill(&mut self, bounds: [f64; 4], distance: impl Fn(f64, f64) -> f64, paint: &Paint) {
        let margin = self.line.map_or(0.0, |(w, _)| w) + 1.0;
        let x_range = self.pixels(bounds[0] - margin, bounds[2] + margin, self.width);
        let y_range = self.pixels(bounds[1] - margin, bounds[3] + margin, self.height);
        for py in y_range {
            for px in x_range.clone() {
                let (x, y) = ((px as f64 + 0.5) / self.px_per_mm, (py as f64 + 0.5) / self.px_per_mm);
                let d = distance(x, y);
                let full = coverage(d, self.px_per_mm);
                if full > 0.0 {
                    self.blend(px, py, paint.at(x, y), full);
                }
                if let Some((width, colour)) = self.line {
                    self.blend(px, py, colour, coverage(d.abs() - width / 2.0, self.px_per_mm));
                }
            }
        }
    }

    fn pixels(&self, low: f64, high: f64, most: usize) -> std::ops::Range<usize> {
        let low = (low * self.px_per_mm).max(0.0) as usize;
        low.min(most)..((high * self.px_per_mm).max(0.0) as usize + 1).min(most)
    }

    fn blend(&mut self, x: usize, y: usize, colour: Colour, part: f32) {
        if part <= 0.0 {
            return;
        }
        let i = y * self.width + x;
        let cover = self.cover[i] + part * (1.0 - self.cover[i]);
        let share = part / cover.max(1e-6);
        self.colours[i] = mix(self.colours[i], colour, share.min(1.0));
        self.cover[i] = cover;
    }

    pub fn ellipse(&mut self, [x, y]: [f64; 2], [rx, ry]: [f64; 2], paint: &Paint) {
        self.fill([x - rx, y - ry, x + rx, y + ry], |px, py| ellipse(px - x, py - y, rx, ry), paint);
    }

    pub fn limb(&mut self, from: [f64; 2], to: [f64; 2], radii: [f64; 2], paint: &Paint) {
        let r = radii[0].max(radii[1]);
        let bounds = [from[0].min(to[0]) - r, from[1].min(to[1]) - r, from[0].max(to[0]) + r, from[1].max(to[1]) + r];
        self.fill(bounds, |x, y| limb([x, y], from, to, radii), paint);
    }

    pub fn polygon(&mut self, corners: &[[f64; 2]], round: f64, paint: &Paint) {
        let fold = |i: usize, f: fn(f64, f64) -> f64, start: f64| corners.iter().map(|c| c[i]).fold(start, f);
        let bounds = [
            fold(0, f64::min, f64::INFINITY) - round,
            fold(1, f64::min, f64::INFINITY) - round,
            fold(0, f64::max, f64::NEG_INFINITY) + round,
            fold(1, f64::max, f64::NEG_INFINITY) + round,
        ];
        self.fill(bounds, |x, y| polygon([x, y], corners) - round, paint);
    }

    pub fn rect(&mut self, [left, top, right, bottom]: [f64; 4], paint: &Paint) {
        self.polygon(&[[left, top], [right, top], [right, bottom], [left, bottom]], 0.0, paint);
    }

    /// The picture on a ground of its own.
    pub fn picture(&self) -> RgbImage {
        RgbImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            let i = y as usize * self.width + x as usize;
            image::Rgb(mix([1.0, 1.0, 0.98], self.colours[i], self.cover[i]).map(|c| (c * 255.0 + 0.5) as u8))
        })
    }

    pub fn coverage(&self) -> GrayImage {
        GrayImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            Luma([(self.cover[y as usize * self.width + x as usize] * 255.0) as u8])
        })
    }
}

fn coverage(distance: f64, px_per_mm: f64) -> f32 {
    (0.5 - distance * px_per_mm).clamp(0.0, 1.0) as f32
}

pub fn ellipse(x: f64, y: f64, rx: f64, ry: f64) -> f64 {
    let far = (x / rx).hypot(y / ry);
    let slope = (x / (rx * rx)).hypot(y / (ry * ry));
    if slope < 1e-9 { -rx.min(ry) } else { far * (far - 1.0) / slope }
}

/// A line that is thicker at one end.
pub fn limb([x, y]: [f64; 2], a: [f64; 2], b: [f64; 2], [ra, rb]: [f64; 2]) -> f64 {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let t = (((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy).max(1e-9)).clamp(0.0, 1.0);
    (x - a[0] - dx * t).hypot(y - a[1] - dy * t) - (ra + (rb - ra) * t)
}

pub fn polygon([x, y]: [f64; 2], corners: &[[f64; 2]]) -> f64 {
    let mut nearest = f64::INFINITY;
    let mut inside = false;
    let mut last = corners[corners.len() - 1];
    for &corner in corners {
        nearest = nearest.min(limb([x, y], last, corner, [0.0, 0.0]));
        if (corner[1] > y) != (last[1] > y) {
            inside ^= x < corner[0] + (y - corner[1]) * (last[0] - corner[0]) / (last[1] - corner[1]);
        }
        last = corner;
    }
    if inside { -nearest } else { nearest }
}

/// A cloth or print of two colours that can be told apart.
pub fn choose_paint(chance: &mut Chance, rich: bool) -> Paint {
    let hue = chance.unit();
    let ground = hsv(hue, chance.range(0.1, 0.9), chance.range(0.2, 0.95));
    let light = ground.iter().sum::<f32>() > 1.4;
    let value = if light { chance.range(0.1, 0.45) } else { chance.range(0.7, 1.0) };
    let figure = hsv(hue + chance.range(-0.5, 0.5), chance.range(0.0, 0.8), value);
    let weaves = [
        Weave::Plain,
        Weave::Stripes,
        Weave::Checks,
        Weave::Dots,
        Weave::Plaid,
        Weave::Flowers,
        Weave::Zigzag,
        Weave::Scales,
    ];
    let weave = if rich { *chance.pick(&weaves) } else { Weave::Plain };
    let angle = *chance.pick(&[0.0, 0.0, 0.4, 0.785, 1.571]);
    Paint { weave, ground, figure, size: chance.range(1.8, 5.5), angle, wear: if rich { 0.25 } else { 0.0 } }
}
