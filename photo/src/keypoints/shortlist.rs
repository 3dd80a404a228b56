//! The few of many descriptors that are worth a full comparison.
//!
//! Descriptors vary in far fewer ways than they have numbers. Compared along the [`AXES`] in which those of the pool
//! vary most, the nearest [`SHORT`] hold the truly nearest one in all but a few of ten thousand cases that matter.

use super::DESCRIPTOR;
use nalgebra::{DMatrix, SymmetricEigen};
use wide::{i16x8, i32x4};

/// How many descriptors a shortlist holds.
pub const SHORT: usize = 16;
/// Principal axes that are compared.
const AXES: usize = 24;
/// Axes are compared in pairs: that is what one instruction multiplies and adds.
const PAIRS: usize = AXES / 2;
/// Descriptors that are compared at once, four to a register.
const LANES: usize = 8;
/// Queries that share the loading of those.
const TOGETHER: usize = 4;
/// Blocks of lanes that stay in the nearest cache while the queries pass by.
const TILE: usize = 16;
/// Descriptors from which the axes are learnt.
const SAMPLE: usize = 4096;

/// What a step along an axis is in whole numbers: a descriptor's length of 512 becomes 4096, its square fits an `i32`.
const FINENESS: f32 = 8.0;

/// Position along the principal axes.
type Reduced = [i16; AXES];
/// The same, each pair of axes repeated to face four descriptors.
type Query = [i16x8; PAIRS];

/// Descriptors reduced to their principal axes.
#[derive(Debug, Clone)]
pub struct Index {
    /// The axes, by number of the descriptor.
    axes: Vec<[f32; AXES]>,
    blocks: Vec<Block>,
    count: usize,
}

/// Some reduced descriptors side by side.
#[derive(Debug, Clone)]
struct Block {
    numbers: [[i16x8; 2]; PAIRS],
    /// Less half of each one's squared length; so low where there is none that it never comes into question.
    bias: [i32x4; 2],
}

impl Index {
    pub fn new(descriptors: &[[u8; DESCRIPTOR]]) -> Self {
        let axes = principal_axes(descriptors);
        let blocks = descriptors
            .chunks(LANES)
            .map(|chunk| Block::new(&chunk.iter().map(|descriptor| reduce(&axes, descriptor)).collect::<Vec<_>>()))
            .collect();
        Self { axes, blocks, count: descriptors.len() }
    }

    /// For each query the descriptors that are likely nearest, in no particular order.
    pub fn shortlists(&self, queries: &[[u8; DESCRIPTOR]]) -> Vec<Vec<u32>> {
        let prepared: Vec<Query> = queries.iter().map(|query| query_of(&reduce(&self.axes, query))).collect();
        let mut lists = vec![Shortlist::new(); queries.len().next_multiple_of(TOGETHER)];
        for (tile_index, tile) in self.blocks.chunks(TILE).enumerate() {
            for (queries, lists) in prepared.chunks(TOGETHER).zip(lists.chunks_mut(TOGETHER)) {
                let group: [&Query; TOGETHER] = std::array::from_fn(|i| &queries[i.min(queries.len() - 1)]);
                for (block_index, block) in tile.iter().enumerate() {
                    let scores = block.scores(group);
                    let first = ((tile_index * TILE + block_index) * LANES) as u32;
                    for (scores, list) in scores.into_iter().zip(&mut *lists) {
                        list.offer(scores, first);
                    }
                }
            }
        }
        let full = SHORT.min(self.count);
        lists.truncate(queries.len());
        lists.into_iter().map(|list| list.entries[..full].iter().map(|&(_, number)| number).collect()).collect()
    }
}

impl Block {
    fn new(descriptors: &[Reduced]) -> Self {
        let number = |lane: usize, axis: usize| descriptors.get(lane).map_or(0, |reduced| reduced[axis]);
        let numbers = std::array::from_fn(|pair| {
            [0, 4].map(|first| i16x8::new(std::array::from_fn(|i| number(first + i / 2, 2 * pair + i % 2))))
        });
        let bias = |lane: usize| match descriptors.get(lane) {
            Some(reduced) => -reduced.iter().map(|&n| i32::from(n) * i32::from(n)).sum::<i32>() / 2,
            None => ABSENT,
        };
        Self { numbers, bias: [0, 4].map(|first| i32x4::new(std::array::from_fn(|i| bias(first + i)))) }
    }

    /// How near each descriptor is to each query: the higher, the nearer.
    #[inline(always)]
    fn scores(&self, queries: [&Query; TOGETHER]) -> [[i32x4; 2]; TOGETHER] {
        let mut sums = [self.bias; TOGETHER];
        for (pair, &[one, other]) in self.numbers.iter().enumerate() {
            for (sums, query) in sums.iter_mut().zip(&queries) {
                sums[0] += one.dot(query[pair]);
                sums[1] += other.dot(query[pair]);
            }
        }
        sums
    }
}

fn query_of(reduced: &Reduced) -> Query {
    std::array::from_fn(|pair| i16x8::new(std::array::from_fn(|i| reduced[2 * pair + i % 2])))
}

/// A score below that of any descriptor.
const ABSENT: i32 = i32::MIN / 2;

/// The best so far, best first.
#[derive(Debug, Clone)]
struct Shortlist {
    entries: [(i32, u32); SHORT],
}

impl Shortlist {
    fn new() -> Self {
        Self { entries: [(ABSENT, 0); SHORT] }
    }

    #[inline(always)]
    fn offer(&mut self, scores: [i32x4; 2], first: u32) {
        let least = i32x4::splat(self.entries[SHORT - 1].0);
        if (scores[0].simd_gt(least) | scores[1].simd_gt(least)).any() {
            for (score, number) in scores.into_iter().flat_map(i32x4::to_array).zip(first..) {
                self.insert(score, number);
            }
        }
    }

    fn insert(&mut self, score: i32, number: u32) {
        let mut place = SHORT - 1;
        if score <= self.entries[place].0 {
            return;
        }
        while place > 0 && self.entries[place - 1].0 < score {
            self.entries[place] = self.entries[place - 1];
            place -= 1;
        }
        self.entries[place] = (score, number);
    }
}

fn reduce(axes: &[[f32; AXES]], descriptor: &[u8; DESCRIPTOR]) -> Reduced {
    let mut reduced = [0.0; AXES];
    for (axes, &number) in axes.iter().zip(descriptor) {
        for (reduced, axis) in reduced.iter_mut().zip(axes) {
            *reduced += axis * f32::from(number);
        }
    }
    reduced.map(|number| (number * FINENESS).round() as i16)
}

/// The directions in which descriptors vary most.
fn principal_axes(descriptors: &[[u8; DESCRIPTOR]]) -> Vec<[f32; AXES]> {
    let step = descriptors.len().div_ceil(SAMPLE).max(1);
    let sample: Vec<[f32; DESCRIPTOR]> = descriptors.iter().step_by(step).map(|d| d.map(f32::from)).collect();
    let count = sample.len().max(1) as f64;
    let mut sums = [0.0; DESCRIPTOR];
    let mut products = vec![[0.0; DESCRIPTOR]; DESCRIPTOR];
    for descriptor in &sample {
        for (sum, &number) in sums.iter_mut().zip(descriptor) {
            *sum += number;
        }
        for (products, &one) in products.iter_mut().zip(descriptor) {
            for (product, &other) in products.iter_mut().zip(descriptor) {
                *product += one * other;
            }
        }
    }
    let covariance = DMatrix::from_fn(DESCRIPTOR, DESCRIPTOR, |row, column| {
        f64::from(products[row][column]) / count - f64::from(sums[row]) / count * (f64::from(sums[column]) / count)
    });
    let eigen = SymmetricEigen::new(covariance);
    let mut order: Vec<usize> = (0..DESCRIPTOR).collect();
    order.sort_by(|&a, &b| eigen.eigenvalues[b].total_cmp(&eigen.eigenvalues[a]));
    (0..DESCRIPTOR).map(|row| std::array::from_fn(|axis| eigen.eigenvectors[(row, order[axis])] as f32)).collect()
}
