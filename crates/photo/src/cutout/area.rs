//! Masks: their distances, holes and parts. 255 is inside.

use image::{GrayImage, Luma};
use imageproc::{
    distance_transform::euclidean_squared_distance_transform,
    region_labelling::{Connectivity, connected_components},
};

/// How far each pixel lies from the outline: positive inside, negative outside.
pub(super) fn depth(mask: &GrayImage) -> Vec<f32> {
    let inside = hard(mask, false);
    let outside = hard(mask, true);
    // The transform gives the distance to the nearest pixel that is set; without any, as far as can be.
    let far = f64::from(mask.width().max(mask.height()));
    let root = |square: f64| square.sqrt().min(far) as f32;
    let to_inside = euclidean_squared_distance_transform(&inside);
    let to_outside = euclidean_squared_distance_transform(&outside);
    let half = |distance: f32| if distance > 0.0 { distance - 0.5 } else { 0.0 };
    to_inside.iter().zip(to_outside.iter()).map(|(to, from)| half(root(*from)) - half(root(*to))).collect()
}

/// 255 or 0, turned inside out where asked for.
fn hard(mask: &GrayImage, invert: bool) -> GrayImage {
    let mut hard = mask.clone();
    hard.iter_mut().for_each(|value| *value = if (*value > 127) == invert { 0 } else { 255 });
    hard
}

/// Fills what the mask encloses, however large: cards have no holes.
pub(super) fn fill_holes(mask: &mut GrayImage) {
    let (width, height) = mask.dimensions();
    // A rim of ground around it joins all that lies outside.
    let mut ground = GrayImage::from_pixel(width + 2, height + 2, Luma([255]));
    for (x, y, value) in mask.enumerate_pixels() {
        if value[0] > 127 {
            ground.put_pixel(x + 1, y + 1, Luma([0]));
        }
    }
    let labels = connected_components(&ground, Connectivity::Four, Luma([0]));
    let outside = labels.get_pixel(0, 0)[0];
    for (x, y, value) in mask.enumerate_pixels_mut() {
        if value[0] <= 127 && labels.get_pixel(x + 1, y + 1)[0] != outside {
            value[0] = 255;
        }
    }
}

/// A part of a mask that hangs together.
pub(super) struct Island {
    pub label: u32,
    pub area: usize,
    /// Left, top, right and bottom pixel.
    pub bounds: [u32; 4],
}

/// The parts of a mask, the largest first, with the picture of their labels.
pub(super) fn parts(mask: &GrayImage) -> (Vec<Island>, image::ImageBuffer<Luma<u32>, Vec<u32>>) {
    let labels = connected_components(&{ hard(mask, false) }, Connectivity::Eight, Luma([0]));
    let mut parts: Vec<Island> = Vec::new();
    for (x, y, label) in labels.enumerate_pixels() {
        let Some(place) = (label[0] as usize).checked_sub(1) else { continue };
        while parts.len() <= place {
            let label = parts.len() as u32 + 1;
            parts.push(Island { label, area: 0, bounds: [u32::MAX, u32::MAX, 0, 0] });
        }
        let part = &mut parts[place];
        part.area += 1;
        let [left, top, right, bottom] = part.bounds;
        part.bounds = [left.min(x), top.min(y), right.max(x), bottom.max(y)];
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.area));
    (parts, labels)
}

/// Leaves only the largest part.
pub(super) fn keep_largest(mask: &mut GrayImage) {
    let (parts, labels) = parts(mask);
    let Some(largest) = parts.first() else { return };
    for (value, label) in mask.iter_mut().zip(labels.iter()) {
        // Soft pixels just outside the outline stay with it.
        if *value > 127 && *label != largest.label {
            *value = 0;
        }
    }
}

/// Means over boxes, of those pixels that have a weight; `None` where none has.
pub(super) struct Means<const N: usize> {
    width: usize,
    height: usize,
    sums: Vec<[f64; N]>,
    counts: Vec<f64>,
}

impl<const N: usize> Means<N> {
    pub fn new(width: usize, height: usize, values: &[[f32; N]], counts: impl Fn(usize) -> bool) -> Self {
        let stride = width + 1;
        let mut sums = vec![[0.0; N]; stride * (height + 1)];
        let mut all = vec![0.0; stride * (height + 1)];
        for y in 0..height {
            let mut row = [0.0; N];
            let mut count = 0.0;
            for x in 0..width {
                let index = y * width + x;
                if counts(index) {
                    count += 1.0;
                    for (row, value) in row.iter_mut().zip(values[index]) {
                        *row += f64::from(value);
                    }
                }
                let (here, above) = ((y + 1) * stride + x + 1, y * stride + x + 1);
                sums[here] = std::array::from_fn(|axis| sums[above][axis] + row[axis]);
                all[here] = all[above] + count;
            }
        }
        Self { width, height, sums, counts: all }
    }

    pub fn around(&self, x: usize, y: usize, radius: usize) -> Option<[f32; N]> {
        let stride = self.width + 1;
        let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(self.width));
        let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(self.height));
        let corners = [bottom * stride + right, bottom * stride + left, top * stride + right, top * stride + left];
        let [a, b, c, d] = corners;
        let count = self.counts[a] - self.counts[b] - self.counts[c] + self.counts[d];
        (count > 0.5).then(|| {
            std::array::from_fn(|axis| {
                let sum = self.sums[a][axis] - self.sums[b][axis] - self.sums[c][axis] + self.sums[d][axis];
                (sum / count) as f32
            })
        })
    }
}
