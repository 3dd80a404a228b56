//! The people at the table as the screen shows them, and their chips.

use std::sync::Arc;

use egui::{Galley, Response, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{
    focus_ring,
    paint::fill_of,
    paint_mark,
    text::{Lay, put, put_left, put_right},
};
use crate::theme::{Theme, Type, radius, size, space};
use courtside_rules::journal::{Mark, Player};

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
    said: Option<&'a str>,
    below: bool,
    now: bool,
    winner: bool,
    width: Option<f32>,
    height: f32,
    nameless: bool,
}

impl<'a> PlayerChip<'a> {
    pub fn new(person: &'a Person) -> Self {
        Self {
            person,
            number: "",
            detail: "",
            said: None,
            below: false,
            now: false,
            winner: false,
            width: None,
            height: size::BUTTON,
            nameless: false,
        }
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

    /// What screen readers say instead of the detail.
    pub fn spoken(mut self, words: &'a str) -> Self {
        self.said = Some(words);
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

    /// What mark and number need side by side.
    pub(super) fn least_width(self, ui: &Ui, height: f32) -> f32 {
        let plan = self.sized(0.0, height).plan(ui, &Theme::of(ui.ctx()));
        plan.ends - plan.gap
    }

    /// Whether the name has room in a chip of this size.
    pub(super) fn has_room_for_name(self, ui: &Ui, width: f32, height: f32) -> bool {
        self.sized(width, height).plan(ui, &Theme::of(ui.ctx())).name.is_some()
    }

    /// Whether the detail has room beside the number.
    pub(super) fn has_room_for_detail(self, ui: &Ui, width: f32, height: f32) -> bool {
        !self.sized(width, height).plan(ui, &Theme::of(ui.ctx())).detail.elided
    }

    /// The detail below name and number, as wide as both.
    pub(super) fn below(mut self, below: bool) -> Self {
        self.below = below;
        self
    }

    /// Without the name: the initials stand on the mark.
    pub(super) fn nameless(mut self, nameless: bool) -> Self {
        self.nameless = nameless;
        self
    }

    fn name(&self) -> String {
        [self.person.name.as_str(), self.number, self.said.unwrap_or(self.detail)]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let color = &theme.color;
        let plan = self.plan(ui, &theme);
        let Chips { tall, side, edge_space, gap, ref number, ref name, ref detail, width, .. } = plan;
        let has_detail = !self.detail.is_empty();
        let height = theme.grown(self.height, Type::Strong);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let spoken = self.name();
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.now, &spoken));
        if ui.is_rect_visible(rect) {
            let rest = if self.winner { color.gold_tint } else { color.surface };
            let edge = if self.now { theme.now_ring() } else { theme.contrast_edge() };
            let corner = radius::BANNER;
            ui.painter().add(theme.card_shadow().as_shape(rect, corner));
            ui.painter().rect(rect, corner, fill_of(&response, rest, color.inset), edge, StrokeKind::Inside);
            let left = rect.left() + edge_space;
            let letters = if tall || name.is_none() { self.person.initials.as_str() } else { "" };
            let middle = rect.center().y;
            let mark_center = pos2(left + side / 2.0, middle);
            paint_mark(ui.painter(), &theme, mark_center, side, self.person.mark, letters);
            let x = left + side + gap;
            // The number leaves the lower line to a detail that needs it.
            let line = if self.below { middle - detail.size().y / 2.0 } else { middle };
            if let (Some(name), true) = (name, has_detail) {
                let top = middle - (name.size().y + detail.size().y) / 2.0;
                put(ui, name, pos2(x, top));
                put(ui, detail, pos2(x, top + name.size().y));
            } else if let Some(name) = name {
                put_left(ui, name, x, middle);
            }
            put_right(ui, number, rect.right() - edge_space, line);
            focus_ring(ui, &response, corner);
        }
        if name.as_ref().is_none_or(|name| name.elided) || (has_detail && detail.elided) {
            return response.on_hover_text(theme.text(Type::Caption, spoken));
        }
        response
    }

    fn plan(&self, ui: &Ui, theme: &Theme) -> Chips {
        let tall = self.height >= size::SCORE_STRIP;
        let tight = self.width.is_some() && !tall;
        let (side, edge_space, gap, name_kind) = if tight {
            (size::MARK_CHIP_TIGHT, space::S, space::CHIP_TIGHT, Type::Label)
        } else if tall {
            (size::MARK_CHIP, space::CHOICE_GAP, space::M, Type::Strong)
        } else {
            (size::MARK_CHIP_SMALL, space::M, space::M, Type::Strong)
        };
        let side = theme.scaled(side);
        let large = tall && !self.below;
        let number = Lay::new(theme, if large { Type::NumL } else { Type::NumM }, self.number).lay(ui);
        let gaps = if self.number.is_empty() { gap } else { 2.0 * gap };
        let ends = 2.0 * edge_space + side + gaps + number.size().x;
        let room = self.width.map_or(f32::INFINITY, |width| width - ends);
        let lay = |kind, words| Lay::new(theme, kind, words).width(room).one_line();
        let beside = lay(Type::Caption, self.detail);
        let under = room + gaps - gap + number.size().x;
        let detail = if self.below { beside.width(under) } else { beside }.color(theme.color.ink2).lay(ui);
        // A name cut to a letter or two says less than the initial on the mark.
        let name = (!self.nameless).then(|| lay(name_kind, &self.person.name).lay(ui));
        let name = name.filter(|name| !name.elided || room >= LEAST_NAME * theme.font(name_kind).size);
        let name_width = name.as_ref().map_or(0.0, |name| name.size().x);
        let words_width = if self.detail.is_empty() { name_width } else { name_width.max(detail.size().x) };
        let width = self.width.unwrap_or(ends + words_width);
        Chips { tall, side, edge_space, gap, number, name, detail, width, ends }
    }
}

/// A cut name needs this many times the size of its letters to be worth showing.
const LEAST_NAME: f32 = 2.2;

/// Where things go in a chip.
struct Chips {
    tall: bool,
    side: f32,
    edge_space: f32,
    gap: f32,
    number: Arc<Galley>,
    /// `None` where there is no room for it.
    name: Option<Arc<Galley>>,
    detail: Arc<Galley>,
    width: f32,
    /// The width without name and detail.
    ends: f32,
}
