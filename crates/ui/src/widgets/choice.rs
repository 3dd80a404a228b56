//! A big choice: what it is, what it leads to, and why it is refused.

use egui::{Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{
    Icon, Person, dashed_rect, focus_ring,
    paint::{fill_of, pressed},
    paint_icon, paint_icon_filled, paint_mark,
    text::{Lay, put, put_center, put_right},
};
use crate::theme::{Theme, Type, font_size, icon, radius, size, space, stroke};

/// What stands before the words.
#[derive(Clone, Copy)]
enum Badge<'a> {
    Icon(Icon),
    Number(&'a str),
    Person(&'a Person),
}

/// One answer to the question, as wide as its place.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    title: &'a str,
    badge: Option<Badge<'a>>,
    consequence: Option<&'a str>,
    rule: Option<&'a str>,
    selected: bool,
    refused: Option<&'a str>,
    low: bool,
}

impl<'a> Choice<'a> {
    pub fn new(title: &'a str) -> Self {
        Self { title, badge: None, consequence: None, rule: None, selected: false, refused: None, low: false }
    }

    pub fn icon(mut self, icon: Icon) -> Self {
        self.badge = Some(Badge::Icon(icon));
        self
    }

    /// A large number instead of an icon, such as −1.
    pub fn number(mut self, number: &'a str) -> Self {
        self.badge = Some(Badge::Number(number));
        self
    }

    /// A player's mark instead of an icon.
    pub fn person(mut self, person: &'a Person) -> Self {
        self.badge = Some(Badge::Person(person));
        self
    }

    /// What it leads to: "Pool 4 → 2".
    pub fn consequence(mut self, words: &'a str) -> Self {
        self.consequence = Some(words);
        self
    }

    /// The rule's id, shown when the theme shows rules.
    pub fn rule(mut self, rule: &'a str) -> Self {
        self.rule = Some(rule);
        self
    }

    pub fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// Refused, with the reason in words. It stays in its place and still answers a tap.
    pub fn refused(mut self, reason: &'a str) -> Self {
        self.refused = Some(reason);
        self
    }

    /// Refused if there is a reason.
    pub fn refused_if(mut self, reason: Option<&'a str>) -> Self {
        self.refused = reason;
        self
    }

    /// As high as a button, for lists of plain choices.
    pub fn low(mut self) -> Self {
        self.low = true;
        self
    }

    /// What a screen reader says: title, and consequence or reason.
    fn name(&self) -> String {
        match self.refused.or(self.consequence) {
            Some(more) => format!("{}. {more}", self.title),
            None => self.title.to_owned(),
        }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let width = ui.available_width();
        let rule = self.rule.filter(|_| theme.show_rules && !self.selected && self.refused.is_none());
        let rule = rule.map(|id| Lay::new(&theme, Type::Rule, id).color(color.ink3).lay(ui));
        let badge_width = self.badge_width(ui, &theme);
        let tail = match (&rule, self.selected) {
            (Some(id), _) => id.size().x + space::M,
            (None, true) => theme.scaled(icon::L) + space::M,
            (None, false) => 0.0,
        };
        let room = width - 2.0 * space::CHOICE - badge_width - tail;
        let ink = if self.refused.is_some() { color.ink3 } else { color.ink };
        let title = Lay::new(&theme, Type::Button, self.title).color(ink).width(room).lay(ui);
        let detail = self.refused.or(self.consequence).map(|words| {
            Lay::new(&theme, Type::Body, words)
                .points(font_size::CHOICE_DETAIL, Type::Body)
                .color(color.ink2)
                .width(room)
                .lay(ui)
        });
        let words_height = title.size().y + detail.as_ref().map_or(0.0, |detail| detail.size().y);
        let least = if self.low { size::BUTTON } else { size::CHOICE };
        let height = theme.grown(least, Type::Button).max(words_height + 2.0 * space::CHOICE_GAP);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.selected, self.name()));
        if ui.is_rect_visible(rect) {
            let rect = rect.translate(pressed(&response));
            self.paint_ground(ui, &theme, rect, &response);
            let left = rect.left() + space::CHOICE;
            self.paint_badge(ui, &theme, pos2(left, rect.center().y), badge_width);
            let mut corner = pos2(left + badge_width, rect.center().y - words_height / 2.0);
            put(ui, &title, corner);
            corner.y += title.size().y;
            if let Some(detail) = &detail {
                put(ui, detail, corner);
            }
            let right = rect.right() - space::CHOICE;
            if let Some(id) = &rule {
                put_right(ui, id, right, rect.center().y);
            } else if self.selected {
                let tick = theme.scaled(icon::L - stroke::EDGE);
                let center = pos2(right - tick / 2.0, rect.center().y);
                paint_icon_filled(ui.painter(), center, Icon::CheckCircle, tick, color.primary_text);
            }
            focus_ring(ui, &response, radius::L);
        }
        response
    }

    fn paint_ground(&self, ui: &Ui, theme: &Theme, rect: Rect, response: &Response) {
        let color = &theme.color;
        let (rest, edge) = match (self.refused.is_some(), self.selected) {
            (true, _) => (Color32::TRANSPARENT, Stroke::NONE),
            (false, true) => (color.primary_tint, theme.chosen_edge()),
            (false, false) => (color.surface, theme.edge()),
        };
        let hover = if self.selected { color.primary_tint } else { color.inset };
        ui.painter().rect(rect, radius::L, fill_of(response, rest, hover), edge, StrokeKind::Inside);
        if self.refused.is_some() {
            dashed_rect(ui.painter(), rect, radius::L, theme.edge());
        }
    }

    fn badge_width(&self, ui: &Ui, theme: &Theme) -> f32 {
        let badge = match self.badge {
            None => return 0.0,
            Some(Badge::Number(number)) => Lay::new(theme, Type::NumL, number).lay(ui).size().x,
            Some(Badge::Icon(_) | Badge::Person(_)) => theme.scaled(size::BADGE),
        };
        badge + space::CHOICE_GAP
    }

    fn paint_badge(&self, ui: &Ui, theme: &Theme, left: egui::Pos2, width: f32) {
        let color = &theme.color;
        let side = width - space::CHOICE_GAP;
        let center = left + vec2(side / 2.0, 0.0);
        let refused = self.refused.is_some();
        match self.badge {
            None => {}
            Some(Badge::Icon(sign)) => {
                let tile = Rect::from_center_size(center, Vec2::splat(side));
                let sign_size = theme.scaled(icon::L - stroke::EDGE);
                if refused {
                    paint_icon(ui.painter(), center, sign, sign_size, color.ink3);
                } else {
                    let fill = if self.selected { color.surface } else { color.inset };
                    ui.painter().rect_filled(tile, radius::M, fill);
                    paint_icon_filled(ui.painter(), center, sign, sign_size, color.ink);
                }
            }
            Some(Badge::Number(number)) => {
                let ink = if refused { color.ink3 } else { color.ink };
                put_center(ui, &Lay::new(theme, Type::NumL, number).color(ink).lay(ui), center);
            }
            Some(Badge::Person(person)) => {
                paint_mark(ui.painter(), theme, center, side, person.mark, &person.initials);
            }
        }
    }
}
