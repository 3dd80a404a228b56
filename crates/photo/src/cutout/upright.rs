//! A cut-out set upright on its bottom line: the line suggested, the picture turned, its light made even.

use super::{area, edge, found::Line, lab::LabPicture};
use crate::options::{EdgeOptions, UprightOptions};
use image::{GrayImage, Rgb, RgbImage, Rgba, RgbaImage};
use nalgebra::{Matrix3, Vector3};

/// The line that the figure seems to stand on: the one that touches most of its lower outline.
pub fn bottom(mask: &GrayImage) -> Option<Line> {
    let mut lowest: Vec<(f32, f32)> = Vec::new();
    let (mut top, mut low) = (u32::MAX, 0);
    for x in 0..mask.width() {
        let mut inside = (0..mask.height()).filter(|&y| mask.get_pixel(x, y)[0] > 127);
        if let Some(first) = inside.next() {
            let last = inside.next_back().unwrap_or(first);
            lowest.push((x as f32 + 0.5, last as f32 + 1.0));
            (top, low) = (top.min(first), low.max(last));
        }
    }
    let (first, last) = (lowest.first()?, lowest.last()?);
    let UprightOptions { most_turn_degrees, touch, turned, .. } = UprightOptions::default();
    let near = (touch * (low - top) as f32).max(1.5);
    let mut best: Option<(f32, f32, f32)> = None;
    for step in -4 * most_turn_degrees..=4 * most_turn_degrees {
        let degrees = step as f32 / 4.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        let below = |&(x, y): &(f32, f32)| y * cos - x * sin;
        let support = lowest.iter().map(below).fold(f32::NEG_INFINITY, f32::max);
        let touching = lowest.iter().filter(|point| below(point) > support - near).count() as f32;
        // Round bottoms touch every line alike: then the figure lies as the picture does.
        let score = touching * (1.0 - turned * degrees.abs() / most_turn_degrees as f32);
        if best.is_none_or(|(known, ..)| score > known) {
            best = Some((score, degrees, support));
        }
    }
    let (_, degrees, support) = best?;
    let (sin, cos) = degrees.to_radians().sin_cos();
    let at = |x: f32| [f64::from(x), f64::from((support + x * sin) / cos)];
    Some([at(first.0), at(last.0)])
}

/// An upright picture of a figure.
#[derive(Debug, Clone)]
pub struct Upright {
    /// The print, with the outline as its transparency.
    pub picture: RgbaImage,
    /// Pixels of this picture for one of the cut-out's.
    pub scale: f64,
    turn: Turn,
    /// What of the turned plane is the picture's left top corner.
    origin: [f64; 2],
}

/// The turn that lays a line level, around its left end.
#[derive(Debug, Clone, Copy)]
struct Turn {
    at: [f64; 2],
    sin: f64,
    cos: f64,
}

impl Turn {
    fn new([from, to]: Line) -> Option<Self> {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let length = dx.hypot(dy);
        (length > 1.0).then(|| Self { at: from, sin: dy / length, cos: dx / length })
    }

    /// Along the line, and below it.
    fn forth(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let (x, y) = (x - self.at[0], y - self.at[1]);
        [x * self.cos + y * self.sin, y * self.cos - x * self.sin]
    }

    fn back(&self, [u, v]: [f64; 2]) -> [f64; 2] {
        [self.at[0] + u * self.cos - v * self.sin, self.at[1] + u * self.sin + v * self.cos]
    }
}

impl Upright {
    /// Where a point of the cut-out lies in the upright picture.
    pub fn place(&self, point: [f64; 2]) -> [f64; 2] {
        let [u, v] = self.turn.forth(point);
        [(u - self.origin[0]) * self.scale, (v - self.origin[1]) * self.scale]
    }
}

/// How high the figure is above its bottom line, and how wide, in pixels of the cut-out; nothing where nothing is left of it.
pub fn extent(mask: &GrayImage, bottom: Line) -> Option<[f64; 2]> {
    let turn = Turn::new(bottom)?;
    let [left, top, right] = bounds(mask, &turn)?;
    Some([right - left, -top])
}

/// Left, top and right of what lies above the line, in the turned plane.
fn bounds(mask: &GrayImage, turn: &Turn) -> Option<[f64; 3]> {
    let (mut left, mut top, mut right) = (f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY);
    for (x, y, _) in mask.enumerate_pixels().filter(|(_, _, value)| value[0] > 127) {
        let [u, v] = turn.forth([f64::from(x) + 0.5, f64::from(y) + 0.5]);
        if v < 0.0 {
            (left, top, right) = (left.min(u - 0.5), top.min(v - 0.5), right.max(u + 0.5));
        }
    }
    (right - left >= 8.0 && top <= -8.0).then_some([left, top, right])
}

/// Turns a cut-out upright, cuts it at the line and gives it `scale` pixels for one of its own. Nothing where nothing is left.
pub fn upright(picture: &RgbImage, mask: &GrayImage, bottom: Line, scale: f64) -> Option<Upright> {
    let turn = Turn::new(bottom)?;
    let [left, top, right] = bounds(mask, &turn)?;
    let clean = even(picture, mask);
    let (width, height) = (((right - left) * scale).ceil().max(1.0), (-top * scale).ceil().max(1.0));
    // The picture's lower edge is the line itself.
    let origin = [0.5 * (left + right - width / scale), -height / scale];
    let mut out = RgbaImage::new(width as u32, height as u32);
    for (x, y, pixel) in out.enumerate_pixels_mut() {
        let mut sum = [0.0; 4];
        // Four samples a pixel, so that what is made smaller does not flicker.
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let u = origin[0] + (f64::from(x) + dx) / scale;
            let v = origin[1] + (f64::from(y) + dy) / scale;
            let [px, py] = turn.back([u, v]);
            let alpha = sample(mask.width(), mask.height(), [px, py], |x, y| [f64::from(mask.get_pixel(x, y)[0])]);
            let inside = (0.0..f64::from(mask.width())).contains(&px) && (0.0..f64::from(mask.height())).contains(&py);
            let colour = sample(clean.width(), clean.height(), [px, py], |x, y| clean.get_pixel(x, y).0.map(f64::from));
            (0..3).for_each(|channel| sum[channel] += colour[channel]);
            sum[3] += if inside { alpha[0] } else { 0.0 };
        }
        *pixel = Rgba(sum.map(|sum| (sum / 4.0).round().clamp(0.0, 255.0) as u8));
    }
    Some(Upright { picture: out, scale, turn, origin })
}

/// Between pixels; the first pixel's middle is 0.5. Outside, the edge is carried on.
pub(super) fn sample<const N: usize>(
    width: u32,
    height: u32,
    [x, y]: [f64; 2],
    read: impl Fn(u32, u32) -> [f64; N],
) -> [f64; N] {
    let fx = (x - 0.5).clamp(0.0, f64::from(width - 1));
    let fy = (y - 0.5).clamp(0.0, f64::from(height - 1));
    let (x0, y0) = (fx as u32, fy as u32);
    let (x1, y1) = ((x0 + 1).min(width - 1), (y0 + 1).min(height - 1));
    let (a, b) = (fx - f64::from(x0), fy - f64::from(y0));
    let [p, q, r, s] = [read(x0, y0), read(x1, y0), read(x0, y1), read(x1, y1)];
    std::array::from_fn(|axis| {
        (p[axis] * (1.0 - a) + q[axis] * a) * (1.0 - b) + (r[axis] * (1.0 - a) + s[axis] * a) * b
    })
}

/// The print without the ground's colour along its outline, and in even light where its white edge tells what light fell on it.
fn even(picture: &RgbImage, mask: &GrayImage) -> RgbImage {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let depth = area::depth(mask);
    let colours: Vec<[f32; 3]> = picture.pixels().map(|pixel| pixel.0.map(f32::from)).collect();
    let safe = area::Means::new(width, height, &colours, |index| (1.8..4.5).contains(&depth[index]));
    let mut clean = picture.clone();
    for (index, pixel) in clean.pixels_mut().enumerate() {
        if depth[index].abs() <= 1.8
            && let Some(colour) = safe.around(index % width, index / width, 5)
        {
            *pixel = Rgb(colour.map(|value| value.round() as u8));
        }
    }
    let UprightOptions { white_enough, white, brighter: [least, most], .. } = UprightOptions::default();
    let lab = LabPicture::new(&clean);
    if edge::look(&EdgeOptions::default(), &lab, mask).white < white_enough {
        return clean;
    }
    let ring: Vec<usize> = (0..depth.len()).filter(|&index| (1.0..4.5).contains(&depth[index])).collect();
    let light = [0, 1, 2].map(|channel| plane(&clean, &ring, channel));
    for (x, y, pixel) in clean.enumerate_pixels_mut() {
        for (channel, [middle, across, down]) in light.iter().enumerate() {
            let light = middle + across * f64::from(x) + down * f64::from(y);
            let value = f64::from(pixel[channel]) * (white / light.max(1.0)).clamp(least, most);
            pixel[channel] = value.round().clamp(0.0, 255.0) as u8;
        }
    }
    clean
}

/// The plane through one channel of these pixels that most of them agree on.
fn plane(picture: &RgbImage, indices: &[usize], channel: usize) -> [f64; 3] {
    let width = picture.width() as usize;
    let value = |index: usize| f64::from(picture.as_raw()[3 * index + channel]);
    let mut values: Vec<f32> = indices.iter().map(|&index| value(index) as f32).collect();
    let mut found = [f64::from(super::ground::median(&mut values)), 0.0, 0.0];
    for limit in [40.0, 20.0, 12.0] {
        let (mut normal, mut right) = (Matrix3::identity() * 1e-6, Vector3::zeros());
        for &index in indices {
            let terms = Vector3::new(1.0, (index % width) as f64, (index / width) as f64);
            if (value(index) - terms.dot(&Vector3::from(found))).abs() <= limit {
                normal += terms * terms.transpose();
                right += terms * value(index);
            }
        }
        if let Some(solved) = normal.lu().solve(&right) {
            found = solved.into();
        }
    }
    found
}
