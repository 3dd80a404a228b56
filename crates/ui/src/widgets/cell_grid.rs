//! A grid of cells seen from its front: pieces on discs that are tapped or dragged, cells under a table, marked cells.

use egui::{
    Align2, Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::{Icon, dashed_rect, focus_ring, paint_disc, paint_icon_filled, paint_text};
use crate::theme::{Theme, Type, icon, radius, space, stroke};

/// The widest and the narrowest cell.
const MOST_SIDE: f32 = 104.0;
const LEAST_SIDE: f32 = 40.0;
/// How far apart the stripes of the table lie.
const STRIPE: f32 = 14.0;

/// One cell as it is drawn.
#[derive(Clone, Debug, Default)]
pub struct CellLook {
    /// The label in its corner.
    pub label: String,
    /// What screen readers say of it.
    pub name: String,
    /// The piece on it: its sign, its disc, and whether it counts.
    pub piece: Option<(Icon, Color32, bool)>,
    /// Under the table: nothing stands here.
    pub blocked: bool,
    /// Marked, such as a cell that is green on a card.
    pub marked: bool,
    /// Where the next piece may go.
    pub target: bool,
}

/// What a person did on a grid; cells are counted from the front left, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridAnswer {
    Tap(usize),
    Drag { from: usize, to: usize },
}

/// The floor of a room, or of a card.
pub struct CellGrid<'a> {
    columns: usize,
    cells: &'a [CellLook],
    /// Words at the far side, over the table, and at the near side.
    back: &'a str,
    table: &'a str,
    front: &'a str,
    most_side: f32,
}

/// Where everything lies.
struct Cells {
    whole: Rect,
    side: f32,
    /// What the words at the far side take.
    above: f32,
}

impl<'a> CellGrid<'a> {
    pub fn new(columns: usize, cells: &'a [CellLook]) -> Self {
        Self { columns: columns.max(1), cells, back: "", table: "", front: "", most_side: MOST_SIDE }
    }

    /// What stands at the far side, over the cells under the table, and at the near side.
    pub fn words(mut self, back: &'a str, table: &'a str, front: &'a str) -> Self {
        (self.back, self.table, self.front) = (back, table, front);
        self
    }

    /// No cell is wider than this.
    pub fn most_side(mut self, side: f32) -> Self {
        self.most_side = side;
        self
    }

    fn rows(&self) -> usize {
        self.cells.len().div_ceil(self.columns)
    }

    /// A picture of it: nothing can be tapped.
    pub fn show_still(&self, ui: &mut Ui) -> Response {
        let plan = self.lay(ui, f32::INFINITY);
        let response = ui.interact(plan.whole, ui.scope_id().with("still"), Sense::hover());
        self.paint(ui, &plan);
        response
    }

    /// Shows it, at most `height` high; what was tapped or dragged?
    pub fn show(&self, ui: &mut Ui, height: f32) -> Option<GridAnswer> {
        let plan = self.lay(ui, height);
        self.paint(ui, &plan);
        let mut answer = None;
        let mut dragged = None;
        for (index, look) in self.cells.iter().enumerate() {
            let rect = self.rect_of(&plan, index);
            let sense = if look.piece.is_some() { Sense::click_and_drag() } else { Sense::click() };
            let response = ui.interact(rect, ui.scope_id().with(("cell", index)), sense);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, !look.blocked, &look.name));
            focus_ring(ui, &response, radius::M);
            if response.clicked() && !look.blocked {
                answer = Some(GridAnswer::Tap(index));
            }
            let at = response.interact_pointer_pos();
            if let (Some(at), Some((icon, fill, _))) = (at.filter(|_| response.dragged()), look.piece) {
                dragged = Some((at, icon, fill));
            }
            if let Some(at) = at.filter(|_| response.drag_stopped()) {
                let to = (0..self.cells.len()).find(|to| self.rect_of(&plan, *to).contains(at));
                answer = to.filter(|to| *to != index).map(|to| GridAnswer::Drag { from: index, to }).or(answer);
            }
        }
        if let Some((at, icon, fill)) = dragged {
            paint_disc(ui.painter(), at, plan.side * 0.8, icon, fill);
        }
        answer
    }

    /// Makes room for everything.
    fn lay(&self, ui: &mut Ui, height: f32) -> Cells {
        let line = Theme::of(ui.ctx()).line(Type::Caption) + space::XS;
        let taken = |words: &str| if words.is_empty() { 0.0 } else { line };
        let (above, below) = (taken(self.back), taken(self.front));
        let (columns, rows) = (self.columns as f32, self.rows() as f32);
        let wide = (ui.available_width() + space::S) / columns - space::S;
        let high = (height - above - below + space::S) / rows - space::S;
        let side = wide.min(high).clamp(LEAST_SIDE.min(wide), self.most_side);
        let size = vec2(ui.available_width(), rows * (side + space::S) - space::S + above + below);
        Cells { whole: ui.allocate_exact_size(size, Sense::hover()).0, side, above }
    }

    /// A cell, the front row lowest.
    fn rect_of(&self, plan: &Cells, index: usize) -> Rect {
        let step = plan.side + space::S;
        let left = plan.whole.center().x - (self.columns as f32 * step - space::S) / 2.0;
        let (column, row) = (index % self.columns, index / self.columns);
        let from_top = self.rows() - 1 - row;
        let corner = pos2(left + column as f32 * step, plan.whole.top() + plan.above + from_top as f32 * step);
        Rect::from_min_size(corner, Vec2::splat(plan.side))
    }

    fn paint(&self, ui: &Ui, plan: &Cells) {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let painter = ui.painter();
        if !self.back.is_empty() {
            let at = pos2(self.rect_of(plan, 0).left(), plan.whole.top());
            paint_text(painter, &theme, at, Align2::LEFT_TOP, Type::Caption, color.ink2, self.back);
        }
        for (index, look) in self.cells.iter().enumerate() {
            if !look.blocked {
                self.paint_cell(ui, &theme, self.rect_of(plan, index), look);
            }
        }
        self.paint_tables(ui, &theme, plan);
        if !self.front.is_empty() {
            let at = pos2(plan.whole.center().x + icon::S, plan.whole.bottom());
            let words = paint_text(painter, &theme, at, Align2::CENTER_BOTTOM, Type::Caption, color.ink2, self.front);
            let sign = words.left_center() - vec2(icon::S, 0.0);
            paint_icon_filled(painter, sign, Icon::Camera, icon::S, color.ink2);
        }
    }

    fn paint_cell(&self, ui: &Ui, theme: &Theme, rect: Rect, look: &CellLook) {
        let color = &theme.color;
        let fill = if look.marked { color.ok_tint } else { color.surface };
        ui.painter().rect(rect, radius::M, fill, theme.hair(), StrokeKind::Inside);
        if look.marked {
            let edge = Stroke::new(stroke::EDGE, color.ok_text);
            ui.painter().rect_stroke(rect, radius::M, edge, StrokeKind::Inside);
        } else if look.target {
            dashed_rect(ui.painter(), rect, radius::M, Stroke::new(stroke::EDGE, color.primary_text));
        }
        let large = rect.width() >= 44.0;
        if let Some((icon, disc, counts)) = look.piece {
            let below = if large { 7.0 } else { 0.0 };
            let place = rect.center() + vec2(0.0, below);
            let side = (rect.width() - 2.0 * below).min(rect.height() - 18.0).max(rect.width() * 0.62);
            paint_disc(ui.painter(), place, side, icon, if counts { disc } else { color.ink3 });
            if !counts {
                let line = Stroke::new(stroke::EDGE, color.seal);
                ui.painter().line_segment([rect.left_bottom(), rect.right_top()], line);
            }
        }
        if large {
            let at = rect.left_top() + vec2(space::S, 2.0);
            let ink = if look.marked { color.ok_text } else { color.ink2 };
            // Like all of the board it does not grow with the text, or it would lie on the piece.
            ui.painter().text(at, Align2::LEFT_TOP, &look.label, theme.board_font(Type::Caption), ink);
        }
    }

    /// Cells under the table that lie side by side are one striped field.
    fn paint_tables(&self, ui: &Ui, theme: &Theme, plan: &Cells) {
        let color = &theme.color;
        let mut index = 0;
        while index < self.cells.len() {
            let row_end = (index / self.columns + 1) * self.columns;
            let run = self.cells[index..row_end.min(self.cells.len())].iter().take_while(|look| look.blocked).count();
            if run == 0 {
                index += 1;
                continue;
            }
            let rect = self.rect_of(plan, index).union(self.rect_of(plan, index + run - 1));
            ui.painter().rect_filled(rect, radius::M, color.seal_tint);
            stripes(ui.painter(), rect.shrink(2.0), Stroke::new(STRIPE / 2.0, color.seal.gamma_multiply(0.14)));
            let edge = Stroke::new(stroke::EDGE, color.seal);
            ui.painter().rect_stroke(rect, radius::M, edge, StrokeKind::Inside);
            if rect.width() > 60.0 {
                let (at, middle) = (rect.center(), Align2::CENTER_CENTER);
                paint_text(ui.painter(), theme, at, middle, Type::Label, color.seal_text, self.table);
            }
            index += run;
        }
    }
}

/// Slanted stripes that stay inside `rect`.
fn stripes(painter: &Painter, rect: Rect, line: Stroke) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let height = rect.height();
    let mut x = rect.left() - height;
    while x < rect.right() {
        let points: [Pos2; 2] = [pos2(x, rect.top()), pos2(x + height, rect.bottom())];
        painter.add(Shape::line_segment(points, line));
        x += STRIPE;
    }
}
