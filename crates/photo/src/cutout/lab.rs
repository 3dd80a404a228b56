//! Pictures in CIE Lab, where distances between colours are what people see of them.

use image::RgbImage;
use rayon::prelude::*;
use std::sync::LazyLock;

/// Lightness from 0 to 100, and the two axes of colour.
pub(super) type Lab = [f32; 3];

/// A picture in Lab, row by row.
pub(super) struct LabPicture {
    pub width: usize,
    pub height: usize,
    pub data: Vec<Lab>,
}

impl LabPicture {
    pub fn new(picture: &RgbImage) -> Self {
        let data = picture.as_raw().par_chunks_exact(3).map(|rgb| lab([rgb[0], rgb[1], rgb[2]])).collect();
        Self { width: picture.width() as usize, height: picture.height() as usize, data }
    }
}

static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| {
        let value = value as f32 / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
});

pub(super) fn lab([r, g, b]: [u8; 3]) -> Lab {
    let [r, g, b] = [r, g, b].map(|value| LINEAR[usize::from(value)]);
    // D65, as pictures without a profile are meant.
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
    let [x, y, z] = [x, y, z].map(|t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

pub(super) fn distance(one: Lab, other: Lab) -> f32 {
    let sum: f32 = one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum();
    sum.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_colours_have_their_known_places() {
        for (rgb, known) in [
            ([255, 255, 255], [100.0, 0.0, 0.0]),
            ([0, 0, 0], [0.0, 0.0, 0.0]),
            ([255, 0, 0], [53.2, 80.1, 67.2]),
            ([128, 128, 128], [53.6, 0.0, 0.0]),
        ] {
            assert!(distance(lab(rgb), known) < 0.5, "{rgb:?}: {:?}", lab(rgb));
        }
    }
}
