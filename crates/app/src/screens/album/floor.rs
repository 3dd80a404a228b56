//! The floor from above: its photo with four corners, its size, its grid and the cells under the table.

use eframe::egui::{self, Stroke};

use super::{
    canvas::{Canvas, Gesture, Laid, Mode},
    figure::{paint_path, view_ui},
    length_ui,
    list::add_ui,
    notices_ui, split_ui,
};
use crate::{
    Cx,
    albums::{AlbumDesk, AlbumIntent, Field, FloorStep, Page},
    intent::Intent,
    screens::layout::{Counted, card_ui},
};
use courtside_desk::album::GridShares;
use courtside_photo::verdict::Cell;
use courtside_ui::{
    theme::{PHOTO_OVERLAY, Type, radius, space, stroke},
    widgets::{Button, Icon, Kind, Segments, dashed_rect, label, label_in},
};

/// So many columns and rows a floor may have here.
const MOST_COLUMNS: u8 = 12;
const MOST_ROWS: u8 = 12;

pub(super) fn floor_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, step: FloorStep) -> Option<Intent> {
    split_ui(
        ui,
        cx,
        &cx.get("album-floor"),
        |ui, height| match step {
            FloorStep::Corners => corners_picture(ui, cx, desk, height),
            FloorStep::Grid => grid_picture(ui, cx, desk, height),
        },
        |ui| {
            ui.spacing_mut().item_spacing.y = space::M;
            let mut asked = notices_ui(ui, cx, desk);
            let mut chosen = step;
            let [name, corners, grid] =
                ["album-steps", "album-step-corners", "album-step-grid"].map(|id| cx.texts.get(id));
            let segments = Segments::new(&name, &mut chosen)
                .option(FloorStep::Corners, &corners)
                .option(FloorStep::Grid, &grid)
                .wide();
            segments.show(ui);
            asked = asked.or((chosen != step).then_some(AlbumIntent::Show(Page::Floor(chosen))));
            let tools = card_ui(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::M;
                match step {
                    FloorStep::Corners => corners_tools(ui, cx, desk),
                    FloorStep::Grid => grid_tools(ui, cx, desk),
                }
            });
            let (words, page) = match step {
                FloorStep::Corners => ("album-to-grid", Page::Floor(FloorStep::Grid)),
                FloorStep::Grid => ("album-back-to-list", Page::List),
            };
            let words = cx.texts.get(words);
            let next = Button::new(&words).kind(Kind::Primary).wide().icon_right(Icon::ArrowRight).show(ui).clicked();
            asked.or(tools).or(next.then_some(AlbumIntent::Show(page)))
        },
    )
}

fn corners_picture(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, height: f32) -> Option<AlbumIntent> {
    let floor = &desk.album.floor;
    let (Some(seen), Some(corners)) = (floor.source.and_then(|it| desk.pictures.get(it)), floor.corners) else {
        empty_ui(ui, cx, "album-floor-none", height);
        return None;
    };
    let names = ["album-front-left", "album-front-right", "album-back-right", "album-back-left"];
    let points: Vec<([f64; 2], String)> = corners.into_iter().zip(names.map(|id| cx.texts.get(id))).collect();
    let name = cx.get("album-canvas-floor");
    let canvas = Canvas { name: &name, seen, height, mode: Mode::Look, points: &points };
    let gesture = canvas.show(ui, |painter, laid| paint_path(painter, laid, &laid.points, true));
    match gesture? {
        Gesture::Moved(number, place) => {
            let mut corners = corners;
            corners[number] = place;
            Some(AlbumIntent::Corners(corners))
        }
        _ => None,
    }
}

/// Words where a picture will be.
fn empty_ui(ui: &mut egui::Ui, cx: &Cx, words: &'static str, height: f32) {
    let size = egui::vec2(ui.available_width(), height);
    let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    dashed_rect(ui.painter(), place, radius::L, Stroke::new(stroke::EDGE, cx.theme.color.outline));
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(place.shrink(space::L)));
    inside.centered_and_justified(|ui| label_in(ui, Type::Body, cx.theme.color.ink2, cx.texts.get(words)));
}

fn corners_tools(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<AlbumIntent> {
    let floor = &desk.album.floor;
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("album-how-floor"));
    let mut asked = add_ui(ui, cx, desk, Kind::Second);
    if floor.source.is_some() {
        view_ui(ui, cx, "album-canvas-floor");
    }
    label(ui, Type::Strong, cx.get("album-floor-size"));
    asked = asked.or(length_ui(ui, cx, desk, Field::FloorWidth, &cx.get("album-floor-width"), floor.width_mm));
    asked.or(length_ui(ui, cx, desk, Field::FloorDepth, &cx.get("album-floor-depth"), floor.depth_mm))
}

fn grid_picture(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, height: f32) -> Option<AlbumIntent> {
    let Some(seen) = desk.pictures.floor() else {
        empty_ui(ui, cx, "album-grid-none", height);
        return None;
    };
    let grid = desk.album.floor.grid.unwrap_or_default();
    let (width, depth) = (f64::from(seen.size.x), f64::from(seen.size.y));
    let names = ["album-grid-front-left", "album-grid-back-right"].map(|id| cx.texts.get(id));
    let ends = [[grid.left * width, grid.bottom * depth], [grid.right * width, grid.top * depth]];
    let points: Vec<([f64; 2], String)> = ends.into_iter().zip(names).collect();
    let name = cx.get("album-canvas-grid");
    let canvas = Canvas { name: &name, seen, height, mode: Mode::Tap, points: &points };
    let gesture = canvas.show(ui, |painter, laid| paint_grid(painter, laid, desk));
    match gesture? {
        Gesture::Moved(number, [x, y]) => {
            let (x, y) = ((x / width).clamp(0.0, 1.0), (y / depth).clamp(0.0, 1.0));
            let moved = match number {
                0 => GridShares { left: x, bottom: y, ..grid },
                _ => GridShares { right: x, top: y, ..grid },
            };
            (moved.right > moved.left + 0.05 && moved.bottom > moved.top + 0.05).then_some(AlbumIntent::Grid(moved))
        }
        Gesture::Tap([x, y]) => {
            let across = (f64::from(x) / width - grid.left) / (grid.right - grid.left);
            let up = (grid.bottom - f64::from(y) / depth) / (grid.bottom - grid.top);
            let inside = (0.0..1.0).contains(&across) && (0.0..1.0).contains(&up);
            let (columns, rows) = (f64::from(desk.album.floor.columns), f64::from(desk.album.floor.rows));
            let cell = Cell { column: (across * columns) as u8, row: (up * rows) as u8 };
            inside.then_some(AlbumIntent::Table(cell))
        }
        Gesture::Stroke(_) => None,
    }
}

fn paint_grid(painter: &egui::Painter, laid: &Laid, desk: &AlbumDesk) {
    let [[left, bottom], [right, top]] = laid.points.as_slice() else { return };
    let floor = &desk.album.floor;
    let (columns, rows) = (f64::from(floor.columns.max(1)), f64::from(floor.rows.max(1)));
    let at = |column: f64, row: f64| {
        laid.to_screen([left + (right - left) * column / columns, bottom + (top - bottom) * row / rows])
    };
    for cell in &floor.blocked {
        let (column, row) = (f64::from(cell.column), f64::from(cell.row));
        let rect = egui::Rect::from_two_pos(at(column, row), at(column + 1.0, row + 1.0));
        painter.rect_filled(rect, 0.0, PHOTO_OVERLAY.under);
    }
    let line = |from, to| {
        painter.line_segment([from, to], Stroke::new(4.0, PHOTO_OVERLAY.under));
        painter.line_segment([from, to], Stroke::new(stroke::EDGE, PHOTO_OVERLAY.grid));
    };
    (0..=floor.columns).for_each(|column| line(at(column.into(), 0.0), at(column.into(), rows)));
    (0..=floor.rows).for_each(|row| line(at(0.0, row.into()), at(columns, row.into())));
}

fn grid_tools(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<AlbumIntent> {
    let floor = &desk.album.floor;
    label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("album-how-grid"));
    view_ui(ui, cx, "album-canvas-grid");
    let [columns, rows] = ["album-columns", "album-rows"].map(|id| cx.texts.get(id));
    let counted = Counted { words: &columns, name: &columns, count: floor.columns, most: MOST_COLUMNS };
    let mut asked = counted.show(ui, cx, |count| AlbumIntent::Columns(count.max(1)));
    let counted = Counted { words: &rows, name: &rows, count: floor.rows, most: MOST_ROWS };
    asked = asked.or(counted.show(ui, cx, |count| AlbumIntent::Rows(count.max(1))));
    label(ui, Type::Strong, cx.get("album-under-table"));
    let cells: Vec<String> = floor.blocked.iter().map(Cell::to_string).collect();
    let words = if cells.is_empty() { cx.get("album-under-table-none") } else { cells.join(" ") };
    label(ui, Type::Body, words);
    let right = cx.get("album-grid-right");
    let set = floor.grid.is_none() && Button::new(&right).icon(Icon::Check).show(ui).clicked();
    asked.or(set.then(|| AlbumIntent::Grid(GridShares::default())))
}
