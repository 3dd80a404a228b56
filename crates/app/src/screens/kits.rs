//! The list of kits: what each copy on the shelf looks like.

use eframe::egui::{self, CornerRadius, vec2};

use super::layout::{card_ui, page_ui};
use crate::{
    Cx,
    factory::factory,
    intent::{Intent, Place},
};
use courtside_games::GameId;
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, radius, space},
    widgets::{Button, Icon, emblem, label, label_in},
};

pub fn kits_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Intent> {
    let title = cx.get("kits-title");
    page_ui(ui, cx, &title, 860.0, |ui| {
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("kits-text"));
        let mut asked = None;
        for game in GameId::ALL {
            asked = asked.or(card_ui(ui, |ui| kit_ui(ui, cx, game)));
        }
        asked
    })
}

fn kit_ui(ui: &mut egui::Ui, cx: &Cx, game: GameId) -> Option<Intent> {
    let name = cx.say(&game.title());
    ui.horizontal(|ui| {
        emblem(ui, game.id(), vec2(96.0, 60.0), CornerRadius::same(radius::M as u8));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            label(ui, Type::Strong, &name);
            let words = cx.say(&msg!("kits-open", game = name));
            let open = Button::new(&words).small().show(ui).clicked();
            let open = open.then_some(Intent::Open(Place::Kit(game)));
            if factory(game).cast().is_none() {
                return open;
            }
            ui.add_space(space::S);
            let words = cx.get("kits-album");
            let album = Button::new(&words).icon(Icon::Camera).small().show(ui).clicked();
            open.or(album.then_some(Intent::Open(Place::Album)))
        })
        .inner
    })
    .inner
}
