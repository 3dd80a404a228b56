//! Toasts: one short message at a time, above the bottom, with at most one thing to do.

use std::{sync::Arc, time::Duration};

use egui::{Align2, Area, Context, Galley, Id, Label, Margin, Order, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::{
    Icon, focus_ring, icon_filled,
    text::{Lay, put_center},
};
use crate::theme::{Theme, Type, font_size, icon, motion, radius, size, space};

/// The toast of the app. It is never the only trace of a fact: the log says the same.
#[derive(Default)]
pub struct Toasts {
    shown: Option<Toast>,
}

struct Toast {
    words: String,
    action: Option<String>,
    /// When it goes; set at its first frame.
    until: Option<f64>,
}

impl Toasts {
    /// Says something, instead of what is being said.
    pub fn say(&mut self, words: impl Into<String>, action: Option<&str>) {
        self.shown = Some(Toast { words: words.into(), action: action.map(str::to_owned), until: None });
    }

    pub fn clear(&mut self) {
        self.shown = None;
    }

    /// Shows it `above` points over the bottom; answers whether its action was pressed.
    pub fn show(&mut self, ctx: &Context, above: f32) -> bool {
        let Some(toast) = &mut self.shown else { return false };
        let now = ctx.input(|input| input.time);
        let until = *toast.until.get_or_insert(now + f64::from(motion::TOAST));
        if now >= until {
            self.shown = None;
            return false;
        }
        ctx.request_repaint_after(Duration::from_secs_f64(until - now));
        let room = ctx.content_rect().width() - 2.0 * space::L;
        // Each toast is an area of its own: one that took over another's would stand where that one's width put it.
        let pressed = Area::new(Id::unique(("courtside toast", &toast.words)))
            .order(Order::Foreground)
            // Without anything to press it catches no press: what lies under it can be reached.
            .interactable(toast.action.is_some())
            .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -above - space::L))
            .show(ctx, |ui| toast_ui(ui, room, &toast.words, toast.action.as_deref()))
            .inner;
        if pressed {
            self.shown = None;
        }
        pressed
    }
}

/// The toast itself, at most as wide as `room`; also for the gallery.
pub fn toast_ui(ui: &mut Ui, room: f32, words: &str, action: Option<&str>) -> bool {
    let theme = Theme::of(ui.ctx());
    let color = &theme.color;
    let frame = theme.raised_frame().fill(color.toast).corner_radius(radius::BUTTON).inner_margin(Margin {
        left: space::L as i8,
        right: space::S as i8,
        top: 6,
        bottom: 6,
    });
    let room = room.min(size::TOAST_MAX) - f32::from(frame.inner_margin.left + frame.inner_margin.right);
    let action = action.map(|words| action_galley(ui, &theme, words)).zip(action);
    let action_width = action.as_ref().map_or(0.0, |(galley, _)| galley.size().x + 3.0 * space::M);
    let sign = theme.scaled(icon::M);
    let beside = room - sign - 2.0 * space::M - action_width;
    let below = beside < theme.scaled(size::TOAST_MIN_WORDS);
    let words_room = if below { beside + action_width } else { beside };
    let words = Lay::new(&theme, Type::Body, words)
        .points(font_size::TOAST, Type::Body)
        .color(color.on_toast)
        .width(words_room)
        .lay(ui);
    frame
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(space::M, 0.0);
            let mut pressed = false;
            ui.horizontal(|ui| {
                ui.set_min_height(size::TARGET_MIN);
                icon_filled(ui, Icon::CheckCircle, sign, color.on_toast);
                ui.add(Label::new(words).selectable(false));
                match action.as_ref().filter(|_| !below) {
                    Some((galley, name)) => pressed = action_ui(ui, galley, name).clicked(),
                    None => ui.add_space(space::S),
                }
            });
            if let Some((galley, name)) = action.as_ref().filter(|_| below) {
                pressed = action_ui(ui, galley, name).clicked();
            }
            pressed
        })
        .inner
}

fn action_galley(ui: &Ui, theme: &Theme, words: &str) -> Arc<Galley> {
    let lay = Lay::new(theme, Type::Strong, words).points(font_size::TOAST, Type::Strong);
    lay.color(theme.color.toast_action).lay(ui)
}

fn action_ui(ui: &mut Ui, galley: &Arc<Galley>, words: &str) -> Response {
    let size = vec2(galley.size().x + 2.0 * space::M, galley.size().y.max(size::TARGET_MIN));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), words));
    put_center(ui, galley, rect.center());
    focus_ring(ui, &response, radius::S);
    response
}
