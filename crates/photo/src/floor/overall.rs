//! How much all of the floor that is in sight looks like its print: what no single piece of a faint print shows, all of them
//! together may.

use crate::{
    camera::Camera,
    model::{
        labels::Labels,
        prepared::Prepared,
        print::{Plan, STEP},
        work::Work,
    },
};
use rayon::prelude::*;

/// Likeness of the floor's places in sight to the print, and how many there are.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Overall {
    pub likeness: f64,
    pub places: f64,
}

impl Overall {
    /// The floor as this camera sees it, figures masked.
    pub fn new(prepared: &Prepared, work: &Work, camera: &Camera, labels: &Labels) -> Self {
        let (print, options) = (&prepared.floor.coarse, &prepared.options.floor);
        let view = camera.view();
        let shade = |k: usize| {
            let (i, j) = (k % print.width, k / print.width);
            let at = [(i as f64 + 0.5) * STEP, (j as f64 + 0.5) * STEP];
            let pixel = view.project([at[0], at[1], 0.0])?;
            let farther = view.project([at[0], at[1] + STEP, 0.0])?;
            let tall = (pixel[1] - farther[1]).abs();
            let free = |x: f64, y: f64| view.inside([x, y], 2.0) && labels.at(x as usize, y as usize).is_none();
            if STEP > options.most_mm_per_px * tall || !free(pixel[0], pixel[1]) {
                return None;
            }
            let beside = view.project([at[0] + STEP, at[1], 0.0])?;
            let wide = (beside[0] - pixel[0]).abs();
            let steps = |length: f64| (length.round() as i32).clamp(1, 8);
            let (across, down) = (steps(wide), steps(tall));
            let (mut sum, mut count) = (0.0f32, 0.0f32);
            for y in 0..down {
                for x in 0..across {
                    let px = pixel[0] + f64::from(2 * x + 1 - across) / 2.0;
                    let py = pixel[1] + f64::from(2 * y + 1 - down) / 2.0;
                    if free(px, py) {
                        sum += work.gray.at(px as usize, py as usize);
                        count += 1.0;
                    }
                }
            }
            (count > 0.0).then(|| sum / count)
        };
        let shades: Vec<Option<f32>> = (0..print.width * print.height).into_par_iter().map(shade).collect();
        let seen = Plan::new(print.width, print.height, &shades);
        let mut sums = [0.0f64; 4];
        for (a, b) in print.value.iter().zip(&seen.value).filter(|(a, b)| **a != 0.0 && **b != 0.0) {
            let (a, b) = (f64::from(*a), f64::from(*b));
            sums = [sums[0] + a * b, sums[1] + a * a, sums[2] + b * b, sums[3] + 1.0];
        }
        let [both, print, photo, places] = sums;
        Self { likeness: both / (print * photo).sqrt().max(1e-6), places }
    }

    /// How many times as much as places that look alike by chance usually do, if each were a chance of its own.
    pub fn weight(&self) -> f64 {
        self.likeness * self.places.sqrt()
    }
}
