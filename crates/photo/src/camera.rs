//! A pinhole camera with one radial term, and where things of the table appear in its picture.

use serde::{Deserialize, Serialize};
use wide::f32x4;

/// Place, direction and lens of the camera. World: x to the right, y away from the photographer, z up, in millimetres.
///
/// Pixels are continuous: the first pixel covers 0 to 1. The principal point is the middle of the picture.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Camera {
    pub place: [f64; 3],
    /// Turn about the vertical: positive looks to the left.
    pub yaw: f64,
    /// Positive looks down.
    pub pitch: f64,
    pub roll: f64,
    /// Natural logarithm of the focal length in pixels.
    pub log_f: f64,
    /// Radial term at the corner of the frame.
    pub k1: f64,
    pub width: f64,
    pub height: f64,
}

/// How many numbers of a camera are fitted.
pub const CAMERA_NUMBERS: usize = 8;

/// Nearer than this the picture says nothing.
const NEAREST: f64 = 5.0;

impl Camera {
    pub fn numbers(&self) -> [f64; CAMERA_NUMBERS] {
        let [x, y, z] = self.place;
        [x, y, z, self.yaw, self.pitch, self.roll, self.log_f, self.k1]
    }

    pub fn with_numbers(&self, n: &[f64]) -> Self {
        Self { place: [n[0], n[1], n[2]], yaw: n[3], pitch: n[4], roll: n[5], log_f: n[6], k1: n[7], ..*self }
    }

    pub fn focal(&self) -> f64 {
        self.log_f.exp()
    }

    fn half_diagonal(&self) -> f64 {
        0.5 * self.width.hypot(self.height)
    }

    /// Rows: right, down, forward of the camera in world axes.
    pub fn axes(&self) -> [[f64; 3]; 3] {
        let (sy, cy) = self.yaw.sin_cos();
        let (sp, cp) = self.pitch.sin_cos();
        let (sr, cr) = self.roll.sin_cos();
        let right = [cy, sy, 0.0];
        let forward = [-sy * cp, cy * cp, -sp];
        let down = [sy * sp, -cy * sp, -cp];
        let mix = |a: f64, u: [f64; 3], b: f64, v: [f64; 3]| [0, 1, 2].map(|i| a * u[i] + b * v[i]);
        [mix(cr, right, sr, down), mix(-sr, right, cr, down), forward]
    }

    /// A drawing tool with the axes computed once.
    pub fn view(&self) -> View {
        View { camera: *self, axes: self.axes(), focal: self.focal(), radius2: self.half_diagonal().powi(2) }
    }
}

/// A camera ready to project many points.
#[derive(Debug, Clone, Copy)]
pub struct View {
    pub camera: Camera,
    axes: [[f64; 3]; 3],
    focal: f64,
    radius2: f64,
}

impl View {
    /// In the camera's axes: right, down, forward.
    pub fn local(&self, p: [f64; 3]) -> [f64; 3] {
        let c = self.camera.place;
        let d = [p[0] - c[0], p[1] - c[1], p[2] - c[2]];
        self.axes.map(|a| a[0] * d[0] + a[1] * d[1] + a[2] * d[2])
    }

    /// Distance along the optical axis.
    pub fn depth(&self, p: [f64; 3]) -> f64 {
        self.local(p)[2]
    }

    pub fn focal(&self) -> f64 {
        self.focal
    }

    /// Where a point of the table appears; none behind the camera. It may lie outside the frame.
    pub fn project(&self, p: [f64; 3]) -> Option<[f64; 2]> {
        self.project_local(self.local(p))
    }

    /// The same for a point in the camera's axes.
    pub fn project_local(&self, [x, y, z]: [f64; 3]) -> Option<[f64; 2]> {
        let near = 1.0 / z;
        (z > NEAREST).then(|| self.lens(x * near, y * near))
    }

    /// The same for four points at once, right, down and forward of each; no number where a point is behind the camera.
    pub fn project_four(&self, [x, y, z]: [f32x4; 3]) -> [[f32; 4]; 2] {
        let near = f32x4::splat(self.focal as f32) / z;
        let (u, v) = (x * near, y * near);
        let r2 = (u * u + v * v) * f32x4::splat((1.0 / self.radius2) as f32);
        let factor = f32x4::ONE + f32x4::splat(self.camera.k1 as f32) * r2.fast_min(f32x4::ONE);
        let before = z.simd_gt(f32x4::splat(NEAREST as f32));
        [(u, self.camera.width), (v, self.camera.height)].map(|(way, size)| {
            let pixel = f32x4::splat(0.5 * size as f32) + way * factor;
            before.select(pixel, f32x4::splat(f32::NAN)).to_array()
        })
    }

    /// As [`Self::project_local`], with how the pixel changes as the point moves along the camera's axes, and as the lens changes: rows for x
    /// and y; columns right, down, forward, `log_f`, `k1`.
    pub fn slopes(&self, [x, y, z]: [f64; 3]) -> Option<([f64; 2], [[f64; 5]; 2])> {
        if z <= NEAREST {
            return None;
        }
        let (u, v) = (self.focal * x / z, self.focal * y / z);
        let r2 = (u * u + v * v) / self.radius2;
        let factor = self.factor(r2);
        // How the factor grows with the distance from the middle.
        let bend = if r2 < 1.0 { 2.0 * self.camera.k1 } else { 0.0 };
        let row = |own: f64, is_x: bool| {
            let along_u = bend * own * u / self.radius2 + if is_x { factor } else { 0.0 };
            let along_v = bend * own * v / self.radius2 + if is_x { 0.0 } else { factor };
            let grow = along_u * u + along_v * v;
            [self.focal * along_u / z, self.focal * along_v / z, -grow / z, grow, own * r2.min(1.0)]
        };
        let pixel = [0.5 * self.camera.width + u * factor, 0.5 * self.camera.height + v * factor];
        Some((pixel, [row(u, true), row(v, false)]))
    }

    pub fn axes(&self) -> [[f64; 3]; 3] {
        self.axes
    }

    fn lens(&self, x: f64, y: f64) -> [f64; 2] {
        let (u, v) = (self.focal * x, self.focal * y);
        let factor = self.factor((u * u + v * v) / self.radius2);
        [0.5 * self.camera.width + u * factor, 0.5 * self.camera.height + v * factor]
    }

    /// Outside the frame the radial factor stays what it is at the frame's corner: carried on, it would bend far corners.
    fn factor(&self, r2: f64) -> f64 {
        1.0 + self.camera.k1 * r2.min(1.0)
    }

    /// What a pixel's distance from the middle must be multiplied by to undo the lens; `d2` is its square.
    fn straight(&self, d2: f64) -> f64 {
        let k1 = self.camera.k1;
        let bend = k1 * d2;
        // The share q solves q + bend * q^3 = 1: a series that is right to 1e-3, then Newton's steps.
        let mut share = 1.0 - bend + 3.0 * bend * bend;
        let steps = if bend.abs() < 0.04 { 1 } else { 4 };
        for _ in 0..steps {
            let square = bend * share * share;
            share -= (share + square * share - 1.0) / (1.0 + 3.0 * square);
        }
        if share * share * d2 < 1.0 { share } else { 1.0 / (1.0 + k1) }
    }

    /// Direction of the ray through a pixel, one long along the optical axis, in world axes.
    pub fn ray(&self, pixel: [f64; 2]) -> [f64; 3] {
        let (du, dv) = (pixel[0] - 0.5 * self.camera.width, pixel[1] - 0.5 * self.camera.height);
        let share = self.straight((du * du + dv * dv) / self.radius2) / self.focal;
        let (x, y) = (du * share, dv * share);
        let [right, down, forward] = self.axes;
        [0, 1, 2].map(|i| x * right[i] + y * down[i] + forward[i])
    }

    /// Where the ray through a pixel meets the level plane at height `z`, if it does before the camera.
    pub fn at_height(&self, pixel: [f64; 2], z: f64) -> Option<[f64; 2]> {
        let ray = self.ray(pixel);
        let t = (z - self.camera.place[2]) / ray[2];
        (t.is_finite() && t > NEAREST).then(|| [self.camera.place[0] + t * ray[0], self.camera.place[1] + t * ray[1]])
    }

    /// Is this pixel inside the frame, at least `margin` away from its edge?
    pub fn inside(&self, [x, y]: [f64; 2], margin: f64) -> bool {
        x >= margin && y >= margin && x <= self.camera.width - margin && y <= self.camera.height - margin
    }
}

/// Where and how a card stands: the middle of its foot, and its turn about the vertical (0 is parallel to the floor's front).
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Stand {
    pub x: f64,
    pub y: f64,
    pub turn: f64,
    /// Angle by which the card leans away from the photographer; 0 stands upright.
    pub lean: f64,
}

impl Stand {
    /// A point of the card: `u` to the right of its middle, `v` above its bottom edge, which is `foot` above the floor;
    /// `behind` is the way into the card's thickness.
    pub fn point(&self, u: f64, v: f64, foot: f64, behind: f64) -> [f64; 3] {
        let (st, ct) = self.turn.sin_cos();
        let (sl, cl) = self.lean.sin_cos();
        // In the card's own frame before the turn: right, away, up; it leans about the line where the foot stands.
        let up = foot + v;
        let (away, high) = (up * sl + behind * cl, up * cl - behind * sl);
        [self.x + u * ct - away * st, self.y + u * st + away * ct, high]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera() -> Camera {
        Camera {
            place: [120.0, -150.0, 140.0],
            yaw: 0.1,
            pitch: 0.3,
            roll: -0.02,
            log_f: 1500f64.ln(),
            k1: -0.03,
            width: 2048.0,
            height: 1536.0,
        }
    }

    #[test]
    fn a_ray_leads_back_to_the_point_it_was_drawn_from() {
        let view = camera().view();
        for p in [[100.0, 50.0, 0.0], [200.0, 150.0, 0.0], [20.0, 190.0, 0.0]] {
            let pixel = view.project(p).expect("before the camera");
            let [x, y] = view.at_height(pixel, 0.0).expect("below the horizon");
            assert!((x - p[0]).abs() < 1e-3 && (y - p[1]).abs() < 1e-3, "{p:?} {x} {y}");
        }
    }

    #[test]
    fn right_is_right_and_up_is_up() {
        let view = camera().view();
        let at = |p| view.project(p).expect("before the camera");
        assert!(at([160.0, 100.0, 0.0])[0] > at([120.0, 100.0, 0.0])[0]);
        assert!(at([120.0, 100.0, 50.0])[1] < at([120.0, 100.0, 0.0])[1]);
        assert_eq!(view.project([120.0, -400.0, 140.0]), None);
    }

    #[test]
    fn the_lens_is_undone_up_to_the_corners_and_beyond() {
        for k1 in [-0.1, -0.03, 0.0, 0.02, 0.08] {
            let view = Camera { k1, ..camera() }.view();
            for local in [[10.0, 5.0, 100.0], [65.0, 48.0, 100.0], [-70.0, 40.0, 100.0], [-150.0, 140.0, 100.0]] {
                let pixel = view.project_local(local).expect("before the camera");
                let ray = view.ray(pixel);
                for k in 0..3 {
                    let along: f64 = view.axes()[k].iter().zip(ray).map(|(a, r)| a * r).sum();
                    assert!((along - local[k] / local[2]).abs() < 1e-5, "{k1} {local:?} {along}");
                }
            }
        }
    }

    #[test]
    fn slopes_are_those_of_small_steps() {
        let camera = Camera { k1: 0.05, ..camera() };
        let local = [30.0, -20.0, 90.0];
        let (pixel, slopes) = camera.view().slopes(local).expect("before the camera");
        let steps = 1e-6;
        for column in 0..5 {
            let mut moved = local;
            let mut other = camera;
            match column {
                3 => other.log_f += steps,
                4 => other.k1 += steps,
                _ => moved[column] += steps,
            }
            let there = other.view().project_local(moved).expect("before the camera");
            for row in 0..2 {
                let slope = (there[row] - pixel[row]) / steps;
                assert!((slope - slopes[row][column]).abs() < 1e-2, "{row} {column} {slope} {slopes:?}");
            }
        }
    }
}
