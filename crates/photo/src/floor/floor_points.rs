//! The floor found by keypoints of its own print, without any figure: a coarse answer where too few guests are recognised.

use crate::{
    camera::{Camera, View},
    floor::start::median,
    keypoints::{self, Features, Gray, Keypoint, Pool},
    kit::Floor,
    model::print::PrintedFloor,
    options::{KeypointOptions, PointOptions},
};
use nalgebra::{Matrix3, SMatrix, SVector, Vector3};
use rayon::prelude::*;
use std::{cmp::Reverse, collections::BTreeSet};

/// Lengths that make numbers of about one from millimetres and pixels.
const MM: f64 = 100.0;
const PX: f64 = 1000.0;

/// A keypoint of the photo that looks like a place of the floor.
#[derive(Debug, Clone, Copy)]
struct FloorPair {
    floor: [f64; 2],
    pixel: [f64; 2],
    /// Pixels of the photo for a millimetre of the floor, by the keypoints' sizes and angles: along x and along y.
    along: [[f64; 2]; 2],
}

/// Front left, front right, back right, back left corner of the floor in pixels of the photo, or nothing where that is not
/// sure or one of them lies behind the camera.
///
/// A plane without a lens: corners far outside the frame are coarse.
pub fn corners(
    options: &PointOptions,
    print: &PrintedFloor,
    floor: &Floor,
    photo: &Features,
    size: [f64; 2],
) -> Option<[[f64; 2]; 4]> {
    let middle = floor.size_mm.map(|s| 0.5 * s);
    let centre = size.map(|s| 0.5 * s);
    let less = |a: [f64; 2], b: [f64; 2]| [a[0] - b[0], a[1] - b[1]];
    let plus = |a: [f64; 2], b: [f64; 2]| [a[0] + b[0], a[1] + b[1]];
    let mut pairs = pairs(options, print, photo);
    for pair in &mut pairs {
        (pair.floor, pair.pixel) = (less(pair.floor, middle), less(pair.pixel, centre));
    }
    if pairs.len() < options.fewest {
        return None;
    }
    let plane = sure_plane(options, &pairs, floor.size_mm, size[0].hypot(size[1]))?;
    let [w, d] = middle;
    let seen = [[-w, -d], [w, -d], [w, d], [-w, d]].map(|corner| plane.at(corner).map(|at| plus(at, centre)));
    match seen {
        [Some(a), Some(b), Some(c), Some(d)] => Some([a, b, c, d]),
        _ => None,
    }
}

/// A camera before the middle of the floor whose picture holds all of it.
fn camera(options: &PointOptions, size_mm: [f64; 2], degrees: f64) -> Camera {
    let far = options.distance_mm;
    let (up, back) = (far * degrees.to_radians().cos(), far * degrees.to_radians().sin());
    let camera = Camera {
        place: [0.5 * size_mm[0], 0.5 * size_mm[1] - back, up],
        yaw: 0.0,
        pitch: (90.0 - degrees).to_radians(),
        roll: 0.0,
        log_f: options.focal_px.ln(),
        k1: 0.0,
        width: 0.0,
        height: 0.0,
    };
    let view = camera.view();
    let [w, d] = size_mm;
    let mut reach = [0.0f64; 2];
    for p in [[0.0, 0.0], [w, 0.0], [w, d], [0.0, d]] {
        let at = view.project([p[0], p[1], 0.0]).unwrap_or([0.0; 2]);
        reach = [0, 1].map(|i| reach[i].max(at[i].abs()));
    }
    Camera { width: (2.0 * reach[0]).ceil().min(5000.0), height: (2.0 * reach[1]).ceil().min(4000.0), ..camera }
}

/// The floor as it looks from there, grey around it, and its keypoints.
fn drawn(print: &PrintedFloor, view: &View) -> Features {
    let [w, d] = print.texture.size_mm;
    let (width, height) = (view.camera.width as usize, view.camera.height as usize);
    let on_floor =
        |x: f64, y: f64| view.at_height([x, y], 0.0).filter(|[x, y]| *x >= 0.0 && *y >= 0.0 && *x <= w && *y <= d);
    let rows: Vec<Vec<f32>> = (0..height)
        .into_par_iter()
        .map(|row| {
            let y = row as f64 + 0.5;
            let spot = |x: f64, y: f64| view.at_height([x, y], 0.0).unwrap_or([0.0; 2]);
            let middle = 0.5 * width as f64;
            let footprint = [
                (spot(middle + 1.0, y)[0] - spot(middle, y)[0]).abs(),
                (spot(middle, y - 0.5)[1] - spot(middle, y + 0.5)[1]).abs(),
            ];
            (0..width)
                .map(|column| match on_floor(column as f64 + 0.5, y) {
                    Some([x, y]) => print.texture.sample(x, d - y, footprint)[0],
                    None => 0.5,
                })
                .collect()
        })
        .collect();
    let picture = Gray { width, height, data: rows.concat() };
    let inside = |x: f32, y: f32| on_floor(f64::from(x) + 0.5, f64::from(y) + 0.5).is_some();
    keypoints::detect(&picture, Some(&inside), &KeypointOptions::default())
}

/// Keypoints of the photo with the place of the floor that each looks like, where only one does and it is about upright.
fn pairs(options: &PointOptions, print: &PrintedFloor, photo: &Features) -> Vec<FloorPair> {
    let size_mm = print.texture.size_mm;
    let mut places = Vec::new();
    let mut all = Features::default();
    for degrees in options.views_deg {
        let view = camera(options, size_mm, degrees).view();
        let features = drawn(print, &view);
        for (point, descriptor) in features.points.iter().zip(features.descriptors) {
            let at = [f64::from(point.x) + 0.5, f64::from(point.y) + 0.5];
            let Some(floor) = view.at_height(at, 0.0) else { continue };
            let near = |dx: f64, dy: f64| view.project([floor[0] + dx, floor[1] + dy, 0.0]);
            let (Some(x), Some(y)) = (near(1.0, 0.0), near(0.0, 1.0)) else { continue };
            let along = [x, y].map(|q| [q[0] - at[0], q[1] - at[1]]);
            places.push((floor, along));
            let units = floor.map(|mm| (mm * options.units_per_mm) as f32);
            all.points.push(Keypoint { x: units[0], y: units[1], ..*point });
            all.descriptors.push(descriptor);
        }
    }
    let pool = Pool::new(&KeypointOptions::default(), vec![all]);
    let mut found = Vec::new();
    for m in pool.nearest(photo) {
        if m.distance > options.ratio * m.second {
            continue;
        }
        let (here, there) = (&photo.points[m.photo as usize], pool.point(m.model));
        let (floor, along) = places[m.model as usize];
        let scale = f64::from(here.scale / there.scale);
        let turn = f64::from(here.angle - there.angle);
        let (s, c) = turn.sin_cos();
        if c < options.turned.cos() {
            continue;
        }
        found.push(FloorPair {
            floor,
            pixel: [f64::from(here.x) + 0.5, f64::from(here.y) + 0.5],
            along: along.map(|[x, y]| [scale * (c * x - s * y), scale * (s * x + c * y)]),
        });
    }
    found
}

/// The floor's plane in the photo: from millimetres off the middle of the floor to pixels off the middle of the photo.
#[derive(Debug, Clone, Copy)]
struct Plane(Matrix3<f64>);

impl Plane {
    /// Least squares over points, and over what the keypoints' sizes and angles say where `slopes` weighs that in.
    fn fit<'a>(pairs: impl Iterator<Item = &'a FloorPair>, slopes: f64) -> Option<Self> {
        let mut normal = SMatrix::<f64, 8, 8>::zeros();
        let mut right = SVector::<f64, 8>::zeros();
        let mut add = |row: [f64; 8], value: f64, weight: f64| {
            let row = SVector::from(row) * weight;
            normal += row * row.transpose();
            right += row * (value * weight);
        };
        for pair in pairs {
            let ([x, y], [u, v]) = (pair.floor.map(|c| c / MM), pair.pixel.map(|c| c / PX));
            add([x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y], u, 1.0);
            add([0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y], v, 1.0);
            if slopes > 0.0 {
                for (i, along) in pair.along.iter().enumerate() {
                    let ([du, dv], [dx, dy]) =
                        (along.map(|c| c * MM / PX), if i == 0 { [1.0, 0.0] } else { [0.0, 1.0] });
                    let (of_u, of_v) = ([-u * dx - du * x, -u * dy - du * y], [-v * dx - dv * x, -v * dy - dv * y]);
                    add([dx, dy, 0.0, 0.0, 0.0, 0.0, of_u[0], of_u[1]], du, slopes);
                    add([0.0, 0.0, 0.0, dx, dy, 0.0, of_v[0], of_v[1]], dv, slopes);
                }
            }
        }
        let h = normal.cholesky()?.solve(&right);
        let plane = Matrix3::new(
            h[0] * PX / MM,
            h[1] * PX / MM,
            h[2] * PX,
            h[3] * PX / MM,
            h[4] * PX / MM,
            h[5] * PX,
            h[6] / MM,
            h[7] / MM,
            1.0,
        );
        plane.iter().all(|n| n.is_finite()).then_some(Self(plane))
    }

    /// Where a place of the floor is seen; nothing behind the camera.
    fn at(&self, [x, y]: [f64; 2]) -> Option<[f64; 2]> {
        let q = self.0 * Vector3::new(x, y, 1.0);
        (q.z > 0.02).then(|| [q.x / q.z, q.y / q.z])
    }

    fn miss(&self, pair: &FloorPair) -> f64 {
        self.at(pair.floor).map_or(f64::INFINITY, |[x, y]| (x - pair.pixel[0]).hypot(y - pair.pixel[1]))
    }

    /// Does the keypoint's own size and angle fit the plane there?
    fn alike(&self, options: &PointOptions, pair: &FloorPair) -> bool {
        let ([x, y], step) = (pair.floor, 0.5);
        let slope = |dx: f64, dy: f64| {
            let (a, b) = (self.at([x - dx, y - dy])?, self.at([x + dx, y + dy])?);
            Some([b[0] - a[0], b[1] - a[1]])
        };
        let (Some(right), Some(away)) = (slope(step, 0.0), slope(0.0, step)) else { return false };
        let off = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2);
        let size = |a: [f64; 2]| a[0] * a[0] + a[1] * a[1];
        off(right, pair.along[0]) + off(away, pair.along[1]) < options.unlike.powi(2) * (size(right) + size(away))
    }

    fn agreeing<'a>(&self, options: &PointOptions, pairs: &'a [FloorPair], tolerance: f64) -> Vec<&'a FloorPair> {
        pairs.iter().filter(|p| self.miss(p) < tolerance && self.alike(options, p)).collect()
    }

    /// How far this is from what a camera with square pixels sees that stands before the floor, about upright; none if it
    /// cannot be one at all.
    fn strain(&self, options: &PointOptions, size_mm: [f64; 2], diagonal: f64) -> Option<f64> {
        options
            .focals
            .iter()
            .filter_map(|focal| self.strain_at(options, size_mm, focal * diagonal))
            .min_by(f64::total_cmp)
    }

    fn strain_at(&self, options: &PointOptions, [width, depth]: [f64; 2], focal: f64) -> Option<f64> {
        let column = |i: usize| Vector3::new(self.0[(0, i)] / focal, self.0[(1, i)] / focal, self.0[(2, i)]);
        let (right, away, there) = (column(0), column(1), column(2));
        let (a, b) = (right.norm(), away.norm());
        let unit = (a * b).sqrt();
        let (right, away, there) = (right / a, away / b, there / unit);
        let up = right.cross(&away);
        let (up, square) = (up / up.norm(), right.dot(&away).abs());
        let place = [right, away, up].map(|axis| -axis.dot(&there));
        let upright =
            up.x.atan2(-up.y).abs() < options.tilted && up.z.abs() < options.from_above && right.x > options.square;
        let before = place[0].abs() < options.beside * width
            && place[1] < options.over * depth
            && place[1] > -options.farthest_mm;
        let above = options.heights_mm.contains(&place[2]);
        (upright && before && above).then(|| square + (a / b).ln().abs())
    }
}

/// A number from 0 to below `end`, always the same for the same `draw`: the answer must not change from call to call.
fn drawn_number(draw: usize, end: usize) -> usize {
    let mut x = (draw as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((x ^ (x >> 31)) % end as u64) as usize
}

/// The coarse planes that most pairs agree with, best first.
fn candidates(options: &PointOptions, pairs: &[FloorPair], size_mm: [f64; 2], diagonal: f64) -> Vec<Plane> {
    let step = pairs.len().div_ceil(options.scored);
    let mut found: Vec<(f64, Plane)> = (0..options.draws)
        .into_par_iter()
        .filter_map(|draw| {
            let [one, other] = [0, 1].map(|k| &pairs[drawn_number(2 * draw + k, pairs.len())]);
            let far = (one.floor[0] - other.floor[0]).hypot(one.floor[1] - other.floor[1]);
            if far < options.nearest_mm {
                return None;
            }
            let plane = Plane::fit([one, other].into_iter(), options.slopes)?;
            plane.strain(options, size_mm, diagonal).filter(|strain| *strain < options.roughly_strained)?;
            let score =
                pairs.iter().step_by(step).map(|p| (1.0 - (plane.miss(p) / options.coarse_px).powi(2)).max(0.0)).sum();
            Some((score, plane))
        })
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(options.refined);
    found.into_iter().map(|(_, plane)| plane).collect()
}

/// A plane fitted to the pairs that agree with it, ever more strictly.
fn refined<'a>(
    options: &PointOptions,
    mut plane: Plane,
    pairs: &'a [FloorPair],
) -> Option<(Plane, Vec<&'a FloorPair>)> {
    let PointOptions { coarse_px, fine_px, slopes, .. } = *options;
    let stricter = [coarse_px].into_iter().chain(options.between_px).chain([fine_px, fine_px]);
    for tolerance in stricter {
        let kept = plane.agreeing(options, pairs, tolerance);
        if distinct(options, &kept) < options.fewest_to_fit {
            return None;
        }
        let slopes = if kept.len() < options.many { slopes } else { options.slopes_of_many * slopes };
        plane = Plane::fit(kept.into_iter(), slopes)?;
    }
    Some((plane, plane.agreeing(options, pairs, fine_px)))
}

/// Several keypoints at one place of the photo or of the floor count once.
fn distinct(options: &PointOptions, pairs: &[&FloorPair]) -> usize {
    let count = |of: &dyn Fn(&FloorPair) -> [f64; 2]| {
        pairs.iter().map(|p| of(p).map(|c| c.round() as i64)).collect::<BTreeSet<_>>().len()
    };
    count(&|p| p.pixel.map(|c| c / options.same_px)).min(count(&|p| p.floor.map(|c| c / options.same_mm)))
}

/// The width and depth that most of them span.
fn spread(pairs: &[&FloorPair]) -> [f64; 2] {
    [0, 1].map(|axis| {
        let mut along: Vec<f64> = pairs.iter().map(|p| p.floor[axis]).collect();
        along.sort_by(f64::total_cmp);
        along[along.len() * 9 / 10] - along[along.len() / 10]
    })
}

/// The best plane with the pairs that agree with it, where it is beyond doubt.
fn sure_plane(options: &PointOptions, pairs: &[FloorPair], size_mm: [f64; 2], diagonal: f64) -> Option<Plane> {
    let mut planes: Vec<(usize, Plane, Vec<&FloorPair>)> = candidates(options, pairs, size_mm, diagonal)
        .into_par_iter()
        .filter_map(|plane| refined(options, plane, pairs))
        .map(|(plane, kept)| (distinct(options, &kept), plane, kept))
        .collect();
    planes.sort_by_key(|(count, ..)| Reverse(*count));
    let (count, plane, kept) = planes.first()?;
    // A floor that repeats itself fits its photo in several places.
    let apart = |other: &Plane| median(&mut kept.iter().map(|p| other.miss(p)).collect::<Vec<_>>()) > options.apart_px;
    let rival = planes.iter().find(|(_, other, _)| apart(other)).map_or(0, |(count, ..)| *count);
    let wide = spread(kept).iter().zip(size_mm).all(|(spread, size)| *spread > options.least_spread * size);
    let camera = plane.strain(options, size_mm, diagonal).is_some_and(|strain| strain < options.strained);
    (*count >= options.fewest && 2 * rival < *count && wide && camera).then_some(*plane)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::PrintOptions;
    use image::{Rgb, RgbImage};

    const SIZE_MM: [f64; 2] = [240.0, 160.0];

    fn floor(picture: RgbImage) -> Floor {
        Floor {
            picture,
            size_mm: SIZE_MM,
            columns: 4,
            rows: 3,
            grid_mm: [20.0, 20.0, 200.0, 120.0],
            blocked: Vec::new(),
        }
    }

    /// Spots of many sizes and shades, each seed its own.
    fn busy(seed: usize) -> Floor {
        let mut picture = RgbImage::from_pixel(720, 480, Rgb([200, 190, 180]));
        for spot in 0..900 {
            let number = |k: usize, end: usize| drawn_number(1_000_000 * seed + 10 * spot + k, end) as i64;
            let (x, y, wide, deep, shade) =
                (number(0, 720), number(1, 480), number(2, 9), number(3, 9), number(4, 256));
            for (row, column) in (y..=y + 2 + deep).flat_map(|row| (x..=x + 2 + wide).map(move |column| (row, column)))
            {
                if column < 720 && row < 480 {
                    picture.put_pixel(column as u32, row as u32, Rgb([shade as u8; 3]));
                }
            }
        }
        floor(picture)
    }

    fn photographer() -> View {
        let place = [150.0, -170.0, 140.0];
        let (yaw, pitch, roll) = (0.12, 0.48, 0.03);
        Camera { place, yaw, pitch, roll, log_f: 730f64.ln(), k1: 0.0, width: 960.0, height: 720.0 }.view()
    }

    fn printed(floor: &Floor) -> PrintedFloor {
        PrintedFloor::new(&PrintOptions::default(), floor)
    }

    fn photo(print: &PrintedFloor, view: &View) -> Features {
        let picture = Gray::from_fn(960, 720, |column, row| {
            let on_floor = view.at_height([column as f64 + 0.5, row as f64 + 0.5], 0.0);
            match on_floor.filter(|[x, y]| *x > 0.0 && *y > 0.0 && *x < SIZE_MM[0] && *y < SIZE_MM[1]) {
                Some([x, y]) => print.texture.sample(x, SIZE_MM[1] - y, [0.3, 0.6])[0],
                None => 0.3,
            }
        });
        keypoints::detect(&picture, None, &KeypointOptions::default())
    }

    #[test]
    fn a_busy_floor_is_found_where_it_was_drawn() {
        let floor = busy(1);
        let (print, view) = (printed(&floor), photographer());
        let found = corners(&PointOptions::default(), &print, &floor, &photo(&print, &view), [960.0, 720.0])
            .expect("enough to see");
        let [w, d] = SIZE_MM;
        for (at, [x, y]) in found.iter().zip([[0.0, 0.0], [w, 0.0], [w, d], [0.0, d]]) {
            let truth = view.project([x, y, 0.0]).expect("before the camera");
            assert!((at[0] - truth[0]).hypot(at[1] - truth[1]) < 4.0, "{at:?} {truth:?}");
        }
    }

    #[test]
    fn another_floor_is_not_found() {
        let (floor, other) = (busy(1), printed(&busy(2)));
        let seen = photo(&printed(&floor), &photographer());
        assert_eq!(corners(&PointOptions::default(), &other, &floor, &seen, [960.0, 720.0]), None);
    }

    #[test]
    fn a_floor_without_a_pattern_is_not_found() {
        let floor = floor(RgbImage::from_pixel(720, 480, Rgb([200, 190, 180])));
        let print = printed(&floor);
        let seen = photo(&printed(&busy(1)), &photographer());
        assert_eq!(corners(&PointOptions::default(), &print, &floor, &seen, [960.0, 720.0]), None);
    }
}
