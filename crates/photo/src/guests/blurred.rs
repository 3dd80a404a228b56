//! The photo in several sizes, each half of the one before.

use crate::model::{labels::Labels, work::Work};
use rayon::prelude::*;
use std::sync::Arc;
use wide::f32x4;

/// The photo in several sizes, so that few samples see all of it.
#[derive(Debug, Clone)]
pub struct Blurred<'a> {
    whole: &'a Work,
    levels: Arc<Layers>,
}

/// Half the size and smaller; the fourth number only fills.
#[derive(Debug, Clone)]
pub struct Layers(Vec<Layer>);

#[derive(Debug, Clone)]
struct Layer {
    width: usize,
    height: usize,
    data: Vec<[f32; 4]>,
}

impl<'a> Blurred<'a> {
    pub fn new(work: &'a Work) -> Self {
        Self::with(work, Arc::new(Layers::new(work)))
    }

    /// With layers that were made of the same picture before.
    pub fn with(work: &'a Work, levels: Arc<Layers>) -> Self {
        Self { whole: work, levels }
    }

    /// The size at which one pixel is about as wide as this many pixels of the photo.
    pub fn level(&self, pixels: f64) -> usize {
        (pixels.max(1.0).log2().round() as usize).min(self.levels.0.len())
    }

    /// The colour at a pixel of the photo; none outside the frame or where somebody stands in the way.
    pub fn open(
        &self,
        level: usize,
        [x, y]: [f32; 2],
        labels: &Labels,
        in_the_way: impl Fn(usize) -> bool,
    ) -> Option<[f32; 3]> {
        let (right, bottom) = (self.whole.width as f32 - 0.5, self.whole.height as f32 - 0.5);
        // Also not where there is no number.
        let inside = x >= 0.5 && y >= 0.5 && x <= right && y <= bottom;
        let open = inside && !labels.at(x as u32 as usize, y as u32 as usize).is_some_and(in_the_way);
        open.then(|| self.colour(level, [x, y]))
    }

    fn colour(&self, level: usize, [x, y]: [f32; 2]) -> [f32; 3] {
        if level == 0 {
            return self.whole.colour(f64::from(x), f64::from(y));
        }
        let l = &self.levels.0[level - 1];
        let shrink = 1.0 / (1u32 << level) as f32;
        let (fx, fy) =
            ((x * shrink - 0.5).clamp(0.0, (l.width - 1) as f32), (y * shrink - 0.5).clamp(0.0, (l.height - 1) as f32));
        let (x0, y0) = (fx as u32 as usize, fy as u32 as usize);
        let (across, down) = (usize::from(x0 + 1 < l.width), if y0 + 1 < l.height { l.width } else { 0 });
        let (a, b) = (fx - x0 as f32, fy - y0 as f32);
        let at = y0 * l.width + x0;
        let [p, q] = [at, at + across].map(|i| f32x4::new(l.data[i]));
        let [r, s] = [at + down, at + down + across].map(|i| f32x4::new(l.data[i]));
        let (above, below) = (p + (q - p) * f32x4::splat(a), r + (s - r) * f32x4::splat(a));
        let [red, green, blue, _] = (above + (below - above) * f32x4::splat(b)).to_array();
        [red, green, blue]
    }
}

impl Layers {
    pub fn new(work: &Work) -> Self {
        let mut levels = vec![Layer::halved([work.width, work.height], |x, y| {
            let [r, g, b] = work.pixel(x, y);
            [r, g, b, 0.0]
        })];
        for _ in 0..3 {
            let Some(last) = levels.last() else { break };
            let next = Layer::halved([last.width, last.height], |x, y| last.data[y * last.width + x]);
            levels.push(next);
        }
        Self(levels)
    }
}

impl Layer {
    fn halved([wide, high]: [usize; 2], at: impl Fn(usize, usize) -> [f32; 4] + Sync) -> Self {
        let (width, height) = ((wide / 2).max(1), (high / 2).max(1));
        let mut data = vec![[0.0; 4]; width * height];
        data.par_chunks_mut(width).enumerate().for_each(|(y, row)| {
            let (y0, y1) = ((2 * y).min(high - 1), (2 * y + 1).min(high - 1));
            for (x, out) in row.iter_mut().enumerate() {
                let (x0, x1) = ((2 * x).min(wide - 1), (2 * x + 1).min(wide - 1));
                let (p, q, r, s) = (at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y1));
                *out = std::array::from_fn(|i| 0.25 * (p[i] + q[i] + r[i] + s[i]));
            }
        });
        Self { width, height, data }
    }
}
