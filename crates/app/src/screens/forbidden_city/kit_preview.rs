//! What the kit page of Forbidden City shows beside the fields: how many gift cards are known by now, and the quick way
//! to tell the Automa cards.

use eframe::egui;

use crate::screens::{forbidden_city::board::area_icon, kit_editor::KitIntent};
use courtside_games::forbidden_city::{Area, NORMAL_CARDS, Row, area_name, automa_key, known_cards};
use courtside_rules::{
    kit::{Status, Values},
    msg,
    text::Texts,
};
use courtside_ui::{
    theme::{Theme, Type},
    widgets::{Banner, ChoiceTile, card, label, label_in, tiles},
};

pub fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) -> Option<KitIntent> {
    // The cards stand on three pages, so each of them says how many there are in all (K-01).
    if section.starts_with("cards") {
        let words = texts.say(&msg!("city-kit-known", known = known_cards(values), all = Row::COUNT));
        Banner::info(&words).detail(&texts.get("city-kit-known-detail")).show(ui);
    }
    if section == "automa" { automa_ui(ui, texts, values) } else { None }
}

/// Card by card, one tap each: the first that the table has not told yet (K-11b).
fn automa_ui(ui: &mut egui::Ui, texts: &Texts, values: &Values) -> Option<KitIntent> {
    let told = |card: &usize| values.get(&automa_key(*card)).is_some_and(|held| held.status == Status::Confirmed);
    let Some(next) = (0..NORMAL_CARDS).find(|card| !told(card)) else {
        Banner::info(&texts.get("city-kit-automa-told")).show(ui);
        return None;
    };
    let ink = Theme::of(ui.ctx()).color.ink;
    let pressed = card(ui, |ui| {
        label(ui, Type::Strong, texts.say(&msg!("city-kit-automa-next", number = next + 1, all = NORMAL_CARDS)));
        label_in(ui, Type::Caption, Theme::of(ui.ctx()).color.ink2, texts.get("city-kit-automa-next-detail"));
        let names = Area::ALL.map(|area| texts.say(&area_name(area)));
        let shown: Vec<ChoiceTile> = Area::ALL
            .iter()
            .zip(&names)
            .map(|(area, name)| ChoiceTile::new(name).icon_filled(area_icon(*area), ink))
            .collect();
        tiles(ui, &shown, 76.0)
    });
    let area = Area::ALL.get(pressed.inner?)?;
    Some(KitIntent::SetChoice(automa_key(next), area.word()))
}
