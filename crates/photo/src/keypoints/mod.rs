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
//! | [`spare`] | buffers that are used again |
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
pub mod spare;
#[cfg(test)]
mod tests;

pub use gray::Gray;
pub use pool::Pool;
pub use spare::Spare;

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
    detect_with(image, mask, settings, &Spare::default())
}

/// The same with buffers that were used before: for many pictures in a row.
pub fn detect_with(
    image: &Gray,
    mask: Option<&(dyn Fn(f32, f32) -> bool + Sync)>,
    settings: &Settings,
    spare: &Spare,
) -> Features {
    let mut described = Vec::new();
    let mut octave = Octave::first(image, settings.fine, spare);
    for index in 0.. {
        let Some(mut here) = octave else { break };
        let base = here.next_base(spare);
        let mut found = extrema::find(&here, index, settings);
        if let Some(allowed) = mask {
            found.retain(|extremum| allowed(extremum.point.x, extremum.point.y));
        }
        here.give_back_outer_levels(spare);
        describe_all(&here, &found, spare, &mut described);
        let pixel = here.pixel;
        here.give_back(spare);
        octave = Octave::above(base, pixel, spare);
    }
    let mut order: Vec<usize> = (0..described.len()).collect();
    // The angles of one place stay in their order.
    order.sort_unstable_by(|&a, &b| described[a].0.stronger_first(&described[b].0).then(a.cmp(&b)));
    order.truncate(settings.limit);
    let (points, descriptors) = order.into_iter().map(|index| (described[index].1, described[index].2)).unzip();
    Features { points, descriptors }
}

/// Keypoints that are described by one task.
const TOGETHER: usize = 32;

type Described = (Extremum, Keypoint, [u8; DESCRIPTOR]);

/// Orientations and descriptors of an octave's keypoints.
fn describe_all(octave: &Octave, found: &[Extremum], spare: &Spare, described: &mut Vec<Described>) {
    let layers = octave.layers();
    let Gray { width, height, .. } = octave.levels[layers.start];
    let mut slopes = Slopes::new(width, height, spare);
    for layer in layers {
        let mut here: Vec<&Extremum> = found.iter().filter(|extremum| extremum.layer == layer).collect();
        if here.is_empty() {
            continue;
        }
        // Neighbours in the picture share cache lines of the slopes.
        here.sort_unstable_by_key(|extremum| (extremum.row / 32, extremum.column, extremum.row));
        slopes.fill(&octave.levels[layer]);
        let describe = |extremum: &Extremum, angle: f32| {
            let point = Keypoint { angle, ..extremum.point };
            (*extremum, point, describe::describe(&slopes, extremum, angle))
        };
        let turned = |&extremum: &&Extremum| {
            let (describe, extremum) = (&describe, *extremum);
            orient::angles(&slopes, &extremum).map(move |angle| describe(&extremum, angle))
        };
        let new: Vec<Vec<Described>> =
            here.par_chunks(TOGETHER).map(|some| some.iter().flat_map(turned).collect()).collect();
        described.extend(new.into_iter().flatten());
    }
    slopes.give_back(spare);
}
