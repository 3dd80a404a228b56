//! Forged entries that the door lets in, since by chance they can have happened: every screen of the game shows them, and a
//! whole window opens such a file, and one up to what it does not let in.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use eframe::egui::Vec2;
use egui_kittest::Harness;
use serde_json::json;

use super::{
    home::{Home, WHOLE},
    window::{DESK, PHONE},
};
use crate::{
    Cx,
    ask::asked,
    intent::{Intent, Panel, TableIntent},
    log::Log,
    table::{BoardView, GameScreen},
};
use courtside_games::{
    forbidden_city::ForbiddenCity, perfect_shot::PerfectShot, sakura::Sakura, yokai_sketch::YokaiSketch,
};
use courtside_rules::{
    journal::{
        Journal, Record, RecordOf,
        forge::{Forger, Played, by_lot},
    },
    msg,
    text::{Language, Texts},
};
use courtside_store::{Saved, Settings};
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

/// The last entry of a game once more, with something forged that the door lets in or does not.
fn forged(journal: &Journal<YokaiSketch>, let_in: bool) -> RecordOf<YokaiSketch> {
    let records: Vec<_> = journal.entries().iter().map(|entry| json!(Record::Play(entry.clone()))).collect();
    let forgeries = Forger::new(&records).forgeries(&records[records.len() - 1]);
    let read = forgeries.into_iter().filter_map(|forgery| serde_json::from_value(forgery.record).ok());
    let stands = |record: &RecordOf<YokaiSketch>| {
        // What is not let in a program has written all the same, as far as the rules can follow it.
        let written = catch_unwind(AssertUnwindSafe(|| journal.clone().accept(record.clone()).is_ok()));
        matches!(record, Record::Play(_))
            && written.unwrap_or(false)
            && journal.clone().admit(record.clone()).is_ok() == let_in
    };
    read.into_iter().find(stands).expect("some forgery is of this kind")
}

#[test]
fn a_whole_window_opens_a_forged_file_as_far_as_the_door_lets_it_in() {
    for let_in in [true, false] {
        let home = Home::new();
        let id = home.game("", &WHOLE[..20]);
        let mut file = home.opened(&id);
        let record = forged(file.journal(), let_in);
        assert_eq!(file.commit(record), Saved::OnDisk);
        drop(file);
        let mut window = home.open(&id, Language::English, DESK);
        let entries = window.app().table.as_ref().unwrap().entry_count();
        assert_eq!(entries, if let_in { 21 } else { 20 });
        let notice = window.app().notice.clone().map(|notice| window.say(&notice));
        assert_eq!(notice.as_ref().is_some_and(|said| said.contains("cannot have happened")), !let_in, "{notice:?}");
        notice.iter().for_each(|said| window.see(said));
        window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
        window.ask(Intent::Table(TableIntent::Panel(None)));
        window.press(msg!("timeline"));
        window.ask(Intent::Table(TableIntent::MendAt(Some(entries - 1))));
        window.see(msg!("mend-question", entry = entries));
    }
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
    let mut log = Log::default();
    log.tell(journal, 0, journal.state_at(0));
    assert!((0..journal.entries().len()).all(|index| log.entry(index).is_some()));
    let last = journal.entries().len() - 1;
    if let Some(other) = G::choices(&journal.state_at(last)).into_iter().next() {
        assert!(journal.mend(last, other).is_ok(), "what is offered may stand there");
    }
    let events = journal.entries().last().map(|entry| entry.events.clone()).unwrap_or_default();
    for screen in screens {
        screen.state_mut().0 = Some((state.clone(), events.clone()));
        screen.step();
    }
}
