//! The solids that scenes are made of and where a ray meets them: cards with thickness, blocks, discs, flat sheets.

use super::outline::Outline;
use super::space::{Pose, Ray, V};
use std::sync::Arc;

#[derive(Debug, Clone)]
pub enum Shape {
    /// A die-cut card; its origin is the middle of its bottom edge, in the middle of its thickness.
    Card { outline: Arc<Outline>, size: [f64; 2], thickness: f64 },
    /// A block on its base: half width and half depth at the bottom and at the top.
    Block { bottom: [f64; 2], top: [f64; 2], height: f64 },
    /// A round card; its origin is its middle, its axis is the front.
    Disc { radius: f64, thickness: f64 },
    /// A sheet without thickness, seen from both sides; its origin is the middle of its lower edge.
    Sheet { size: [f64; 2] },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Front,
    Back,
    Wall,
}

#[derive(Debug, Clone, Copy)]
pub struct Hit {
    pub t: f64,
    pub side: Side,
    /// Out of the solid, in the table's space.
    pub normal: V,
    /// Where on the surface, in the solid's own millimetres: right and up for fronts and backs.
    pub at: [f64; 2],
}

#[derive(Debug, Clone)]
pub struct Solid {
    pub pose: Pose,
    pub shape: Shape,
    centre: V,
    radius: f64,
}

impl Solid {
    pub fn new(pose: Pose, shape: Shape) -> Self {
        let corners = local_box(&shape);
        let middle = (corners.0 + corners.1) / 2.0;
        let radius = (corners.1 - corners.0).norm() / 2.0;
        Self { centre: pose.outside(middle), radius, pose, shape }
    }

    /// The eight corners of a box around the solid.
    pub fn corners(&self) -> [V; 8] {
        let (low, high) = local_box(&self.shape);
        std::array::from_fn(|i| {
            let part = |bit: usize, low: f64, high: f64| if i >> bit & 1 == 0 { low } else { high };
            self.pose.outside(V::new(part(0, low.x, high.x), part(1, low.y, high.y), part(2, low.z, high.z)))
        })
    }

    /// Is anything of the solid met between the ray's start and `until`?
    pub fn shades(&self, ray: &Ray, until: f64) -> bool {
        let to = self.centre - ray.from;
        let along = to.dot(&ray.along) / ray.along.norm_squared();
        let nearest = to - ray.along * along.clamp(0.0, until);
        nearest.norm_squared() <= self.radius * self.radius && self.meet(ray).is_some_and(|hit| hit.t < until)
    }

    /// The first place where the ray enters the solid.
    pub fn meet(&self, ray: &Ray) -> Option<Hit> {
        let from = self.pose.inside(ray.from);
        let along = self.pose.inside_direction(ray.along);
        let (t, side, normal, at) = match &self.shape {
            Shape::Card { outline, size, thickness } => meet_card(outline, *size, *thickness, from, along)?,
            Shape::Block { bottom, top, height } => meet_block(*bottom, *top, *height, from, along)?,
            Shape::Disc { radius, thickness } => meet_disc(*radius, *thickness, from, along)?,
            Shape::Sheet { size } => meet_sheet(*size, from, along)?,
        };
        (t > 1e-6).then(|| Hit { t, side, normal: self.pose.outside_direction(normal), at })
    }

    /// Where the ray meets the front plane of a card, in the card's own millimetres, with the ray's parameter.
    pub fn meet_plane(&self, ray: &Ray, offset: f64) -> Option<(f64, [f64; 2])> {
        let from = self.pose.inside(ray.from);
        let along = self.pose.inside_direction(ray.along);
        let t = (offset - from.z) / along.z;
        (t.is_finite() && t > 1e-6).then(|| (t, [from.x + along.x * t, from.y + along.y * t]))
    }
}

type Met = (f64, Side, V, [f64; 2]);

fn local_box(shape: &Shape) -> (V, V) {
    match shape {
        Shape::Card { size, thickness, .. } => {
            (V::new(-size[0] / 2.0, 0.0, -thickness / 2.0), V::new(size[0] / 2.0, size[1], thickness / 2.0))
        }
        Shape::Block { bottom, top, height } => {
            let half = V::new(bottom[0].max(top[0]), 0.0, bottom[1].max(top[1]));
            (-half, half + V::new(0.0, *height, 0.0))
        }
        Shape::Disc { radius, thickness } => {
            let half = V::new(*radius, *radius, thickness / 2.0);
            (-half, half)
        }
        Shape::Sheet { size } => (V::new(-size[0] / 2.0, 0.0, -0.01), V::new(size[0] / 2.0, size[1], 0.01)),
    }
}

/// The part of a line between two parallel planes.
fn between(from: f64, along: f64, low: f64, high: f64) -> (f64, f64) {
    if along.abs() < 1e-12 {
        return if from < low || from > high { (1.0, -1.0) } else { (f64::NEG_INFINITY, f64::INFINITY) };
    }
    let (a, b) = ((low - from) / along, (high - from) / along);
    (a.min(b), a.max(b))
}

fn meet_card(outline: &Outline, size: [f64; 2], thickness: f64, from: V, along: V) -> Option<Met> {
    let (z_in, z_out) = between(from.z, along.z, -thickness / 2.0, thickness / 2.0);
    let (x_in, x_out) = between(from.x, along.x, -size[0] / 2.0, size[0] / 2.0);
    let (y_in, y_out) = between(from.y, along.y, 0.0, size[1]);
    let (mut t, out) = (z_in.max(x_in).max(y_in), z_out.min(x_out).min(y_out));
    if t > out || out < 0.0 {
        return None;
    }
    let at = |t: f64| [from.x + along.x * t, from.y + along.y * t];
    let [u, v] = at(t);
    let mut inside = outline.distance(u, v);
    if inside >= 0.0 && z_in >= x_in && z_in >= y_in {
        let (side, normal) = if along.z < 0.0 { (Side::Front, V::z()) } else { (Side::Back, -V::z()) };
        return Some((t, side, normal, [u, v]));
    }
    // Through the card's thickness: steps as long as the way to the nearest wall.
    let speed = along.x.hypot(along.y).max(1e-9);
    for _ in 0..200 {
        if inside >= 0.0 {
            let [u, v] = at(t);
            let [nx, ny] = outline.outwards(u, v);
            return Some((t, Side::Wall, V::new(nx, ny, 0.0), [u, v]));
        }
        t += (-inside).max(0.02) / speed;
        if t > out {
            return None;
        }
        let [u, v] = at(t);
        inside = outline.distance(u, v);
    }
    None
}

fn meet_block(bottom: [f64; 2], top: [f64; 2], height: f64, from: V, along: V) -> Option<Met> {
    let lean = [(bottom[0] - top[0]) / height, (bottom[1] - top[1]) / height];
    // Outward normals with the distance of their plane from the origin.
    let planes = [
        (V::new(1.0, lean[0], 0.0), bottom[0]),
        (V::new(-1.0, lean[0], 0.0), bottom[0]),
        (V::new(0.0, lean[1], 1.0), bottom[1]),
        (V::new(0.0, lean[1], -1.0), bottom[1]),
        (V::new(0.0, 1.0, 0.0), height),
        (V::new(0.0, -1.0, 0.0), 0.0),
    ];
    let (mut enter, mut leave, mut face) = (f64::NEG_INFINITY, f64::INFINITY, 0);
    for (i, (normal, distance)) in planes.iter().enumerate() {
        let (gap, rate) = (distance - normal.dot(&from), normal.dot(&along));
        if rate.abs() < 1e-12 {
            if gap < 0.0 {
                return None;
            }
        } else if rate < 0.0 {
            if gap / rate > enter {
                (enter, face) = (gap / rate, i);
            }
        } else {
            leave = leave.min(gap / rate);
        }
    }
    if enter > leave || enter < 0.0 {
        return None;
    }
    let p = from + along * enter;
    let (side, at) = match face {
        0 | 1 => (Side::Wall, [p.z, p.y]),
        2 => (Side::Front, [p.x, p.y]),
        3 => (Side::Back, [p.x, p.y]),
        _ => (Side::Wall, [p.x, p.z]),
    };
    Some((enter, side, planes[face].0.normalize(), at))
}

fn meet_disc(radius: f64, thickness: f64, from: V, along: V) -> Option<Met> {
    let (z_in, z_out) = between(from.z, along.z, -thickness / 2.0, thickness / 2.0);
    let a = along.x * along.x + along.y * along.y;
    let b = from.x * along.x + from.y * along.y;
    let c = from.x * from.x + from.y * from.y - radius * radius;
    let (r_in, r_out) = if a < 1e-12 {
        if c > 0.0 {
            return None;
        }
        (f64::NEG_INFINITY, f64::INFINITY)
    } else {
        let root = b * b - a * c;
        if root < 0.0 {
            return None;
        }
        ((-b - root.sqrt()) / a, (-b + root.sqrt()) / a)
    };
    let t = z_in.max(r_in);
    if t > z_out.min(r_out) || t < 0.0 {
        return None;
    }
    let p = from + along * t;
    let at = [p.x, p.y];
    if z_in >= r_in {
        let (side, normal) = if along.z < 0.0 { (Side::Front, V::z()) } else { (Side::Back, -V::z()) };
        Some((t, side, normal, at))
    } else {
        Some((t, Side::Wall, V::new(p.x / radius, p.y / radius, 0.0), at))
    }
}

fn meet_sheet(size: [f64; 2], from: V, along: V) -> Option<Met> {
    let t = -from.z / along.z;
    let (u, v) = (from.x + along.x * t, from.y + along.y * t);
    if !t.is_finite() || t < 0.0 || u.abs() > size[0] / 2.0 || v < 0.0 || v > size[1] {
        return None;
    }
    let (side, normal) = if along.z < 0.0 { (Side::Front, V::z()) } else { (Side::Back, -V::z()) };
    Some((t, side, normal, [u, v]))
}
