//! The photo kits: which one is used, another from a folder.

use std::path::PathBuf;

use eframe::egui;

use crate::{
    Cx, IN_BROWSER, JudgeUi,
    intent::{Intent, JudgeIntent, Place},
    judging::{Desk, KitState},
    screens::layout::{card_ui, notice_ui, page_ui},
};
use courtside_rules::{msg, text::Message};
use courtside_store::ListedPhotoKit;
use courtside_ui::{
    theme::{Type, space},
    widgets::{Button, Chip, EmptyState, Icon, Kind, TextField, Tone, button_row, label, label_in},
};

pub(crate) fn photo_kits_ui(
    ui: &mut egui::Ui,
    cx: &Cx,
    desk: &Desk,
    open: &JudgeUi,
    kits: &[ListedPhotoKit],
    notice: Option<&Message>,
) -> Option<Intent> {
    let title = cx.get("photo-kits-title");
    page_ui(ui, cx, &title, 860.0, |ui| {
        let mut asked = notice_ui(ui, cx, notice);
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("photo-kits-text"));
        let words = cx.get("kits-album");
        if kits.is_empty() {
            let (none, why) = (cx.get("judge-no-kit"), cx.get("judge-no-kit-text"));
            let album = EmptyState::new(Icon::Users, &none, &why).button(&words).show(ui);
            asked = asked.or(album.then_some(Intent::Open(Place::Album)));
        }
        for kit in kits {
            asked = asked.or(card_ui(ui, |ui| kit_ui(ui, cx, desk, kit)).map(Intent::Judge));
        }
        asked = asked.or(card_ui(ui, |ui| import_ui(ui, cx, open)).map(Intent::Judge));
        let album = !kits.is_empty() && Button::new(&words).icon(Icon::Camera).wide().show(ui).clicked();
        asked.or(album.then_some(Intent::Open(Place::Album)))
    })
}

fn kit_ui(ui: &mut egui::Ui, cx: &Cx, desk: &Desk, kit: &ListedPhotoKit) -> Option<JudgeIntent> {
    ui.spacing_mut().item_spacing.y = space::S;
    label(ui, Type::Strong, &kit.name);
    match kit.guests {
        Some(count) => {
            label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&msg!("photo-kits-guests", count = count)))
        }
        None => label_in(ui, Type::Caption, cx.theme.color.seal_text, cx.get("photo-kits-unreadable")),
    };
    let mut used = true;
    match &desk.kit {
        KitState::Ready { kit: id, .. } if *id == kit.id => {
            Chip::new(&cx.get("photo-kits-used")).tone(Tone::Ok).icon(Icon::Check).show(ui);
        }
        KitState::Preparing { kit: id } if *id == kit.id => {
            Chip::new(&cx.get("judge-kit-preparing")).icon(Icon::Hourglass).show(ui);
        }
        KitState::Unusable { kit: id, problems } if *id == kit.id => {
            for problem in problems.iter().take(8) {
                label_in(ui, Type::Body, cx.theme.color.seal_text, cx.say(problem));
            }
        }
        _ => used = false,
    }
    let (take, delete) = (cx.get("photo-kits-use"), cx.get("saved-delete"));
    let names = [
        cx.say(&msg!("photo-kits-use-named", name = &kit.name)),
        cx.say(&msg!("photo-kits-delete-named", name = &kit.name)),
    ];
    let delete = Button::new(&delete).kind(Kind::Danger).icon(Icon::Trash).small().name(&names[1]);
    if used {
        return delete.show(ui).clicked().then(|| JudgeIntent::DeleteKit(kit.id.clone()));
    }
    match button_row(ui, &[Button::new(&take).small().name(&names[0]), delete])? {
        0 => Some(JudgeIntent::UseKit(kit.id.clone())),
        _ => Some(JudgeIntent::DeleteKit(kit.id.clone())),
    }
}

/// A kit from elsewhere: a folder with `kit.json` and the pictures it names.
fn import_ui(ui: &mut egui::Ui, cx: &Cx, open: &JudgeUi) -> Option<JudgeIntent> {
    label(ui, Type::Strong, cx.get("photo-kits-import"));
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("photo-kits-import-text"));
    let mut asked = None;
    if Button::new(&cx.get("photo-kits-choose")).icon(Icon::FolderOpen).small().wide().show(ui).clicked() {
        asked = Some(JudgeIntent::ChooseKit);
    }
    if IN_BROWSER {
        return asked;
    }
    let mut path = open.path.clone();
    let words = cx.get("photo-kits-path");
    let field = TextField::new(&words, &mut path).hint(&words).show(ui);
    if field.changed() {
        asked = Some(JudgeIntent::EditPath(path.clone()));
    }
    let typed = path.trim();
    if !typed.is_empty() {
        let go = Button::new(&cx.get("saved-import-go")).icon(Icon::DownloadSimple).small().wide().show(ui);
        if go.clicked() || field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
            asked = Some(JudgeIntent::ImportKit(PathBuf::from(typed)));
        }
    }
    asked
}
