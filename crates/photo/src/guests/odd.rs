//! Figures that do not show their print upright: black backs, and cards that lie or lean.

use crate::{
    camera::{Camera, Stand, View},
    floor::{
        fit::{Prior, Problem},
        start::{self, KEYPOINT_SIGMA},
    },
    model::{card::Standing, labels::Labels, party::Party, prepared::Prepared, work::Work},
    scene::{
        fitted::{Observation, Point},
        sighting::Sighting,
    },
    verdict::Cell,
};
use rayon::prelude::*;
use std::f64::consts::PI;

/// A back seen somewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Back {
    pub guest: usize,
    pub stand: Stand,
    /// Square millimetres of black where the silhouette says so, less twice those where it is wrong.
    pub worth: f64,
    /// Share of the silhouette in sight that is black, and of its surroundings that is not.
    pub inside: f64,
    pub around: f64,
}

/// A back in sight must show at least this much of itself, be this black, and stand out this well.
const LEAST_MM2: f64 = 120.0;
const LEAST_INSIDE: f64 = 0.9;
const LEAST_AROUND: f64 = 0.7;
/// What something on the party table may hide counts this little against it, but so large a share must be black all the same.
const MAYBE_HIDDEN: f64 = 0.5;
const LEAST_BLACK: f64 = 0.55;

/// What black card looks like under the scene's light: darker than this, and without colour.
fn is_black([r, g, b]: [f32; 3], bright: f64) -> bool {
    let most = f64::from(r.max(g).max(b));
    let least = f64::from(r.min(g).min(b));
    most < 0.26 * bright.clamp(0.3, 1.2) && most - least < 0.09
}

/// Places of a silhouette and of its surroundings, on a grid.
struct Silhouette {
    inside: Vec<[f64; 2]>,
    around: Vec<[f64; 2]>,
}

const GRID_MM: f64 = 1.5;
/// One place of so many is looked at first.
const FEW: usize = 7;
const AROUND_MM: f64 = 4.0;

impl Silhouette {
    fn new(card: &crate::model::card::Card) -> Self {
        let [w, h] = card.size;
        let (mut inside, mut around) = (Vec::new(), Vec::new());
        let reach = AROUND_MM;
        let mut v = GRID_MM / 2.0;
        while v < h + reach {
            let mut u = -0.5 * w - reach;
            while u < 0.5 * w + reach {
                if card.is_card(u, v) {
                    inside.push([u, v]);
                } else {
                    // Between two and four millimetres away from the outline: blur and the card's bright side are nearer.
                    let ring = |r: f64| {
                        (0..12).any(|k| {
                            let (s, c) = (PI * f64::from(k) / 6.0).sin_cos();
                            card.is_card(u + r * c, v + r * s)
                        })
                    };
                    if v > 3.0 && ring(AROUND_MM) && !ring(2.0) {
                        around.push([u, v]);
                    }
                }
                u += GRID_MM;
            }
            v += GRID_MM;
        }
        Self { inside, around }
    }
}

/// Pixels between those that are looked at for black, to each side.
const SPARSE_PX: f64 = 4.0;

/// Square millimetres of black that a back on this cell could have; rather too many than too few.
#[expect(clippy::too_many_arguments, reason = "all that is known so far")]
fn black_around(
    prepared: &Prepared,
    work: &Work,
    view: &View,
    labels: &Labels,
    depths: &[f64],
    guests: &[usize],
    cell: Cell,
    bright: f64,
) -> f64 {
    let most =
        |f: fn(&crate::model::card::Card) -> f64| guests.iter().map(|g| f(&prepared.cards[*g])).fold(0.0, f64::max);
    let (wide, high) = (most(|c| c.size[0]), most(|c| c.size[1] + c.foot()));
    let ([x, y], [w, d]) = (prepared.kit.floor.centre(cell), prepared.kit.floor.cell_mm());
    let (mut bounds, mut far, mut near) = ([f64::MAX, f64::MAX, 0.0, 0.0], 0.0f64, f64::MAX);
    for (dx, dy) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
        for z in [0.0, high] {
            let corner = [x + dx * 0.5 * (w + wide), y + dy * 0.5 * d, z];
            let Some([px, py]) = view.project(corner) else { return f64::INFINITY };
            bounds = [bounds[0].min(px), bounds[1].min(py), f64::max(bounds[2], px), f64::max(bounds[3], py)];
            (far, near) = (far.max(view.depth(corner)), near.min(view.depth([corner[0], corner[1], 0.0])));
        }
    }
    let steps = |from: f64, to: f64, end: usize| {
        let from = from.clamp(0.0, end as f64) as usize;
        (from..(to.clamp(0.0, end as f64) as usize)).step_by(SPARSE_PX as usize)
    };
    let mut black = 0u32;
    for py in steps(bounds[1], bounds[3], work.height) {
        for px in steps(bounds[0], bounds[2], work.width) {
            let open = labels.at(px, py).is_none_or(|l| depths[l] >= near);
            black += u32::from(open && is_black(work.pixel(px, py), bright));
        }
    }
    f64::from(black) * (SPARSE_PX * far / view.focal()).powi(2)
}

/// Places of a silhouette: in sight, black of those, and not black but perhaps behind something on the party table.
#[derive(Debug, Clone, Copy, Default)]
struct Counted {
    seen: f64,
    black: f64,
    maybe_hidden: f64,
}

impl Counted {
    /// More where it is black, less where it is not.
    fn worth(&self) -> f64 {
        self.black - 2.0 * (self.seen - self.black) - MAYBE_HIDDEN * self.maybe_hidden
    }

    fn is_black(&self, least: f64) -> bool {
        self.black >= least * self.seen && self.black >= LEAST_BLACK * (self.seen + self.maybe_hidden)
    }
}

/// Looks for black backs of these guests on these cells.
#[expect(clippy::too_many_arguments, reason = "all that is known so far")]
pub fn backs(
    prepared: &Prepared,
    work: &Work,
    view: &View,
    labels: &Labels,
    depths: &[f64],
    guests: &[usize],
    cells: &[Cell],
    bright: f64,
) -> Vec<Back> {
    let party = Party::new(&prepared.kit.floor);
    let silhouettes: Vec<(usize, Silhouette)> =
        guests.iter().map(|g| (*g, Silhouette::new(&prepared.cards[*g]))).collect();
    // A cell with hardly any black around it holds no back.
    let dark: Vec<Cell> = cells
        .par_iter()
        .copied()
        .filter(|c| black_around(prepared, work, view, labels, depths, guests, *c, bright) >= LEAST_MM2)
        .collect();
    let pairs: Vec<(&(usize, Silhouette), Cell)> =
        silhouettes.iter().flat_map(|s| dark.iter().map(move |c| (s, *c))).collect();
    // One that cannot be worth more than `least` is worth nothing.
    let measure = |guest: usize, s: &Silhouette, stand: Stand, least: f64| -> Back {
        let standing = Standing::new(&prepared.cards[guest], stand);
        let depth = view.depth([stand.x, stand.y, 0.0]);
        let [origin, one_right, one_up] =
            [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]].map(|[u, v]| view.local(standing.point(u, v)));
        let [right, up] = [one_right, one_up].map(|one| [0, 1, 2].map(|k| one[k] - origin[k]));
        // Stops once so many are not black.
        let look = |places: &[[f64; 2]], every: usize, most_others: f64| {
            let (mut others, mut black, mut maybe_hidden) = (0usize, 0usize, 0usize);
            for [u, v] in places.iter().step_by(every) {
                let local = [0, 1, 2].map(|k| origin[k] + u * right[k] + v * up[k]);
                let Some(p) = view.project_local(local).filter(|p| view.inside(*p, 1.0)) else { continue };
                let (x, y) = (p[0] as usize, p[1] as usize);
                if labels.at(x, y).is_some_and(|l| depths[l] < depth) {
                    continue;
                }
                if is_black(work.pixel(x, y), bright) {
                    black += 1;
                } else if party.is_some_and(|p| p.may_hide(view.camera.place, standing.point(*u, *v))) {
                    maybe_hidden += 1;
                } else {
                    others += 1;
                    if others as f64 > most_others {
                        break;
                    }
                }
            }
            Counted { seen: (black + others) as f64, black: black as f64, maybe_hidden: maybe_hidden as f64 }
        };
        let none = Back { guest, stand, worth: 0.0, inside: 0.0, around: 0.0 };
        // A few places show most of what is no back.
        let few = look(&s.inside, FEW, f64::INFINITY);
        if few.black < 0.4 * (few.seen + few.maybe_hidden) {
            return none;
        }
        let cell = GRID_MM * GRID_MM;
        // Each that is not black counts twice against the rest, if all of those are black.
        let most_others = (s.inside.len() as f64 - least / cell) / 3.0;
        let inside = look(&s.inside, 1, most_others);
        if inside.seen * cell < LEAST_MM2 || !inside.is_black(0.6) || inside.worth() * cell <= least {
            return none;
        }
        let ring = look(&s.around, 1, f64::INFINITY);
        let around = 1.0 - ring.black / (ring.seen + ring.maybe_hidden).max(1.0);
        let worth = (inside.worth() - 1.5 * ring.black) * cell;
        Back { guest, stand, worth, inside: inside.black / inside.seen, around }
    };
    let found: Vec<Back> = pairs
        .par_iter()
        .filter_map(|((guest, s), cell)| {
            let [cx, cy] = prepared.kit.floor.centre(*cell);
            let [w, d] = prepared.kit.floor.cell_mm();
            let [bw, bd, _] = prepared.cards[*guest].base;
            let (rx, ry) = ((0.5 * (w - bw)).max(0.0), (0.5 * (d - bd)).max(0.0));
            let mut best: Option<Back> = None;
            let (nx, ny) = ((rx / 2.5).ceil() as i32, (ry / 4.0).ceil() as i32);
            for j in -ny..=ny {
                for i in -nx..=nx {
                    let (x, y) =
                        (cx + rx * f64::from(i) / f64::from(nx.max(1)), cy + ry * f64::from(j) / f64::from(ny.max(1)));
                    let least = best.map_or(0.0, |b| b.worth.max(0.0));
                    let back = measure(*guest, s, Stand { x, y, turn: PI, lean: 0.0 }, least);
                    if best.is_none_or(|b| back.worth > b.worth) {
                        best = Some(back);
                    }
                }
            }
            let mut best = best.filter(|b| b.worth > 0.0)?;
            let mut steps = [1.2, 2.0, 0.06];
            for _ in 0..8 {
                let before = best.worth;
                for k in 0..3 {
                    for sign in [-1.0, 1.0] {
                        let mut stand = best.stand;
                        match k {
                            0 => stand.x += sign * steps[0],
                            1 => stand.y += sign * steps[1],
                            _ => stand.turn += sign * steps[2],
                        }
                        let back = measure(*guest, s, stand, best.worth);
                        if back.worth > best.worth {
                            best = back;
                        }
                    }
                }
                if best.worth <= before {
                    steps = steps.map(|s| 0.5 * s);
                }
            }
            Some(best)
        })
        .collect();
    let mut good: Vec<Back> = found
        .into_iter()
        .filter(|b| b.inside >= LEAST_INSIDE && b.around >= LEAST_AROUND && b.worth >= LEAST_MM2)
        .collect();
    good.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    good
}

/// The least lean that is no mere error of the fit.
const LEAST_LEAN: f64 = 0.2;

/// How a card whose print was seen lies or leans, if it does. The camera is known.
pub fn fallen(prepared: &Prepared, camera: &Camera, sighting: &Sighting) -> Option<Stand> {
    let card = &prepared.cards[sighting.guest];
    let view = camera.view();
    let observations: Vec<Observation> = sighting
        .pairs
        .iter()
        .map(|p| {
            Observation::round(
                Point::Card { figure: 0, u: p.card[0], v: p.card[1], foot: card.foot() },
                p.pixel,
                KEYPOINT_SIGMA,
            )
        })
        .collect();
    let foot = view.at_height(sighting.shape.place, 0.0)?;
    let fixed = camera.numbers().map(|n| Some(Prior::fixed(n)));
    let starts: Vec<[f64; 2]> = [-1.3, -0.7, -0.35, 0.35, 0.7, 1.3]
        .into_iter()
        .flat_map(|lean| [-2.0, -1.0, 0.0, 1.0, 2.0].map(|turn| [lean, turn]))
        .collect();
    let fit = |&[lean, turn]: &[f64; 2]| {
        let problem = Problem {
            observations: observations.clone(),
            camera: fixed,
            turn: Prior::new(turn, 2.0),
            lean: Prior::new(lean, 1.0),
            robust: 3.0,
            places: Vec::new(),
        };
        let start = Stand { x: foot[0], y: foot[1], turn, lean };
        let fitted = problem.solve(camera, &[start], 40);
        let mut misses = problem.misses(&fitted);
        (start::median(&mut misses), fitted.figures[0])
    };
    let all: Vec<(f64, Stand)> = starts.par_iter().with_max_len(1).map(fit).collect();
    let best = all.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|(miss, stand)| *miss < 3.0 && stand.lean.abs() > LEAST_LEAN && stand.lean.abs() < 1.75).map(|b| b.1)
}
