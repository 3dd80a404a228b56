//! The kits of this table in the app: opened, edited and saved at once, shared and taken over.

use std::path::Path;

use eframe::egui;

use crate::{
    App,
    chooser::Wanted,
    intent::Place,
    put_where,
    screens::kit_editor::{KitEditor, KitEffect, KitIntent},
};
use courtside_games::GameId;
use courtside_rules::{
    kit::{Status, Values},
    msg,
};
use courtside_store::{kit_export_name, read_kit_file};

impl App {
    /// What this table's copy of a game looks like, as far as it is known.
    pub(super) fn kit_values(&mut self, game: GameId) -> Values {
        let (kit, notice) = self.store.load_kit(game);
        if let Some(notice) = notice {
            self.notice = Some(notice.message());
        }
        kit.values().clone()
    }

    /// Counts the assumed values of the kit that a new game would be played with.
    pub(super) fn count_assumed(&mut self, game: GameId) {
        let values = self.kit_values(game);
        self.assumed_values = values.0.values().filter(|held| held.status == Status::Assumed).count();
    }

    pub(super) fn open_kit(&mut self, game: GameId) {
        let (kit, notice) = self.store.load_kit(game);
        let mut editor = KitEditor::new(kit);
        if let Some(notice) = notice {
            editor.tell(notice.message());
        }
        self.kit = Some(editor);
    }

    /// Saves what the last entry taught to the table's own kit.
    pub(super) fn learn(&mut self, game: GameId, learnt: &[(String, serde_json::Value)]) {
        if learnt.is_empty() {
            return;
        }
        let (mut kit, _) = self.store.load_kit(game);
        let source = self.texts.get("kit-source-seen");
        // A value that the kit refuses is one that the game's own rules took: it stays in the journal.
        if kit.learn(learnt, Some(&source)).is_ok_and(|changed| changed)
            && let Err(error) = self.store.save_kit(&kit)
        {
            self.notice = Some(error.message());
        }
    }

    /// Acts on what was asked in the kit editor.
    pub(super) fn handle_kit(&mut self, intent: KitIntent, ctx: &egui::Context) {
        let Some(editor) = &mut self.kit else { return };
        let undone = editor.kit().last_edit().filter(|_| intent == KitIntent::UndoEdit).map(|edit| edit.name.clone());
        match editor.handle(intent) {
            KitEffect::Nothing => {}
            KitEffect::Save => {
                let saved = self.store.save_kit(editor.kit());
                editor.saved(saved.err().map(|error| error.message()));
                if let Some(name) = undone {
                    self.say(&msg!("toast-undone", name = name), false);
                }
            }
            KitEffect::ChooseFile => self.choose(Wanted::Kit, ctx),
            KitEffect::ReadFile(path) => self.offer_kit(Path::new(&path)),
            KitEffect::Export => self.export_kit(),
            KitEffect::Back => self.back(),
            KitEffect::Say(why) => self.say(&why, false),
        }
    }

    /// Takes a file that was dropped onto the kit editor. Says whether it was one for it.
    pub(crate) fn take_dropped_kit(&mut self, path: &Path) -> bool {
        let is_kit = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
        let wanted = is_kit && matches!(self.place, Place::Kit(_));
        if wanted {
            self.offer_kit(path);
        }
        wanted
    }

    /// Shows what the kit in a file would change.
    pub(crate) fn offer_kit(&mut self, path: &Path) {
        let Some(editor) = &mut self.kit else { return };
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        match read_kit_file(path) {
            Ok(bytes) => editor.offer(&name, &bytes),
            Err(error) => editor.tell(error.message()),
        }
    }

    /// Writes the table's own kit as one file into the exports folder, and says where it lies.
    fn export_kit(&mut self) {
        let Some(editor) = &self.kit else { return };
        let kit = editor.kit().own_file().clone();
        let exported =
            self.export_path(&kit_export_name(&kit.game)).and_then(|path| self.store.export_kit(&kit, Some(&path)));
        let done = match exported {
            Ok(path) => msg!("kit-exported", path = put_where(&path)),
            Err(error) => error.message(),
        };
        if let Some(editor) = &mut self.kit {
            editor.tell(done);
        }
    }
}
