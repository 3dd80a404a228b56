//! A print in several sizes, so that it can be drawn small without grain.

use crate::work::luma;
use image::{GrayImage, RgbImage};
use rayon::prelude::*;

#[derive(Debug, Clone)]
struct Level<const N: usize> {
    width: usize,
    height: usize,
    data: Vec<[f32; N]>,
}

/// A flat print of known size. Places are in millimetres from its top left corner. With four numbers to a pixel the
/// fourth says how much of it is card.
#[derive(Debug, Clone)]
pub struct Texture<const N: usize = 4> {
    levels: Vec<Level<N>>,
    /// Pixels of the finest level for each millimetre, across and down.
    per_mm: [f64; 2],
    pub size_mm: [f64; 2],
}

/// How a print is read where a pixel of the picture covers so much of it.
#[derive(Debug, Clone, Copy)]
pub struct Taps {
    count: usize,
    low: usize,
    /// Share of the next coarser level.
    share: f32,
    /// From the first to the last place that is read, across and down.
    reach: [f64; 2],
}

impl Texture {
    pub fn new(print: &RgbImage, outline: Option<&GrayImage>, size_mm: [f64; 2]) -> Self {
        let size = [print.width() as usize, print.height() as usize];
        let alpha = |i: usize| outline.map_or(255, |o| o.as_raw()[i]);
        let pixels = print.as_raw().as_chunks::<3>().0.iter().enumerate();
        let data = pixels.map(|(i, p)| [p[0], p[1], p[2], alpha(i)].map(|c| f32::from(c) / 255.0)).collect();
        Self::of(size, data, size_mm)
    }
}

impl Texture<1> {
    /// The print's brightness alone.
    pub fn shades(print: &RgbImage, size_mm: [f64; 2]) -> Self {
        let size = [print.width() as usize, print.height() as usize];
        let pixels = print.as_raw().par_chunks_exact(3);
        Self::of(size, pixels.map(|p| [luma([p[0], p[1], p[2]].map(|c| f32::from(c) / 255.0))]).collect(), size_mm)
    }
}

impl<const N: usize> Texture<N> {
    fn of([width, height]: [usize; 2], data: Vec<[f32; N]>, size_mm: [f64; 2]) -> Self {
        let mut levels = vec![Level { width, height, data }];
        while let Some(next) = levels.last().and_then(Level::halved) {
            levels.push(next);
        }
        Self { levels, per_mm: [width as f64 / size_mm[0], height as f64 / size_mm[1]], size_mm }
    }

    /// How to read it where one pixel of the picture covers `across` and `down` millimetres of the print.
    pub fn taps(&self, [across, down]: [f64; 2]) -> Taps {
        let (a, d) = (across * self.per_mm[0], down * self.per_mm[1]);
        let (fine, coarse) = (a.min(d).max(1e-3), a.max(d).max(1e-3));
        let taps = (coarse / fine.max(1.0)).ceil().clamp(1.0, 6.0);
        let level = (coarse / taps).log2().max(0.0);
        let last = self.levels.len() - 1;
        let low = (level as usize).min(last);
        let share = (level - low as f64) as f32;
        Taps {
            count: taps as usize,
            low,
            share: if low == last || share < 0.05 { 0.0 } else { share },
            reach: if d > a { [0.0, down] } else { [across, 0.0] },
        }
    }

    pub fn sample(&self, x: f64, y: f64, footprint: [f64; 2]) -> [f32; N] {
        self.read(x, y, &self.taps(footprint))
    }

    /// The ink at a place.
    pub fn read(&self, x: f64, y: f64, taps: &Taps) -> [f32; N] {
        if taps.count <= 1 {
            return self.trilinear(x, y, taps);
        }
        let mut sum = [0.0; N];
        let once = 1.0 / taps.count as f64;
        for k in 0..taps.count {
            let shift = (k as f64 + 0.5) * once - 0.5;
            let ink = self.trilinear(x + shift * taps.reach[0], y + shift * taps.reach[1], taps);
            for i in 0..N {
                sum[i] += ink[i] * once as f32;
            }
        }
        sum
    }

    fn trilinear(&self, x: f64, y: f64, taps: &Taps) -> [f32; N] {
        let (x, y) = (x / self.size_mm[0], y / self.size_mm[1]);
        let a = self.levels[taps.low].bilinear(x, y);
        if taps.share == 0.0 {
            return a;
        }
        let b = self.levels[taps.low + 1].bilinear(x, y);
        std::array::from_fn(|i| a[i] + (b[i] - a[i]) * taps.share)
    }
}

impl<const N: usize> Level<N> {
    /// At shares of width and height.
    fn bilinear(&self, x: f64, y: f64) -> [f32; N] {
        let (fx, fy) = (x * self.width as f64 - 0.5, y * self.height as f64 - 0.5);
        let (right, bottom) = ((self.width - 1) as f64, (self.height - 1) as f64);
        if fx < -0.5 || fy < -0.5 || fx > right + 0.5 || fy > bottom + 0.5 {
            return [0.0; N];
        }
        let (fx, fy) = (fx.clamp(0.0, right), fy.clamp(0.0, bottom));
        let (x0, y0) = (fx as u32 as usize, fy as u32 as usize);
        let (across, down) = (usize::from(x0 + 1 < self.width), if y0 + 1 < self.height { self.width } else { 0 });
        let (a, b) = ((fx - x0 as f64) as f32, (fy - y0 as f64) as f32);
        let at = y0 * self.width + x0;
        let (p, q) = (self.data[at], self.data[at + across]);
        let (r, s) = (self.data[at + down], self.data[at + down + across]);
        std::array::from_fn(|i| {
            let (above, below) = (p[i] + (q[i] - p[i]) * a, r[i] + (s[i] - r[i]) * a);
            above + (below - above) * b
        })
    }

    fn halved(&self) -> Option<Self> {
        let (width, height) = (self.width / 2, self.height / 2);
        if width < 8 || height < 8 {
            return None;
        }
        // The levels must cover the same millimetres, so odd sizes are stretched by less than a pixel, not cropped.
        let (sx, sy) = (self.width as f64 / width as f64, self.height as f64 / height as f64);
        let span = |i: usize, step: f64, end: usize| {
            ((i as f64 * step) as usize, (((i + 1) as f64 * step).ceil() as usize).min(end))
        };
        let across: Vec<(usize, usize)> = (0..width).map(|x| span(x, sx, self.width)).collect();
        let mut data = vec![[0.0; N]; width * height];
        data.par_chunks_mut(width).enumerate().with_min_len(16).for_each(|(y, row)| {
            let (y0, y1) = span(y, sy, self.height);
            for (out, &(x0, x1)) in row.iter_mut().zip(&across) {
                let (mut sum, mut all) = ([0.0f32; N], 0.0f32);
                for yy in y0..y1 {
                    for p in &self.data[yy * self.width + x0..yy * self.width + x1] {
                        // Colour counts as far as there is card.
                        let weight = if N == 4 { p[N - 1] } else { 1.0 };
                        for i in 0..N {
                            sum[i] += p[i] * weight;
                        }
                        all += weight;
                    }
                }
                let once = 1.0 / all.max(1e-6);
                *out = sum.map(|s| s * once);
                if N == 4 {
                    out[N - 1] = all / ((y1 - y0) * (x1 - x0)) as f32;
                }
            }
        });
        Some(Self { width, height, data })
    }
}
