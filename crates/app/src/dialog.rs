//! Dialogs, only where it hurts.

use eframe::egui;

use super::{Cx, intent::Intent};
use courtside_rules::{msg, text::Message};
use courtside_store::SavedId;
use courtside_ui::widgets;

/// A question that stops everything else until it is answered.
pub enum Dialog {
    UndoReveal { count: usize, name: Message },
    Cut { entry: usize, name: Message, why: Message },
    Delete { id: SavedId, name: String },
    Purge { id: SavedId, name: String },
    LeaveUnsaved,
    DeletePhoto { id: SavedId, name: String },
    DeletePhotoKit { id: SavedId, name: String },
}

/// Heading, consequence, the safe answer, the other answer.
fn words(dialog: &Dialog) -> [Message; 4] {
    match dialog {
        Dialog::UndoReveal { count, name } => [
            msg!("dialog-undo-reveal", count = *count),
            msg!("dialog-undo-reveal-text", name = name.clone()),
            msg!("dialog-keep"),
            msg!("dialog-undo"),
        ],
        Dialog::Cut { entry, name, why } => [
            msg!("dialog-cut", entry = *entry),
            msg!("dialog-cut-text", name = name.clone(), why = why.clone()),
            msg!("dialog-leave-as-is"),
            msg!("dialog-cut-here", entry = *entry),
        ],
        Dialog::Delete { name, .. } => [
            msg!("dialog-delete", name = name),
            msg!("dialog-delete-text"),
            msg!("dialog-keep"),
            msg!("dialog-to-trash"),
        ],
        Dialog::Purge { name, .. } => [
            msg!("dialog-purge", name = name),
            msg!("dialog-purge-text"),
            msg!("dialog-keep"),
            msg!("dialog-purge-yes"),
        ],
        Dialog::DeletePhoto { name, .. } => [
            msg!("dialog-purge", name = name),
            msg!("dialog-photo-text"),
            msg!("dialog-keep"),
            msg!("dialog-purge-yes"),
        ],
        Dialog::DeletePhotoKit { name, .. } => [
            msg!("dialog-purge", name = name),
            msg!("dialog-photo-kit-text"),
            msg!("dialog-keep"),
            msg!("dialog-purge-yes"),
        ],
        Dialog::LeaveUnsaved => {
            [msg!("dialog-unsaved"), msg!("dialog-unsaved-text"), msg!("dialog-stay"), msg!("dialog-leave")]
        }
    }
}

/// Draws the open dialog, if there is one.
pub(super) fn dialog_ui(ui: &egui::Ui, cx: &Cx, dialog: Option<&Dialog>) -> Option<Intent> {
    let [heading, text, safe, other] = words(dialog?).map(|message| cx.say(&message));
    let danger = !matches!(dialog, Some(Dialog::UndoReveal { .. } | Dialog::Delete { .. }));
    let shown = widgets::Dialog::new("question", &heading, &text).safe(&safe).other(&other);
    let shown = if danger { shown.danger() } else { shown };
    shown.show(ui.ctx()).map(|answer| Intent::Answer(answer == widgets::DialogAnswer::Other))
}
