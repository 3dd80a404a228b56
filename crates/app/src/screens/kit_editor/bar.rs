//! The bars of the kit editor: title above, and what can be done with the kit as a whole.

use eframe::egui::Ui;

use super::{KitEditor, KitIntent};
use courtside_rules::{msg, text::Texts};
use courtside_ui::{
    theme::{Theme, Type, icon, size, space},
    widgets::{Button, Chip, Icon, NavBar, TopBar, icon_button, top_bar},
};

/// Title and name of the kit; on a wide screen also what can be done with it as a whole.
pub(super) fn bar_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let narrow = Theme::of(ui.ctx()).narrow;
    let name = Some(editor.kit().name()).filter(|name| !name.is_empty());
    let kind = texts.get("kit-word");
    let title = if narrow { msg!("kit-game", game = editor.game()) } else { msg!("kit-title", game = editor.game()) };
    let title = texts.say(&title);
    let bar =
        TopBar { title: &title, subtitle: narrow.then(|| name.unwrap_or(&kind)), back: Some(&texts.get("kit-back")) };
    let actions = if narrow { Vec::new() } else { actions(texts, editor) };
    let room = Room::new(ui, &title, name.unwrap_or_default(), &actions);
    let chip = |ui: &mut Ui| {
        if let Some(name) = name.filter(|_| room.for_name) {
            Chip::new(name).show(ui);
        }
    };
    let mut asked = None;
    let back = top_bar(ui, &bar, chip, |ui| {
        for (icon, words, intent) in actions {
            let button = if room.for_words {
                Button::new(&words).icon(icon).small().show(ui)
            } else {
                icon_button(ui, icon, &words)
            };
            if button.clicked() {
                asked = Some(intent);
            }
        }
    });
    asked.or(back.then_some(KitIntent::Back))
}

/// The actions of the bar, from right to left.
fn actions(texts: &Texts, editor: &KitEditor) -> Vec<(Icon, String, KitIntent)> {
    let mut actions = vec![
        (Icon::Export, texts.get("kit-export"), KitIntent::Export),
        (Icon::DownloadSimple, texts.get("kit-import"), KitIntent::Import(editor.import().is_none())),
    ];
    if let Some(edit) = editor.kit().last_edit() {
        let undo = texts.say(&msg!("kit-undo-named", name = edit.name.clone()));
        actions.push((Icon::ArrowUUpLeft, undo, KitIntent::UndoEdit));
    }
    actions
}

/// What there is room for in the bar beside the title.
struct Room {
    /// The words of the buttons; else their icons have to do.
    for_words: bool,
    /// The kit's own name.
    for_name: bool,
}

impl Room {
    fn new(ui: &Ui, title: &str, name: &str, actions: &[(Icon, String, KitIntent)]) -> Self {
        let theme = Theme::of(ui.ctx());
        let width = |kind: Type, words: &str| {
            let galley = ui.painter().layout_no_wrap(words.to_owned(), theme.font(kind), theme.color.ink);
            galley.size().x
        };
        let icon_button = theme.scaled(size::ICON_BUTTON) + space::S;
        let around_words = theme.scaled(icon::M) + space::ICON + 2.0 * space::BUTTON_SMALL + space::S;
        let words: f32 = actions.iter().map(|(_, words, _)| width(Type::Button, words) + around_words).sum();
        let icons = actions.len() as f32 * icon_button;
        let title = icon_button + width(Type::Title, title) + space::L;
        let chip = width(Type::Label, name) + 2.0 * space::M + space::L;
        let room = ui.available_width() - title;
        let for_words = words <= room;
        Self { for_words, for_name: chip + if for_words { words } else { icons } <= room }
    }
}

/// On a narrow screen, what can be done with the kit as a whole.
pub(super) fn nav_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let can_undo = editor.kit().last_edit().is_some();
    let (undo, import, export) = (texts.get("kit-undo"), texts.get("kit-import"), texts.get("kit-export"));
    let nav = NavBar::new()
        .item_if(can_undo, Icon::ArrowUUpLeft, &undo)
        .item(Icon::DownloadSimple, &import)
        .item(Icon::Export, &export);
    match nav.show(ui)? {
        0 => can_undo.then_some(KitIntent::UndoEdit),
        1 => Some(KitIntent::Import(editor.import().is_none())),
        _ => Some(KitIntent::Export),
    }
}
