//! Player marks: a colour and the shape that belongs to it.

use egui::{
    Align2, Color32, Context, FontFamily, FontId, Mesh, Painter, Pos2, Response, Role, Sense, Shape as Painted, Stroke,
    Ui, Vec2, WidgetInfo,
};

use super::{Person, outline, words};
use crate::theme::{STRONG, Theme, size, stroke};
use courtside_rules::{
    journal::{Mark, Shape},
    text::Message,
};

/// A person's mark, with the initial where it is large enough; its name is "Lena, green triangle".
pub fn mark(ui: &mut Ui, person: &Person, side: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let initials = if side >= size::MARK_WITH_INITIAL { person.initials.as_str() } else { "" };
    paint_mark(ui.painter(), &theme, rect.center(), side, person.mark, initials);
    let name = format!("{}, {}", person.name, mark_words(ui.ctx(), person.mark));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response
}

/// A mark beside words that say whose it is: no accessible name of its own.
pub fn mark_quiet(ui: &mut Ui, mark: Mark, side: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_mark(ui.painter(), &theme, rect.center(), side, mark, "");
    response
}

/// "green triangle" in the widgets' language.
pub fn mark_words(ctx: &Context, mark: Mark) -> String {
    let id = match mark {
        Mark::Red => "mark-red",
        Mark::Blue => "mark-blue",
        Mark::Yellow => "mark-yellow",
        Mark::Green => "mark-green",
        Mark::Purple => "mark-purple",
        Mark::White => "mark-white",
        Mark::Orange => "mark-orange",
        Mark::Black => "mark-black",
    };
    words::say(ctx, &Message::new(id))
}

/// Paints a mark into a square of `side` around `center`, with letters on it unless they are empty.
pub fn paint_mark(painter: &Painter, theme: &Theme, center: Pos2, side: f32, mark: Mark, letters: &str) {
    let colors = theme.player(mark);
    let radius = radius_in(side);
    let points: Vec<Pos2> = outline::shape(mark.shape(), radius).into_iter().map(|v| center + v).collect();
    painter.add(fan(center, &points, colors.fill));
    painter.add(Painted::closed_line(points, Stroke::new(stroke::EDGE, colors.edge)));
    if !letters.is_empty() {
        let size = radius * if letters.chars().count() > 1 { 0.86 } else { 1.02 };
        let low = if mark.shape() == Shape::Triangle { 0.24 } else { 0.02 };
        let place = center + Vec2::new(0.0, low * radius);
        let font = FontId::new(size, FontFamily::Name(STRONG.into()));
        painter.text(place, Align2::CENTER_CENTER, letters, font, colors.on);
    }
}

/// Paints where a mark was: its dashed edge only.
pub fn paint_mark_ghost(painter: &Painter, theme: &Theme, center: Pos2, side: f32, mark: Mark) {
    let points: Vec<Pos2> = outline::shape(mark.shape(), radius_in(side)).into_iter().map(|v| center + v).collect();
    let edge = Stroke::new(stroke::CHOSEN, theme.player(mark).edge);
    for dash in outline::dashes(&points, stroke::DASH) {
        painter.add(Painted::line(dash, edge));
    }
}

/// The radius of a mark in a square: room for the edge and for the points of star and triangle.
fn radius_in(side: f32) -> f32 {
    0.42 * side
}

/// All shapes can be seen whole from their centre, so a fan fills them, concave or not; the edge covers its rim.
fn fan(center: Pos2, points: &[Pos2], fill: Color32) -> Painted {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(center, fill);
    for point in points {
        mesh.colored_vertex(*point, fill);
    }
    let count = points.len() as u32;
    for i in 0..count {
        mesh.add_triangle(0, 1 + i, 1 + (i + 1) % count);
    }
    Painted::mesh(mesh)
}
