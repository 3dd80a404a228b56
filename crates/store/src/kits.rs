//! The tables' own kits on disk: `kits/<game>.json`, saved after every edit. A file that is not right is set aside, never dropped.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{
    FileError, Reason, Store, StoreError,
    disk::{self, atomic_write, beside, make_folder, move_file, set_aside},
    shelf::not_written,
};
use courtside_games::{GameId, kits};
use courtside_rules::{
    kit::{self, KitFile, MAX_BYTES, Problem, TableKit},
    msg,
    text::Message,
};

/// What the table should know about its own kit when it was read.
#[derive(Clone, Debug, PartialEq)]
pub enum KitNotice {
    /// Not all of the file was right: it lies here now, and so many of its values are used.
    SetAside { file: PathBuf, kept: usize, problems: Vec<Problem> },
    /// The file could not be read, and was moved here.
    Moved { file: PathBuf, reason: Reason },
    /// The file could not be read or copied to safety; it stays as it is, and the shipped kit is used.
    Unreadable(Reason),
}

impl KitNotice {
    pub fn message(&self) -> Message {
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match self {
            Self::SetAside { file, kept, problems } => {
                let first = problems.first().map(Problem::message);
                let first = first.unwrap_or_else(|| msg!("kit-fault-missing"));
                msg!("store-kit-aside", file = name(file), kept = *kept, count = problems.len(), first = first)
            }
            Self::Moved { file, reason } => msg!("store-kit-moved", file = name(file), reason = reason.message()),
            Self::Unreadable(reason) => msg!("store-kit-unreadable", reason = reason.message()),
        }
    }
}

/// The name offered for an exported kit.
pub fn kit_export_name(game: &str) -> String {
    format!("{game}-kit.json")
}

/// The bytes of a kit file from outside; of one that is too large only as many as show that it is.
pub fn read_kit_file(path: &Path) -> Result<Vec<u8>, StoreError> {
    Ok(disk::read_at_most(path, MAX_BYTES).map_err(FileError::from)?)
}

impl Store {
    /// The kit of this table for a game, and what the table should know about it.
    pub fn load_kit(&self, game: GameId) -> (TableKit, Option<KitNotice>) {
        let (own, notice) = self.own_kit(game);
        (kits::table_kit(game, own), notice)
    }

    /// Saves the table's own kit; called after every edit.
    pub fn save_kit(&self, kit: &TableKit) -> Result<(), StoreError> {
        write(kit.own_file(), &self.kit_path(kit.schema().game))
    }

    /// Writes a kit as one file that other tables can take over: there, or into the exports folder. Says where it is.
    pub fn export_kit(&self, kit: &KitFile, target: Option<&Path>) -> Result<PathBuf, StoreError> {
        let target = match target {
            Some(path) => path.to_owned(),
            None => {
                let folder = self.root().join("exports");
                make_folder(&folder).map_err(not_written)?;
                folder.join(kit_export_name(&kit.game))
            }
        };
        write(kit, &target)?;
        Ok(target)
    }

    fn kit_path(&self, game: &str) -> PathBuf {
        self.kits_dir().join(format!("{game}.json"))
    }

    fn own_kit(&self, game: GameId) -> (KitFile, Option<KitNotice>) {
        let schema = kits::schema(game);
        let path = self.kit_path(game.id());
        let bytes = match disk::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (KitFile::default(), None),
            Err(error) => return (KitFile::default(), Some(move_away(&path, error.into()))),
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (found, problems) = kit::salvage(&name, &bytes, &schema);
        let own = found.clone().unwrap_or_default();
        if problems.is_empty() {
            return (own, None);
        }
        let notice = match repair(&path, &bytes, found.as_ref()) {
            Ok(file) => KitNotice::SetAside { file, kept: own.values.0.len(), problems },
            Err(error) => KitNotice::Unreadable(error.into()),
        };
        (own, Some(notice))
    }
}

fn write(kit: &KitFile, target: &Path) -> Result<(), StoreError> {
    atomic_write(target, kit.to_json().as_bytes()).map_err(not_written)
}

/// Copies a file that is not right to safety, and leaves in its place what of it can be used.
fn repair(path: &Path, bytes: &[u8], usable: Option<&KitFile>) -> io::Result<PathBuf> {
    let copy = set_aside(path, bytes)?;
    match usable {
        Some(kit) => atomic_write(path, kit.to_json().as_bytes())?,
        None => disk::remove_file(path)?,
    }
    Ok(copy)
}

/// Moves a file that cannot be read out of the way, so that saving does not write over it.
fn move_away(path: &Path, reason: Reason) -> KitNotice {
    let free = (1..).map(|number| beside(path, &format!(".damaged-{number}"))).find(|aside| !disk::exists(aside));
    let aside = free.expect("some number is free");
    match move_file(path, &aside) {
        Ok(()) => KitNotice::Moved { file: aside, reason },
        Err(_) => KitNotice::Unreadable(reason),
    }
}
