//! Distances to the edge of a die-cut card: what outlines, white edges and side walls are found by.

use image::GrayImage;

/// Signed distance to the outline in millimetres, positive inside, one value per pixel of the picture.
#[derive(Debug, Clone)]
pub struct Outline {
    width: usize,
    height: usize,
    size_mm: [f64; 2],
    signed_mm: Vec<f32>,
}

impl Outline {
    pub fn of(alpha: &GrayImage, size_mm: [f64; 2]) -> Self {
        let (width, height) = (alpha.width() as usize, alpha.height() as usize);
        let px_per_mm = (width as f64 / size_mm[0] + height as f64 / size_mm[1]) / 2.0;
        // One ring of nothing around the picture, so that a card cut at the picture's edge ends there.
        let (w, h) = (width + 2, height + 2);
        let mut inside = vec![false; w * h];
        for (x, y, p) in alpha.enumerate_pixels() {
            inside[(y as usize + 1) * w + x as usize + 1] = p.0[0] >= 128;
        }
        let to_outside = squared_distances(w, h, |i| !inside[i]);
        let to_inside = squared_distances(w, h, |i| inside[i]);
        let mut signed_mm = Vec::with_capacity(width * height);
        for y in 1..=height {
            for x in 1..=width {
                let i = y * w + x;
                // Half a pixel lies between the middle of a pixel and the border it shares with its neighbour.
                let d = if inside[i] { to_outside[i].sqrt() - 0.5 } else { 0.5 - to_inside[i].sqrt() };
                signed_mm.push((f64::from(d) / px_per_mm) as f32);
            }
        }
        Self { width, height, size_mm, signed_mm }
    }

    /// `u` from the card's middle to the right, `v` up from its bottom edge, in millimetres. Outside the picture the
    /// answer is that of the nearest place inside: never farther from the outline than the truth.
    pub fn distance(&self, u: f64, v: f64) -> f64 {
        let x = ((u / self.size_mm[0] + 0.5) * self.width as f64 - 0.5).clamp(0.0, self.width as f64 - 1.0);
        let y = ((1.0 - v / self.size_mm[1]) * self.height as f64 - 0.5).clamp(0.0, self.height as f64 - 1.0);
        let (x0, y0) = (x as usize, y as usize);
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let (tx, ty) = (x - x0 as f64, y - y0 as f64);
        let at = |x: usize, y: usize| f64::from(self.signed_mm[y * self.width + x]);
        let top = at(x0, y0) * (1.0 - tx) + at(x1, y0) * tx;
        let bottom = at(x0, y1) * (1.0 - tx) + at(x1, y1) * tx;
        top * (1.0 - ty) + bottom * ty
    }

    /// The direction, in the card's plane, in which the distance to the outline falls: out of the card.
    pub fn outwards(&self, u: f64, v: f64) -> [f64; 2] {
        const STEP: f64 = 0.15;
        let du = self.distance(u - STEP, v) - self.distance(u + STEP, v);
        let dv = self.distance(u, v - STEP) - self.distance(u, v + STEP);
        let length = du.hypot(dv).max(1e-9);
        [du / length, dv / length]
    }
}

/// Squared Euclidean distance of every pixel to the nearest marked one (Felzenszwalb and Huttenlocher, in two passes).
pub fn squared_distances(width: usize, height: usize, marked: impl Fn(usize) -> bool) -> Vec<f32> {
    const FAR: f32 = 1e12;
    let mut field: Vec<f32> = (0..width * height).map(|i| if marked(i) { 0.0 } else { FAR }).collect();
    let mut column = vec![0.0; height];
    for x in 0..width {
        for y in 0..height {
            column[y] = field[y * width + x];
        }
        for (y, d) in along_line(&column).into_iter().enumerate() {
            field[y * width + x] = d;
        }
    }
    for row in field.chunks_mut(width) {
        let found = along_line(row);
        row.copy_from_slice(&found);
    }
    field
}

/// The lower envelope of parabolas that stand on the values of one line.
fn along_line(values: &[f32]) -> Vec<f32> {
    let n = values.len();
    let mut feet = vec![0_usize; n];
    let mut starts = vec![0.0_f64; n + 1];
    let mut last = 0;
    starts[0] = f64::NEG_INFINITY;
    starts[1] = f64::INFINITY;
    let lift = |i: usize| f64::from(values[i]) + (i * i) as f64;
    for i in 1..n {
        let mut cross = (lift(i) - lift(feet[last])) / (2.0 * (i - feet[last]) as f64);
        while cross <= starts[last] {
            last -= 1;
            cross = (lift(i) - lift(feet[last])) / (2.0 * (i - feet[last]) as f64);
        }
        last += 1;
        feet[last] = i;
        starts[last] = cross;
        starts[last + 1] = f64::INFINITY;
    }
    let mut answer = Vec::with_capacity(n);
    let mut k = 0;
    for i in 0..n {
        while starts[k + 1] < i as f64 {
            k += 1;
        }
        let d = i as f64 - feet[k] as f64;
        answer.push((d * d) as f32 + values[feet[k]]);
    }
    answer
}
