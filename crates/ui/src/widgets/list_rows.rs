//! Rows of a list that are targets as a whole: a switch, a link to another screen.

use egui::{Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{
    Icon, focus_ring, paint_icon,
    text::{Lay, put},
};
use crate::theme::{Theme, Type, icon, motion, radius, size, space, stroke};

/// A setting that is on or off.
pub struct SwitchRow<'a> {
    title: &'a str,
    on: &'a mut bool,
    detail: Option<&'a str>,
}

impl<'a> SwitchRow<'a> {
    pub fn new(title: &'a str, on: &'a mut bool) -> Self {
        Self { title, on, detail: None }
    }

    pub fn detail(mut self, words: &'a str) -> Self {
        self.detail = Some(words);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let [width, height] = size::SWITCH;
        let switch = vec2(width, height);
        let mut response = row(ui, &theme, self.title, self.detail, 0.0, switch.x);
        if response.clicked() {
            *self.on = !*self.on;
            response.mark_changed();
        }
        let on = *self.on;
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), on, self.title));
        let place =
            Rect::from_center_size(pos2(response.rect.right() - switch.x / 2.0, response.rect.center().y), switch);
        paint_switch(ui, &theme, &response, place, on);
        response
    }
}

fn paint_switch(ui: &Ui, theme: &Theme, response: &Response, rect: Rect, on: bool) {
    let color = &theme.color;
    let moved = ui.ctx().animate_bool_with_time(response.id, on, theme.duration(motion::PRESS));
    let (fill, edge, knob) =
        if on { (color.primary, color.primary, color.on_primary) } else { (color.inset, color.outline, color.outline) };
    let corner = rect.height() / 2.0;
    let edge = Stroke::new(theme.edge().width, edge);
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
    let inset = corner + stroke::HAIR / 2.0;
    let x = egui::lerp(rect.left() + inset..=rect.right() - inset, moved);
    ui.painter().circle_filled(pos2(x, rect.center().y), size::SWITCH_KNOB, knob);
}

/// A row that leads somewhere.
#[derive(Clone, Copy)]
pub struct LinkRow<'a> {
    title: &'a str,
    icon: Option<Icon>,
    detail: Option<&'a str>,
}

impl<'a> LinkRow<'a> {
    pub fn new(title: &'a str) -> Self {
        Self { title, icon: None, detail: None }
    }

    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    pub fn detail(mut self, words: &'a str) -> Self {
        self.detail = Some(words);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let sign = theme.scaled(icon::M);
        let before = if self.icon.is_some() { sign + space::M } else { 0.0 };
        let response = row(ui, &theme, self.title, self.detail, before, sign);
        let name = match self.detail {
            Some(detail) => format!("{}. {detail}", self.title),
            None => self.title.to_owned(),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        let rect = response.rect;
        if let Some(icon) = self.icon {
            let center = pos2(rect.left() + sign / 2.0, rect.center().y);
            paint_icon(ui.painter(), center, icon, sign, theme.color.ink);
        }
        let end = pos2(rect.right() - sign / 2.0, rect.center().y);
        paint_icon(ui.painter(), end, Icon::CaretRight, sign, theme.color.ink);
        response
    }
}

/// Title and detail, with room before and after, as one target.
fn row(ui: &mut Ui, theme: &Theme, title: &str, detail: Option<&str>, before: f32, after: f32) -> Response {
    let width = ui.available_width();
    let room = width - before - after - space::M;
    let title = Lay::new(theme, Type::Strong, title).width(room).lay(ui);
    let detail = detail.map(|words| Lay::new(theme, Type::Caption, words).color(theme.color.ink2).width(room).lay(ui));
    let words_height = title.size().y + detail.as_ref().map_or(0.0, |detail| detail.size().y);
    let height = (words_height + 2.0 * space::S).max(size::BUTTON);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    if ui.is_rect_visible(rect) {
        let fill = if response.hovered() { theme.color.inset } else { Color32::TRANSPARENT };
        ui.painter().rect_filled(rect.expand2(Vec2::new(space::S, 0.0)), radius::M, fill);
        let mut corner = pos2(rect.left() + before, rect.center().y - words_height / 2.0);
        for galley in std::iter::once(&title).chain(&detail) {
            put(ui, galley, corner);
            corner.y += galley.size().y;
        }
        focus_ring(ui, &response, radius::M);
    }
    response
}
