//! Where the floor lies, coarsely: by likeness seen from above.

use crate::{
    camera::{Camera, Stand, View},
    floor::{
        nearby::Nearby,
        stamp::{Stamp, Underlay},
    },
    model::{
        labels::Labels,
        prepared::Prepared,
        print::{Plan, STEP},
        work::Work,
    },
    options::FloorOptions,
};
use rayon::prelude::*;

/// Pixels of a row that are taken together.
const BLOCK: usize = 32;

/// The photo's floor plane seen from above, the camera above (0, 0).
fn from_above(options: &FloorOptions, work: &Work, view: &View, labels: &Labels) -> Plan {
    let (sides, ahead) = (options.sides_mm, options.ahead_mm);
    let (width, height) = ((2.0 * sides / STEP) as usize, (ahead / STEP) as usize);
    let mut sums = vec![(0.0f32, 0u32); width * height];
    for y in (0..work.height).step_by(2) {
        for start in (0..work.width).step_by(BLOCK) {
            let near = Nearby::new(view, [(start + BLOCK / 2) as f64, y as f64 + 0.5]);
            for x in (start..(start + BLOCK).min(work.width)).step_by(2) {
                if labels.at(x, y).is_some() {
                    continue;
                }
                let Some([gx, gy]) = near.on_floor([x as f64 + 0.5, y as f64 + 0.5]) else { continue };
                let (i, j) = ((gx + sides) / STEP, gy / STEP);
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

pub fn rotated([x, y]: [f64; 2], angle: f64) -> [f64; 2] {
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

/// The likeliest places of the floor under a camera that stands above (0, 0). `feet` are
/// the figures in its frame; `stands` says whether a guest may stand at a place of the floor, which two thirds of them must;
/// `worth` what a place is worth by how well they stand.
pub fn guesses(
    prepared: &Prepared,
    work: &Work,
    camera: &Camera,
    labels: &Labels,
    feet: &[(usize, Stand)],
    stands: impl Fn(usize, [f64; 2]) -> bool + Sync,
    worth: impl Fn(&Guess) -> f64 + Sync,
) -> Vec<Guess> {
    let (print, options) = (&prepared.floor, &prepared.options.floor);
    let plan = from_above(options, work, &camera.view(), labels);
    let ground = Underlay::new(&plan, &print.coarse);
    let floor = &print.coarse;
    let size = print.texture.size_mm;
    let turns: Vec<f64> = (-options.turns..=options.turns).map(|i| f64::from(i) * options.turn_step).collect();
    let mut all: Vec<Guess> = turns
        .par_iter()
        .flat_map_iter(|&turn| {
            let turned = turned(floor, turn);
            // The camera stands before the floor or above it, and not far to its side.
            let [left, right] = options.camera_across.map(|share| share * size[0]);
            let [front, back] = options.camera_away.map(|share| share * size[1]);
            let feet: Vec<(usize, [f64; 2])> = feet.iter().map(|(g, s)| (*g, rotated([s.x, s.y], turn))).collect();
            let allowed = |[px, py]: [f64; 2]| {
                let mut may_fail = feet.len() / options.one_may_fail_of;
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
                        let score = turned.likeness(&ground, shift, options.sparse_rows);
                        if score > 0.0 {
                            best.push((score, shift, place));
                        }
                    }
                    tx += STEP;
                }
                ty += STEP;
            }
            // A look at few rows tells which shifts deserve one at all of them.
            let best = likeliest(best, options.looked_at);
            let fully = |(_, shift, place)| (turned.likeness(&ground, shift, 1), shift, place);
            let best = likeliest(best.into_iter().map(fully).collect(), options.kept_shifts);
            best.into_iter().map(move |(score, _, place)| Guess { place, turn, score })
        })
        .collect();
    all.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut apart: Vec<Guess> = Vec::new();
    for guess in all {
        let near = |o: &Guess| (o.place[0] - guess.place[0]).hypot(o.place[1] - guess.place[1]) < options.apart_mm;
        if !apart.iter().any(near) {
            apart.push(guess);
        }
        if apart.len() == options.compared {
            break;
        }
    }
    let mut close: Vec<Guess> = apart.par_iter().map(|guess| closely(options, guess, floor, &ground, &worth)).collect();
    close.sort_by(|a, b| b.score.total_cmp(&a.score));
    close
}

/// Where the camera stands above the floor, so many steps shifted.
fn shifted([x, y]: [i32; 2], turn: f64) -> [f64; 2] {
    rotated([f64::from(x) * STEP, f64::from(y) * STEP], turn)
}

/// The best guess beside one: turns come in steps, and far from the camera the floor is a good way off between them.
fn closely(
    options: &FloorOptions,
    guess: &Guess,
    floor: &Plan,
    ground: &Underlay,
    worth: &(impl Fn(&Guess) -> f64 + Sync),
) -> Guess {
    let (beside, steps) = (options.beside_turn, options.beside_steps);
    let mut best = Guess { score: guess.score * worth(guess), ..*guess };
    for turn in [-beside, 0.0, beside].map(|beside| guess.turn + beside) {
        let turned = turned(floor, turn);
        let [x, y] = rotated(guess.place, -turn).map(|c| (c / STEP).round() as i32);
        for dy in -steps..=steps {
            for dx in -steps..=steps {
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
