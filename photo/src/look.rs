//! Does a card stand here? Its print is laid over the photo and compared, little window by little window.

use crate::{
    camera::{Stand, View},
    card::{Card, Standing},
    labels::Labels,
    party::Party,
    work::Work,
};

/// A card's places on an even grid with their colours, ready to be laid over photos.
#[derive(Debug, Clone)]
pub struct Lattice {
    step: f64,
    width: usize,
    height: usize,
    /// Colour where there is card.
    ink: Vec<Option<[f32; 3]>>,
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
        let mut ink = vec![None; width * height];
        for j in 0..height {
            for i in 0..width {
                let (u, v) = ((i as f64 + 0.5) * step - 0.5 * w, (j as f64 + 0.5) * step);
                if card.is_card(u, v) {
                    let [r, g, b, _] = card.texture.sample(u + 0.5 * w, h - v, [step, step]);
                    ink[j * width + i] = Some([r, g, b]);
                }
            }
        }
        Self { step, width, height, ink, size: card.size }
    }

    fn place(&self, i: usize, j: usize) -> [f64; 2] {
        [(i as f64 + 0.5) * self.step - 0.5 * self.size[0], (j as f64 + 0.5) * self.step]
    }

    /// The photo's colours at the card's places: none where the card would not be in sight.
    fn seen(
        &self,
        photo: &Blurred,
        view: &View,
        card: &Card,
        stand: Stand,
        labels: &Labels,
        nearer: &[bool],
    ) -> Vec<Option<[f32; 3]>> {
        let standing = Standing::new(card, stand);
        let origin = view.local(standing.point(0.0, 0.0));
        let (one_right, one_up) = (view.local(standing.point(1.0, 0.0)), view.local(standing.point(0.0, 1.0)));
        let right = [0, 1, 2].map(|k| one_right[k] - origin[k]);
        let up = [0, 1, 2].map(|k| one_up[k] - origin[k]);
        let level = photo.level(view.focal() / origin[2].max(1.0) * self.step);
        let mut seen = vec![None; self.ink.len()];
        for j in 0..self.height {
            for i in 0..self.width {
                let index = j * self.width + i;
                if self.ink[index].is_none() {
                    continue;
                }
                let [u, v] = self.place(i, j);
                let local = [0, 1, 2].map(|k| origin[k] + u * right[k] + v * up[k]);
                let Some(pixel) = view.project_local(local) else { continue };
                if !view.inside(pixel, 0.5) {
                    continue;
                }
                let covered = labels.at(pixel[0] as usize, pixel[1] as usize).is_some_and(|l| nearer[l]);
                if !covered {
                    seen[index] = Some(photo.colour(level, pixel));
                }
            }
        }
        seen
    }

    /// Lays the card over the photo. `nearer` tells which labels stand before it.
    pub fn compare(
        &self,
        photo: &Blurred,
        view: &View,
        card: &Card,
        stand: Stand,
        labels: &Labels,
        nearer: &[bool],
        party: Option<&Party>,
    ) -> Likeness {
        let seen = self.seen(photo, view, card, stand, labels, nearer);
        let stride = self.width + 1;
        // Sums over rectangles: count, and for each colour photo, print, their squares and product.
        let mut sums = vec![[0.0f64; 16]; stride * (self.height + 1)];
        let (mut all, mut in_sight) = (0usize, 0usize);
        for j in 0..self.height {
            let mut row = [0.0f64; 16];
            for i in 0..self.width {
                let index = j * self.width + i;
                all += usize::from(self.ink[index].is_some());
                if let (Some(p), Some(q)) = (self.ink[index], seen[index]) {
                    in_sight += 1;
                    row[0] += 1.0;
                    for k in 0..3 {
                        let (p, q) = (f64::from(p[k]), f64::from(q[k]));
                        row[1 + 5 * k] += p;
                        row[2 + 5 * k] += q;
                        row[3 + 5 * k] += p * p;
                        row[4 + 5 * k] += q * q;
                        row[5 + 5 * k] += p * q;
                    }
                }
                let above = sums[j * stride + i + 1];
                let here = &mut sums[(j + 1) * stride + i + 1];
                for k in 0..16 {
                    here[k] = above[k] + row[k];
                }
            }
        }
        let area = in_sight as f64 * self.step * self.step;
        let share = in_sight as f64 / all.max(1) as f64;
        if in_sight < 8 {
            return Likeness { area, share, ..Likeness::default() };
        }
        let reach = (WINDOW_MM / self.step).round().max(1.0) as usize;
        let (mut total, mut counted, mut believed) = (0.0, 0usize, 0usize);
        let mut colours = [[0.0f64; 3]; 3];
        let standing = Standing::new(card, stand);
        let from = view.camera.place;
        for j in 0..self.height {
            for i in 0..self.width {
                if seen[j * self.width + i].is_none() {
                    continue;
                }
                let [u, v] = self.place(i, j);
                let doubtful = party.is_some_and(|p| p.may_hide(from, standing.point(u, v)));
                let (x0, x1) = (i.saturating_sub(reach), (i + reach + 1).min(self.width));
                let (y0, y1) = (j.saturating_sub(reach), (j + reach + 1).min(self.height));
                let (a, b) = (&sums[y1 * stride + x1], &sums[y1 * stride + x0]);
                let (c, d) = (&sums[y0 * stride + x1], &sums[y0 * stride + x0]);
                let s = |k: usize| a[k] - b[k] - c[k] + d[k];
                let n = s(0);
                let (mut product, mut pp, mut qq) = (0.0, 0.0, 0.0);
                for k in 0..3 {
                    let (p, q) = (s(1 + 5 * k), s(2 + 5 * k));
                    product += s(5 + 5 * k) - p * q / n;
                    pp += s(3 + 5 * k) - p * p / n;
                    qq += s(4 + 5 * k) - q * q / n;
                }
                let floor = n * FLAT * FLAT;
                let ncc = product / ((pp + floor) * (qq + floor)).sqrt();
                // Where a dish may stand in the way, only what looks right counts.
                if !doubtful || ncc > DISH_NCC {
                    if let (Some(p), Some(q)) = (self.ink[j * self.width + i], seen[j * self.width + i]) {
                        for k in 0..3 {
                            let (p, q) = (f64::from(p[k]), f64::from(q[k]));
                            colours[k] = [colours[k][0] + p * p, colours[k][1] + p * q, colours[k][2] + q * q];
                        }
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

/// The photo in several sizes, so that few samples see all of it.
#[derive(Debug, Clone)]
pub struct Blurred {
    levels: Vec<Layer>,
}

#[derive(Debug, Clone)]
struct Layer {
    width: usize,
    height: usize,
    data: Vec<[f32; 3]>,
}

impl Blurred {
    pub fn new(work: &Work) -> Self {
        let mut levels = vec![Layer { width: work.width, height: work.height, data: work.rgb.clone() }];
        for _ in 0..4 {
            let Some(next) = levels.last().map(Layer::halved) else { break };
            levels.push(next);
        }
        Self { levels }
    }

    /// The size at which one pixel is about as wide as this many pixels of the photo.
    fn level(&self, pixels: f64) -> usize {
        (pixels.max(1.0).log2().round() as usize).min(self.levels.len() - 1)
    }

    fn colour(&self, level: usize, [x, y]: [f64; 2]) -> [f32; 3] {
        let l = &self.levels[level];
        let shrink = 1.0 / (1u32 << level) as f64;
        let (fx, fy) =
            ((x * shrink - 0.5).clamp(0.0, (l.width - 1) as f64), (y * shrink - 0.5).clamp(0.0, (l.height - 1) as f64));
        let (x0, y0) = (fx as usize, fy as usize);
        let (x1, y1) = ((x0 + 1).min(l.width - 1), (y0 + 1).min(l.height - 1));
        let (a, b) = ((fx - x0 as f64) as f32, (fy - y0 as f64) as f32);
        let at = |x: usize, y: usize| l.data[y * l.width + x];
        let (p, q, r, s) = (at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y1));
        [0, 1, 2].map(|i| (p[i] * (1.0 - a) + q[i] * a) * (1.0 - b) + (r[i] * (1.0 - a) + s[i] * a) * b)
    }
}

impl Layer {
    fn halved(&self) -> Self {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let mut data = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (x0, y0) = ((2 * x).min(self.width - 1), (2 * y).min(self.height - 1));
                let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
                let at = |x: usize, y: usize| self.data[y * self.width + x];
                let (p, q, r, s) = (at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y1));
                data.push([0, 1, 2].map(|i| 0.25 * (p[i] + q[i] + r[i] + s[i])));
            }
        }
        Self { width, height, data }
    }
}
