//! The floor's print, in the sizes needed.

use crate::{
    kit::Floor,
    model::{detail::Detail, texture::Texture},
    options::{PlanOptions, PrintOptions},
};

/// Millimetres for a pixel of the coarse view from above.
pub const STEP: f64 = 2.0;
/// The floor's print, in the sizes needed.
#[derive(Debug, Clone)]
pub struct PrintedFloor {
    pub texture: Texture<1>,
    pub coarse: Plan,
    pub detail: Detail,
}

/// A view from above with holes.
#[derive(Debug, Clone)]
pub struct Plan {
    pub width: usize,
    pub height: usize,
    /// Local contrast; 0 where nothing is known.
    pub value: Vec<f32>,
}

impl PrintedFloor {
    pub fn new(options: &PrintOptions, floor: &Floor) -> Self {
        let texture = Texture::shades(&floor.picture, floor.size_mm);
        let (width, height) = ((floor.size_mm[0] / STEP).floor() as usize, (floor.size_mm[1] / STEP).floor() as usize);
        let taps = texture.taps([STEP, STEP]);
        let mut shades = Vec::with_capacity(width * height);
        for j in 0..height {
            for i in 0..width {
                let (x, y) = ((i as f64 + 0.5) * STEP, floor.size_mm[1] - (j as f64 + 0.5) * STEP);
                let [shade] = texture.read(x, y, &taps);
                shades.push(shade);
            }
        }
        let gray: Vec<Option<f32>> = shades.iter().copied().map(Some).collect();
        let detail = Detail::new(options.detail, floor.size_mm, width, STEP, &shades);
        Self { texture, coarse: Plan::new(width, height, &gray), detail }
    }
}

impl Plan {
    pub fn new(width: usize, height: usize, gray: &[Option<f32>]) -> Self {
        let PlanOptions { around, fewest, grain, most } = PlanOptions::default();
        // Sums over rectangles: count, value, square.
        let mut sums = vec![[0.0f64; 3]; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = [0.0f64; 3];
            for x in 0..width {
                if let Some(v) = gray[y * width + x] {
                    let v = f64::from(v);
                    row = [row[0] + 1.0, row[1] + v, row[2] + v * v];
                }
                let above = sums[y * (width + 1) + x + 1];
                sums[(y + 1) * (width + 1) + x + 1] = [0, 1, 2].map(|i| above[i] + row[i]);
            }
        }
        let mut value = vec![0.0; width * height];
        for y in 0..height {
            for x in 0..width {
                let Some(v) = gray[y * width + x] else { continue };
                let (x0, x1) = (x.saturating_sub(around), (x + around + 1).min(width));
                let (y0, y1) = (y.saturating_sub(around), (y + around + 1).min(height));
                let at = |x: usize, y: usize| sums[y * (width + 1) + x];
                let (a, b, c, d) = (at(x1, y1), at(x0, y1), at(x1, y0), at(x0, y0));
                let [n, s, q] = [0, 1, 2].map(|i| a[i] - b[i] - c[i] + d[i]);
                if n < fewest {
                    continue;
                }
                let mean = s / n;
                let spread = (q / n - mean * mean).max(0.0).sqrt();
                let contrast = ((f64::from(v) - mean) / (spread + grain)).clamp(-most, most);
                // Exactly 0 means unknown.
                value[y * width + x] = if contrast == 0.0 { 1e-6 } else { contrast as f32 };
            }
        }
        Self { width, height, value }
    }
}
