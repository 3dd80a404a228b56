//! What all trace pictures share: the figures where they stand, and how their outlines are drawn.

use super::{
    Tools,
    canvas::{Canvas, Pen},
    colours::{self, Colour},
    shape::Shape,
};
use crate::{
    Judgement,
    camera::View,
    card::{Card, Standing},
    judge::{Figure, Findings},
    kit::{Guest, Kit},
    labels::Labels,
    picture::Picture,
};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Pixels of the working picture for one label.
const SHRINK: usize = 2;

pub struct Scene<'a> {
    pub kit: &'a Kit,
    pub photo: &'a Picture,
    pub judgement: &'a Judgement,
    pub tools: Tools<'a>,
    pub view: View,
    /// In the order of the findings' figures.
    pub standing: Vec<Standing<'a>>,
    shapes: Vec<Shape>,
    labels: Labels,
}

/// The cards of the guests that were found, by their place in the kit.
pub fn cards(kit: &Kit, findings: &Findings) -> BTreeMap<usize, Card> {
    let guests: BTreeSet<usize> = findings.figures.iter().map(|f| f.guest).collect();
    guests.into_par_iter().map(|g| (g, Card::new(&kit.guests[g]))).collect()
}

impl<'a> Scene<'a> {
    pub fn new(
        kit: &'a Kit,
        photo: &'a Picture,
        judgement: &'a Judgement,
        cards: &'a BTreeMap<usize, Card>,
        tools: Tools<'a>,
    ) -> Self {
        let figures = &judgement.findings.figures;
        let view = judgement.findings.fitted.camera.view();
        let standing: Vec<Standing<'a>> = figures.iter().map(|f| Standing::new(&cards[&f.guest], f.stand)).collect();
        let shapes = figures.par_iter().map(|f| Shape::new(&kit.guests[f.guest])).collect();
        let size = [view.camera.width, view.camera.height].map(|s| s.max(1.0) as usize);
        let labels = Labels::painted(size, SHRINK, &view, &standing);
        Self { kit, photo, judgement, tools, view, standing, shapes, labels }
    }

    pub fn findings(&self) -> &'a Findings {
        &self.judgement.findings
    }

    pub fn figure(&self, i: usize) -> &'a Figure {
        &self.findings().figures[i]
    }

    pub fn guest(&self, i: usize) -> &'a Guest {
        &self.kit.guests[self.figure(i).guest]
    }

    pub fn colour(&self, i: usize) -> Colour {
        colours::guest(self.figure(i).guest)
    }

    /// Indices of the figures, the farthest first.
    pub fn far_to_near(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.standing.len()).collect();
        order.sort_by(|a, b| self.depth(*b).total_cmp(&self.depth(*a)));
        order
    }

    fn depth(&self, i: usize) -> f64 {
        let stand = self.standing[i].stand;
        self.view.depth([stand.x, stand.y, 0.0])
    }

    /// The name of a figure's guest, with its cell.
    pub fn name(&self, i: usize) -> String {
        let stand = self.figure(i).stand;
        let id = &self.guest(i).id;
        self.kit.floor.cell_at([stand.x, stand.y]).map_or_else(|| id.clone(), |cell| format!("{id} {cell}"))
    }

    pub fn canvas(&self, margins: [f64; 4]) -> Option<Canvas<'a>> {
        Canvas::new(&self.photo.rgb, self.view.camera.width, self.tools.fonts, margins)
    }

    /// Is anything of the figure's box inside the picture? None behind the camera.
    pub fn bounds_in_sight(&self, i: usize) -> Option<[f64; 4]> {
        let [left, top, right, bottom] = self.standing[i].bounds(&self.view)?;
        let (w, h) = (self.view.camera.width, self.view.camera.height);
        (right > 0.0 && bottom > 0.0 && left < w && top < h).then_some([left, top, right, bottom])
    }

    /// Where the highest point of a figure's outline lies, for its tag.
    pub fn top(&self, canvas: &Canvas<'_>, i: usize) -> Option<[f32; 2]> {
        self.bounds_in_sight(i)?;
        let ring = self.shapes[i].rings.iter().flatten();
        let places = ring.filter_map(|[u, v]| canvas.place(self.view.project(self.standing[i].point(*u, *v))?));
        let at = places.min_by(|a, b| a[1].total_cmp(&b[1]))?;
        let [left, top, right, bottom] = canvas.photo;
        Some([at[0].clamp(left, right), at[1].clamp(top, bottom)])
    }

    /// The figure's outline, fainter where something stands before it.
    pub fn draw_outline(&self, canvas: &mut Canvas<'_>, i: usize, pen: Pen) {
        let behind = Pen { colour: colours::faint(pen.colour, 0.6), width: 0.5 * pen.width, ..pen };
        for ring in &self.shapes[i].rings {
            for (covered, line) in self.runs(canvas, i, ring) {
                canvas.line(&line, false, if covered { behind } else { pen });
            }
        }
    }

    /// A line of the card, cut where it goes behind something.
    fn runs(&self, canvas: &Canvas<'_>, i: usize, ring: &[[f64; 2]]) -> Vec<(bool, Vec<[f32; 2]>)> {
        let mut runs: Vec<(bool, Vec<[f32; 2]>)> = Vec::new();
        let mut last: Option<[f32; 2]> = None;
        for &[u, v] in ring {
            let pixel = self.view.project(self.standing[i].point(u, v));
            let Some((pixel, at)) = pixel.and_then(|p| Some((p, canvas.place(p)?))) else {
                last = None;
                continue;
            };
            let covered = self.is_covered(i, [u, v], pixel);
            match runs.last_mut() {
                Some((same, line)) if *same == covered && last.is_some() => line.push(at),
                _ => runs.push((covered, last.into_iter().chain([at]).collect())),
            }
            last = Some(at);
        }
        runs
    }

    fn is_covered(&self, i: usize, place: [f64; 2], pixel: [f64; 2]) -> bool {
        if self.findings().hidden.get(i).and_then(Option::as_ref).is_some_and(|h| h.at(place)) {
            return true;
        }
        let (w, h) = (self.view.camera.width, self.view.camera.height);
        let inside = pixel[0] >= 0.0 && pixel[1] >= 0.0 && pixel[0] < w && pixel[1] < h;
        let nearer = |other: usize| other != i && self.depth(other) < self.depth(i);
        inside && self.labels.at(pixel[0] as usize, pixel[1] as usize).is_some_and(nearer)
    }

    /// The line around the figure's foot as it is seen.
    pub fn foot(&self, canvas: &Canvas<'_>, i: usize) -> Option<Vec<[f32; 2]>> {
        let standing = &self.standing[i];
        let [w, d, h] = standing.card.base;
        let mut corners = Vec::with_capacity(8);
        for (u, away) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            for v in [-h, 0.0] {
                let point = standing.stand.point(u * w, v, h, away * d);
                corners.push(canvas.place(self.view.project(point)?)?);
            }
        }
        Some(hull(corners))
    }

    /// The line around a figure's face; empty where it has none.
    pub fn face(&self, canvas: &Canvas<'_>, i: usize) -> Vec<[f32; 2]> {
        let places = self.shapes[i].face.iter();
        let line: Option<Vec<[f32; 2]>> =
            places.map(|[u, v]| canvas.place(self.view.project(self.standing[i].point(*u, *v))?)).collect();
        line.unwrap_or_default()
    }

    /// Boxes around the faces, which no tag should cover.
    pub fn faces(&self, canvas: &Canvas<'_>) -> Vec<[f32; 4]> {
        let hold = |b: [f32; 4], p: &[f32; 2]| [b[0].min(p[0]), b[1].min(p[1]), b[2].max(p[0]), b[3].max(p[1])];
        let none = [f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY];
        let faces = (0..self.standing.len()).map(|i| self.face(canvas, i));
        faces.filter(|face| !face.is_empty()).map(|face| face.iter().fold(none, hold)).collect()
    }
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
