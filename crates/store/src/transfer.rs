//! Games as files of their own: duplicated, exported, imported.

use std::path::Path;

use super::{
    EXTENSION, FileError, SavedId, Store, StoreError, Summary,
    disk::{self, atomic_write},
    lines::{Damage, Flaw, encode},
    read::{self, Opened},
    shelf::not_written,
};
use courtside_games::Visitor;
use courtside_rules::journal::{Game, Record};

/// A file larger than this is not taken for a game.
pub const IMPORT_LIMIT_MB: u64 = 16;

/// The name offered for an exported game: its own, without what a file system may not take.
pub fn export_name(summary: &Summary) -> String {
    let kept = |letter: char| letter.is_alphanumeric() || " -_.,()".contains(letter);
    let name: String = summary.name.chars().map(|letter| if kept(letter) { letter } else { '-' }).take(60).collect();
    let name = name.trim_matches([' ', '.', '-']);
    format!("{}.{EXTENSION}", if name.is_empty() { summary.game.id() } else { name })
}

impl Store {
    /// Copies a game with its whole history under a new id and name. The game itself may be open.
    pub fn duplicate(&self, id: &SavedId, name: &str) -> Result<SavedId, StoreError> {
        let (mut bytes, next) = self.whole(id)?;
        bytes.extend(encode(next, &Record::<(), ()>::Rename(name.to_owned())));
        self.add(&bytes)
    }

    /// Writes a game as one file that holds everything needed to replay it.
    pub fn export(&self, id: &SavedId, target: &Path) -> Result<(), StoreError> {
        let (bytes, _) = self.whole(id)?;
        atomic_write(target, &bytes).map_err(not_written)
    }

    /// Takes in an exported game as a copy under a new id, if all of it is whole and keeps the rules' laws.
    pub fn import(&self, source: &Path) -> Result<SavedId, StoreError> {
        let bytes = tidied(limited(source)?);
        read::visit(&bytes, Check(&bytes))??;
        self.add(&bytes)
    }

    /// The lines of a game that are whole, and the number of the next one.
    fn whole(&self, id: &SavedId) -> Result<(Vec<u8>, u64), StoreError> {
        struct Whole<'a>(&'a [u8]);
        impl Visitor for Whole<'_> {
            type Output = Result<(usize, u64), FileError>;
            fn visit<G: Game>(self) -> Self::Output {
                let Opened { len, next, .. } = read::read::<G>(self.0)?;
                Ok((len, next))
            }
        }
        let mut bytes = disk::read(&self.existing(id)?).map_err(FileError::from)?;
        let (len, next) = read::visit(&bytes, Whole(&bytes))??;
        bytes.truncate(len);
        Ok((bytes, next))
    }

    /// Writes a checked game under a new id.
    fn add(&self, bytes: &[u8]) -> Result<SavedId, StoreError> {
        let id = self.new_id(&read::header(bytes)?.game);
        let _lock = disk::take_lock(&self.lock_path(&id))?;
        atomic_write(&self.game_path(&id), bytes).map_err(not_written)?;
        Ok(id)
    }
}

/// Reads a game from outside.
struct Check<'a>(&'a [u8]);

impl Visitor for Check<'_> {
    type Output = Result<(), StoreError>;
    fn visit<G: Game>(self) -> Self::Output {
        match read::read::<G>(self.0)?.damage {
            None => Ok(()),
            Some(Damage { flaw: Flaw::Unruly(what), .. }) => Err(FileError::Unruly(what).into()),
            Some(Damage { kept, .. }) => Err(StoreError::Damaged { kept }),
        }
    }
}

/// The bytes of a file, unless there are too many.
pub(super) fn limited(path: &Path) -> Result<Vec<u8>, StoreError> {
    let limit = (IMPORT_LIMIT_MB as usize) << 20;
    let bytes = disk::read_at_most(path, limit).map_err(FileError::from)?;
    if bytes.len() > limit { Err(StoreError::TooLarge { limit_mb: IMPORT_LIMIT_MB }) } else { Ok(bytes) }
}

/// Mail and editors change how lines end, and some begin a file with a byte order mark; the records themselves
/// never hold such letters.
fn tidied(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.starts_with(b"\xEF\xBB\xBF") {
        bytes.drain(..3);
    }
    bytes.retain(|byte| *byte != b'\r');
    if bytes.last().is_some_and(|last| *last != b'\n') {
        bytes.push(b'\n');
    }
    bytes
}
