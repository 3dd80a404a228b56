//! Small pieces of a predicted print, looked for around the place where they should be.

use crate::{gray::Gray, simd::widest};
use wide::f32x4;

/// A piece of what should be seen, around a pixel of the photo.
#[derive(Debug, Clone)]
pub struct Patch {
    /// The pixel whose middle is the patch's middle.
    pub at: [i64; 2],
    half: [i64; 2],
    /// Numbers in a row: the width, and some for nothing so that it can be taken in even strips.
    stride: usize,
    /// Predicted brightness, mean 0 and length 1; 0 where it is not known.
    ink: Vec<f32>,
    /// 1 where it is known.
    known: Vec<f32>,
    count: f32,
}

/// Pixels that are summed at once.
pub const STRIP: usize = 8;
/// How far beyond the radius the likeliest shift is followed.
const CLIMB: i64 = 6;

/// The photo around a patch, as far as shifts may reach.
struct Around {
    stride: usize,
    reach: [i64; 2],
    data: Vec<f32>,
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

/// The sum of a strip, the halves first.
fn sum([a, b, c, d, e, f, g, h]: [f32; STRIP]) -> f32 {
    (f32x4::new([a, b, c, d]) + f32x4::new([e, f, g, h])).reduce_add()
}

impl Patch {
    /// Takes the prediction around a pixel; none where too little of it is known or it is too flat. The prediction is made for
    /// some pixels of a row at once: the first one's middle is given, ink and whether it is known (1 or 0) are wanted.
    pub fn new(
        at: [i64; 2],
        half: [i64; 2],
        predicted: impl Fn([f64; 2], &mut [f32; STRIP], &mut [f32; STRIP]),
    ) -> Option<Self> {
        let width = 2 * half[0] as usize + 1;
        let rows = 2 * half[1] as usize + 1;
        let all = width * rows;
        let stride = width.next_multiple_of(STRIP);
        let (mut ink, mut known) = (vec![0.0f32; stride * rows], vec![0.0f32; stride * rows]);
        let (mut count, mut sum) = (0usize, 0.0f32);
        let both = ink.chunks_exact_mut(stride).zip(known.chunks_exact_mut(stride));
        for (dy, (ink, known)) in (-half[1]..).zip(both) {
            let strips = ink.as_chunks_mut().0.iter_mut().zip(known.as_chunks_mut().0);
            for (dx, (ink, known)) in (-half[0]..).step_by(STRIP).zip(strips) {
                predicted([(at[0] + dx) as f64 + 0.5, (at[1] + dy) as f64 + 0.5], ink, known);
            }
            known[width..].fill(0.0);
            for (ink, known) in ink.iter_mut().zip(known) {
                *ink *= *known;
                count += usize::from(*known > 0.0);
                sum += *ink;
            }
        }
        if count * 10 < all * 6 {
            return None;
        }
        let mean = sum / count as f32;
        for (i, k) in ink.iter_mut().zip(&known) {
            *i = (*i - mean) * k;
        }
        let length = ink.iter().map(|i| i * i).sum::<f32>().sqrt();
        if length / (count as f32).sqrt() < FLATTEST {
            return None;
        }
        for i in &mut ink {
            *i /= length;
        }
        Some(Self { at, half, stride, ink, known, count: count as f32 })
    }

    /// Copies what shifts within a radius may reach.
    fn around(&self, photo: &Gray, radius: [i64; 2]) -> Around {
        let reach = radius.map(|r| r + CLIMB + 1);
        let stride = self.stride + 2 * reach[0] as usize;
        let [left, top] = [0, 1].map(|k| self.at[k] - self.half[k] - reach[k]);
        let rows = 2 * (self.half[1] + reach[1]) as usize + 1;
        let mut data = vec![0.0; stride * rows];
        let (from, to) = (left.clamp(0, photo.width as i64), (left + stride as i64).clamp(0, photo.width as i64));
        for (y, row) in (top..).zip(data.chunks_exact_mut(stride)) {
            if y >= 0 && y < photo.height as i64 && from < to {
                row[(from - left) as usize..(to - left) as usize]
                    .copy_from_slice(&photo.row(y as usize)[from as usize..to as usize]);
            }
        }
        Around { stride, reach, data }
    }

    fn fits(&self, photo: &Gray, dx: i64, dy: i64) -> bool {
        let (x, y) = (self.at[0] + dx, self.at[1] + dy);
        x >= self.half[0]
            && y >= self.half[1]
            && x + self.half[0] < photo.width as i64
            && y + self.half[1] < photo.height as i64
    }

    /// Likeness of the photo at this shift.
    fn ncc(&self, photo: &Gray, around: &Around, dx: i64, dy: i64) -> f64 {
        if !self.fits(photo, dx, dy) {
            return -1.0;
        }
        let first = (dy + around.reach[1]) as usize * around.stride + (dx + around.reach[0]) as usize;
        let sums = widest(
            #[inline(always)]
            || self.sums(around, first),
        );
        let [sum, square, product] = sums.map(sum);
        let spread = square - sum * sum / self.count;
        if spread < self.count * 1.6e-5 {
            return 0.0;
        }
        f64::from(product / spread.sqrt())
    }

    /// Sums of the photo's brightness from this place on where the print is known, of its squares, of its products with the ink.
    #[inline(always)]
    fn sums(&self, around: &Around, first: usize) -> [[f32; STRIP]; 3] {
        let mut sums = [[0.0; STRIP]; 3];
        let rows = self.ink.chunks_exact(self.stride).zip(self.known.chunks_exact(self.stride));
        for ((ink, known), seen) in rows.zip(around.data[first..].chunks(around.stride)) {
            let strips = ink.as_chunks::<STRIP>().0.iter().zip(known.as_chunks::<STRIP>().0);
            for ((ink, known), seen) in strips.zip(seen.as_chunks::<STRIP>().0) {
                for k in 0..STRIP {
                    let value = seen[k] * known[k];
                    sums[0][k] += value;
                    sums[1][k] += value * value;
                    sums[2][k] += value * ink[k];
                }
            }
        }
        sums
    }

    /// The likeliest shift within a radius.
    pub fn find(&self, photo: &Gray, radius: [i64; 2]) -> Option<Found> {
        let around = self.around(photo, radius);
        let mut best = (-1.0, 0, 0);
        let step = if radius[0] > 4 || radius[1] > 4 { 2 } else { 1 };
        let mut dy = -radius[1];
        while dy <= radius[1] {
            let mut dx = -radius[0];
            while dx <= radius[0] {
                let score = self.ncc(photo, &around, dx, dy);
                if score > best.0 {
                    best = (score, dx, dy);
                }
                dx += step;
            }
            dy += step;
        }
        // Climb to the very top.
        for _ in 0..CLIMB {
            let mut top = best;
            for (ox, oy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)] {
                let score = self.ncc(photo, &around, best.1 + ox, best.2 + oy);
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
        let at = |x: i64, y: i64| self.ncc(photo, &around, bx + x, by + y);
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
