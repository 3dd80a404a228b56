//! What all trace pictures share: the figures where they stand, and how their outlines are drawn.

use super::{
    band::Hatch,
    canvas::{Canvas, Pen},
    colours::{self, Colour},
    tools::Tools,
};
use crate::{
    camera::View,
    kit::{Guest, Kit},
    model::card::{Card, Standing},
    picture::Picture,
    scene::{
        cover::By,
        figure::Figure,
        findings::{Findings, Judgement},
    },
    show::outlines::Lines,
};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

pub struct Judged<'a> {
    pub kit: &'a Kit,
    pub photo: &'a Picture,
    pub judgement: &'a Judgement,
    pub tools: Tools<'a>,
    pub view: View,
    /// In the order of the findings' figures.
    pub standing: Vec<Standing<'a>>,
    lines: Lines<'a>,
}

/// The cards of the guests that were found, by their place in the kit.
pub fn cards(kit: &Kit, findings: &Findings) -> BTreeMap<usize, Card> {
    let guests: BTreeSet<usize> = findings.figures.iter().map(|f| f.guest).collect();
    guests.into_par_iter().map(|g| (g, Card::new(&kit.guests[g]))).collect()
}

impl<'a> Judged<'a> {
    pub fn new(
        kit: &'a Kit,
        photo: &'a Picture,
        judgement: &'a Judgement,
        cards: &'a BTreeMap<usize, Card>,
        tools: Tools<'a>,
    ) -> Self {
        let lines = Lines::new(kit, &judgement.findings, |guest| &cards[&guest]);
        Self { kit, photo, judgement, tools, view: lines.view, standing: lines.standing.clone(), lines }
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

    /// Hatching of what hides somebody, and its colour.
    pub fn hatching(&self, by: By) -> (Colour, Hatch) {
        match by {
            By::Guest(j) => (self.colour(j), Hatch::Rising),
            By::Dish => (colours::DISH, Hatch::Falling),
            By::Table => (colours::TABLE, Hatch::Level),
            By::Frame => (colours::ON_TAG, Hatch::Upright),
        }
    }

    /// Indices of the figures, the farthest first.
    pub fn far_to_near(&self) -> Vec<usize> {
        self.lines.far_to_near()
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
        self.lines.bounds_in_sight(i)
    }

    /// Where the highest point of a figure's outline lies, for its tag.
    pub fn top(&self, canvas: &Canvas<'_>, i: usize) -> Option<[f32; 2]> {
        self.bounds_in_sight(i)?;
        let at = self.lines.top(i, &|p| canvas.place(p))?;
        let [left, top, right, bottom] = canvas.photo;
        Some([at[0].clamp(left, right), at[1].clamp(top, bottom)])
    }

    /// The figure's outline, fainter where something stands before it.
    pub fn draw_outline(&self, canvas: &mut Canvas<'_>, i: usize, pen: Pen) {
        let behind = Pen { colour: colours::faint(pen.colour, 0.6), width: 0.5 * pen.width, ..pen };
        let runs = self.lines.outline(i, &|p| canvas.place(p));
        for run in runs {
            canvas.line(&run.line, false, if run.covered { behind } else { pen });
        }
    }

    /// The line around the figure's foot as it is seen.
    pub fn foot(&self, canvas: &Canvas<'_>, i: usize) -> Option<Vec<[f32; 2]>> {
        self.lines.foot(i, &|p| canvas.place(p))
    }

    /// The line around a figure's face; empty where it has none.
    pub fn face(&self, canvas: &Canvas<'_>, i: usize) -> Vec<[f32; 2]> {
        self.lines.face(i, &|p| canvas.place(p))
    }

    /// Boxes around the faces, which no tag should cover.
    pub fn faces(&self, canvas: &Canvas<'_>) -> Vec<[f32; 4]> {
        let hold = |b: [f32; 4], p: &[f32; 2]| [b[0].min(p[0]), b[1].min(p[1]), b[2].max(p[0]), b[3].max(p[1])];
        let none = [f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY];
        let faces = (0..self.standing.len()).map(|i| self.face(canvas, i));
        faces.filter(|face| !face.is_empty()).map(|face| face.iter().fold(none, hold)).collect()
    }
}
