//! The die-cut outline of a card, and its face, as lines in millimetres of the card.

use crate::kit::Guest;
use image::{GrayImage, Luma};
use imageproc::{contours::find_contours, geometry::approximate_polygon_dp};

/// Places of the outline's mask for each millimetre.
const PER_MM: f64 = 5.0;
/// How far a line may lie beside the mask's edge, in its places.
const TOLERANCE: f64 = 0.8;
/// Rings shorter than this are grain.
const LEAST_POINTS: usize = 24;
/// Lines are cut into pieces no longer than this, so that parts of them can be drawn differently.
const PIECE_MM: f64 = 1.2;

/// Lines are closed; places are right of the card's middle and above its bottom edge.
pub struct Contour {
    pub rings: Vec<Vec<[f64; 2]>>,
    pub face: Vec<[f64; 2]>,
}

impl Contour {
    pub fn new(guest: &Guest) -> Self {
        let [w, h] = guest.size_mm;
        let (columns, rows) = ((w * PER_MM).ceil().max(1.0) as u32, (h * PER_MM).ceil().max(1.0) as u32);
        let (ow, oh) = guest.outline.dimensions();
        let of = |i: u32, n: u32, size: u32| ((u64::from(i) * 2 + 1) * u64::from(size) / (2 * u64::from(n))) as u32;
        // One empty place all around: a contour does not leave the picture.
        let mut mask = GrayImage::new(columns + 2, rows + 2);
        for y in 0..rows {
            for x in 0..columns {
                if guest.outline.get_pixel(of(x, columns, ow), of(y, rows, oh))[0] >= 128 {
                    mask.put_pixel(x + 1, y + 1, Luma([255]));
                }
            }
        }
        let (sx, sy) = (w / f64::from(columns), h / f64::from(rows));
        let ring = |points: &[imageproc::point::Point<i32>]| {
            let simple = approximate_polygon_dp(points, TOLERANCE, true);
            let at = |p: &imageproc::point::Point<i32>| {
                [(f64::from(p.x) - 0.5) * sx - 0.5 * w, h - (f64::from(p.y) - 0.5) * sy]
            };
            pieces(&simple.iter().map(at).collect::<Vec<_>>())
        };
        let rings = find_contours::<i32>(&mask)
            .iter()
            .filter(|c| c.points.len() >= LEAST_POINTS)
            .map(|c| ring(&c.points))
            .collect();
        let (px, py) = (w / f64::from(ow), h / f64::from(oh));
        let face: Vec<[f64; 2]> = guest.face.iter().flatten().map(|p| [p[0] * px - 0.5 * w, h - p[1] * py]).collect();
        Self { rings, face }
    }
}

/// A closed line in short pieces; its last point is its first.
fn pieces(ring: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let mut points = Vec::new();
    for (i, a) in ring.iter().enumerate() {
        let b = ring[(i + 1) % ring.len()];
        let n = ((b[0] - a[0]).hypot(b[1] - a[1]) / PIECE_MM).ceil().max(1.0);
        points.extend((0..n as usize).map(|k| {
            let t = k as f64 / n;
            [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
        }));
    }
    points.extend(ring.first());
    points
}
