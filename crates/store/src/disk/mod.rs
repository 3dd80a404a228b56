//! Crash-safe writing: whole files in one step, and lines behind the end of a game's file.
//!
//! Natively on the disk; in a browser in a tree of files that the page keeps. Both offer the same few calls, and nothing else in
//! the store knows where it runs.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod lock;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(any(target_arch = "wasm32", test))]
mod tree;

use std::{
    io,
    path::{Path, PathBuf},
};

#[cfg(target_arch = "wasm32")]
pub use browser::{
    DOWNLOADS, Waiting, atomic_write, exists, is_file, is_folder, load, make_folder, put_chosen, waiting,
};
#[cfg(target_arch = "wasm32")]
pub(super) use browser::{
    DiskFile, Lock, list, read, read_at_most, remove_file, remove_folder, rename, sweep, sync_folder, take_lock,
    write_new, written,
};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use lock::{Lock, take_lock};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use native::{
    DiskFile, list, read, read_at_most, remove_file, remove_folder, rename, sweep, sync_folder, write_new, written,
};
#[cfg(not(target_arch = "wasm32"))]
pub use native::{atomic_write, exists, is_file, is_folder, make_folder};

use super::Reason;

/// What a game's lines are written to; a trait so that tests can let the disk run full.
pub(super) trait Medium {
    /// Whether the next line may be written behind the first `len` bytes.
    fn ready(&mut self, len: u64) -> Result<(), Reason>;
    /// Writes behind the first `len` bytes with one write, and returns when the disk has it.
    fn append(&mut self, len: u64, bytes: &[u8]) -> Result<(), Reason>;
    /// Takes away what a failed write may have left behind the first `len` bytes.
    fn cut(&mut self, len: u64) -> Result<(), Reason>;
    /// The first `len` bytes as this program wrote them, whatever lies under the file's name by now.
    fn safe(&mut self, len: u64) -> Result<Vec<u8>, Reason>;
}

/// What lies in a folder.
pub(super) struct Found {
    pub name: String,
    pub is_folder: bool,
}

/// Moves a file within the data folder to a name that is free, and makes the move last.
pub(super) fn move_file(from: &Path, to: &Path) -> io::Result<()> {
    // Asking first leaves a moment in which another window could take the name, but no name is taken by chance.
    if exists(to) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    rename(from, to)?;
    sync_folder(folder_of(to))?;
    sync_folder(folder_of(from))
}

/// Copies `bytes` to the first free name `<path>.damaged-<n>` and makes the copy last.
pub(super) fn set_aside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    for number in 1.. {
        let copy = beside(path, &format!(".damaged-{number}"));
        match write_new(&copy, bytes) {
            Ok(()) => {
                sync_folder(folder_of(&copy))?;
                return Ok(copy);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => {
                let _ = remove_file(&copy);
                return Err(error);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// `path` with something behind its name.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
