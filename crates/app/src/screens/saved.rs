//! Saved games: resume, rename, duplicate, delete, export, import; and the trash.

use eframe::egui::{self, CornerRadius, vec2};

use super::{
    home::{players_ui, resume_word, summary_head_ui},
    layout::{card_ui, notice_ui, page_ui, words_width},
};
use crate::{
    Cx, IN_BROWSER, SavedUi, clock,
    intent::{Intent, Place, SavedIntent},
};
use courtside_rules::{
    msg,
    text::{Message, Texts},
};
use courtside_store::Listed;
use courtside_ui::{
    theme::{Type, radius, size, space},
    widgets::{Button, EmptyState, Icon, IconButton, Kind, LinkRow, TextField, button_row, emblem, label, label_in},
};

/// A saved game's own name, or that of its game.
pub fn title(texts: &Texts, game: &Listed) -> String {
    match &game.content {
        Ok(summary) if summary.name.trim().is_empty() => texts.say(&summary.game.title()),
        Ok(summary) => summary.name.clone(),
        Err(_) => game.id.to_string(),
    }
}

pub(crate) fn saved_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    saved: &[Listed],
    trash: usize,
    open: &SavedUi,
    notice: Option<&Message>,
) -> Option<Intent> {
    let heading = cx.get("saved-title");
    page_ui(ui, cx, &heading, 860.0, |ui| {
        let mut asked = notice_ui(ui, cx, notice);
        if saved.is_empty() {
            EmptyState::new(Icon::Cards, &cx.get("home-empty"), &cx.get("home-empty-text")).show(ui);
        }
        for game in saved {
            asked = asked.or(card_ui(ui, |ui| game_ui(ui, cx, game, open)));
        }
        asked = asked.or(card_ui(ui, |ui| import_ui(ui, cx, open)));
        let bin = cx.say(&msg!("saved-trash-count", count = trash));
        let row = card_ui(ui, |ui| LinkRow::new(&cx.get("saved-trash")).icon(Icon::Trash).detail(&bin).show(ui));
        asked.or(row.clicked().then_some(Intent::Open(Place::Trash)))
    })
}

fn game_ui(ui: &mut egui::Ui, cx: &Cx, game: &Listed, open: &SavedUi) -> Option<Intent> {
    let name = title(cx.texts, game);
    let selected = open.selected.as_ref() == Some(&game.id);
    let resume = game.content.is_ok().then(|| cx.get(resume_word(game)));
    let spoken = cx.say(&msg!("home-resume-named", name = &name));
    let resume_room = match &resume {
        Some(words) if !cx.narrow => words_width(ui, cx, Type::Button, words) + 2.0 * space::XL,
        _ => 0.0,
    };
    let (mut asked, mut resumed) = (None, false);
    ui.horizontal(|ui| {
        if let Ok(summary) = &game.content {
            emblem(ui, summary.game.id(), vec2(60.0, 60.0), CornerRadius::same(radius::M as u8));
        }
        let room = ui.available_width() - cx.theme.scaled(size::ICON_BUTTON) - space::M - resume_room;
        ui.vertical(|ui| {
            ui.set_width(room);
            ui.spacing_mut().item_spacing.y = space::XS;
            ui.spacing_mut().interact_size.y = cx.theme.line(Type::Body);
            ui.horizontal_wrapped(|ui| summary_head_ui(ui, cx, game));
            players_ui(ui, cx, game);
            label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&clock::when(game.changed, cx.now)));
        });
        if let Some(words) = resume.as_ref().filter(|_| !cx.narrow) {
            resumed = Button::new(words).small().name(&spoken).show(ui).clicked();
        }
        let words = cx.say(&msg!("saved-options", name = &name));
        if IconButton::new(Icon::DotsThree, &words).on(selected).show(ui).clicked() {
            asked = Some(SavedIntent::Select((!selected).then(|| game.id.clone())));
        }
    });
    if selected {
        asked = asked.or(options_ui(ui, cx, game, open));
    }
    if let Some(words) = resume.filter(|_| cx.narrow) {
        resumed = Button::new(&words).small().wide().name(&spoken).show(ui).clicked();
    }
    if resumed {
        return Some(Intent::Resume(game.id.clone()));
    }
    asked.map(Intent::Saved)
}

fn options_ui(ui: &mut egui::Ui, cx: &Cx, game: &Listed, open: &SavedUi) -> Option<SavedIntent> {
    let mut asked = None;
    if game.content.is_ok() {
        let mut typed = open.name.clone();
        let field =
            TextField::new(&cx.get("saved-name"), &mut typed).hint(&cx.get("saved-name")).max_chars(48).show(ui);
        if field.changed() {
            asked = Some(SavedIntent::EditName(typed));
        }
        if Button::new(&cx.get("saved-rename")).icon(Icon::PencilSimple).small().wide().show(ui).clicked() {
            asked = Some(SavedIntent::Rename);
        }
        let (copy, export) = (cx.get("saved-duplicate"), cx.get("saved-export"));
        match button_row(ui, &[Button::new(&copy).small(), Button::new(&export).icon(Icon::Export).small()]) {
            Some(0) => asked = Some(SavedIntent::Duplicate(game.id.clone())),
            Some(_) => asked = Some(SavedIntent::Export(game.id.clone())),
            None => {}
        }
    }
    let delete = Button::new(&cx.get("saved-delete")).kind(Kind::Danger).icon(Icon::Trash).small().wide().show(ui);
    asked.or(delete.clicked().then(|| SavedIntent::Delete(game.id.clone())))
}

fn import_ui(ui: &mut egui::Ui, cx: &Cx, open: &SavedUi) -> Option<Intent> {
    label(ui, Type::Strong, cx.get("saved-import"));
    if !IN_BROWSER {
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("saved-import-text"));
    }
    let mut path = open.import_path.clone();
    let mut asked = None;
    let choose = Button::new(&cx.get("saved-import-choose")).icon(Icon::FolderOpen).small().wide().show(ui);
    if choose.clicked() {
        asked = Some(SavedIntent::ChooseImport);
    }
    if IN_BROWSER {
        return asked.map(Intent::Saved);
    }
    let field = TextField::new(&cx.get("saved-import-path"), &mut path).hint(&cx.get("saved-import-path")).show(ui);
    if field.changed() {
        asked = Some(SavedIntent::EditImportPath(path.clone()));
    }
    if !path.trim().is_empty() {
        let go = Button::new(&cx.get("saved-import-go")).icon(Icon::DownloadSimple).small().wide().show(ui);
        if go.clicked() {
            asked = Some(SavedIntent::ImportPath);
        }
    }
    asked.map(Intent::Saved)
}

pub fn trash_ui(ui: &mut egui::Ui, cx: &Cx, trash: &[Listed]) -> Option<Intent> {
    let heading = cx.get("trash-title");
    page_ui(ui, cx, &heading, 860.0, |ui| {
        if trash.is_empty() {
            EmptyState::new(Icon::Trash, &cx.get("trash-empty"), &cx.get("trash-empty-text")).show(ui);
        }
        let mut asked = None;
        for game in trash {
            asked = asked.or(card_ui(ui, |ui| trashed_ui(ui, cx, game)));
        }
        asked.map(Intent::Saved)
    })
}

fn trashed_ui(ui: &mut egui::Ui, cx: &Cx, game: &Listed) -> Option<SavedIntent> {
    ui.horizontal_wrapped(|ui| summary_head_ui(ui, cx, game));
    players_ui(ui, cx, game);
    let (restore, purge) = (cx.get("trash-restore"), cx.get("trash-purge"));
    match button_row(ui, &[Button::new(&restore).small(), Button::new(&purge).kind(Kind::Danger).small()])? {
        0 => Some(SavedIntent::Restore(game.id.clone())),
        _ => Some(SavedIntent::Purge(game.id.clone())),
    }
}
