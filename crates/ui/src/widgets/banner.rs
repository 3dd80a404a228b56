//! Banners: what is assumed, what is not done, what is good to know.

use egui::{Align, Color32, Layout, Margin, Stroke, Ui};

use super::{Button, Icon, dashed_rect, icon_filled, label_in, text::Lay};
use crate::theme::{Theme, Type, icon, radius, size, space};

#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Assumed,
    Error,
    Info,
    Moment,
}

/// A message that stays until it is settled.
#[derive(Clone, Copy)]
pub struct Banner<'a> {
    tone: Mood,
    title: &'a str,
    detail: &'a str,
    button: Option<&'a str>,
    icon: Icon,
}

impl<'a> Banner<'a> {
    /// A value that the rulebook does not print.
    pub fn assumed(title: &'a str) -> Self {
        Self::new(Mood::Assumed, Icon::SealQuestion, title)
    }

    /// Something that is not done, and what is kept.
    pub fn error(title: &'a str) -> Self {
        Self::new(Mood::Error, Icon::WarningCircle, title)
    }

    pub fn info(title: &'a str) -> Self {
        Self::new(Mood::Info, Icon::Info, title)
    }

    /// A past moment that is looked at.
    pub fn moment(title: &'a str) -> Self {
        Self::new(Mood::Moment, Icon::ClockCounterClockwise, title)
    }

    fn new(tone: Mood, icon: Icon, title: &'a str) -> Self {
        Self { tone, title, detail: "", button: None, icon }
    }

    pub fn detail(mut self, words: &'a str) -> Self {
        self.detail = words;
        self
    }

    pub fn button(mut self, words: &'a str) -> Self {
        self.button = Some(words);
        self
    }

    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = icon;
        self
    }

    /// Shows it; answers whether its button was pressed.
    pub fn show(self, ui: &mut Ui) -> bool {
        let theme = Theme::of(ui.ctx());
        let (fill, ink) = self.colors(&theme);
        let edge = if self.tone == Mood::Assumed { Stroke::NONE } else { theme.contrast_edge() };
        let frame = egui::Frame::new()
            .fill(fill)
            .stroke(edge)
            .corner_radius(radius::BANNER)
            .inner_margin(Margin::symmetric(space::CHOICE_GAP as i8, space::M as i8));
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let below = self.button_width(ui) + theme.scaled(icon::L + size::BANNER_MIN_WORDS) > ui.available_width();
            let pressed = ui
                .horizontal(|ui| {
                    icon_filled(ui, self.icon, theme.scaled(icon::L), ink);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let pressed = !below && self.press(ui);
                        let words = self.words_height(ui, &theme);
                        let spare = (ui.available_height() - words).max(0.0);
                        ui.vertical(|ui| {
                            // A single line stands beside the middle of the sign.
                            ui.add_space(0.5 * spare);
                            ui.spacing_mut().item_spacing.y = 0.0;
                            label_in(ui, Type::Strong, theme.color.ink, self.title);
                            if !self.detail.is_empty() {
                                label_in(ui, Type::Caption, theme.color.ink2, self.detail);
                            }
                        });
                        pressed
                    })
                    .inner
                })
                .inner;
            (below && self.press(ui)) || pressed
        });
        if self.tone == Mood::Assumed {
            let edge = Stroke::new(theme.edge().width, theme.color.gold_line);
            dashed_rect(ui.painter(), shown.response.rect, radius::BANNER, edge);
        }
        shown.inner
    }

    /// How high its words are in the room that is left beside the button.
    fn words_height(&self, ui: &Ui, theme: &Theme) -> f32 {
        let width = ui.available_width();
        let high = |kind, words: &str| Lay::new(theme, kind, words).width(width).lay(ui).size().y;
        let detail = if self.detail.is_empty() { 0.0 } else { high(Type::Caption, self.detail) };
        high(Type::Strong, self.title) + detail
    }

    /// What the button takes of the banner's width; with too little left for the words it goes below them.
    fn button_width(&self, ui: &Ui) -> f32 {
        self.button.map_or(0.0, |words| Button::new(words).small().width_in_one_line(ui, &Theme::of(ui.ctx())))
    }

    fn press(&self, ui: &mut Ui) -> bool {
        self.button.is_some_and(|words| Button::new(words).small().show(ui).clicked())
    }

    fn colors(&self, theme: &Theme) -> (Color32, Color32) {
        let color = &theme.color;
        match self.tone {
            Mood::Assumed => (color.gold_tint, color.gold_text),
            Mood::Error | Mood::Moment => (color.seal_tint, color.seal_text),
            Mood::Info => (color.info_tint, color.info_text),
        }
    }
}
