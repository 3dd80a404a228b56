//! A picture of brightness alone, as the finder of keypoints takes it.

use image::RgbImage;

/// Brightness by rows, 0 (black) to 1 (white).
#[derive(Debug, Clone, PartialEq)]
pub struct Gray {
    pub width: usize,
    pub height: usize,
    pub data: Vec<f32>,
}

impl Gray {
    /// A picture of that size with the brightness that `at` gives for column and row.
    pub fn from_fn(width: usize, height: usize, at: impl Fn(usize, usize) -> f32) -> Self {
        let data = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| at(x, y)).collect();
        Self { width, height, data }
    }

    /// One row of pixels.
    pub fn row(&self, y: usize) -> &[f32] {
        &self.data[y * self.width..(y + 1) * self.width]
    }

    /// One pixel.
    pub fn at(&self, x: usize, y: usize) -> f32 {
        self.data[y * self.width + x]
    }

    /// Between pixels; continuous places, the first pixel's middle is 0.5. Outside, the edge is carried on.
    pub fn sample(&self, x: f64, y: f64) -> f32 {
        let (fx, fy) = ((x - 0.5).clamp(0.0, (self.width - 1) as f64), (y - 0.5).clamp(0.0, (self.height - 1) as f64));
        let (x0, y0) = (fx as usize, fy as usize);
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let (a, b) = ((fx - x0 as f64) as f32, (fy - y0 as f64) as f32);
        let top = self.at(x0, y0) * (1.0 - a) + self.at(x1, y0) * a;
        let bottom = self.at(x0, y1) * (1.0 - a) + self.at(x1, y1) * a;
        top * (1.0 - b) + bottom * b
    }
}

impl From<&RgbImage> for Gray {
    /// Brightness as in Rec. 601, which is what photos in JPEG carry.
    fn from(rgb: &RgbImage) -> Self {
        let data = rgb
            .as_raw()
            .chunks_exact(3)
            .map(|p| (0.299 * f32::from(p[0]) + 0.587 * f32::from(p[1]) + 0.114 * f32::from(p[2])) / 255.0)
            .collect();
        Self { width: rgb.width() as usize, height: rgb.height() as usize, data }
    }
}
