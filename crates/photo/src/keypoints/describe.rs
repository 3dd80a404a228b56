//! The 128 numbers of a keypoint: 4 x 4 places around it with the slopes of 8 directions each.

use super::{
    extrema::Extremum,
    gradient::Slopes,
    point::{DESCRIPTOR, UNIT},
};
use crate::{options::KeypointOptions, simd::widest};
use std::f32::consts::{SQRT_2, TAU};
use std::ops::Range;
use wide::f32x4;

/// Places along each side.
const SIDE: usize = 4;
const DIRECTIONS: usize = 8;
/// Gaps between places in a row, those to the rim included: a sample falls into one, and is shared by the places on both sides.
const GAPS: usize = SIDE + 1;
/// Directions of a gap: the last one stands for a full turn.
const TURNS: usize = DIRECTIONS + 1;
/// Bins of a row: one for each gap and direction; a rim above and below takes what falls outside.
const ROW: usize = GAPS * TURNS;
const ALL: usize = (SIDE + 2) * ROW;
/// Columns that are worked on at once, in groups that fill a register.
const STRIP: usize = 32;
const GROUP: usize = 8;

/// The descriptor of a keypoint that points to `angle`.
pub fn describe(options: &KeypointOptions, slopes: &Slopes, extremum: &Extremum, angle: f32) -> [u8; DESCRIPTOR] {
    let (place, clip) = (options.place * extremum.octave_scale, options.clip);
    widest(
        #[inline(always)]
        || rooted(&plain(&histogram(slopes, extremum, angle, place), clip)),
    )
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

    #[inline(always)]
    fn weight(&self, distance: f32) -> f32 {
        (distance * distance * self.falloff).exp()
    }

    /// The columns of a row that lie within the grid, at most `radius` from its middle.
    #[inline(always)]
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

/// What falls to the left place, to it in the next direction, to the right place, to that in the next direction.
type Bins = [f32; 4];

/// One strip of samples: the shares each adds to, and what.
struct Samples {
    gap: [u32; STRIP],
    strength: [f32; STRIP],
    u: [f32; STRIP],
    v: [f32; STRIP],
    direction: [f32; STRIP],
}

#[inline(always)]
fn histogram(slopes: &Slopes, extremum: &Extremum, angle: f32, place: f32) -> [Bins; ALL] {
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
    // Room for the last group to be whole.
    let column_weights: Vec<f32> = (left..right + GROUP).map(|column| grid.weight(column as f32 - grid.x)).collect();
    let mut all = [[0.0; 4]; ALL];
    let mut samples =
        Samples { gap: [0; STRIP], strength: [0.0; STRIP], u: [0.0; STRIP], v: [0.0; STRIP], direction: [0.0; STRIP] };
    for row in top..bottom {
        let (from, to) = grid.columns(row as f32 - grid.y, radius);
        let from = (from.ceil().max(0.0) as usize).max(left);
        let to = (to.max(0.0) as usize + 1).min(right);
        for from in (from..to).step_by(STRIP) {
            let to = to.min(from + STRIP);
            // Whole groups: what lies beyond is worked out too, and not counted. Below each row is another.
            let whole = from..from + (to - from).next_multiple_of(GROUP);
            samples.take(slopes, &grid, row, whole.clone(), &column_weights[from - left..whole.end - left]);
            samples.add_to(&mut all, to - from);
        }
    }
    all
}

impl Samples {
    /// Works out a strip of a row; without branches, so that several samples are worked out at once.
    #[inline(always)]
    fn take(&mut self, slopes: &Slopes, grid: &Grid, row: usize, columns: Range<usize>, column_weights: &[f32]) {
        let first = columns.start as f32 - grid.x;
        let dy = row as f32 - grid.y;
        let row_weight = grid.weight(dy);
        let (u_start, v_start) = (Grid::MIDDLE + dy * grid.sin, Grid::MIDDLE + dy * grid.cos);
        let (strengths, turns) = slopes.run(row, columns);
        let groups = strengths.as_chunks::<GROUP>().0.iter().zip(turns.as_chunks::<GROUP>().0);
        let groups = groups.zip(column_weights.as_chunks::<GROUP>().0).take(STRIP / GROUP).enumerate();
        for (group, ((strengths, turns), column_weights)) in groups {
            self.take_group(
                group * GROUP,
                [first, u_start, v_start, row_weight],
                grid,
                strengths,
                turns,
                column_weights,
            );
        }
    }

    #[inline(always)]
    fn take_group(
        &mut self,
        at: usize,
        [first, u_start, v_start, row_weight]: [f32; 4],
        grid: &Grid,
        strengths: &[f32; GROUP],
        turns: &[f32; GROUP],
        column_weights: &[f32; GROUP],
    ) {
        let (mut gaps, mut strength) = ([0u32; GROUP], [0.0f32; GROUP]);
        let [mut us, mut vs, mut directions] = [[0.0f32; GROUP]; 3];
        for i in 0..GROUP {
            let dx = first + (at + i) as f32;
            let u = (u_start + dx * grid.cos).clamp(0.0, Grid::END);
            let v = (v_start - dx * grid.sin).clamp(0.0, Grid::END);
            let turns = turns[i] - grid.turned;
            let direction = (if turns < 0.0 { turns + 1.0 } else { turns }) * DIRECTIONS as f32;
            let (u_whole, v_whole, direction_whole) = (whole(u), whole(v), whole(direction));
            let gap = v_whole * ROW as f32 + u_whole * TURNS as f32 + direction_whole;
            gaps[i] = (gap + WHOLE).to_bits() & 0xFFFF;
            strength[i] = strengths[i] * row_weight * column_weights[i];
            us[i] = u - u_whole;
            vs[i] = v - v_whole;
            directions[i] = direction - direction_whole;
        }
        let here = at..at + GROUP;
        self.gap[here.clone()].copy_from_slice(&gaps);
        self.strength[here.clone()].copy_from_slice(&strength);
        self.u[here.clone()].copy_from_slice(&us);
        self.v[here.clone()].copy_from_slice(&vs);
        self.direction[here].copy_from_slice(&directions);
    }

    /// Spreads each sample over two places in each way and two directions.
    #[inline(always)]
    fn add_to(&self, all: &mut [Bins; ALL], count: usize) {
        for i in 0..count.min(STRIP) {
            let (u, direction) = (self.u[i], self.direction[i]);
            let (left, this) = (1.0 - u, 1.0 - direction);
            let shares = f32x4::new([left, left, u, u]) * f32x4::new([this, direction, this, direction]);
            let lower = self.strength[i] * self.v[i];
            let gap = self.gap[i] as usize;
            for (at, strength) in [(gap, self.strength[i] - lower), (gap + ROW, lower)] {
                all[at] = (f32x4::new(all[at]) + shares * f32x4::splat(strength)).to_array();
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

/// Lowe's descriptor without its last scaling: what each place has got from the gaps to its left and to its right.
#[inline(always)]
fn plain(all: &[Bins; ALL], clip: f32) -> [f32; DESCRIPTOR] {
    let mut numbers = [0.0; DESCRIPTOR];
    for (index, numbers) in numbers.chunks_exact_mut(DIRECTIONS).enumerate() {
        let before = (index / SIDE + 1) * ROW + index % SIDE * TURNS;
        let (left, right) = (&all[before..before + TURNS], &all[before + TURNS..before + 2 * TURNS]);
        for (direction, number) in numbers.iter_mut().enumerate() {
            let last = (direction + DIRECTIONS - 1) % DIRECTIONS;
            *number = right[direction][0] + right[last][1] + left[direction][2] + left[last][3];
        }
        numbers[0] += right[DIRECTIONS][0] + left[DIRECTIONS][2];
    }
    let length = numbers.iter().map(|n| n * n).sum::<f32>().sqrt();
    numbers.map(|n| n.min(clip * length))
}

/// The square root of each number's share of the sum, which makes plain distances compare histograms fairly.
#[inline(always)]
fn rooted(numbers: &[f32; DESCRIPTOR]) -> [u8; DESCRIPTOR] {
    let sum = numbers.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    // The conversion stops at 255.
    numbers.map(|n| ((n / sum).sqrt() * UNIT + 0.5) as u8)
}
