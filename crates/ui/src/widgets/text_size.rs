//! The text size: a slider over fixed steps between a small and a large A.

use egui::{Key, Response, Sense, Stroke, Ui, WidgetInfo, lerp, pos2, remap_clamp, vec2};

use super::{
    focus_ring, label,
    text::{Lay, put_center},
};
use crate::theme::{TEXT_STEPS, Theme, Type, font_size, size, space, stroke};

/// The text size in per cent.
pub struct TextSize<'a> {
    name: &'a str,
    percent: &'a mut u16,
}

impl<'a> TextSize<'a> {
    pub fn new(name: &'a str, percent: &'a mut u16) -> Self {
        Self { name, percent }
    }

    /// Shows it; the answer has changed when the size did.
    pub fn show(self, ui: &mut Ui) -> Response {
        let percent = *self.percent;
        ui.horizontal(|ui| {
            label(ui, Type::Strong, self.name);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                label(ui, Type::NumM, format!("{percent} %"));
            });
        });
        self.slider(ui)
    }

    fn slider(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let (rect, mut response) =
            ui.allocate_exact_size(vec2(ui.available_width(), size::BUTTON), Sense::click_and_drag());
        let small = Lay::new(&theme, Type::NumM, "A").points(font_size::SMALL_A / scale(&theme), Type::NumM).lay(ui);
        let large = Lay::new(&theme, Type::NumM, "A").points(font_size::LARGE_A / scale(&theme), Type::NumM).lay(ui);
        let knob = size::SLIDER_KNOB;
        let left = rect.left() + small.size().x + space::M + knob;
        let right = rect.right() - large.size().x - space::M - knob;
        let last = TEXT_STEPS.len() - 1;
        let place = nearest(*self.percent);

        let asked = response
            .interact_pointer_pos()
            .map(|pointer| remap_clamp(pointer.x, left..=right, 0.0..=last as f32).round() as usize);
        let asked = asked.or_else(|| keys(ui, &response, place)).unwrap_or(place);
        if TEXT_STEPS[asked] != *self.percent {
            *self.percent = TEXT_STEPS[asked];
            response.mark_changed();
        }
        let percent = *self.percent;
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(percent), self.name));

        let y = rect.center().y;
        put_center(ui, &small, pos2(rect.left() + small.size().x / 2.0, y));
        put_center(ui, &large, pos2(rect.right() - large.size().x / 2.0, y));
        let x = lerp(left..=right, asked as f32 / last as f32);
        let rail = |from: f32, to: f32, color| {
            let rect = egui::Rect::from_min_max(
                pos2(from, y - size::SLIDER_RAIL / 2.0),
                pos2(to, y + size::SLIDER_RAIL / 2.0),
            );
            ui.painter().rect_filled(rect, size::SLIDER_RAIL / 2.0, color);
        };
        rail(left - knob, right + knob, color.line);
        rail(left - knob, x, color.primary);
        let edge = Stroke::new(stroke::EDGE, color.primary);
        ui.painter().circle(pos2(x, y), knob, color.surface, edge);
        ui.painter().circle_filled(pos2(x, y), knob - space::XS - stroke::HAIR, color.primary);
        focus_ring(ui, &response, size::BUTTON / 2.0);
        response
    }
}

/// How much text has grown already: the two letters keep their size.
fn scale(theme: &Theme) -> f32 {
    theme.scaled(100.0) / 100.0
}

/// The step that is closest to `percent`.
fn nearest(percent: u16) -> usize {
    (0..TEXT_STEPS.len()).min_by_key(|&step| TEXT_STEPS[step].abs_diff(percent)).unwrap_or(0)
}

/// Arrow keys while it has the focus.
fn keys(ui: &Ui, response: &Response, place: usize) -> Option<usize> {
    if !response.has_focus() {
        return None;
    }
    ui.memory_mut(|memory| {
        memory.set_focus_lock_filter(response.id, egui::EventFilter { horizontal_arrows: true, ..Default::default() });
    });
    ui.input(|input| {
        if input.key_pressed(Key::ArrowRight) {
            Some((place + 1).min(TEXT_STEPS.len() - 1))
        } else if input.key_pressed(Key::ArrowLeft) {
            Some(place.saturating_sub(1))
        } else {
            None
        }
    })
}
