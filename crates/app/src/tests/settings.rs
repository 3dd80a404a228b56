//! Settings: each is kept at once, comes back after a restart, and shows.

use std::fs;

use eframe::egui::Key;

use super::{
    home::Home,
    window::{DESK, PHONE, Window},
};
use crate::intent::{Intent, Place};
use courtside_rules::{msg, text::Language};
use courtside_store::Look;
use courtside_ui::theme::{self, Theme};

fn settings(home: &Home) -> Window {
    let mut window = Window::new(home.app(None), DESK);
    window.press(msg!("home-settings"));
    window
}

#[test]
fn every_setting_is_kept_and_comes_back_after_a_restart() {
    let home = Home::new();
    home.set(|settings| settings.language = Some(Language::English));
    let mut window = settings(&home);
    window.press("Español");
    window.press(msg!("settings-dark"));
    for switch in ["settings-contrast", "settings-motion", "settings-ask", "settings-delete", "settings-rules"] {
        let name = window.texts().get(switch);
        let before = window.button(&name).on.unwrap();
        window.press(&name);
        assert_eq!(window.button(&name).on, Some(!before), "{switch}");
    }
    drop(window);

    let mut window = settings(&home);
    assert_eq!(window.texts().language(), Language::Spanish);
    assert_eq!(window.button(msg!("settings-dark")).on, Some(true));
    assert_eq!(window.button(msg!("settings-contrast")).on, Some(true));
    let kept = home.store().load_settings().0;
    assert_eq!(kept.look, Look::Dark);
    assert!(kept.high_contrast && kept.less_motion);
    assert!(!kept.ask_before_undo_reveal && !kept.confirm_delete && !kept.show_rules);
    assert_eq!(Theme::of(&window.harness.ctx).look, theme::Look::ContrastDark);
    window.press(msg!("settings-light"));
    assert_eq!(Theme::of(&window.harness.ctx).look, theme::Look::ContrastLight);
}

#[test]
fn the_text_size_is_set_by_keys_and_by_pointer_and_kept() {
    let home = Home::new();
    home.set(|settings| settings.language = Some(Language::English));
    let mut window = settings(&home);
    let slider = |window: &Window| window.all(msg!("settings-text")).into_iter().find(|part| part.pressable).unwrap();
    let at = slider(&window).rect;
    window.click(at.center());
    let middle = window.app().settings.text_scale;
    assert!((101..250).contains(&middle), "{middle}");
    let at = slider(&window).rect;
    window.click(at.right_center() - eframe::egui::vec2(60.0, 0.0));
    assert_eq!(window.app().settings.text_scale, 250);
    while window.focused() != Some(window.say(&msg!("settings-text"))) {
        window.key(Key::Tab);
    }
    window.key(Key::ArrowLeft);
    let smaller = window.app().settings.text_scale;
    assert!((200..250).contains(&smaller), "{smaller}");
    drop(window);
    let window = Window::new(home.app(None), PHONE);
    assert_eq!(window.app().settings.text_scale, smaller);
    assert_eq!(Theme::of(&window.harness.ctx).text_percent, smaller);
}

#[test]
fn the_look_of_the_system_is_followed_while_nothing_else_is_chosen() {
    let home = Home::new();
    let mut window = home.window(Language::English, DESK);
    for (system, look) in
        [(eframe::egui::Theme::Dark, theme::Look::Dark), (eframe::egui::Theme::Light, theme::Look::Light)]
    {
        window.harness.input_mut().system_theme = Some(system);
        window.settle();
        window.settle();
        assert_eq!(Theme::of(&window.harness.ctx).look, look);
    }
}

#[test]
fn settings_that_do_not_read_are_set_aside_and_that_is_said() {
    let home = Home::new();
    fs::write(home.path().join("settings.json"), "{\"text_scale\": \"huge\"}").unwrap();
    let window = home.window(Language::English, DESK);
    window.see(msg!("store-settings-aside", file = "settings.json.damaged"));
}

#[test]
fn rule_ids_are_hidden_when_they_are_switched_off() {
    let home = Home::new();
    let id = home.game("", &super::home::SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Resume(id));
    assert!(window.reads("YS-19"));
    window.ask(Intent::Open(Place::Settings));
    window.press(msg!("settings-rules"));
    window.press(msg!("back"));
    assert!(!window.reads("YS-"), "{}", window.told());
}

#[test]
fn settings_lead_to_the_saved_games_and_to_the_trash() {
    let home = Home::new();
    home.game("", &super::home::SET_UP);
    let mut window = home.window(Language::English, DESK);
    window.ask(Intent::Open(Place::Settings));
    let games = [msg!("settings-games"), msg!("saved-count", count = 1)].map(|words| window.say(&words)).join(". ");
    window.press(&games);
    window.see(msg!("saved-title"));
    window.press(msg!("back"));
    let bin = [msg!("saved-trash"), msg!("saved-trash-count", count = 0)].map(|words| window.say(&words)).join(". ");
    window.press(&bin);
    window.see(msg!("trash-empty"));
}
