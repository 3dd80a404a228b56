//! Small pieces of a predicted print, looked for around the place where they should be.

use crate::{keypoints::Gray, simd::widest};
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
/// Shifts that are looked at together.
const TOGETHER: usize = 4;
/// The shifts beside one: straight, then slanting.
const BESIDE: [[[i64; 2]; TOGETHER]; 2] = [[[-1, 0], [1, 0], [0, -1], [0, 1]], [[-1, -1], [1, 1], [-1, 1], [1, -1]]];

/// The photo around a patch, as far as shifts may reach.
struct Around {
    stride: usize,
    reach: [i64; 2],
    data: Vec<f32>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shifted {
    /// From the predicted to the found place, in pixels.
    pub shift: [f64; 2],
    /// Likeness, up to 1.
    pub ncc: f64,
    /// How surely the place is known, see `Observation::weight`.
    pub weight: [f64; 3],
}

/// The sum of a strip, the halves first.
fn sum([a, b, c, d, e, f, g, h]: [f32; STRIP]) -> f32 {
    (f32x4::new([a, b, c, d]) + f32x4::new([e, f, g, h])).reduce_add()
}

impl Patch {
    /// Takes the prediction around a pixel; none where too little of it is known or it is flatter than that. The prediction is made for
    /// some pixels of a row at once: the first one's middle is given, ink and whether it is known (1 or 0) are wanted.
    pub fn new(
        at: [i64; 2],
        half: [i64; 2],
        flattest: f32,
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
        if length / (count as f32).sqrt() < flattest {
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

    /// Likeness of the photo at these shifts. Several at once: sums that do not wait for each other take less time.
    fn nccs<const N: usize>(&self, photo: &Gray, around: &Around, shifts: [[i64; 2]; N]) -> [f64; N] {
        let first =
            shifts.map(|[dx, dy]| (dy + around.reach[1]) as usize * around.stride + (dx + around.reach[0]) as usize);
        let sums = widest(
            #[inline(always)]
            || self.sums(around, first),
        );
        std::array::from_fn(|i| {
            let [dx, dy] = shifts[i];
            if !self.fits(photo, dx, dy) {
                return -1.0;
            }
            let [sum, square, product] = sums[i].map(sum);
            let spread = square - sum * sum / self.count;
            if spread < self.count * 1.6e-5 {
                return 0.0;
            }
            f64::from(product / spread.sqrt())
        })
    }

    /// For each of some places the sums of the photo's brightness from there on where the print is known, of its squares, of its
    /// products with the ink.
    #[inline(always)]
    fn sums<const N: usize>(&self, around: &Around, first: [usize; N]) -> [[[f32; STRIP]; 3]; N] {
        let mut sums = [[[0.0; STRIP]; 3]; N];
        let rows = self.ink.chunks_exact(self.stride).zip(self.known.chunks_exact(self.stride));
        for (row, (ink, known)) in rows.enumerate() {
            let seen = first.map(|first| &around.data[first + row * around.stride..][..self.stride]);
            let strips = ink.as_chunks::<STRIP>().0.iter().zip(known.as_chunks::<STRIP>().0);
            for (strip, (ink, known)) in strips.enumerate() {
                for (sums, seen) in sums.iter_mut().zip(&seen) {
                    let seen = &seen.as_chunks::<STRIP>().0[strip];
                    for k in 0..STRIP {
                        let value = seen[k] * known[k];
                        sums[0][k] += value;
                        sums[1][k] += value * value;
                        sums[2][k] += value * ink[k];
                    }
                }
            }
        }
        sums
    }

    /// The likeliest shift within a radius.
    pub fn find(&self, photo: &Gray, radius: [i64; 2]) -> Option<Shifted> {
        let around = self.around(photo, radius);
        let mut best = (-1.0, 0, 0);
        let step: usize = if radius[0] > 4 || radius[1] > 4 { 2 } else { 1 };
        let across: Vec<i64> = (-radius[0]..=radius[0]).step_by(step).collect();
        for dy in (-radius[1]..=radius[1]).step_by(step) {
            for some in across.chunks(TOGETHER) {
                // What fills up the last ones was looked at already and is no better.
                let shifts = std::array::from_fn(|i| [some[i.min(some.len() - 1)], dy]);
                let scores: [f64; TOGETHER] = self.nccs(photo, &around, shifts);
                for (score, [dx, dy]) in scores.into_iter().zip(shifts) {
                    if score > best.0 {
                        best = (score, dx, dy);
                    }
                }
            }
        }
        // Climb to the very top.
        for _ in 0..CLIMB {
            let mut top = best;
            for some in BESIDE {
                let shifts = some.map(|[ox, oy]| [best.1 + ox, best.2 + oy]);
                for (score, [dx, dy]) in self.nccs(photo, &around, shifts).into_iter().zip(shifts) {
                    if score > top.0 {
                        top = (score, dx, dy);
                    }
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
        let [straight, slanting] = BESIDE.map(|some| self.nccs(photo, &around, some.map(|[x, y]| [bx + x, by + y])));
        let [left, right, above, below] = straight;
        if left < 0.0 || right < 0.0 || above < 0.0 || below < 0.0 {
            return None;
        }
        let xx = 2.0 * ncc - left - right;
        let yy = 2.0 * ncc - above - below;
        let [up_left, down_right, down_left, up_right] = slanting;
        let xy = -(down_right + up_left - up_right - down_left) / 4.0;
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
        Some(Shifted {
            shift: [bx as f64 + shift[0], by as f64 + shift[1]],
            ncc,
            weight: [first * cap, cross * cap, last * cap],
        })
    }
}
