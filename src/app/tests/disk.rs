//! What the disk does not take, what another window has open, and what was damaged: said, and nothing lost.

use std::fs;

use eframe::egui::{Key, Modifiers, ViewportEvent};

use super::{
    home::{Home, SET_UP, Step, WHOLE},
    window::{DESK, PHONE, Window},
};
use crate::{
    app::{
        dialog::Dialog,
        intent::{Intent, Place},
    },
    games::yokai_sketch::YokaiSketch,
    msg,
    store::SavedId,
    text::Language,
};

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
        window.read("Not saved:");
        window.read("2 changes wait here.");
        window.press("Retry");
        window.read("Not saved:");
        plug_in(&home);
        window.press("Retry");
        assert!(!window.reads("Not saved:"), "{}", window.told());
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
    assert!(!window.reads("Not saved:"));
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
    window.press("Back");
    plug_in(&home);
    window.ask(Intent::Open(Place::Home));
    window.press("Resume Yokai Sketch");
    assert_eq!(entries(&window), 5);
    window.press("Retry");
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
    window.tap(&msg!("dialog-stay"));
    assert_eq!(entries(&window), 5);
    window.see("Anna plays at…");
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
        window.see("Open in another window");
        for step in [Step::Lay(0), Step::Pass] {
            window.take(step);
        }
        window.key(Key::Num1);
        window.keys(Modifiers::COMMAND, Key::Z);
        assert_eq!(entries(&window), 20);
        assert!(!window.reads("Undone:"), "nothing is said to be undone");
        assert!(!window.can_press("Undo") && !window.can_press("Correct"));
        window.open_timeline();
        window.press("Entry 20: Anna: sketch at Green");
        assert!(!window.sees("Mend this entry") && !window.sees("Go back to here"));
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
    assert!(!window.reads("Redone:"));
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
    window.press("Close");
    assert!(window.app().notice.is_none());
}
