//! Small pieces of a predicted print, looked for around the place where they should be.

use crate::gray::Gray;

/// A piece of what should be seen, around a pixel of the photo.
#[derive(Debug, Clone)]
pub struct Patch {
    /// The pixel whose middle is the patch's middle.
    pub at: [i64; 2],
    half: [i64; 2],
    /// Offset from the middle and predicted brightness, mean 0 and length 1.
    ink: Vec<(i32, i32, f32)>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found {
    /// From the predicted to the found place, in pixels.
    pub shift: [f64; 2],
    /// Likeness, up to 1.
    pub ncc: f64,
    /// How surely the place is known, see `Observation::weight`.
    pub weight: [f64; 3],
}

/// Prints flatter than this tell nothing.
const FLATTEST: f32 = 0.012;

impl Patch {
    /// Takes the prediction around a pixel; none where too little of it is known or it is too flat.
    pub fn new(at: [i64; 2], half: [i64; 2], predicted: impl Fn([f64; 2]) -> Option<f32>) -> Option<Self> {
        let all = ((2 * half[0] + 1) * (2 * half[1] + 1)) as usize;
        let mut ink = Vec::with_capacity(all);
        for dy in -half[1]..=half[1] {
            for dx in -half[0]..=half[0] {
                if let Some(value) = predicted([(at[0] + dx) as f64 + 0.5, (at[1] + dy) as f64 + 0.5]) {
                    ink.push((dx as i32, dy as i32, value));
                }
            }
        }
        if ink.len() * 10 < all * 6 {
            return None;
        }
        let mean = ink.iter().map(|i| i.2).sum::<f32>() / ink.len() as f32;
        let length = ink.iter().map(|i| (i.2 - mean).powi(2)).sum::<f32>().sqrt();
        if length / (ink.len() as f32).sqrt() < FLATTEST {
            return None;
        }
        for i in &mut ink {
            i.2 = (i.2 - mean) / length;
        }
        Some(Self { at, half, ink })
    }

    fn fits(&self, photo: &Gray, dx: i64, dy: i64) -> bool {
        let (x, y) = (self.at[0] + dx, self.at[1] + dy);
        x >= self.half[0]
            && y >= self.half[1]
            && x + self.half[0] < photo.width as i64
            && y + self.half[1] < photo.height as i64
    }

    /// Likeness of the photo at this shift.
    fn ncc(&self, photo: &Gray, dx: i64, dy: i64) -> f64 {
        if !self.fits(photo, dx, dy) {
            return -1.0;
        }
        let origin = (self.at[1] + dy) * photo.width as i64 + self.at[0] + dx;
        let (mut sum, mut square, mut product) = (0.0f32, 0.0f32, 0.0f32);
        for &(x, y, ink) in &self.ink {
            let value = photo.data[(origin + i64::from(y) * photo.width as i64 + i64::from(x)) as usize];
            sum += value;
            square += value * value;
            product += value * ink;
        }
        let n = self.ink.len() as f32;
        let spread = square - sum * sum / n;
        if spread < n * 1.6e-5 {
            return 0.0;
        }
        f64::from(product / spread.sqrt())
    }

    /// The likeliest shift within a radius.
    pub fn find(&self, photo: &Gray, radius: [i64; 2]) -> Option<Found> {
        let mut best = (-1.0, 0, 0);
        let step = if radius[0] > 4 || radius[1] > 4 { 2 } else { 1 };
        let mut dy = -radius[1];
        while dy <= radius[1] {
            let mut dx = -radius[0];
            while dx <= radius[0] {
                let score = self.ncc(photo, dx, dy);
                if score > best.0 {
                    best = (score, dx, dy);
                }
                dx += step;
            }
            dy += step;
        }
        // Climb to the very top.
        for _ in 0..6 {
            let mut top = best;
            for (ox, oy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)] {
                let score = self.ncc(photo, best.1 + ox, best.2 + oy);
                if score > top.0 {
                    top = (score, best.1 + ox, best.2 + oy);
                }
            }
            if top == best {
                break;
            }
            best = top;
        }
        let (ncc, bx, by) = best;
        if ncc < 0.3 || bx.abs() > radius[0] || by.abs() > radius[1] {
            return None;
        }
        let at = |x: i64, y: i64| self.ncc(photo, bx + x, by + y);
        let (left, right, above, below) = (at(-1, 0), at(1, 0), at(0, -1), at(0, 1));
        if left < 0.0 || right < 0.0 || above < 0.0 || below < 0.0 {
            return None;
        }
        let xx = 2.0 * ncc - left - right;
        let yy = 2.0 * ncc - above - below;
        let xy = -(at(1, 1) + at(-1, -1) - at(1, -1) - at(-1, 1)) / 4.0;
        let det = xx * yy - xy * xy;
        if xx <= 0.0 || yy <= 0.0 || det <= 1e-9 {
            return None;
        }
        let (gx, gy) = ((right - left) / 2.0, (below - above) / 2.0);
        let shift = [(gx * yy - gy * xy) / det, (gy * xx - gx * xy) / det];
        if shift[0].abs() > 1.0 || shift[1].abs() > 1.0 {
            return None;
        }
        // The flatter the peak and the poorer the likeness, the less is known; never better than a third of a pixel.
        let doubt = 0.5 * (1.0 - ncc) + 0.02;
        let scale = |c: f64| c / doubt;
        let (a, b, c) = (scale(xx), scale(xy), scale(yy));
        let first = a.sqrt();
        let cross = b / first;
        let last = (c - cross * cross).max(1e-9).sqrt();
        let cap = (3.0 / first.max(last)).min(1.0);
        Some(Found {
            shift: [bx as f64 + shift[0], by as f64 + shift[1]],
            ncc,
            weight: [first * cap, cross * cap, last * cap],
        })
    }
}
