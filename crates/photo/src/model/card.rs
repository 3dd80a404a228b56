//! A guest's figure ready for work: its print in several sizes, its artwork and face, its keypoints.

use crate::{
    camera::{Stand, View},
    kit::Guest,
    model::texture::Texture,
};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_polygon_mut;
use imageproc::point::Point;

/// How thick such cards usually are; a kit does not tell. Where a card stands is told by its print, so the thickness lies behind
/// that.
pub const THICKNESS_MM: f64 = 2.0;

/// Pixels between which rays are taken to change evenly.
pub const STRIDE: usize = 8;

/// Cells of the artwork map for each millimetre.
const MAP_PER_MM: f64 = 4.0;

/// A figure's look.
#[derive(Debug, Clone)]
pub struct Card {
    pub id: String,
    pub texture: Texture,
    /// Width and height of the print.
    pub size: [f64; 2],
    /// Width, depth and height of the foot.
    pub base: [f64; 3],
    map: Map,
    pub has_face: bool,
}

const OUTLINE: u8 = 1;
const ARTWORK: u8 = 2;
const FACE: u8 = 4;

#[derive(Debug, Clone)]
struct Map {
    width: usize,
    height: usize,
    data: Vec<u8>,
}

impl Card {
    pub fn new(guest: &Guest) -> Self {
        let size = guest.size_mm;
        Self {
            id: guest.id.clone(),
            texture: Texture::new(&guest.print, Some(&guest.outline), size),
            size,
            base: guest.base_mm,
            map: Map::new(guest),
            has_face: guest.face.is_some(),
        }
    }

    pub fn foot(&self) -> f64 {
        self.base[2]
    }

    /// What is at a place of the card, `u` to the right of the middle and `v` above the bottom edge.
    fn bits(&self, u: f64, v: f64) -> u8 {
        let (x, y) = ((u + 0.5 * self.size[0]) * MAP_PER_MM, (self.size[1] - v) * MAP_PER_MM);
        if x < 0.0 || y < 0.0 || x >= self.map.width as f64 || y >= self.map.height as f64 {
            return 0;
        }
        self.map.data[y as usize * self.map.width + x as usize]
    }

    pub fn is_card(&self, u: f64, v: f64) -> bool {
        self.bits(u, v) & OUTLINE != 0
    }

    pub fn is_artwork(&self, u: f64, v: f64) -> bool {
        self.bits(u, v) & ARTWORK != 0
    }

    /// The face, or the whole artwork where there is none.
    pub fn is_face(&self, u: f64, v: f64) -> bool {
        self.bits(u, v) & FACE != 0
    }

    /// Evenly spaced places of the outline, about `step` apart.
    pub fn places(&self, step: f64) -> Vec<[f64; 2]> {
        let (nx, ny) = ((self.size[0] / step).ceil().max(1.0), (self.size[1] / step).ceil().max(1.0));
        let (dx, dy) = (self.size[0] / nx, self.size[1] / ny);
        let mut places = Vec::new();
        for j in 0..ny as usize {
            for i in 0..nx as usize {
                let (u, v) = ((i as f64 + 0.5) * dx - 0.5 * self.size[0], (j as f64 + 0.5) * dy);
                if self.is_card(u, v) {
                    places.push([u, v]);
                }
            }
        }
        places
    }
}

impl Map {
    fn new(guest: &Guest) -> Self {
        let [w, h] = guest.size_mm;
        let (width, height) = ((w * MAP_PER_MM).round().max(1.0) as usize, (h * MAP_PER_MM).round().max(1.0) as usize);
        let (ow, oh) = guest.outline.dimensions();
        let at = |x: usize, y: usize| {
            let px = ((x as f64 + 0.5) / width as f64 * f64::from(ow)) as u32;
            let py = ((y as f64 + 0.5) / height as f64 * f64::from(oh)) as u32;
            (px.min(ow - 1), py.min(oh - 1))
        };
        // One empty cell all around: the picture's own edge is an edge of the card too.
        let mut outside = GrayImage::from_pixel(width as u32 + 2, height as u32 + 2, Luma([255]));
        for y in 0..height {
            for x in 0..width {
                let (px, py) = at(x, y);
                if guest.outline.get_pixel(px, py)[0] >= 128 {
                    outside.put_pixel(x as u32 + 1, y as u32 + 1, Luma([0]));
                }
            }
        }
        let far = imageproc::distance_transform::euclidean_squared_distance_transform(&outside);
        let border = guest.border_mm * MAP_PER_MM + 0.5;
        let face = guest.face.as_ref().map(|polygon| {
            let mut mask = GrayImage::new(ow, oh);
            let mut points: Vec<Point<i32>> =
                polygon.iter().map(|p| Point::new(p[0].round() as i32, p[1].round() as i32)).collect();
            points.dedup();
            while points.len() > 1 && points.first() == points.last() {
                points.pop();
            }
            if points.len() >= 3 {
                draw_polygon_mut(&mut mask, &points, Luma([255]));
            }
            mask
        });
        let mut data = vec![0u8; width * height];
        for y in 0..height {
            for x in 0..width {
                let mut bits = 0;
                let distance2 = far.get_pixel(x as u32 + 1, y as u32 + 1)[0];
                if distance2 > 0.0 {
                    bits |= OUTLINE;
                    if distance2 >= border * border {
                        bits |= ARTWORK;
                    }
                }
                let (px, py) = at(x, y);
                let in_face = match &face {
                    Some(mask) => mask.get_pixel(px, py)[0] > 0,
                    None => bits & ARTWORK != 0,
                };
                if in_face {
                    bits |= FACE;
                }
                data[y * width + x] = bits;
            }
        }
        Self { width, height, data }
    }
}

/// A card standing somewhere, ready to be met by rays.
#[derive(Debug, Clone, Copy)]
pub struct Standing<'a> {
    pub card: &'a Card,
    pub stand: Stand,
    right: [f64; 3],
    up: [f64; 3],
    normal: [f64; 3],
    thickness_mm: f64,
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

impl<'a> Standing<'a> {
    pub fn new(card: &'a Card, stand: Stand) -> Self {
        let (st, ct) = stand.turn.sin_cos();
        let (sl, cl) = stand.lean.sin_cos();
        let (right, up, normal) = ([ct, st, 0.0], [-sl * st, sl * ct, cl], [-cl * st, cl * ct, -sl]);
        Self { card, stand, right, up, normal, thickness_mm: THICKNESS_MM }
    }

    /// The same of another thickness.
    pub fn with_thickness(self, thickness_mm: f64) -> Self {
        Self { thickness_mm, ..self }
    }

    /// A place of the card's front in the world.
    pub fn point(&self, u: f64, v: f64) -> [f64; 3] {
        let up = self.card.foot() + v;
        let ([x, y], [right, high]) = ([self.stand.x, self.stand.y], [self.right, self.up]);
        [x + u * right[0] + up * high[0], y + u * right[1] + up * high[1], up * high[2]]
    }

    /// How much the card faces the camera at a place, times the distance.
    pub fn facing_camera(&self, camera: [f64; 3], point: [f64; 3]) -> f64 {
        dot(self.normal, [0, 1, 2].map(|i| point[i] - camera[i])).abs()
    }

    /// Where a ray from the camera meets the card's plane, `behind` millimetres into its thickness: place, and how far along.
    pub fn meet(&self, from: [f64; 3], ray: [f64; 3], behind: f64) -> Option<([f64; 2], f64)> {
        let origin = [0, 1, 2].map(|i| [self.stand.x, self.stand.y, 0.0][i] + behind * self.normal[i]);
        let away = [0, 1, 2].map(|i| origin[i] - from[i]);
        let along = dot(self.normal, ray);
        if along.abs() < 1e-9 {
            return None;
        }
        let t = dot(self.normal, away) / along;
        let d = [0, 1, 2].map(|i| t * ray[i] - away[i]);
        (t > 0.0).then(|| ([dot(d, self.right), dot(d, self.up) - self.card.foot()], t))
    }

    /// The same as seen from one camera, for many rays.
    pub fn seen_from(&self, from: [f64; 3]) -> InRays<'a> {
        let away = [self.stand.x - from[0], self.stand.y - from[1], -from[2]];
        let [width, depth, _] = self.card.base;
        let middle = dot(self.normal, away);
        let [right, ahead] = [self.right, [-self.right[1], self.right[0], 0.0]];
        InRays {
            card: self.card,
            right: self.right,
            up: self.up,
            normal: self.normal,
            ahead,
            layers: [0.0, 0.5, 1.0].map(|share| middle + share * self.thickness_mm),
            offset: [dot(away, self.right), dot(away, self.up) + self.card.foot()],
            foot: (self.stand.lean.abs() <= 0.2).then(|| {
                let (right, ahead) = (dot(away, right), dot(away, ahead));
                Foot {
                    low: [right - 0.5 * width, ahead - 0.5 * depth, away[2]],
                    high: [right + 0.5 * width, ahead + 0.5 * depth, away[2] + self.card.base[2]],
                }
            }),
        }
    }

    /// The smallest upright box of pixels that holds the whole figure: left, top, right, bottom. None if it is behind the camera.
    pub fn bounds(&self, view: &View) -> Option<[f64; 4]> {
        let [w, h] = self.card.size;
        let mut bounds = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
        let mut hold = |p: [f64; 3]| {
            let [x, y] = view.project(p)?;
            bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
            Some(())
        };
        for u in [-0.5 * w, 0.5 * w] {
            for behind in [0.0, self.thickness_mm] {
                hold(self.stand.point(u, 0.0, self.card.foot(), behind))?;
                hold(self.stand.point(u, h, self.card.foot(), behind))?;
            }
        }
        for corner in self.foot_corners() {
            hold(corner)?;
        }
        Some(bounds)
    }

    fn foot_corners(&self) -> impl Iterator<Item = [f64; 3]> {
        let [bw, bd, bh] = self.card.base;
        let corners = [-0.5 * bw, 0.5 * bw].into_iter().flat_map(move |u| [(u, -0.5 * bd), (u, 0.5 * bd)]);
        corners.flat_map(move |(u, d)| [-bh, 0.0].map(|v| self.stand.point(u, v, self.card.foot(), d)))
    }

    /// The uppermost pixel that may show the foot.
    pub fn foot_top(&self, view: &View) -> f64 {
        let tops = self.foot_corners().map(|p| view.project(p).map_or(f64::NEG_INFINITY, |[_, y]| y));
        tops.fold(f64::INFINITY, f64::min)
    }
}

/// A standing card as rays from one camera meet it.
#[derive(Debug, Clone, Copy)]
pub struct InRays<'a> {
    card: &'a Card,
    right: [f64; 3],
    up: [f64; 3],
    normal: [f64; 3],
    /// Level, square to `right`.
    ahead: [f64; 3],
    /// How far along the normal front, middle and back of the card are; the print is the front.
    layers: [f64; 3],
    offset: [f64; 2],
    foot: Option<Foot>,
}

/// The foot is a box; it stands flat and turned like the card. Its corners as seen from the camera.
#[derive(Debug, Clone, Copy)]
struct Foot {
    low: [f64; 3],
    high: [f64; 3],
}

impl InRays<'_> {
    /// Does anything of the figure, its edge, its thickness and its foot included, stand in the way of this ray? How far along?
    pub fn covers(&self, ray: [f64; 3]) -> Option<f64> {
        match (self.card_hit(ray), self.foot_hit(ray)) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }

    /// The same for the card without its foot.
    pub fn card_hit(&self, ray: [f64; 3]) -> Option<f64> {
        self.card_met(self.ways(ray))
    }

    /// How a ray runs along the card's normal, to its right and upwards. Rays in between run in between.
    pub fn ways(&self, ray: [f64; 3]) -> [f64; 3] {
        [dot(self.normal, ray), dot(self.right, ray), dot(self.up, ray)]
    }

    /// How far along the card is met by a ray that runs so.
    pub fn card_met(&self, [along, right, up]: [f64; 3]) -> Option<f64> {
        if along.abs() < 1e-9 {
            return None;
        }
        let once = 1.0 / along;
        let (across, upward) = (right * once, up * once);
        for layer in self.layers {
            let t = layer * once;
            let (u, v) = (layer * across - self.offset[0], layer * upward - self.offset[1]);
            if t > 0.0 && self.card.is_card(u, v) {
                return Some(t);
            }
        }
        None
    }

    /// Whether the card is met by each of the rays from one that runs so to another, as [`Self::card_met`] for each.
    #[inline(always)]
    pub fn cards_met(&self, from: [f64; 3], to: [f64; 3]) -> [bool; STRIDE] {
        let map = &self.card.map;
        let (half, high) = (0.5 * self.card.size[0], self.card.size[1]);
        let (mut met, mut alongs) = ([false; STRIDE], [0.0; STRIDE]);
        let [mut onces, mut across, mut upward] = [[0.0; STRIDE]; 3];
        for i in 0..STRIDE {
            let share = i as f64 / STRIDE as f64;
            let way = |k: usize| from[k] + share * (to[k] - from[k]);
            alongs[i] = way(0);
            onces[i] = 1.0 / alongs[i];
            (across[i], upward[i]) = (way(1) * onces[i], way(2) * onces[i]);
        }
        for layer in self.layers {
            let (mut cell, mut inside) = ([0i32; STRIDE], [false; STRIDE]);
            for i in 0..STRIDE {
                let (u, v) = (layer * across[i] - self.offset[0], layer * upward[i] - self.offset[1]);
                let (x, y) = ((u + half) * MAP_PER_MM, (high - v) * MAP_PER_MM);
                let on_map = (x >= 0.0) & (y >= 0.0) & (x < map.width as f64) & (y < map.height as f64);
                inside[i] = on_map & (alongs[i].abs() >= 1e-9) & (layer * onces[i] > 0.0);
                cell[i] = y as i32 * map.width as i32 + x as i32;
            }
            for i in 0..STRIDE {
                met[i] |= inside[i] && map.data[cell[i] as usize] & OUTLINE != 0;
            }
        }
        met
    }

    /// Which place of the card's front is met by a ray that runs so, card or not.
    pub fn place(&self, [along, right, up]: [f64; 3]) -> Option<[f64; 2]> {
        let t = self.layers[0] / along;
        (along.abs() >= 1e-9 && t > 0.0).then(|| [t * right - self.offset[0], t * up - self.offset[1]])
    }

    /// As [`Self::covers`] for the foot alone.
    pub fn foot_hit(&self, ray: [f64; 3]) -> Option<f64> {
        let foot = self.foot.as_ref()?;
        let d = [dot(ray, self.right), dot(ray, self.ahead), ray[2]];
        let (mut enter, mut leave) = (0.0f64, f64::INFINITY);
        for (d, (low, high)) in d.into_iter().zip(foot.low.into_iter().zip(foot.high)) {
            if d.abs() < 1e-12 {
                if low > 0.0 || high < 0.0 {
                    return None;
                }
                continue;
            }
            let once = 1.0 / d;
            let (a, b) = (low * once, high * once);
            enter = enter.max(a.min(b));
            leave = leave.min(a.max(b));
            if enter > leave {
                return None;
            }
        }
        (enter > 0.0).then_some(enter)
    }
}
