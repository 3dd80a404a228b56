//! Pictures of plain numbers: reading between their pixels.

pub use crate::keypoints::Gray;

impl Gray {
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
