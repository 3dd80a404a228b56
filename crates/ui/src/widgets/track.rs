//! A track: numbered cells with pieces, where they were, how they hopped, where they may go.

use egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    epaint::QuadraticBezierShape, pos2, vec2,
};

use super::{dashed_rect, paint_mark, paint_mark_ghost};
use crate::theme::{Theme, Type, radius, size, space, stroke};
use courtside_rules::journal::Mark;

/// Cells in a row; in several rows where they do not fit.
pub struct Track<'a> {
    sentence: &'a str,
    cells: std::ops::RangeInclusive<i64>,
    pieces: Vec<(i64, Mark, &'a str)>,
    ghosts: Vec<(i64, Mark)>,
    hops: Vec<(i64, i64, Mark)>,
    targets: Vec<i64>,
}

impl<'a> Track<'a> {
    /// `sentence` is what a screen reader says: "Intrigue: Lena 3, Roman 6".
    pub fn new(sentence: &'a str) -> Self {
        Self { sentence, cells: 0..=0, pieces: Vec::new(), ghosts: Vec::new(), hops: Vec::new(), targets: Vec::new() }
    }

    pub fn cells(mut self, first: i64, last: i64) -> Self {
        self.cells = first..=last;
        self
    }

    /// A piece; later ones on the same cell lie on top.
    pub fn piece(mut self, cell: i64, mark: Mark, letters: &'a str) -> Self {
        self.pieces.push((cell, mark, letters));
        self
    }

    /// Where a piece was before its move.
    pub fn ghost(mut self, cell: i64, mark: Mark) -> Self {
        self.ghosts.push((cell, mark));
        self
    }

    /// The way of a move.
    pub fn hop(mut self, from: i64, to: i64, mark: Mark) -> Self {
        self.hops.push((from, to, mark));
        self
    }

    /// A cell that may be chosen.
    pub fn target(mut self, cell: i64) -> Self {
        self.targets.push(cell);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let [cell_width, cell_height] = size::TRACK_CELL;
        let count = (self.cells.end() - self.cells.start() + 1).max(0) as usize;
        let fit = ((ui.available_width() + space::S) / (cell_width + space::S)).floor().max(1.0) as usize;
        let per_row = count.div_ceil(count.div_ceil(fit).max(1)).max(1);
        let rows = count.div_ceil(per_row).max(1);
        let row_height = cell_height + space::L;
        let width = per_row as f32 * (cell_width + space::S) - space::S;
        let (area, response) = ui.allocate_exact_size(vec2(width, rows as f32 * row_height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.sentence));
        let start = *self.cells.start();
        let place = |cell: i64| {
            let index = (cell - start).clamp(0, count.saturating_sub(1) as i64) as usize;
            let corner = area.min
                + vec2(
                    (index % per_row) as f32 * (cell_width + space::S),
                    (index / per_row) as f32 * row_height + space::L,
                );
            Rect::from_min_size(corner, vec2(cell_width, cell_height))
        };
        let painter = ui.painter();
        for cell in self.cells.clone() {
            paint_cell(painter, &theme, place(cell), cell);
        }
        for &target in &self.targets {
            let edge = Stroke::new(stroke::FOCUS, theme.color.seal);
            dashed_rect(painter, place(target), radius::M, edge);
        }
        for &(from, to, mark) in &self.hops {
            paint_hop(painter, &theme, place(from), place(to), mark);
        }
        let side = size::MARK_TRACK;
        for &(cell, mark) in &self.ghosts {
            paint_mark_ghost(painter, &theme, place(cell).center(), side, mark);
        }
        for (index, &(cell, mark, letters)) in self.pieces.iter().enumerate() {
            let below = self.pieces[..index].iter().filter(|other| other.0 == cell).count();
            let all = self.pieces.iter().filter(|other| other.0 == cell).count();
            let lift = below as f32 * stack_step(all) - (all as f32 - 1.0) * stack_step(all) / 2.0;
            let side = if all > 2 { size::MARK_TRACK_STACKED } else { side };
            let letters = if below + 1 == all { letters } else { "" };
            paint_mark(painter, &theme, place(cell).center() - vec2(0.0, lift), side, mark, letters);
        }
        response
    }
}

/// Several on one cell overlap upwards; the top one is ahead.
fn stack_step(pieces: usize) -> f32 {
    let [_, height] = size::TRACK_CELL;
    if pieces < 2 { 0.0 } else { (height * 0.36).min(height / pieces as f32) }
}

fn paint_cell(painter: &Painter, theme: &Theme, rect: Rect, cell: i64) {
    painter.rect(rect, radius::M, theme.color.inset, theme.hair(), StrokeKind::Inside);
    let font = Type::Caption;
    painter.text(rect.center(), Align2::CENTER_CENTER, cell, theme.board_font(font), theme.color.ink3);
}

/// An arc over the cells between; across rows a straight line.
fn paint_hop(painter: &Painter, theme: &Theme, from: Rect, to: Rect, mark: Mark) {
    let line = Stroke::new(stroke::FOCUS, theme.player(mark).edge);
    let (from, to): (Pos2, Pos2) = (from.center_top() + vec2(0.0, space::XS), to.center_top() + vec2(0.0, space::XS));
    let over = if from.y == to.y { from.y - 2.0 * space::L } else { from.y.midpoint(to.y) };
    let curve = [from, pos2(from.x.midpoint(to.x), over), to];
    painter.add(QuadraticBezierShape::from_points_stroke(curve, false, Color32::TRANSPARENT, line));
}
