//! Chips that say something, pills that can be tapped.

use egui::{Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{
    Icon, Person, focus_ring,
    paint::{fill_of, pressed},
    paint_icon, paint_mark,
    text::{Lay, put_left, width_for},
};
use crate::theme::{GameColors, Theme, Type, font_size, icon, size, space};

/// The tint of a chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Plain,
    Seal,
    Ok,
    Gold,
    Info,
    /// The tint of a game.
    Game(GameColors),
}

/// A short fact: round, phase, alarm.
#[derive(Clone, Copy)]
pub struct Chip<'a> {
    words: &'a str,
    tone: Tone,
    icon: Option<Icon>,
}

impl<'a> Chip<'a> {
    pub fn new(words: &'a str) -> Self {
        Self { words, tone: Tone::Plain, icon: None }
    }

    pub fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let (fill, ink) = match self.tone {
            Tone::Plain => (color.inset, color.ink2),
            Tone::Seal => (color.seal_tint, color.seal_text),
            Tone::Ok => (color.ok_tint, color.ok_text),
            Tone::Gold => (color.gold_tint, color.gold_text),
            Tone::Info => (color.info_tint, color.info_text),
            Tone::Game(colors) => {
                let [ink, fill] = colors.on(theme.look);
                (fill, ink)
            }
        };
        let side = theme.scaled(icon::S);
        let before = if self.icon.is_some() { side + space::S } else { 0.0 };
        let room = width_for(ui) - before - 2.0 * space::M;
        let galley = Lay::new(&theme, Type::Label, self.words).color(ink).width(room).lay(ui);
        let height = theme.grown(size::CHIP, Type::Label).max(galley.size().y + space::S);
        let size = vec2(galley.size().x + before + 2.0 * space::M, height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.words));
        if ui.is_rect_visible(rect) {
            let corner = rect.height().min(theme.grown(size::CHIP, Type::Label)) / 2.0;
            ui.painter().rect(rect, corner, fill, theme.contrast_edge(), StrokeKind::Inside);
            let left = rect.left() + space::M;
            if let Some(sign) = self.icon {
                paint_icon(ui.painter(), pos2(left + side / 2.0, rect.center().y), sign, side, ink);
            }
            put_left(ui, &galley, left + before, rect.center().y);
        }
        response
    }
}

/// A short answer that can be tapped: a name, a filter.
#[derive(Clone, Copy)]
pub struct Pill<'a> {
    words: &'a str,
    on: bool,
    person: Option<&'a Person>,
}

impl<'a> Pill<'a> {
    pub fn new(words: &'a str) -> Self {
        Self { words, on: false, person: None }
    }

    pub fn on(mut self, on: bool) -> Self {
        self.on = on;
        self
    }

    /// The person's mark before the words.
    pub fn person(mut self, person: &'a Person) -> Self {
        self.person = Some(person);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let (rest, hover, ink) = if self.on {
            (color.primary, color.primary_hover, color.on_primary)
        } else {
            (color.surface, color.inset, color.ink)
        };
        let side = theme.scaled(icon::L - space::XS);
        let before = if self.person.is_some() { side + space::S } else { 0.0 };
        let room = width_for(ui) - before - 2.0 * space::L;
        let galley = Lay::new(&theme, Type::Label, self.words)
            .points(font_size::CHOICE_DETAIL, Type::Label)
            .color(ink)
            .width(room)
            .lay(ui);
        let height = theme.grown(size::TARGET_MIN, Type::Label).max(galley.size().y + space::L);
        let size = vec2(galley.size().x + before + 2.0 * space::L, height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.on, self.words));
        if ui.is_rect_visible(rect) {
            let corner = theme.grown(size::TARGET_MIN, Type::Label) / 2.0;
            let edge = if self.on { Color32::TRANSPARENT } else { color.outline };
            let edge = Stroke::new(theme.edge().width, edge);
            let place = rect.translate(pressed(&response));
            ui.painter().rect(place, corner, fill_of(&response, rest, hover), edge, StrokeKind::Inside);
            let left = place.left() + space::L;
            if let Some(person) = self.person {
                let center = pos2(left + side / 2.0, place.center().y);
                paint_mark(ui.painter(), &theme, center, side, person.mark, "");
            }
            put_left(ui, &galley, left + before, place.center().y);
            focus_ring(ui, &response, corner);
        }
        response
    }
}
