//! A game that is open: its journal, its file, and what the disk has not taken yet.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{
    FileError, NotSaved, ReadOnly, Reason, SavedId, StoreError,
    disk::{self, DiskFile, Lock, Medium, atomic_write, set_aside},
    lines::{Damage, Flaw, encode},
    read::{self, HeaderLine, Opened},
    saver::Saver,
};
use courtside_rules::{
    journal::{Game, Header, Journal, RecordOf},
    msg,
    text::Message,
};

/// An open game.
pub struct GameFile<G: Game> {
    id: SavedId,
    path: PathBuf,
    journal: Journal<G>,
    /// The number of the next line.
    next: u64,
    access: Access,
    notice: Option<Notice>,
}

/// Whether the game may be played on.
enum Access {
    Write { saver: Saver, _lock: Lock },
    Read(ReadOnly),
}

/// What became of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Saved {
    /// The disk has it, and everything before it.
    OnDisk,
    /// It counts, but only here: see [`GameFile::not_saved`].
    Pending,
    /// It was not taken, since this game is only looked at: see [`GameFile::read_only`].
    ReadOnly,
}

impl From<bool> for Saved {
    fn from(on_disk: bool) -> Self {
        if on_disk { Self::OnDisk } else { Self::Pending }
    }
}

/// A file was damaged when it was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub damage: Damage,
    /// Where the damaged part is kept; `None` when nothing was touched.
    pub copy: Option<PathBuf>,
}

impl Notice {
    pub fn message(&self) -> Message {
        let Damage { kept, aside, ref flaw } = self.damage;
        let file = self.copy.as_ref().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
        match (flaw, file) {
            (Flaw::Tail, Some(file)) => msg!("store-damage-tail", kept = kept, file = file),
            (Flaw::Inside, Some(file)) => msg!("store-damage-inside", kept = kept, aside = aside, file = file),
            (Flaw::Unruly(what), Some(file)) => {
                msg!("store-damage-unruly", what = what, kept = kept, aside = aside, file = file)
            }
            (Flaw::Tail, None) => msg!("store-damage-tail-untouched", kept = kept),
            (Flaw::Inside, None) => msg!("store-damage-inside-untouched", kept = kept, aside = aside),
            (Flaw::Unruly(what), None) => {
                msg!("store-damage-unruly-untouched", what = what, kept = kept, aside = aside)
            }
        }
    }
}

impl<G: Game> GameFile<G> {
    /// Writes the file of a game that begins.
    pub(super) fn create(
        id: SavedId,
        path: PathBuf,
        lock: Lock,
        begun: (Journal<G>, Header),
    ) -> Result<Self, StoreError> {
        let (journal, header) = begun;
        let line = encode(0, &HeaderLine { header });
        let write = |error: io::Error| StoreError::Write(error.into());
        atomic_write(&path, &line).map_err(write)?;
        let medium = Box::new(DiskFile::open(&path).map_err(write)?);
        let access = Access::Write { saver: Saver::new(medium, line.len() as u64), _lock: lock };
        Ok(Self { id, path, journal, next: 1, access, notice: None })
    }

    /// Opens a game, for writing if the lock was got and the file allows it. Damage is set aside.
    pub(super) fn open(id: SavedId, path: PathBuf, lock: Result<Lock, ReadOnly>) -> Result<Self, FileError> {
        let lock = match lock {
            Ok(lock) => lock,
            Err(why) => return Self::look(id, path, why),
        };
        let mut disk = match DiskFile::open(&path) {
            Ok(disk) => disk,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(error.into()),
            Err(error) => return Self::look(id, path, ReadOnly::Folder(error.into())),
        };
        let bytes = disk.read()?;
        let Opened { journal, len, next, damage } = read::read::<G>(&bytes)?;
        let notice = match damage {
            None => None,
            Some(damage) => match mend(&mut disk, &path, &bytes, len) {
                Ok(copy) => Some(Notice { damage, copy: Some(copy) }),
                Err(reason) => return Self::look(id, path, ReadOnly::Repair(reason)),
            },
        };
        let access = Access::Write { saver: Saver::new(Box::new(disk), len as u64), _lock: lock };
        Ok(Self { id, path, journal, next, access, notice })
    }

    /// Opens a game without touching anything.
    fn look(id: SavedId, path: PathBuf, why: ReadOnly) -> Result<Self, FileError> {
        let Opened { journal, next, damage, .. } = read::read::<G>(&disk::read(&path)?)?;
        let notice = damage.map(|damage| Notice { damage, copy: None });
        Ok(Self { id, path, journal, next, access: Access::Read(why), notice })
    }

    pub fn id(&self) -> &SavedId {
        &self.id
    }

    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Writes a record that the journal proposed, then accepts it.
    ///
    /// A record that the disk does not take counts all the same and waits; it goes first when the next one is written.
    pub fn commit(&mut self, record: RecordOf<G>) -> Saved {
        let Access::Write { saver, .. } = &mut self.access else { return Saved::ReadOnly };
        self.journal.fits(&record).expect("the record was proposed by this journal as it stands");
        let on_disk = saver.save(encode(self.next, &record));
        self.next += 1;
        self.journal.accept(record).expect("it fits, as was just checked");
        Saved::from(on_disk)
    }

    /// Tries again to write what is pending.
    pub fn retry(&mut self) -> Saved {
        match &mut self.access {
            Access::Read(_) => Saved::ReadOnly,
            Access::Write { saver, .. } => Saved::from(saver.flush()),
        }
    }

    /// What the disk has not taken, and why; the screen says so until a retry succeeds.
    pub fn not_saved(&self) -> Option<&NotSaved> {
        match &self.access {
            Access::Write { saver, .. } => saver.not_saved(),
            Access::Read(_) => None,
        }
    }

    /// Why this game can only be looked at, if so.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        match &self.access {
            Access::Write { .. } => None,
            Access::Read(why) => Some(why),
        }
    }

    /// The damage that was found when the game was opened.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Writes the game, with everything that is still pending, as one file to another place.
    pub fn export(&mut self, target: &Path) -> Result<(), StoreError> {
        let mut bytes = match &mut self.access {
            Access::Read(_) => disk::read(&self.path).map_err(FileError::from)?,
            Access::Write { saver, .. } => saver.all().map_err(StoreError::Write)?,
        };
        bytes.truncate(read::read::<G>(&bytes)?.len);
        atomic_write(target, &bytes).map_err(|error| StoreError::Write(error.into()))
    }

    #[cfg(test)]
    pub(super) fn swap_medium(&mut self, wrap: impl FnOnce(u64) -> Box<dyn Medium>) {
        if let Access::Write { saver, .. } = &mut self.access {
            *saver = Saver::new(wrap(saver.len()), saver.len());
        }
    }
}

/// Copies the damaged end of a file aside and only then cuts it off.
fn mend(disk: &mut DiskFile, path: &Path, bytes: &[u8], len: usize) -> Result<PathBuf, Reason> {
    let copy = set_aside(path, &bytes[len..])?;
    disk.cut(len as u64)?;
    Ok(copy)
}
