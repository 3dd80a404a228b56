//! The Night: sky, moon and roofs, with the dice large in front of them.

use std::sync::Arc;

use eframe::egui::{
    self, Color32, Galley, Mesh, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, WidgetInfo,
    epaint::CornerRadiusF32, pos2, vec2,
};

use super::{
    dice::{dice_on, remark, sentence},
    draw::{lay, put},
};
use crate::{
    Cx,
    intent::{Intent, half},
    screens::forbidden_city::{CityDraft, Detour},
};
use courtside_games::forbidden_city::State;
use courtside_ui::{
    theme::{NIGHT, Type, icon, radius, size, space, stroke},
    widgets::{Icon, focus_ring, paint_icon},
};

/// The height of the panel over the rest of a wide board.
pub const LOW: f32 = 188.0;
/// Its width beside the rest of a very wide one.
pub const BESIDE: f32 = 380.0;
const MARGIN: f32 = 24.0;
/// The dice of a phone.
const SMALL: f32 = 64.0;
/// The picture is drawn as if the panel were so wide.
const DRAWN: f32 = 400.0;

/// The panel, as wide as its place; low ones have the words beside the dice, high ones above them.
pub fn night_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence(cx, state)));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect(rect, radius::GROUND, NIGHT.sky, cx.theme.contrast_edge(), StrokeKind::Inside);
    let low = rect.width() > 1.6 * rect.height();
    scenery(&painter, rect, low, cx.narrow);
    let (title_wide, text_wide) = match (cx.narrow, low) {
        (true, _) => (0.62 * rect.width(), rect.width() - 2.0 * MARGIN),
        (false, true) => (0.34 * rect.width(), 0.34 * rect.width()),
        (false, false) => (0.54 * rect.width(), 0.54 * rect.width()),
    };
    let title = lay(ui, &cx.theme, Type::Title, NIGHT.text, &cx.get("city-board-dice"), title_wide);
    let text = lay(ui, &cx.theme, Type::Body, NIGHT.text2, &remark(cx, state), text_wide);
    let place = match (cx.narrow, low) {
        (true, _) => dice_first(ui, cx, state, rect, [&title, &text]),
        (false, true) => beside(ui, cx, state, rect, [&title, &text]),
        (false, false) => above(ui, cx, state, rect, [&title, &text]),
    };
    let mend = CityDraft { detour: Some(Detour::Die), ..CityDraft::default() };
    mend_ui(ui, cx, place).then(|| half(mend))
}

/// "Correct a die", in the colours of the Night.
fn mend_ui(ui: &egui::Ui, cx: &Cx, place: Rect) -> bool {
    let words = cx.get("city-board-mend-die");
    let response = ui.interact(place, ui.scope_id().with("mend a die"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    let fill = if response.hovered() { NIGHT.hills } else { NIGHT.sky };
    let edge = Stroke::new(stroke::CONTROL, NIGHT.text2);
    ui.painter().rect(place, radius::BUTTON, fill, edge, StrokeKind::Inside);
    let galley = lay(ui, &cx.theme, Type::Label, NIGHT.text, &words, place.width() - icon::M - 3.0 * space::S);
    let whole = icon::M + space::S + galley.size().x;
    let left = place.center().x - whole / 2.0;
    let sign = pos2(left + icon::M / 2.0, place.center().y);
    paint_icon(ui.painter(), sign, Icon::PencilSimple, icon::M, NIGHT.text);
    put(ui, &galley, pos2(left + icon::M + space::S, place.center().y - galley.size().y / 2.0));
    focus_ring(ui, &response, radius::BUTTON);
    response.clicked()
}

/// What the panel of a phone needs at this width.
pub fn high(width: f32) -> f32 {
    let words = 130.0;
    space::L + words + SMALL + size::TARGET_MIN + 2.0 * space::M + 0.26 * width
}

fn die_side(width: f32) -> f32 {
    ((width - 2.0 * MARGIN - 2.0 * space::L) / 3.0).min(112.0)
}

/// Words and button at the left, the dice beside them; answers the place for the button.
fn beside(ui: &egui::Ui, cx: &Cx, state: &State, rect: Rect, [title, text]: [&Arc<Galley>; 2]) -> Rect {
    let words = title.size().y + text.size().y + space::XS + space::M + size::TARGET_MIN;
    let top = rect.center().y - words / 2.0;
    let below = put(ui, title, pos2(rect.left() + MARGIN, top)) + space::XS;
    let below = put(ui, text, pos2(rect.left() + MARGIN, below)) + space::M;
    let side = (0.46 * rect.height()).min(96.0);
    let left = rect.left() + MARGIN + 0.36 * rect.width();
    dice_on(ui, cx, state, 1.0, pos2(left, rect.center().y - side / 2.0 - space::S), [side, space::L]);
    let corner = pos2(rect.left() + MARGIN, below);
    Rect::from_min_max(corner, pos2(left - MARGIN, below + size::TARGET_MIN))
}

/// On a phone, where the question covers the lower half: title, dice and button first; answers the button's place.
fn dice_first(ui: &egui::Ui, cx: &Cx, state: &State, rect: Rect, [title, text]: [&Arc<Galley>; 2]) -> Rect {
    let left = rect.left() + MARGIN;
    let top = put(ui, title, rect.min + vec2(MARGIN, space::L)) + space::S;
    dice_on(ui, cx, state, 1.0, pos2(left, top), [SMALL, space::M]);
    let corner = pos2(left, top + SMALL + space::M);
    let place = Rect::from_min_size(corner, vec2(3.0 * SMALL + 2.0 * space::M, size::TARGET_MIN));
    put(ui, text, pos2(left, place.bottom() + space::M));
    place
}

/// Words, dice, button, from above; answers the place for the button.
fn above(ui: &egui::Ui, cx: &Cx, state: &State, rect: Rect, [title, text]: [&Arc<Galley>; 2]) -> Rect {
    let below = put(ui, title, rect.min + vec2(MARGIN, MARGIN)) + space::XS;
    let below = put(ui, text, pos2(rect.left() + MARGIN, below));
    let side = die_side(rect.width());
    let left = rect.center().x - 1.5 * side - space::L;
    let top = (rect.top() + 0.33 * rect.height()).max(below + space::L);
    dice_on(ui, cx, state, 1.0, pos2(left, top), [side, space::L]);
    let corner = pos2(left, top + side + space::L);
    Rect::from_min_size(corner, vec2(3.0 * side + 2.0 * space::L, size::TARGET_MIN))
}

fn scenery(painter: &Painter, rect: Rect, low: bool, narrow: bool) {
    let whole = rect.width() / DRAWN;
    // Where there is little sky, the roofs are far away.
    let scale = if low || rect.height() < 1.2 * rect.width() { 0.58 } else { whole };
    let moon = if low { 30.0 } else { 48.0 * whole };
    let center = pos2(rect.right() - 1.9 * moon, rect.top() + if low { 1.5 } else { 1.9 } * moon);
    painter.circle_filled(center, moon, NIGHT.moon);
    painter.circle_filled(center - 0.375 * moon * vec2(1.0, 0.55), 0.92 * moon, NIGHT.sky);
    const STARS: [(f32, f32, f32); 8] = [
        (0.55, 0.04, 1.3),
        (0.63, 0.11, 2.0),
        (0.94, 0.30, 1.8),
        (0.10, 0.58, 1.6),
        (0.97, 0.45, 1.4),
        (0.96, 0.07, 1.4),
        (0.34, 0.60, 1.6),
        (0.72, 0.62, 1.3),
    ];
    // No star shines through the words: those of a low panel stand where the lower stars would be.
    let free = |x: f32, y: f32| if low { y < 0.2 && x < 0.9 } else { !narrow || x > 0.9 };
    for (x, y, round) in STARS.into_iter().filter(|(x, y, _)| free(*x, *y)) {
        painter.circle_filled(rect.min + vec2(x * rect.width(), y * rect.height()), round, NIGHT.moon);
    }
    let floor = rect.bottom() - 48.0 * scale;
    let hills = [(0.0, 64.0), (0.175, 124.0), (0.375, 74.0), (0.575, 144.0), (0.8, 78.0), (1.0, 124.0)];
    let tall = if low { 0.5 } else { 1.0 } * scale;
    let hills: Vec<Pos2> = hills.iter().map(|(x, y)| pos2(rect.left() + x * rect.width(), floor - y * tall)).collect();
    painter.add(columns(&hills, floor, NIGHT.hills));
    let middle = if low { rect.right() - 145.0 * scale } else { rect.center().x };
    roofs(painter, pos2(middle, rect.bottom()), scale);
    let ground = rect.with_min_y(floor);
    let corner = CornerRadiusF32 { nw: 0.0, ne: 0.0, sw: radius::GROUND, se: radius::GROUND };
    painter.rect_filled(ground, corner, NIGHT.roofs);
    for (x, y) in [(-50.0, 38.0), (36.0, 38.0), (-8.0, 80.0)] {
        let corner = pos2(middle + x * scale, rect.bottom() - y * scale);
        painter.rect_filled(Rect::from_min_size(corner, scale * vec2(15.0, 20.0)), 3.0, NIGHT.lamp);
    }
}

/// Two curved roofs, one above the other, around `foot`.
fn roofs(painter: &Painter, foot: Pos2, scale: f32) {
    let at = |x: f32, y: f32| foot + scale * vec2(x, -y);
    painter.rect_filled(Rect::from_two_pos(at(-80.0, 116.0), at(80.0, 44.0)), 0.0, NIGHT.roofs);
    for (reach, inner, eave, ridge) in [(116.0, 68.0, 110.0, 152.0), (140.0, 88.0, 50.0, 88.0)] {
        // A quarter of the curve from the eave up to the ridge, then its mirror image.
        let curve = |part: f32| {
            let rest = 1.0 - part;
            let (x, y) = (reach - 0.75 * (reach - inner), eave + 0.25 * (ridge - eave));
            let bend = |a: f32, b: f32, c: f32| rest * rest * a + 2.0 * rest * part * b + part * part * c;
            (bend(reach, x, inner), bend(eave, y, ridge))
        };
        let half: Vec<(f32, f32)> = (0..=8).map(|step| curve(step as f32 / 8.0)).collect();
        let left = half.iter().map(|(x, y)| at(-x, *y));
        let right = half.iter().rev().map(|(x, y)| at(*x, *y));
        let top: Vec<Pos2> = left.chain(right).collect();
        painter.add(columns(&top, at(0.0, eave - 6.0).y, NIGHT.roofs));
    }
}

/// Everything between a line and the floor under it, in upright strips: each of them is convex.
fn columns(top: &[Pos2], floor: f32, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for point in top {
        let next = mesh.vertices.len() as u32;
        mesh.colored_vertex(*point, color);
        mesh.colored_vertex(pos2(point.x, floor), color);
        if next >= 2 {
            mesh.add_triangle(next - 2, next - 1, next);
            mesh.add_triangle(next - 1, next, next + 1);
        }
    }
    Shape::mesh(mesh)
}
