//! From a drawing to a figure of a kit: the white edge around it, the outline it is cut out by, its foot.

use super::outline::squared_distances;
use super::people::Drawn;
use courtside_photo::kit::Guest;
use image::{GrayImage, Luma, RgbImage};

/// What the figures of one kit have in common.
#[derive(Debug, Clone)]
pub struct Cut {
    pub px_per_mm: f64,
    pub border_mm: f64,
    /// Depth and height of the feet.
    pub foot: [f64; 2],
    pub widest_foot: f64,
}

/// Gaps narrower than twice this are not cut out.
const GAP_MM: f64 = 1.5;

pub fn die_cut(drawn: &Drawn, id: &str, gender: &str, cut: &Cut) -> Guest {
    cut_out(&drawn.canvas.picture(), &drawn.canvas.coverage(), drawn.face.as_deref(), id, gender, cut)
}

/// `face` in millimetres of the drawing.
pub fn cut_out(
    picture: &RgbImage,
    coverage: &GrayImage,
    face: Option<&[[f64; 2]]>,
    id: &str,
    gender: &str,
    cut: &Cut,
) -> Guest {
    let pad = ((cut.border_mm + GAP_MM) * cut.px_per_mm).ceil() as usize + 2;
    let (w, h) = (picture.width() as usize + 2 * pad, picture.height() as usize + 2 * pad);
    let covered = |i: usize| {
        let (x, y) = ((i % w).wrapping_sub(pad) as u32, (i / w).wrapping_sub(pad) as u32);
        x < picture.width() && y < picture.height() && coverage.get_pixel(x, y).0[0] >= 128
    };
    let to_art = squared_distances(w, h, covered);
    let grown = ((cut.border_mm + GAP_MM) * cut.px_per_mm).powi(2) as f32;
    let open = around(w, h, |i| to_art[i] > grown);
    let inwards = squared_distances(w, h, |i| open[i]);
    let alpha = |x: usize, y: usize| {
        let d = inwards[y * w + x].sqrt() - (GAP_MM * cut.px_per_mm) as f32;
        d.clamp(0.0, 1.0)
    };
    let (mut low, mut high) = ([w, h], [0, 0]);
    for y in 0..h {
        for x in 0..w {
            if alpha(x, y) > 0.0 {
                low = [low[0].min(x), low[1].min(y)];
                high = [high[0].max(x + 1), high[1].max(y + 1)];
            }
        }
    }
    let (width, height) = ((high[0] - low[0]) as u32, (high[1] - low[1]) as u32);
    let print = RgbImage::from_fn(width, height, |x, y| {
        let (x, y) = ((x as usize + low[0]).wrapping_sub(pad) as u32, (y as usize + low[1]).wrapping_sub(pad) as u32);
        if x < picture.width() && y < picture.height() { *picture.get_pixel(x, y) } else { image::Rgb([255, 255, 250]) }
    });
    let outline = GrayImage::from_fn(width, height, |x, y| {
        Luma([(alpha(x as usize + low[0], y as usize + low[1]) * 255.0) as u8])
    });
    let size_mm = [f64::from(width), f64::from(height)].map(|s| (s / cut.px_per_mm * 100.0).round() / 100.0);
    let shift = [pad as f64 - low[0] as f64, pad as f64 - low[1] as f64];
    let to_px = |p: &[f64; 2]| {
        [p[0] * cut.px_per_mm + shift[0], p[1] * cut.px_per_mm + shift[1]].map(|v| (v * 10.0).round() / 10.0)
    };
    let foot_width = (size_mm[0] * 0.6).round().clamp(13.0, cut.widest_foot);
    Guest {
        id: id.to_owned(),
        gender: Some(gender.to_owned()),
        print,
        outline,
        size_mm,
        border_mm: cut.border_mm,
        base_mm: [foot_width, cut.foot[0], cut.foot[1]],
        face: face.map(|corners| corners.iter().map(to_px).collect()),
    }
}

/// What can be reached from the picture's corner: cards are cut around, holes inside stay white.
fn around(w: usize, h: usize, free: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut reached = vec![false; w * h];
    reached[0] = true;
    let mut edge = vec![0];
    while let Some(i) = edge.pop() {
        let (x, y) = (i % w, i / w);
        let next = [(x > 0, i.wrapping_sub(1)), (x + 1 < w, i + 1), (y > 0, i.wrapping_sub(w)), (y + 1 < h, i + w)];
        for (_, j) in next.into_iter().filter(|(inside, _)| *inside) {
            if !reached[j] && free(j) {
                reached[j] = true;
                edge.push(j);
            }
        }
    }
    reached
}
