//! What a page has in place of a disk: a tree in memory, every step of which the page's script keeps.
//!
//! `assets/web/keep.js` writes small steps where a browser writes at once, and all of them into its database; it answers before
//! the screen shows anything. Large files, which are photos, are on their way until [`waiting`] says otherwise.

use std::{
    cell::RefCell,
    io,
    path::{Path, PathBuf},
};

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use super::{
    Found, Medium, Reason, folder_of,
    tree::{Change, Tree},
};
use crate::{ReadOnly, now, page};

/// What is written into this folder is handed to the person as a download and not kept.
pub const DOWNLOADS: &str = "/downloads";
/// What a person chose from the phone lies here until the page is left.
const CHOSEN: &str = "/chosen";

thread_local! {
    static TREE: RefCell<Tree> = RefCell::default();
    static CHOICES: RefCell<u32> = const { RefCell::new(0) };
}

/// What is on its way to the browser's database.
pub struct Waiting {
    /// Large files that are not safe yet.
    pub files: usize,
    /// Why the database takes nothing, in the browser's words.
    pub problem: Option<String>,
}

/// Takes over what the page kept; to be called once, before the store is opened.
pub fn load() {
    let files = ask("files", &[]).ok().and_then(|files| files.dyn_into::<Array>().ok()).unwrap_or_default();
    TREE.with_borrow_mut(|tree| {
        tree.make_folder(Path::new(DOWNLOADS));
        tree.make_folder(Path::new(CHOSEN));
        for file in files.iter() {
            let file = Array::from(&file);
            let (path, bytes) = (file.get(0).as_string(), Uint8Array::new(&file.get(1)).to_vec());
            let written = file.get(2).as_f64().unwrap_or_default() as i64;
            if let Some(path) = path {
                tree.put(path.into(), bytes, written);
            }
        }
    });
}

/// How much is not safe yet.
pub fn waiting() -> Waiting {
    let files = ask("waiting", &[]).ok().and_then(|count| count.as_f64()).unwrap_or_default();
    Waiting { files: files as usize, problem: ask("problem", &[]).ok().and_then(|why| why.as_string()) }
}

/// Lays files that a person chose where the store can read them, in a folder of their own; says where they lie.
pub fn put_chosen(files: Vec<(String, Vec<u8>)>) -> Vec<PathBuf> {
    let number = CHOICES.with_borrow_mut(|count| {
        *count += 1;
        *count
    });
    let folder = Path::new(CHOSEN).join(number.to_string());
    TREE.with_borrow_mut(|tree| {
        // What was chosen before has been read by now.
        if tree.exists(Path::new(CHOSEN)) {
            tree.apply(Change::Remove { path: CHOSEN.into() }, 0);
        }
        tree.make_folder(&folder);
        let put = |(name, bytes): (String, Vec<u8>)| {
            let path = folder.join(Path::new(&name).file_name().unwrap_or_default());
            tree.put(path.clone(), bytes, now());
            path
        };
        files.into_iter().map(put).collect()
    })
}

/// A game's file.
pub struct DiskFile {
    path: PathBuf,
}

impl DiskFile {
    pub fn open(path: &Path) -> io::Result<Self> {
        read(path).map(|_| Self { path: path.to_owned() })
    }

    pub fn read(&mut self) -> io::Result<Vec<u8>> {
        read(&self.path)
    }
}

impl Medium for DiskFile {
    /// Nobody else writes: a second page of the same address waits until this one is closed.
    fn ready(&mut self, len: u64) -> Result<(), Reason> {
        if read(&self.path)?.len() as u64 == len { Ok(()) } else { Err(Reason::Changed) }
    }

    fn append(&mut self, len: u64, bytes: &[u8]) -> Result<(), Reason> {
        let at = usize::try_from(len).map_err(|_| Reason::Changed)?;
        Ok(change(Change::Append { path: self.path.clone(), at, bytes: bytes.to_vec() })?)
    }

    fn cut(&mut self, len: u64) -> Result<(), Reason> {
        self.append(len, &[])
    }

    fn safe(&mut self, len: u64) -> Result<Vec<u8>, Reason> {
        let bytes = read(&self.path)?;
        let len = usize::try_from(len).map_err(|_| Reason::Changed)?;
        bytes.get(..len).map(<[u8]>::to_vec).ok_or(Reason::Changed)
    }
}

/// The page as a whole holds a lock; a game needs none of its own.
#[derive(Debug)]
pub struct Lock;

pub fn take_lock(_: &Path) -> Result<Lock, ReadOnly> {
    Ok(Lock)
}

/// Writes a whole file: either the old or the new one is there, never half of one.
pub fn atomic_write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.starts_with(DOWNLOADS) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        return ask("download", &[name.into(), Uint8Array::from(bytes).into()]).map(drop);
    }
    change(Change::Put { path: path.to_owned(), bytes: bytes.to_vec() })
}

pub fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if exists(path) { Err(io::ErrorKind::AlreadyExists.into()) } else { atomic_write(path, bytes) }
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    change(Change::Rename { from: from.to_owned(), to: to.to_owned() })
}

pub fn remove_file(path: &Path) -> io::Result<()> {
    change(Change::Remove { path: path.to_owned() })
}

pub fn remove_folder(path: &Path) -> io::Result<()> {
    remove_file(path)
}

pub fn make_folder(folder: &Path) -> io::Result<()> {
    TREE.with_borrow_mut(|tree| tree.make_folder(folder));
    Ok(())
}

pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    TREE.with_borrow(|tree| tree.read(path).map(<[u8]>::to_vec))
}

pub fn read_at_most(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    TREE.with_borrow(|tree| tree.read(path).map(|bytes| bytes[..bytes.len().min(limit + 1)].to_vec()))
}

pub fn written(path: &Path) -> io::Result<i64> {
    TREE.with_borrow(|tree| tree.written(path))
}

pub fn list(folder: &Path) -> io::Result<Vec<Found>> {
    TREE.with_borrow(|tree| tree.list(folder))
}

pub fn exists(path: &Path) -> bool {
    TREE.with_borrow(|tree| tree.exists(path))
}

pub fn is_file(path: &Path) -> bool {
    TREE.with_borrow(|tree| tree.is_file(path))
}

pub fn is_folder(path: &Path) -> bool {
    TREE.with_borrow(|tree| tree.is_folder(path))
}

/// Nothing is ever half written.
pub fn sweep(_: &Path) -> io::Result<()> {
    Ok(())
}

pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Keeps a step and then carries it out.
fn change(change: Change) -> io::Result<()> {
    TREE.with_borrow_mut(|tree| {
        if let Change::Put { path, .. } = &change {
            tree.make_folder(folder_of(path));
        }
        tree.fits(&change)?;
        let now = now();
        let text = |path: &Path| JsValue::from(path.to_string_lossy().into_owned());
        let (kind, path, other, at, bytes): (&str, _, _, usize, &[u8]) = match &change {
            Change::Put { path, bytes } => ("put", text(path), JsValue::NULL, 0, bytes),
            Change::Append { path, at, bytes } => ("append", text(path), JsValue::NULL, *at, bytes),
            Change::Rename { from, to } => ("rename", text(from), text(to), 0, &[]),
            Change::Remove { path } => ("remove", text(path), JsValue::NULL, 0, &[]),
        };
        let at = JsValue::from_f64(at as f64);
        ask("write", &[kind.into(), path, other, at, Uint8Array::from(bytes).into(), JsValue::from_f64(now as f64)])?;
        tree.apply(change, now);
        Ok(())
    })
}

/// Calls a function of the page's script.
fn ask(name: &str, with: &[JsValue]) -> io::Result<JsValue> {
    page::ask("courtsideKeep", name, with).map_err(|error| match page::told(&error, "name").as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => io::ErrorKind::StorageFull.into(),
        Some("SecurityError") => io::ErrorKind::PermissionDenied.into(),
        _ => io::Error::other(page::told(&error, "message").unwrap_or_default()),
    })
}
