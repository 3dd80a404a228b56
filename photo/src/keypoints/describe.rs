//! The 128 numbers of a keypoint: 4 x 4 places around it with the slopes of 8 directions each.

use super::extrema::Extremum;
use super::gradient::Slopes;
use super::{DESCRIPTOR, UNIT};
use std::f32::consts::{SQRT_2, TAU};

/// Places along each side.
const SIDE: usize = 4;
const DIRECTIONS: usize = 8;
/// Width of a place, in scales of the keypoint.
const PLACE: f32 = 3.0;
/// No number of the plain descriptor may exceed this share of its length: one strong edge must not drown the rest.
const CLIP: f32 = 0.2;
/// Places with a rim that takes what falls outside.
const RIMMED: usize = SIDE + 2;

type Histogram = [[[f32; DIRECTIONS]; RIMMED]; RIMMED];

/// The descriptor of a keypoint that points to `angle`.
pub fn describe(slopes: &Slopes, extremum: &Extremum, angle: f32) -> [u8; DESCRIPTOR] {
    rooted(&plain(&histogram(slopes, extremum, angle)))
}

fn histogram(slopes: &Slopes, extremum: &Extremum, angle: f32) -> Histogram {
    let place = PLACE * extremum.octave_scale;
    let reach = place * SQRT_2 * (SIDE + 1) as f32 * 0.5;
    let radius = (reach.round() as usize).min(slopes.width.max(slopes.height));
    let (cos, sin) = (angle.cos() / place, angle.sin() / place);
    let turned = angle / TAU;
    let (x, y) = (extremum.column, extremum.row);
    let (left, right) = (x.saturating_sub(radius).max(1), (x + radius + 1).min(slopes.width - 1));
    let (top, bottom) = (y.saturating_sub(radius).max(1), (y + radius + 1).min(slopes.height - 1));
    // A Gaussian of half the descriptor's width; it is round, so rows and columns of the picture share it.
    let falloff = -1.0 / ((SIDE * SIDE) as f32 * 0.5 * place * place);
    let weight = |distance: f32| (distance * distance * falloff).exp();
    let column_weights: Vec<f32> = (left..right).map(|column| weight(column as f32 - extremum.octave_x)).collect();
    let mut bins: Histogram = [[[0.0; DIRECTIONS]; RIMMED]; RIMMED];
    // Of the rimmed places, those that a sample touches: its own and the next.
    let middle = SIDE as f32 / 2.0 + 0.5;
    for row in top..bottom {
        let dy = row as f32 - extremum.octave_y;
        let row_weight = weight(dy);
        for ((column, slope), column_weight) in (left..right).zip(slopes.run(row, left, right)).zip(&column_weights) {
            let dx = column as f32 - extremum.octave_x;
            let u = dx * cos + dy * sin + middle;
            let v = dy * cos - dx * sin + middle;
            if !(u > 0.0 && u < (SIDE + 1) as f32 && v > 0.0 && v < (SIDE + 1) as f32) {
                continue;
            }
            let strength = slope.strength * row_weight * column_weight;
            let turns = slope.turns - turned;
            let direction = (if turns < 0.0 { turns + 1.0 } else { turns }) * DIRECTIONS as f32;
            let (ui, vi, di) = (u as usize, v as usize, direction as usize);
            let (uf, vf, df) = (u - ui as f32, v - vi as f32, direction - di as f32);
            let (first, second) = (di % DIRECTIONS, (di + 1) % DIRECTIONS);
            for (v_index, v_share) in [(vi, 1.0 - vf), (vi + 1, vf)] {
                for (u_index, u_share) in [(ui, 1.0 - uf), (ui + 1, uf)] {
                    let share = strength * v_share * u_share;
                    let bins = &mut bins[v_index % RIMMED][u_index % RIMMED];
                    bins[first] += share * (1.0 - df);
                    bins[second] += share * df;
                }
            }
        }
    }
    bins
}

/// Lowe's descriptor without its last scaling.
fn plain(bins: &Histogram) -> [f32; DESCRIPTOR] {
    let mut numbers = [0.0; DESCRIPTOR];
    for (index, numbers) in numbers.chunks_exact_mut(DIRECTIONS).enumerate() {
        numbers.copy_from_slice(&bins[index / SIDE + 1][index % SIDE + 1]);
    }
    let length = numbers.iter().map(|n| n * n).sum::<f32>().sqrt();
    numbers.map(|n| n.min(CLIP * length))
}

/// The square root of each number's share of the sum, which makes plain distances compare histograms fairly.
fn rooted(numbers: &[f32; DESCRIPTOR]) -> [u8; DESCRIPTOR] {
    let sum = numbers.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    // The conversion stops at 255.
    numbers.map(|n| ((n / sum).sqrt() * UNIT).round() as u8)
}
