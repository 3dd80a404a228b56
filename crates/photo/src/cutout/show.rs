//! A cut-out as people look at it: the figure clear, what is not part of it veiled, a line between them.

use super::{area, found::Line};
use image::{GrayImage, RgbImage, Rgba, RgbaImage};

/// How much of the ground is still seen.
const VEILED: u8 = 90;
/// Half the width of the line, as a share of the picture's longer side.
const LINE: f32 = 0.0014;

/// The picture for a screen; `line` is the colour of the outline.
pub fn show(picture: &RgbImage, mask: &GrayImage, [from, to]: Line, line: [u8; 3]) -> RgbaImage {
    let above = |x: u32, y: u32| {
        let (x, y) = (f64::from(x) + 0.5 - from[0], f64::from(y) + 0.5 - from[1]);
        (to[0] - from[0]) * y - (to[1] - from[1]) * x <= 0.0
    };
    let mut cut = mask.clone();
    cut.enumerate_pixels_mut().filter(|(x, y, _)| !above(*x, *y)).for_each(|(_, _, value)| value[0] = 0);
    let half = (LINE * picture.width().max(picture.height()) as f32).max(1.0);
    let depth = area::depth(&cut);
    let width = picture.width();
    RgbaImage::from_fn(width, picture.height(), |x, y| {
        let depth = depth[(y * width + x) as usize];
        let [r, g, b] = if depth.abs() <= half { line } else { picture.get_pixel(x, y).0 };
        Rgba([r, g, b, if depth > -half { 255 } else { VEILED }])
    })
}
