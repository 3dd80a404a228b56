//! Where a figure's face may be: a guess from its upper part, for people to put right.

use super::{
    area,
    found::Line,
    lab::{self, LabPicture},
    upright,
};
use crate::options::FaceOptions;
use image::{GrayImage, Luma, RgbImage};
use std::f64::consts::TAU;

/// Corners of a suggested face.
const CORNERS: usize = 12;

/// A polygon in pixels of the cut-out: around what looks like skin in the upper part, else where heads usually are.
pub fn suggest(picture: &RgbImage, mask: &GrayImage, bottom: Line) -> Option<Vec<[f64; 2]>> {
    let options = FaceOptions::default();
    let [width, height] = upright::extent(mask, bottom)?;
    let depth = area::depth(mask);
    let area = mask.iter().filter(|value| **value > 127).count() as f64;
    let (mut left, mut top) = (f64::INFINITY, f64::INFINITY);
    for (x, y, _) in mask.enumerate_pixels().filter(|(_, _, value)| value[0] > 127) {
        (left, top) = (left.min(f64::from(x)), top.min(f64::from(y)));
    }
    let lab = LabPicture::new(picture);
    let limit = top + options.upper * height;
    let skin = |colour: lab::Lab| options.skin.iter().zip(colour).all(|(range, value)| range.contains(&value));
    let mut seen = GrayImage::from_fn(mask.width(), mask.height(), |x, y| {
        let index = (y * mask.width() + x) as usize;
        let inside = depth[index] > 0.03 * width as f32 && f64::from(y) < limit;
        Luma([if inside && skin(lab.data[index]) { 255 } else { 0 }])
    });
    area::fill_holes(&mut seen);
    let near = (0.02 * width).clamp(1.0, 20.0) as u8;
    let seen = imageproc::morphology::open(&seen, imageproc::distance_transform::Norm::L2, near);
    let (parts, _) = area::parts(&seen);
    let found = parts.first().filter(|part| part.area as f64 > options.least * area).map(|part| {
        let [x0, y0, x1, y1] = part.bounds.map(f64::from);
        ([0.5 * (x0 + x1), 0.5 * (y0 + y1)], 0.42 * (x1 - x0), 0.42 * (y1 - y0))
    });
    let usual = ([left + 0.5 * width, top + 0.28 * height], 0.2 * width, 0.12 * height);
    let (middle, across, down) = found.unwrap_or(usual);
    let (across, down) = (across.clamp(0.1 * width, 0.35 * width), down.clamp(0.05 * height, 0.2 * height));
    let corner = |number: usize| {
        let (sin, cos) = (TAU * number as f64 / CORNERS as f64).sin_cos();
        [middle[0] + across * cos, middle[1] + down * sin]
    };
    Some((0..CORNERS).map(corner).collect())
}
