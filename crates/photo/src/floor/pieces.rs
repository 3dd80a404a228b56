//! Where the floor lies, finely: many small pieces of its print are looked for around where a camera expects them.

use crate::{
    camera::{Camera, View},
    floor::{
        nearby::Nearby,
        patches::{Patch, STRIP},
    },
    keypoints::Gray,
    model::{labels::Labels, prepared::Prepared, print::PrintedFloor, texture::Taps},
    scene::fitted::{Observation, Point},
    simd::widest,
};
use rayon::prelude::*;

/// A piece of the floor found in the photo.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    pub observation: Observation,
    pub ncc: f64,
}

/// What looking for the floor's pieces gave.
#[derive(Debug, Clone, Default)]
pub struct Pieces {
    pub found: Vec<Piece>,
    /// How many were looked for.
    pub asked: usize,
}

impl Pieces {
    pub fn observations(&self) -> Vec<Observation> {
        self.found.iter().map(|p| p.observation).collect()
    }
}

/// Looks for pieces of the floor around where this camera expects them.
pub fn pieces(
    prepared: &Prepared,
    photo: &Gray,
    camera: &Camera,
    labels: &Labels,
    radius: [i64; 2],
    spacing: f64,
) -> Pieces {
    let (print, options) = (&prepared.floor, &prepared.options.floor);
    let view = camera.view();
    let flattest = options.flattest.max(print.detail.flattest());
    let tried: Vec<Option<Option<Piece>>> = print
        .detail
        .places(spacing)
        .par_iter()
        .map(|&[x, y]| {
            let pixel = view.project([x, y, 0.0])?;
            if !view.inside(pixel, options.piece_margin_px) || labels.at(pixel[0] as usize, pixel[1] as usize).is_some()
            {
                return None;
            }
            let footprint = footprint(&view, pixel)?;
            if footprint[1] > options.most_mm_per_px {
                return None;
            }
            let taps = print.texture.taps(footprint);
            let near = Nearby::new(&view, pixel);
            let at = [pixel[0] as i64, pixel[1] as i64];
            let patch = Patch::new(at, options.piece_half, flattest, |first, ink, known| {
                let [mut shown, mut free] = [[0.0; STRIP]; 2];
                let (x, y) = (first[0], first[1]);
                let in_frame = x >= 0.0 && y >= 0.0 && y < photo.height as f64;
                let columns = x as usize..x as usize + STRIP;
                if in_frame && columns.end <= photo.width && labels.are_free(columns, y as usize) {
                    free = [1.0; STRIP];
                } else {
                    for (i, free) in free.iter_mut().enumerate() {
                        let x = x + i as f64;
                        let inside = x >= 0.0 && y >= 0.0 && x < photo.width as f64 && y < photo.height as f64;
                        let open = inside && labels.at(x as usize, y as usize).is_none();
                        *free = f32::from(u8::from(open));
                    }
                }
                if free != [0.0; STRIP] {
                    [*ink, shown] = widest(
                        #[inline(always)]
                        || strip(print, &near, first, &taps),
                    );
                }
                *known = std::array::from_fn(|i| shown[i] * free[i]);
            })?;
            let found = patch.find(photo, radius);
            Some(found.filter(|f| f.ncc > options.piece_ncc).map(|f| {
                let middle = [at[0] as f64 + 0.5, at[1] as f64 + 0.5];
                let place = view.at_height(middle, 0.0).unwrap_or([x, y]);
                let pixel = [middle[0] + f.shift[0], middle[1] + f.shift[1]];
                Piece { observation: Observation { seen: Point::Floor(place), pixel, weight: f.weight }, ncc: f.ncc }
            }))
        })
        .collect();
    let asked = tried.iter().flatten().count();
    Pieces { found: tried.into_iter().flatten().flatten().collect(), asked }
}

/// The brightness of the print at some pixels of a row, and 1 for those that show the floor.
#[inline(always)]
fn strip(print: &PrintedFloor, near: &Nearby, pixel: [f64; 2], taps: &Taps) -> [[f32; STRIP]; 2] {
    let [w, h] = print.texture.size_mm;
    let (x, y, before) = near.strip_on_floor(pixel);
    let inside = |i: usize| before[i] && x[i] >= 0.0 && y[i] >= 0.0 && x[i] <= w && y[i] <= h;
    let known = std::array::from_fn(|i| if inside(i) { 1.0 } else { 0.0 });
    [print.texture.read_together(&x, &y.map(|y| h - y), taps), known]
}

/// Millimetres of the floor that a pixel covers, across and away.
fn footprint(view: &View, pixel: [f64; 2]) -> Option<[f64; 2]> {
    let a = view.at_height(pixel, 0.0)?;
    let b = view.at_height([pixel[0] + 1.0, pixel[1]], 0.0)?;
    let c = view.at_height([pixel[0], pixel[1] + 1.0], 0.0)?;
    Some([(a[0] - b[0]).hypot(a[1] - b[1]), (a[0] - c[0]).hypot(a[1] - c[1])])
}
