//! The empty state: nothing here yet, and the one thing that changes it.

use egui::{Align, Frame, Layout, Stroke, Ui};

use super::{Button, Icon, Kind, dashed_rect, icon, label, label_in};
use crate::theme::{Theme, Type, icon as icon_size, radius, space, stroke};

/// What is shown where a list has nothing.
#[derive(Clone, Copy)]
pub struct EmptyState<'a> {
    icon: Icon,
    heading: &'a str,
    line: &'a str,
    button: Option<&'a str>,
}

impl<'a> EmptyState<'a> {
    pub fn new(icon: Icon, heading: &'a str, line: &'a str) -> Self {
        Self { icon, heading, line, button: None }
    }

    pub fn button(mut self, words: &'a str) -> Self {
        self.button = Some(words);
        self
    }

    /// Shows it; answers whether its button was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        let theme = Theme::of(ui.ctx());
        let shown = Frame::new().inner_margin(space::XL).show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = space::XS;
                icon(ui, self.icon, theme.scaled(icon_size::XL), theme.color.ink3);
                label(ui, Type::Heading, self.heading);
                label_in(ui, Type::Body, theme.color.ink2, self.line);
                let Some(words) = self.button else { return false };
                ui.add_space(space::S);
                Button::new(words).kind(Kind::Primary).show(ui).clicked()
            })
            .inner
        });
        let edge = Stroke::new(stroke::EDGE, theme.color.outline);
        dashed_rect(ui.painter(), shown.response.rect, radius::L, edge);
        shown.inner
    }
}
