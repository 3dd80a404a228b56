//! Space and the camera: poses of solids, and a pinhole with a lens that bends rays a little.
//!
//! The table's millimetres: x to the photographer's right, y away from the photographer, z up; the origin is the
//! floor's front left corner. Photo positions count in pixels from the top left corner of the picture.

use nalgebra::{Rotation3, Unit, Vector3};

pub type V = Vector3<f64>;

#[derive(Debug, Clone, Copy)]
pub struct Ray {
    pub from: V,
    pub along: V,
}

impl Ray {
    pub fn at(&self, t: f64) -> V {
        self.from + self.along * t
    }
}

/// Where a solid is: its own axes in the table's space. `right`, `up` and `front` form a right-handed frame.
#[derive(Debug, Clone, Copy)]
pub struct Pose {
    pub origin: V,
    pub right: V,
    pub up: V,
    pub front: V,
}

impl Pose {
    /// Upright on a place, the front towards the photographer, turned by so many radians (counter-clockwise from above).
    pub fn upright(origin: V, turn: f64) -> Self {
        let (sin, cos) = turn.sin_cos();
        Self { origin, right: V::new(cos, sin, 0.0), up: V::z(), front: V::new(sin, -cos, 0.0) }
    }

    /// Flat on its back, the front upwards.
    pub fn lying(origin: V, turn: f64) -> Self {
        let (sin, cos) = turn.sin_cos();
        Self { origin, right: V::new(cos, sin, 0.0), up: V::new(-sin, cos, 0.0), front: V::z() }
    }

    pub fn inside(&self, point: V) -> V {
        self.inside_direction(point - self.origin)
    }

    pub fn inside_direction(&self, d: V) -> V {
        V::new(d.dot(&self.right), d.dot(&self.up), d.dot(&self.front))
    }

    pub fn outside(&self, p: V) -> V {
        self.origin + self.outside_direction(p)
    }

    pub fn outside_direction(&self, d: V) -> V {
        self.right * d.x + self.up * d.y + self.front * d.z
    }

    /// Turned about an axis through a point of the table's space.
    pub fn tipped(&self, about: V, axis: V, angle: f64) -> Self {
        let turn = Rotation3::from_axis_angle(&Unit::new_normalize(axis), angle);
        Self {
            origin: about + turn * (self.origin - about),
            right: turn * self.right,
            up: turn * self.up,
            front: turn * self.front,
        }
    }

    /// Moved along its own axes.
    pub fn moved(&self, by: V) -> Self {
        Self { origin: self.outside(by), ..*self }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Camera {
    pub place: V,
    right: V,
    down: V,
    forward: V,
    pub focal_px: f64,
    /// The radial factor is `1 + k1 * min(r², 1)`, r relative to half the diagonal.
    pub k1: f64,
    pub width: u32,
    pub height: u32,
}

impl Camera {
    pub fn looking_at(place: V, target: V, roll: f64, focal_35mm: f64, k1: f64, [width, height]: [u32; 2]) -> Self {
        let forward = (target - place).normalize();
        let level = forward.cross(&V::z()).normalize();
        let down = forward.cross(&level);
        let (sin, cos) = roll.sin_cos();
        let diagonal = f64::from(width).hypot(f64::from(height));
        Self {
            place,
            right: level * cos + down * sin,
            down: down * cos - level * sin,
            forward,
            // 43.27 mm is the diagonal of a frame of 35 mm film.
            focal_px: focal_35mm / 43.27 * diagonal,
            k1,
            width,
            height,
        }
    }

    fn middle(&self) -> [f64; 2] {
        [f64::from(self.width) / 2.0, f64::from(self.height) / 2.0]
    }

    fn half_diagonal(&self) -> f64 {
        let [x, y] = self.middle();
        x.hypot(y)
    }

    pub fn depth(&self, point: V) -> f64 {
        (point - self.place).dot(&self.forward)
    }

    /// Where a point falls in the picture or beside it; none for points behind the camera.
    pub fn project(&self, point: V) -> Option<[f64; 2]> {
        let d = point - self.place;
        let depth = d.dot(&self.forward);
        if depth < 1.0 {
            return None;
        }
        let (x, y) = (d.dot(&self.right) / depth * self.focal_px, d.dot(&self.down) / depth * self.focal_px);
        let r = x.hypot(y) / self.half_diagonal();
        let factor = 1.0 + self.k1 * (r * r).min(1.0);
        let [cx, cy] = self.middle();
        Some([cx + x * factor, cy + y * factor])
    }

    /// The ray through a place of the picture; `along` advances by one millimetre of depth per unit.
    pub fn ray(&self, [x, y]: [f64; 2]) -> Ray {
        let [cx, cy] = self.middle();
        let (x, y) = (x - cx, y - cy);
        let bent = x.hypot(y) / self.half_diagonal();
        let shrink = if bent > 1e-9 { self.unbent(bent) / bent } else { 1.0 };
        let along = self.forward + (self.right * x + self.down * y) * (shrink / self.focal_px);
        Ray { from: self.place, along }
    }

    pub fn in_frame(&self, [x, y]: [f64; 2]) -> bool {
        x >= 0.0 && y >= 0.0 && x < f64::from(self.width) && y < f64::from(self.height)
    }

    /// The inverse of r -> r (1 + k1 min(r², 1)).
    fn unbent(&self, bent: f64) -> f64 {
        if bent >= 1.0 + self.k1 {
            return bent / (1.0 + self.k1);
        }
        let mut r = bent;
        for _ in 0..4 {
            r -= (r + self.k1 * r * r * r - bent) / (1.0 + 3.0 * self.k1 * r * r);
        }
        r
    }
}
