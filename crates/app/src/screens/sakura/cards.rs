//! The cards of Sakura: how many of the sixty are known, and what they do.

use eframe::egui;

use crate::Cx;
use courtside_games::sakura::{CARDS, State, garden_name, painter_name};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, space},
    widgets::{hairline, label, label_in, progress},
};

pub fn cards_ui(ui: &mut egui::Ui, cx: &Cx, state: &State) {
    let known = state.known.iter().flatten().count();
    let words = cx.say(&msg!("sakura-cards-known", known = known, count = CARDS));
    label(ui, Type::Strong, &words);
    progress(ui, known as f32 / f32::from(CARDS), &words);
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("sakura-cards-text"));
    label_in(
        ui,
        Type::Caption,
        cx.theme.color.ink2,
        cx.say(&msg!("sakura-deck", deck = state.deck, discards = state.discards)),
    );
    ui.add_space(space::S);
    for (index, faces) in state.known.iter().enumerate() {
        let Some(faces) = faces else { continue };
        ui.horizontal(|ui| {
            label_in(ui, Type::NumM, cx.theme.color.ink, (index + 1).to_string());
            let words = format!("{} · {}", cx.say(&garden_name(faces.garden)), cx.say(&painter_name(faces.painter)));
            label(ui, Type::Body, words);
        });
        hairline(ui);
    }
}
