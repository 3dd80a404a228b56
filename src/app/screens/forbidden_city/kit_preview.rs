//! What the kit page of Forbidden City shows beside the fields: how many of all gift cards are known by now.

use eframe::egui;

use crate::{
    app::widgets::Banner,
    games::forbidden_city::{Row, known_cards},
    kit::Values,
    msg,
    text::Texts,
};

/// The cards stand on three pages, so each of them says how many there are in all (K-01).
pub fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) {
    if !section.starts_with("cards") {
        return;
    }
    let words = texts.say(&msg!("city-kit-known", known = known_cards(values), all = Row::COUNT));
    Banner::info(&words).detail(&texts.get("city-kit-known-detail")).show(ui);
}
