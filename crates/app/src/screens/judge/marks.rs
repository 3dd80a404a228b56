//! What the judge draws over a photo: the grid, the guests' outlines and faces, their names, cells to choose from.

use std::f32::consts::TAU;

use eframe::egui::{Color32, Rect, Vec2};

use super::Judge;
use crate::{
    intent::{Layers, Tool},
    judging::{Judged, Photo},
};
use courtside_desk::case::{Question, Settled};
use courtside_photo::{overlay::Outline, verdict::Cell};
use courtside_ui::{
    theme::{PHOTO_OVERLAY, guest_line, stroke},
    widgets::{PhotoArea, PhotoLine, PhotoMarks, PhotoTag},
};

/// Widths of outlines: of the chosen guest, of the others, of what is behind something.
const CHOSEN: f32 = 3.5;
const OTHERS: f32 = 2.5;
const BEHIND: f32 = 1.25;
/// The ring around what is voted on: its width, its air, the least it may be as a share of the photo, and its corners.
const RING: f32 = 5.0;
const AIR: f32 = 1.15;
const LEAST_RING: f32 = 0.015;
const RING_STEPS: u8 = 64;

/// Everything over one photo. `chosen` is the guest whose card is shown.
pub fn marks(judge: &Judge<'_>, photo: &Photo, chosen: Option<&str>, tool: &Tool, layers: Layers) -> PhotoMarks {
    let mut marks = PhotoMarks::default();
    // Who puts the floor right looks at the floor.
    let layers = if *tool == Tool::Floor { Layers { grid: true, outlines: false, faces: false } } else { layers };
    if let Some(seen) = &photo.seen {
        if layers.grid || matches!(tool, Tool::Move(_)) {
            grid(&mut marks, seen);
        }
        if let Tool::Move(guest) = tool {
            cells(&mut marks, judge, seen, guest);
        }
        if layers.outlines {
            outlines(&mut marks, judge, photo, seen, chosen);
        }
        if layers.faces {
            faces(&mut marks, judge, seen);
        }
        if layers.outlines {
            tags(&mut marks, judge, photo, seen, chosen);
        }
    }
    dishes(&mut marks, photo);
    marks
}

fn line(points: &[[f32; 2]], color: Color32, width: f32) -> PhotoLine {
    PhotoLine { points: points.to_vec(), color, width, dashed: false, closed: false, behind: false }
}

fn grid(marks: &mut PhotoMarks, seen: &Judged) {
    let dashed =
        |points: &Vec<[f32; 2]>| PhotoLine { dashed: true, ..line(points, PHOTO_OVERLAY.grid, stroke::CONTROL) };
    marks.lines.extend(seen.overlay.grid.iter().map(dashed));
}

/// Cells where a guest may go, and the one it stands on.
fn cells(marks: &mut PhotoMarks, judge: &Judge<'_>, seen: &Judged, guest: &str) {
    let own = seen.figure(guest).and_then(|figure| seen.overlay.figures[figure].cell);
    let blocked = |cell: Cell| judge.desk.prepared().is_some_and(|prepared| prepared.kit.floor.is_blocked(cell));
    for (cell, points) in seen.overlay.cells.iter().filter(|(cell, _)| !blocked(*cell)) {
        let fill = if own == Some(*cell) { PHOTO_OVERLAY.here } else { PHOTO_OVERLAY.target };
        marks.areas.push(PhotoArea { points: points.clone(), fill });
    }
}

fn outlines(marks: &mut PhotoMarks, judge: &Judge<'_>, photo: &Photo, seen: &Judged, chosen: Option<&str>) {
    let is_chosen = |figure: &&Outline| Some(figure.id.as_str()) == chosen;
    let figures = seen.overlay.figures.iter();
    // The chosen one lies over the others.
    let ordered = figures.clone().filter(|it| !is_chosen(it)).chain(figures.filter(is_chosen));
    for figure in ordered {
        let own = is_chosen(&figure);
        let color = if own { PHOTO_OVERLAY.chosen } else { judge.line_of(figure) };
        for run in &figure.rings {
            let (color, width) = match (run.covered, own) {
                (true, _) => (color.gamma_multiply(PHOTO_OVERLAY.hidden_alpha), BEHIND),
                (false, true) => (color, CHOSEN),
                (false, false) => (color, OTHERS),
            };
            marks.lines.push(PhotoLine { behind: run.covered, ..line(&run.line, color, width) });
        }
    }
    let figure = chosen.and_then(|id| seen.figure(id));
    let closer = figure.and_then(|figure| photo.closer.get(&figure));
    marks.tints.extend(closer.map(|closer| (closer.place, closer.tint.clone())));
}

/// The face of one guest.
pub fn face(judge: &Judge<'_>, seen: &Judged, id: &str) -> Option<PhotoLine> {
    let figure = &seen.overlay.figures[seen.figure(id)?];
    let points = (figure.face.len() > 2).then_some(&figure.face)?;
    Some(PhotoLine { closed: true, ..line(points, judge.line_of(figure), stroke::CONTROL) })
}

fn faces(marks: &mut PhotoMarks, judge: &Judge<'_>, seen: &Judged) {
    for figure in seen.overlay.figures.iter().filter(|figure| figure.face.len() > 2) {
        marks.lines.push(PhotoLine { closed: true, ..line(&figure.face, judge.line_of(figure), stroke::CONTROL) });
    }
}

fn tags(marks: &mut PhotoMarks, judge: &Judge<'_>, photo: &Photo, seen: &Judged, chosen: Option<&str>) {
    let Some(settled) = photo.settled() else { return };
    let asked = voted_on(&settled);
    // Nearer ones first, so that farther ones give way; the chosen one before all.
    let mut order: Vec<&Outline> = seen.overlay.figures.iter().filter(|figure| !figure.rings.is_empty()).collect();
    order.sort_by(|one, other| one.depth.total_cmp(&other.depth));
    order.sort_by_key(|figure| Some(figure.id.as_str()) != chosen);
    for figure in order {
        let vote = asked.contains(&figure.id.as_str());
        let own = Some(figure.id.as_str()) == chosen;
        // A phone has no room for all the names.
        if judge.cx.narrow && !own {
            continue;
        }
        let name = judge.name(&figure.id);
        let words = figure.cell.map_or_else(|| name.clone(), |cell| format!("{name} {cell}"));
        marks.tags.push(PhotoTag { at: figure.top, words, vote });
    }
}

/// The guests about whom the table has to vote.
pub fn voted_on(settled: &Settled) -> Vec<&str> {
    let guests = settled.verdict.guests.iter().map(|guest| guest.id.as_str());
    let open = settled.open();
    guests.filter(|id| open.iter().any(|question: &Question| question.guest() == Some(*id))).collect()
}

/// A ring around a place in dispute.
pub fn ring(place: Rect, photo_width: f32) -> PhotoLine {
    let radius = (0.5 * place.size().length() * AIR).max(LEAST_RING * photo_width);
    let at = |step: u8| (place.center() + radius * Vec2::angled(TAU * f32::from(step) / f32::from(RING_STEPS))).into();
    let points: Vec<[f32; 2]> = (0..RING_STEPS).map(at).collect();
    PhotoLine { closed: true, ..line(&points, PHOTO_OVERLAY.chosen, RING) }
}

fn dishes(marks: &mut PhotoMarks, photo: &Photo) {
    for (_, outline) in photo.file.case.dishes() {
        let points: Vec<[f32; 2]> = outline.iter().map(|at| at.map(|it| it as f32)).collect();
        marks.lines.push(PhotoLine { closed: true, dashed: true, ..line(&points, PHOTO_OVERLAY.dish, OTHERS) });
    }
}

impl Judge<'_> {
    /// A guest's colour over a photo.
    fn line_of(&self, figure: &Outline) -> Color32 {
        guest_line(self.desk.guests.colour(&figure.id, figure.guest))
    }
}
