//! What the disk does not take, what another window has open, and what was damaged: said, and nothing lost.

use std::fs;

use eframe::egui::{Key, Modifiers, ViewportEvent};

use super::{
    home::{Home, SET_UP, Step, WHOLE, sketch},
    window::{DESK, PHONE, Window},
};
use crate::{
    dialog::Dialog,
    intent::{Intent, Place},
};
use courtside_games::yokai_sketch::YokaiSketch;
use courtside_rules::{msg, text::Language};
use courtside_store::SavedId;

fn opened(home: &Home, id: &SavedId) -> Window {
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id.clone()));
    window
}

fn entries(window: &Window) -> usize {
    window.app().table.as_ref().unwrap().entry_count()
}

/// Takes the folder of the games away, as a pulled stick does.
fn pull_out(home: &Home) {
    fs::rename(home.path().join("games"), home.path().join("pulled out")).unwrap();
}

fn plug_in(home: &Home) {
    fs::rename(home.path().join("pulled out"), home.path().join("games")).unwrap();
}

/// The banner says why the disk does not take it, and how much waits.
#[track_caller]
fn says_what_waits(window: &Window, count: usize) {
    let lost = window.app().table.as_ref().unwrap().not_saved().unwrap();
    assert_eq!(lost.pending, count);
    window.see(lost.message());
    window.see(lost.advice());
}

#[test]
fn what_is_not_saved_is_said_and_saved_once_the_folder_is_back() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let id = home.game("", &SET_UP);
        let mut window = opened(&home, &id);
        window.resize(size);
        pull_out(&home);
        window.take(Step::Lay(0));
        window.take(Step::Lay(1));
        assert_eq!(entries(&window), 6, "the table plays on");
        says_what_waits(&window, 2);
        window.press(msg!("retry"));
        says_what_waits(&window, 2);
        plug_in(&home);
        window.press(msg!("retry"));
        assert!(window.app().table.as_ref().unwrap().not_saved().is_none());
        window.see_not(msg!("retry"));
        drop(window);
        assert_eq!(home.opened(&id).journal().entries().len(), 6);
    }
}

#[test]
fn the_next_entry_takes_the_waiting_ones_with_it() {
    let home = Home::new();
    let id = home.game("", &SET_UP);
    let mut window = opened(&home, &id);
    pull_out(&home);
    window.take(Step::Lay(0));
    plug_in(&home);
    window.take(Step::Lay(1));
    window.see_not(msg!("retry"));
    drop(window);
    assert_eq!(home.opened(&id).journal().entries().len(), 6);
}

#[test]
fn a_game_that_is_left_while_something_waits_stays_open_and_can_be_saved_later() {
    let home = Home::new();
    let id = home.game("", &SET_UP);
    let mut window = opened(&home, &id);
    pull_out(&home);
    window.take(Step::Lay(0));
    window.press(msg!("back"));
    says_what_waits(&window, 1);
    window.see_not(msg!("home-all-saved"));
    plug_in(&home);
    window.press(msg!("retry"));
    window.see(msg!("home-all-saved"));
    window.ask(Intent::Open(Place::Home));
    window.press(msg!("home-resume-named", name = msg!("game-yokai-sketch")));
    assert_eq!(entries(&window), 5);
    drop(window);
    assert_eq!(home.opened(&id).journal().entries().len(), 5);
}

#[test]
fn closing_the_window_is_asked_first_while_something_waits() {
    let home = Home::new();
    let id = home.game("", &SET_UP);
    let mut window = opened(&home, &id);
    assert!(!window.asks_to_close());
    pull_out(&home);
    window.take(Step::Lay(0));
    assert!(window.asks_to_close());
    window.press(msg!("dialog-stay"));
    assert_eq!(entries(&window), 5);
    window.see(msg!("yokai-ask-card", player = "Anna"));
}

impl Window {
    /// Asks to close the window, as its frame does; answers whether a dialog holds it back.
    fn asks_to_close(&mut self) -> bool {
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.values_mut().for_each(|viewport| viewport.events.push(ViewportEvent::Close));
        self.harness.step();
        self.settle();
        matches!(self.app().dialog, Some(Dialog::LeaveUnsaved))
    }
}

#[test]
fn the_second_window_of_a_game_can_only_look() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let id = home.game("", &WHOLE[..20]);
        let first = home.store().open_game::<YokaiSketch>(&id).unwrap();
        let before = fs::read(home.file(&id)).unwrap();
        let mut window = opened(&home, &id);
        window.resize(size);
        window.see(msg!("game-read-only"));
        for step in [Step::Lay(0), Step::Pass] {
            window.take(step);
        }
        window.key(Key::Num1);
        window.keys(Modifiers::COMMAND, Key::Z);
        assert_eq!(entries(&window), 20);
        window.see_not(msg!("toast-undone", name = sketch("Anna", 0)));
        assert!(!window.can_press(msg!("undo")) && !window.can_press(msg!("correct")));
        window.open_timeline();
        window.press(msg!("timeline-entry", entry = 20, name = sketch("Anna", 0)));
        assert!(!window.sees(msg!("timeline-mend")) && !window.sees(msg!("timeline-go-back")));
        assert_eq!(fs::read(home.file(&id)).unwrap(), before);
        drop(first);
    }
}

#[test]
fn redo_in_a_second_window_does_not_say_that_it_redid() {
    let home = Home::new();
    let id = home.game("", &WHOLE[..20]);
    let mut first = home.store().open_game::<YokaiSketch>(&id).unwrap();
    let undo = first.journal().undo(2).unwrap();
    let _ = first.commit(undo);
    let mut window = opened(&home, &id);
    let redo = Modifiers { shift: true, ..Modifiers::COMMAND };
    window.keys(redo, Key::Z);
    assert_eq!(entries(&window), 18);
    window.see_not(msg!("toast-redone", name = sketch("Boris", 0)));
}

#[test]
fn a_torn_file_opens_up_to_the_damage_and_says_so() {
    let home = Home::new();
    let id = home.game("", &WHOLE[..20]);
    let mut bytes = fs::read(home.file(&id)).unwrap();
    bytes.truncate(bytes.len() - 5);
    fs::write(home.file(&id), bytes).unwrap();
    let mut window = opened(&home, &id);
    assert_eq!(entries(&window), 19);
    let notice = window.app().notice.clone().unwrap();
    window.see(&window.say(&notice));
    window.press(msg!("close"));
    assert!(window.app().notice.is_none());
}
