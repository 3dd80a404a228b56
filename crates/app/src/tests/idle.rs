//! Idle costs nothing: once a screen stands still, nothing asks for another frame.

use std::time::Duration;

use super::{
    home::{Home, SET_UP, Step},
    tour::{Shelf, tour},
    window::{DESK, PHONE},
};
use crate::intent::Intent;
use courtside_rules::{msg, text::Language};

#[test]
fn no_screen_is_drawn_again_by_itself() {
    let shelf = Shelf::new();
    let mut window = shelf.home.window(Language::English, DESK);
    let mut restless = Vec::new();
    for size in [DESK, PHONE] {
        window.resize(size);
        tour(&mut window, &shelf, Language::English, &mut |window, stop| {
            window.wait(0.5);
            let frames = window.settle();
            let next = window.next_frame();
            let is_toast = stop.starts_with("toast") && next > Duration::from_secs(1);
            if frames > 1 || (next != Duration::MAX && !is_toast) {
                restless.push(format!("{} wide, {stop}: {frames} frames, the next after {next:?}", size.x));
            }
        });
    }
    assert!(restless.is_empty(), "{}", restless.join("\n"));
}

#[test]
fn a_toast_goes_after_six_seconds_and_then_nothing_is_drawn() {
    let home = Home::new();
    let id = home.game("", &[&SET_UP[..], &[Step::Lay(0)]].concat());
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id));
    window.undo();
    let toast = window.app().table.as_ref().unwrap().entry_name(4).unwrap();
    let toast = msg!("toast-undone", name = toast);
    window.see(&toast);
    window.wait(4.0);
    window.see(&toast);
    window.wait(3.0);
    window.see_not(&toast);
    assert_eq!(window.next_frame(), Duration::MAX);
}

#[test]
fn a_second_toast_stands_in_the_middle_although_the_first_was_narrower() {
    let home = Home::new();
    let window = &mut home.window(Language::English, PHONE);
    for words in ["Short", "A much longer sentence than that"] {
        window.app().toasts.borrow_mut().say(words, None);
        window.settle();
        let part = window.all(words).pop().unwrap();
        assert!((part.rect.center().x - PHONE.x / 2.0).abs() < 24.0, "{words}: {:?}", part.rect);
    }
}

#[test]
fn a_toast_does_not_catch_the_press_on_what_lies_under_it() {
    let home = Home::new();
    let id = home.game("", &[&SET_UP[..], &[Step::Lay(0)]].concat());
    let mut window = home.window(Language::English, PHONE);
    window.ask(Intent::Resume(id));
    let tile = window.button(msg!("yokai-turn-over")).rect;
    window.app().toasts.borrow_mut().say("Something was said", None);
    window.settle();
    let toast = window.all("Something was said").pop().unwrap().rect;
    assert!(toast.intersects(tile), "the test needs a toast over the button: {toast:?} {tile:?}");
    window.click(toast.intersect(tile).center());
    assert_eq!(window.app().table.as_ref().unwrap().entry_count(), 6);
}
