//! What people correct about a cut-out: outline by brush and polygon, its width, the bottom line, the face. Pure functions of masks.

use super::{area, found::Line};
use image::GrayImage;
use serde::{Deserialize, Serialize};

/// One correction, in pixels of the cut-out's picture.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correction {
    /// A stroke of a round brush; it adds to the figure or takes away from it.
    Brush { add: bool, radius: f32, points: Vec<[f32; 2]> },
    /// Everything inside a polygon.
    Polygon { add: bool, points: Vec<[f32; 2]> },
    /// The outline so much farther out, or in where it is negative.
    Grow { by: f32 },
    /// The figure stands on this line, given from left to right; what lies below is the foot.
    Bottom { line: Line },
    /// The polygon of the face; none: this guest has no face.
    Face { points: Option<Vec<[f64; 2]>> },
}

/// A cut-out as it stands after corrections.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    pub mask: GrayImage,
    pub bottom: Line,
    /// What people said of the face: nothing yet, that there is none, or its polygon.
    pub face: Option<Option<Vec<[f64; 2]>>>,
}

impl Shape {
    /// The corrections in their order, on top of what was found.
    pub fn new(mask: &GrayImage, bottom: Line, corrections: &[Correction]) -> Self {
        let mut shape = Self { mask: mask.clone(), bottom, face: None };
        corrections.iter().for_each(|correction| shape.correct(correction));
        shape
    }

    pub fn correct(&mut self, correction: &Correction) {
        apply(&mut self.mask, correction);
        match correction {
            Correction::Bottom { line } => self.bottom = *line,
            Correction::Face { points } => self.face = Some(points.clone()),
            _ => {}
        }
    }
}

/// Applies one correction of the outline; those of line and face leave the mask alone.
pub fn apply(mask: &mut GrayImage, correction: &Correction) {
    match correction {
        Correction::Brush { add, radius, points } => stroke(mask, ink(*add), *radius, points),
        Correction::Polygon { add, points } => polygon(mask, ink(*add), points),
        Correction::Grow { by } => grow(mask, *by),
        Correction::Bottom { .. } | Correction::Face { .. } => {}
    }
}

fn ink(add: bool) -> u8 {
    if add { 255 } else { 0 }
}

fn stroke(mask: &mut GrayImage, ink: u8, radius: f32, points: &[[f32; 2]]) {
    let radius = radius.max(0.5);
    let single = points.first().map(|point| (*point, *point));
    let pairs = points.windows(2).map(|pair| (pair[0], pair[1]));
    for (from, to) in single.into_iter().chain(pairs) {
        let ends = [from, to];
        let low = |axis: usize| ends.iter().map(|end| end[axis]).fold(f32::INFINITY, f32::min) - radius;
        let high = |axis: usize| ends.iter().map(|end| end[axis]).fold(f32::NEG_INFINITY, f32::max) + radius;
        for (x, y) in pixels(mask, [low(0), low(1)], [high(0), high(1)]) {
            if to_segment([x as f32 + 0.5, y as f32 + 0.5], from, to) <= radius {
                mask.get_pixel_mut(x, y)[0] = ink;
            }
        }
    }
}

/// The pixels of a box, as far as the mask has them.
fn pixels(mask: &GrayImage, low: [f32; 2], high: [f32; 2]) -> impl Iterator<Item = (u32, u32)> + use<> {
    let (width, height) = mask.dimensions();
    let range = |low: f32, high: f32, size: u32| (low.max(0.0) as u32)..(high.max(0.0).ceil() as u32).min(size);
    let (columns, rows) = (range(low[0], high[0], width), range(low[1], high[1], height));
    rows.flat_map(move |y| columns.clone().map(move |x| (x, y)))
}

fn to_segment(point: [f32; 2], from: [f32; 2], to: [f32; 2]) -> f32 {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy).max(1e-6);
    let along = along.clamp(0.0, 1.0);
    (point[0] - from[0] - along * dx).hypot(point[1] - from[1] - along * dy)
}

fn polygon(mask: &mut GrayImage, ink: u8, points: &[[f32; 2]]) {
    if points.len() < 3 {
        return;
    }
    let bound =
        |axis: usize, pick: fn(f32, f32) -> f32, start: f32| points.iter().map(|point| point[axis]).fold(start, pick);
    let low = [bound(0, f32::min, f32::INFINITY), bound(1, f32::min, f32::INFINITY)];
    let high = [bound(0, f32::max, f32::NEG_INFINITY), bound(1, f32::max, f32::NEG_INFINITY)];
    for (x, y) in pixels(mask, low, high) {
        if holds(points, [x as f32 + 0.5, y as f32 + 0.5]) {
            mask.get_pixel_mut(x, y)[0] = ink;
        }
    }
}

/// Whether a polygon holds a point, by counting the sides that are crossed on the way out.
fn holds(points: &[[f32; 2]], [x, y]: [f32; 2]) -> bool {
    let next = points.iter().cycle().skip(1);
    let crossed = points
        .iter()
        .zip(next)
        .filter(|([x0, y0], [x1, y1])| (*y0 > y) != (*y1 > y) && x < x0 + (y - y0) / (y1 - y0) * (x1 - x0));
    crossed.count() % 2 == 1
}

fn grow(mask: &mut GrayImage, by: f32) {
    let depth = area::depth(mask);
    for (value, depth) in mask.iter_mut().zip(depth) {
        *value = (255.0 * (depth + by + 0.5)).clamp(0.0, 255.0) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Luma;

    fn count(mask: &GrayImage) -> usize {
        mask.iter().filter(|value| **value > 127).count()
    }

    #[test]
    fn a_stroke_adds_what_it_passes_and_takes_it_away_again() {
        let mut mask = GrayImage::new(100, 60);
        let points = vec![[20.0, 30.0], [80.0, 30.0]];
        apply(&mut mask, &Correction::Brush { add: true, radius: 5.0, points: points.clone() });
        let drawn = count(&mask) as f32;
        let due = 60.0 * 10.0 + std::f32::consts::PI * 25.0;
        assert!((drawn - due).abs() < 0.05 * due, "{drawn} instead of {due}");
        apply(&mut mask, &Correction::Brush { add: false, radius: 6.0, points });
        assert_eq!(count(&mask), 0);
    }

    #[test]
    fn a_stroke_that_leaves_the_picture_ends_at_its_rim() {
        let mut mask = GrayImage::new(20, 20);
        let points = vec![[-30.0, -30.0], [500.0, 500.0]];
        apply(&mut mask, &Correction::Brush { add: true, radius: 2.0, points });
        assert!(mask.get_pixel(10, 10)[0] == 255 && mask.get_pixel(0, 19)[0] == 0);
        apply(&mut mask, &Correction::Brush { add: true, radius: f32::NAN, points: vec![[f32::NAN, 1.0]] });
    }

    #[test]
    fn a_polygon_fills_its_inside_also_where_it_is_hollow() {
        let mut mask = GrayImage::new(40, 40);
        // An L.
        let points = vec![[0.0, 0.0], [20.0, 0.0], [20.0, 20.0], [40.0, 20.0], [40.0, 40.0], [0.0, 40.0]];
        apply(&mut mask, &Correction::Polygon { add: true, points });
        assert_eq!(count(&mask), 1600 - 400);
        assert_eq!(*mask.get_pixel(30, 10), Luma([0]));
        apply(&mut mask, &Correction::Polygon { add: false, points: vec![[0.0, 0.0], [5.0, 5.0]] });
        assert_eq!(count(&mask), 1200, "two points are no polygon");
    }

    #[test]
    fn growing_moves_the_outline_by_so_many_pixels() {
        let mut mask = GrayImage::new(60, 60);
        let square = vec![[20.0, 20.0], [40.0, 20.0], [40.0, 40.0], [20.0, 40.0]];
        apply(&mut mask, &Correction::Polygon { add: true, points: square });
        apply(&mut mask, &Correction::Grow { by: 5.0 });
        assert!(mask.get_pixel(30, 15)[0] > 127 && mask.get_pixel(30, 14)[0] < 128);
        apply(&mut mask, &Correction::Grow { by: -5.0 });
        assert_eq!(count(&mask), 400);
    }
}
