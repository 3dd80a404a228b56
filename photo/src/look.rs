//! Does a card stand here? Its print is laid over the photo and compared, little window by little window.

use crate::{
    blurred::Blurred,
    camera::{Stand, View},
    card::{Card, Standing},
    labels::Labels,
    party::{self, Party},
};
use std::cell::RefCell;

/// A card's places on an even grid with their colours, ready to be laid over photos.
#[derive(Debug, Clone)]
pub struct Lattice {
    step: f64,
    width: usize,
    height: usize,
    /// Colour, and 1 where there is card.
    ink: Vec<[f32; 4]>,
    count: usize,
    size: [f64; 2],
}

/// Half the side of the windows that are compared.
const WINDOW_MM: f64 = 3.5;
/// Contrast below which a window says nothing.
const FLAT: f64 = 0.02;
/// Likeness of a window from which on it is believed where a dish may stand in the way.
const DISH_NCC: f64 = 0.6;

/// What the comparison gave.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Likeness {
    /// Mean likeness of the windows in sight.
    pub ncc: f64,
    /// How much of the card should be in sight, in square millimetres.
    pub area: f64,
    /// Share of the card that should be in sight.
    pub share: f64,
    /// How much of it may be behind something on the party table.
    pub doubtful: f64,
    /// How bright the print appears, by colour.
    pub gain: [f64; 3],
    /// How far the photo's colours are off the print's at that brightness.
    pub off: f64,
    /// From 0 to 1: how well brightness and colours agree with those of the figures around.
    pub colour: f64,
}

/// By how much (as a factor, in logarithms) brightness varies over a scene, and how much its tint.
const SHADING: f64 = 0.4;
const TINT: f64 = 0.15;
/// Difference of colours, at a brightness of one, that halves the belief.
const OFF: f64 = 0.13;

impl Likeness {
    /// The same, believed as far as its colours agree with the scene's light.
    pub fn under(self, light: [f64; 3]) -> Self {
        let logs = [0, 1, 2].map(|k| (self.gain[k].max(1e-3) / light[k].max(1e-3)).ln());
        let mean = logs.iter().sum::<f64>() / 3.0;
        let tint: f64 = logs.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (TINT * TINT);
        let bright = light.iter().sum::<f64>() / 3.0;
        let off = self.off / (OFF * bright.max(0.15));
        let colour = (-0.5 * ((mean / SHADING).powi(2) + tint)).exp() / (1.0 + off * off);
        Self { colour, ..self }
    }

    /// Large where much of the print is seen and looks right; the square keeps big wrong figures down.
    pub fn score(&self) -> f64 {
        let raw = self.ncc.max(0.0).powi(2) * self.area.sqrt();
        // Much print that looks right needs no colours: a lamp or a shadow may have changed them.
        raw * self.colour.max(((raw - 5.0) / 8.0).clamp(0.0, 1.0))
    }
}

impl Lattice {
    pub fn new(card: &Card, step: f64) -> Self {
        let [w, h] = card.size;
        let (width, height) = ((w / step).ceil().max(1.0) as usize, (h / step).ceil().max(1.0) as usize);
        let mut ink = vec![[0.0; 4]; width * height];
        let taps = card.texture.taps([step, step]);
        let mut count = 0;
        for j in 0..height {
            for i in 0..width {
                let (u, v) = ((i as f64 + 0.5) * step - 0.5 * w, (j as f64 + 0.5) * step);
                if card.is_card(u, v) {
                    let [r, g, b, _] = card.texture.read(u + 0.5 * w, h - v, &taps);
                    ink[j * width + i] = [r, g, b, 1.0];
                    count += 1;
                }
            }
        }
        Self { step, width, height, ink, count, size: card.size }
    }

    fn place(&self, i: usize, j: usize) -> [f64; 2] {
        [(i as f64 + 0.5) * self.step - 0.5 * self.size[0], (j as f64 + 0.5) * self.step]
    }

    /// The photo's colours at the card's places, with a 1 where the card would be in sight; how many those are.
    fn look(
        &self,
        photo: &Blurred<'_>,
        view: &View,
        standing: &Standing<'_>,
        labels: &Labels,
        nearer: &[bool],
        seen: &mut Vec<[f32; 4]>,
    ) -> usize {
        let origin = view.local(standing.point(0.0, 0.0));
        let (one_right, one_up) = (view.local(standing.point(1.0, 0.0)), view.local(standing.point(0.0, 1.0)));
        let right = [0, 1, 2].map(|k| one_right[k] - origin[k]);
        let up = [0, 1, 2].map(|k| one_up[k] - origin[k]);
        let level = photo.level(view.focal() / origin[2].max(1.0) * self.step);
        seen.clear();
        seen.resize(self.ink.len(), [0.0; 4]);
        let mut in_sight = 0;
        for j in 0..self.height {
            let [first, v] = self.place(0, j);
            let left = [0, 1, 2].map(|k| origin[k] + first * right[k] + v * up[k]);
            let row = j * self.width..(j + 1) * self.width;
            for (i, (ink, out)) in self.ink[row.clone()].iter().zip(&mut seen[row]).enumerate() {
                if ink[3] == 0.0 {
                    continue;
                }
                let way = i as f64 * self.step;
                let local = [0, 1, 2].map(|k| left[k] + way * right[k]);
                let Some(pixel) = view.project_local(local) else { continue };
                if !view.inside(pixel, 0.5) {
                    continue;
                }
                let covered = labels.at(pixel[0] as u32 as usize, pixel[1] as u32 as usize).is_some_and(|l| nearer[l]);
                if !covered {
                    let [r, g, b] = photo.colour(level, pixel);
                    *out = [r, g, b, 1.0];
                    in_sight += 1;
                }
            }
        }
        in_sight
    }

    /// Lays the card over the photo. `nearer` tells which labels stand before it.
    #[expect(clippy::too_many_arguments, reason = "photo, place and what stands around")]
    pub fn compare(
        &self,
        photo: &Blurred<'_>,
        view: &View,
        card: &Card,
        stand: Stand,
        labels: &Labels,
        nearer: &[bool],
        party: Option<&Party>,
    ) -> Likeness {
        SCRATCH.with_borrow_mut(|scratch| {
            let standing = Standing::new(card, stand);
            let in_sight = self.look(photo, view, &standing, labels, nearer, &mut scratch.seen);
            let share = in_sight as f64 / self.count.max(1) as f64;
            if in_sight < 8 {
                let area = in_sight as f64 * self.step * self.step;
                return Likeness { area, share, ..Likeness::default() };
            }
            self.sum_up(scratch);
            let doubt = Doubt::new(self, &standing, view.camera.place, party);
            self.windows(scratch, &doubt, share)
        })
    }

    /// Sums over rectangles, see [`Sums`].
    fn sum_up(&self, scratch: &mut Scratch) {
        let stride = self.width + 1;
        scratch.sums.clear();
        scratch.sums.resize(stride * (self.height + 1), [0.0; SUMS]);
        for j in 0..self.height {
            let mut row: Sums = [0.0; SUMS];
            let (above, here) = scratch.sums[j * stride..(j + 2) * stride].split_at_mut(stride);
            let places = j * self.width..(j + 1) * self.width;
            let places = self.ink[places.clone()].iter().zip(&scratch.seen[places]);
            for ((p, q), (above, here)) in places.zip(above[1..].iter().zip(&mut here[1..])) {
                if q[3] > 0.0 {
                    let ([p0, p1, p2, _], [q0, q1, q2, _]) = (p.map(f64::from), q.map(f64::from));
                    let new = [
                        1.0,
                        p0 * p0 + p1 * p1 + p2 * p2,
                        q0 * q0 + q1 * q1 + q2 * q2,
                        p0 * q0 + p1 * q1 + p2 * q2,
                        p0,
                        p1,
                        p2,
                        q0,
                        q1,
                        q2,
                    ];
                    for k in 0..SUMS {
                        row[k] += new[k];
                    }
                }
                for k in 0..SUMS {
                    here[k] = above[k] + row[k];
                }
            }
        }
    }

    fn windows(&self, scratch: &Scratch, doubt: &Doubt, share: f64) -> Likeness {
        let stride = self.width + 1;
        let reach = (WINDOW_MM / self.step).round().max(1.0) as usize;
        let (mut total, mut counted, mut believed) = (0.0, 0usize, 0usize);
        let mut colours = [[0.0f64; 3]; 3];
        for j in 0..self.height {
            let (y0, y1) = (j.saturating_sub(reach), (j + reach + 1).min(self.height));
            let above = &scratch.sums[y0 * stride..(y0 + 1) * stride];
            let below = &scratch.sums[y1 * stride..(y1 + 1) * stride];
            let row = j * self.width..(j + 1) * self.width;
            for (i, (p, q)) in self.ink[row.clone()].iter().zip(&scratch.seen[row]).enumerate() {
                if q[3] == 0.0 {
                    continue;
                }
                let doubtful = doubt.at(i, j);
                let (x0, x1) = (i.saturating_sub(reach), (i + reach + 1).min(self.width));
                let (a, b, c, d) = (&below[x1], &below[x0], &above[x1], &above[x0]);
                let s: Sums = std::array::from_fn(|k| (a[k] - b[k]) - (c[k] - d[k]));
                let [n, pp, qq, pq, p0, p1, p2, q0, q1, q2] = s;
                let once = 1.0 / n;
                let product = pq - (p0 * q0 + p1 * q1 + p2 * q2) * once;
                let pp = pp - (p0 * p0 + p1 * p1 + p2 * p2) * once;
                let qq = qq - (q0 * q0 + q1 * q1 + q2 * q2) * once;
                let floor = n * FLAT * FLAT;
                let ncc = product / ((pp + floor) * (qq + floor)).sqrt();
                // Where a dish may stand in the way, only what looks right counts.
                if !doubtful || ncc > DISH_NCC {
                    for k in 0..3 {
                        let (p, q) = (f64::from(p[k]), f64::from(q[k]));
                        colours[k] = [colours[k][0] + p * p, colours[k][1] + p * q, colours[k][2] + q * q];
                    }
                    total += ncc;
                    counted += 1;
                    believed += usize::from(doubtful);
                }
            }
        }
        if counted < 8 {
            return Likeness { share, ..Likeness::default() };
        }
        Likeness {
            ncc: total / counted as f64,
            area: counted as f64 * self.step * self.step,
            share,
            doubtful: believed as f64 / counted as f64,
            colour: 1.0,
            gain: colours.map(|[pp, pq, _]| pq / pp.max(1e-9)),
            off: (colours.iter().map(|[pp, pq, qq]| qq - pq * pq / pp.max(1e-9)).sum::<f64>() / (3 * counted) as f64)
                .max(0.0)
                .sqrt(),
        }
    }
}

/// Count, squares of the print's colours, of the photo's, their products, the print's colours, the photo's.
type Sums = [f64; SUMS];
const SUMS: usize = 10;

/// Room that is used again from comparison to comparison.
#[derive(Default)]
struct Scratch {
    seen: Vec<[f32; 4]>,
    sums: Vec<Sums>,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// Which places of a standing card something on the party table may hide.
enum Doubt {
    Nowhere,
    /// An upright card: the part of the way over the table by column, and the height of the first row, of each next, of the camera.
    Columns {
        over: Vec<Option<[f64; 2]>>,
        first: f64,
        step: f64,
        camera: f64,
    },
    Places {
        width: usize,
        data: Vec<bool>,
    },
}

impl Doubt {
    fn new(lattice: &Lattice, standing: &Standing<'_>, from: [f64; 3], party: Option<&Party>) -> Self {
        let Some(party) = party else { return Self::Nowhere };
        let point = |i: usize, j: usize| {
            let [u, v] = lattice.place(i, j);
            standing.point(u, v)
        };
        if standing.stand.lean != 0.0 {
            let places = (0..lattice.height).flat_map(|j| (0..lattice.width).map(move |i| (i, j)));
            let data = places.map(|(i, j)| party.may_hide(from, point(i, j))).collect();
            return Self::Places { width: lattice.width, data };
        }
        let over: Vec<Option<[f64; 2]>> = (0..lattice.width).map(|i| party.over(from, point(i, 0))).collect();
        if over.iter().all(Option::is_none) {
            return Self::Nowhere;
        }
        Self::Columns { over, first: point(0, 0)[2], step: lattice.step, camera: from[2] }
    }

    fn at(&self, i: usize, j: usize) -> bool {
        match self {
            Self::Nowhere => false,
            Self::Columns { over, first, step, camera } => {
                over[i].is_some_and(|way| party::lowest(way, *camera, first + j as f64 * step) < party::HIGHEST_MM)
            }
            Self::Places { width, data } => data[j * width + i],
        }
    }
}
