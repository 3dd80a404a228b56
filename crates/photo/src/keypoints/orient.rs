//! Which way a keypoint points: the peaks of the directions of slopes around it.

use super::{extrema::Extremum, gradient::Slopes};
use crate::options::KeypointOptions;
use std::f32::consts::TAU;

const BINS: usize = 36;

/// The directions of a keypoint in radians, most often one.
pub fn angles(options: &KeypointOptions, slopes: &Slopes, extremum: &Extremum) -> impl Iterator<Item = f32> + use<> {
    peaks(smoothed(&histogram(slopes, extremum, options.window * extremum.octave_scale)), options.second)
}

fn histogram(slopes: &Slopes, extremum: &Extremum, sigma: f32) -> [f32; BINS] {
    let radius = (3.0 * sigma).round() as usize;
    let (x, y) = (extremum.column, extremum.row);
    let (left, right) = (x.saturating_sub(radius).max(1), (x + radius + 1).min(slopes.width - 1));
    let (top, bottom) = (y.saturating_sub(radius).max(1), (y + radius + 1).min(slopes.height - 1));
    let weight = |distance: f32| (-distance * distance / (2.0 * sigma * sigma)).exp();
    let column_weights: Vec<f32> = (left..right).map(|column| weight(column as f32 - extremum.octave_x)).collect();
    let mut bins = [0.0; BINS];
    for row in top..bottom {
        let row_weight = weight(row as f32 - extremum.octave_y);
        let (strengths, turns) = slopes.run(row, left..right);
        for ((strength, turns), column_weight) in strengths.iter().zip(turns).zip(&column_weights) {
            let bin = (turns * BINS as f32 + 0.5) as u32 as usize;
            bins[if bin >= BINS { 0 } else { bin }] += row_weight * column_weight * strength;
        }
    }
    bins
}

fn smoothed(bins: &[f32; BINS]) -> [f32; BINS] {
    std::array::from_fn(|i| {
        let at = |step: usize| bins[(i + BINS + step - 2) % BINS];
        (at(0) + at(4)) / 16.0 + (at(1) + at(3)) / 4.0 + at(2) * 6.0 / 16.0
    })
}

fn peaks(bins: [f32; BINS], second: f32) -> impl Iterator<Item = f32> {
    let most = bins.iter().copied().fold(0.0, f32::max);
    (0..BINS).filter_map(move |i| {
        let (before, here, after) = (bins[(i + BINS - 1) % BINS], bins[i], bins[(i + 1) % BINS]);
        (here > before && here > after && here >= second * most).then(|| {
            let peak = i as f32 + 0.5 * (before - after) / (before - 2.0 * here + after);
            (peak / BINS as f32).rem_euclid(1.0) * TAU
        })
    })
}
