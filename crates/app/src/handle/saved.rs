//! What is done with saved games: renamed, copied, thrown away, brought back, carried out and in.

use std::path::{Path, PathBuf};

use eframe::egui;

use crate::{
    App, SavedUi,
    chooser::Wanted,
    dialog::Dialog,
    intent::{Place, SavedIntent},
    put_where,
    screens::saved::title,
};
use courtside_rules::{msg, text::Message};
use courtside_store::{EXTENSION, SavedId, StoreError, exists, export_name, make_folder};

impl App {
    pub(super) fn handle_saved(&mut self, intent: SavedIntent, ctx: &egui::Context) {
        match intent {
            SavedIntent::Select(id) => {
                let name = id.as_ref().and_then(|id| self.saved.iter().find(|game| game.id == *id));
                self.saved_ui = SavedUi {
                    name: name
                        .and_then(|game| game.content.as_ref().ok())
                        .map(|game| game.name.clone())
                        .unwrap_or_default(),
                    selected: id,
                    import_path: std::mem::take(&mut self.saved_ui.import_path),
                };
            }
            SavedIntent::EditName(name) => self.saved_ui.name = name,
            SavedIntent::Rename => self.rename(),
            SavedIntent::Duplicate(id) if self.waits_for_the_disk(&id).is_some() => {
                self.notice = self.waits_for_the_disk(&id);
            }
            SavedIntent::Duplicate(id) => {
                let copied = self.store.duplicate(&id, &self.copy_name(&id)).map(|_| ());
                self.report(copied);
            }
            SavedIntent::Delete(id) if self.settings.confirm_delete => {
                let name = self.name_of(&id);
                self.dialog = Some(Dialog::Delete { id, name });
            }
            SavedIntent::Delete(id) => self.delete(&id),
            SavedIntent::Restore(id) => {
                let restored = self.store.restore(&id).map(|_| ());
                self.report(restored);
            }
            SavedIntent::Purge(id) => {
                let name = self.name_of(&id);
                self.dialog = Some(Dialog::Purge { id, name });
            }
            SavedIntent::Export(id) => self.export(&id),
            SavedIntent::ChooseImport => self.choose(Wanted::Game, ctx),
            SavedIntent::EditImportPath(path) => self.saved_ui.import_path = path,
            SavedIntent::ImportPath => {
                let path = std::mem::take(&mut self.saved_ui.import_path);
                self.import(Path::new(path.trim()));
            }
        }
    }

    fn copy_name(&self, id: &SavedId) -> String {
        self.texts.say(&msg!("saved-copy-of", name = self.name_of(id)))
    }

    fn name_of(&self, id: &SavedId) -> String {
        let game = self.saved.iter().chain(&self.trash).find(|game| game.id == *id);
        game.map(|game| title(&self.texts, game)).unwrap_or_default()
    }

    fn rename(&mut self) {
        let Some(id) = self.saved_ui.selected.clone() else { return };
        let name = self.saved_ui.name.trim().to_owned();
        if self.table.as_ref().is_some_and(|table| *table.id() == id) {
            self.with_table(|table| table.rename(name));
            self.reread_saved();
        } else {
            let renamed = self.store.rename(&id, &name);
            self.report(renamed);
        }
    }

    pub(super) fn delete(&mut self, id: &SavedId) {
        if self.table.as_ref().is_some_and(|table| *table.id() == *id) {
            self.table = None;
            self.trail.retain(|place| !matches!(place, Place::Game | Place::Timeline));
        }
        self.saved_ui.selected = None;
        let deleted = self.store.throw_away(id);
        self.report(deleted);
    }

    /// Why a copy of this game would lack its last entries, if it would.
    fn waits_for_the_disk(&self, id: &SavedId) -> Option<Message> {
        let open = self.table.as_ref().filter(|table| table.id() == id)?;
        open.not_saved().map(|lost| lost.message())
    }

    /// Writes the game as one file into the exports folder, and says where it lies.
    fn export(&mut self, id: &SavedId) {
        let listed = self.saved.iter().find(|game| game.id == *id);
        let name = listed.and_then(|game| game.content.as_ref().ok()).map(export_name);
        let name = name.unwrap_or_else(|| format!("{id}.{EXTENSION}"));
        let done = self.export_path(&name).and_then(|path| {
            // The open game knows what the disk may not have yet.
            let open = self.table.as_mut().filter(|table| table.id() == id);
            let exported = match open {
                Some(table) => table.export(&path),
                None => self.store.export(id, &path),
            };
            exported.map(|()| path)
        });
        self.notice = Some(match done {
            Ok(path) => msg!("saved-exported", path = put_where(&path)),
            Err(error) => error.message(),
        });
    }

    /// A path in the exports folder that does not overwrite an earlier export.
    pub(super) fn export_path(&self, name: &str) -> Result<PathBuf, StoreError> {
        let folder = &self.exports;
        make_folder(folder).map_err(|error| StoreError::Folder { path: folder.clone(), reason: error.into() })?;
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, EXTENSION));
        let numbered = (2..).map(|number| format!("{stem} {number}.{end}"));
        let free = std::iter::once(name.to_owned()).chain(numbered).map(|name| folder.join(name));
        let mut free = free.filter(|path| !exists(path));
        Ok(free.next().expect("there is always a further number"))
    }

    pub(crate) fn import(&mut self, path: &Path) {
        match self.store.import(path) {
            Ok(_) => {
                self.reread_saved();
                self.notice = Some(msg!("saved-imported"));
            }
            Err(error) => self.notice = Some(error.message()),
        }
    }

    pub(super) fn report(&mut self, result: Result<(), StoreError>) {
        if let Err(error) = result {
            self.notice = Some(error.message());
        }
        self.reread_saved();
    }
}
