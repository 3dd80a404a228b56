//! Octaves of ever more blurred pictures; every octave is half the size of the one before.

use super::{blur::blur, gray::Gray, spare::Spare};

/// Levels from one blur to its double.
pub const LAYERS: usize = 3;
/// Blur of an octave's first level, in its own pixels.
const BASE_SIGMA: f32 = 1.6;
/// Pixels at the border in which nothing is looked for.
pub const BORDER: usize = 5;
/// Below this size no pixel is far enough from the border to be a keypoint.
const LEAST_SIDE: usize = 2 * BORDER + 1;

/// Pictures of one size, each blurred by a third of a doubling more than the one before.
pub struct Octave {
    pub levels: Vec<Gray>,
    /// Blur of the first level, in pixels of the octave.
    pub first_sigma: f32,
    /// Pixels of the picture per pixel of the octave.
    pub pixel: f32,
}

impl Octave {
    /// Blur of a level, or between levels, in pixels of the octave.
    pub fn sigma(&self, level: f32) -> f32 {
        self.first_sigma * (level / LAYERS as f32).exp2()
    }

    /// The levels in which keypoints may be: all but the first and the last two.
    pub fn layers(&self) -> std::ops::Range<usize> {
        1..self.levels.len() - 2
    }

    /// Gives back the levels that only serve to find extrema.
    pub fn give_back_outer_levels(&mut self, spare: &Spare) {
        let layers = self.layers();
        let outer = self.levels.iter_mut().enumerate().filter(|(level, _)| !layers.contains(level));
        outer.for_each(|(_, level)| spare.give(std::mem::take(&mut level.data)));
    }

    pub fn give_back(self, spare: &Spare) {
        self.levels.into_iter().for_each(|level| spare.give(level.data));
    }

    /// The finest octave of a picture; none if it is too small.
    ///
    /// With `fine`, it begins at half the blur. Lowe doubles the picture for that, which takes four times the
    /// memory and time; at its own size no fewer figures were found on rendered photos than by OpenCV, which doubles.
    pub fn first(image: &Gray, fine: bool, spare: &Spare) -> Option<Self> {
        let (first_sigma, layers) = if fine { (BASE_SIGMA / 2.0, 2 * LAYERS) } else { (BASE_SIGMA, LAYERS) };
        // The blur that a photo has to begin with (0.5, says Lowe) is not taken off: without doubling, the finest levels need
        // it. On photos of figures a third more keypoints are matched right so, and fewer are found that are noise.
        let base = || blur(image, first_sigma, spare);
        (image.width.min(image.height) >= LEAST_SIDE).then(|| Self::new(base(), first_sigma, layers, 1.0, spare))
    }

    /// The octave above one of this pixel; none if its base is too small.
    pub fn above(base: Gray, pixel: f32, spare: &Spare) -> Option<Self> {
        let whole = base.width.min(base.height) >= LEAST_SIDE;
        whole.then(|| Self::new(base, BASE_SIGMA, LAYERS, pixel * 2.0, spare))
    }

    fn new(base: Gray, first_sigma: f32, layers: usize, pixel: f32, spare: &Spare) -> Self {
        let mut octave = Self { levels: vec![base], first_sigma, pixel };
        for level in 1..layers + 3 {
            let (before, after) = (octave.sigma(level as f32 - 1.0), octave.sigma(level as f32));
            octave.levels.push(blur(&octave.levels[level - 1], (after * after - before * before).sqrt(), spare));
        }
        octave
    }

    /// The first level of the octave above: every second pixel of every second row; the blur has already taken away what
    /// would alias.
    pub fn next_base(&self, spare: &Spare) -> Gray {
        let image = &self.levels[self.levels.len() - 3];
        let (width, height) = (image.width / 2, image.height / 2);
        let mut data = spare.take(width * height);
        for (y, row) in data.chunks_exact_mut(width.max(1)).enumerate() {
            row.iter_mut().zip(image.row(2 * y).iter().step_by(2)).for_each(|(out, value)| *out = *value);
        }
        Gray { width, height, data }
    }
}
