//! Which figure each pixel of the working picture shows, by the placements so far.

use crate::{
    camera::View,
    model::card::{STRIDE, Standing},
    simd::widest,
};
use rayon::prelude::*;
use std::ops::Range;

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
        order.sort_by(|a, b| depth(view, &figures[*b]).total_cmp(&depth(view, &figures[*a])));
        for i in order {
            labels.paint(view, &figures[i], i as u8, |_| true);
        }
        labels
    }

    /// Paints the last of these figures; all others are painted already.
    pub fn add_last(&mut self, view: &View, figures: &[Standing<'_>]) {
        let Some((last, others)) = figures.split_last() else { return };
        let far = depth(view, last);
        let behind: Vec<bool> = others.iter().map(|o| depth(view, o) > far).collect();
        self.paint(view, last, others.len() as u8, |label| behind[usize::from(label)]);
    }

    /// Paints one figure where there is nobody or somebody whom it covers.
    fn paint(&mut self, view: &View, figure: &Standing<'_>, label: u8, covers: impl Fn(u8) -> bool + Sync) {
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
                let cards = widest(
                    #[inline(always)]
                    || seen.cards_met(seen.ways(before), seen.ways(after)),
                );
                for (i, cell) in row[x..x1.min(x + STRIDE)].iter_mut().enumerate() {
                    let share = i as f64 / STRIDE as f64;
                    let between = |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|k| a[k] + share * (b[k] - a[k]));
                    let free = *cell == NOBODY || covers(*cell);
                    let met = free && (cards[i] || low && seen.foot_hit(between(before, after)).is_some());
                    if met {
                        *cell = label;
                    }
                }
                before = after;
            }
        });
    }

    /// Is nobody seen at any of these pixels of a row?
    pub fn are_free(&self, columns: Range<usize>, y: usize) -> bool {
        let row = (y >> self.halvings) * self.width;
        let (first, last) = (columns.start >> self.halvings, (columns.end - 1) >> self.halvings);
        self.data[row + first..=row + last].iter().all(|label| *label == NOBODY)
    }

    /// Who is seen at this pixel of the picture.
    pub fn at(&self, x: usize, y: usize) -> Option<usize> {
        match self.data[(y >> self.halvings) * self.width + (x >> self.halvings)] {
            NOBODY => None,
            label => Some(usize::from(label)),
        }
    }
}

fn depth(view: &View, figure: &Standing<'_>) -> f64 {
    view.depth([figure.stand.x, figure.stand.y, 0.0])
}
