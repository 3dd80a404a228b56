//! Keypoints: places of a picture that are found again when it is turned, scaled or lit otherwise.
//!
//! SIFT after Lowe (2004), with the constants that OpenCV made common and RootSIFT descriptors (Arandjelović 2012).
//! Own code, because no crate fits: `sift-features` 0.1 has fixed thresholds, no mask, always doubles the picture and
//! does not use more than one core; `imageproc` has corners and binary descriptors, but no scales.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`point`] | a keypoint, and its descriptor |
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
pub mod point;
pub mod pool;
mod pyramid;
mod shortlist;
pub mod spare;
#[cfg(test)]
mod tests;

pub use gray::Gray;
pub use point::{Features, Keypoint};
pub use pool::Pool;
pub use spare::Spare;

use crate::options::KeypointOptions;
use extrema::Extremum;
use gradient::Slopes;
use point::DESCRIPTOR;
use pyramid::Octave;
use rayon::prelude::*;

/// Finds and describes keypoints, where `mask` (by position in the picture) allows them.
///
/// The result does not depend on the number of threads.
pub fn detect(image: &Gray, mask: Option<&(dyn Fn(f32, f32) -> bool + Sync)>, options: &KeypointOptions) -> Features {
    detect_with(image, mask, options, &Spare::default())
}

/// The same with buffers that were used before: for many pictures in a row.
pub fn detect_with(
    image: &Gray,
    mask: Option<&(dyn Fn(f32, f32) -> bool + Sync)>,
    options: &KeypointOptions,
    spare: &Spare,
) -> Features {
    let mut described = Vec::new();
    let mut octave = Octave::first(image, options.fine, spare);
    for index in 0.. {
        let Some(mut here) = octave else { break };
        let base = here.next_base(spare);
        let mut found = extrema::find(&here, index, options);
        if let Some(allowed) = mask {
            found.retain(|extremum| allowed(extremum.point.x, extremum.point.y));
        }
        here.give_back_outer_levels(spare);
        describe_all(options, &here, &found, spare, &mut described);
        let pixel = here.pixel;
        here.give_back(spare);
        octave = Octave::above(base, pixel, spare);
    }
    let mut order: Vec<usize> = (0..described.len()).collect();
    // The angles of one place stay in their order.
    order.sort_unstable_by(|&a, &b| described[a].0.stronger_first(&described[b].0).then(a.cmp(&b)));
    order.truncate(options.limit);
    let (points, descriptors) = order.into_iter().map(|index| (described[index].1, described[index].2)).unzip();
    Features { points, descriptors }
}

/// Keypoints that are described by one task.
const TOGETHER: usize = 32;

type Described = (Extremum, Keypoint, [u8; DESCRIPTOR]);

/// Orientations and descriptors of an octave's keypoints.
fn describe_all(
    options: &KeypointOptions,
    octave: &Octave,
    found: &[Extremum],
    spare: &Spare,
    described: &mut Vec<Described>,
) {
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
            (*extremum, point, describe::describe(options, &slopes, extremum, angle))
        };
        let turned = |&extremum: &&Extremum| {
            let (describe, extremum) = (&describe, *extremum);
            orient::angles(options, &slopes, &extremum).map(move |angle| describe(&extremum, angle))
        };
        let new: Vec<Vec<Described>> =
            here.par_chunks(TOGETHER).map(|some| some.iter().flat_map(turned).collect()).collect();
        described.extend(new.into_iter().flatten());
    }
    slopes.give_back(spare);
}
