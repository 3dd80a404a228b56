//! Octaves of ever more blurred pictures; every octave is half the size of the one before.

use super::{Gray, blur::blur};

/// Layers per octave in which keypoints are looked for.
pub const LAYERS: usize = 3;
/// Blur of an octave's first level, in its own pixels.
pub const BASE_SIGMA: f32 = 1.6;
/// Blur that any photo has to begin with.
const CAMERA_SIGMA: f32 = 0.5;
/// Below this size no pixel is far enough from the border to be a keypoint.
const LEAST_SIDE: usize = 2 * super::extrema::BORDER + 1;

/// Pictures of one size, each blurred by a third of an octave more than the one before.
pub struct Octave {
    pub levels: Vec<Gray>,
}

impl Octave {
    /// Frees the levels that only serve to find extrema.
    pub fn forget_outer_levels(&mut self) {
        self.levels.truncate(LAYERS + 1);
    }
}

/// All octaves of a picture; none if it is too small.
pub fn build(image: &Gray) -> Vec<Octave> {
    let mut octaves: Vec<Octave> = Vec::new();
    if image.width.min(image.height) < LEAST_SIDE {
        return octaves;
    }
    let mut base = blur(image, (BASE_SIGMA * BASE_SIGMA - CAMERA_SIGMA * CAMERA_SIGMA).sqrt());
    loop {
        let octave = octave(base);
        base = halved(&octave.levels[LAYERS]);
        octaves.push(octave);
        if base.width.min(base.height) < LEAST_SIDE {
            return octaves;
        }
    }
}

fn octave(base: Gray) -> Octave {
    let mut levels = vec![base];
    for level in 1..LAYERS + 3 {
        let sigma = |level: usize| BASE_SIGMA * (level as f32 / LAYERS as f32).exp2();
        let (before, after) = (sigma(level - 1), sigma(level));
        levels.push(blur(&levels[level - 1], (after * after - before * before).sqrt()));
    }
    Octave { levels }
}

/// Every second pixel of every second row; the blur has already taken away what would alias.
fn halved(image: &Gray) -> Gray {
    let (width, height) = (image.width / 2, image.height / 2);
    let data = (0..height).flat_map(|y| image.row(2 * y).iter().step_by(2).take(width).copied()).collect();
    Gray { width, height, data }
}
