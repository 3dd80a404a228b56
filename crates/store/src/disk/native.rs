//! The disk of this machine: whole files by way of a temporary name, and lines behind the end of a game's file.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use super::{Found, Medium, Reason, folder_of};
use crate::seconds;

/// A game's file.
pub struct DiskFile {
    path: PathBuf,
    file: File,
}

impl DiskFile {
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        Ok(Self { path: path.to_owned(), file })
    }

    pub fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Puts a deleted file back from what is still open, so that nothing that was saved is lost with it.
    fn put_back(&mut self, len: u64) -> Result<(), Reason> {
        let bytes = self.safe(len)?;
        atomic_write(&self.path, &bytes)?;
        *self = Self::open(&self.path)?;
        Ok(())
    }

    /// Goes on with a file that came to lie in the place of the open one, if both are the same to the last byte:
    /// programs that keep copies of a folder put such files there.
    fn take_over(&mut self, len: u64) -> Result<(), Reason> {
        let mut other = Self::open(&self.path)?;
        if other.read()? != self.safe(len)? {
            return Err(Reason::Changed);
        }
        *self = other;
        Ok(())
    }
}

impl Medium for DiskFile {
    fn ready(&mut self, len: u64) -> Result<(), Reason> {
        match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.put_back(len),
            Err(error) => Err(error.into()),
            Ok(there) if there.len() != len => Err(Reason::Changed),
            Ok(there) if same_file(&there, &self.file.metadata()?) => Ok(()),
            Ok(_) => self.take_over(len),
        }
    }

    fn append(&mut self, len: u64, bytes: &[u8]) -> Result<(), Reason> {
        self.file.seek(SeekFrom::Start(len))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()?;
        Ok(())
    }

    fn cut(&mut self, len: u64) -> Result<(), Reason> {
        self.file.set_len(len)?;
        self.file.sync_data()?;
        Ok(())
    }

    fn safe(&mut self, len: u64) -> Result<Vec<u8>, Reason> {
        let mut bytes = self.read()?;
        let len = usize::try_from(len).map_err(|_| Reason::Changed)?;
        if bytes.len() < len {
            return Err(Reason::Changed);
        }
        bytes.truncate(len);
        Ok(bytes)
    }
}

#[cfg(unix)]
fn same_file(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Elsewhere the length, which is compared too, has to do.
#[cfg(not(unix))]
fn same_file(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

const TEMPORARY: &str = ".courtside-tmp";

/// Writes a whole file so that after a crash either the old or the new one is there, never half of one.
pub fn atomic_write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let folder = folder_of(path);
    let mut name = OsString::from(".");
    name.push(path.file_name().ok_or(io::ErrorKind::InvalidInput)?);
    name.push(format!(".{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed)));
    name.push(TEMPORARY);
    let temporary = folder.join(name);
    let written = write_new(&temporary, bytes).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // What is left of it is in nobody's way; the first problem is the one to tell.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    sync_folder(folder)
}

/// Makes a folder and those it lies in, and makes them last: what is written into a folder is lost with it.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let made: Vec<&Path> = folder.ancestors().take_while(|path| !path.exists()).collect();
    fs::create_dir_all(folder)?;
    for path in made {
        // Above the data folder there may be folders that nobody may read; those are not new.
        let _ = sync_folder(folder_of(path));
    }
    Ok(())
}

/// Removes temporary files that a crash has left; young ones may still be written by another window.
pub fn sweep(folder: &Path) -> io::Result<()> {
    const OLD: Duration = Duration::from_secs(3600);
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let ours = entry.file_name().to_string_lossy().ends_with(TEMPORARY);
        if ours && entry.metadata()?.modified()?.elapsed().is_ok_and(|age| age > OLD) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The bytes of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// The bytes of a file; of one that is too large only one more than may be.
pub fn read_at_most(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    if fs::metadata(path)?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// When something was written last; seconds since 1970.
pub fn written(path: &Path) -> io::Result<i64> {
    fs::metadata(path)?.modified().map(seconds)
}

/// What lies in a folder, in no order.
pub fn list(folder: &Path) -> io::Result<Vec<Found>> {
    let found = |entry: fs::DirEntry| {
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        Found { name: entry.file_name().to_string_lossy().into_owned(), is_folder }
    };
    fs::read_dir(folder)?.map(|entry| entry.map(found)).collect()
}

pub fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

pub fn remove_file(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// Takes a folder away with everything in it.
pub fn remove_folder(path: &Path) -> io::Result<()> {
    fs::remove_dir_all(path)
}

/// Writes a file that is not there yet.
pub fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes a new, moved or removed name last. Only Unix lets a folder be flushed; elsewhere the system sees to it.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        // Some network folders do not flush folders, and what was written there is no less written.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        done => done,
    }
}
