//! Where a floor's print has something to hold on to: many floors are plain but for their lines.

use crate::options::DetailOptions;

/// How much the print changes around each place: the way it changes most, and the way it changes least.
#[derive(Debug, Clone)]
pub struct Detail {
    options: DetailOptions,
    size_mm: [f64; 2],
    /// Millimetres between the places that were looked at.
    step: f64,
    width: usize,
    height: usize,
    changes: Vec<[f64; 2]>,
    typical: f64,
    /// Contrast of the parts that are not plain.
    contrast: f64,
    pub is_plain: bool,
}

impl Detail {
    /// `shades` are the print's, so many millimetres apart, the nearest row first.
    pub fn new(options: DetailOptions, size_mm: [f64; 2], width: usize, step: f64, shades: &[f32]) -> Self {
        let height = shades.len() / width;
        let at = |i: usize, j: usize| f64::from(shades[j.min(height - 1) * width + i.min(width - 1)]);
        let products: Vec<[f64; 3]> = (0..width * height)
            .map(|k| {
                let (i, j) = (k % width, k / width);
                let (x, y) = (at(i + 1, j) - at(i.saturating_sub(1), j), at(i, j + 1) - at(i, j.saturating_sub(1)));
                [x * x, x * y, y * y]
            })
            .collect();
        let reach = options.around;
        let around = |k: usize, length: usize| k.saturating_sub(reach)..(k + reach + 1).min(length);
        let changes: Vec<[f64; 2]> = (0..width * height)
            .map(|k| {
                let mut sums = [0.0; 3];
                for j in around(k / width, height) {
                    for i in around(k % width, width) {
                        sums = [0, 1, 2].map(|n| sums[n] + products[j * width + i][n]);
                    }
                }
                let [xx, xy, yy] = sums;
                let (half, apart) = (0.5 * (xx + yy), (0.5 * (xx - yy)).hypot(xy));
                [half + apart, half - apart].map(|square| square.max(0.0).sqrt())
            })
            .collect();
        let spread = |k: usize| {
            let around = around(k / width, height).flat_map(|j| around(k % width, width).map(move |i| (i, j)));
            let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
            for (i, j) in around {
                let shade = at(i, j);
                (count, sum, squares) = (count + 1.0, sum + shade, squares + shade * shade);
            }
            (squares / count - (sum / count).powi(2)).max(0.0).sqrt()
        };
        let typical = at_share(options.typical, changes.iter().map(|c| c[0]).collect());
        let spreads: Vec<f64> = (0..width * height).map(spread).collect();
        let contrast = at_share(options.typical, spreads.clone());
        let is_plain = at_share(options.plain, spreads) < options.grain * contrast;
        Self { options, size_mm, step, width, height, changes, typical, contrast, is_plain }
    }

    /// Pieces of a plain print that are flatter than this show nothing but its grain.
    pub fn flattest(&self) -> f32 {
        if self.is_plain { (self.options.grain * self.contrast) as f32 } else { 0.0 }
    }

    /// Places about `spacing` apart in millimetres, on a plain floor each moved to where there is most to see nearby.
    pub fn places(&self, spacing: f64) -> Vec<[f64; 2]> {
        let counts = self.size_mm.map(|mm| (mm / spacing) as usize);
        let all = (0..counts[1]).flat_map(|j| (0..counts[0]).map(move |i| [i, j]));
        let sides = [0, 1].map(|k| self.size_mm[k] / counts[k].max(1) as f64);
        all.map(|cell| self.place(cell, sides)).collect()
    }

    fn place(&self, cell: [usize; 2], sides: [f64; 2]) -> [f64; 2] {
        let middle = [0, 1].map(|k| (cell[k] as f64 + 0.5) * sides[k]);
        let at = middle.map(|mm| (mm / self.step) as usize);
        if !self.is_plain || self.changes(at)[0] >= self.options.enough * self.typical {
            return middle;
        }
        let span = |k: usize, length: usize| {
            let first = (cell[k] as f64 * sides[k] / self.step).ceil() as usize;
            first..(((cell[k] + 1) as f64 * sides[k] / self.step) as usize).min(length)
        };
        let inside = span(1, self.height).flat_map(|j| span(0, self.width).map(move |i| [i, j]));
        let worth = |at: &[usize; 2]| {
            let [most, least] = self.changes(*at);
            least + self.options.one_way * most
        };
        let best = inside.max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let better = best.filter(|best| worth(best) > self.options.more * worth(&at));
        better.map_or(middle, |best| best.map(|k| (k as f64 + 0.5) * self.step))
    }

    fn changes(&self, [i, j]: [usize; 2]) -> [f64; 2] {
        self.changes[j.min(self.height - 1) * self.width + i.min(self.width - 1)]
    }
}

/// What this share of them is below.
fn at_share(share: f64, mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[((values.len() - 1) as f64 * share) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{kit::Floor, model::print::PrintedFloor, options::PrintOptions};
    use image::{Rgb, RgbImage};

    /// Ten pixels for a millimetre; grey grain, and a dark line every 40 mm if there are lines.
    fn floor(grain: u32, lines: bool) -> Detail {
        let picture = RgbImage::from_fn(1200, 800, |x, y| {
            let on_line = |at: u32| (at + 5) % 400 < 10;
            let noise = (x / 7 * 31 + y / 7 * 17) * 37 % 11 * grain / 10;
            let shade = if lines && (on_line(x) || on_line(y)) { 60 } else { 150 + noise };
            Rgb([shade as u8; 3])
        });
        let (size_mm, grid_mm) = ([120.0, 80.0], [0.0, 0.0, 120.0, 80.0]);
        let floor = Floor { picture, size_mm, columns: 3, rows: 2, grid_mm, blocked: Vec::new() };
        PrintedFloor::new(&PrintOptions::default(), &floor).detail
    }

    fn from_line([x, y]: [f64; 2]) -> f64 {
        let off = |at: f64| (at - (at / 40.0).round() * 40.0).abs();
        off(x).min(off(y))
    }

    #[test]
    fn on_a_plain_floor_places_lie_by_the_lines() {
        let detail = floor(2, true);
        let places = detail.places(20.0);
        assert_eq!(places.len(), 6 * 4);
        let near = places.iter().filter(|place| from_line(**place) < 6.0).count();
        assert_eq!(near, places.len(), "each part of 20 mm touches a line: {places:?}");
    }

    #[test]
    fn on_a_busy_floor_places_lie_evenly() {
        let places = floor(100, false).places(20.0);
        let even = |place: &[f64; 2]| place.iter().all(|at| ((at - 10.0) / 20.0).fract().abs() < 1e-9);
        assert!(places.iter().all(even), "{places:?}");
    }

    #[test]
    fn grain_is_flatter_than_what_is_worth_looking_for_where_there_are_lines() {
        let (lined, busy) = (floor(2, true).flattest(), floor(100, false).flattest());
        assert!(lined > 0.012 && busy == 0.0, "{lined} with lines, {busy} where all is busy");
    }
}
