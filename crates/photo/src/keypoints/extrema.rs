//! Where the difference of two neighbouring blurs peaks in place and scale.

use super::{
    gray::Gray,
    point::Keypoint,
    pyramid::{BORDER, LAYERS, Octave},
};
use crate::{options::KeypointOptions, simd::widest};
use nalgebra::{Matrix3, Vector3};
use rayon::prelude::*;
use std::cmp::Ordering;

/// Steps from pixel to pixel before a peak that cannot be pinned down is given up.
const STEPS: usize = 5;
/// Rows that one task looks through.
const BAND: usize = 32;
/// Pixels that are looked at together.
const STRIP: usize = 8;

/// A peak, pinned down between pixels and scales.
#[derive(Debug, Clone, Copy)]
pub struct Extremum {
    /// Position and scale in the picture; the angle is not known yet.
    pub point: Keypoint,
    /// Contrast at the peak.
    pub strength: f32,
    pub octave: usize,
    pub layer: usize,
    /// The nearest pixel of the octave.
    pub column: usize,
    pub row: usize,
    /// Position and scale in pixels of the octave.
    pub octave_x: f32,
    pub octave_y: f32,
    pub octave_scale: f32,
}

impl Extremum {
    /// By strength, and by place where that is equal, so that the order never depends on threads.
    pub fn stronger_first(&self, other: &Self) -> Ordering {
        let place = |e: &Self| (e.octave, e.layer, e.row, e.column);
        other.strength.total_cmp(&self.strength).then_with(|| place(self).cmp(&place(other)))
    }
}

/// All peaks of an octave.
pub fn find(octave: &Octave, octave_index: usize, options: &KeypointOptions) -> Vec<Extremum> {
    let levels = octave.levels.as_slice();
    let height = levels[0].height;
    let floor = 0.5 * options.contrast / LAYERS as f32;
    let bands: Vec<usize> = (BORDER..height - BORDER).step_by(BAND).collect();
    let mut found: Vec<Extremum> = bands
        .par_iter()
        .map_init(
            || (Differences::new(levels), Vec::new()),
            |(differences, columns), &top| {
                let mut found = Vec::new();
                let bottom = (top + BAND).min(height - BORDER);
                differences.fill(levels, top - 1);
                differences.fill(levels, top);
                for y in top..bottom {
                    differences.fill(levels, y + 1);
                    for layer in octave.layers() {
                        columns.clear();
                        widest(
                            #[inline(always)]
                            || differences.peaks(layer, y, floor, columns),
                        );
                        let peaks = columns.iter().map(|&x| (layer, x, y));
                        found.extend(peaks.filter_map(|peak| pin_down(octave, octave_index, peak, options)));
                    }
                }
                found
            },
        )
        .flatten_iter()
        .collect();
    // Two neighbouring pixels may lead to the same peak.
    let place = |e: &Extremum| (e.layer, e.row, e.column);
    found.sort_unstable_by_key(place);
    found.dedup_by_key(|e| place(e));
    found
}

/// Three rows of each difference of blurs, overwritten in turn.
struct Differences {
    width: usize,
    /// By layer, then by row number modulo 3.
    rows: Vec<[Vec<f32>; 3]>,
}

impl Differences {
    fn new(levels: &[Gray]) -> Self {
        let width = levels[0].width;
        Self { width, rows: levels[1..].iter().map(|_| [0; 3].map(|_| vec![0.0; width])).collect() }
    }

    fn fill(&mut self, levels: &[Gray], y: usize) {
        for (pair, rows) in levels.windows(2).zip(&mut self.rows) {
            let (out, sharper, softer) = (&mut rows[y % 3], pair[0].row(y), pair[1].row(y));
            widest(
                #[inline(always)]
                || {
                    for ((out, &sharper), &softer) in out.iter_mut().zip(sharper).zip(softer) {
                        *out = softer - sharper;
                    }
                },
            );
        }
    }

    /// Adds every column where row `y` of a layer is an extremum among its 26 neighbours.
    #[inline(always)]
    fn peaks(&self, layer: usize, y: usize, floor: f32, columns: &mut Vec<usize>) {
        let row = |layer: usize, y: usize| &self.rows[layer][y % 3][..self.width];
        let middle = row(layer, y);
        let around: [&[f32]; 8] = [
            row(layer, y - 1),
            row(layer, y + 1),
            row(layer - 1, y),
            row(layer + 1, y),
            row(layer - 1, y - 1),
            row(layer - 1, y + 1),
            row(layer + 1, y - 1),
            row(layer + 1, y + 1),
        ];
        let stands_out = |x: usize| {
            let value = middle[x];
            let (left, right) = (middle[x - 1], middle[x + 1]);
            let high = value > floor && value >= left && value >= right;
            let low = value < -floor && value <= left && value <= right;
            high && around.iter().all(|row| row[x - 1..=x + 1].iter().all(|&other| value >= other))
                || low && around.iter().all(|row| row[x - 1..=x + 1].iter().all(|&other| value <= other))
        };
        let end = self.width - BORDER;
        let mut x = BORDER;
        while x < end {
            let next = x + STRIP;
            if next > end || may_stand_out(middle, &around, x, floor) {
                columns.extend((x..next.min(end)).filter(|&x| stands_out(x)));
            }
            x = next;
        }
    }
}

/// Whether any pixel of a strip exceeds its six nearest neighbours: most strips have none.
#[inline(always)]
fn may_stand_out(middle: &[f32], around: &[&[f32]; 8], x: usize, floor: f32) -> bool {
    let strip = |row: &[f32], at: usize| -> [f32; STRIP] { *row[at..].first_chunk().expect("the strip is whole") };
    let larger = |a: f32, b: f32| if a > b { a } else { b };
    let smaller = |a: f32, b: f32| if a < b { a } else { b };
    let values = strip(middle, x);
    let mut highest = strip(middle, x - 1);
    let mut lowest = highest;
    for other in
        [strip(middle, x + 1), strip(around[0], x), strip(around[1], x), strip(around[2], x), strip(around[3], x)]
    {
        for i in 0..STRIP {
            highest[i] = larger(highest[i], other[i]);
            lowest[i] = smaller(lowest[i], other[i]);
        }
    }
    let mut any = false;
    for i in 0..STRIP {
        any |= (values[i] > floor) & (values[i] >= highest[i]) | (values[i] < -floor) & (values[i] <= lowest[i]);
    }
    any
}

/// Follows the parabola through a peak's neighbours to its top; none if it is weak, on an edge or runs away.
fn pin_down(
    octave: &Octave,
    octave_index: usize,
    start: (usize, usize, usize),
    options: &KeypointOptions,
) -> Option<Extremum> {
    let levels = octave.levels.as_slice();
    let (width, height) = (levels[0].width, levels[0].height);
    let (mut layer, mut x, mut y) = start;
    for _ in 0..STEPS {
        let local = Local::at(levels, layer, x, y);
        let offset = -(local.curvature.try_inverse()? * local.slope);
        if offset.amax() < 0.5 {
            let strength = (local.value + 0.5 * local.slope.dot(&offset)).abs();
            if strength * (LAYERS as f32) < options.contrast || local.on_edge(options.edge) {
                return None;
            }
            let octave_scale = octave.sigma(layer as f32 + offset.z);
            let (octave_x, octave_y) = (x as f32 + offset.x, y as f32 + offset.y);
            let point = Keypoint {
                x: octave_x * octave.pixel,
                y: octave_y * octave.pixel,
                scale: octave_scale * octave.pixel,
                angle: 0.0,
            };
            return Some(Extremum {
                point,
                strength,
                octave: octave_index,
                layer,
                column: x,
                row: y,
                octave_x,
                octave_y,
                octave_scale,
            });
        }
        if offset.iter().any(|step| !step.is_finite()) {
            return None;
        }
        layer = layer.checked_add_signed(offset.z.round() as isize)?;
        x = x.checked_add_signed(offset.x.round() as isize)?;
        y = y.checked_add_signed(offset.y.round() as isize)?;
        if !octave.layers().contains(&layer)
            || !(BORDER..width - BORDER).contains(&x)
            || !(BORDER..height - BORDER).contains(&y)
        {
            return None;
        }
    }
    None
}

/// The difference of blurs around one pixel, to the second order in x, y and layer.
struct Local {
    value: f32,
    slope: Vector3<f32>,
    curvature: Matrix3<f32>,
}

impl Local {
    fn at(levels: &[Gray], layer: usize, x: usize, y: usize) -> Self {
        let width = levels[0].width;
        let d = |layer: usize, x: usize, y: usize| {
            let index = y * width + x;
            levels[layer + 1].data[index] - levels[layer].data[index]
        };
        let value = d(layer, x, y);
        let (left, right) = (d(layer, x - 1, y), d(layer, x + 1, y));
        let (up, down) = (d(layer, x, y - 1), d(layer, x, y + 1));
        let (below, above) = (d(layer - 1, x, y), d(layer + 1, x, y));
        let slope = Vector3::new(right - left, down - up, above - below) * 0.5;
        let xx = right + left - 2.0 * value;
        let yy = down + up - 2.0 * value;
        let ss = above + below - 2.0 * value;
        let xy =
            0.25 * (d(layer, x + 1, y + 1) - d(layer, x - 1, y + 1) - d(layer, x + 1, y - 1) + d(layer, x - 1, y - 1));
        let xs =
            0.25 * (d(layer + 1, x + 1, y) - d(layer + 1, x - 1, y) - d(layer - 1, x + 1, y) + d(layer - 1, x - 1, y));
        let ys =
            0.25 * (d(layer + 1, x, y + 1) - d(layer + 1, x, y - 1) - d(layer - 1, x, y + 1) + d(layer - 1, x, y - 1));
        Self { value, slope, curvature: Matrix3::new(xx, xy, xs, xy, yy, ys, xs, ys, ss) }
    }

    fn on_edge(&self, ratio: f32) -> bool {
        let (xx, yy, xy) = (self.curvature.m11, self.curvature.m22, self.curvature.m12);
        let (trace, determinant) = (xx + yy, xx * yy - xy * xy);
        determinant <= 0.0 || trace * trace * ratio >= (ratio + 1.0) * (ratio + 1.0) * determinant
    }
}
