//! Keypoints: places of a picture that are found again when it is turned, scaled or lit otherwise.
//!
//! SIFT after Lowe (2004), with the constants that OpenCV made common and RootSIFT descriptors (Arandjelović 2012).
//! Own code, because no crate fits: `sift-features` 0.1 has fixed thresholds, no mask, always doubles the picture and
//! does not use more than one core; `imageproc` has corners and binary descriptors, but no scales.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`gray`] | a picture of brightness alone |
//! | `blur` | the Gaussian |
//! | `pyramid` | octaves of ever more blurred pictures |
//! | `extrema` | where the difference of two blurs peaks in place and scale |
//! | `gradient` | strength and direction of every pixel's slope |
//! | `orient` | which way a keypoint points |
//! | `describe` | the 128 numbers that tell a keypoint from others |
//! | [`pool`] | keypoints of many models, and the nearest of them |
//! | `shortlist` | the few of many descriptors that are worth a full comparison |
//!
//! A position counts the middle of a pixel as a whole number: the middle of the top left pixel is (0, 0).

mod blur;
mod describe;
mod extrema;
mod gradient;
pub mod gray;
mod orient;
pub mod pool;
mod pyramid;
mod shortlist;
#[cfg(test)]
mod tests;

pub use gray::Gray;
pub use pool::{Match, Pool};

use extrema::Extremum;
use gradient::Slopes;
use pyramid::Octave;
use rayon::prelude::*;

/// Length of a descriptor: 4 x 4 places with 8 directions each.
pub const DESCRIPTOR: usize = 128;

/// One place that can be found again.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Keypoint {
    pub x: f32,
    pub y: f32,
    /// Sigma of the blur at which the place stands out, in pixels of the picture.
    pub scale: f32,
    /// The way the place points, in radians from the x axis towards the y axis (clockwise as seen), in 0..2π.
    pub angle: f32,
}

/// Keypoints with their descriptors, strongest first.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Features {
    pub points: Vec<Keypoint>,
    /// RootSIFT: a vector of length 1, times [`UNIT`].
    pub descriptors: Vec<[u8; DESCRIPTOR]>,
}

/// What a descriptor's length of 1 is in its whole numbers.
pub const UNIT: f32 = 512.0;

/// What is taken for a keypoint.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    /// Least contrast, as OpenCV's `contrastThreshold`: divided by the three layers of an octave.
    pub contrast: f32,
    /// Most that one curvature may exceed the other: places on an edge slide along it.
    pub edge: f32,
    /// How many of the strongest are kept.
    pub limit: usize,
    /// Also look for the smallest places, of scale 0.9 to 1.8: three times as many.
    pub fine: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { contrast: 0.02, edge: 10.0, limit: usize::MAX, fine: true }
    }
}

/// Finds and describes keypoints, where `mask` (by position in the picture) allows them.
///
/// The result does not depend on the number of threads.
pub fn detect(image: &Gray, mask: Option<&(dyn Fn(f32, f32) -> bool + Sync)>, settings: &Settings) -> Features {
    let mut octaves = pyramid::build(image, settings.fine);
    let mut found: Vec<Extremum> =
        octaves.iter().enumerate().flat_map(|(index, octave)| extrema::find(octave, index, settings)).collect();
    if let Some(allowed) = mask {
        found.retain(|extremum| allowed(extremum.point.x, extremum.point.y));
    }
    found.sort_unstable_by(Extremum::stronger_first);
    found.truncate(settings.limit);
    octaves.iter_mut().for_each(Octave::forget_outer_levels);
    describe_all(&octaves, &found, settings.limit)
}

/// Orientations and descriptors of keypoints that are sorted by strength.
fn describe_all(octaves: &[Octave], found: &[Extremum], limit: usize) -> Features {
    let mut described: Vec<(usize, Keypoint, [u8; DESCRIPTOR])> = Vec::with_capacity(found.len() * 5 / 4);
    let mut slopes = Slopes::default();
    for (octave_index, octave) in octaves.iter().enumerate() {
        for layer in octave.layers() {
            let mut here: Vec<usize> = (0..found.len())
                .filter(|&rank| found[rank].octave == octave_index && found[rank].layer == layer)
                .collect();
            if here.is_empty() {
                continue;
            }
            // Neighbours in the picture share cache lines of the slopes.
            here.sort_unstable_by_key(|&rank| (found[rank].row / 32, found[rank].column, rank));
            slopes.fill(&octave.levels[layer]);
            let new: Vec<Vec<_>> = here
                .par_iter()
                .with_min_len(16)
                .map(|&rank| {
                    let extremum = &found[rank];
                    orient::angles(&slopes, extremum)
                        .into_iter()
                        .map(|angle| {
                            let point = Keypoint { angle, ..extremum.point };
                            (rank, point, describe::describe(&slopes, extremum, angle))
                        })
                        .collect()
                })
                .collect();
            described.extend(new.into_iter().flatten());
        }
    }
    // Stable, so the angles of one place stay in their order.
    described.sort_by_key(|&(rank, ..)| rank);
    described.truncate(limit);
    let (points, descriptors) = described.into_iter().map(|(_, point, descriptor)| (point, descriptor)).unzip();
    Features { points, descriptors }
}
