//! The floor seen straight from above, made from a photo and its four corners.

use super::{
    area,
    find::{coarse, strange},
    ground::Ground,
    lab::LabPicture,
    upright::sample,
};
use crate::options::{CutoutOptions, FloorCutOptions};
use image::{Rgb, RgbImage};
use imageproc::geometric_transformations::Projection;

/// Front left, front right, back right, back left corner in pixels of the photo; the front is nearest the photographer.
pub type Corners = [[f64; 2]; 4];

/// The corners of what lies on plain ground, for people to put right; else a frame inside the picture.
pub fn suggest_corners(photo: &RgbImage) -> Corners {
    let options = &CutoutOptions::default();
    let small = coarse(options, photo);
    let per = f64::from(photo.width()) / f64::from(small.width());
    let lab = LabPicture::new(&small);
    let mask = strange(options, &lab, &Ground::learn(options.ground, &lab));
    let (parts, labels) = area::parts(&mask);
    let all = f64::from(mask.width() * mask.height());
    let Some(part) = parts.first().filter(|part| part.area as f64 > FloorCutOptions::default().least_share * all)
    else {
        let (w, h) = (f64::from(photo.width()), f64::from(photo.height()));
        return [[0.1 * w, 0.9 * h], [0.9 * w, 0.9 * h], [0.9 * w, 0.1 * h], [0.1 * w, 0.1 * h]];
    };
    // The corner towards each corner of the picture is the point farthest that way.
    [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(across, down)| {
        let mut best = (f64::NEG_INFINITY, [0.0, 0.0]);
        for (x, y, _) in labels.enumerate_pixels().filter(|(_, _, label)| label[0] == part.label) {
            let (x, y) = (f64::from(x) + 0.5 * (1.0 + across), f64::from(y) + 0.5 * (1.0 + down));
            let far = across * x + down * y;
            if far > best.0 {
                best = (far, [x * per, y * per]);
            }
        }
        best.1
    })
}

/// The floor of this size as seen from straight above; nothing where the four are no corners of it.
pub fn rectify(photo: &RgbImage, corners: &Corners, [width_mm, depth_mm]: [f64; 2]) -> Option<RgbImage> {
    if !in_order(corners) {
        return None;
    }
    let FloorCutOptions { per_mm, most_side, .. } = FloorCutOptions::default();
    let per_mm = per_mm.min(most_side / width_mm.max(depth_mm));
    let (width, height) = ((width_mm * per_mm).round().max(16.0), (depth_mm * per_mm).round().max(16.0));
    let (w, h) = (width as f32, height as f32);
    let [front_left, front_right, back_right, back_left] = corners.map(|[x, y]| (x as f32, y as f32));
    let to = [front_left, front_right, back_right, back_left];
    let photo_from_floor = Projection::from_control_points([(0.0, h), (w, h), (w, 0.0), (0.0, 0.0)], to)?;
    let read = |x: u32, y: u32| photo.get_pixel(x, y).0.map(f64::from);
    let floor = RgbImage::from_fn(width as u32, height as u32, |x, y| {
        let mut sum = [0.0; 3];
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let (px, py) = photo_from_floor * (x as f32 + dx, y as f32 + dy);
            let colour = sample(photo.width(), photo.height(), [f64::from(px), f64::from(py)], read);
            (0..3).for_each(|channel| sum[channel] += colour[channel]);
        }
        Rgb(sum.map(|sum| (sum / 4.0).round() as u8))
    });
    Some(floor)
}

/// Whether the four go around a convex floor, front left first, seen from above.
pub fn in_order(corners: &Corners) -> bool {
    (0..4).all(|index| {
        let [a, b, c] = [corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4]];
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < -1.0
    })
}
