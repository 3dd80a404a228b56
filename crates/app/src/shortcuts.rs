//! Keys: undo and redo, answers by digit, the next step by Enter, and the list of them.

use eframe::egui::{self, Key, KeyboardShortcut, Modifiers};

use super::{
    App, Cx,
    intent::{Intent, JudgeIntent, Place, Side, TableIntent},
};
use courtside_ui::{
    theme::{Theme, Type, size, space},
    widgets,
};

const UNDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
const REDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

impl App {
    /// What the keys of this frame ask for.
    pub(super) fn shortcut(&self, ctx: &egui::Context) -> Option<Intent> {
        if self.dialog.is_some() || ctx.text_edit_focused() {
            return None;
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if self.shortcuts {
            return (pressed(Key::Escape) || pressed(Key::Enter)).then_some(Intent::Shortcuts(false));
        }
        let question =
            ctx.input(|input| input.events.iter().any(|event| matches!(event, egui::Event::Text(text) if text == "?")));
        if question {
            return Some(Intent::Shortcuts(true));
        }
        if self.place == Place::Game && self.view.table_view {
            return pressed(Key::Escape).then_some(Intent::Table(TableIntent::TableView(false)));
        }
        if self.place == Place::Game || self.place == Place::Timeline {
            if ctx.input_mut(|input| input.consume_shortcut(&REDO)) {
                return Some(Intent::Table(TableIntent::Redo));
            }
            if ctx.input_mut(|input| input.consume_shortcut(&UNDO)) {
                return Some(Intent::Table(TableIntent::Undo));
            }
        }
        if self.place == Place::Judge {
            if ctx.input_mut(|input| input.consume_shortcut(&REDO)) {
                return Some(Intent::Judge(JudgeIntent::Redo));
            }
            if ctx.input_mut(|input| input.consume_shortcut(&UNDO)) {
                return Some(Intent::Judge(JudgeIntent::Undo));
            }
        }
        if pressed(Key::Escape) && self.place != Place::Home {
            let judge = self.place == Place::Judge && self.judge_ui.is_open();
            return Some(if judge { Intent::Judge(JudgeIntent::Side(Side::Card)) } else { Intent::Back });
        }
        (self.place == Place::Game && self.view.panel.is_none()).then(|| self.answer_by_key(ctx)).flatten()
    }

    /// Digits choose in order; Enter takes the next step unless something else has the focus.
    fn answer_by_key(&self, ctx: &egui::Context) -> Option<Intent> {
        let table = self.table.as_ref().filter(|table| table.read_only().is_none())?;
        let digit = DIGITS.iter().position(|key| ctx.input(|input| input.key_pressed(*key)));
        let enter = ctx.input(|input| input.key_pressed(Key::Enter)) && ctx.memory(|memory| memory.focused().is_none());
        if digit.is_none() && !enter {
            return None;
        }
        let cx = Cx {
            texts: &self.texts,
            theme: Theme::of(ctx),
            settings: &self.settings,
            narrow: false,
            now: courtside_store::now(),
            saved: &[],
        };
        let ask = table.ask(&cx);
        match digit {
            Some(index) => {
                let open = ask.choices.iter().filter(|answer| answer.refused.is_none());
                ask.tiles.iter().map(|tile| &tile.intent).chain(open.map(|answer| &answer.intent)).nth(index).cloned()
            }
            None => ask.primary.as_ref().and_then(|step| step.intent.clone()),
        }
    }
}

/// Draws the list of keys while it is open.
pub(super) fn list_ui(ui: &egui::Ui, cx: &Cx, open: bool) -> Option<Intent> {
    if !open {
        return None;
    }
    let rows = [
        ("Ctrl+Z", "keys-undo"),
        ("Ctrl+Shift+Z", "keys-redo"),
        ("1 … 9", "keys-digits"),
        ("Enter", "keys-enter"),
        ("Tab", "keys-tab"),
        ("Esc", "keys-escape"),
        ("?", "keys-list"),
    ]
    .map(|(key, id)| (key.to_owned(), cx.get(id)));
    let mut close = false;
    let modal = egui::Modal::new(egui::Id::unique("keys")).frame(cx.theme.raised_frame()).show(ui.ctx(), |ui| {
        ui.set_max_width(size::DIALOG.min(ui.ctx().content_rect().width() - 2.0 * (space::L + space::CARD)));
        widgets::label(ui, Type::Title, cx.get("keys-title"));
        for (key, words) in &rows {
            ui.horizontal(|ui| {
                widgets::keycap(ui, key);
                widgets::label(ui, Type::Body, words);
            });
        }
        close = widgets::Button::new(&cx.get("close")).wide().show(ui).clicked();
    });
    (close || modal.should_close()).then_some(Intent::Shortcuts(false))
}
