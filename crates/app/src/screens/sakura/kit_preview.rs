//! What the kit page of Sakura shows beside the fields: the path as it is entered, and what the sixty cards should be.

use eframe::egui::{self, vec2};

use courtside_games::sakura::split;
use courtside_rules::{kit::Values, msg, text::Texts};
use courtside_ui::{
    theme::Theme,
    widgets::{Banner, GardenPreview, card},
};

/// 44 of the 60 garden actions lead the Emperor on, as far as is known outside the rulebooks.
const LIKELY_SPLIT: (usize, usize) = (44, 16);

pub fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) {
    match section {
        "path" => path_ui(ui, texts, values),
        "cards" => split_ui(ui, texts, values),
        _ => {}
    }
}

/// The path, drawn anew with every number.
fn path_ui(ui: &mut egui::Ui, texts: &Texts, values: &Values) {
    let number = |key: &str| values.number(key).and_then(|number| u8::try_from(number).ok()).unwrap_or_default();
    let bridges: Vec<u8> = (1..=4).map(|index| number(&format!("path.bridge.{index}"))).collect();
    let trees: Vec<u8> = (1..=3).map(|index| number(&format!("path.sakura.{index}"))).collect();
    let name = texts.say(&msg!("sakura-kit-drawing", spaces = number("path.spaces")));
    card(ui, |ui| {
        let height = if Theme::of(ui.ctx()).narrow { 300.0 } else { 340.0 };
        let size = vec2(ui.available_width(), height);
        let preview = GardenPreview {
            name: &name,
            spaces: number("path.spaces"),
            torii: number("path.torii"),
            bridges: &bridges,
            trees: &trees,
        };
        preview.show(ui, size);
    });
}

/// Once all sixty are known: whether they divide as expected.
fn split_ui(ui: &mut egui::Ui, texts: &Texts, values: &Values) {
    let Some((on, other)) = split(values) else { return };
    let words = texts.say(&msg!("sakura-kit-split", on = on, other = other));
    if (on, other) == LIKELY_SPLIT {
        Banner::info(&words).show(ui);
    } else {
        Banner::assumed(&words).detail(&texts.get("sakura-kit-split-odd")).show(ui);
    }
}
