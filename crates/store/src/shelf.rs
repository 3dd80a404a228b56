//! The saved games side by side: listed, renamed, thrown away and brought back.

use std::{io, path::Path};

use super::{
    FileError, SavedId, Store, StoreError,
    disk::{self, beside, move_file, sync_folder},
    file_in, ids_in,
    inspect::summary,
    read,
};
use crate::{GameFile, Saved};
use courtside_games::{GameId, Visitor};
use courtside_rules::{
    journal::{Game, Journal, Player, Record, Seat},
    text::Message,
};

/// A file among the saved games.
#[derive(Debug)]
pub struct Listed {
    pub id: SavedId,
    /// When its last entry was played, or, if it does not read, when the file was changed; seconds since 1970.
    pub changed: i64,
    /// What is in it, or why that cannot be told.
    pub content: Result<Summary, FileError>,
}

/// A saved game in short.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub game: GameId,
    /// The table's own name for it; may be empty.
    pub name: String,
    /// With their marks, in the order of the seats.
    pub players: Vec<Player>,
    pub stage: Message,
    /// One per seat.
    pub scores: Vec<i64>,
    pub leaders: Vec<Seat>,
    pub is_over: bool,
    /// How hard the opponent of a single person plays.
    pub level: Option<Message>,
    pub created: i64,
    /// When the last entry was played, or the game begun.
    pub changed: i64,
    /// The number of entries that count.
    pub entries: usize,
    /// Part of the file is damaged; opening it sets that part aside.
    pub is_damaged: bool,
}

impl Summary {
    /// What the list says of a game.
    pub fn of<G: Game>(game: GameId, journal: &Journal<G>) -> Self {
        let state = journal.state();
        let sheet = G::sheet(state);
        Self {
            game,
            name: journal.name().to_owned(),
            players: G::players(state).to_vec(),
            stage: G::stage(state),
            scores: sheet.totals,
            leaders: sheet.leaders,
            is_over: G::is_over(state),
            level: G::level(state),
            created: journal.created(),
            changed: journal.last_at(),
            entries: journal.entries().len(),
            is_damaged: false,
        }
    }
}

impl Store {
    /// The saved games, newest first; those that do not read say why.
    pub fn games(&self) -> Result<Vec<Listed>, StoreError> {
        self.listed(&self.games_dir())
    }

    /// The games thrown away, newest first.
    pub fn trash(&self) -> Result<Vec<Listed>, StoreError> {
        self.listed(&self.trash_dir())
    }

    /// Gives a game that is not open another name. A damaged one is to be opened first, where it is said what is set aside.
    pub fn rename(&self, id: &SavedId, name: &str) -> Result<(), StoreError> {
        struct Rename<'a>(&'a Store, &'a SavedId, &'a str, &'a [u8]);
        impl Visitor for Rename<'_> {
            type Output = Result<(), StoreError>;
            fn visit<G: Game>(self) -> Self::Output {
                if read::read::<G>(self.3)?.damage.is_some() {
                    return Err(StoreError::OpenFirst);
                }
                let mut file: GameFile<G> = self.0.open_game(self.1)?;
                match file.commit(Record::Rename(self.2.to_owned())) {
                    Saved::OnDisk => Ok(()),
                    Saved::ReadOnly => Err(file.read_only().cloned().expect("it said so").into()),
                    Saved::Pending => Err(StoreError::Write(file.not_saved().expect("it said so").reason.clone())),
                }
            }
        }
        let bytes = disk::read(&self.existing(id)?).map_err(FileError::from)?;
        read::visit(&bytes, Rename(self, id, name, &bytes))?
    }

    /// Moves a game that is not open to the trash, with whatever was set aside from it; under another id if a game
    /// of its own id lies there already.
    pub fn throw_away(&self, id: &SavedId) -> Result<(), StoreError> {
        let path = self.existing(id)?;
        let _lock = disk::take_lock(&self.lock_path(id))?;
        let target = if disk::exists(&self.trash_path(id)) { self.fresh_id_like(&path) } else { id.clone() };
        move_game(&path, &self.trash_path(&target))?;
        // A lock file that stays is in nobody's way.
        let _ = disk::remove_file(&self.lock_path(id));
        Ok(())
    }

    /// Brings a game back from the trash; under another id if its own is taken by now.
    pub fn restore(&self, id: &SavedId) -> Result<SavedId, StoreError> {
        let path = self.trash_path(id);
        if !disk::exists(&path) {
            return Err(StoreError::Missing(id.to_string()));
        }
        let target = if disk::exists(&self.game_path(id)) { self.fresh_id_like(&path) } else { id.clone() };
        move_game(&path, &self.game_path(&target))?;
        Ok(target)
    }

    /// Deletes a game from the trash for good.
    pub fn purge(&self, id: &SavedId) -> Result<(), StoreError> {
        let path = self.trash_path(id);
        if !disk::exists(&path) {
            return Err(StoreError::Missing(id.to_string()));
        }
        for name in companions(&path)? {
            disk::remove_file(&self.trash_dir().join(name)).map_err(not_written)?;
        }
        disk::remove_file(&path).and_then(|()| sync_folder(&self.trash_dir())).map_err(not_written)
    }

    fn listed(&self, folder: &Path) -> Result<Vec<Listed>, StoreError> {
        let ids = ids_in(folder).map_err(FileError::from)?;
        let mut games: Vec<(i64, Listed)> = ids
            .into_iter()
            .map(|id| {
                let path = file_in(folder, &id);
                let content = disk::read(&path).map_err(FileError::from).and_then(|bytes| summary(&bytes));
                let written = disk::written(&path).unwrap_or(0);
                let changed = content.as_ref().map_or(written, |summary| summary.changed);
                (written, Listed { id, changed, content })
            })
            .collect();
        games.sort_by(|(a_written, a), (b_written, b)| {
            (b.changed, b_written, &b.id).cmp(&(a.changed, a_written, &a.id))
        });
        Ok(games.into_iter().map(|(_, listed)| listed).collect())
    }

    fn fresh_id_like(&self, path: &Path) -> SavedId {
        let header = disk::read(path).ok().and_then(|bytes| read::header(&bytes).ok());
        self.new_id(header.as_ref().map_or("game", |header| &header.game))
    }
}

pub(super) fn not_written(error: io::Error) -> StoreError {
    StoreError::Write(error.into())
}

/// Moves a game's file to a free name, and then whatever was set aside from it, never over anything that is there.
fn move_game(from: &Path, to: &Path) -> Result<(), StoreError> {
    let set_aside = companions(from)?;
    move_file(from, to).map_err(not_written)?;
    let folder = from.parent().unwrap_or(Path::new("."));
    for name in set_aside {
        let free = (1..).map(|number| beside(to, &format!(".damaged-{number}"))).find(|path| !disk::exists(path));
        move_file(&folder.join(name), &free.expect("some number is free")).map_err(not_written)?;
    }
    Ok(())
}

/// The names of the files that were set aside from a game's file, in the order in which they were.
fn companions(path: &Path) -> Result<Vec<String>, StoreError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let start = format!("{name}.damaged-");
    let names = disk::list(folder).map_err(FileError::from)?.into_iter().map(|found| found.name);
    let mut found: Vec<String> = names.filter(|name| name.starts_with(&start)).collect();
    found.sort_by_key(|name| (name.len(), name.clone()));
    Ok(found)
}
