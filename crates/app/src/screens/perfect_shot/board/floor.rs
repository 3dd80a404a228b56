//! One player's floor, seen as he sees it: a tap puts the chosen guest on a cell, a drag moves one. And the cells of a card.

use eframe::egui;

use super::super::{Partial, ask::next_guest, guests, half, name, play};
use crate::{Cx, intent::Intent};
use courtside_games::perfect_shot::{Action, Grid, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{CellGrid, CellLook, GridAnswer, label, mark, persons},
};

/// What stands below and above a floor, for its height.
const WORDS: f32 = 64.0;

pub fn floor_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, draft: &Partial, seat: Seat, open: bool) -> Option<Intent> {
    let people = persons(state.players());
    ui.horizontal(|ui| {
        mark(ui, &people[seat.index()], size::MARK_TEXT);
        label(ui, Type::Heading, cx.say(&msg!("shot-ui-floor-of", player = name(state, seat))));
    });
    ui.add_space(space::S);
    let floor = &state.frame(seat).floor;
    let chosen = next_guest(state, draft, seat).filter(|_| open && !draft.swaps);
    let looks = guests::floor_looks(cx, grid(state), &state.table.kit.guests, floor, chosen.is_some());
    let answer = grid_ui(ui, cx, state, &looks)?;
    if !open {
        return None;
    }
    let cell = |index| guests::cell_at(grid(state), index);
    let (from, to) = match answer {
        GridAnswer::Tap(index) => (None, cell(index)),
        GridAnswer::Drag { from, to } => (floor.on(cell(from)), cell(to)),
    };
    let there = floor.on(to);
    if let (Some(one), Some(other)) = (from, there) {
        return Some(play(Action::Swap { seat, one, other }));
    }
    let with = |changed: Partial| half(Partial { seat: draft.seat, ..changed });
    match (from, there, draft.guest) {
        (Some(guest), None, _) => Some(play(Action::Place { seat, guest, cell: Some(to) })),
        (None, Some(other), Some(one)) if draft.swaps && one != other => Some(play(Action::Swap { seat, one, other })),
        (None, Some(guest), _) => Some(with(Partial { guest: Some(guest), swaps: draft.swaps, ..Partial::default() })),
        _ => chosen.map(|guest| play(Action::Place { seat, guest, cell: Some(to) })),
    }
}

/// The cells that are green on a card.
pub fn area_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, draft: &Partial) -> Option<Intent> {
    let area = draft.area.unwrap_or_default();
    label(ui, Type::Heading, cx.get("shot-ui-area-title"));
    ui.add_space(space::S);
    let looks = guests::area_looks(cx, grid(state), area);
    let Some(GridAnswer::Tap(index)) = grid_ui(ui, cx, state, &looks) else { return None };
    let cell = guests::cell_at(grid(state), index);
    let mut area = area;
    if area.contains(cell) {
        area.remove(cell);
    } else {
        area.insert(cell);
    }
    Some(half(Partial { area: Some(area), ..draft.clone() }))
}

fn grid(state: &State) -> &Grid {
    &state.table.kit.grid
}

fn height(ui: &egui::Ui, cx: &Cx) -> f32 {
    // On a phone the page scrolls, so the floor is as large as its width allows.
    if cx.narrow { f32::INFINITY } else { ui.available_height().max(200.0) - WORDS / 2.0 }
}

/// Shows a floor or a card with the words around it.
fn grid_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, looks: &[CellLook]) -> Option<GridAnswer> {
    let (back, table, front) =
        (cx.get("shot-ui-floor-back"), cx.get("shot-ui-floor-table"), cx.get("shot-ui-floor-front"));
    let height = height(ui, cx);
    CellGrid::new(grid(state).columns.into(), looks).words(&back, &table, &front).show(ui, height)
}
