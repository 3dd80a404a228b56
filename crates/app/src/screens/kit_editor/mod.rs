//! The kit editor: one screen for every game, drawn from the game's schema alone.

mod bar;
mod cards;
mod fields;
mod model;
mod sections;
#[cfg(test)]
mod tests;

mod transfer;

use eframe::egui::{CentralPanel, Frame, Key, KeyboardShortcut, Margin, Modifiers, Panel, ScrollArea, Ui};

pub use model::{Import, KitEditor, KitEffect, KitIntent, Show};

use crate::factory::factory;
use courtside_games::GameId;
use courtside_rules::{
    kit::Section,
    msg,
    text::{Message, Texts},
};
use courtside_ui::{
    theme::{Theme, Type, size, space},
    widgets::{Banner, card, label, label_in},
};

/// How wide the list of sections is beside the fields.
const SECTIONS_WIDTH: f32 = 300.0;

/// Draws the editor and returns what was asked.
pub fn kit_editor_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let frame = Frame::new().fill(theme.color.bg);
    let narrow = theme.narrow;
    let mut asked = undo_key(ui);
    if narrow {
        let bar = Panel::bottom("kit-nav").frame(frame).show_separator_line(false);
        asked = asked.or(bar.show(ui, |ui| bar::nav_ui(ui, texts, editor)).inner);
    }
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let margin = theme.page_margin();
        // The back button has air of its own around its arrow.
        let around_bar = Margin { left: (margin - space::M) as i8, right: margin as i8, ..Margin::ZERO };
        let bar = Frame::new().inner_margin(around_bar).show(ui, |ui| bar::bar_ui(ui, texts, editor));
        asked = asked.take().or(bar.inner);
        if !narrow {
            let around = Margin { left: margin as i8, bottom: space::L as i8, ..Margin::ZERO };
            let list = Panel::left("kit-sections").exact_size(SECTIONS_WIDTH + margin).resizable(false);
            let list = list.frame(Frame::new().inner_margin(around)).show_separator_line(false);
            asked = asked.take().or(list.show(ui, |ui| sections::list_ui(ui, texts, editor)).inner);
        }
        let left = if narrow { margin } else { space::L };
        let page = CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            let around = Margin { left: left as i8, right: margin as i8, top: 0, bottom: space::L as i8 };
            let scroll = ScrollArea::vertical().auto_shrink(false);
            scroll
                .show(ui, |ui| Frame::new().inner_margin(around).show(ui, |ui| page_ui(ui, texts, editor)).inner)
                .inner
        });
        asked = asked.take().or(page.inner);
    });
    asked
}

/// The keys for undo, unless a text is being written that has its own.
fn undo_key(ui: &Ui) -> Option<KitIntent> {
    const UNDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
    let pressed = !ui.ctx().text_edit_focused() && ui.input_mut(|input| input.consume_shortcut(&UNDO));
    pressed.then_some(KitIntent::UndoEdit)
}

/// The page of the open section, or the import page.
fn page_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    ui.set_max_width(ui.available_width().min(size::CONTENT_MAX));
    ui.spacing_mut().item_spacing.y = space::L;
    let mut asked = notices_ui(ui, texts, editor);
    if let Some(import) = editor.import() {
        return asked.or(transfer::import_ui(ui, texts, editor, import));
    }
    if Theme::of(ui.ctx()).narrow {
        asked = asked.or(sections::tabs_ui(ui, texts, editor));
    }
    problems_ui(ui, texts, editor);
    let section = editor.section()?;
    asked = asked.or(assumed_ui(ui, texts, editor, section));
    asked = asked.or(preview_ui(ui, texts, editor, section));
    let fields = card(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        if section.table { cards::table_ui(ui, texts, editor, section) } else { list_ui(ui, texts, editor, section) }
    });
    asked.or(fields.inner)
}

/// What a game shows beside the fields of a section.
fn preview_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, section: &Section) -> Option<KitIntent> {
    let game = GameId::from_id(editor.kit().schema().game)?;
    factory(game).kit_preview_ui(ui, texts, section.id, editor.kit().values())
}

/// What is not saved, and what the table should know.
fn notices_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let mut asked = None;
    if let Some(why) = editor.not_saved() {
        let (detail, retry) = (texts.get("kit-not-saved-detail"), texts.get("kit-retry"));
        let pressed = Banner::error(&texts.say(why)).detail(&detail).button(&retry).show(ui);
        asked = pressed.then_some(KitIntent::Retry);
    }
    if let Some(notice) = editor.notice() {
        let pressed = Banner::info(&texts.say(notice)).button(&texts.get("kit-close")).show(ui);
        asked = asked.or(pressed.then_some(KitIntent::CloseNotice));
    }
    asked
}

/// The fields of a section, one below the other.
fn list_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, section: &Section) -> Option<KitIntent> {
    label(ui, Type::Heading, texts.say(&section.title));
    let mut asked = None;
    for (place, field) in section.fields.iter().enumerate() {
        asked = asked.or(fields::field_ui(ui, texts, editor, field, place > 0));
    }
    asked
}

/// What is assumed on this page, and one button for "all of it is right".
fn assumed_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, section: &Section) -> Option<KitIntent> {
    let count = editor.kit().assumed(section).len();
    if count == 0 {
        return None;
    }
    let say = |message: Message| texts.say(&message);
    let pressed = Banner::assumed(&say(msg!("kit-assumed", count = count)))
        .detail(&texts.get("kit-assumed-detail"))
        .button(&say(msg!("kit-confirm-all", count = count)))
        .show(ui);
    pressed.then_some(KitIntent::ConfirmAll(section.id))
}

/// What the game has against the values, such as two stacks of one colour.
fn problems_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) {
    if editor.problems().is_empty() {
        return;
    }
    let told: Vec<String> = editor.problems().iter().map(|problem| told(texts, editor, problem)).collect();
    Banner::error(&texts.get("kit-clash")).detail(&told.join("\n")).show(ui);
}

/// A problem with the field's label; with its key where it stands in a file that people will look into.
fn told(texts: &Texts, editor: &KitEditor, problem: &courtside_rules::kit::Problem) -> String {
    let known = problem.file.is_none() && editor.kit().schema().field(&problem.field).is_some();
    let message = if known {
        msg!("kit-problem", place = editor.kit().label(&problem.field), what = problem.fault.message())
    } else {
        problem.message()
    };
    texts.say(&message)
}

/// Quiet words below others.
fn caption(ui: &mut Ui, words: &str) {
    let ink = Theme::of(ui.ctx()).color.ink2;
    label_in(ui, Type::Caption, ink, words);
}
