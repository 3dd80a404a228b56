//! Printed surfaces: pictures in linear light, with smaller copies for what is seen from afar.

use image::RgbImage;
use std::sync::LazyLock;

pub type Rgb = [f32; 3];

#[derive(Debug, Clone)]
struct Level {
    width: usize,
    height: usize,
    pixels: Vec<Rgb>,
}

/// A picture of a known size in millimetres.
#[derive(Debug, Clone)]
pub struct Texture {
    levels: Vec<Level>,
    pub size_mm: [f64; 2],
}

static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| std::array::from_fn(|i| linear(i as f32 / 255.0)));

/// Light from a display value, both from 0 to 1.
pub fn linear(value: f32) -> f32 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

pub fn linear_rgb(rgb: [u8; 3]) -> Rgb {
    rgb.map(|c| LINEAR[c as usize])
}

impl Texture {
    pub fn new(picture: &RgbImage, size_mm: [f64; 2]) -> Self {
        let first = Level {
            width: picture.width() as usize,
            height: picture.height() as usize,
            pixels: picture.pixels().map(|p| linear_rgb(p.0)).collect(),
        };
        let mut levels = vec![first];
        while let Some(last) = levels.last()
            && last.width.min(last.height) > 8
        {
            levels.push(halved(last));
        }
        Self { levels, size_mm }
    }

    /// Bilinear, from the copy whose pixels are about as large as `footprint_mm`; x to the right and y up from the lower
    /// left corner.
    pub fn at(&self, x_mm: f64, y_mm: f64, footprint_mm: f64) -> Rgb {
        let px_per_mm = self.levels[0].width as f64 / self.size_mm[0];
        let wanted = (footprint_mm * px_per_mm).max(1.0).log2().min((self.levels.len() - 1) as f64);
        let low = wanted as usize;
        let part = (wanted - low as f64) as f32;
        let a = self.levels[low].at(x_mm / self.size_mm[0], 1.0 - y_mm / self.size_mm[1]);
        if part < 0.05 || low + 1 >= self.levels.len() {
            return a;
        }
        let b = self.levels[low + 1].at(x_mm / self.size_mm[0], 1.0 - y_mm / self.size_mm[1]);
        std::array::from_fn(|i| a[i] * (1.0 - part) + b[i] * part)
    }
}

impl Level {
    fn at(&self, x: f64, y: f64) -> Rgb {
        let x = (x * self.width as f64 - 0.5).clamp(0.0, self.width as f64 - 1.0);
        let y = (y * self.height as f64 - 0.5).clamp(0.0, self.height as f64 - 1.0);
        let (x0, y0) = (x as usize, y as usize);
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let (tx, ty) = ((x - x0 as f64) as f32, (y - y0 as f64) as f32);
        let [a, b, c, d] = [(x0, y0), (x1, y0), (x0, y1), (x1, y1)].map(|(x, y)| self.pixels[y * self.width + x]);
        std::array::from_fn(|i| (a[i] * (1.0 - tx) + b[i] * tx) * (1.0 - ty) + (c[i] * (1.0 - tx) + d[i] * tx) * ty)
    }
}

fn halved(from: &Level) -> Level {
    let (width, height) = (from.width / 2, from.height / 2);
    let mut pixels = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            let i = 2 * y * from.width + 2 * x;
            let four = [i, i + 1, i + from.width, i + from.width + 1].map(|i| from.pixels[i]);
            pixels.push(std::array::from_fn(|c| four.iter().map(|p| p[c]).sum::<f32>() / 4.0));
        }
    }
    Level { width, height, pixels }
}
