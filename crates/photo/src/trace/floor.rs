//! The floor as it was found: its edge, the lines of its cells, and the pieces that were recognised.

use super::{
    Plate, Word,
    band::{self, Hatch, Item, Sign},
    canvas::{Canvas, Pen},
    colours,
    font::Weight,
    scene::Judged,
};
use crate::{scene::fitted::Point, show::outlines::floor_line, verdict::Cell};
use image::RgbImage;

const EDGE_PEN: Pen = Pen { colour: colours::EDGE, width: 4.5, dashed: false };
const GRID_PEN: Pen = Pen { colour: colours::GRID, width: 2.2, dashed: false };

pub fn picture(scene: &Judged<'_>) -> Option<RgbImage> {
    let mut canvas = scene.canvas([0.0; 4])?;
    let floor = &scene.kit.floor;
    let [w, h] = floor.size_mm;
    for cell in &floor.blocked {
        hatch_cell(scene, &mut canvas, *cell);
    }
    let [x, y, width, depth] = floor.grid_mm;
    for column in 0..=floor.columns {
        let at = x + width * f64::from(column) / f64::from(floor.columns);
        line(scene, &mut canvas, [at, y], [at, y + depth], GRID_PEN);
    }
    for row in 0..=floor.rows {
        let at = y + depth * f64::from(row) / f64::from(floor.rows);
        line(scene, &mut canvas, [x, at], [x + width, at], GRID_PEN);
    }
    let corners = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
    for i in 0..4 {
        line(scene, &mut canvas, corners[i], corners[(i + 1) % 4], EDGE_PEN);
    }
    let u = canvas.unit;
    let pieces = scene.findings().floor.iter().filter(|o| matches!(o.seen, Point::Floor(_)));
    for piece in pieces.clone() {
        if let Some(at) = canvas.place(piece.pixel) {
            band::cross(&mut canvas, at, 6.0 * u, colours::PIECE);
        }
    }
    for cell in floor.cells() {
        name_cell(scene, &mut canvas, cell);
    }
    for [x, y] in corners {
        let pixel = scene.view.project([x, y, 0.0]).filter(|p| scene.view.inside(*p, 0.0));
        if let Some(at) = pixel.and_then(|p| canvas.place(p)) {
            band::square(&mut canvas, at, 13.0 * u, colours::EDGE);
        }
    }
    let say = scene.tools.say;
    let mut items = vec![
        Item { sign: Sign::Line(EDGE_PEN), text: say(Word::FloorEdge) },
        Item { sign: Sign::Square(colours::EDGE), text: say(Word::FloorCorner) },
        Item { sign: Sign::Cross(colours::PIECE), text: say(Word::Pieces(pieces.count())) },
    ];
    if !floor.blocked.is_empty() {
        items.push(Item { sign: Sign::Hatch(colours::GRID, Hatch::Rising), text: say(Word::TableCells) });
    }
    let sure = say(Word::Sure(scene.findings().confidence));
    let (canvas, _) = band::below(canvas, &say(Word::Title(Plate::Floor)), &[sure], &items, 0.0)?;
    Some(canvas.into_rgb())
}

/// A straight line on the floor, as far as it lies before the camera.
fn line(scene: &Judged<'_>, canvas: &mut Canvas<'_>, from: [f64; 2], to: [f64; 2], pen: Pen) {
    for run in floor_line(&scene.view, from, to, &|p| canvas.place(p)) {
        canvas.line(&run, false, pen);
    }
}

/// Corners of a cell in the picture; none where one lies behind the camera.
fn corners(scene: &Judged<'_>, canvas: &Canvas<'_>, cell: Cell) -> Option<[[f32; 2]; 4]> {
    let [x, y] = scene.kit.floor.centre(cell);
    let [w, d] = scene.kit.floor.cell_mm().map(|s| 0.5 * s);
    let at = |x: f64, y: f64| canvas.place(scene.view.project([x, y, 0.0])?);
    Some([at(x - w, y - d)?, at(x + w, y - d)?, at(x + w, y + d)?, at(x - w, y + d)?])
}

/// Hatching on the floor itself, so that it lies in the cell's plane.
fn hatch_cell(scene: &Judged<'_>, canvas: &mut Canvas<'_>, cell: Cell) {
    const LINES: i32 = 7;
    let Some(around) = corners(scene, canvas, cell) else { return };
    canvas.fill(&around, [0, 0, 0, 0x55]);
    let [x, y] = scene.kit.floor.centre(cell);
    let [w, d] = scene.kit.floor.cell_mm();
    for k in 1 - LINES..LINES {
        // From the left or front side of the cell to its back or right side.
        let shift = f64::from(k) / f64::from(LINES);
        let (low, high) = ((-shift).max(0.0), (1.0 - shift).min(1.0));
        let at = |t: f64| [x - 0.5 * w + t * w, y - 0.5 * d + (t + shift) * d];
        line(scene, canvas, at(low), at(high), Pen { colour: colours::faint(colours::GRID, 0.7), ..GRID_PEN });
    }
}

fn name_cell(scene: &Judged<'_>, canvas: &mut Canvas<'_>, cell: Cell) {
    let [x, y] = scene.kit.floor.centre(cell);
    let middle = scene.view.project([x, y, 0.0]).filter(|p| scene.view.inside(*p, 0.0));
    let Some(at) = middle.and_then(|p| canvas.place(p)) else { return };
    let u = canvas.unit;
    let span = corners(scene, canvas, cell).map_or(0.0, |c| (c[1][0] - c[0][0]).abs() / u);
    let size = (0.17 * span).clamp(20.0, 34.0) * u;
    let name = cell.to_string();
    let width = canvas.fonts.width(&name, size, Weight::Strong);
    let half = [0.5 * width + 0.4 * size, 0.66 * size];
    canvas.round_rect([at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1]], size, colours::TAG);
    canvas.text(&name, [at[0] - 0.5 * width, at[1] + 0.34 * size], size, Weight::Strong, colours::ON_TAG);
}
