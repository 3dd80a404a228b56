//! Keypoints of many models, and for each keypoint of a photo the nearest of them.

use super::{
    point::{DESCRIPTOR, Features, Keypoint, UNIT},
    shortlist::Index,
};
use crate::options::KeypointOptions;
use rayon::prelude::*;

/// Photo descriptors per task.
const BLOCK: usize = 256;

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
    descriptors: Vec<[u8; DESCRIPTOR]>,
    index: Index,
    same_place_px: f32,
}

impl Pool {
    /// A pool of models; a keypoint's label is the index of its part.
    pub fn new(options: &KeypointOptions, parts: Vec<Features>) -> Self {
        let (mut points, mut labels, mut descriptors) = (Vec::new(), Vec::new(), Vec::new());
        for (label, part) in parts.into_iter().enumerate() {
            labels.extend(std::iter::repeat_n(label as u32, part.points.len()));
            points.extend(part.points);
            descriptors.extend(part.descriptors);
        }
        let index = Index::new(&descriptors);
        Self { points, labels, descriptors, index, same_place_px: options.same_place_px }
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
            .map(|(block, queries)| {
                let lists = self.index.shortlists(queries);
                let numbers = (block * BLOCK) as u32..;
                numbers
                    .zip(queries)
                    .zip(lists)
                    .map(|((photo, query), list)| self.best_of(photo, query, &list))
                    .collect()
            })
            .collect();
        blocks.into_iter().flatten().collect()
    }

    /// The nearest of a few, and the nearest of another place. They come with what their distance is at least, nearest first.
    fn best_of(&self, photo: u32, query: &[u8; DESCRIPTOR], list: &[(u32, u32)]) -> Match {
        let mut squares: Vec<(u32, u32)> = Vec::with_capacity(list.len());
        let (mut best, mut second): ((u32, u32), Option<u32>) = ((u32::MAX, u32::MAX), None);
        for &(least, model) in list {
            // All that follow are farther away than both.
            if second.is_some_and(|second| least > second) {
                break;
            }
            let here = (self.square_to(query, model), model);
            squares.push(here);
            if here < best {
                best = here;
                let elsewhere = squares.iter().filter(|(_, other)| !self.same_place(model, *other));
                second = elsewhere.map(|(square, _)| *square).min();
            } else if !self.same_place(best.1, model) {
                second = Some(second.map_or(here.0, |second| second.min(here.0)));
            }
        }
        let (square, model) = best;
        // A shortlist that holds all there is has nothing to add; a crowded place may fill a longer one alone.
        if second.is_none() && list.len() < self.len() {
            let all = 0..self.len() as u32;
            second =
                all.filter(|&other| !self.same_place(model, other)).map(|other| self.square_to(query, other)).min();
        }
        let distance = |square: u32| (square as f32).sqrt() / UNIT;
        Match { photo, model, distance: distance(square), second: second.map_or(f32::INFINITY, distance) }
    }

    fn same_place(&self, one: u32, other: u32) -> bool {
        let (a, b) = (self.point(one), self.point(other));
        self.label(one) == self.label(other) && (a.x - b.x).hypot(a.y - b.y) <= self.same_place_px
    }

    fn square_to(&self, query: &[u8; DESCRIPTOR], model: u32) -> u32 {
        let differences = query.iter().zip(&self.descriptors[model as usize]);
        let square = differences.map(|(&a, &b)| i16::from(a) - i16::from(b)).map(|d| i32::from(d) * i32::from(d));
        square.sum::<i32>() as u32
    }
}
