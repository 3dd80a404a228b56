//! Forged entries that the door lets in, since by chance they can have happened: every screen of the game shows them.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use eframe::egui::Vec2;
use egui_kittest::Harness;
use serde_json::json;

use super::window::{DESK, PHONE};
use crate::{
    Cx,
    ask::asked,
    table::{BoardView, GameScreen},
};
use courtside_games::{
    forbidden_city::ForbiddenCity, perfect_shot::PerfectShot, sakura::Sakura, yokai_sketch::YokaiSketch,
};
use courtside_rules::{
    journal::{
        Journal, Record,
        forge::{Forger, Played, by_lot},
    },
    text::{Language, Texts},
};
use courtside_store::Settings;
use courtside_ui::{
    theme::{Look, Theme, install_fonts},
    widgets::words,
};

/// So many forgeries are tried of a game, and each so-manieth of those that come in is drawn.
const TRIED: usize = 2000;
const DRAWN: usize = 12;

#[test]
fn every_screen_of_sakura_shows_what_the_door_lets_in() {
    check::<Sakura>();
}

#[test]
fn every_screen_of_yokai_sketch_shows_what_the_door_lets_in() {
    check::<YokaiSketch>();
}

#[test]
fn every_screen_of_perfect_shot_shows_what_the_door_lets_in() {
    check::<PerfectShot>();
}

#[test]
fn every_screen_of_forbidden_city_shows_what_the_door_lets_in() {
    check::<ForbiddenCity>();
}

fn check<G: GameScreen>() {
    let games = by_lot::<G>(&[]);
    let all: Vec<_> = games.iter().flat_map(|game| &game.records).map(|record| json!(record)).collect();
    let forger = Forger::new(&all);
    let mut screens = [DESK, PHONE].map(screen::<G>);
    let (mut tried, mut taken, mut wrong) = (0, 0, Vec::new());
    for Played { header, records } in &games {
        for (place, record) in records.iter().enumerate() {
            let forgeries = forger.forgeries(&json!(record));
            let apart = (forgeries.len() * all.len() / TRIED).max(1);
            for forgery in forgeries.into_iter().skip(tried % apart).step_by(apart) {
                tried += 1;
                let Ok(forged @ Record::Play(_)) = serde_json::from_value(forgery.record.clone()) else { continue };
                let mut journal = Journal::<G>::open(header).unwrap();
                records[..place].iter().for_each(|record| journal.admit(record.clone()).unwrap());
                if journal.admit(forged).is_err() {
                    continue;
                }
                taken += 1;
                let drawn = if taken % DRAWN == 0 { &mut screens[..] } else { &mut [] };
                if catch_unwind(AssertUnwindSafe(|| look(&journal, drawn))).is_err() {
                    wrong.push(format!("{}: {}", forgery.change, forgery.record));
                    screens = [DESK, PHONE].map(screen::<G>);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {:#?}", wrong.len(), &wrong[..wrong.len().min(10)]);
    assert!(taken > 10 * DRAWN, "only {taken} of {tried} came in");
}

/// What a screen draws: a state, and what led to it.
struct Shown<G: GameScreen>(Option<(G::State, Vec<G::Event>)>);

/// The board, the game's own panel and its corrections, in a window of this size.
fn screen<G: GameScreen>(size: Vec2) -> Harness<'static, Shown<G>> {
    let (texts, settings) = (Texts::new(Language::English), Settings::default());
    let narrow = size == PHONE;
    let theme = move || Theme::new(Look::Light, 100, narrow, true);
    Harness::builder()
        .with_size(size)
        .with_context_setup(move |ctx| {
            install_fonts(ctx);
            theme().install(ctx);
            words::install(ctx, Language::English);
        })
        .build_ui_state(
            move |ui, shown: &mut Shown<G>| {
                let Some((state, events)) = &shown.0 else { return };
                let cx =
                    Cx { texts: &texts, theme: Arc::new(theme()), settings: &settings, narrow, now: 0, saved: &[] };
                let _ =
                    G::board_ui(ui, &cx, &BoardView { state, events, entries: 1, draft: Some(&G::Draft::default()) });
                G::extra_ui(ui, &cx, state);
                let _ = G::correct_ui(ui, &cx, state);
            },
            Shown(None),
        )
}

/// Asks what stands beside the board, and draws it in these windows.
fn look<G: GameScreen>(journal: &Journal<G>, screens: &mut [Harness<'static, Shown<G>>]) {
    let state = journal.state();
    let (texts, settings) = (Texts::new(Language::English), Settings::default());
    let theme = Arc::new(Theme::new(Look::Light, 100, false, true));
    let cx = Cx { texts: &texts, theme, settings: &settings, narrow: false, now: 0, saved: &[] };
    let _ = asked::<G>(&cx, state, &G::Draft::default());
    assert_eq!(G::facts(&cx, state).len(), G::players(state).len());
    let _ = (G::stage_detail(state), G::help(state), G::setup_steps(state));
    for row in &G::sheet(state).rows {
        row.cells.iter().for_each(|cell| drop(G::cell_words(&cx, row, cell)));
    }
    let events = journal.entries().last().map(|entry| entry.events.clone()).unwrap_or_default();
    for screen in screens {
        screen.state_mut().0 = Some((state.clone(), events.clone()));
        screen.step();
    }
}
