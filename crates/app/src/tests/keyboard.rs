//! The app without a pointer: Tab, Enter, digits, undo and redo, the list of keys, and the way back.

use eframe::egui::{Key, Modifiers};

use super::{
    home::{Home, SET_UP, Step, WHOLE, colour, number, sketch},
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Panel, Place, TableIntent};
use courtside_rules::{
    msg,
    text::{Language, Message},
};
use courtside_store::SavedId;

const REDO: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

/// A game in which Anna may play or pass.
fn in_game(home: &Home, steps: &[Step]) -> (Window, SavedId) {
    let id = home.game("", steps);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id.clone()));
    (window, id)
}

fn entries(window: &Window) -> usize {
    window.app().table.as_ref().unwrap().entry_count()
}

/// The name of an entry, counted from 0.
fn entry(window: &Window, index: usize) -> Message {
    window.app().table.as_ref().unwrap().entry_name(index).unwrap()
}

#[test]
fn tab_reaches_the_answers_in_reading_order() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let (mut window, _) = in_game(&home, &WHOLE[..17]);
        window.resize(size);
        let mut reached = Vec::new();
        for _ in 0..40 {
            window.key(Key::Tab);
            reached.extend(window.focused());
        }
        let stacks = [0, 1, 2, 3].map(|stack| window.say(&colour(stack)));
        let rest = [msg!("yokai-call"), msg!("yokai-distract"), msg!("yokai-pass")].map(|name| window.say(&name));
        let expected: Vec<String> = stacks.into_iter().chain(rest).collect();
        let answers: Vec<String> = reached.iter().filter(|name| expected.contains(name)).cloned().collect();
        assert_eq!(answers[..expected.len()], expected, "of {reached:?}");
    }
}

#[test]
fn enter_and_space_press_what_has_the_focus_and_nothing_else() {
    for key in [Key::Enter, Key::Space] {
        let home = Home::new();
        let (mut window, _) = in_game(&home, &WHOLE[..17]);
        let blue = window.say(&colour(1));
        while window.focused().as_ref() != Some(&blue) {
            window.key(Key::Tab);
        }
        window.key(key);
        assert_eq!(entries(&window), 18);
        assert_eq!(entry(&window, 17), sketch("Anna", 1));
    }
}

#[test]
fn enter_takes_the_next_step_and_digits_choose_in_order() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &[]);
    for key in [Key::Num2, Key::Num1, Key::Num5, Key::Num3] {
        window.key(key);
    }
    assert_eq!(entry(&window, 2), number(2, 7));
    window.key(Key::Num4);
    assert_eq!(entry(&window, 4), sketch("Anna", 3));
    window.key(Key::Enter);
    assert_eq!(entry(&window, 5), msg!("yokai-name-end-turn", player = "Anna"));
    window.key(Key::Num9);
    assert_eq!(entries(&window), 6, "there is no ninth answer");
}

#[test]
fn enter_does_nothing_while_the_next_step_is_not_possible() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &SET_UP);
    window.see(msg!("yokai-refusal-must-play", player = "Anna", hand = 4));
    window.key(Key::Enter);
    assert_eq!(entries(&window), 4);
}

#[test]
fn control_z_undoes_and_with_shift_redoes() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &WHOLE[..20]);
    window.keys(Modifiers::COMMAND, Key::Z);
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(entries(&window), 18);
    window.see(msg!("toast-undone", name = sketch("Boris", 0)));
    window.keys(REDO, Key::Z);
    assert_eq!(entries(&window), 19);
    window.see(msg!("toast-redone", name = sketch("Boris", 0)));
    window.ask(Intent::Open(Place::Timeline));
    window.keys(REDO, Key::Z);
    window.keys(REDO, Key::Z);
    assert_eq!(entries(&window), 20, "there is nothing more to redo");
}

#[test]
fn a_question_mark_opens_the_list_of_keys_and_escape_closes_it() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &WHOLE[..17]);
    window.write("?");
    window.see("Ctrl+Shift+Z");
    window.key(Key::Num1);
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(entries(&window), 17, "under the list nothing is played or undone");
    window.key(Key::Escape);
    window.see_not("Ctrl+Shift+Z");
    assert_eq!(window.app().place, Place::Game);
}

#[test]
fn keys_that_are_typed_into_a_field_mean_nothing_else() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    window.open_form();
    window.press(msg!("form-name", seat = 1));
    window.write("?");
    window.see_not("Ctrl+Shift+Z");
    assert_eq!(window.button(msg!("form-name", seat = 1)).value, "?");
}

#[test]
fn escape_goes_back_one_step_at_a_time() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &WHOLE[..17]);
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
    window.key(Key::Escape);
    window.see(msg!("yokai-ask-card", player = "Anna"));
    window.ask(Intent::Open(Place::Timeline));
    window.ask(Intent::Table(TableIntent::LookAt(Some(5))));
    window.ask(Intent::Table(TableIntent::MendAt(Some(4))));
    window.key(Key::Escape);
    window.see(msg!("timeline-looking", entry = 5, count = 17));
    window.key(Key::Escape);
    window.see(msg!("timeline-present"));
    window.key(Key::Escape);
    assert_eq!(window.app().place, Place::Game);
    window.key(Key::Escape);
    assert_eq!(window.app().place, Place::Home);
    window.key(Key::Escape);
    assert_eq!(window.app().place, Place::Home);
}

#[test]
fn escape_closes_the_table_view_and_digits_do_not_play_behind_it() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &WHOLE[..17]);
    window.ask(Intent::Table(TableIntent::TableView(true)));
    window.key(Key::Num1);
    window.key(Key::Enter);
    assert_eq!(entries(&window), 17);
    window.key(Key::Escape);
    assert_eq!(window.app().place, Place::Game);
    window.see(msg!("yokai-ask-card", player = "Anna"));
}

#[test]
fn escape_is_the_safe_answer_of_a_dialog_and_enter_plays_nothing_behind_it() {
    let home = Home::new();
    let (mut window, _) = in_game(&home, &WHOLE[..17]);
    window.keys(Modifiers::COMMAND, Key::Z);
    window.see(msg!("dialog-undo-reveal", count = 1));
    window.key(Key::Num1);
    assert_eq!(entries(&window), 17);
    window.key(Key::Escape);
    window.see_not(msg!("dialog-undo-reveal", count = 1));
    assert_eq!((entries(&window), &window.app().place), (17, &Place::Game));
}
