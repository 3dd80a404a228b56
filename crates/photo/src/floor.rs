//! Where the floor lies: coarsely by likeness seen from above, then finely by many small pieces of its print.

use crate::{
    camera::{Camera, Stand, View},
    detail::Detail,
    fit::{Observation, Seen},
    gray::Gray,
    kit::Floor,
    labels::Labels,
    patches::{FLATTEST, Patch, STRIP},
    simd::widest,
    stamp::{Ground, Stamp},
    texture::{Taps, Texture},
    work::Work,
};
use rayon::prelude::*;

/// Millimetres for a pixel of the coarse view from above.
const STEP: f64 = 2.0;
/// Neighbours to each side that make up the local contrast.
const AROUND: usize = 5;

/// The floor's print, in the sizes needed.
#[derive(Debug, Clone)]
pub struct FloorPrint {
    pub texture: Texture<1>,
    coarse: Plan,
    pub detail: Detail,
}

/// A view from above with holes.
#[derive(Debug, Clone)]
pub struct Plan {
    pub width: usize,
    pub height: usize,
    /// Local contrast; 0 where nothing is known.
    pub value: Vec<f32>,
}

impl FloorPrint {
    pub fn new(floor: &Floor) -> Self {
        let texture = Texture::shades(&floor.picture, floor.size_mm);
        let (width, height) = ((floor.size_mm[0] / STEP).floor() as usize, (floor.size_mm[1] / STEP).floor() as usize);
        let taps = texture.taps([STEP, STEP]);
        let mut shades = Vec::with_capacity(width * height);
        for j in 0..height {
            for i in 0..width {
                let (x, y) = ((i as f64 + 0.5) * STEP, floor.size_mm[1] - (j as f64 + 0.5) * STEP);
                let [shade] = texture.read(x, y, &taps);
                shades.push(shade);
            }
        }
        let gray: Vec<Option<f32>> = shades.iter().copied().map(Some).collect();
        let detail = Detail::new(floor.size_mm, width, STEP, &shades);
        Self { texture, coarse: Plan::new(width, height, &gray), detail }
    }

    /// The brightness of the print at some pixels of a row, and 1 for those that show the floor.
    #[inline(always)]
    fn strip(&self, near: &Nearby, pixel: [f64; 2], taps: &Taps) -> [[f32; STRIP]; 2] {
        let [w, h] = self.texture.size_mm;
        let (x, y, before) = near.strip_on_floor(pixel);
        let inside = |i: usize| before[i] && x[i] >= 0.0 && y[i] >= 0.0 && x[i] <= w && y[i] <= h;
        let known = std::array::from_fn(|i| if inside(i) { 1.0 } else { 0.0 });
        [self.texture.read_together(&x, &y.map(|y| h - y), taps), known]
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

/// Rays around a pixel, taken to change evenly: over a few dozen pixels the lens bends nothing that could be seen.
struct Nearby {
    from: [f64; 3],
    pixel: [f64; 2],
    ray: [f64; 3],
    /// What a pixel to the right and one down add to it.
    steps: [[f64; 3]; 2],
}

/// From the pixel to where the steps are measured.
const BESIDE: f64 = 12.0;
/// Pixels of a row that are taken together.
const BLOCK: usize = 32;

impl Nearby {
    fn new(view: &View, pixel: [f64; 2]) -> Self {
        let [x, y] = pixel;
        let step = |one: [f64; 2], other: [f64; 2]| {
            let (one, other) = (view.ray(one), view.ray(other));
            [0, 1, 2].map(|k| (other[k] - one[k]) / (2.0 * BESIDE))
        };
        let steps = [step([x - BESIDE, y], [x + BESIDE, y]), step([x, y - BESIDE], [x, y + BESIDE])];
        Self { from: view.camera.place, pixel, ray: view.ray(pixel), steps }
    }

    /// Where the ray through a pixel meets the floor, if it does before the camera.
    fn on_floor(&self, pixel: [f64; 2]) -> Option<[f64; 2]> {
        let (dx, dy) = (pixel[0] - self.pixel[0], pixel[1] - self.pixel[1]);
        let [x, y, z] = [0, 1, 2].map(|k| self.ray[k] + dx * self.steps[0][k] + dy * self.steps[1][k]);
        let t = -self.from[2] / z;
        (z < 0.0).then(|| [self.from[0] + t * x, self.from[1] + t * y])
    }
}

impl Nearby {
    /// As [`Self::on_floor`] for some pixels of a row: x, y and whether the ray meets it.
    #[inline(always)]
    fn strip_on_floor(&self, pixel: [f64; 2]) -> ([f64; STRIP], [f64; STRIP], [bool; STRIP]) {
        let (first, dy) = (pixel[0] - self.pixel[0], pixel[1] - self.pixel[1]);
        let (mut x, mut y, mut meets) = ([0.0; STRIP], [0.0; STRIP], [false; STRIP]);
        for i in 0..STRIP {
            let dx = first + i as f64;
            let ray = |k: usize| self.ray[k] + dx * self.steps[0][k] + dy * self.steps[1][k];
            let z = ray(2);
            let t = -self.from[2] / z;
            (x[i], y[i], meets[i]) = (self.from[0] + t * ray(0), self.from[1] + t * ray(1), z < 0.0);
        }
        (x, y, meets)
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
        for start in (0..work.width).step_by(BLOCK) {
            let near = Nearby::new(view, [(start + BLOCK / 2) as f64, y as f64 + 0.5]);
            for x in (start..(start + BLOCK).min(work.width)).step_by(2) {
                if labels.at(x, y).is_some() {
                    continue;
                }
                let Some([gx, gy]) = near.on_floor([x as f64 + 0.5, y as f64 + 0.5]) else { continue };
                let (i, j) = ((gx + SIDES) / STEP, gy / STEP);
                if i >= 0.0 && j >= 0.0 && i < width as f64 && j < height as f64 {
                    let cell = &mut sums[j as usize * width + i as usize];
                    cell.0 += work.gray.at(x, y);
                    cell.1 += 1;
                }
            }
        }
    }
    let gray: Vec<Option<f32>> = sums.iter().map(|(s, n)| (*n > 0).then(|| s / *n as f32)).collect();
    Plan::new(width, height, &gray)
}

/// Rows of the floor of which one is looked at first.
const SPARSE: usize = 6;
/// Shifts for each turn that are looked at fully, and that are kept.
const LOOKED_AT: usize = 600;
const KEPT: usize = 40;

type Shift = (f64, [i32; 2], [f64; 2]);

fn likeliest(mut shifts: Vec<Shift>, count: usize) -> Vec<Shift> {
    if shifts.len() > count {
        shifts.select_nth_unstable_by(count, |a, b| b.0.total_cmp(&a.0));
        shifts.truncate(count);
    }
    shifts.sort_by(|a, b| b.0.total_cmp(&a.0));
    shifts
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

/// The floor's plan, turned.
fn turned(floor: &Plan, turn: f64) -> Stamp {
    let mut points = Vec::new();
    for j in 0..floor.height {
        for i in 0..floor.width {
            let q = [(i as f64 + 0.5) * STEP, (j as f64 + 0.5) * STEP];
            let [gx, gy] = rotated(q, -turn).map(|g| (g / STEP).round() as i32);
            points.push((gx, gy, floor.value[j * floor.width + i]));
        }
    }
    Stamp::new(&points)
}

/// Guesses that are compared closely.
const APART: usize = 16;
/// Radians to each side that the floor may be turned against a guess, and steps that it may be shifted.
const BESIDE_TURN: f64 = 0.015;
const BESIDE_STEPS: i32 = 2;

/// The likeliest places of the floor under a camera that stands above (0, 0). `feet` are
/// the figures in its frame; `stands` says whether a guest may stand at a place of the floor, which two thirds of them must;
/// `worth` what a place is worth by how well they stand.
pub fn guesses(
    print: &FloorPrint,
    work: &Work,
    camera: &Camera,
    labels: &Labels,
    feet: &[(usize, Stand)],
    stands: impl Fn(usize, [f64; 2]) -> bool + Sync,
    worth: impl Fn(&Guess) -> f64 + Sync,
) -> Vec<Guess> {
    let plan = from_above(work, &camera.view(), labels);
    let ground = Ground::new(&plan, &print.coarse);
    let floor = &print.coarse;
    let size = print.texture.size_mm;
    let turns: Vec<f64> = (-5..=5).map(|i| f64::from(i) * 0.03).collect();
    let mut all: Vec<Guess> = turns
        .par_iter()
        .flat_map_iter(|&turn| {
            let turned = turned(floor, turn);
            // The camera stands before the floor or above it, and not far to its side.
            let (left, right) = (-0.6 * size[0], 1.6 * size[0]);
            let (front, back) = (-1.6 * size[1], 0.8 * size[1]);
            let feet: Vec<(usize, [f64; 2])> = feet.iter().map(|(g, s)| (*g, rotated([s.x, s.y], turn))).collect();
            let allowed = |[px, py]: [f64; 2]| {
                let mut may_fail = feet.len() / 3;
                feet.iter().all(|(g, [x, y])| {
                    let well = stands(*g, [x + px, y + py]);
                    let goes_on = well || may_fail > 0;
                    may_fail -= usize::from(!well && goes_on);
                    goes_on
                })
            };
            let mut best = Vec::new();
            let mut ty = front;
            while ty <= back {
                let mut tx = left;
                while tx <= right {
                    let shift = [(tx / STEP).round() as i32, (ty / STEP).round() as i32];
                    let place = shifted(shift, turn);
                    if allowed(place) {
                        let score = turned.likeness(&ground, shift, SPARSE);
                        if score > 0.0 {
                            best.push((score, shift, place));
                        }
                    }
                    tx += STEP;
                }
                ty += STEP;
            }
            // A look at few rows tells which shifts deserve one at all of them.
            let best = likeliest(best, LOOKED_AT);
            let fully = |(_, shift, place)| (turned.likeness(&ground, shift, 1), shift, place);
            likeliest(best.into_iter().map(fully).collect(), KEPT).into_iter().map(move |(score, _, place)| Guess {
                place,
                turn,
                score,
            })
        })
        .collect();
    all.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut apart: Vec<Guess> = Vec::new();
    for guess in all {
        let near = |o: &Guess| (o.place[0] - guess.place[0]).hypot(o.place[1] - guess.place[1]) < 12.0;
        if !apart.iter().any(near) {
            apart.push(guess);
        }
        if apart.len() == APART {
            break;
        }
    }
    let mut close: Vec<Guess> = apart.par_iter().map(|guess| closely(guess, floor, &ground, &worth)).collect();
    close.sort_by(|a, b| b.score.total_cmp(&a.score));
    close
}

/// Where the camera stands above the floor, so many steps shifted.
fn shifted([x, y]: [i32; 2], turn: f64) -> [f64; 2] {
    rotated([f64::from(x) * STEP, f64::from(y) * STEP], turn)
}

/// The best guess beside one: turns come in steps, and far from the camera the floor is a good way off between them.
fn closely(guess: &Guess, floor: &Plan, ground: &Ground, worth: &(impl Fn(&Guess) -> f64 + Sync)) -> Guess {
    let mut best = Guess { score: guess.score * worth(guess), ..*guess };
    for turn in [-BESIDE_TURN, 0.0, BESIDE_TURN].map(|beside| guess.turn + beside) {
        let turned = turned(floor, turn);
        let [x, y] = rotated(guess.place, -turn).map(|c| (c / STEP).round() as i32);
        for dy in -BESIDE_STEPS..=BESIDE_STEPS {
            for dx in -BESIDE_STEPS..=BESIDE_STEPS {
                let shift = [x + dx, y + dy];
                let here = Guess { place: shifted(shift, turn), turn, score: 0.0 };
                let score = turned.likeness(ground, shift, 1) * worth(&here);
                if score > best.score {
                    best = Guess { score, ..here };
                }
            }
        }
    }
    best
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
    let flattest = FLATTEST.max(print.detail.flattest());
    let tried: Vec<Option<Option<Piece>>> = print
        .detail
        .places(spacing)
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
            let taps = print.texture.taps(footprint);
            let near = Nearby::new(&view, pixel);
            let at = [pixel[0] as i64, pixel[1] as i64];
            let patch = Patch::new(at, [18, 10], flattest, |first, ink, known| {
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
                        || print.strip(&near, first, &taps),
                    );
                }
                *known = std::array::from_fn(|i| shown[i] * free[i]);
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
