//! Which way a keypoint points: the peaks of the directions of slopes around it.

use super::extrema::Extremum;
use super::gradient::Slopes;
use std::f32::consts::TAU;

const BINS: usize = 36;
/// Sigma of the window, in scales of the keypoint.
const WINDOW: f32 = 1.5;
/// A second direction counts if it has this share of the first.
const SECOND: f32 = 0.8;

/// The directions of a keypoint in radians, most often one.
pub fn angles(slopes: &Slopes, extremum: &Extremum) -> impl Iterator<Item = f32> + use<> {
    peaks(smoothed(&histogram(slopes, extremum)))
}

fn histogram(slopes: &Slopes, extremum: &Extremum) -> [f32; BINS] {
    let sigma = WINDOW * extremum.octave_scale;
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

fn peaks(bins: [f32; BINS]) -> impl Iterator<Item = f32> {
    let most = bins.iter().copied().fold(0.0, f32::max);
    (0..BINS).filter_map(move |i| {
        let (before, here, after) = (bins[(i + BINS - 1) % BINS], bins[i], bins[(i + 1) % BINS]);
        (here > before && here > after && here >= SECOND * most).then(|| {
            let peak = i as f32 + 0.5 * (before - after) / (before - 2.0 * here + after);
            (peak / BINS as f32).rem_euclid(1.0) * TAU
        })
    })
}
