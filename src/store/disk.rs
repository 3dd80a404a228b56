//! Crash-safe writing: whole files by way of a temporary name, and lines behind the end of a game's file.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

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

/// A game's file.
pub(super) struct DiskFile {
    path: PathBuf,
    file: File,
}

impl DiskFile {
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        Ok(Self { path: path.to_owned(), file })
    }

    pub(super) fn read(&mut self) -> io::Result<Vec<u8>> {
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
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let made: Vec<&Path> = folder.ancestors().take_while(|path| !path.exists()).collect();
    fs::create_dir_all(folder)?;
    for path in made {
        // Above the data folder there may be folders that nobody may read; those are not new.
        let _ = sync_folder(folder_of(path));
    }
    Ok(())
}

/// Moves a file within the data folder to a name that is free, and makes the move last.
pub(super) fn move_file(from: &Path, to: &Path) -> io::Result<()> {
    // Asking first leaves a moment in which another window could take the name, but no name is taken by chance.
    if to.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(from, to)?;
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
                let _ = fs::remove_file(&copy);
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

/// Removes temporary files that a crash has left; young ones may still be written by another window.
pub(super) fn sweep(folder: &Path) -> io::Result<()> {
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

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes a new, moved or removed name last. Only Unix lets a folder be flushed; elsewhere the system sees to it.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        // Some network folders do not flush folders, and what was written there is no less written.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        done => done,
    }
}
