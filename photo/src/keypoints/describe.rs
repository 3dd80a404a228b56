//! The 128 numbers of a keypoint: 4 x 4 places around it with the slopes of 8 directions each.

use super::extrema::Extremum;
use super::gradient::Slopes;
use super::{DESCRIPTOR, UNIT};
use std::f32::consts::{SQRT_2, TAU};
use std::ops::Range;

/// Places along each side.
const SIDE: usize = 4;
const DIRECTIONS: usize = 8;
/// Width of a place, in scales of the keypoint.
const PLACE: f32 = 3.0;
/// No number of the plain descriptor may exceed this share of its length: one strong edge must not drown the rest.
const CLIP: f32 = 0.2;
/// Places along each side with a rim that takes what falls outside.
const RIMMED: usize = SIDE + 2;
/// Bins of a place: the last one stands for a full turn and is folded into the first.
const BINS: usize = DIRECTIONS + 1;
/// Bins of all places, and one more because the last sample's neighbour may be asked for.
const ALL_BINS: usize = RIMMED * RIMMED * BINS + BINS;
/// From a sample's first bin to the last one that it touches: the next place in both ways and the next direction.
const TOUCHED: usize = RIMMED * BINS + BINS + 2;
/// Columns that are worked on at once.
const STRIP: usize = 32;

/// The descriptor of a keypoint that points to `angle`.
pub fn describe(slopes: &Slopes, extremum: &Extremum, angle: f32) -> [u8; DESCRIPTOR] {
    rooted(&plain(&histogram(slopes, extremum, angle)))
}

/// How a keypoint's own grid of places lies in the picture; a place is 1 wide and the rim begins at 0.
struct Grid {
    x: f32,
    y: f32,
    cos: f32,
    sin: f32,
    /// Exponent of the Gaussian window per squared pixel.
    falloff: f32,
    turned: f32,
}

impl Grid {
    /// Where the rim is met on either side, and the middle in between.
    const END: f32 = (SIDE + 1) as f32;
    const MIDDLE: f32 = Self::END / 2.0;

    fn weight(&self, distance: f32) -> f32 {
        (distance * distance * self.falloff).exp()
    }

    /// The columns of a row that lie within the grid, at most `radius` from its middle.
    fn columns(&self, dy: f32, radius: f32) -> (f32, f32) {
        let within = |start: f32, step: f32, (from, to): (f32, f32)| {
            if step.abs() < 1e-6 {
                return (from, to);
            }
            let (one, other) = (-start / step, (Self::END - start) / step);
            (from.max(one.min(other)), to.min(one.max(other)))
        };
        let by_u = within(Self::MIDDLE + dy * self.sin, self.cos, (-radius, radius));
        let (from, to) = within(Self::MIDDLE + dy * self.cos, -self.sin, by_u);
        (self.x + from, self.x + to)
    }
}

/// One strip of samples: the bin each begins at, and its shares of the next ones.
struct Samples {
    bin: [u32; STRIP],
    strength: [f32; STRIP],
    u: [f32; STRIP],
    v: [f32; STRIP],
    direction: [f32; STRIP],
}

fn histogram(slopes: &Slopes, extremum: &Extremum, angle: f32) -> [f32; ALL_BINS] {
    let place = PLACE * extremum.octave_scale;
    let radius = place * SQRT_2 * Grid::MIDDLE;
    let grid = Grid {
        x: extremum.octave_x,
        y: extremum.octave_y,
        cos: angle.cos() / place,
        sin: angle.sin() / place,
        falloff: -1.0 / ((SIDE * SIDE) as f32 * 0.5 * place * place),
        turned: angle / TAU,
    };
    let inside = |position: f32, length: usize| (position.max(1.0) as usize).min(length - 1);
    let (left, right) = (inside(grid.x - radius, slopes.width), inside(grid.x + radius + 1.0, slopes.width));
    let (top, bottom) = (inside(grid.y - radius, slopes.height), inside(grid.y + radius + 1.0, slopes.height));
    let column_weights: Vec<f32> = (left..right).map(|column| grid.weight(column as f32 - grid.x)).collect();
    let mut bins = [0.0; ALL_BINS];
    let mut samples =
        Samples { bin: [0; STRIP], strength: [0.0; STRIP], u: [0.0; STRIP], v: [0.0; STRIP], direction: [0.0; STRIP] };
    for row in top..bottom {
        let (from, to) = grid.columns(row as f32 - grid.y, radius);
        let from = (from.ceil().max(0.0) as usize).max(left);
        let to = (to.max(0.0) as usize + 1).min(right);
        for from in (from..to).step_by(STRIP) {
            let to = to.min(from + STRIP);
            samples.take(slopes, &grid, row, from..to, &column_weights[from - left..to - left]);
            samples.add_to(&mut bins, to - from);
        }
    }
    bins
}

impl Samples {
    /// Works out a strip of a row; without branches, so that four samples are worked out at once.
    fn take(&mut self, slopes: &Slopes, grid: &Grid, row: usize, columns: Range<usize>, column_weights: &[f32]) {
        let first = columns.start as f32 - grid.x;
        let dy = row as f32 - grid.y;
        let row_weight = grid.weight(dy);
        let (u_start, v_start) = (Grid::MIDDLE + dy * grid.sin, Grid::MIDDLE + dy * grid.cos);
        let (strengths, turns) = slopes.run(row, columns);
        for i in 0..strengths.len().min(STRIP).min(turns.len()).min(column_weights.len()) {
            let dx = first + i as f32;
            let u = (u_start + dx * grid.cos).clamp(0.0, Grid::END);
            let v = (v_start - dx * grid.sin).clamp(0.0, Grid::END);
            let turns = turns[i] - grid.turned;
            let direction = (if turns < 0.0 { turns + 1.0 } else { turns }) * DIRECTIONS as f32;
            let (u_whole, v_whole, direction_whole) = (whole(u), whole(v), whole(direction));
            let bin = v_whole * (RIMMED * BINS) as f32 + u_whole * BINS as f32 + direction_whole;
            self.bin[i] = (bin + WHOLE).to_bits() & 0xFFFF;
            self.strength[i] = strengths[i] * row_weight * column_weights[i];
            self.u[i] = u - u_whole;
            self.v[i] = v - v_whole;
            self.direction[i] = direction - direction_whole;
        }
    }

    /// Spreads each sample over two places in each way and two directions.
    fn add_to(&self, bins: &mut [f32; ALL_BINS], count: usize) {
        for i in 0..count.min(STRIP) {
            let touched = &mut bins[self.bin[i] as usize..][..TOUCHED];
            let lower = self.strength[i] * self.v[i];
            let upper = self.strength[i] - lower;
            let (upper_right, lower_right) = (upper * self.u[i], lower * self.u[i]);
            let shares = [upper - upper_right, upper_right, lower - lower_right, lower_right];
            for (share, at) in shares.into_iter().zip([0, BINS, RIMMED * BINS, RIMMED * BINS + BINS]) {
                let next = share * self.direction[i];
                touched[at] += share - next;
                touched[at + 1] += next;
            }
        }
    }
}

/// Adding this leaves no room for a fraction in an `f32`.
const WHOLE: f32 = 12_582_912.0;

/// A number without its fraction; a whole number may become the one below, with a fraction of one.
#[inline(always)]
fn whole(number: f32) -> f32 {
    (number - 0.5 + WHOLE) - WHOLE
}

/// Lowe's descriptor without its last scaling.
fn plain(bins: &[f32; ALL_BINS]) -> [f32; DESCRIPTOR] {
    let mut numbers = [0.0; DESCRIPTOR];
    for (index, numbers) in numbers.chunks_exact_mut(DIRECTIONS).enumerate() {
        let first = ((index / SIDE + 1) * RIMMED + index % SIDE + 1) * BINS;
        numbers.copy_from_slice(&bins[first..first + DIRECTIONS]);
        numbers[0] += bins[first + DIRECTIONS];
    }
    let length = numbers.iter().map(|n| n * n).sum::<f32>().sqrt();
    numbers.map(|n| n.min(CLIP * length))
}

/// The square root of each number's share of the sum, which makes plain distances compare histograms fairly.
fn rooted(numbers: &[f32; DESCRIPTOR]) -> [u8; DESCRIPTOR] {
    let sum = numbers.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    // The conversion stops at 255.
    numbers.map(|n| ((n / sum).sqrt() * UNIT + 0.5) as u8)
}
