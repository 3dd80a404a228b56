//! A print in several sizes, so that it can be drawn small without grain.

use image::{GrayImage, RgbImage};

/// Red, green, blue, and how much of the place is card (1) or not (0).
pub type Ink = [f32; 4];

#[derive(Debug, Clone)]
struct Level {
    width: usize,
    height: usize,
    data: Vec<Ink>,
}

/// A flat print of known size. Places are in millimetres from its top left corner.
#[derive(Debug, Clone)]
pub struct Texture {
    levels: Vec<Level>,
    /// Pixels of the finest level for each millimetre, across and down.
    per_mm: [f64; 2],
    pub size_mm: [f64; 2],
}

impl Texture {
    pub fn new(print: &RgbImage, outline: Option<&GrayImage>, size_mm: [f64; 2]) -> Self {
        let (width, height) = (print.width() as usize, print.height() as usize);
        let data = print
            .pixels()
            .enumerate()
            .map(|(i, p)| {
                let alpha = outline.map_or(255, |o| o.as_raw()[i]);
                [p[0], p[1], p[2], alpha].map(|c| f32::from(c) / 255.0)
            })
            .collect();
        let mut levels = vec![Level { width, height, data }];
        while let Some(next) = levels.last().and_then(Level::halved) {
            levels.push(next);
        }
        Self { levels, per_mm: [width as f64 / size_mm[0], height as f64 / size_mm[1]], size_mm }
    }

    /// The ink at a place, seen where one pixel of the picture covers `across` and `down` millimetres of the print.
    pub fn sample(&self, x: f64, y: f64, [across, down]: [f64; 2]) -> Ink {
        let (fine, coarse, along_y) = {
            let (a, d) = (across * self.per_mm[0], down * self.per_mm[1]);
            (a.min(d).max(1e-3), a.max(d).max(1e-3), d > a)
        };
        let taps = (coarse / fine.max(1.0)).ceil().clamp(1.0, 6.0);
        let level = (coarse / taps).log2().max(0.0);
        if taps <= 1.0 {
            return self.trilinear(x, y, level);
        }
        let mut sum = [0.0; 4];
        for k in 0..taps as usize {
            let shift = (k as f64 + 0.5) / taps - 0.5;
            let ink = if along_y {
                self.trilinear(x, y + shift * down, level)
            } else {
                self.trilinear(x + shift * across, y, level)
            };
            for (s, i) in sum.iter_mut().zip(ink) {
                *s += i / taps as f32;
            }
        }
        sum
    }

    fn trilinear(&self, x: f64, y: f64, level: f64) -> Ink {
        let last = self.levels.len() - 1;
        let low = (level as usize).min(last);
        let a = self.bilinear(x, y, low);
        let share = (level - low as f64) as f32;
        if low == last || share < 0.05 {
            return a;
        }
        let b = self.bilinear(x, y, low + 1);
        [0, 1, 2, 3].map(|i| a[i] * (1.0 - share) + b[i] * share)
    }

    fn bilinear(&self, x: f64, y: f64, level: usize) -> Ink {
        let l = &self.levels[level];
        let (fx, fy) = (x / self.size_mm[0] * l.width as f64 - 0.5, y / self.size_mm[1] * l.height as f64 - 0.5);
        if fx < -0.5 || fy < -0.5 || fx > l.width as f64 - 0.5 || fy > l.height as f64 - 0.5 {
            return [0.0; 4];
        }
        let (fx, fy) = (fx.clamp(0.0, (l.width - 1) as f64), fy.clamp(0.0, (l.height - 1) as f64));
        let (x0, y0) = (fx as usize, fy as usize);
        let (x1, y1) = ((x0 + 1).min(l.width - 1), (y0 + 1).min(l.height - 1));
        let (a, b) = ((fx - x0 as f64) as f32, (fy - y0 as f64) as f32);
        let at = |x: usize, y: usize| l.data[y * l.width + x];
        let (p, q, r, s) = (at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y1));
        [0, 1, 2, 3].map(|i| (p[i] * (1.0 - a) + q[i] * a) * (1.0 - b) + (r[i] * (1.0 - a) + s[i] * a) * b)
    }
}

impl Level {
    fn halved(&self) -> Option<Self> {
        let (width, height) = (self.width / 2, self.height / 2);
        if width < 8 || height < 8 {
            return None;
        }
        let mut data = Vec::with_capacity(width * height);
        // The levels must cover the same millimetres, so odd sizes are stretched by less than a pixel, not cropped.
        let (sx, sy) = (self.width as f64 / width as f64, self.height as f64 / height as f64);
        for y in 0..height {
            for x in 0..width {
                let mut sum = [0.0f32; 4];
                let (y0, y1) = ((y as f64 * sy) as usize, (((y + 1) as f64 * sy).ceil() as usize).min(self.height));
                let (x0, x1) = ((x as f64 * sx) as usize, (((x + 1) as f64 * sx).ceil() as usize).min(self.width));
                for yy in y0..y1 {
                    for xx in x0..x1 {
                        let p = self.data[yy * self.width + xx];
                        for i in 0..3 {
                            sum[i] += p[i] * p[3];
                        }
                        sum[3] += p[3];
                    }
                }
                let count = ((y1 - y0) * (x1 - x0)) as f32;
                let weight = sum[3].max(1e-6);
                data.push([sum[0] / weight, sum[1] / weight, sum[2] / weight, sum[3] / count]);
            }
        }
        Some(Self { width, height, data })
    }
}
