//! The ideal frame: the best floor that was possible, searched for while the window goes on, with a stop at any time.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use eframe::egui;
use web_time::Instant;

use super::super::{guests, name};
use crate::Cx;
use courtside_games::perfect_shot::{
    State,
    ideal::{Progress, Search, Task, evaluate},
};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, space},
    widgets::{Button, CellGrid, Icon, Kind, card, label, label_in, mark, persons, progress},
};

/// How long it looks by itself; afterwards it says what it could not prove.
const PATIENCE: Duration = Duration::from_secs(10);
/// What of each frame goes into looking: the rest is for the window.
const SLICE: Duration = Duration::from_millis(12);
/// So many nodes between two looks at the clock.
const NODES: u64 = 200;
const SIDE: f32 = 56.0;

/// A search that is under way or over, kept by the screen: it changes nothing of the game.
struct Run {
    /// What it was begun for: another task, after a correction, needs another search.
    task: Task,
    search: Search,
    found: Progress,
    began: Instant,
    running: bool,
}

impl Run {
    fn new(state: &State, task: Task) -> Self {
        let floors: Vec<_> = state.seats().map(|seat| state.frame(seat).floor.clone()).collect();
        let mut search = Search::with(task.clone(), &floors);
        let found = search.run(1);
        Self { task, search, found, began: Instant::now(), running: true }
    }

    /// Looks on for a slice of a frame.
    fn go_on(&mut self) {
        let start = Instant::now();
        while self.running && start.elapsed() < SLICE {
            self.found = self.search.run(NODES);
            self.running = !self.found.done && self.began.elapsed() < PATIENCE;
        }
    }
}

/// The card with the search, or what it found.
pub fn ideal_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    let Some(task) = Task::of(state) else { return };
    let id = egui::Id::unique(("ideal frame", state.setup().seed));
    let kept: Option<Arc<Mutex<Run>>> = ui.data(|data| data.get_temp(id));
    let kept = kept.filter(|run| run.lock().unwrap_or_else(PoisonError::into_inner).task == task);
    card(ui, |ui| {
        label(ui, Type::Heading, cx.get("shot-ui-ideal"));
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("shot-ui-ideal-model"));
        ui.add_space(space::S);
        let Some(kept) = kept else {
            if Button::new(&cx.get("shot-ui-ideal-find")).icon(Icon::MagnifyingGlass).show(ui).clicked() {
                let run = Arc::new(Mutex::new(Run::new(state, task)));
                ui.data_mut(|data| data.insert_temp(id, run));
                ui.ctx().request_repaint();
            }
            return;
        };
        let mut run = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if run.running {
            run.go_on();
            ui.ctx().request_repaint();
            running_ui(ui, cx, &mut run);
        }
        found_ui(ui, cx, state, &task, &run);
    });
}

fn running_ui(ui: &mut egui::Ui, cx: &Cx, run: &mut Run) {
    progress(ui, run.found.share, &cx.get("shot-ui-ideal-looking"));
    if Button::new(&cx.get("shot-ui-ideal-stop")).kind(Kind::Second).show(ui).clicked() {
        run.running = false;
    }
}

/// The best floor so far, how sure it is, and what each player left on the table.
fn found_ui(ui: &mut egui::Ui, cx: &Cx, state: &State, task: &Task, run: &Run) {
    let Progress { best, bound, .. } = run.found;
    let words = if run.found.done || bound == best {
        msg!("shot-ui-ideal-proven", points = best)
    } else {
        msg!("shot-ui-ideal-gap", points = best, most = bound)
    };
    label(ui, Type::Strong, cx.say(&words));
    let kit = &state.table.kit;
    let looks = guests::floor_looks(cx, &kit.grid, &kit.guests, &run.found.floor, false);
    let table = cx.get("shot-ui-floor-table");
    CellGrid::new(kit.grid.columns.into(), &looks).words("", &table, "").most_side(SIDE).show_still(ui);
    ui.add_space(space::S);
    let people = persons(state.players());
    for seat in state.seats() {
        let own = evaluate(task, &state.frame(seat).floor);
        let words = msg!("shot-ui-ideal-left", player = name(state, seat), points = own, left = best - own);
        ui.horizontal_wrapped(|ui| {
            mark(ui, &people[seat.index()], cx.theme.scaled(24.0));
            label(ui, Type::Body, cx.say(&words));
        });
    }
}
