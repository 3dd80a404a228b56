//! Strength and direction of every pixel's slope, worked out once per level.

use super::Gray;
use rayon::prelude::*;
use std::f32::consts::TAU;

/// How steeply a pixel's brightness rises, and which way.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Slope {
    pub strength: f32,
    /// In turns from the x axis towards the y axis, 0 to 1.
    pub turns: f32,
}

/// The slopes of one level; the outermost pixels have none.
pub struct Slopes {
    pub width: usize,
    pub height: usize,
    pub data: Vec<Slope>,
}

impl Slopes {
    /// The slopes of columns `from..to` of a row.
    pub fn run(&self, y: usize, from: usize, to: usize) -> &[Slope] {
        &self.data[y * self.width + from..y * self.width + to]
    }
}

/// Slopes of a whole picture.
pub fn slopes(image: &Gray) -> Slopes {
    let (width, height) = (image.width, image.height);
    let mut data = vec![Slope::default(); width * height];
    data.par_chunks_mut(width).enumerate().with_min_len(8).for_each(|(y, out)| {
        if y == 0 || y + 1 == height || width < 3 {
            return;
        }
        let (up, here, down) = (image.row(y - 1), image.row(y), image.row(y + 1));
        let across = here[2..].iter().zip(&here[..width - 2]);
        let along = down[1..width - 1].iter().zip(&up[1..width - 1]);
        for ((slope, (right, left)), (down, up)) in out[1..width - 1].iter_mut().zip(across).zip(along) {
            let (dx, dy) = (right - left, down - up);
            *slope = Slope { strength: (dx * dx + dy * dy).sqrt(), turns: turns(dx, dy) };
        }
    });
    Slopes { width, height, data }
}

/// The direction of (dx, dy) in turns, to a ten-thousandth; without branches, so that four are worked out at once.
#[inline(always)]
fn turns(dx: f32, dy: f32) -> f32 {
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
            let error = (turns(angle.cos(), angle.sin()) - step as f32 / 1000.0).abs();
            assert!(error.min(1.0 - error) < 1e-4, "{step}: off by {error} turns");
        }
        assert_eq!(turns(0.0, 0.0), 0.25, "a flat pixel has some direction, and it is a number");
    }
}
