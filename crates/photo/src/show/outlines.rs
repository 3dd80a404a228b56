//! Floor and figures as lines in the picture: the grid bent by the lens, outlines cut where they go behind something, faces and
//! feet. Screens and trace pictures draw the same lines; `place` says where a pixel of the working picture lies for them.

use crate::{
    camera::View,
    kit::Kit,
    model::{
        card::{Card, Standing},
        labels::Labels,
    },
    scene::{findings::Findings, hidden::Hidden},
    show::shape::Contour,
};
use rayon::prelude::*;

/// Where a pixel of the working picture is drawn; none too far outside to be drawn at all.
pub type Onto<'p> = &'p dyn Fn([f64; 2]) -> Option<[f32; 2]>;

/// A part of an outline.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// Does something stand before it?
    pub covered: bool,
    pub line: Vec<[f32; 2]>,
}

/// The figures of a judgement where they stand.
pub struct Lines<'a> {
    pub view: View,
    /// In the order of the findings' figures.
    pub standing: Vec<Standing<'a>>,
    pub labels: Labels,
    shapes: Vec<Contour>,
    hidden: &'a [Option<Hidden>],
}

/// Pixels of the working picture for one label.
const SHRINK: usize = 2;
/// Lines on the floor are bent by the lens: they are drawn in this many pieces.
const PIECES: usize = 32;

impl<'a> Lines<'a> {
    pub fn new(kit: &Kit, findings: &'a Findings, card: impl Fn(usize) -> &'a Card) -> Self {
        let view = findings.fitted.camera.view();
        let figures = &findings.figures;
        let standing: Vec<Standing<'a>> = figures.iter().map(|f| Standing::new(card(f.guest), f.stand)).collect();
        let shapes = figures.par_iter().map(|f| Contour::new(&kit.guests[f.guest])).collect();
        let size = [view.camera.width, view.camera.height].map(|s| s.max(1.0) as usize);
        let labels = Labels::painted(size, SHRINK, &view, &standing);
        Self { view, standing, labels, shapes, hidden: &findings.hidden }
    }

    /// How far away a figure's foot is.
    pub fn depth(&self, i: usize) -> f64 {
        let stand = self.standing[i].stand;
        self.view.depth([stand.x, stand.y, 0.0])
    }

    /// Indices of the figures, the farthest first.
    pub fn far_to_near(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.standing.len()).collect();
        order.sort_by(|a, b| self.depth(*b).total_cmp(&self.depth(*a)));
        order
    }

    /// Is anything of the figure's box inside the picture? None behind the camera.
    pub fn bounds_in_sight(&self, i: usize) -> Option<[f64; 4]> {
        let [left, top, right, bottom] = self.standing[i].bounds(&self.view)?;
        let (w, h) = (self.view.camera.width, self.view.camera.height);
        (right > 0.0 && bottom > 0.0 && left < w && top < h).then_some([left, top, right, bottom])
    }

    /// Where the highest point of a figure's outline lies.
    pub fn top(&self, i: usize, place: Onto<'_>) -> Option<[f32; 2]> {
        let ring = self.shapes[i].rings.iter().flatten();
        let places = ring.filter_map(|[u, v]| place(self.view.project(self.standing[i].point(*u, *v))?));
        places.min_by(|a, b| a[1].total_cmp(&b[1]))
    }

    /// The figure's outline, cut where it goes behind something.
    pub fn outline(&self, i: usize, place: Onto<'_>) -> Vec<Run> {
        self.shapes[i].rings.iter().flat_map(|ring| self.runs(i, ring, place)).collect()
    }

    fn runs(&self, i: usize, ring: &[[f64; 2]], place: Onto<'_>) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut last: Option<[f32; 2]> = None;
        for &[u, v] in ring {
            let pixel = self.view.project(self.standing[i].point(u, v));
            let Some((pixel, at)) = pixel.and_then(|p| Some((p, place(p)?))) else {
                last = None;
                continue;
            };
            let covered = self.is_covered(i, [u, v], pixel);
            match runs.last_mut() {
                Some(run) if run.covered == covered && last.is_some() => run.line.push(at),
                _ => runs.push(Run { covered, line: last.into_iter().chain([at]).collect() }),
            }
            last = Some(at);
        }
        runs
    }

    fn is_covered(&self, i: usize, at: [f64; 2], pixel: [f64; 2]) -> bool {
        if self.hidden.get(i).and_then(Option::as_ref).is_some_and(|h| h.at(at)) {
            return true;
        }
        let nearer = |other: usize| other != i && self.depth(other) < self.depth(i);
        self.figure_at(pixel).is_some_and(nearer)
    }

    /// The nearest figure at a pixel of the working picture.
    pub fn figure_at(&self, [x, y]: [f64; 2]) -> Option<usize> {
        let (w, h) = (self.view.camera.width, self.view.camera.height);
        let inside = x >= 0.0 && y >= 0.0 && x < w && y < h;
        inside.then(|| self.labels.at(x as usize, y as usize)).flatten()
    }

    /// The line around the figure's foot as it is seen.
    pub fn foot(&self, i: usize, place: Onto<'_>) -> Option<Vec<[f32; 2]>> {
        let standing = &self.standing[i];
        let [w, d, h] = standing.card.base;
        let mut corners = Vec::with_capacity(8);
        for (u, away) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            for v in [-h, 0.0] {
                let point = standing.stand.point(u * w, v, h, away * d);
                corners.push(place(self.view.project(point)?)?);
            }
        }
        Some(hull(corners))
    }

    /// The line around a figure's face; empty where it has none.
    pub fn face(&self, i: usize, place: Onto<'_>) -> Vec<[f32; 2]> {
        let places = self.shapes[i].face.iter();
        let line: Option<Vec<[f32; 2]>> =
            places.map(|[u, v]| place(self.view.project(self.standing[i].point(*u, *v))?)).collect();
        line.unwrap_or_default()
    }
}

/// A straight line on the floor, as far as it lies before the camera.
pub fn floor_line(view: &View, from: [f64; 2], to: [f64; 2], place: Onto<'_>) -> Vec<Vec<[f32; 2]>> {
    let mut runs: Vec<Vec<[f32; 2]>> = vec![Vec::new()];
    for k in 0..=PIECES {
        let t = k as f64 / PIECES as f64;
        let point = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), 0.0];
        match (view.project(point).and_then(place), runs.last_mut()) {
            (Some(at), Some(run)) => run.push(at),
            _ => runs.push(Vec::new()),
        }
    }
    runs.retain(|run| run.len() > 1);
    runs
}

/// The line around points, by turning left only.
fn hull(mut points: Vec<[f32; 2]>) -> Vec<[f32; 2]> {
    points.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let turn = |o: [f32; 2], a: [f32; 2], b: [f32; 2]| (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
    let half = |points: &mut dyn Iterator<Item = &[f32; 2]>| {
        let mut line: Vec<[f32; 2]> = Vec::new();
        for &p in points {
            while line.len() >= 2 && turn(line[line.len() - 2], line[line.len() - 1], p) <= 0.0 {
                line.pop();
            }
            line.push(p);
        }
        line.pop();
        line
    };
    let mut around = half(&mut points.iter());
    around.extend(half(&mut points.iter().rev()));
    around
}
