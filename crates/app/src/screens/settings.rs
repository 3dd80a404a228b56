//! Settings: language, look, text size, and what the app may do by itself.

use eframe::egui::{self, Align, Layout};

use super::layout::{card_ui, page_ui};
use crate::{
    Cx,
    intent::{Intent, Place, Setting},
};
use courtside_rules::{
    journal::{Mark, Player},
    msg,
    text::Language,
};
use courtside_store::Look;
use courtside_ui::{
    theme::{Type, space},
    widgets::{Icon, LinkRow, Segments, SwitchRow, TextSize, hairline, label, label_in, mark, persons},
};

pub fn settings_ui(ui: &mut egui::Ui, cx: &Cx, saved: usize, trash: usize) -> Option<Intent> {
    let title = cx.get("settings-title");
    page_ui(ui, cx, &title, 640.0, |ui| {
        let mut asked = card_ui(ui, |ui| words_ui(ui, cx));
        asked = asked.or(card_ui(ui, |ui| text_ui(ui, cx)));
        asked = asked.or(card_ui(ui, |ui| switches_ui(ui, cx)));
        asked.map(Intent::Set).or(card_ui(ui, |ui| places_ui(ui, cx, saved, trash)))
    })
}

fn words_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Setting> {
    let title = cx.get("settings-language");
    label(ui, Type::Label, &title);
    let mut language = cx.texts.language();
    let mut segments = Segments::new(&title, &mut language).wide();
    for offered in Language::ALL {
        segments = segments.option(offered, offered.own_name());
    }
    if segments.show(ui).changed() {
        return Some(Setting::Language(language));
    }
    ui.add_space(space::S);
    let title = cx.get("settings-look");
    label(ui, Type::Label, &title);
    let mut look = cx.settings.look;
    let changed = Segments::new(&title, &mut look)
        .option_with_icon(Look::Light, Icon::Sun, &cx.get("settings-light"))
        .option_with_icon(Look::Dark, Icon::Moon, &cx.get("settings-dark"))
        .option(Look::System, &cx.get("settings-system"))
        .wide()
        .show(ui)
        .changed();
    changed.then_some(Setting::Look(look))
}

/// The size, with a sample line in it.
fn text_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Setting> {
    let mut percent = cx.settings.text_scale;
    let changed = TextSize::new(&cx.get("settings-text"), &mut percent).show(ui).changed();
    cx.theme.inset_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let lena = Player { name: cx.get("settings-sample-name"), mark: Mark::Green };
            for person in persons(&[lena]) {
                mark(ui, &person, cx.theme.scaled(34.0));
            }
            let loss = cx.say(&msg!("settings-sample-loss", number = -1));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                label_in(ui, Type::NumM, cx.theme.color.seal_text, &loss);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    label(ui, Type::Body, cx.get("settings-text-sample"))
                });
            });
        });
    });
    changed.then_some(Setting::TextScale(percent))
}

fn switches_ui(ui: &mut egui::Ui, cx: &Cx) -> Option<Setting> {
    type Make = fn(bool) -> Setting;
    let settings = cx.settings;
    let rows: [(&'static str, Option<&'static str>, bool, Make); 6] = [
        ("settings-contrast", None, settings.high_contrast, Setting::HighContrast),
        ("settings-motion", Some("settings-motion-text"), settings.less_motion, Setting::LessMotion),
        ("settings-awake", Some("settings-awake-text"), settings.keep_awake, Setting::KeepAwake),
        ("settings-ask", Some("settings-ask-text"), settings.ask_before_undo_reveal, Setting::AskBeforeUndo),
        ("settings-delete", Some("settings-delete-text"), settings.confirm_delete, Setting::AskBeforeDelete),
        ("settings-rules", Some("settings-rules-text"), settings.show_rules, Setting::ShowRules),
    ];
    let mut asked = None;
    for (index, (title, detail, mut on, make)) in rows.into_iter().enumerate() {
        if index > 0 {
            hairline(ui);
        }
        let title = cx.get(title);
        let detail = detail.map(|id| cx.get(id));
        let mut row = SwitchRow::new(&title, &mut on);
        if let Some(detail) = &detail {
            row = row.detail(detail);
        }
        if row.show(ui).changed() {
            asked = Some(make(on));
        }
    }
    asked
}

fn places_ui(ui: &mut egui::Ui, cx: &Cx, saved: usize, trash: usize) -> Option<Intent> {
    let games = cx.say(&msg!("saved-count", count = saved));
    let games = LinkRow::new(&cx.get("settings-games")).icon(Icon::FolderOpen).detail(&games).show(ui);
    hairline(ui);
    let bin = cx.say(&msg!("saved-trash-count", count = trash));
    let bin = LinkRow::new(&cx.get("saved-trash")).icon(Icon::Trash).detail(&bin).show(ui);
    if games.clicked() {
        return Some(Intent::Open(Place::SavedGames));
    }
    bin.clicked().then_some(Intent::Open(Place::Trash))
}
