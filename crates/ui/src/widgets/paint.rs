//! Small painted helpers: dashed borders, focus ring, cards, hairline, key cap.

use std::sync::Arc;

use egui::{
    Color32, Context, InnerResponse, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo,
    cache::{ComputerMut, FrameCache},
    vec2,
};

use super::{outline, text::Lay};
use crate::theme::{Theme, Type, radius, space, stroke};

/// A dashed border on the inside of `rect`.
pub fn dashed_rect(painter: &Painter, rect: Rect, corner: f32, edge: Stroke) {
    let inside = rect.shrink(edge.width / 2.0);
    for dash in cached_dashes(painter.ctx(), inside.size(), corner - edge.width / 2.0).iter() {
        let points = dash.iter().map(|point| *point + inside.min.to_vec2()).collect();
        painter.add(Shape::line(points, edge));
    }
}

/// The ring around what the keyboard would press. Painted outside, so leave 6 points around.
pub fn focus_ring(ui: &Ui, response: &Response, corner: f32) {
    if response.has_focus() {
        paint_ring(ui, response.rect, corner);
    }
}

pub(super) fn paint_ring(ui: &Ui, rect: Rect, corner: f32) {
    let ring = Stroke::new(stroke::FOCUS, Theme::of(ui.ctx()).color.focus);
    let rect = rect.expand(stroke::FOCUS_GAP);
    ui.painter().rect_stroke(rect, corner + stroke::FOCUS_GAP, ring, StrokeKind::Outside);
}

/// A line across.
pub fn hairline(ui: &mut Ui) {
    let hair = Theme::of(ui.ctx()).hair();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), hair.width), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, hair);
}

/// A card, as wide as its place.
pub fn card<R>(ui: &mut Ui, add_contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    Theme::of(ui.ctx()).card_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        add_contents(ui)
    })
}

/// Rows of a list without gaps between them; part them with [`hairline`].
pub fn rows<R>(ui: &mut Ui, add_rows: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        add_rows(ui)
    })
}

/// A card that is one target as a whole; its contents are not touched on their own.
pub fn card_button(ui: &mut Ui, name: &str, add_contents: impl FnOnce(&mut Ui)) -> Response {
    let theme = Theme::of(ui.ctx());
    let response = ui
        .scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
            let hovered = ui.response().hovered();
            let frame = theme.card_frame().inner_margin(0.0);
            let frame = if hovered { frame.shadow(theme.raised_frame().shadow) } else { frame };
            frame.show(ui, add_contents);
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    focus_ring(ui, &response, radius::L);
    response
}

/// A key of the keyboard, for the list of shortcuts.
pub fn keycap(ui: &mut Ui, key: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let galley = Lay::new(&theme, Type::Rule, key).color(theme.color.ink2).lay(ui);
    let size = vec2(galley.size().x + 2.0 * space::S, galley.size().y + space::XS);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(stroke::CONTROL, theme.color.line);
    ui.painter().rect(rect, radius::S, theme.color.line, line, StrokeKind::Inside);
    let top = rect.with_max_y(rect.max.y - stroke::EDGE);
    ui.painter().rect(top, radius::S, theme.color.surface, line, StrokeKind::Inside);
    super::text::put_center(ui, &galley, top.center());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
    response
}

/// The fill of something that can be pressed, by what the pointer does.
pub(super) fn fill_of(response: &Response, rest: Color32, hover: Color32) -> Color32 {
    if response.hovered() || response.is_pointer_button_down_on() { hover } else { rest }
}

/// Where a pressed thing is painted: one point down.
pub(super) fn pressed(response: &Response) -> Vec2 {
    if response.is_pointer_button_down_on() { vec2(0.0, stroke::HAIR) } else { Vec2::ZERO }
}

#[derive(Default)]
struct DashedBorder;

impl ComputerMut<(DashKey, DashKey, DashKey), Dashes> for DashedBorder {
    fn compute(&mut self, (width, height, corner): (DashKey, DashKey, DashKey)) -> Dashes {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(f32::from_bits(width), f32::from_bits(height)));
        Arc::new(outline::dashes(&outline::rounded_rect(rect, f32::from_bits(corner)), stroke::DASH))
    }
}

/// A length by its bits, because a cache wants keys that can be hashed.
type DashKey = u32;

type Dashes = Arc<Vec<Vec<Pos2>>>;

fn cached_dashes(ctx: &Context, size: Vec2, corner: f32) -> Dashes {
    let key = (size.x.to_bits(), size.y.to_bits(), corner.to_bits());
    ctx.memory_mut(|memory| Arc::clone(memory.caches.cache::<FrameCache<Dashes, DashedBorder>>().get(key)))
}
