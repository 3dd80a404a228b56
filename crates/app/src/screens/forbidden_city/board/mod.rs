//! The public board of Forbidden City: areas, tracks, wall, houses, canal, decrees, dice.
//!
//! Everything here is open to all; what players hold is with `players`.

mod areas;
mod canal;
mod decrees;
mod dice;
mod draw;
mod night;
mod players;
mod tracks;
mod wall_jade;

pub use areas::{area_icon, gift_icon};
pub use players::{boards_ui, facts};

use eframe::egui::{self, Margin, ScrollArea, vec2};

use crate::{Cx, intent::Intent};
use courtside_games::forbidden_city::{Phase, State};
use courtside_ui::theme::{radius, space};

/// Inside the card of the rows.
const PAD: f32 = 12.0;
/// Rows take no more room than this beyond what they need.
const SPREAD: f32 = 64.0;

/// A row of the board.
#[derive(Clone, Copy)]
enum BoardRow {
    Intrigue,
    Palace,
    WallAndJade,
    Wall,
    Jade,
    Canal,
    Decrees,
}

/// Draws the board, the dice as far as their `roll` from 0 to 1 is; a tap asks how the numbers of an area came about.
pub fn board_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, roll: f32) -> Option<Intent> {
    if cx.narrow {
        ui.add_space(space::S);
        return ui.vertical(|ui| column_ui(ui, cx, state, roll)).inner;
    }
    let room = ui.available_height().min(ui.clip_rect().height());
    let scroll = ScrollArea::vertical().id_salt("city board").auto_shrink(false);
    scroll.show(ui, |ui| wide_ui(ui, cx, state, roll, room)).inner
}

/// Everything one below the other, what matters now first.
fn column_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, roll: f32) -> Option<Intent> {
    ui.spacing_mut().item_spacing = vec2(space::S, space::S);
    let night = state.phase == Phase::Night;
    let mut asked = None;
    if night {
        let height = night::high(ui.available_width());
        asked = night::night_ui(ui, cx, state, height);
    }
    let bar = shows_dice(state) && (state.phase == Phase::Morning || !state.is_full());
    if bar {
        dice::bar_ui(ui, cx, state, roll);
    }
    let areas = state.is_full();
    if areas && !night {
        asked = areas::areas_ui(ui, cx, state, (shows_dice(state) && !bar).then_some(roll));
    }
    asked = rows_ui(ui, cx, state, 0.0).or(asked);
    if areas && night {
        asked = areas::areas_ui(ui, cx, state, None).or(asked);
    }
    ui.add_space(space::S);
    asked
}

fn wide_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, roll: f32, room: f32) -> Option<Intent> {
    ui.spacing_mut().item_spacing = vec2(space::M, space::M);
    let width = ui.available_width();
    if state.phase == Phase::Night && width >= night::BESIDE + space::L + 740.0 {
        return ui
            .horizontal_top(|ui| {
                let mended = ui.scope(|ui| {
                    ui.set_width(night::BESIDE);
                    night::night_ui(ui, cx, state, room)
                });
                mended.inner.or(ui.vertical(|ui| sections_ui(ui, cx, state, roll, room, false)).inner)
            })
            .inner;
    }
    sections_ui(ui, cx, state, roll, room, state.phase == Phase::Night)
}

/// Night or dice, areas, rows, as far as there is room; the rows take what is left.
fn sections_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, roll: f32, room: f32, night: bool) -> Option<Intent> {
    let width = ui.available_width();
    let rows = rows_height(ui, cx, state, width);
    let with_dice = shows_dice(state);
    let areas_height = if state.is_full() { areas::height(ui, cx, state, width, with_dice) + space::M } else { 0.0 };
    let mut left = room;
    let mut asked = None;
    if night {
        asked = night::night_ui(ui, cx, state, night::LOW);
        left -= night::LOW + space::M;
    } else if with_dice && !state.is_full() {
        let before = ui.cursor().top();
        dice::bar_ui(ui, cx, state, roll);
        left -= ui.cursor().top() - before;
    }
    // At Night nobody brings gifts: the areas give way to the dice.
    if state.is_full() && (!night || left >= rows + areas_height) {
        asked = asked.or(areas::areas_ui(ui, cx, state, with_dice.then_some(roll)));
        left -= areas_height;
    }
    rows_ui(ui, cx, state, left).or(asked)
}

/// The dice lie open all day; at Night they have a panel of their own.
fn shows_dice(state: &State) -> bool {
    matches!(state.phase, Phase::Morning | Phase::Day) && dice::any_rolled(state)
}

fn parts(cx: &Cx, state: &State, width: f32) -> Vec<BoardRow> {
    let mut parts = vec![BoardRow::Intrigue, BoardRow::Palace];
    if !state.is_full() {
        parts.push(BoardRow::Wall);
    } else if wall_jade::share_row(cx, state, width - 2.0 * PAD) {
        parts.push(BoardRow::WallAndJade);
    } else {
        parts.extend([BoardRow::Wall, BoardRow::Jade]);
    }
    if state.is_full() {
        parts.push(BoardRow::Canal);
    }
    if state.laid().next().is_some() {
        parts.push(BoardRow::Decrees);
    }
    parts
}

impl BoardRow {
    fn height(self, ui: &egui::Ui, cx: &Cx, state: &State, width: f32) -> f32 {
        match self {
            Self::Intrigue => tracks::intrigue_height(cx),
            Self::Palace => tracks::palace_height(cx),
            Self::WallAndJade | Self::Wall | Self::Jade => wall_jade::height(cx),
            Self::Canal => canal::height(cx, state),
            Self::Decrees => decrees::height(ui, cx, state, width),
        }
    }

    fn show(self, ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
        match self {
            Self::Intrigue => tracks::intrigue_ui(ui, cx, state, height),
            Self::Palace => tracks::palace_ui(ui, cx, state, height),
            Self::WallAndJade => wall_jade::both_ui(ui, cx, state, height),
            Self::Wall => wall_jade::wall_ui(ui, cx, state, height),
            Self::Jade => wall_jade::jade_ui(ui, cx, state, height),
            Self::Canal => canal::canal_ui(ui, cx, state, height),
            Self::Decrees => decrees::decrees_ui(ui, cx, state, height),
        }
    }
}

fn gap(cx: &Cx) -> f32 {
    if cx.narrow { space::M } else { space::S }
}

/// What the rows need at least, with the card around them.
fn rows_height(ui: &egui::Ui, cx: &Cx, state: &State, width: f32) -> f32 {
    let parts = parts(cx, state, width);
    let heights: f32 = parts.iter().map(|part| part.height(ui, cx, state, width - 2.0 * PAD)).sum();
    heights + gap(cx) * parts.len().saturating_sub(1) as f32 + 2.0 * PAD
}

/// The rows in one card, spread over `room` as far as that helps.
fn rows_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, room: f32) -> Option<Intent> {
    let width = ui.available_width();
    let parts = parts(cx, state, width);
    // A little less than there is, so that rounding never makes the board scroll.
    let spare = (room - space::XS - rows_height(ui, cx, state, width)) / parts.len().max(1) as f32;
    let spread = spare.clamp(0.0, SPREAD);
    let frame = cx.theme.card_frame().corner_radius(radius::BUTTON).inner_margin(Margin::same(PAD as i8));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = gap(cx);
        let mut asked = None;
        for part in parts {
            let height = part.height(ui, cx, state, ui.available_width()) + spread;
            asked = part.show(ui, cx, state, height).or(asked);
        }
        asked
    });
    shown.inner
}
