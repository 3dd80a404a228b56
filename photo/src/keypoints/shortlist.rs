//! The few of many descriptors that are worth a full comparison.
//!
//! Descriptors vary in far fewer ways than they have numbers. Compared along the [`AXES`] in which those of the pool
//! vary most, the nearest [`SHORT`] hold the truly nearest one in all but a few of ten thousand cases that matter.

use super::DESCRIPTOR;
use nalgebra::{DMatrix, SymmetricEigen};

/// How many descriptors a shortlist holds.
pub const SHORT: usize = 16;
/// Principal axes that are compared.
const AXES: usize = 24;
/// Descriptors that are compared at once.
const LANES: usize = 8;
/// Queries that share the loading of those.
const TOGETHER: usize = 4;
/// Blocks of lanes that stay in the nearest cache while the queries pass by.
const TILE: usize = 16;
/// Descriptors from which the axes are learnt.
const SAMPLE: usize = 4096;

type Reduced = [f32; AXES];

/// Descriptors reduced to their principal axes.
#[derive(Debug, Clone)]
pub struct Index {
    /// The axes, by number of the descriptor.
    axes: Vec<Reduced>,
    blocks: Vec<Block>,
    count: usize,
}

/// Some reduced descriptors side by side.
#[derive(Debug, Clone)]
struct Block {
    numbers: [[f32; LANES]; AXES],
    /// Less half of each one's squared length; so low where there is none that it never comes into question.
    bias: [f32; LANES],
}

impl Index {
    pub fn new(descriptors: &[[u8; DESCRIPTOR]]) -> Self {
        let axes = principal_axes(descriptors);
        let blocks = descriptors
            .chunks(LANES)
            .map(|chunk| {
                let mut block = Block { numbers: [[0.0; LANES]; AXES], bias: [f32::NEG_INFINITY; LANES] };
                for (lane, descriptor) in chunk.iter().enumerate() {
                    let reduced = reduce(&axes, descriptor);
                    for (numbers, number) in block.numbers.iter_mut().zip(reduced) {
                        numbers[lane] = number;
                    }
                    block.bias[lane] = -0.5 * reduced.iter().map(|n| n * n).sum::<f32>();
                }
                block
            })
            .collect();
        Self { axes, blocks, count: descriptors.len() }
    }

    /// For each query the descriptors that are likely nearest, in no particular order.
    pub fn shortlists(&self, queries: &[[u8; DESCRIPTOR]]) -> Vec<Vec<u32>> {
        let reduced: Vec<Reduced> = queries.iter().map(|query| reduce(&self.axes, query)).collect();
        let mut lists = vec![Shortlist::new(); queries.len().next_multiple_of(TOGETHER)];
        for (tile_index, tile) in self.blocks.chunks(TILE).enumerate() {
            for (queries, lists) in reduced.chunks(TOGETHER).zip(lists.chunks_mut(TOGETHER)) {
                let group: [&Reduced; TOGETHER] = std::array::from_fn(|i| &queries[i.min(queries.len() - 1)]);
                for (block_index, block) in tile.iter().enumerate() {
                    let scores = block.scores(group);
                    let first = ((tile_index * TILE + block_index) * LANES) as u32;
                    for (scores, list) in scores.iter().zip(&mut *lists) {
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
    /// How near each descriptor is to each query: the higher, the nearer.
    #[inline(always)]
    fn scores(&self, queries: [&Reduced; TOGETHER]) -> [[f32; LANES]; TOGETHER] {
        let mut sums = [self.bias; TOGETHER];
        for axis in 0..AXES {
            let numbers = &self.numbers[axis];
            for (sums, query) in sums.iter_mut().zip(&queries) {
                for lane in 0..LANES {
                    sums[lane] += numbers[lane] * query[axis];
                }
            }
        }
        sums
    }
}

/// The best so far, best first.
#[derive(Debug, Clone)]
struct Shortlist {
    entries: [(f32, u32); SHORT],
}

impl Shortlist {
    fn new() -> Self {
        Self { entries: [(f32::NEG_INFINITY, 0); SHORT] }
    }

    #[inline(always)]
    fn offer(&mut self, scores: &[f32; LANES], first: u32) {
        let least = self.entries[SHORT - 1].0;
        let mut any = false;
        for &score in scores {
            any |= score > least;
        }
        if any {
            for (&score, number) in scores.iter().zip(first..) {
                self.insert(score, number);
            }
        }
    }

    fn insert(&mut self, score: f32, number: u32) {
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

fn reduce(axes: &[Reduced], descriptor: &[u8; DESCRIPTOR]) -> Reduced {
    let mut reduced = [0.0; AXES];
    for (axes, &number) in axes.iter().zip(descriptor) {
        for (reduced, axis) in reduced.iter_mut().zip(axes) {
            *reduced += axis * f32::from(number);
        }
    }
    reduced
}

/// The directions in which descriptors vary most.
fn principal_axes(descriptors: &[[u8; DESCRIPTOR]]) -> Vec<Reduced> {
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
