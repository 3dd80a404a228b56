//! The intrigue track and the way to the palace.

use eframe::egui::{self, Align2, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::draw::{Heading, group, mark_of, not_known, number, row, row_height, say};
use crate::{Cx, intent::Intent};
use courtside_games::forbidden_city::{Area, State, TRACK_END, words::area_name};
use courtside_rules::{
    journal::{Mark, Seat},
    msg,
    text::Message,
};
use courtside_ui::{
    theme::{Theme, Type, icon, radius, space, stroke},
    widgets::{Icon, paint_icon, paint_mark},
};

const CELL: f32 = 46.0;
const CELL_NARROW: f32 = 40.0;
const STEP: f32 = 40.0;
/// The palace's row of slots.
const PALACE: f32 = 44.0;

pub fn intrigue_height(cx: &Cx) -> f32 {
    row_height(cx, if cx.narrow { CELL_NARROW + space::L } else { CELL + space::M })
}

pub fn intrigue_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let heading = Heading {
        area: Area::Intrigue,
        title: cx.say(&area_name(Area::Intrigue)),
        hint: cx.get("city-board-intrigue-hint"),
        sentence: intrigue_sentence(cx, state),
    };
    let (content, asked) = row(ui, cx, &heading, height);
    let step = content.width() / f32::from(TRACK_END + 1);
    let gap = if cx.narrow { 2.0 } else { 5.0 };
    let tall = if cx.narrow { CELL_NARROW } else { CELL };
    for space in 0..=TRACK_END {
        let center = pos2(content.left() + (f32::from(space) + 0.5) * step, content.center().y);
        let cell = Rect::from_center_size(center, vec2((step - gap).min(CELL), tall));
        let marks: Vec<Mark> = state.on_space(space).into_iter().map(|seat| mark_of(state, seat)).collect();
        ui.painter().rect(cell, radius::S, cx.theme.color.inset, cx.theme.hair(), StrokeKind::Inside);
        if marks.is_empty() {
            let kind = if cx.narrow { Type::Rule } else { Type::Caption };
            let at = (center, Align2::CENTER_CENTER);
            say(ui.painter(), &cx.theme, at, kind, cx.theme.color.ink3, &space.to_string());
        }
        stack(ui.painter(), &cx.theme, cell, content.height(), &marks);
    }
    asked
}

/// Markers on one space overlap upwards: the top one is ahead.
fn stack(painter: &Painter, theme: &Theme, cell: Rect, room: f32, marks: &[Mark]) {
    let wanted: f32 = match marks.len() {
        0 => return,
        1 => 36.0,
        2 => 34.0,
        _ => 30.0,
    };
    let side = wanted.min(cell.width() + 3.0);
    let hops = (marks.len() - 1) as f32;
    let lift = if hops > 0.0 { (0.45 * side).min((room - side) / hops) } else { 0.0 };
    for (below, mark) in marks.iter().enumerate() {
        let y = cell.center().y + hops * lift / 2.0 - below as f32 * lift;
        paint_mark(painter, theme, pos2(cell.center().x, y), side, *mark, "");
    }
}

/// "Intrigue: Lena 3, Roman 6, Anna 6 on top".
fn intrigue_sentence(cx: &Cx, state: &State) -> String {
    let mut seats = state.by_intrigue();
    seats.reverse();
    let places: Vec<Message> = seats
        .into_iter()
        .map(|seat| {
            let space = state.board(seat).intrigue;
            let here = state.on_space(space);
            if here.len() > 1 && here.last() == Some(&seat) {
                msg!("city-board-spoken-top", player = state.name(seat), space = space)
            } else {
                msg!("city-board-spoken-at", player = state.name(seat), space = space)
            }
        })
        .collect();
    cx.say(&msg!("city-board-spoken", area = area_name(Area::Intrigue), places = places))
}

pub fn palace_height(cx: &Cx) -> f32 {
    row_height(cx, if cx.narrow { STEP + space::S + PALACE } else { PALACE + space::XS })
}

pub fn palace_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, height: f32) -> Option<Intent> {
    let heading = Heading {
        area: Area::Palace,
        title: cx.say(&area_name(Area::Palace)),
        hint: cx.get("city-board-palace-hint"),
        sentence: palace_sentence(cx, state),
    };
    let (content, asked) = row(ui, cx, &heading, height);
    let slots = f32::from(state.player_count().max(1));
    let (steps, palace) = if cx.narrow {
        let middle = content.top() + STEP;
        let palace = Rect::from_min_size(pos2(content.left(), middle + space::S), vec2(content.width(), PALACE));
        (content.with_max_y(middle), palace)
    } else {
        let wide = space::XXL + space::L + slots * if slots > 4.0 { 42.0 } else { 48.0 };
        let palace =
            Rect::from_min_size(pos2(content.right() - wide, content.center().y - PALACE / 2.0), vec2(wide, PALACE));
        (content.with_max_x(palace.left() - space::S), palace)
    };
    steps_on(ui.painter(), cx, state, steps);
    slots_on(ui, cx, state, palace);
    asked
}

/// The spaces by the steps that are left from them, the start first.
fn steps_on(painter: &Painter, cx: &Cx, state: &State, rect: Rect) {
    let theme = &cx.theme;
    let count = state.steps_to_palace().max(1);
    let step = (rect.width() / f32::from(count)).min(56.0);
    let round = (step / 2.0 - 2.0).min(STEP / 2.0);
    let center = |left: u8| pos2(rect.left() + (f32::from(count - left) + 0.5) * step, rect.center().y);
    for left in (1..=count).rev() {
        let middle = center(left);
        if left > 1 {
            let line = [middle + vec2(round, 0.0), center(left - 1) - vec2(round, 0.0)];
            painter.line_segment(line, Stroke::new(stroke::CONTROL, theme.color.outline));
        }
        painter.circle(middle, round, theme.color.inset, theme.hair());
        let envoys: Vec<Mark> = state
            .seats()
            .filter(|seat| !state.board(*seat).is_home() && state.steps_left(*seat) == left)
            .map(|seat| mark_of(state, seat))
            .collect();
        if envoys.is_empty() {
            let at = (middle, Align2::CENTER_CENTER);
            say(painter, theme, at, Type::Caption, theme.color.ink3, &left.to_string());
        }
        group(painter, theme, middle, 2.0 * round, &envoys);
    }
}

/// The palace with its slots, best first: the points, or who lies there.
fn slots_on(ui: &egui::Ui, cx: &Cx, state: &State, rect: Rect) {
    let theme = &cx.theme;
    let color = &theme.color;
    let painter = ui.painter();
    painter.rect(rect, 14.0, color.gold_tint, Stroke::new(stroke::CONTROL, color.gold_line), StrokeKind::Inside);
    let sign = pos2(rect.left() + space::M + icon::M / 2.0, rect.center().y);
    paint_icon(painter, sign, Icon::CastleTurret, icon::M, color.gold_text);
    let slots = state.player_count().max(1);
    let first = sign.x + icon::M / 2.0 + space::XS;
    let step = (rect.right() - space::XS - first) / f32::from(slots);
    for slot in 0..slots {
        let center = pos2(first + (f32::from(slot) + 0.5) * step, rect.center().y);
        let points = state.row[usize::from(slot)];
        match (home_at(state, slot), points) {
            (Some(seat), points) => {
                let side = 30.0;
                let middle = center - vec2(7.0, 0.0);
                paint_mark(painter, theme, middle, side, mark_of(state, seat), "");
                let words = points.map_or_else(|| cx.get("city-board-unknown"), |points| points.to_string());
                let beside = (middle + vec2(0.64 * side, 0.0), Align2::LEFT_CENTER);
                say(painter, theme, beside, Type::Caption, color.gold_text, &words);
            }
            (None, Some(points)) => {
                number(painter, center, 22.0, color.gold_text, &points.to_string());
            }
            (None, None) => {
                let unknown = Rect::from_center_size(center, vec2(28.0, 30.0));
                not_known(ui, theme, unknown, &cx.get("city-board-unknown"));
            }
        }
    }
}

fn home_at(state: &State, slot: u8) -> Option<Seat> {
    state.seats().find(|seat| state.board(*seat).slot == Some(slot))
}

fn palace_sentence(cx: &Cx, state: &State) -> String {
    let places: Vec<Message> = state
        .seats()
        .map(|seat| match state.board(seat).slot {
            None => msg!("city-board-spoken-steps", player = state.name(seat), count = state.steps_left(seat)),
            Some(slot) => match state.row.get(usize::from(slot)).copied().flatten() {
                Some(points) => msg!("city-board-spoken-home-for", player = state.name(seat), points = points),
                None => msg!("city-board-spoken-home", player = state.name(seat)),
            },
        })
        .collect();
    cx.say(&msg!("city-board-spoken", area = area_name(Area::Palace), places = places))
}
