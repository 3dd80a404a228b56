//! What all parts of the board are drawn with: words that do not grow, rows with a heading, marks in groups.

use std::{fmt::Debug, hash::Hash, sync::Arc};

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use crate::{
    Cx,
    intent::{Intent, Panel, TableIntent},
};
use courtside_games::forbidden_city::{Area, State, words::area_name};
use courtside_rules::journal::{Mark, Seat};
use courtside_ui::{
    theme::{DISPLAY, Theme, Type, radius, space, stroke},
    widgets::{dashed_rect, focus_ring, paint_mark},
};

/// The column of headings on a wide board.
const HEADINGS: f32 = 116.0;
/// The line of a heading on a narrow one.
pub const HEADING_LINE: f32 = 24.0;

/// One line of words, in the board's own size.
pub fn say(painter: &Painter, theme: &Theme, at: (Pos2, Align2), kind: Type, color: Color32, words: &str) -> Rect {
    painter.text(at.0, at.1, words, theme.board_font(kind), color)
}

/// A number in the display serif.
pub fn number(painter: &Painter, center: Pos2, size: f32, color: Color32, words: &str) -> Rect {
    let font = FontId::new(size, FontFamily::Name(DISPLAY.into()));
    painter.text(center, Align2::CENTER_CENTER, words, font, color)
}

/// Words that wrap at `width`, in the board's own size.
pub fn lay(ui: &Ui, theme: &Theme, kind: Type, color: Color32, words: &str, width: f32) -> Arc<Galley> {
    let job = LayoutJob::simple(words.to_owned(), theme.board_font(kind), color, width.max(1.0));
    ui.painter().layout_job(job)
}

/// Puts a galley with its left upper corner at `corner`; answers its lower edge.
pub fn put(ui: &Ui, galley: &Arc<Galley>, corner: Pos2) -> f32 {
    ui.painter().galley(corner, Arc::clone(galley), Color32::PLACEHOLDER);
    corner.y + galley.size().y
}

/// The name, the remark and the spoken sentence of a part of the board.
pub struct Heading {
    pub area: Area,
    pub title: String,
    pub hint: String,
    pub sentence: String,
}

/// A row with its heading beside it, on a narrow board above it: where its pieces go, and whether it was tapped.
pub fn row(ui: &mut Ui, cx: &Cx, heading: &Heading, height: f32) -> (Rect, Option<Intent>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    part(ui, cx, heading, rect, HEADINGS)
}

/// The same inside a given place, with so much room for the heading.
pub fn part(ui: &Ui, cx: &Cx, heading: &Heading, rect: Rect, headings: f32) -> (Rect, Option<Intent>) {
    let response = tap(ui, rect, (heading.area, "row"), &heading.sentence);
    let color = &cx.theme.color;
    let content = if cx.narrow {
        let title = lay(ui, &cx.theme, Type::Label, color.ink, &heading.title, rect.width());
        put(ui, &title, rect.min);
        let after = rect.min + vec2(title.size().x + space::S, 1.0);
        let hint = lay(ui, &cx.theme, Type::Rule, color.ink3, &heading.hint, rect.right() - after.x);
        put(ui, &hint, after);
        rect.with_min_y(rect.top() + HEADING_LINE.max(1.0 + hint.size().y))
    } else {
        let room = headings - space::S;
        let title = lay(ui, &cx.theme, Type::Label, color.ink, &heading.title, room);
        let hint = lay(ui, &cx.theme, Type::Rule, color.ink3, &heading.hint, room);
        let top = rect.center().y - (title.size().y + hint.size().y) / 2.0;
        let middle = put(ui, &title, pos2(rect.left(), top));
        put(ui, &hint, pos2(rect.left(), middle));
        rect.with_min_x(rect.left() + headings)
    };
    (content, response.clicked().then(|| about(cx, heading.area)))
}

/// The room for pieces in a row of this width.
pub fn content_width(cx: &Cx, width: f32) -> f32 {
    if cx.narrow { width } else { width - HEADINGS }
}

/// The height of a row whose pieces need `pieces`.
pub fn row_height(cx: &Cx, pieces: f32) -> f32 {
    if cx.narrow { pieces + HEADING_LINE } else { pieces }
}

/// A place of the board that answers a tap and says one sentence.
pub fn tap(ui: &Ui, rect: Rect, salt: impl Hash + Debug, sentence: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(("city board", salt)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, sentence));
    focus_ring(ui, &response, radius::S);
    response
}

/// Asks how the numbers of an area came about.
pub fn about(cx: &Cx, area: Area) -> Intent {
    Intent::Table(TableIntent::Panel(Some(Panel::About(cx.say(&area_name(area))))))
}

pub fn mark_of(state: &State, seat: Seat) -> Mark {
    state.players().get(seat.index()).map_or(Mark::Black, |player| player.mark)
}

/// Marks that share a place, all in sight and none ahead of another.
pub fn group(painter: &Painter, theme: &Theme, center: Pos2, side: f32, marks: &[Mark]) {
    const PLACES: [&[(f32, f32)]; 5] = [
        &[(0.0, 0.0)],
        &[(-0.26, 0.0), (0.26, 0.0)],
        &[(-0.26, 0.22), (0.26, 0.22), (0.0, -0.26)],
        &[(-0.26, -0.26), (0.26, -0.26), (-0.26, 0.26), (0.26, 0.26)],
        &[(-0.32, -0.3), (0.32, -0.3), (-0.32, 0.3), (0.32, 0.3), (0.0, 0.0)],
    ];
    let Some(places) = marks.len().checked_sub(1).and_then(|last| PLACES.get(last)) else { return };
    let each = side * [1.0, 0.66, 0.6, 0.56, 0.52][marks.len() - 1];
    for (mark, (x, y)) in marks.iter().zip(*places) {
        paint_mark(painter, theme, center + side * vec2(*x, *y), each, *mark, "");
    }
}

/// The pair: two marks in one yoke.
pub fn pair(painter: &Painter, theme: &Theme, [left, right]: [Pos2; 2], side: f32, mark: Mark) {
    let colors = theme.player(mark);
    let yoke = Rect::from_two_pos(left, right).expand(0.54 * side);
    let edge = Stroke::new(stroke::CONTROL, colors.edge);
    painter.rect(yoke, yoke.height() / 2.0, colors.tint, edge, StrokeKind::Inside);
    paint_mark(painter, theme, left, side, mark, "");
    paint_mark(painter, theme, right, side, mark, "");
}

/// A closed dashed line around something that is not there.
pub fn dashed(painter: &Painter, theme: &Theme, mut points: Vec<Pos2>) {
    points.extend(points.first().copied());
    let [dash, gap] = stroke::DASH;
    painter.extend(Shape::dashed_line(&points, Stroke::new(stroke::CONTROL, theme.color.outline), dash, gap));
}

/// A value that nobody has entered yet: gold, dashed, with a word or a question mark.
pub fn not_known(ui: &Ui, theme: &Theme, rect: Rect, words: &str) {
    let color = &theme.color;
    ui.painter().rect_filled(rect, radius::S, color.gold_tint);
    dashed_rect(ui.painter(), rect, radius::S, Stroke::new(stroke::CONTROL, color.gold_line));
    let galley = lay(ui, theme, Type::Caption, color.gold_text, words, rect.width() - space::S);
    put(ui, &galley, rect.center() - galley.size() / 2.0);
}
