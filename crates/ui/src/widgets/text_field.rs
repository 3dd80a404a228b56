//! A field for words.

use egui::{Align, Color32, FontSelection, Frame, Margin, Response, Stroke, TextEdit, Ui, vec2};

use super::{Icon, icon, label_in};
use crate::theme::{Theme, Type, icon as icon_size, radius, size, space, stroke};

/// One line of words.
pub struct TextField<'a> {
    name: &'a str,
    words: &'a mut String,
    hint: &'a str,
    icon: Option<Icon>,
    problem: Option<&'a str>,
    max_chars: Option<usize>,
    width: Option<f32>,
}

impl<'a> TextField<'a> {
    /// `name` is what a screen reader calls the field.
    pub fn new(name: &'a str, words: &'a mut String) -> Self {
        Self { name, words, hint: "", icon: None, problem: None, max_chars: None, width: None }
    }

    pub fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// What is wrong with the words, said below the field.
    pub fn problem(mut self, problem: Option<&'a str>) -> Self {
        self.problem = problem;
        self
    }

    pub fn max_chars(mut self, count: usize) -> Self {
        self.max_chars = Some(count);
        self
    }

    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Shows it; answers with the response of the field itself.
    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = theme.color;
        let width = self.width.unwrap_or_else(|| ui.available_width()).min(ui.available_width());
        let height = theme.grown(size::ICON_BUTTON, Type::Body);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            let edge = if self.problem.is_some() { Stroke::new(stroke::EDGE, color.seal_text) } else { theme.edge() };
            let frame = Frame::new()
                .fill(color.inset)
                .stroke(edge)
                .corner_radius(radius::M)
                .inner_margin(Margin::symmetric(space::CHOICE_GAP as i8, 0));
            let shown = frame.show(ui, |ui| {
                ui.set_width(width - 2.0 * space::CHOICE_GAP - 2.0 * edge.width);
                ui.set_height(height - 2.0 * edge.width);
                ui.horizontal_centered(|ui| {
                    if let Some(sign) = self.icon {
                        icon(ui, sign, theme.scaled(icon_size::M), color.ink2);
                    }
                    let mut edit = TextEdit::singleline(self.words)
                        .font(FontSelection::FontId(theme.font(Type::Body)))
                        .hint_text(theme.text(Type::Body, self.hint).color(color.ink3))
                        .text_color(color.ink)
                        .background_color(Color32::TRANSPARENT)
                        .frame(Frame::NONE)
                        .align(egui::Align2::LEFT_CENTER)
                        .min_size(vec2(0.0, height - 2.0 * edge.width))
                        .desired_width(f32::INFINITY);
                    if let Some(count) = self.max_chars {
                        edit = edit.char_limit(count);
                    }
                    ui.add(edit)
                })
                .inner
            });
            if shown.inner.has_focus() {
                super::paint::paint_ring(ui, shown.response.rect, radius::M);
                stay_in_sight(ui, &shown.inner);
            }
            if let Some(problem) = self.problem {
                label_in(ui, Type::Caption, color.seal_text, problem);
            }
            shown.inner.accessible_name(self.name)
        })
        .inner
    }
}

/// A phone's keyboard comes up over the lower half of the window, which becomes lower: what is typed into moves above it.
fn stay_in_sight(ui: &Ui, field: &Response) {
    let (key, height) = (field.id.with("height"), ui.ctx().content_rect().height());
    let before: Option<f32> = ui.data(|data| data.get_temp(key));
    if before.is_some_and(|before| height < before) {
        field.scroll_to_me(Some(Align::Center));
    }
    ui.data_mut(|data| data.insert_temp(key, height));
}
