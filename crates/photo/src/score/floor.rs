//! How far a floor is from where it should be.

use crate::verdict::Size;

/// Points along each side of the floor that are compared.
const STEPS: u32 = 20;

/// Mean distance of the floor's points that lie inside the frame, by the picture's width; 1 where none does or one of the
/// floors is none.
pub(super) fn error(photo: Size, truth: &[[f64; 2]; 4], found: &[[f64; 2]; 4]) -> f64 {
    let width = f64::from(photo.width);
    let inside = Mapping::through(truth).zip(Mapping::through(found)).and_then(|(truth, found)| {
        let in_frame = |at: &[f64; 2]| (0.0..width).contains(&at[0]) && (0.0..f64::from(photo.height)).contains(&at[1]);
        let steps = || (0..=STEPS).map(|step| f64::from(step) / f64::from(STEPS));
        let places = steps().flat_map(|across| steps().map(move |back| (across, back)));
        let far = places.filter_map(|(across, back)| {
            let at = truth.at(across, back).filter(in_frame)?;
            Some(found.at(across, back).map_or(width, |other| distance(at, other)))
        });
        let far: Vec<f64> = far.collect();
        (!far.is_empty()).then(|| far.iter().sum::<f64>() / far.len() as f64 / width)
    });
    inside.unwrap_or(1.0)
}

fn distance([x0, y0]: [f64; 2], [x1, y1]: [f64; 2]) -> f64 {
    ((x0 - x1).powi(2) + (y0 - y1).powi(2)).sqrt()
}

/// The unit square seen in perspective, by the closed form: four corners settle it.
struct Mapping {
    x: [f64; 3],
    y: [f64; 3],
    w: [f64; 2],
}

impl Mapping {
    fn through(corners: &[[f64; 2]; 4]) -> Option<Self> {
        let [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = *corners;
        let (dx1, dy1, dx2, dy2) = (x1 - x2, y1 - y2, x3 - x2, y3 - y2);
        let (sx, sy) = (x0 - x1 + x2 - x3, y0 - y1 + y2 - y3);
        let den = dx1 * dy2 - dx2 * dy1;
        if den.abs() < 1e-9 {
            return None;
        }
        let g = (sx * dy2 - dx2 * sy) / den;
        let h = (dx1 * sy - sx * dy1) / den;
        Some(Self {
            x: [x1 - x0 + g * x1, x3 - x0 + h * x3, x0],
            y: [y1 - y0 + g * y1, y3 - y0 + h * y3, y0],
            w: [g, h],
        })
    }

    /// Where a place of the floor is seen, unless it lies behind the camera.
    fn at(&self, across: f64, back: f64) -> Option<[f64; 2]> {
        let w = self.w[0] * across + self.w[1] * back + 1.0;
        let of = |row: &[f64; 3]| (row[0] * across + row[1] * back + row[2]) / w;
        (w > 1e-6).then(|| [of(&self.x), of(&self.y)])
    }
}
