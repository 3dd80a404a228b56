//! Where the floor lies: coarsely by likeness seen from above, then finely by many small pieces of its print.

use crate::{
    camera::{Camera, Stand, View},
    fit::{Observation, Seen},
    gray::Gray,
    kit::Floor,
    labels::Labels,
    patches::Patch,
    texture::Texture,
    work::{Work, luma},
};
use rayon::prelude::*;

/// Millimetres for a pixel of the coarse view from above.
const STEP: f64 = 2.0;
/// Neighbours to each side that make up the local contrast.
const AROUND: usize = 5;

/// The floor's print, in the sizes needed.
#[derive(Debug, Clone)]
pub struct FloorPrint {
    pub texture: Texture,
    coarse: Plan,
}

/// A view from above with holes.
#[derive(Debug, Clone)]
struct Plan {
    width: usize,
    height: usize,
    /// Local contrast; 0 where nothing is known.
    value: Vec<f32>,
}

impl FloorPrint {
    pub fn new(floor: &Floor) -> Self {
        let texture = Texture::new(&floor.picture, None, floor.size_mm);
        let (width, height) = ((floor.size_mm[0] / STEP).floor() as usize, (floor.size_mm[1] / STEP).floor() as usize);
        let mut gray = vec![None; width * height];
        for j in 0..height {
            for i in 0..width {
                let (x, y) = ((i as f64 + 0.5) * STEP, floor.size_mm[1] - (j as f64 + 0.5) * STEP);
                let ink = texture.sample(x, y, [STEP, STEP]);
                gray[j * width + i] = Some(luma([ink[0], ink[1], ink[2]]));
            }
        }
        Self { texture, coarse: Plan::new(width, height, &gray) }
    }

    /// The brightness of the print at a place of the floor, where a pixel covers so many millimetres.
    fn brightness(&self, [x, y]: [f64; 2], footprint: [f64; 2]) -> Option<f32> {
        let [w, h] = self.texture.size_mm;
        if x < 0.0 || y < 0.0 || x > w || y > h {
            return None;
        }
        let ink = self.texture.sample(x, h - y, footprint);
        Some(luma([ink[0], ink[1], ink[2]]))
    }
}

impl Plan {
    fn new(width: usize, height: usize, gray: &[Option<f32>]) -> Self {
        // Sums over rectangles: count, value, square.
        let mut sums = vec![[0.0f64; 3]; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = [0.0f64; 3];
            for x in 0..width {
                if let Some(v) = gray[y * width + x] {
                    let v = f64::from(v);
                    row = [row[0] + 1.0, row[1] + v, row[2] + v * v];
                }
                let above = sums[y * (width + 1) + x + 1];
                sums[(y + 1) * (width + 1) + x + 1] = [0, 1, 2].map(|i| above[i] + row[i]);
            }
        }
        let mut value = vec![0.0; width * height];
        for y in 0..height {
            for x in 0..width {
                let Some(v) = gray[y * width + x] else { continue };
                let (x0, x1) = (x.saturating_sub(AROUND), (x + AROUND + 1).min(width));
                let (y0, y1) = (y.saturating_sub(AROUND), (y + AROUND + 1).min(height));
                let at = |x: usize, y: usize| sums[y * (width + 1) + x];
                let (a, b, c, d) = (at(x1, y1), at(x0, y1), at(x1, y0), at(x0, y0));
                let [n, s, q] = [0, 1, 2].map(|i| a[i] - b[i] - c[i] + d[i]);
                if n < 12.0 {
                    continue;
                }
                let mean = s / n;
                let spread = (q / n - mean * mean).max(0.0).sqrt();
                let contrast = ((f64::from(v) - mean) / (spread + 0.015)).clamp(-3.0, 3.0);
                // Exactly 0 means unknown.
                value[y * width + x] = if contrast == 0.0 { 1e-6 } else { contrast as f32 };
            }
        }
        Self { width, height, value }
    }
}

/// How far around the camera the coarse view reaches: to the sides, and ahead.
const SIDES: f64 = 420.0;
const AHEAD: f64 = 620.0;

/// The photo's floor plane seen from above, the camera above (0, 0).
fn from_above(work: &Work, view: &View, labels: &Labels) -> Plan {
    let (width, height) = ((2.0 * SIDES / STEP) as usize, (AHEAD / STEP) as usize);
    let mut sums = vec![(0.0f32, 0u32); width * height];
    for y in (0..work.height).step_by(2) {
        for x in (0..work.width).step_by(2) {
            if labels.at(x, y).is_some() {
                continue;
            }
            let Some([gx, gy]) = view.at_height([x as f64 + 0.5, y as f64 + 0.5], 0.0) else { continue };
            let (i, j) = ((gx + SIDES) / STEP, gy / STEP);
            if i >= 0.0 && j >= 0.0 && i < width as f64 && j < height as f64 {
                let cell = &mut sums[j as usize * width + i as usize];
                cell.0 += work.gray.at(x, y);
                cell.1 += 1;
            }
        }
    }
    let gray: Vec<Option<f32>> = sums.iter().map(|(s, n)| (*n > 0).then(|| s / *n as f32)).collect();
    Plan::new(width, height, &gray)
}

/// One place where the floor may lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Guess {
    /// Where the camera stands above the floor.
    pub place: [f64; 2],
    /// What to add to the camera's yaw and to the figures' turns.
    pub turn: f64,
    pub score: f64,
}

fn rotated([x, y]: [f64; 2], angle: f64) -> [f64; 2] {
    let (s, c) = angle.sin_cos();
    [c * x - s * y, s * x + c * y]
}

impl Guess {
    pub fn camera(&self, free: &Camera) -> Camera {
        Camera { place: [self.place[0], self.place[1], free.place[2]], yaw: free.yaw + self.turn, ..*free }
    }

    pub fn stand(&self, free: &Stand) -> Stand {
        let [x, y] = rotated([free.x, free.y], self.turn);
        Stand { x: x + self.place[0], y: y + self.place[1], turn: free.turn + self.turn, lean: free.lean }
    }
}

/// The likeliest places of the floor under a camera that stands above (0, 0). `feet` are
/// the figures in its frame; `stands` says whether a guest may stand at a place of the floor, which two thirds of them must.
pub fn guesses(
    print: &FloorPrint,
    work: &Work,
    camera: &Camera,
    labels: &Labels,
    feet: &[(usize, Stand)],
    stands: impl Fn(usize, [f64; 2]) -> bool + Sync,
) -> Vec<Guess> {
    let plan = from_above(work, &camera.view(), labels);
    let floor = &print.coarse;
    let size = print.texture.size_mm;
    let turns: Vec<f64> = (-5..=5).map(|i| f64::from(i) * 0.03).collect();
    let mut all: Vec<Guess> = turns
        .par_iter()
        .flat_map_iter(|&turn| {
            // Places of the floor in the camera's frame, up to the shift.
            let mut points = Vec::new();
            for j in 0..floor.height {
                for i in 0..floor.width {
                    if (i + j) % 2 == 0 {
                        let q = [(i as f64 + 0.5) * STEP, (j as f64 + 0.5) * STEP];
                        let [gx, gy] = rotated(q, -turn);
                        points.push((
                            (gx / STEP).round() as i32,
                            (gy / STEP).round() as i32,
                            floor.value[j * floor.width + i],
                        ));
                    }
                }
            }
            // The camera stands before the floor or above it, and not far to its side.
            let (left, right) = (-0.6 * size[0], 1.6 * size[0]);
            let (front, back) = (-1.6 * size[1], 0.8 * size[1]);
            let feet: Vec<(usize, [f64; 2])> = feet.iter().map(|(g, s)| (*g, rotated([s.x, s.y], turn))).collect();
            let allowed = |[px, py]: [f64; 2]| {
                let well = feet.iter().filter(|(g, [x, y])| stands(*g, [x + px, y + py])).count();
                well * 3 >= feet.len() * 2
            };
            let mut best = Vec::new();
            let mut ty = front;
            while ty <= back {
                let mut tx = left;
                while tx <= right {
                    let [sx, sy] = [(tx / STEP).round() as i32, (ty / STEP).round() as i32];
                    let place = rotated([f64::from(sx) * STEP, f64::from(sy) * STEP], turn);
                    let mut guess = Guess { place, turn, score: 0.0 };
                    if allowed(place) {
                        guess.score = likeness(&plan, &points, sx, sy);
                        if guess.score > 0.0 {
                            best.push(guess);
                        }
                    }
                    tx += STEP;
                }
                ty += STEP;
            }
            best.sort_by(|a, b| b.score.total_cmp(&a.score));
            best.truncate(40);
            best
        })
        .collect();
    all.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut apart: Vec<Guess> = Vec::new();
    for guess in all {
        let near = |o: &Guess| (o.place[0] - guess.place[0]).hypot(o.place[1] - guess.place[1]) < 12.0;
        if !apart.iter().any(near) {
            apart.push(guess);
        }
        if apart.len() == 16 {
            break;
        }
    }
    apart
}

fn likeness(plan: &Plan, points: &[(i32, i32, f32)], sx: i32, sy: i32) -> f64 {
    let (mut n, mut product, mut here, mut there) = (0u32, 0.0f32, 0.0f32, 0.0f32);
    let middle = (SIDES / STEP) as i32;
    for &(gx, gy, a) in points {
        let (i, j) = (gx - sx + middle, gy - sy);
        if i < 0 || j < 0 || i >= plan.width as i32 || j >= plan.height as i32 {
            continue;
        }
        let b = plan.value[j as usize * plan.width + i as usize];
        if b != 0.0 {
            n += 1;
            product += a * b;
            here += a * a;
            there += b * b;
        }
    }
    if (n as usize) * 10 < points.len() {
        return 0.0;
    }
    f64::from(product / (here * there).sqrt().max(1e-6)) * f64::from(n).sqrt()
}

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

/// Looks for pieces of the floor around where this camera expects them.
pub fn pieces(
    print: &FloorPrint,
    photo: &Gray,
    camera: &Camera,
    labels: &Labels,
    radius: [i64; 2],
    spacing: f64,
) -> Pieces {
    let view = camera.view();
    let [w, h] = print.texture.size_mm;
    let mut places = Vec::new();
    let (nx, ny) = ((w / spacing) as usize, (h / spacing) as usize);
    for j in 0..ny {
        for i in 0..nx {
            places.push([(i as f64 + 0.5) * w / nx as f64, (j as f64 + 0.5) * h / ny as f64]);
        }
    }
    let tried: Vec<Option<Option<Piece>>> = places
        .par_iter()
        .map(|&[x, y]| {
            let pixel = view.project([x, y, 0.0])?;
            if !view.inside(pixel, 12.0) || labels.at(pixel[0] as usize, pixel[1] as usize).is_some() {
                return None;
            }
            let footprint = footprint(&view, pixel)?;
            if footprint[1] > 4.0 {
                return None;
            }
            let at = [pixel[0] as i64, pixel[1] as i64];
            let patch = Patch::new(at, [18, 10], |p| {
                if p[0] < 0.0 || p[1] < 0.0 || p[0] >= photo.width as f64 || p[1] >= photo.height as f64 {
                    return None;
                }
                if labels.at(p[0] as usize, p[1] as usize).is_some() {
                    return None;
                }
                print.brightness(view.at_height(p, 0.0)?, footprint)
            })?;
            let found = patch.find(photo, radius);
            Some(found.filter(|f| f.ncc > 0.5).map(|f| {
                let middle = [at[0] as f64 + 0.5, at[1] as f64 + 0.5];
                let place = view.at_height(middle, 0.0).unwrap_or([x, y]);
                let pixel = [middle[0] + f.shift[0], middle[1] + f.shift[1]];
                Piece { observation: Observation { seen: Seen::Floor(place), pixel, weight: f.weight }, ncc: f.ncc }
            }))
        })
        .collect();
    let asked = tried.iter().flatten().count();
    Pieces { found: tried.into_iter().flatten().flatten().collect(), asked }
}

/// Millimetres of the floor that a pixel covers, across and away.
fn footprint(view: &View, pixel: [f64; 2]) -> Option<[f64; 2]> {
    let a = view.at_height(pixel, 0.0)?;
    let b = view.at_height([pixel[0] + 1.0, pixel[1]], 0.0)?;
    let c = view.at_height([pixel[0], pixel[1] + 1.0], 0.0)?;
    Some([(a[0] - b[0]).hypot(a[1] - b[1]), (a[0] - c[0]).hypot(a[1] - c[1])])
}
