//! The stepper: a number with − and +, a held sign that repeats, and a keypad behind the number.

use std::ops::RangeInclusive;

use egui::{Id, Popup, PopupCloseBehavior, Rect, RectAlign, Response, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2};

use super::{
    Button, Icon, Keypad, Kind, focus_ring, label, label_in, paint_icon,
    text::{Lay, put_center},
    words,
};
use crate::theme::{Theme, Type, font_size, icon, motion, radius, size, space};
use courtside_rules::msg;

enum Value<'a> {
    Known(&'a mut i64),
    Maybe(&'a mut Option<i64>),
}

impl Value<'_> {
    fn get(&self) -> Option<i64> {
        match self {
            Self::Known(value) => Some(**value),
            Self::Maybe(value) => **value,
        }
    }

    fn set(&mut self, new: i64) {
        match self {
            Self::Known(value) => **value = new,
            Self::Maybe(value) => **value = Some(new),
        }
    }
}

/// A number that is changed by one, or typed after a tap on it.
pub struct Stepper<'a> {
    name: &'a str,
    value: Value<'a>,
    range: RangeInclusive<i64>,
    small: bool,
}

impl<'a> Stepper<'a> {
    pub fn new(name: &'a str, value: &'a mut i64) -> Self {
        Self { name, value: Value::Known(value), range: 0..=99, small: false }
    }

    /// A number that may not have been entered yet; shown as a dash.
    pub fn maybe(name: &'a str, value: &'a mut Option<i64>) -> Self {
        Self { name, value: Value::Maybe(value), range: 0..=99, small: false }
    }

    pub fn range(mut self, range: RangeInclusive<i64>) -> Self {
        self.range = range;
        self
    }

    /// For rows of a list.
    pub fn small(mut self) -> Self {
        self.small = true;
        self
    }

    /// Shows it; the answer has changed when the number did.
    pub fn show(mut self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let (height, sign, points) = if self.small {
            (size::STEPPER_SMALL, size::STEPPER_SMALL, font_size::STEPPER_SMALL)
        } else {
            (size::BUTTON, size::STEPPER_SIGN, font_size::STEPPER)
        };
        let shown = self.value.get().map_or_else(|| "–".to_owned(), minus_sign);
        let galley = Lay::new(&theme, Type::NumM, &shown).points(points, Type::NumM).lay(ui);
        let number_width = theme.scaled(size::STEPPER_NUMBER).max(galley.size().x + 2.0 * space::S);
        let sign = theme.scaled(sign);
        let height = theme.grown(height, Type::NumM);
        let (rect, mut response) = ui.allocate_exact_size(vec2(2.0 * sign + number_width, height), Sense::hover());
        let corner = if self.small { radius::M } else { radius::BUTTON };
        ui.painter().rect(rect, corner, theme.color.surface, theme.edge(), StrokeKind::Inside);

        let less = Rect::from_min_size(rect.min, vec2(sign, height));
        let more = Rect::from_min_max(egui::pos2(rect.right() - sign, rect.top()), rect.max);
        let changed = self.sign(ui, &theme, response.id, less, -1) | self.sign(ui, &theme, response.id, more, 1);
        let number_rect = Rect::from_min_max(less.right_top(), more.left_bottom());
        let changed = self.number(ui, &theme, response.id, number_rect, &shown) | changed;
        put_center(ui, &galley, number_rect.center());
        if changed {
            response.mark_changed();
        }
        response
    }

    /// One of the signs. At the limit it turns grey, and a tap says the limit.
    fn sign(&mut self, ui: &mut Ui, theme: &Theme, parent: Id, rect: Rect, step: i64) -> bool {
        let (icon, message) = if step < 0 {
            (Icon::Minus, msg!("widget-less", name = self.name))
        } else {
            (Icon::Plus, msg!("widget-more", name = self.name))
        };
        let id = parent.with(step);
        let response = ui.interact(rect, id, Sense::click());
        let name = words::say(ui.ctx(), &message);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        let next = self.value.get().map_or(*self.range.start(), |value| value + step);
        let possible = self.range.contains(&next);
        let ink = if possible { theme.color.ink } else { theme.color.ink3 };
        if response.hovered() && possible {
            ui.painter().rect_filled(rect.shrink(space::XS), radius::M, theme.color.inset);
        }
        paint_icon(ui.painter(), rect.center(), icon, theme.scaled(icon::M), ink);
        focus_ring(ui, &response, radius::M);
        let wanted = response.clicked() && !held(ui, &response, true) || held(ui, &response, false);
        if !possible {
            self.limit(&response, step);
            return false;
        }
        if wanted {
            self.value.set(next);
        }
        wanted
    }

    /// Says the limit beside the sign that was tapped in vain.
    fn limit(&self, response: &Response, step: i64) {
        let message = if step < 0 {
            msg!("widget-at-least", number = *self.range.start())
        } else {
            msg!("widget-at-most", number = *self.range.end())
        };
        let words = words::say(&response.ctx, &message);
        let popup = Popup::from_toggle_button_response(response).close_behavior(PopupCloseBehavior::CloseOnClick);
        let frame = Theme::of(&response.ctx).raised_frame().inner_margin(space::M);
        popup.id(response.id.with("limit")).align(RectAlign::TOP).gap(space::S).frame(frame).show(|ui| {
            label(ui, Type::Body, words);
        });
    }

    /// The number itself: a tap opens the keypad.
    fn number(&mut self, ui: &mut Ui, theme: &Theme, parent: Id, rect: Rect, shown: &str) -> bool {
        let response = ui.interact(rect, parent.with("number"), Sense::click());
        let name = format!("{}: {shown}", self.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        if response.hovered() {
            ui.painter().rect_filled(rect.shrink(space::XS), radius::M, theme.color.inset);
        }
        focus_ring(ui, &response, radius::M);
        let entry_id = parent.with("entry");
        if response.clicked() {
            ui.data_mut(|data| data.insert_temp(entry_id, String::new()));
        }
        let popup = Popup::from_toggle_button_response(&response)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .gap(space::S)
            .frame(theme.raised_frame());
        popup.show(|ui| self.keypad(ui, entry_id)).is_some_and(|shown| shown.inner)
    }

    /// The keypad's popup: what is typed, the limits, and the button that takes it.
    fn keypad(&mut self, ui: &mut Ui, entry_id: Id) -> bool {
        let theme = Theme::of(ui.ctx());
        let mut entry: String = ui.data(|data| data.get_temp(entry_id)).unwrap_or_default();
        let digits = self.range.end().to_string().len();
        ui.set_width(Keypad::width(ui));
        label_in(ui, Type::Label, theme.color.ink2, self.name);
        label(ui, Type::NumL, if entry.is_empty() { "–" } else { entry.as_str() });
        if Keypad::new(&mut entry).digits(digits).show(ui).changed() {
            ui.data_mut(|data| data.insert_temp(entry_id, entry.clone()));
        }
        let number = entry.parse::<i64>().ok().filter(|number| self.range.contains(number));
        let Some(number) = number else {
            let message = msg!("widget-between", low = *self.range.start(), high = *self.range.end());
            Button::new(&words::say(ui.ctx(), &message)).not_yet().wide().show(ui);
            return false;
        };
        let message = msg!("widget-take", number = number);
        if Button::new(&words::say(ui.ctx(), &message)).kind(Kind::Primary).wide().show(ui).clicked() {
            self.value.set(number);
            ui.close();
            return true;
        }
        false
    }
}

/// A number with a real minus sign.
pub(super) fn minus_sign(number: i64) -> String {
    number.to_string().replace('-', "\u{2212}")
}

/// Whether a held sign repeats now; with `ever`, whether it has repeated during this press.
fn held(ui: &Ui, response: &Response, ever: bool) -> bool {
    let counted: u32 = ui.data(|data| data.get_temp(response.id)).unwrap_or(0);
    if ever {
        return counted > 0;
    }
    if !response.is_pointer_button_down_on() {
        if counted > 0 {
            ui.data_mut(|data| data.remove::<u32>(response.id));
        }
        return false;
    }
    let (now, start) = ui.input(|input| (input.time, input.pointer.press_start_time()));
    let down = start.map_or(0.0, |start| now - start);
    let due = motion::HOLD + f64::from(counted) * motion::REPEAT;
    if down < due {
        ui.ctx().request_repaint_after_secs((due - down) as f32);
        return false;
    }
    ui.data_mut(|data| data.insert_temp(response.id, counted + 1));
    ui.ctx().request_repaint_after_secs(motion::REPEAT as f32);
    true
}
