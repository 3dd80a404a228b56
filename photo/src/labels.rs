//! Which figure each pixel of the working picture shows, by the placements so far.

use crate::{camera::View, card::Standing};
use rayon::prelude::*;

/// The index of the nearest figure at each pixel.
#[derive(Debug, Clone)]
pub struct Labels {
    pub width: usize,
    pub height: usize,
    /// How often the picture's sides are halved.
    halvings: u32,
    data: Vec<u8>,
}

const NOBODY: u8 = u8::MAX;

/// Labels between which rays are taken to change evenly.
const STRIDE: usize = 8;

impl Labels {
    fn empty(size: [usize; 2], shrink: usize) -> Self {
        let [width, height] = size.map(|s| s.div_ceil(shrink));
        Self { width, height, halvings: shrink.ilog2(), data: vec![NOBODY; width * height] }
    }

    /// Paints the figures from the farthest to the nearest. The label is the figure's index in `figures`. One
    /// label stands for `shrink` times `shrink` pixels; that is a power of two.
    pub fn painted(size: [usize; 2], shrink: usize, view: &View, figures: &[Standing<'_>]) -> Self {
        let mut labels = Self::empty(size, shrink);
        let mut order: Vec<usize> = (0..figures.len()).collect();
        let depth = |i: &usize| view.depth([figures[*i].stand.x, figures[*i].stand.y, 0.0]);
        order.sort_by(|a, b| depth(b).total_cmp(&depth(a)));
        for i in order {
            labels.paint(view, &figures[i], i as u8);
        }
        labels
    }

    /// Paints one figure over what is there.
    fn paint(&mut self, view: &View, figure: &Standing<'_>, label: u8) {
        let Some(bounds) = figure.bounds(view) else { return };
        let one = (1u32 << self.halvings) as f64;
        let [left, top, right, bottom] = bounds.map(|b| b / one);
        let (x0, x1) = (left.floor().max(0.0) as usize, (right.ceil().max(0.0) as usize).min(self.width));
        let (y0, y1) = (top.floor().max(0.0) as usize, (bottom.ceil().max(0.0) as usize).min(self.height));
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        let seen = figure.seen_from(view.camera.place);
        let foot_top = figure.foot_top(view) - 2.0;
        let rows = self.data[y0 * self.width..y1 * self.width].par_chunks_mut(self.width).enumerate();
        rows.with_min_len(32).for_each(|(j, row)| {
            let y = ((y0 + j) as f64 + 0.5) * one;
            let low = y >= foot_top;
            let ray_at = |x: usize| view.ray([(x as f64 + 0.5) * one, y]);
            let mut before = ray_at(x0);
            for x in (x0..x1).step_by(STRIDE) {
                // Over so few pixels the lens bends nothing that could be seen.
                let after = ray_at(x + STRIDE);
                let step = [0, 1, 2].map(|k| (after[k] - before[k]) / STRIDE as f64);
                for (i, cell) in row[x..x1.min(x + STRIDE)].iter_mut().enumerate() {
                    let ray = [0, 1, 2].map(|k| before[k] + i as f64 * step[k]);
                    if seen.card_hit(ray).is_some() || low && seen.foot_hit(ray).is_some() {
                        *cell = label;
                    }
                }
                before = after;
            }
        });
    }

    /// Who is seen at this pixel of the picture.
    pub fn at(&self, x: usize, y: usize) -> Option<usize> {
        match self.data[(y >> self.halvings) * self.width + (x >> self.halvings)] {
            NOBODY => None,
            label => Some(usize::from(label)),
        }
    }
}
