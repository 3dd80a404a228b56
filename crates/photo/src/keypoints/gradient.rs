//! Strength and direction of every pixel's slope, worked out once per level.

use super::{gray::Gray, spare::Spare};
use crate::simd::widest;
use rayon::prelude::*;
use std::f32::consts::TAU;
use std::ops::Range;

/// How steeply the brightness of each pixel of a level rises, and which way; those of the outermost pixels
/// are not worked out.
pub struct Slopes {
    pub width: usize,
    pub height: usize,
    pub strength: Vec<f32>,
    /// In turns from the x axis towards the y axis, 0 to 1.
    pub turns: Vec<f32>,
}

impl Slopes {
    /// Strengths and turns of some columns of a row.
    pub fn run(&self, y: usize, columns: Range<usize>) -> (&[f32], &[f32]) {
        let pixels = y * self.width + columns.start..y * self.width + columns.end;
        (&self.strength[pixels.clone()], &self.turns[pixels])
    }

    /// Room for the slopes of a picture of that size.
    pub fn new(width: usize, height: usize, spare: &Spare) -> Self {
        let [strength, turns] = [(); 2].map(|()| spare.take(width * height));
        Self { width, height, strength, turns }
    }

    pub fn give_back(self, spare: &Spare) {
        spare.give(self.strength);
        spare.give(self.turns);
    }

    /// Works out the slopes of a whole picture, in the place of those before.
    pub fn fill(&mut self, image: &Gray) {
        let (width, height) = (self.width, self.height);
        let rows = self.strength.par_chunks_mut(width).zip(self.turns.par_chunks_mut(width));
        rows.enumerate().with_min_len(8).for_each(|(y, (strength, turns))| {
            if y > 0 && y + 1 < height && width > 2 {
                let beside = (&image.row(y)[..width - 2], &image.row(y)[2..]);
                let above_and_below = (&image.row(y - 1)[1..width - 1], &image.row(y + 1)[1..width - 1]);
                let (strength, turns) = (&mut strength[1..width - 1], &mut turns[1..width - 1]);
                widest(
                    #[inline(always)]
                    || fill_row(beside, above_and_below, strength, turns),
                );
            }
        });
    }
}

/// Slopes of one row from its neighbours; a function of its own so that several pixels are worked out at once.
#[inline(always)]
fn fill_row((left, right): (&[f32], &[f32]), (up, down): (&[f32], &[f32]), strength: &mut [f32], turns: &mut [f32]) {
    let count = strength.len();
    let (left, right, up, down) = (&left[..count], &right[..count], &up[..count], &down[..count]);
    let turns = &mut turns[..count];
    for x in 0..count {
        let (dx, dy) = (right[x] - left[x], down[x] - up[x]);
        strength[x] = (dx * dx + dy * dy).sqrt();
        turns[x] = direction(dx, dy);
    }
}

/// The direction of (dx, dy) in turns, to a ten-thousandth; without branches, so that several are worked out at once.
#[inline(always)]
fn direction(dx: f32, dy: f32) -> f32 {
    let (ax, ay) = (dx.abs(), dy.abs());
    let (large, small) = if ax > ay { (ax, ay) } else { (ay, ax) };
    let ratio = small / (large + f32::MIN_POSITIVE);
    let square = ratio * ratio;
    // Arc tangent on 0..1 by Hastings, scaled to turns.
    let series = (((0.020_835_1 * square - 0.085_133) * square + 0.180_141) * square - 0.330_299_5) * square;
    let eighth = ratio * (series + 0.999_866) / TAU;
    let quarter = if ax > ay { eighth } else { 0.25 - eighth };
    let half = if dx < 0.0 { 0.5 - quarter } else { quarter };
    if dy < 0.0 { 1.0 - half } else { half }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_agree_with_the_arc_tangent() {
        for step in 0..1000 {
            let angle = step as f32 / 1000.0 * TAU;
            let error = (direction(angle.cos(), angle.sin()) - step as f32 / 1000.0).abs();
            assert!(error.min(1.0 - error) < 1e-4, "{step}: off by {error} turns");
        }
        assert_eq!(direction(0.0, 0.0), 0.25, "a flat pixel has some direction, and it is a number");
    }
}
