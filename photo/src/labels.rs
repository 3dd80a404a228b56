//! Which figure each pixel of the working picture shows, by the placements so far.

use crate::{camera::View, card::Standing};
use rayon::prelude::*;

/// The index of the nearest figure at each pixel.
#[derive(Debug, Clone)]
pub struct Labels {
    pub width: usize,
    pub height: usize,
    /// Pixels of the picture for one of these, to each side.
    shrink: usize,
    data: Vec<u8>,
}

const NOBODY: u8 = u8::MAX;

impl Labels {
    fn empty(size: [usize; 2], shrink: usize) -> Self {
        let [width, height] = size.map(|s| s.div_ceil(shrink));
        Self { width, height, shrink, data: vec![NOBODY; width * height] }
    }

    /// Paints the figures from the farthest to the nearest. The label is the figure's index in `figures`. One
    /// label stands for `shrink` times `shrink` pixels.
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
        let one = self.shrink as f64;
        let [left, top, right, bottom] = bounds.map(|b| b / one);
        let (x0, x1) = (left.floor().max(0.0) as usize, (right.ceil().max(0.0) as usize).min(self.width));
        let (y0, y1) = (top.floor().max(0.0) as usize, (bottom.ceil().max(0.0) as usize).min(self.height));
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        let seen = figure.seen_from(view.camera.place);
        self.data[y0 * self.width..y1 * self.width].par_chunks_mut(self.width).enumerate().for_each(|(j, row)| {
            for (x, cell) in row.iter_mut().enumerate().take(x1).skip(x0) {
                let ray = view.ray([(x as f64 + 0.5) * one, ((y0 + j) as f64 + 0.5) * one]);
                if seen.covers(ray).is_some() {
                    *cell = label;
                }
            }
        });
    }

    /// Who is seen at this pixel of the picture.
    pub fn at(&self, x: usize, y: usize) -> Option<usize> {
        match self.data[(y / self.shrink) * self.width + x / self.shrink] {
            NOBODY => None,
            label => Some(usize::from(label)),
        }
    }
}
