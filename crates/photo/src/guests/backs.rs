//! Figures that show their black backs.

use crate::{
    camera::{Stand, View},
    guests::climb::{Climb, Tried},
    model::{
        card::{Card, Standing},
        labels::Labels,
        party::Party,
        prepared::Prepared,
        work::Work,
    },
    options::BackOptions,
    scene::expected::Expected,
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

/// Places of a silhouette and of its surroundings, on a grid.
struct Silhouette {
    inside: Vec<[f64; 2]>,
    around: Vec<[f64; 2]>,
}

impl Silhouette {
    fn new(options: &BackOptions, card: &Card) -> Self {
        let (grid, [near, far]) = (options.grid_mm, options.around_mm);
        let [w, h] = card.size;
        let (mut inside, mut around) = (Vec::new(), Vec::new());
        let mut v = grid / 2.0;
        while v < h + far {
            let mut u = -0.5 * w - far;
            while u < 0.5 * w + far {
                if card.is_card(u, v) {
                    inside.push([u, v]);
                } else {
                    // Some millimetres away from the outline: blur and the card's bright side are nearer.
                    let ring = |r: f64| {
                        (0..12).any(|k| {
                            let (s, c) = (PI * f64::from(k) / 6.0).sin_cos();
                            card.is_card(u + r * c, v + r * s)
                        })
                    };
                    if v > options.around_from_mm && ring(far) && !ring(near) {
                        around.push([u, v]);
                    }
                }
                u += grid;
            }
            v += grid;
        }
        Self { inside, around }
    }
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
    fn worth(&self, options: &BackOptions) -> f64 {
        self.black - 2.0 * (self.seen - self.black) - options.maybe_hidden * self.maybe_hidden
    }

    fn is_black(&self, options: &BackOptions) -> bool {
        let all = self.seen + self.maybe_hidden;
        self.black >= options.most_black * self.seen && self.black >= options.least_black * all
    }
}

impl Tried for Back {
    fn stand(&self) -> Stand {
        self.stand
    }

    fn worth(&self) -> f64 {
        self.worth
    }
}

/// Where backs are looked for: the photo, and who stands in the way.
pub struct Dark<'a> {
    pub prepared: &'a Prepared,
    pub work: &'a Work,
    pub view: &'a View,
    pub expected: &'a Expected,
    pub labels: &'a Labels,
    /// How far away those with these labels are.
    pub depths: &'a [f64],
    pub party: Option<Party>,
    /// How bright prints appear.
    pub bright: f64,
}

/// A silhouette standing somewhere, as the camera sees it.
struct InView<'a> {
    standing: Standing<'a>,
    depth: f64,
    origin: [f64; 3],
    right: [f64; 3],
    up: [f64; 3],
}

impl<'a> Dark<'a> {
    fn options(&self) -> &'a BackOptions {
        &self.prepared.options.guests.backs
    }

    /// Does this look like black card under the scene's light: dark, and without colour?
    fn is_black(&self, [r, g, b]: [f32; 3]) -> bool {
        let BackOptions { darkest, brightness: [least, most], colourless, .. } = *self.options();
        let (light, dark) = (f64::from(r.max(g).max(b)), f64::from(r.min(g).min(b)));
        light < darkest * self.bright.clamp(least, most) && light - dark < colourless
    }

    /// Looks for black backs of these guests on these cells; the surest first.
    pub fn backs(&self, guests: &[usize], cells: &[Cell]) -> Vec<Back> {
        let options = self.options();
        let silhouettes: Vec<(usize, Silhouette)> =
            guests.iter().map(|g| (*g, Silhouette::new(options, &self.prepared.cards[*g]))).collect();
        // A cell with hardly any black around it holds no back.
        let dark: Vec<Cell> =
            cells.par_iter().copied().filter(|c| self.black_around(guests, *c) >= options.least_mm2).collect();
        let pairs: Vec<(&(usize, Silhouette), Cell)> =
            silhouettes.iter().flat_map(|s| dark.iter().map(move |c| (s, *c))).collect();
        let found: Vec<Back> = pairs.par_iter().filter_map(|((guest, s), cell)| self.best(*guest, s, *cell)).collect();
        let is_good = |b: &Back| {
            b.inside >= options.least_inside && b.around >= options.least_around && b.worth >= options.least_mm2
        };
        let stands_out = |b: &Back| {
            let own = silhouettes.iter().find(|(guest, _)| *guest == b.guest);
            self.expected.cell(b.guest).is_some() || own.is_some_and(|(_, s)| self.stands_out(b, s))
        };
        let mut good: Vec<Back> = found.into_iter().filter(|b| is_good(b) && stands_out(b)).collect();
        good.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        good
    }

    /// Is all of it plain, and darker than most of what is around it? Dark walls, their shadows and what hides in them are not.
    fn stands_out(&self, back: &Back, silhouette: &Silhouette) -> bool {
        let options = self.options();
        let at = InView::new(Standing::new(&self.prepared.cards[back.guest], back.stand), self.view);
        let shades = |places: &[[f64; 2]]| {
            let mut shades: Vec<f64> = places.iter().filter_map(|place| self.shade(&at, *place)).collect();
            shades.sort_by(f64::total_cmp);
            shades
        };
        let (inside, around) = (shades(&silhouette.inside), shades(&silhouette.around));
        if around.len() < options.fewest_around {
            return false;
        }
        let share = |shades: &[f64], share: f64| shades[((shades.len() - 1) as f64 * share) as usize];
        let [dark, light] = options.plain_between.map(|s| share(&inside, s));
        light <= options.plain * dark && share(&around, options.outshone) >= options.brighter * light
    }

    /// How light a place of a silhouette is, where nobody is in the way.
    fn shade(&self, at: &InView<'_>, [u, v]: [f64; 2]) -> Option<f64> {
        let local = [0, 1, 2].map(|k| at.origin[k] + u * at.right[k] + v * at.up[k]);
        let [x, y] = self.view.project_local(local).filter(|p| self.view.inside(*p, 1.0))?.map(|p| p as usize);
        let hidden = self.labels.at(x, y).is_some_and(|l| self.depths[l] < at.depth);
        let [r, g, b] = self.work.pixel(x, y);
        (!hidden).then(|| f64::from(r.max(g).max(b)))
    }

    /// Square millimetres of black that a back on this cell could have; rather too many than too few.
    fn black_around(&self, guests: &[usize], cell: Cell) -> f64 {
        let (prepared, view, sparse) = (self.prepared, self.view, self.options().sparse_px);
        let most = |f: fn(&Card) -> f64| guests.iter().map(|g| f(&prepared.cards[*g])).fold(0.0, f64::max);
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
            (from..(to.clamp(0.0, end as f64) as usize)).step_by(sparse as usize)
        };
        let mut black = 0u32;
        for py in steps(bounds[1], bounds[3], self.work.height) {
            for px in steps(bounds[0], bounds[2], self.work.width) {
                let open = self.labels.at(px, py).is_none_or(|l| self.depths[l] >= near);
                black += u32::from(open && self.is_black(self.work.pixel(px, py)));
            }
        }
        f64::from(black) * (sparse * far / view.focal()).powi(2)
    }

    /// The best back of a guest on a cell, if there is any: from the best of a grid to the best nearby.
    fn best(&self, guest: usize, silhouette: &Silhouette, cell: Cell) -> Option<Back> {
        let (kit, options) = (&self.prepared.kit.floor, self.options());
        let ([cx, cy], [w, d], [bw, bd, _]) = (kit.centre(cell), kit.cell_mm(), self.prepared.cards[guest].base);
        let (rx, ry) = ((0.5 * (w - bw)).max(0.0), (0.5 * (d - bd)).max(0.0));
        let mut best: Option<Back> = None;
        let [across, away] = options.tried_mm;
        let (nx, ny) = ((rx / across).ceil() as i32, (ry / away).ceil() as i32);
        for j in -ny..=ny {
            for i in -nx..=nx {
                let (x, y) =
                    (cx + rx * f64::from(i) / f64::from(nx.max(1)), cy + ry * f64::from(j) / f64::from(ny.max(1)));
                let least = best.map_or(0.0, |b| b.worth.max(0.0));
                let back = self.measure(guest, silhouette, Stand { x, y, turn: PI, lean: 0.0 }, least);
                if best.is_none_or(|b| back.worth > b.worth) {
                    best = Some(back);
                }
            }
        }
        let best = best.filter(|b| b.worth > 0.0)?;
        let moved = |mut stand: Stand, way: usize, step: f64| {
            match way {
                0 => stand.x += step,
                1 => stand.y += step,
                _ => stand.turn += step,
            }
            stand
        };
        let climb = Climb { steps: options.climb_steps, rounds: options.climb_rounds, finest: 0.0, give_up: &[] };
        Some(climb.from(best, moved, |stand, best: &Back| self.measure(guest, silhouette, stand, best.worth)))
    }

    /// How much like a back it looks here; one that cannot be worth more than `least` is worth nothing.
    fn measure(&self, guest: usize, silhouette: &Silhouette, stand: Stand, least: f64) -> Back {
        let options = self.options();
        let at = InView::new(Standing::new(&self.prepared.cards[guest], stand), self.view);
        let none = Back { guest, stand, worth: 0.0, inside: 0.0, around: 0.0 };
        // A few places show most of what is no back.
        let few = self.count(&at, &silhouette.inside, options.few, f64::INFINITY);
        if few.black < options.few_black * (few.seen + few.maybe_hidden) {
            return none;
        }
        let cell = options.grid_mm * options.grid_mm;
        // Each that is not black counts twice against the rest, if all of those are black.
        let most_others = (silhouette.inside.len() as f64 - least / cell) / 3.0;
        let inside = self.count(&at, &silhouette.inside, 1, most_others);
        if inside.seen * cell < options.least_mm2 || !inside.is_black(options) || inside.worth(options) * cell <= least
        {
            return none;
        }
        let ring = self.count(&at, &silhouette.around, 1, f64::INFINITY);
        let around = 1.0 - ring.black / (ring.seen + ring.maybe_hidden).max(1.0);
        let worth = (inside.worth(options) - options.around_weight * ring.black) * cell;
        Back { guest, stand, worth, inside: inside.black / inside.seen, around }
    }

    /// Counts one of so many places; stops once so many are not black.
    fn count(&self, at: &InView<'_>, places: &[[f64; 2]], every: usize, most_others: f64) -> Counted {
        let view = self.view;
        let (mut others, mut black, mut maybe_hidden) = (0usize, 0usize, 0usize);
        for [u, v] in places.iter().step_by(every) {
            let local = [0, 1, 2].map(|k| at.origin[k] + u * at.right[k] + v * at.up[k]);
            let Some(p) = view.project_local(local).filter(|p| view.inside(*p, 1.0)) else { continue };
            let (x, y) = (p[0] as usize, p[1] as usize);
            if self.labels.at(x, y).is_some_and(|l| self.depths[l] < at.depth) {
                continue;
            }
            if self.is_black(self.work.pixel(x, y)) {
                black += 1;
            } else if self.party.is_some_and(|p| p.may_hide(view.camera.place, at.standing.point(*u, *v))) {
                maybe_hidden += 1;
            } else {
                others += 1;
                if others as f64 > most_others {
                    break;
                }
            }
        }
        Counted { seen: (black + others) as f64, black: black as f64, maybe_hidden: maybe_hidden as f64 }
    }
}

impl<'a> InView<'a> {
    fn new(standing: Standing<'a>, view: &View) -> Self {
        let [origin, one_right, one_up] =
            [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]].map(|[u, v]| view.local(standing.point(u, v)));
        let [right, up] = [one_right, one_up].map(|one| [0, 1, 2].map(|k| one[k] - origin[k]));
        let depth = view.depth([standing.stand.x, standing.stand.y, 0.0]);
        Self { standing, depth, origin, right, up }
    }
}
