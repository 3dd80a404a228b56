//! The people at the table as the screen shows them, and their chips.

use eframe::egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::{
    focus_ring,
    paint::fill_of,
    paint_mark,
    text::{Lay, put, put_left, put_right},
};
use crate::{
    app::theme::{Theme, Type, radius, size, space, stroke},
    journal::{Mark, Player},
};

/// A player as the screen shows them.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub name: String,
    pub mark: Mark,
    /// What stands on the mark: one letter, two where one would be shared.
    pub initials: String,
}

/// The people of a table, with initials that differ where their names do.
pub fn persons(players: &[Player]) -> Vec<Person> {
    let letters = |player: &Player, count: usize| -> String {
        let mut letters = player.name.trim().chars();
        let first: String = letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
        first + &letters.take(count - 1).collect::<String>()
    };
    let clashes = |player: &Player| players.iter().filter(|other| letters(other, 1) == letters(player, 1)).count() > 1;
    players
        .iter()
        .map(|player| Person {
            name: player.name.clone(),
            mark: player.mark,
            initials: letters(player, if clashes(player) { 2 } else { 1 }),
        })
        .collect()
}

/// Mark, name and number in one chip.
#[derive(Clone, Copy)]
pub struct PlayerChip<'a> {
    person: &'a Person,
    number: &'a str,
    detail: &'a str,
    now: bool,
    winner: bool,
    width: Option<f32>,
    height: f32,
}

impl<'a> PlayerChip<'a> {
    pub fn new(person: &'a Person) -> Self {
        Self { person, number: "", detail: "", now: false, winner: false, width: None, height: size::BUTTON }
    }

    pub fn number(mut self, number: &'a str) -> Self {
        self.number = number;
        self
    }

    /// One line of public facts under the name.
    pub fn detail(mut self, words: &'a str) -> Self {
        self.detail = words;
        self
    }

    /// Whether this player is to act.
    pub fn now(mut self, now: bool) -> Self {
        self.now = now;
        self
    }

    pub fn winner(mut self, winner: bool) -> Self {
        self.winner = winner;
        self
    }

    pub(super) fn sized(mut self, width: f32, height: f32) -> Self {
        (self.width, self.height) = (Some(width), height);
        self
    }

    fn spoken(&self) -> String {
        [self.person.name.as_str(), self.number, self.detail]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let tall = self.height >= size::SCORE_STRIP;
        let side = theme.scaled(if tall { size::MARK_CHIP } else { size::MARK_CHIP_SMALL });
        let number_kind = if tall { Type::NumL } else { Type::NumM };
        let number = Lay::new(&theme, number_kind, self.number).lay(ui);
        let ends = space::M + side + space::S + space::S + number.size().x + space::CHOICE_GAP;
        let room = self.width.map_or(f32::INFINITY, |width| width - ends);
        let name = Lay::new(&theme, Type::Strong, &self.person.name).width(room).one_line().lay(ui);
        let detail = Lay::new(&theme, Type::Caption, self.detail).color(color.ink2).width(room).one_line().lay(ui);
        let has_detail = !self.detail.is_empty();
        let words_width = if has_detail { name.size().x.max(detail.size().x) } else { name.size().x };
        let width = self.width.unwrap_or(ends + words_width);
        let height = theme.grown(self.height, Type::Strong);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let spoken = self.spoken();
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.now, &spoken));
        if ui.is_rect_visible(rect) {
            let rest = if self.winner { color.gold_tint } else { color.surface };
            let edge = if self.now { Stroke::new(stroke::CHOSEN, color.seal) } else { theme.contrast_edge() };
            let corner = radius::BANNER;
            ui.painter().add(theme.card_shadow().as_shape(rect, corner));
            ui.painter().rect(rect, corner, fill_of(&response, rest, color.inset), edge, StrokeKind::Inside);
            let left = rect.left() + space::M;
            let letters = if tall { self.person.initials.as_str() } else { "" };
            let middle = rect.center().y;
            let mark_center = eframe::egui::pos2(left + side / 2.0, middle);
            paint_mark(ui.painter(), &theme, mark_center, side, self.person.mark, letters);
            let x = left + side + space::S;
            if has_detail {
                let top = middle - (name.size().y + detail.size().y) / 2.0;
                put(ui, &name, eframe::egui::pos2(x, top));
                put(ui, &detail, eframe::egui::pos2(x, top + name.size().y));
            } else {
                put_left(ui, &name, x, middle);
            }
            put_right(ui, &number, rect.right() - space::CHOICE_GAP, middle);
            focus_ring(ui, &response, corner);
        }
        if name.elided || (has_detail && detail.elided) {
            return response.on_hover_text(theme.text(Type::Caption, spoken));
        }
        response
    }
}
