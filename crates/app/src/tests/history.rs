//! Going back: undo past what was seen, the timeline, mending, corrections, and the log in another language.

use std::fs;

use eframe::egui::{Key, Modifiers};

use super::{
    home::{Home, SET_UP, Step, WHOLE, colour, number, sketch},
    window::{DESK, PHONE, Window},
};
use crate::intent::{AnyAction, Intent, Panel, Place, TableIntent};
use courtside_games::yokai_sketch::{Action, StackId};
use courtside_rules::{msg, text::Language};
use courtside_store::SavedId;

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
    window.ask(Intent::Table(TableIntent::Panel(Some(Panel::Log))));
}

#[test]
fn undo_past_a_revealed_number_is_asked_first_and_the_log_says_so() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..17]);
    let before = fs::read(home.file(&id)).unwrap();
    window.press(msg!("undo-named", name = number(0, 7)));
    window.see(msg!("dialog-undo-reveal", count = 1));
    window.press(msg!("dialog-keep"));
    assert_eq!(entries(&window), 17);
    assert_eq!(fs::read(home.file(&id)).unwrap(), before, "nothing is written before the answer");

    window.press(msg!("undo-named", name = number(0, 7)));
    window.press(msg!("undo"));
    assert_eq!(entries(&window), 16);
    window.see_not(msg!("dialog-undo-reveal", count = 1));
    open_log(&mut window);
    window.see(msg!("log-undone-reveal", name = number(0, 7)));
    window.ask(Intent::Table(TableIntent::Panel(None)));
    window.press(msg!("redo-named", name = number(0, 7)));
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
    let [keep, undo] = [msg!("dialog-keep"), msg!("dialog-undo")].map(|words| window.say(&words));
    assert_eq!(reached, [keep.as_str(), undo.as_str()], "only the answers can be reached, the safe one first");
    while window.focused().as_ref() != Some(&undo) {
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
    window.press(msg!("undo-named", name = number(0, 7)));
    assert_eq!(entries(&window), 16);
    open_log(&mut window);
    window.see(msg!("log-undone-reveal", name = number(0, 7)));
}

#[test]
fn undo_of_what_nobody_has_seen_does_not_ask() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE[..20]);
    window.press(msg!("undo-named", name = sketch("Anna", 0)));
    assert_eq!(entries(&window), 19);
    window.see(msg!("toast-undone", name = sketch("Anna", 0)));
    open_log(&mut window);
    window.see_not(msg!("log-undone-reveal", name = sketch("Anna", 0)));
}

#[test]
fn the_timeline_shows_a_past_moment_goes_back_there_and_forward_again() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..20]);
    let before = fs::read(home.file(&id)).unwrap();
    window.press(msg!("timeline"));
    window.press(msg!("timeline-entry", entry = 9, name = sketch("Boris", 0)));
    window.see(msg!("timeline-looking", entry = 9, count = 20));
    let [stack, lead] = [colour(0), msg!("yokai-leads", player = "Anna")];
    let (needed, first, second) = ("4", "Anna", "Boris");
    let args = msg!(
        "yokai-spoken",
        stack = stack,
        needed = needed,
        first = first,
        a = 2,
        second = second,
        b = 1,
        lead = lead,
        cards = 5
    );
    window.see(args);
    window.press(msg!("timeline-previous"));
    window.see(msg!("timeline-looking", entry = 8, count = 20));
    window.press(msg!("timeline-first"));
    window.see(msg!("timeline-looking-start"));
    window.press(msg!("timeline-now"));
    window.see(msg!("timeline-present"));
    assert_eq!(fs::read(home.file(&id)).unwrap(), before, "looking changes nothing");

    window.press(msg!("timeline-entry", entry = 9, name = sketch("Boris", 0)));
    window.see(msg!("timeline-go-back-text", count = 11));
    window.press(msg!("timeline-go-back"));
    window.see(msg!("dialog-undo-reveal", count = 11));
    window.press(msg!("undo"));
    assert_eq!((entries(&window), &window.app().place), (9, &Place::Game));
    window.see(msg!("toast-went-back", count = 11));
    window.press(msg!("timeline"));
    window.press(msg!("timeline-last"));
    window.see(msg!("timeline-go-forward-text", count = 11));
    window.press(msg!("timeline-go-back"));
    assert_eq!(entries(&window), 20);
}

#[test]
fn a_mended_entry_that_no_longer_fits_cuts_only_if_the_table_agrees() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE);
    let before = fs::read(home.file(&id)).unwrap();
    let mend = |window: &mut Window| {
        window.press(msg!("timeline"));
        window.press(msg!("timeline-entry", entry = 27, name = sketch("Boris", 0)));
        window.press(msg!("timeline-mend"));
        window.press(msg!("yokai-name-call", player = "Boris", stack = colour(0)));
        window.see(msg!("dialog-cut", entry = 28));
        window.read(msg!("yokai-refusal-effect-first", stack = colour(0)));
    };
    mend(&mut window);
    window.press(msg!("dialog-leave-as-is"));
    window.see_not(msg!("dialog-cut", entry = 28));
    assert_eq!(entries(&window), 34);
    assert_eq!(fs::read(home.file(&id)).unwrap(), before);

    window.key(Key::Escape);
    window.key(Key::Escape);
    window.key(Key::Escape);
    mend(&mut window);
    window.press(msg!("dialog-cut-here", entry = 28));
    assert_eq!(entries(&window), 27);
    window.see(msg!("log-mended", entry = 27));
    window.press(msg!("back"));
    window.see(msg!("yokai-ask-call", stack = colour(0)));
    drop(window);
    assert_eq!(home.opened(&id).journal().entries().len(), 27);
}

#[test]
fn the_present_answer_of_a_mended_entry_changes_nothing() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..20]);
    let before = fs::read(home.file(&id)).unwrap();
    window.press(msg!("timeline"));
    window.press(msg!("timeline-entry", entry = 9, name = sketch("Boris", 0)));
    window.press(msg!("timeline-mend"));
    window.see(msg!("mend-question", entry = 9));
    let present = [sketch("Boris", 0), msg!("mend-present")].map(|words| window.say(&words)).join(". ");
    window.press(&present);
    window.see(msg!("timeline-looking", entry = 9, count = 20));
    window.press(msg!("timeline-mend"));
    window.press(msg!("mend-cancel"));
    assert_eq!(fs::read(home.file(&id)).unwrap(), before);
}

#[test]
fn undoing_the_entry_that_is_being_mended_does_not_bring_the_app_down() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE[..20]);
    window.press(msg!("timeline"));
    window.press(msg!("timeline-mend"));
    window.see(msg!("mend-question", entry = 20));
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(entries(&window), 19);
    window.see_not(msg!("mend-question", entry = 20));
    window.see(msg!("timeline-present"));
}

#[test]
fn the_log_leads_to_the_moment_of_an_entry() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &SET_UP);
    open_log(&mut window);
    window.press(number(2, 7));
    window.press(msg!("see-moment"));
    window.see(msg!("timeline-looking", entry = 3, count = 4));
}

#[test]
fn the_timeline_finds_words_and_rules() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE[..20]);
    window.press(msg!("timeline"));
    window.press(msg!("timeline-find"));
    window.type_into(msg!("timeline-find"), "number on");
    assert_eq!(window.parts().iter().filter(|part| part.name.starts_with("Entry ")).count(), 6);
    window.type_into(msg!("timeline-find"), "ys-39");
    assert_eq!(window.parts().iter().filter(|part| part.name.starts_with("Entry ")).count(), 1);
    window.type_into(msg!("timeline-find"), "nobody");
    window.see(msg!("timeline-nothing-found"));
}

#[test]
fn a_correction_takes_two_taps_and_its_toast_undoes_it() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let (mut window, _) = opened(&home, &WHOLE[..20]);
        window.resize(size);
        open_correct(&mut window);
        window.press(msg!("widget-more", name = msg!("yokai-correct-pile-name")));
        assert_eq!(entries(&window), 21);
        window.see(msg!("toast-corrected"));
        window.press(msg!("undo"));
        assert_eq!(entries(&window), 20);
        window.see(msg!(
            "toast-undone",
            name = msg!("yokai-name-correct", what = msg!("yokai-correct-pile", count = 23))
        ));
    }
}

fn open_correct(window: &mut Window) {
    if !window.can_press(msg!("correct")) {
        window.press(msg!("more"));
    }
    window.press(msg!("correct"));
}

#[test]
fn every_number_of_the_score_tells_why() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &WHOLE);
    let green = window.say(&colour(0));
    window.press(&format!("{green}, Anna: 11"));
    for value in [7, 4] {
        window.read(msg!("yokai-portrait", stack = colour(0), value = value));
    }
}

#[test]
fn the_log_re_reads_in_a_language_that_is_chosen_during_a_game() {
    let home = Home::new();
    let (mut window, id) = opened(&home, &WHOLE[..20]);
    open_log(&mut window);
    let english = window.say(&sketch("Boris", 0));
    window.see(&english);
    window.press(msg!("close"));
    window.press(msg!("more"));
    window.press(msg!("home-settings"));
    window.press("Русский");
    window.press(msg!("back"));
    open_log(&mut window);
    let entry = window.say(&sketch("Boris", 0));
    assert_ne!(entry, english);
    window.see(&entry);
    window.see_not(&english);
    drop(window);
    let mut window = home.window(Language::Spanish, DESK);
    window.ask(Intent::Resume(id));
    open_log(&mut window);
    window.see(msg!("yokai-name-sketch", player = "Boris", stack = colour(0)));
}

#[test]
fn of_several_entries_those_before_the_first_refused_one_are_played() {
    let home = Home::new();
    let (mut window, _) = opened(&home, &SET_UP);
    let lay = |stack| AnyAction::new(Action::Play { stack: StackId(stack), effect: None });
    window.ask(Intent::Table(TableIntent::PlayAll(vec![lay(0), lay(9), lay(0)])));
    assert_eq!(entries(&window), SET_UP.len() + 1);
    window.see(msg!("yokai-refusal-not-on-table"));
}
