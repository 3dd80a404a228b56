//! Buttons with an icon alone.

use egui::{Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{
    Icon, focus_ring,
    paint::{fill_of, pressed},
    paint_icon, paint_icon_filled,
};
use crate::theme::{Theme, Type, icon, radius, size, space};

/// An icon that is a target of its own; `name` is for screen readers and for the pointer that rests on it.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    IconButton::new(icon, name).show(ui)
}

/// An icon button with its options.
#[derive(Clone, Copy)]
pub struct IconButton<'a> {
    icon: Icon,
    name: &'a str,
    framed: bool,
    enabled: bool,
    on: bool,
}

impl<'a> IconButton<'a> {
    pub fn new(icon: Icon, name: &'a str) -> Self {
        Self { icon, name, framed: false, enabled: true, on: false }
    }

    /// With an edge, as the tick beside an assumed value.
    pub fn framed(mut self) -> Self {
        self.framed = true;
        self
    }

    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Filled, for what is on.
    pub fn on(mut self, on: bool) -> Self {
        self.on = on;
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let side = theme.scaled(size::ICON_BUTTON);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled && ui.is_enabled(), self.name));
        let corner = radius::BANNER;
        if ui.is_rect_visible(rect) {
            let rest = if self.framed { theme.color.surface } else { Color32::TRANSPARENT };
            let fill = if self.enabled { fill_of(&response, rest, theme.color.inset) } else { rest };
            let edge = if self.framed { theme.edge() } else { Stroke::NONE };
            let rect = rect.translate(pressed(&response));
            ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
            let ink = if self.enabled { theme.color.ink } else { theme.color.ink3 };
            let paint = if self.on { paint_icon_filled } else { paint_icon };
            paint(ui.painter(), rect.center(), self.icon, theme.scaled(icon::L - space::XS), ink);
            focus_ring(ui, &response, corner);
        }
        response.on_hover_text(theme.text(Type::Caption, self.name))
    }
}
