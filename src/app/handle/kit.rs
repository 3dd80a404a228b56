//! What is done with kits: opened, edited, saved at once, carried out and in.

use std::path::Path;

use crate::{
    app::{
        App,
        screens::kit_editor::{KitEditor, KitEffect, KitIntent},
    },
    games::GameId,
    kit::Values,
    msg,
    store::{export_kit, kit_export_name, read_kit_file},
};

impl App {
    pub(super) fn open_kit(&mut self, game: GameId) {
        if let Some((kit, notice)) = self.store.load_kit(game) {
            self.kit = Some(KitEditor::new(kit));
            self.notice = notice.map(|notice| notice.message());
        }
    }

    /// What this table's copy of a game looks like, as far as it is known.
    pub(super) fn kit_values(&self, game: GameId) -> Values {
        self.store.load_kit(game).map(|(kit, _)| kit.values().clone()).unwrap_or_default()
    }

    /// Counts what a new game would assume.
    pub(super) fn count_assumed(&mut self, game: GameId) {
        let kit = self.store.load_kit(game).map(|(kit, _)| kit);
        self.assumed_values =
            kit.map_or(0, |kit| kit.schema().sections.iter().map(|section| kit.assumed(section).len()).sum());
    }

    pub(super) fn handle_kit(&mut self, intent: KitIntent) {
        let Some(editor) = &mut self.kit else { return };
        match editor.handle(intent) {
            KitEffect::Nothing => {}
            KitEffect::Save => {
                let saved = self.store.save_kit(editor.kit());
                editor.saved(saved.err().map(|error| error.message()));
            }
            KitEffect::ChooseFile => {
                if let Some(path) = rfd::FileDialog::new().add_filter("JSON", &["json"]).pick_file() {
                    self.offer_kit(&path);
                }
            }
            KitEffect::ReadFile(path) => self.offer_kit(Path::new(path.trim())),
            KitEffect::Export => self.export_kit(),
            KitEffect::Back => self.back(),
            KitEffect::Say(message) => self.say(&message, false),
        }
    }

    /// Reads a kit from outside and shows what it would change.
    fn offer_kit(&mut self, path: &Path) {
        let Some(editor) = &mut self.kit else { return };
        match read_kit_file(path) {
            Ok(bytes) => editor.offer(&path.file_name().unwrap_or_default().to_string_lossy(), &bytes),
            Err(error) => self.say(&error.message(), false),
        }
    }

    /// Writes the table's own kit as one file into the exports folder, and says where it lies.
    fn export_kit(&mut self) {
        let Some(editor) = &self.kit else { return };
        let path = self.export_path(&kit_export_name(editor.kit().schema().game));
        let done = path.and_then(|path| export_kit(editor.kit().own_file(), &path).map(|()| path));
        let done = match done {
            Ok(path) => msg!("saved-exported", path = path.display().to_string()),
            Err(error) => error.message(),
        };
        self.say(&done, false);
    }
}
