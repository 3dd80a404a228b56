//! Going back: undo past what was seen, the timeline, mending, corrections, and the log in another language.

use std::fs;

use eframe::egui::{Key, Modifiers};

use super::{
    home::{Home, SET_UP, Step, WHOLE, colour},
    window::{DESK, PHONE, Window},
};
use crate::{
    app::intent::{Intent, Panel, Place},
    msg,
    store::SavedId,
    text::Language,
};

/// An open game in English.
fn opened(home: &Home, steps: &[Step]) -> (Window, SavedId) {
    let id = home.game("", steps);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id.clone()));
    (window, id)
}

fn entries(window: &Window) -> usize {
    window.app().table.as_ref().unwrap().entry_count()
}

fn open_log(window: &mut Window) {
    window.ask(Intent::Panel(Some(Panel::Log)));
}

#[test]
fn undo_past_a_revealed_number_is_asked_first_and_the_log_says_so() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..17]);
    let before = fs::read(home.file(&id)).unwrap();
    window.press("Undo: Number on Green: 7");
    window.see("Undo what everyone has seen?");
    window.press("Keep it");
    assert_eq!(entries(&window), 17);
    assert_eq!(fs::read(home.file(&id)).unwrap(), before, "nothing is written before the answer");

    window.press("Undo: Number on Green: 7");
    window.press("Undo");
    assert_eq!(entries(&window), 16);
    window.see_not("Undo what everyone has seen?");
    open_log(&mut window);
    window.see("Undone after it was seen: Number on Green: 7");
    window.ask(Intent::Panel(None));
    window.press("Redo: Number on Green: 7");
    assert_eq!(entries(&window), 17);
}

#[test]
fn a_dialog_is_answered_from_the_keyboard() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE[..17]);
    window.keys(Modifiers::COMMAND, Key::Z);
    let mut reached = Vec::new();
    for _ in 0..4 {
        window.key(Key::Tab);
        reached.extend(window.focused());
    }
    reached.truncate(2);
    assert_eq!(reached, ["Keep it", "Undo"], "only the answers can be reached, the safe one first");
    while window.focused().as_deref() != Some("Undo") {
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    assert_eq!(entries(&window), 16);
}

#[test]
fn with_the_setting_off_undo_does_not_ask_but_the_log_still_says_so() {
    let home = Home::new();
    home.set(|settings| settings.ask_before_undo_reveal = false);
    let (mut window, _) = opened(&home, &WHOLE[..17]);
    window.press("Undo: Number on Green: 7");
    assert_eq!(entries(&window), 16);
    open_log(&mut window);
    window.see("Undone after it was seen: Number on Green: 7");
}

#[test]
fn undo_of_what_nobody_has_seen_does_not_ask() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE[..20]);
    window.press("Undo: Anna: sketch at Green");
    assert_eq!(entries(&window), 19);
    window.see("Undone: Anna: sketch at Green");
    open_log(&mut window);
    assert!(!window.reads("Undone after it was seen"));
}

#[test]
fn the_timeline_shows_a_past_moment_goes_back_there_and_forward_again() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..20]);
    let before = fs::read(home.file(&id)).unwrap();
    window.press("Timeline");
    window.press("Entry 9: Boris: sketch at Green");
    window.see("You look at entry 9 of 20");
    assert!(window.reads("Green: needs 4. Anna 2, Boris 1."), "the board shows that moment");
    window.press("One entry back");
    window.see("You look at entry 8 of 20");
    window.press("To the start");
    window.see("You look at the start");
    window.press("Back to now");
    window.see("This is now");
    assert_eq!(fs::read(home.file(&id)).unwrap(), before, "looking changes nothing");

    window.press("Entry 9: Boris: sketch at Green");
    window.see("Going back sets 11 entries aside. They can be redone until you play on.");
    window.press("Go back to here");
    window.see("Undo 11 entries?");
    window.press("Undo");
    assert_eq!((entries(&window), &window.app().place), (9, &Place::Game));
    window.see("11 entries set aside");
    window.press("Timeline");
    window.press("To the end");
    window.see("11 undone entries come back.");
    window.press("Go back to here");
    assert_eq!(entries(&window), 20);
}

#[test]
fn a_mended_entry_that_no_longer_fits_cuts_only_if_the_table_agrees() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE);
    let before = fs::read(home.file(&id)).unwrap();
    let mend = |window: &mut Window| {
        window.press("Timeline");
        window.press("Entry 27: Boris: sketch at Green");
        window.press("Mend this entry");
        window.press("Boris: Call at Green");
        window.see("Entry 28 no longer fits");
        window.read("First use the effect at Green, or leave it unused");
    };
    mend(&mut window);
    window.press("Leave all as it was");
    window.see_not("Entry 28 no longer fits");
    assert_eq!(entries(&window), 34);
    assert_eq!(fs::read(home.file(&id)).unwrap(), before);

    window.key(Key::Escape);
    window.key(Key::Escape);
    window.key(Key::Escape);
    mend(&mut window);
    window.press("Cut at entry 28");
    assert_eq!(entries(&window), 27);
    window.see("Mended here: entry 27");
    window.press("Back");
    window.see("From which stack does a yokai come to Green?");
    drop(window);
    assert_eq!(home.opened(&id).journal().entries().len(), 27);
}

#[test]
fn the_present_answer_of_a_mended_entry_changes_nothing() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..20]);
    let before = fs::read(home.file(&id)).unwrap();
    window.press("Timeline");
    window.press("Entry 9: Boris: sketch at Green");
    window.press("Mend this entry");
    window.see("What should entry 9 be?");
    window.press("Boris: sketch at Green. as it is");
    window.see("You look at entry 9 of 20");
    window.press("Mend this entry");
    window.press("Leave it");
    assert_eq!(fs::read(home.file(&id)).unwrap(), before);
}

#[test]
fn the_log_leads_to_the_moment_of_an_entry() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &SET_UP);
    open_log(&mut window);
    window.press("Number on Red: 7");
    window.press("See that moment");
    window.see("You look at entry 3 of 4");
}

#[test]
fn the_timeline_finds_words_and_rules() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE[..20]);
    window.press("Timeline");
    window.press("Find in the log");
    window.type_into("Find in the log", "number on");
    assert_eq!(window.parts().iter().filter(|part| part.name.starts_with("Entry ")).count(), 6);
    window.type_into("Find in the log", "ys-39");
    assert_eq!(window.parts().iter().filter(|part| part.name.starts_with("Entry ")).count(), 1);
    window.type_into("Find in the log", "nobody");
    window.see("Nothing found");
}

#[test]
fn a_correction_takes_two_taps_and_its_toast_undoes_it() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let (mut window, _) = opened(&home, &WHOLE[..20]);
        window.resize(size);
        open_correct(&mut window);
        window.press("More: Cards in the sketch pile");
        assert_eq!(entries(&window), 21);
        window.see("Corrected by the table");
        window.press("Undo");
        assert_eq!(entries(&window), 20);
        window.see("Undone: Correction: sketch pile: 23");
    }
}

fn open_correct(window: &mut Window) {
    if !window.can_press("Correct") {
        window.press("More");
    }
    window.press("Correct");
}

#[test]
fn every_number_of_the_score_tells_why() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE);
    window.press("Green, Anna: 11");
    window.read("Green 7");
    window.read("Green 4");
}

#[test]
fn the_log_re_reads_in_a_language_that_is_chosen_during_a_game() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..20]);
    open_log(&mut window);
    window.see("Boris: sketch at Green");
    window.press("Close");
    window.press("More");
    window.press("Settings");
    window.press("Русский");
    window.press("Назад");
    open_log(&mut window);
    let entry = window.say(&msg!("yokai-name-sketch", player = "Boris", stack = colour(0)));
    assert_eq!(entry, "Boris: набросок, Зелёные");
    window.see(&entry);
    assert!(!window.reads("sketch"));
    drop(window);
    let mut window = home.window(Language::Spanish, DESK);
    window.ask(Intent::Resume(id));
    open_log(&mut window);
    window.see(&window.say(&msg!("yokai-name-sketch", player = "Boris", stack = colour(0))));
}
