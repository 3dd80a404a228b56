//! The few of many descriptors that are worth a full comparison.
//!
//! Descriptors vary in far fewer ways than they have numbers. Compared along the [`AXES`] in which those of the pool
//! vary most, the nearest [`SHORT`] hold the truly nearest one in all but a few of ten thousand cases that matter.
//! Nor are all compared: only those in the groups whose middles are nearest.

use super::DESCRIPTOR;
use nalgebra::{DMatrix, SymmetricEigen};
use rayon::prelude::*;
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
/// Descriptors in a group, about. A query is compared with those of [`SHORT`] groups.
const MEMBERS: usize = 96;
/// How often the middles of the groups are moved to where their members are.
const ROUNDS: usize = 3;
/// Descriptors from which the axes are learnt.
const SAMPLE: usize = 4096;

/// What a step along an axis is in whole numbers: a descriptor's length of 512 becomes 4096, its square fits an `i32`.
const FINENESS: f32 = 8.0;

/// Position along the principal axes.
type Reduced = [i16; AXES];
/// The same, each pair of axes repeated to face four descriptors.
type Query = [i16x8; PAIRS];

/// Descriptors reduced to their principal axes, those near each other in one group.
#[derive(Debug, Clone)]
pub struct Index {
    /// The axes, by number of the descriptor.
    axes: Vec<[f32; AXES]>,
    /// The middles of the groups.
    middles: Vec<Block>,
    groups: Vec<Group>,
}

/// Descriptors near each other.
#[derive(Debug, Clone)]
struct Group {
    blocks: Vec<Block>,
    /// Their numbers among all descriptors.
    numbers: Vec<u32>,
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
        let reduced: Vec<Reduced> = descriptors.par_iter().map(|descriptor| reduce(&axes, descriptor)).collect();
        let (middles, groups): (Vec<Reduced>, Vec<Group>) = grouped(&reduced)
            .into_iter()
            .filter(|(_, numbers)| !numbers.is_empty())
            .map(|(middle, numbers)| {
                let own: Vec<Reduced> = numbers.iter().map(|&number| reduced[number as usize]).collect();
                (middle, Group { blocks: blocks(&own), numbers })
            })
            .unzip();
        Self { axes, middles: blocks(&middles), groups }
    }

    /// For each query the descriptors that are likely nearest, in no particular order.
    pub fn shortlists(&self, queries: &[[u8; DESCRIPTOR]]) -> Vec<Vec<u32>> {
        let prepared: Vec<Query> = queries.iter().map(|query| query_of(&reduce(&self.axes, query))).collect();
        let all: Vec<u32> = (0..queries.len() as u32).collect();
        let mut near = vec![Shortlist::<SHORT>::new(); queries.len()];
        compare(&self.middles, &prepared, &all, &mut near, |number| number);
        let mut askers = vec![Vec::new(); self.groups.len()];
        for (query, near) in near.iter().enumerate() {
            near.numbers().for_each(|group| askers[group as usize].push(query as u32));
        }
        let mut lists = vec![Shortlist::<SHORT>::new(); queries.len()];
        for (group, askers) in self.groups.iter().zip(&askers) {
            compare(&group.blocks, &prepared, askers, &mut lists, |number| group.numbers[number as usize]);
        }
        lists.iter().map(|list| list.numbers().collect()).collect()
    }
}

/// Offers the descriptors of some blocks, by their name, to the lists of those who ask.
fn compare<const LONG: usize>(
    blocks: &[Block],
    queries: &[Query],
    askers: &[u32],
    lists: &mut [Shortlist<LONG>],
    name: impl Fn(u32) -> u32 + Copy,
) {
    for (tile, first) in blocks.chunks(TILE).zip((0..).step_by(TILE * LANES)) {
        for askers in askers.chunks(TOGETHER) {
            let together: [&Query; TOGETHER] =
                std::array::from_fn(|i| &queries[askers[i.min(askers.len() - 1)] as usize]);
            for (block, first) in tile.iter().zip((first..).step_by(LANES)) {
                let scores = block.scores(together);
                for (scores, &asker) in scores.into_iter().zip(askers) {
                    lists[asker as usize].offer(scores, first, name);
                }
            }
        }
    }
}

/// Middles of groups of descriptors that are near each other, and the numbers of each group's members.
fn grouped(reduced: &[Reduced]) -> Vec<(Reduced, Vec<u32>)> {
    let count = (reduced.len() / MEMBERS).max(1);
    let step = (reduced.len() / count).max(1);
    let mut middles: Vec<Reduced> = reduced.iter().step_by(step).take(count).copied().collect();
    let mut members = gathered(&middles, reduced);
    for _ in 0..ROUNDS {
        for (middle, members) in middles.iter_mut().zip(&members) {
            let sums = members.iter().fold([0i32; AXES], |mut sums, &number| {
                sums.iter_mut().zip(reduced[number as usize]).for_each(|(sum, number)| *sum += i32::from(number));
                sums
            });
            if !members.is_empty() {
                *middle = sums.map(|sum| (sum / members.len() as i32) as i16);
            }
        }
        members = gathered(&middles, reduced);
    }
    middles.into_iter().zip(members).collect()
}

/// The numbers of the descriptors that are nearest to each middle.
fn gathered(middles: &[Reduced], reduced: &[Reduced]) -> Vec<Vec<u32>> {
    let blocks = blocks(middles);
    let nearest: Vec<u32> = reduced
        .par_chunks(TILE * LANES)
        .flat_map_iter(|chunk| {
            let queries: Vec<Query> = chunk.iter().map(query_of).collect();
            let all: Vec<u32> = (0..queries.len() as u32).collect();
            let mut lists = vec![Shortlist::<1>::new(); queries.len()];
            compare(&blocks, &queries, &all, &mut lists, |number| number);
            lists.into_iter().map(|list| list.entries[0].1)
        })
        .collect();
    let mut members = vec![Vec::new(); middles.len()];
    for (middle, number) in nearest.into_iter().zip(0..) {
        members[middle as usize].push(number);
    }
    members
}

fn blocks(reduced: &[Reduced]) -> Vec<Block> {
    reduced.chunks(LANES).map(Block::new).collect()
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
struct Shortlist<const LONG: usize> {
    entries: [(i32, u32); LONG],
}

impl<const LONG: usize> Shortlist<LONG> {
    fn new() -> Self {
        Self { entries: [(ABSENT, 0); LONG] }
    }

    /// Those that are listed.
    fn numbers(&self) -> impl Iterator<Item = u32> {
        self.entries.iter().filter(|(score, _)| *score > ABSENT).map(|&(_, number)| number)
    }

    #[inline(always)]
    fn offer(&mut self, scores: [i32x4; 2], first: u32, name: impl Fn(u32) -> u32) {
        let least = i32x4::splat(self.entries[LONG - 1].0);
        if (scores[0].simd_gt(least) | scores[1].simd_gt(least)).any() {
            for (score, number) in scores.into_iter().flat_map(i32x4::to_array).zip(first..) {
                if score > self.entries[LONG - 1].0 {
                    self.insert(score, name(number));
                }
            }
        }
    }

    fn insert(&mut self, score: i32, number: u32) {
        let mut place = LONG - 1;
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
