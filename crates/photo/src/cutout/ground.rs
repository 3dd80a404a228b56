//! What the plain ground would look like everywhere: a smooth surface through the picture's rim, learnt against outliers.
//!
//! Light that falls off towards one side is part of the surface; a soft shadow is told from a figure by its colour, which is that
//! of the ground made darker.

use super::lab::{Lab, LabPicture};
use crate::options::GroundOptions;
use nalgebra::{SMatrix, SVector};

/// The terms of a quadratic surface.
const TERMS: usize = 6;

pub(super) struct Ground {
    options: GroundOptions,
    surface: [[f32; TERMS]; 3],
    /// How far the ground itself strays from the surface, in Lab.
    pub noise: f32,
}

impl Ground {
    pub fn learn(options: GroundOptions, picture: &LabPicture) -> Self {
        let (width, height) = (picture.width, picture.height);
        let rim = ((options.rim * width.min(height) as f32) as usize).max(2);
        let on_rim = |index: usize| {
            let (x, y) = (index % width, index / width);
            x < rim || y < rim || x + rim >= width || y + rim >= height
        };
        // Every third pixel is enough for six terms.
        let rim: Vec<usize> = (0..picture.data.len()).filter(|&index| on_rim(index)).step_by(3).collect();
        let middle = median_colour(rim.iter().map(|&index| picture.data[index]));
        let mut surface = [[0.0; TERMS]; 3];
        for (terms, middle) in surface.iter_mut().zip(middle) {
            terms[0] = middle;
        }
        let mut ground = Self { options, surface, noise: options.first_noise };
        ground.refit(picture, &rim);
        // The rim alone leaves the middle to guesswork: what fits there belongs to the ground too.
        let all: Vec<usize> = (0..picture.data.len()).step_by(5).collect();
        ground.noise *= 1.5;
        ground.refit(picture, &all);
        ground
    }

    pub fn at(&self, picture: &LabPicture, index: usize) -> Lab {
        let terms = terms(picture, index);
        self.surface.map(|surface| surface.iter().zip(terms).map(|(a, b)| a * b).sum())
    }

    /// How little a pixel looks like the ground or a shadow on it.
    pub fn strangeness(&self, picture: &LabPicture, index: usize) -> f32 {
        let ground = self.at(picture, index);
        let [l, a, b] = picture.data[index];
        let plain = super::lab::distance([l, a, b], ground);
        let share = l / ground[0].max(1.0);
        let GroundOptions { darkest_shadow, shadow_colour, shadow_depth, .. } = self.options;
        if !(darkest_shadow..1.0).contains(&share) {
            return plain;
        }
        // A shadow is the ground's own colour, only less of it; a little bluer or warmer by what else lights it.
        let colour = (a - share * ground[1]).hypot(b - share * ground[2]);
        let depth = (1.0 - share) / (1.0 - darkest_shadow);
        let as_shadow = shadow_colour * colour + shadow_depth * depth * depth;
        plain.min(as_shadow)
    }

    fn refit(&mut self, picture: &LabPicture, indices: &[usize]) {
        for _ in 0..self.options.rounds {
            let limit = self.options.fits * self.noise;
            let mut normal = SMatrix::<f64, TERMS, TERMS>::zeros();
            let mut right = [SVector::<f64, TERMS>::zeros(); 3];
            let mut strays = Vec::new();
            for &index in indices {
                let (terms, here) = (terms(picture, index), picture.data[index]);
                let off = super::lab::distance(here, self.at(picture, index));
                if off > limit {
                    continue;
                }
                strays.push(off);
                let terms = SVector::<f64, TERMS>::from_iterator(terms.iter().map(|term| f64::from(*term)));
                normal += terms * terms.transpose();
                for (right, value) in right.iter_mut().zip(here) {
                    *right += terms * f64::from(value);
                }
            }
            // With too little left of the ground there is nothing to learn it from.
            if strays.len() < 50 {
                return;
            }
            normal += SMatrix::<f64, TERMS, TERMS>::identity() * 1e-3;
            let Some(solved) = normal.cholesky() else { return };
            for (surface, right) in self.surface.iter_mut().zip(&right) {
                let found = solved.solve(right);
                *surface = std::array::from_fn(|term| found[term] as f32);
            }
            self.noise = (1.5 * median(&mut strays)).max(self.options.least_noise);
        }
    }
}

fn terms(picture: &LabPicture, index: usize) -> [f32; TERMS] {
    let x = 2.0 * (index % picture.width) as f32 / picture.width as f32 - 1.0;
    let y = 2.0 * (index / picture.width) as f32 / picture.height as f32 - 1.0;
    [1.0, x, y, x * x, x * y, y * y]
}

fn median_colour(colours: impl Iterator<Item = Lab> + Clone) -> Lab {
    std::array::from_fn(|axis| median(&mut colours.clone().map(|colour| colour[axis]).collect::<Vec<f32>>()))
}

pub(super) fn median(values: &mut [f32]) -> f32 {
    if values.is_empty() {
        return 0.0;
    }
    let middle = values.len() / 2;
    *values.select_nth_unstable_by(middle, f32::total_cmp).1
}
