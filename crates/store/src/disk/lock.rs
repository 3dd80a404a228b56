//! One window per game: whoever holds the lock beside a game's file may write to it.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io,
    path::Path,
};

use crate::{ReadOnly, Reason};

/// Held as long as a game is open for writing; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Takes the lock, or says why the game can only be read.
pub fn take_lock(path: &Path) -> Result<Lock, ReadOnly> {
    let folder = |error: io::Error| ReadOnly::Folder(Reason::from(error));
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(folder)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { _file: file }),
        Err(TryLockError::WouldBlock) => Err(ReadOnly::OtherWindow),
        Err(TryLockError::Error(error)) if knows_no_locks(&error) => Ok(Lock { _file: file }),
        Err(TryLockError::Error(error)) => Err(folder(error)),
    }
}

/// Some network folders know no locks. A table must be able to play there too; that nobody else has written
/// is looked at before every line anyway.
fn knows_no_locks(error: &io::Error) -> bool {
    // What a network folder says whose server keeps no locks; the standard library has no kind for it.
    const ENOLCK: i32 = if cfg!(target_os = "linux") { 37 } else { 77 };
    error.kind() == io::ErrorKind::Unsupported || (cfg!(unix) && error.raw_os_error() == Some(ENOLCK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_whose_server_keeps_no_locks_can_be_played_in() {
        assert!(knows_no_locks(&io::Error::from_raw_os_error(37)));
        assert!(knows_no_locks(&io::ErrorKind::Unsupported.into()));
        assert!(!knows_no_locks(&io::ErrorKind::PermissionDenied.into()));
    }
}
