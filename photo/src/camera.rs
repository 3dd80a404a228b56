//! A pinhole camera with one radial term, and where things of the table appear in its picture.

/// Place, direction and lens of the camera. World: x to the right, y away from the photographer, z up, in millimetres.
///
/// Pixels are continuous: the first pixel covers 0 to 1. The principal point is the middle of the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
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
        (z > NEAREST).then(|| self.lens(x / z, y / z))
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

    /// Direction of the ray through a pixel, one long along the optical axis, in world axes.
    pub fn ray(&self, pixel: [f64; 2]) -> [f64; 3] {
        let (du, dv) = (pixel[0] - 0.5 * self.camera.width, pixel[1] - 0.5 * self.camera.height);
        let (mut u, mut v) = (du, dv);
        for _ in 0..4 {
            let factor = self.factor((u * u + v * v) / self.radius2);
            (u, v) = (du / factor, dv / factor);
        }
        let (x, y) = (u / self.focal, v / self.focal);
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
#[derive(Debug, Clone, Copy, PartialEq, Default)]
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
}
