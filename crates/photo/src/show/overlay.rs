//! What a screen draws over a photo that was judged, in pixels of the upright photo: floor, cells and figures as lines, what is
//! under a finger, and what hides which part of a figure.

use crate::{
    cover::{
        marks::contains,
        visibility::{Other, Stage},
    },
    model::{card::Standing, labels::Labels, party::Party, prepared::Prepared},
    scene::{cover::By, findings::Judgement, limits::TABLE_MM},
    show::outlines::{Lines, floor_line},
    verdict::Cell,
};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

pub use crate::show::outlines::Run;

/// Floor and figures of a judgement as lines.
#[derive(Debug, Clone)]
pub struct Overlay {
    /// The floor's edge; not closed where a part of it lies behind the camera.
    pub floor: Vec<[f32; 2]>,
    /// The lines between the cells.
    pub grid: Vec<Vec<[f32; 2]>>,
    /// The cells, blocked ones included, each as a closed line without its last point. Cells behind the camera are left out.
    pub cells: Vec<(Cell, Vec<[f32; 2]>)>,
    /// In the order of the findings' figures.
    pub figures: Vec<Outline>,
    labels: Labels,
    size: [f64; 2],
    scale: f64,
}

/// One figure as lines; empty where it lies behind the camera.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    pub guest: usize,
    pub id: String,
    /// None where it was not found for sure on a cell.
    pub cell: Option<Cell>,
    pub rings: Vec<Run>,
    /// The line around the face; empty where it has none.
    pub face: Vec<[f32; 2]>,
    pub foot: Vec<[f32; 2]>,
    /// Left, top, right, bottom of the whole figure; may reach out of the photo.
    pub bounds: [f32; 4],
    /// The highest point of the outline, moved into the photo: where its name belongs.
    pub top: [f32; 2],
    /// Distance from the camera in millimetres: the larger, the farther.
    pub depth: f64,
}

/// Lines are not followed farther out of the photo than so many times its longer side.
const FARTHEST: f64 = 8.0;

impl Overlay {
    pub fn new(prepared: &Prepared, judgement: &Judgement) -> Self {
        let findings = &judgement.findings;
        let lines = Lines::new(&prepared.kit, findings, |guest| &prepared.cards[guest]);
        let (view, scale) = (lines.view, findings.scale);
        let size = [view.camera.width, view.camera.height];
        let most = FARTHEST * size[0].max(size[1]);
        let place =
            |[x, y]: [f64; 2]| (x.abs() < most && y.abs() < most).then_some([(x * scale) as f32, (y * scale) as f32]);
        let kit = &prepared.kit.floor;
        let [x, y, width, depth] = kit.grid_mm;
        let mut grid = Vec::new();
        for column in 0..=kit.columns {
            let at = x + width * f64::from(column) / f64::from(kit.columns);
            grid.extend(floor_line(&view, [at, y], [at, y + depth], &place));
        }
        for row in 0..=kit.rows {
            let at = y + depth * f64::from(row) / f64::from(kit.rows);
            grid.extend(floor_line(&view, [x, at], [x + width, at], &place));
        }
        let around = |[left, front, right, back]: [f64; 4]| -> Vec<Vec<[f32; 2]>> {
            let corners = [[left, front], [right, front], [right, back], [left, back]];
            (0..4).flat_map(|i| floor_line(&view, corners[i], corners[(i + 1) % 4], &place)).collect()
        };
        let cells = kit.cells().filter_map(|cell| {
            let ([x, y], [w, d]) = (kit.centre(cell), kit.cell_mm());
            let sides = around([x - 0.5 * w, y - 0.5 * d, x + 0.5 * w, y + 0.5 * d]);
            // A side that is cut has a part behind the camera.
            (sides.len() == 4).then(|| (cell, joined(sides)))
        });
        let cells = cells.collect();
        let floor = joined(around([0.0, 0.0, kit.size_mm[0], kit.size_mm[1]]));
        let figures = (0..findings.figures.len())
            .into_par_iter()
            .map(|i| {
                let figure = &findings.figures[i];
                let bounds = lines.standing[i].bounds(&view).unwrap_or_default();
                let top = lines.top(i, &place).unwrap_or_default();
                Outline {
                    guest: figure.guest,
                    id: prepared.cards[figure.guest].id.clone(),
                    cell: kit.cell_at([figure.stand.x, figure.stand.y]).filter(|_| !findings.doubted[i]),
                    rings: lines.outline(i, &place),
                    face: lines.face(i, &place),
                    foot: lines.foot(i, &place).unwrap_or_default(),
                    bounds: bounds.map(|b| (b * scale) as f32),
                    top: [0, 1].map(|k| top[k].clamp(0.0, (size[k] * scale) as f32)),
                    depth: lines.depth(i),
                }
            })
            .collect();
        Self { floor, grid, cells, figures, labels: lines.labels, size, scale }
    }

    /// The nearest figure at a pixel, as its place among the figures.
    pub fn figure_at(&self, pixel: [f32; 2]) -> Option<usize> {
        let [x, y] = pixel.map(|p| f64::from(p) / self.scale);
        let inside = x >= 0.0 && y >= 0.0 && x < self.size[0] && y < self.size[1];
        inside.then(|| self.labels.at(x as usize, y as usize)).flatten()
    }

    /// The cell of the floor at a pixel, whoever stands before it.
    pub fn cell_at(&self, pixel: [f32; 2]) -> Option<Cell> {
        let inside = |line: &[[f32; 2]]| {
            let line: Vec<[f64; 2]> = line.iter().map(|p| p.map(f64::from)).collect();
            contains(&line, pixel.map(f64::from))
        };
        self.cells.iter().find(|(_, line)| inside(line)).map(|(cell, _)| *cell)
    }
}

/// The parts of a line around something, one after the other.
fn joined(parts: Vec<Vec<[f32; 2]>>) -> Vec<[f32; 2]> {
    let mut all: Vec<[f32; 2]> = parts.into_iter().flatten().collect();
    all.dedup();
    if all.len() > 1 && all.first() == all.last() {
        all.pop();
    }
    all
}

/// What hides which part of one figure's artwork, as a raster over its place in the photo.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Hiding {
    /// Pixel of the photo at the raster's corner; may lie outside.
    pub left: f32,
    pub top: f32,
    /// Pixels of the photo for one place.
    pub step: f32,
    pub width: usize,
    pub height: usize,
    /// Row by row: 0 no artwork, 1 in sight, 2 + k hidden by `who[k]`.
    pub by: Vec<u8>,
    /// Guests are given by their places among the figures.
    pub who: Vec<By>,
}

/// The longer side of such a raster has about so many places.
const PLACES: f64 = 240.0;

/// What hides which part of a figure's artwork. Empty for a figure behind the camera.
pub fn hidden(prepared: &Prepared, judgement: &Judgement, figure: usize) -> Hiding {
    let findings = &judgement.findings;
    let view = findings.fitted.camera.view();
    let party = Party::new(&prepared.kit.floor);
    let standing = findings.figures.iter().map(|f| Standing::new(&prepared.cards[f.guest], f.stand));
    let stage = Stage {
        view,
        figures: standing.collect(),
        hidden: &findings.hidden,
        party: party.as_ref(),
        table_mm: TABLE_MM,
        nearer_mm: 0.0,
        ghosts: &findings.lost,
    };
    let own = &stage.figures[figure];
    let Some([left, top, right, bottom]) = own.bounds(&view) else {
        return Hiding { left: 0.0, top: 0.0, step: 1.0, width: 0, height: 0, by: Vec::new(), who: Vec::new() };
    };
    // A figure just before the camera may reach far out.
    let (far_x, far_y) = (view.camera.width, view.camera.height);
    let (left, right) = (left.max(-far_x), right.min(2.0 * far_x));
    let (top, bottom) = (top.max(-far_y), bottom.min(2.0 * far_y));
    let step = ((right - left).max(bottom - top) / PLACES).max(1.0 / findings.scale);
    let [width, height] = [right - left, bottom - top].map(|side| (side / step).ceil().max(0.0) as usize);
    let others = stage.others();
    let others: Vec<&Other<'_>> = others.iter().filter(|o| o.index != figure).collect();
    let from = view.camera.place;
    let at = |i: usize| -> Option<Option<By>> {
        let [x, y] = [i % width, i / width].map(|k| (k as f64 + 0.5) * step);
        let pixel = [left + x, top + y];
        let ray = view.ray(pixel);
        let (place, depth) = own.meet(from, ray, 0.0)?;
        let point = [0, 1, 2].map(|k| from[k] + depth * ray[k]);
        own.card.is_artwork(place[0], place[1]).then(|| stage.hides(figure, place, point, pixel, depth, &others))
    };
    let shown: Vec<Option<Option<By>>> = (0..width * height).into_par_iter().map(at).collect();
    let mut who: Vec<By> = Vec::new();
    let by = shown.into_iter().map(|shown| match shown {
        None => 0,
        Some(None) => 1,
        Some(Some(by)) => {
            let k = who.iter().position(|w| *w == by).unwrap_or_else(|| {
                who.push(by);
                who.len() - 1
            });
            // There are fewer figures than a byte counts.
            k as u8 + 2
        }
    });
    let by = by.collect();
    let [left, top, step] = [left, top, step].map(|s| (s * findings.scale) as f32);
    Hiding { left, top, step, width, height, by, who }
}
