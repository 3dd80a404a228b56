//! The photo at the size the judge works at.

use crate::{keypoints::Gray, picture::Picture, verdict::Size};
use rayon::prelude::*;
use wide::{f32x4, i32x4};

/// Longest side worked at. More pixels cost time and add nothing to where a card's outline is.
const LONGEST: u32 = 2048;

#[derive(Debug, Clone)]
pub struct Work {
    pub width: usize,
    pub height: usize,
    /// Red, green, blue, row by row; as bytes, since fresh memory takes more time than to make numbers of them.
    rgb: Vec<[u8; 3]>,
    pub gray: Gray,
    /// Pixels of the photo for one pixel here.
    pub scale: f64,
    /// Of the photo, and what it says of its lens.
    pub photo: Size,
    pub focal_35mm: Option<f64>,
}

impl Work {
    pub fn new(photo: &Picture) -> Self {
        Self::within(photo, LONGEST)
    }

    /// With the longer side no longer than this.
    pub fn within(photo: &Picture, longest: u32) -> Self {
        let (pw, ph) = photo.rgb.dimensions();
        let scale = (f64::from(pw.max(ph)) / f64::from(longest)).max(1.0);
        let width = ((f64::from(pw) / scale).round() as usize).max(1);
        let height = ((f64::from(ph) / scale).round() as usize).max(1);
        let raw = photo.rgb.as_raw();
        let (pw, ph) = (pw as usize, ph as usize);
        let (sx, sy) = (pw as f64 / width as f64, ph as f64 / height as f64);
        let (mut rgb, mut gray) = (vec![[0u8; 3]; width * height], vec![0.0f32; width * height]);
        let rows = rgb.par_chunks_mut(width).zip(gray.par_chunks_mut(width)).enumerate();
        let across: Vec<Vec<(usize, f32)>> = (0..width).map(|x| span(x, sx, pw)).collect();
        rows.for_each(|(y, (row, gray))| {
            if (width, height) == (pw, ph) {
                let pixels = raw[3 * y * pw..3 * (y + 1) * pw].as_chunks::<3>().0;
                row.copy_from_slice(pixels);
                gray.iter_mut().zip(row).for_each(|(gray, p)| *gray = luma(shares(*p)));
                return;
            }
            let down = span(y, sy, ph);
            for ((across, out), gray) in across.iter().zip(row).zip(gray) {
                let mut sum = [0.0f32; 3];
                for &(yy, wy) in &down {
                    for &(xx, wx) in across {
                        let i = 3 * (yy * pw + xx);
                        for (s, c) in sum.iter_mut().zip(&raw[i..i + 3]) {
                            *s += wx * wy * f32::from(*c);
                        }
                    }
                }
                *out = sum.map(|s| (s + 0.5) as u8);
                *gray = luma(sum.map(|s| s * (1.0 / 255.0)));
            }
        });
        let gray = Gray { width, height, data: gray };
        let size = Size { width: photo.rgb.width(), height: photo.rgb.height() };
        Self { width, height, rgb, gray, scale: sx, photo: size, focal_35mm: photo.focal_35mm }
    }

    /// A pixel's red, green, blue from 0 to 1.
    pub fn pixel(&self, x: usize, y: usize) -> [f32; 3] {
        shares(self.rgb[y * self.width + x])
    }

    pub fn colour(&self, x: f64, y: f64) -> [f32; 3] {
        let (fx, fy) = ((x - 0.5).clamp(0.0, (self.width - 1) as f64), (y - 0.5).clamp(0.0, (self.height - 1) as f64));
        let (x0, y0) = (fx as usize, fy as usize);
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let (a, b) = ((fx - x0 as f64) as f32, (fy - y0 as f64) as f32);
        let [left, right, above, below] = [1.0 - a, a, 1.0 - b, b].map(f32x4::splat);
        let [p, q] = [x0, x1].map(|x| four(self.rgb[y0 * self.width + x]));
        let [r, s] = [x0, x1].map(|x| four(self.rgb[y1 * self.width + x]));
        let [red, green, blue, _] = ((p * left + q * right) * above + (r * left + s * right) * below).to_array();
        [red, green, blue]
    }
}

/// As [`shares`]; the fourth number only fills.
#[inline(always)]
fn four([r, g, b]: [u8; 3]) -> f32x4 {
    f32x4::from_i32x4(i32x4::new([r, g, b, 0].map(i32::from))) * f32x4::splat(1.0 / 255.0)
}

fn shares(p: [u8; 3]) -> [f32; 3] {
    p.map(|c| f32::from(c) * (1.0 / 255.0))
}

pub fn luma(p: [f32; 3]) -> f32 {
    0.299 * p[0] + 0.587 * p[1] + 0.114 * p[2]
}

/// Which source pixels make up pixel `i`, and with what share of it.
fn span(i: usize, step: f64, end: usize) -> Vec<(usize, f32)> {
    let (from, to) = (i as f64 * step, (i + 1) as f64 * step);
    let mut parts = Vec::new();
    let mut k = from as usize;
    while (k as f64) < to - 1e-9 && k < end {
        let share = (to.min((k + 1) as f64) - from.max(k as f64)) / step;
        parts.push((k, share as f32));
        k += 1;
    }
    parts
}
