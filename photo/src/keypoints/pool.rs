//! Keypoints of many models, and for each keypoint of a photo the nearest of them.
//!
//! Exact, without a search tree: all distances are one product of two matrices, for which nalgebra uses whatever vector
//! instructions the processor has. Sums of products of bytes stay below 2^24, so they are exact in `f32` and the answer is
//! the same on every machine.

use super::{DESCRIPTOR, Features, Keypoint, UNIT};
use nalgebra::DMatrix;
use rayon::prelude::*;

/// Keypoints of one model this near to each other, in pixels of the model, are the same place.
const SAME_PLACE_PX: f32 = 8.0;
/// Photo descriptors per product: their distances to the models should stay in the cache.
const BLOCK: usize = 64;

/// A keypoint of the photo and the model keypoint that looks most like it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Match {
    pub photo: u32,
    pub model: u32,
    /// Distance of the two descriptors, where a descriptor has length 1.
    pub distance: f32,
    /// Distance to the best model descriptor of another model or another place of this one; infinite if there is none.
    pub second: f32,
}

/// Keypoints of many models, made ready for comparing.
#[derive(Debug, Clone)]
pub struct Pool {
    points: Vec<Keypoint>,
    labels: Vec<u32>,
    /// One row per model descriptor.
    descriptors: DMatrix<f32>,
    /// Half the squared length of each descriptor.
    half_squares: Vec<f32>,
    /// Model keypoints at the same place as each one, itself among them.
    same_place: Vec<Vec<u32>>,
}

impl Pool {
    /// A pool of models; a keypoint's label is the index of its part.
    pub fn new(parts: Vec<Features>) -> Self {
        let (mut points, mut labels, mut rows, mut same_place) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (label, part) in parts.into_iter().enumerate() {
            same_place.extend(neighbours(&part.points, points.len() as u32));
            labels.extend(std::iter::repeat_n(label as u32, part.points.len()));
            points.extend(part.points);
            rows.extend(part.descriptors);
        }
        let descriptors = DMatrix::from_fn(rows.len(), DESCRIPTOR, |row, column| f32::from(rows[row][column]));
        let half_squares = rows.iter().map(|row| 0.5 * square(row)).collect();
        Self { points, labels, descriptors, half_squares, same_place }
    }

    /// Number of keypoints of all models.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// Which part a model keypoint came from.
    pub fn label(&self, model: u32) -> usize {
        self.labels[model as usize] as usize
    }

    pub fn point(&self, model: u32) -> &Keypoint {
        &self.points[model as usize]
    }

    /// For every keypoint of the photo its nearest model keypoint; nothing if the pool is empty.
    pub fn nearest(&self, photo: &Features) -> Vec<Match> {
        if self.is_empty() {
            return Vec::new();
        }
        let blocks: Vec<Vec<Match>> = photo
            .descriptors
            .par_chunks(BLOCK)
            .enumerate()
            .map_init(
                || DMatrix::zeros(self.len(), BLOCK),
                |scores, (block, queries)| self.nearest_of_block(scores, block * BLOCK, queries),
            )
            .collect();
        blocks.into_iter().flatten().collect()
    }

    fn nearest_of_block(&self, scores: &mut DMatrix<f32>, first: usize, queries: &[[u8; DESCRIPTOR]]) -> Vec<Match> {
        let columns = DMatrix::from_fn(DESCRIPTOR, queries.len(), |row, column| f32::from(queries[column][row]));
        let mut scores = scores.columns_mut(0, queries.len());
        scores.gemm(1.0, &self.descriptors, &columns, 0.0);
        let mut matches = Vec::with_capacity(queries.len());
        for (index, query) in queries.iter().enumerate() {
            let mut column = scores.column_mut(index);
            let scores = column.as_mut_slice();
            for (score, half_square) in scores.iter_mut().zip(&self.half_squares) {
                *score -= half_square;
            }
            let best = highest(scores);
            let model = scores.iter().position(|&score| score == best).unwrap_or(0);
            for &same in &self.same_place[model] {
                scores[same as usize] = f32::NEG_INFINITY;
            }
            // |a - b|² = |a|² - 2 (a·b - |b|²/2).
            let own = square(query);
            let distance = |score: f32| (own - 2.0 * score).max(0.0).sqrt() / UNIT;
            let second = distance(highest(scores));
            matches.push(Match {
                photo: (first + index) as u32,
                model: model as u32,
                distance: distance(best),
                second,
            });
        }
        matches
    }
}

fn square(descriptor: &[u8; DESCRIPTOR]) -> f32 {
    descriptor.iter().map(|&n| u32::from(n) * u32::from(n)).sum::<u32>() as f32
}

/// The greatest of many numbers, sixteen at a time.
fn highest(numbers: &[f32]) -> f32 {
    let larger = |a: f32, b: f32| if a > b { a } else { b };
    let mut lanes = [f32::NEG_INFINITY; 16];
    let chunks = numbers.chunks_exact(16);
    let rest = chunks.remainder().iter().copied().fold(f32::NEG_INFINITY, larger);
    for chunk in chunks {
        for (lane, &number) in lanes.iter_mut().zip(chunk) {
            *lane = larger(number, *lane);
        }
    }
    lanes.into_iter().fold(rest, larger)
}

/// For each point those within [`SAME_PLACE_PX`] of it, counted from `first`.
fn neighbours(points: &[Keypoint], first: u32) -> Vec<Vec<u32>> {
    let mut by_x: Vec<usize> = (0..points.len()).collect();
    by_x.sort_unstable_by(|&a, &b| points[a].x.total_cmp(&points[b].x));
    points
        .iter()
        .map(|point| {
            let from = by_x.partition_point(|&other| points[other].x < point.x - SAME_PLACE_PX);
            by_x[from..]
                .iter()
                .take_while(|&&other| points[other].x <= point.x + SAME_PLACE_PX)
                .filter(|&&other| (points[other].y - point.y).hypot(points[other].x - point.x) <= SAME_PLACE_PX)
                .map(|&other| first + other as u32)
                .collect()
        })
        .collect()
}
