//! The dialog: one question where it hurts, the safe answer left.

use egui::{Context, Id, Modal, Ui};

use super::{Button, Kind, button_row, label, label_in};
use crate::theme::{Theme, Type, size, space};

/// What the table answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogAnswer {
    Safe,
    Other,
}

/// Only for: undo past a roll or a revealed card, cutting a journal, deleting.
#[derive(Clone, Copy)]
pub struct Dialog<'a> {
    id: &'a str,
    heading: &'a str,
    sentence: &'a str,
    safe: &'a str,
    other: &'a str,
    danger: bool,
}

impl<'a> Dialog<'a> {
    pub fn new(id: &'a str, heading: &'a str, sentence: &'a str) -> Self {
        Self { id, heading, sentence, safe: "", other: "", danger: false }
    }

    /// The answer that changes nothing; Esc and a tap outside mean it too.
    pub fn safe(mut self, words: &'a str) -> Self {
        self.safe = words;
        self
    }

    /// The answer that goes ahead.
    pub fn other(mut self, words: &'a str) -> Self {
        self.other = words;
        self
    }

    /// Going ahead takes something away.
    pub fn danger(mut self) -> Self {
        self.danger = true;
        self
    }

    /// Shows it as long as it is called; answers once.
    pub fn show(self, ctx: &Context) -> Option<DialogAnswer> {
        let theme = Theme::of(ctx);
        let width = size::DIALOG.min(ctx.content_rect().width() - 2.0 * space::L);
        let modal = Modal::new(Id::unique(("courtside dialog", self.id)))
            .frame(theme.raised_frame())
            .backdrop_color(theme.color.scrim)
            .show(ctx, |ui| {
                ui.set_width(width - 2.0 * space::CARD);
                self.contents(ui)
            });
        if modal.should_close() { Some(DialogAnswer::Safe) } else { modal.inner }
    }

    /// What stands in the dialog, also for the gallery.
    pub fn contents(&self, ui: &mut Ui) -> Option<DialogAnswer> {
        let theme = Theme::of(ui.ctx());
        label(ui, Type::Heading, self.heading);
        ui.add_space(-space::S);
        label_in(ui, Type::Body, theme.color.ink2, self.sentence);
        ui.add_space(space::XS);
        let kind = if self.danger { Kind::Danger } else { Kind::Primary };
        match button_row(ui, &[Button::new(self.safe), Button::new(self.other).kind(kind)])? {
            0 => Some(DialogAnswer::Safe),
            _ => Some(DialogAnswer::Other),
        }
    }
}
