//! The keypad, and single keys.

use egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::{
    Icon, focus_ring,
    paint::{fill_of, pressed},
    paint_icon,
    text::{Lay, put_center},
    words,
};
use crate::theme::{Theme, Type, icon, radius, size, space};
use courtside_rules::text::Message;

/// Digits for a number that is typed with the thumb.
pub struct Keypad<'a> {
    number: &'a mut String,
    digits: usize,
}

impl<'a> Keypad<'a> {
    pub fn new(number: &'a mut String) -> Self {
        Self { number, digits: 3 }
    }

    /// How many digits the number may have.
    pub fn digits(mut self, digits: usize) -> Self {
        self.digits = digits;
        self
    }

    /// How wide the keys are together.
    pub(super) fn width(ui: &Ui) -> f32 {
        3.0 * key_size(ui).x + 2.0 * space::S
    }

    /// Shows the keys; the answer has changed when a key changed the number.
    pub fn show(self, ui: &mut Ui) -> Response {
        let Self { number, digits } = self;
        let before = number.clone();
        let mut press = |ui: &mut Ui, digit: &str| {
            if key(ui, digit, false).clicked() && number.chars().count() < digits {
                number.push_str(digit);
            }
        };
        let erased = ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            for row in [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"]] {
                ui.horizontal(|ui| row.map(|digit| press(ui, digit)));
            }
            ui.horizontal(|ui| {
                ui.add_space(key_size(ui).x + space::S);
                press(ui, "0");
                erase_key(ui).clicked()
            })
            .inner
        });
        if erased.inner {
            number.pop();
        }
        let mut response = erased.response;
        if *number != before {
            response.mark_changed();
        }
        response
    }
}

/// One key; filled for a number that is known already.
pub fn key(ui: &mut Ui, words: &str, filled: bool) -> Response {
    let theme = Theme::of(ui.ctx());
    let color = &theme.color;
    let (rect, response) = ui.allocate_exact_size(key_size(ui), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), words));
    if ui.is_rect_visible(rect) {
        let rect = rect.translate(pressed(&response));
        let (rest, edge) = if filled { (color.primary_tint, Stroke::NONE) } else { (color.surface, theme.edge()) };
        ui.painter().rect(rect, radius::BUTTON, fill_of(&response, rest, color.inset), edge, StrokeKind::Inside);
        put_center(ui, &Lay::new(&theme, Type::NumM, words).lay(ui), rect.center());
        focus_ring(ui, &response, radius::BUTTON);
    }
    response
}

fn erase_key(ui: &mut Ui) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(key_size(ui), Sense::click());
    let name = words::say(ui.ctx(), &Message::new("widget-erase"));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if ui.is_rect_visible(rect) {
        let rect = rect.translate(pressed(&response));
        let fill = fill_of(&response, theme.color.inset, theme.color.line);
        ui.painter().rect(rect, radius::BUTTON, fill, theme.contrast_edge(), StrokeKind::Inside);
        paint_icon(ui.painter(), rect.center(), Icon::Backspace, theme.scaled(icon::L), theme.color.ink);
        focus_ring(ui, &response, radius::BUTTON);
    }
    response
}

fn key_size(ui: &Ui) -> Vec2 {
    let theme = Theme::of(ui.ctx());
    vec2(theme.grown(size::KEY, Type::NumM), theme.grown(size::KEY, Type::NumM))
}
