//! One window per game: whoever holds the lock beside a game's file may write to it.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io,
    path::Path,
};

use super::{ReadOnly, Reason};

/// Held as long as a game is open for writing; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

/// Takes the lock, or says why the game can only be read.
pub(super) fn take(path: &Path) -> Result<Lock, ReadOnly> {
    let folder = |error: io::Error| ReadOnly::Folder(Reason::from(error));
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(folder)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { _file: file }),
        Err(TryLockError::WouldBlock) => Err(ReadOnly::OtherWindow),
        // Some network folders know no locks. A table must be able to play there too.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Lock { _file: file }),
        Err(TryLockError::Error(error)) => Err(folder(error)),
    }
}
