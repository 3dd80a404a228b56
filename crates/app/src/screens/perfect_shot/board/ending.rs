//! The end: the ideal frame beside everyone's floor.

use eframe::egui;

use super::{
    super::{guests, name},
    ideal::ideal_ui,
};
use crate::{Cx, intent::Intent, table::BoardView};
use courtside_games::perfect_shot::{PerfectShot, State};
use courtside_rules::{journal::Seat, msg};
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{CellGrid, card, label, label_in, mark, persons},
};

/// The widest cell of a floor that is only looked at.
const SIDE: f32 = 56.0;

pub fn ending_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<PerfectShot>) -> Option<Intent> {
    let state = view.state;
    ideal_ui(ui, cx, state);
    ui.add_space(space::M);
    for seat in state.ranking() {
        card(ui, |ui| ui.push_id(seat.0, |ui| floor_ui(ui, cx, state, seat)));
        ui.add_space(space::M);
    }
    None
}

fn floor_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, seat: Seat) {
    let people = persons(state.players());
    ui.horizontal(|ui| {
        mark(ui, &people[seat.index()], size::MARK_TEXT);
        label(ui, Type::Heading, name(state, seat));
        label(ui, Type::NumM, cx.texts.number(state.total(seat)));
        let words = cx.say(&msg!("shot-ui-facts-placed", count = state.placed(seat)));
        label_in(ui, Type::Caption, cx.theme.color.ink2, words);
    });
    if state.short {
        return;
    }
    let kit = &state.table.kit;
    let looks = guests::floor_looks(cx, &kit.grid, &kit.guests, &state.frame(seat).floor, false);
    let table = cx.get("shot-ui-floor-table");
    CellGrid::new(kit.grid.columns.into(), &looks).words("", &table, "").most_side(SIDE).show_still(ui);
}
