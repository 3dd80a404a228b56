//! What lies on the table: envelopes while they change hands, a floor while it is entered, the open envelope, and at the
//! end everyone's floor.

mod ending;
mod envelopes;
mod floor;
mod ideal;
mod scoring;

pub use envelopes::envelopes_ui;

use eframe::egui;

use super::Partial;
use crate::{Cx, intent::Intent, table::BoardView};
use courtside_games::perfect_shot::{Ask, Kind, PerfectShot, Step};

pub fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<PerfectShot>) -> Option<Intent> {
    // On a phone the page around it scrolls.
    if cx.narrow {
        return contents_ui(ui, cx, view);
    }
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| contents_ui(ui, cx, view)).inner
}

fn contents_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<PerfectShot>) -> Option<Intent> {
    let state = view.state;
    let none = Partial::default();
    let draft = view.draft.unwrap_or(&none);
    if draft.kind == Some(Kind::Area) && draft.area.is_some() {
        return floor::area_ui(ui, cx, state, draft);
    }
    if let Some(seat) = draft.seat {
        return floor::floor_ui(ui, cx, state, draft, seat, true);
    }
    match (&state.step, state.ask()) {
        // While the photo is asked about, the floor is only looked at.
        (Step::Floors, Ask::Photo { seat }) => floor::floor_ui(ui, cx, state, draft, seat, false),
        (Step::Floors, Ask::Floor { seat }) => floor::floor_ui(ui, cx, state, draft, seat, view.draft.is_some()),
        (Step::Scoring | Step::FinalVote, _) => scoring::scoring_ui(ui, cx, view),
        (Step::Over, _) => ending::ending_ui(ui, cx, view),
        _ => {
            envelopes::table_ui(ui, cx, state);
            None
        }
    }
}
