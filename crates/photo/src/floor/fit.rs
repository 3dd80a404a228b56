//! Fits camera and figures together to points found in the picture: damped least squares with a robust loss and priors.

use crate::{
    camera::{CAMERA_NUMBERS, Camera, Stand, View},
    options::FloorOptions,
    scene::fitted::{FIGURE_NUMBERS, Fitted, Observation, Point},
    simd::widest,
};
use nalgebra::{DMatrix, DVector};

/// What is believed of a number before looking: its middle and how far off it may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Prior {
    pub mean: f64,
    pub sigma: f64,
}

impl Prior {
    pub fn new(mean: f64, sigma: f64) -> Self {
        Self { mean, sigma }
    }

    /// From an option: mean and sigma.
    pub fn of([mean, sigma]: &[f64; 2]) -> Self {
        Self::new(*mean, *sigma)
    }

    /// As good as fixed.
    pub fn fixed(mean: f64) -> Self {
        Self::new(mean, 1e-6)
    }
}

#[derive(Debug, Clone)]
pub struct Fit {
    pub observations: Vec<Observation>,
    /// One for each number of the camera; none where nothing is known.
    pub camera: [Option<Prior>; CAMERA_NUMBERS],
    /// Of the turn of every figure.
    pub turn: Prior,
    /// Of the lean of every figure.
    pub lean: Prior,
    /// Residuals beyond this many sigmas count less and less.
    pub robust: f64,
    /// Where the figures were thought to stand, about; may be empty.
    pub places: Vec<[Prior; 2]>,
}

impl Fit {
    /// Figures before a camera that stands above (0, 0), the floor's place not known yet.
    pub fn of_figures(options: &FloorOptions, observations: Vec<Observation>, lens: Prior) -> Self {
        let FloorOptions { first_height, first_yaw, first_pitch, first_roll, bend, first_turn, .. } = options;
        let [z, yaw, pitch, roll, bend, turn] =
            [first_height, first_yaw, first_pitch, first_roll, bend, first_turn].map(Prior::of);
        let (x, y) = (Prior::fixed(0.0), Prior::fixed(0.0));
        Self {
            observations,
            camera: [x, y, z, yaw, pitch, roll, lens, bend].map(Some),
            turn,
            lean: Prior::fixed(0.0),
            robust: options.first_robust,
            places: Vec::new(),
        }
    }

    /// The same once everybody stands nearly right: nothing is believed of where the camera is, and cards may lean a little.
    pub fn of_all(options: &FloorOptions, observations: Vec<Observation>, lens: Prior) -> Self {
        let mut fit = Self::of_floor(options, observations, lens, Prior::of(&options.bend));
        fit.camera[..5].fill(None);
        fit.lean = Prior::new(0.0, options.last_lean);
        fit
    }

    /// Floor and figures before a camera that somebody held over the table, hardly tilted.
    pub fn of_floor(options: &FloorOptions, observations: Vec<Observation>, lens: Prior, bend: Prior) -> Self {
        let FloorOptions { height, yaw, pitch, roll, turn, .. } = options;
        let [z, yaw, pitch, roll, turn] = [height, yaw, pitch, roll, turn].map(Prior::of);
        Self {
            observations,
            camera: [None, None, Some(z), Some(yaw), Some(pitch), Some(roll), Some(lens), Some(bend)],
            turn,
            lean: Prior::fixed(0.0),
            robust: options.robust,
            places: Vec::new(),
        }
    }

    /// Nothing but the floor's corners.
    pub fn of_corners(options: &FloorOptions, observations: Vec<Observation>, lens: Prior) -> Self {
        let FloorOptions { corner_height, corner_yaw, corner_pitch, corner_roll, corner_bend, .. } = options;
        let [z, yaw, pitch, roll, bend] =
            [corner_height, corner_yaw, corner_pitch, corner_roll, corner_bend].map(Prior::of);
        Self {
            observations,
            camera: [None, None, Some(z), Some(yaw), Some(pitch), Some(roll), Some(lens), Some(bend)],
            turn: Prior::fixed(0.0),
            lean: Prior::fixed(0.0),
            robust: options.corner_robust,
            places: Vec::new(),
        }
    }

    /// One card before a camera that is known.
    pub fn of_card(
        options: &FloorOptions,
        observations: Vec<Observation>,
        camera: &Camera,
        turn: Prior,
        lean: Prior,
    ) -> Self {
        let camera = camera.numbers().map(|n| Some(Prior::fixed(n)));
        Self { observations, camera, turn, lean, robust: options.first_robust, places: Vec::new() }
    }
}

/// Numbers that a point of a figure depends on.
const OWN_NUMBERS: usize = CAMERA_NUMBERS + FIGURE_NUMBERS;

/// Numbers that are added at once: all counts of numbers are multiples of it.
const GROUP: usize = 4;

/// Sums over points that depend on the same numbers: the products of their slopes, and the right side.
#[derive(Debug, Clone, Default)]
struct Equations {
    left: [[f64; OWN_NUMBERS]; OWN_NUMBERS],
    right: [f64; OWN_NUMBERS],
}

impl Equations {
    /// Adds what one point says of the first `COUNT` numbers: slopes of its two residuals by each, the residuals and their weight.
    /// What lies above the diagonal is not asked for; rows end with a whole [`GROUP`], so that several numbers are added at once.
    #[inline(always)]
    fn add<const COUNT: usize>(&mut self, slopes: &[[f64; OWN_NUMBERS]; 2], residuals: [f64; 2], weight: f64) {
        let [first, second] = slopes;
        for i in 0..COUNT {
            let (a, b) = (weight * first[i], weight * second[i]);
            self.right[i] += a * residuals[0] + b * residuals[1];
            for j in 0..(i / GROUP + 1) * GROUP {
                self.left[i][j] += a * first[j] + b * second[j];
            }
        }
    }
}

fn stand_of(numbers: &[f64]) -> Stand {
    Stand { x: numbers[0], y: numbers[1], turn: numbers[2], lean: numbers[3] }
}

/// A standing figure with its sines and cosines.
#[derive(Debug, Clone, Copy)]
struct Frame {
    stand: Stand,
    turn: [f64; 2],
    lean: [f64; 2],
}

impl Frame {
    fn all(numbers: &[f64]) -> Vec<Self> {
        let figures = numbers[CAMERA_NUMBERS..].chunks_exact(FIGURE_NUMBERS).map(stand_of);
        let pair = |angle: f64| <[f64; 2]>::from(angle.sin_cos());
        figures.map(|stand| Self { stand, turn: pair(stand.turn), lean: pair(stand.lean) }).collect()
    }

    /// See [`Stand::point`].
    fn point(&self, u: f64, up: f64) -> [f64; 3] {
        let ([st, ct], [sl, cl]) = (self.turn, self.lean);
        [self.stand.x + u * ct - up * sl * st, self.stand.y + u * st + up * sl * ct, up * cl]
    }

    /// How the point moves as the figure's numbers change.
    fn slopes(&self, u: f64, up: f64) -> [[f64; 3]; FIGURE_NUMBERS] {
        let ([st, ct], [sl, cl]) = (self.turn, self.lean);
        [
            [1.0, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [-u * st - up * sl * ct, u * ct - up * sl * st, 0.0],
            [-up * cl * st, up * cl * ct, -up * sl],
        ]
    }
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn place_of(figure: usize) -> usize {
    CAMERA_NUMBERS + FIGURE_NUMBERS * figure
}

#[inline(always)]
fn by_residual(columns: &[[f64; 2]; OWN_NUMBERS]) -> [[f64; OWN_NUMBERS]; 2] {
    [0, 1].map(|residual| std::array::from_fn(|i| columns[i][residual]))
}

/// A residual behind the camera is this large.
const LOST: f64 = 1e4;

impl Fit {
    fn point(frames: &[Frame], o: &Observation) -> [f64; 3] {
        match o.seen {
            Point::Floor([x, y]) => [x, y, 0.0],
            Point::Card { figure, u, v, foot } => frames[figure].point(u, foot + v),
        }
    }

    fn residual(&self, view: &View, frames: &[Frame], o: &Observation) -> [f64; 2] {
        match view.project(Self::point(frames, o)) {
            Some(pixel) => o.weighed([pixel[0] - o.pixel[0], pixel[1] - o.pixel[1]]),
            None => [LOST, LOST],
        }
    }

    fn priors<'a>(&'a self, figures: usize) -> impl Iterator<Item = (usize, Prior)> + 'a {
        let camera = self.camera.iter().enumerate().filter_map(|(i, prior)| prior.map(|p| (i, p)));
        let figures = (0..figures).flat_map(move |i| [(place_of(i) + 2, self.turn), (place_of(i) + 3, self.lean)]);
        let places = self.places.iter().enumerate();
        let places = places.flat_map(|(i, [x, y])| [(place_of(i), *x), (place_of(i) + 1, *y)]);
        camera.chain(figures).chain(places)
    }

    fn cost(&self, start: &Camera, numbers: &[f64], figures: usize) -> f64 {
        let view = start.with_numbers(numbers).view();
        let frames = Frame::all(numbers);
        let c2 = self.robust * self.robust;
        let points: f64 = self
            .observations
            .iter()
            .map(|o| {
                let [a, b] = self.residual(&view, &frames, o);
                c2 * ((a * a + b * b) / c2).ln_1p()
            })
            .sum();
        let priors: f64 = self.priors(figures).map(|(i, p)| ((numbers[i] - p.mean) / p.sigma).powi(2)).sum();
        points + priors
    }

    /// The same, with every figure held loosely to where it stands: one that was not seen again stays there.
    pub fn solve_near(mut self, start: &Camera, figures: &[Stand], loose_mm: f64, rounds: usize) -> Fitted {
        self.places = figures.iter().map(|f| [f.x, f.y].map(|at| Prior::new(at, loose_mm))).collect();
        self.solve(start, figures, rounds)
    }

    /// Goes downhill from a start.
    pub fn solve(&self, start: &Camera, figures: &[Stand], rounds: usize) -> Fitted {
        let mut numbers: Vec<f64> = start.numbers().to_vec();
        for f in figures {
            numbers.extend([f.x, f.y, f.turn, f.lean]);
        }
        let mut cost = self.cost(start, &numbers, figures.len());
        let mut damping = 1e-3;
        for _ in 0..rounds {
            let (jtj, jtr) = self.normal(start, &numbers, figures.len());
            let mut better = false;
            for _ in 0..8 {
                let mut damped = jtj.clone();
                for i in 0..numbers.len() {
                    damped[(i, i)] += damping * jtj[(i, i)] + 1e-12;
                }
                let Some(step) = damped.cholesky().map(|c| c.solve(&jtr)) else {
                    damping *= 10.0;
                    continue;
                };
                let next: Vec<f64> = numbers.iter().zip(step.iter()).map(|(n, s)| n - s).collect();
                let next_cost = self.cost(start, &next, figures.len());
                if next_cost < cost {
                    better = cost - next_cost > 1e-7 * cost;
                    (numbers, cost) = (next, next_cost);
                    damping = (damping * 0.2).max(1e-9);
                    break;
                }
                damping *= 5.0;
            }
            if !better {
                break;
            }
        }
        let (jtj, _) = self.normal(start, &numbers, figures.len());
        Fitted {
            camera: start.with_numbers(&numbers),
            figures: (0..figures.len()).map(|i| stand_of(&numbers[place_of(i)..])).collect(),
            cost,
            covariance: jtj.cholesky().map(|c| c.inverse()),
        }
    }

    fn normal(&self, start: &Camera, numbers: &[f64], figures: usize) -> (DMatrix<f64>, DVector<f64>) {
        let blocks = widest(
            #[inline(always)]
            || self.blocks(start, numbers, figures),
        );
        let (mut jtj, mut jtr) = (DMatrix::zeros(numbers.len(), numbers.len()), DVector::zeros(numbers.len()));
        for (figure, block) in blocks.iter().enumerate() {
            let count = if figure < figures { OWN_NUMBERS } else { CAMERA_NUMBERS };
            let place = |i: usize| if i < CAMERA_NUMBERS { i } else { place_of(figure) + i - CAMERA_NUMBERS };
            for i in 0..count {
                jtr[place(i)] += block.right[i];
                for j in 0..=i {
                    jtj[(place(i), place(j))] += block.left[i][j];
                }
            }
        }
        jtj.fill_upper_triangle_with_lower_triangle();
        for (i, p) in self.priors(figures) {
            jtj[(i, i)] += 1.0 / (p.sigma * p.sigma);
            jtr[i] += (numbers[i] - p.mean) / (p.sigma * p.sigma);
        }
        (jtj, jtr)
    }

    /// What camera and one figure have to do with each other; the last one is for points of no figure.
    #[inline(always)]
    fn blocks(&self, start: &Camera, numbers: &[f64], figures: usize) -> Vec<Equations> {
        let mut blocks = vec![Equations::default(); figures + 1];
        let view = start.with_numbers(numbers).view();
        let frames = Frame::all(numbers);
        let axes = view.axes();
        let (sr, cr) = view.camera.roll.sin_cos();
        let c2 = self.robust * self.robust;
        for o in &self.observations {
            let point = Self::point(&frames, o);
            let local = view.local(point);
            let Some((pixel, slopes)) = view.slopes(local) else { continue };
            let r = o.weighed([pixel[0] - o.pixel[0], pixel[1] - o.pixel[1]]);
            let lens = |k: usize| o.weighed([slopes[0][k], slopes[1][k]]);
            let by_axis = [lens(0), lens(1), lens(2)];
            let along = |step: [f64; 3]| [0, 1].map(|i| (0..3).map(|k| by_axis[k][i] * step[k]).sum::<f64>());
            let moved = |world: [f64; 3]| along(axes.map(|axis| dot(axis, world)));
            let [x, y, z] = local;
            let from = view.camera.place;
            let mut columns = [[0.0; 2]; OWN_NUMBERS];
            columns[..CAMERA_NUMBERS].copy_from_slice(&[
                moved([-1.0, 0.0, 0.0]),
                moved([0.0, -1.0, 0.0]),
                moved([0.0, 0.0, -1.0]),
                moved([point[1] - from[1], from[0] - point[0], 0.0]),
                along([-sr * z, -cr * z, sr * x + cr * y]),
                along([y, -x, 0.0]),
                lens(3),
                lens(4),
            ]);
            let weight = 1.0 / (1.0 + (r[0] * r[0] + r[1] * r[1]) / c2);
            match o.seen {
                Point::Floor(_) => blocks[figures].add::<CAMERA_NUMBERS>(&by_residual(&columns), r, weight),
                Point::Card { figure, u, v, foot } => {
                    let steps = frames[figure].slopes(u, foot + v);
                    for (column, step) in columns[CAMERA_NUMBERS..].iter_mut().zip(steps) {
                        *column = moved(step);
                    }
                    blocks[figure].add::<OWN_NUMBERS>(&by_residual(&columns), r, weight);
                }
            }
        }
        blocks
    }

    /// How far off each point is after the fit, in its own sigmas.
    pub fn misses(&self, fitted: &Fitted) -> Vec<f64> {
        let mut numbers: Vec<f64> = fitted.camera.numbers().to_vec();
        for f in &fitted.figures {
            numbers.extend([f.x, f.y, f.turn, f.lean]);
        }
        let view = fitted.camera.view();
        let frames = Frame::all(&numbers);
        self.observations
            .iter()
            .map(|o| {
                let [a, b] = self.residual(&view, &frames, o);
                a.hypot(b)
            })
            .collect()
    }
}
