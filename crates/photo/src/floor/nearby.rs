//! Rays around a pixel and where they meet the floor, quickly.

use crate::{camera::View, floor::patches::STRIP};

/// Rays around a pixel, taken to change evenly: over a few dozen pixels the lens bends nothing that could be seen.
pub struct Nearby {
    from: [f64; 3],
    pixel: [f64; 2],
    ray: [f64; 3],
    /// What a pixel to the right and one down add to it.
    steps: [[f64; 3]; 2],
}

/// From the pixel to where the steps are measured.
const BESIDE: f64 = 12.0;

impl Nearby {
    pub fn new(view: &View, pixel: [f64; 2]) -> Self {
        let [x, y] = pixel;
        let step = |one: [f64; 2], other: [f64; 2]| {
            let (one, other) = (view.ray(one), view.ray(other));
            [0, 1, 2].map(|k| (other[k] - one[k]) / (2.0 * BESIDE))
        };
        let steps = [step([x - BESIDE, y], [x + BESIDE, y]), step([x, y - BESIDE], [x, y + BESIDE])];
        Self { from: view.camera.place, pixel, ray: view.ray(pixel), steps }
    }

    /// Where the ray through a pixel meets the floor, if it does before the camera.
    pub fn on_floor(&self, pixel: [f64; 2]) -> Option<[f64; 2]> {
        let (dx, dy) = (pixel[0] - self.pixel[0], pixel[1] - self.pixel[1]);
        let [x, y, z] = [0, 1, 2].map(|k| self.ray[k] + dx * self.steps[0][k] + dy * self.steps[1][k]);
        let t = -self.from[2] / z;
        (z < 0.0).then(|| [self.from[0] + t * x, self.from[1] + t * y])
    }

    /// As [`Self::on_floor`] for some pixels of a row: x, y and whether the ray meets it.
    #[inline(always)]
    pub fn strip_on_floor(&self, pixel: [f64; 2]) -> ([f64; STRIP], [f64; STRIP], [bool; STRIP]) {
        let (first, dy) = (pixel[0] - self.pixel[0], pixel[1] - self.pixel[1]);
        let (mut x, mut y, mut meets) = ([0.0; STRIP], [0.0; STRIP], [false; STRIP]);
        for i in 0..STRIP {
            let dx = first + i as f64;
            let ray = |k: usize| self.ray[k] + dx * self.steps[0][k] + dy * self.steps[1][k];
            let z = ray(2);
            let t = -self.from[2] / z;
            (x[i], y[i], meets[i]) = (self.from[0] + t * ray(0), self.from[1] + t * ray(1), z < 0.0);
        }
        (x, y, meets)
    }
}
