//! The few of many descriptors that are worth a full comparison.
//!
//! Descriptors vary in far fewer ways than they have numbers. Compared along the [`AXES`] in which those of the pool
//! vary most, the nearest [`SHORT`] hold the truly nearest one in all but a few of ten thousand cases that matter.
//! Nor are all compared: only those in the groups whose middles are nearest.

use super::point::DESCRIPTOR;
use crate::simd::widest;
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

    /// For each query the descriptors that are likely nearest, nearest first: what the square of the distance is at least, and
    /// the number.
    pub fn shortlists(&self, queries: &[[u8; DESCRIPTOR]]) -> Vec<Vec<(u32, u32)>> {
        let reduced: Vec<Reduced> = queries.iter().map(|query| reduce(&self.axes, query)).collect();
        let prepared: Vec<Query> = reduced.iter().map(query_of).collect();
        let all: Vec<u32> = (0..queries.len() as u32).collect();
        let mut near = vec![Shortlist::default(); queries.len()];
        compare(&self.middles, &prepared, &all, &mut near, |number| number);
        let mut askers = vec![Vec::new(); self.groups.len()];
        for (query, near) in near.into_iter().enumerate() {
            near.best().into_iter().for_each(|(_, group)| askers[group as usize].push(query as u32));
        }
        let mut lists = vec![Shortlist::default(); queries.len()];
        for (group, askers) in self.groups.iter().zip(&askers) {
            compare(&group.blocks, &prepared, askers, &mut lists, |number| group.numbers[number as usize]);
        }
        let with_bounds = |(list, reduced): (Shortlist, &Reduced)| {
            let length = length2(reduced);
            list.best().into_iter().map(|(score, number)| (least_square(length, score), number)).collect()
        };
        lists.into_iter().zip(&reduced).map(with_bounds).collect()
    }
}

/// Offers the descriptors of some blocks, by their name, to the lists of those who ask.
fn compare<L: List>(
    blocks: &[Block],
    queries: &[Query],
    askers: &[u32],
    lists: &mut [L],
    name: impl Fn(u32) -> u32 + Copy,
) {
    widest(
        #[inline(always)]
        || {
            for (tile, first) in blocks.chunks(TILE).zip((0..).step_by(TILE * LANES)) {
                for askers in askers.chunks(TOGETHER) {
                    let together: [&Query; TOGETHER] =
                        std::array::from_fn(|i| &queries[askers[i.min(askers.len() - 1)] as usize]);
                    let mut scores = [[[i32x4::ZERO; 2]; TILE]; TOGETHER];
                    for (place, block) in tile.iter().enumerate() {
                        for (scores, new) in scores.iter_mut().zip(block.scores(together)) {
                            scores[place] = new;
                        }
                    }
                    for (scores, &asker) in scores.iter().zip(askers) {
                        lists[asker as usize].offer(&scores[..tile.len()], first, name);
                    }
                }
            }
        },
    );
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
            let mut lists = vec![Nearest::default(); queries.len()];
            compare(&blocks, &queries, &all, &mut lists, |number| number);
            lists.into_iter().map(|list| list.number)
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
            Some(reduced) => -length2(reduced) / 2,
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

fn length2(reduced: &Reduced) -> i32 {
    reduced.iter().map(|&n| i32::from(n) * i32::from(n)).sum()
}

/// What the square of the distance of two descriptors is at least, by the first one's reduced length and their score: in fewer
/// axes nothing is farther away than in all. Each of the rounded numbers may be half a step off on both sides.
fn least_square(length2: i32, score: i32) -> u32 {
    let steps = ((length2 - 2 * score).max(0) as f32).sqrt() - (AXES as f32).sqrt() - 1.0;
    (steps.max(0.0) / FINENESS).powi(2) as u32
}

fn query_of(reduced: &Reduced) -> Query {
    std::array::from_fn(|pair| i16x8::new(std::array::from_fn(|i| reduced[2 * pair + i % 2])))
}

/// A score below that of any descriptor, also when something is added to it.
const ABSENT: i32 = i32::MIN / 2;
/// Any score above this is a descriptor's.
const PRESENT: i32 = ABSENT / 2;

/// Takes what is offered, as far as it is good enough.
trait List {
    /// Scores of descriptors, in the order of their lanes; the first one's number, and what a number is called.
    fn offer(&mut self, scores: &[[i32x4; 2]], first: u32, name: impl Fn(u32) -> u32);
}

/// The lanes of a block in which something is not below the least.
#[inline(always)]
fn lanes_from(scores: &[i32x4; 2], least: i32) -> impl Iterator<Item = (i32, u32)> {
    let [one, other] = scores.map(|scores| i32x4::splat(least).simd_gt(scores).to_bitmask());
    let mut left = !(one | other << 4) & 0xFF;
    std::iter::from_fn(move || {
        let lane = (left != 0).then(|| left.trailing_zeros())?;
        left &= left - 1;
        Some((scores[lane as usize / 4].to_array()[lane as usize % 4], lane))
    })
}

/// The best one alone.
#[derive(Debug, Clone)]
struct Nearest {
    score: i32,
    number: u32,
}

impl Default for Nearest {
    fn default() -> Self {
        Self { score: PRESENT, number: 0 }
    }
}

impl List for Nearest {
    #[inline(always)]
    fn offer(&mut self, scores: &[[i32x4; 2]], first: u32, name: impl Fn(u32) -> u32) {
        for (scores, first) in scores.iter().zip((first..).step_by(LANES)) {
            for (score, lane) in lanes_from(scores, self.score + 1) {
                if score > self.score {
                    *self = Self { score, number: name(first + lane) };
                }
            }
        }
    }
}

/// The best [`SHORT`], and some more until the end.
#[derive(Debug, Clone)]
struct Shortlist {
    /// The two best scores of each lane so far: there are [`SHORT`] that are no worse than the worst of these.
    best: [[i32x4; 2]; SHORT / LANES],
    taken: Vec<(i32, u32)>,
}

impl Default for Shortlist {
    fn default() -> Self {
        Self { best: [[i32x4::splat(PRESENT); 2]; SHORT / LANES], taken: Vec::with_capacity(4 * SHORT) }
    }
}

impl Shortlist {
    /// The score below which nothing can belong to the best.
    #[inline(always)]
    fn least(&self) -> i32 {
        let [one, other] = self.best[SHORT / LANES - 1];
        one.min(other).to_array().into_iter().min().map_or(PRESENT, |least| least.max(PRESENT + 1))
    }

    /// The best with their scores, best first.
    fn best(mut self) -> Vec<(i32, u32)> {
        let least = self.least();
        self.taken.retain(|&(score, _)| score >= least);
        if self.taken.len() > SHORT {
            self.taken.select_nth_unstable_by(SHORT - 1, |a, b| b.cmp(a));
            self.taken.truncate(SHORT);
        }
        self.taken.sort_unstable_by(|a, b| b.cmp(a));
        self.taken
    }
}

impl List for Shortlist {
    /// Where a score belongs among the best cannot be foreseen, so nothing is sorted: each lane keeps its own best, without branches.
    #[inline(always)]
    fn offer(&mut self, scores: &[[i32x4; 2]], first: u32, name: impl Fn(u32) -> u32) {
        for scores in scores {
            for (half, &score) in scores.iter().enumerate() {
                let mut passed = score;
                for best in &mut self.best {
                    (best[half], passed) = (best[half].max(passed), best[half].min(passed));
                }
            }
        }
        let least = self.least();
        for (scores, first) in scores.iter().zip((first..).step_by(LANES)) {
            self.taken.extend(lanes_from(scores, least).map(|(score, lane)| (score, name(first + lane))));
        }
    }
}

fn reduce(axes: &[[f32; AXES]], descriptor: &[u8; DESCRIPTOR]) -> Reduced {
    widest(
        #[inline(always)]
        || {
            let mut sums = [0.0; AXES];
            for (axes, &number) in axes.iter().zip(descriptor) {
                for (sum, axis) in sums.iter_mut().zip(axes) {
                    *sum += axis * f32::from(number);
                }
            }
            let mut reduced = [0; AXES];
            for (reduced, sum) in reduced.iter_mut().zip(sums) {
                *reduced = (sum * FINENESS).round() as i16;
            }
            reduced
        },
    )
}

/// The directions in which descriptors vary most.
fn principal_axes(descriptors: &[[u8; DESCRIPTOR]]) -> Vec<[f32; AXES]> {
    let step = descriptors.len().div_ceil(SAMPLE).max(1);
    let sample: Vec<[f32; DESCRIPTOR]> = descriptors.iter().step_by(step).map(|d| d.map(f32::from)).collect();
    let count = sample.len().max(1) as f64;
    let mut sums = [0.0; DESCRIPTOR];
    let mut products = vec![[0.0; DESCRIPTOR]; DESCRIPTOR];
    widest(
        #[inline(always)]
        || {
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
        },
    );
    let covariance = DMatrix::from_fn(DESCRIPTOR, DESCRIPTOR, |row, column| {
        f64::from(products[row][column]) / count - f64::from(sums[row]) / count * (f64::from(sums[column]) / count)
    });
    let eigen = SymmetricEigen::new(covariance);
    let mut order: Vec<usize> = (0..DESCRIPTOR).collect();
    order.sort_by(|&a, &b| eigen.eigenvalues[b].total_cmp(&eigen.eigenvalues[a]));
    (0..DESCRIPTOR).map(|row| std::array::from_fn(|axis| eigen.eigenvectors[(row, order[axis])] as f32)).collect()
}
