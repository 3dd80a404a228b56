//! The import page: a file by path, by dialog or by drop; what it would change; and only then the taking.

use eframe::egui::Ui;

use super::{Import, KitEditor, KitIntent, caption, fields::value_words, told};
use crate::IN_BROWSER;
use courtside_rules::{kit::NewValue, msg, text::Texts};
use courtside_ui::{
    theme::{Theme, Type, space},
    widgets::{Banner, Button, Icon, Kind, TextField, button_row, card, hairline, label, label_in},
};

/// Draws the import page.
pub(super) fn import_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, import: &Import) -> Option<KitIntent> {
    let asked = card(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::M;
        label(ui, Type::Heading, texts.get("kit-import-title"));
        caption(ui, &texts.get("kit-import-how"));
        path_ui(ui, texts, import)
    })
    .inner;
    if !import.problems.is_empty() {
        let head = texts.say(&msg!("kit-import-problems", count = import.problems.len()));
        let told: Vec<String> = import.problems.iter().map(|problem| told(texts, editor, problem)).collect();
        Banner::error(&head).detail(&told.join("\n")).show(ui);
    }
    let offer = import.offer.as_ref().and_then(|(_, changes)| offer_ui(ui, texts, editor, changes));
    asked.or(offer)
}

fn path_ui(ui: &mut Ui, texts: &Texts, import: &Import) -> Option<KitIntent> {
    let (cancel, choose, read) =
        (texts.get("kit-import-cancel"), texts.get("kit-import-choose"), texts.get("kit-import-read"));
    if IN_BROWSER {
        return Some(match button_row(ui, &[Button::new(&cancel), Button::new(&choose)])? {
            0 => KitIntent::Import(false),
            _ => KitIntent::ChooseFile,
        });
    }
    let mut path = import.path.clone();
    let width = ui.available_width();
    let name = texts.get("kit-import-path");
    let field = TextField::new(&name, &mut path).hint(&name).icon(Icon::FolderOpen).width(width).show(ui);
    if field.changed() {
        return Some(KitIntent::EditPath(path));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(eframe::egui::Key::Enter));
    let mut buttons = vec![Button::new(&cancel), Button::new(&choose)];
    if !path.trim().is_empty() {
        buttons.push(Button::new(&read));
    }
    match button_row(ui, &buttons) {
        Some(0) => Some(KitIntent::Import(false)),
        Some(1) => Some(KitIntent::ChooseFile),
        Some(_) => Some(KitIntent::ReadFile),
        None => entered.then_some(KitIntent::ReadFile),
    }
}

/// What would change, and the button that takes it.
fn offer_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, changes: &[NewValue]) -> Option<KitIntent> {
    card(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        if changes.is_empty() {
            label(ui, Type::Strong, texts.get("kit-import-nothing"));
            return None;
        }
        label(ui, Type::Heading, texts.say(&msg!("kit-import-changes", count = changes.len())));
        let take = texts.say(&msg!("kit-import-take", count = changes.len()));
        let taken = Button::new(&take).kind(Kind::Primary).icon(Icon::Check).show(ui).clicked();
        for change in changes {
            hairline(ui);
            change_ui(ui, texts, editor, change);
        }
        taken.then_some(KitIntent::TakeImport)
    })
    .inner
}

fn change_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, change: &NewValue) {
    let Some(field) = editor.kit().schema().field(&change.key) else { return };
    let theme = Theme::of(ui.ctx());
    label_in(ui, Type::Strong, theme.color.ink, texts.say(&editor.kit().label(&change.key)));
    let from = value_words(texts, field, change.from.as_ref());
    let to = value_words(texts, field, Some(&change.to));
    let words =
        if from == to { msg!("kit-import-surer", value = to) } else { msg!("kit-import-change", from = from, to = to) };
    label_in(ui, Type::Body, theme.color.ink2, texts.say(&words));
}
