//! A folder into which phones put their photos: what is new there comes in by itself.
//!
//! It is asked once a second instead of being told: that works on every disk, also on those of a network.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::{Duration, SystemTime},
};

use super::{FileError, disk::read_at_most};
use courtside_photo::picture::MAX_FILE_BYTES;

/// How often a folder is asked.
const EVERY: Duration = Duration::from_secs(1);

/// The ends of the names of photos. Those of the last line are not read; that is said when they come.
const ENDS: [&str; 7] = [
    "jpg", "jpeg", "png", "webp", //
    "heic", "heif", "avif",
];

/// What is known of a folder.
#[derive(Debug)]
pub struct Watch {
    folder: PathBuf,
    /// By path: its size and time when it was last seen, and whether it is done with.
    known: BTreeMap<PathBuf, (Print, bool)>,
}

/// What changes while a file is written.
type Print = (u64, Option<SystemTime>);

/// A photo that came in, or what became of it.
#[derive(Debug)]
pub struct Arrival {
    pub name: String,
    pub bytes: Result<Vec<u8>, FileError>,
}

impl Watch {
    /// Begins to watch: what lies there already is not new.
    pub fn new(folder: &Path) -> io::Result<Self> {
        let known = photos(folder)?.into_iter().map(|(path, print)| (path, (print, true))).collect();
        Ok(Self { folder: folder.to_owned(), known })
    }

    /// The photos that are new since the last time, each once, and only those that have not grown since.
    pub fn look(&mut self) -> io::Result<Vec<PathBuf>> {
        let now = photos(&self.folder)?;
        let mut settled = Vec::new();
        for (path, print) in now {
            match self.known.get_mut(&path) {
                // Another photo under the same name is new; one that was only touched is not. What is gone stays known:
                // a disk that was away for a moment brings the same photos back.
                Some((before, true)) if before.0 == print.0 => {}
                Some((before, done @ true)) => (*before, *done) = (print, false),
                Some((before, done)) if *before == print && print.0 > 0 => {
                    *done = true;
                    settled.push(path);
                }
                Some((before, _)) => *before = print,
                None => {
                    self.known.insert(path, (print, false));
                }
            }
        }
        Ok(settled)
    }
}

/// The photos of a folder; half-copied files of synchronising programs have other names or begin with a dot.
fn photos(folder: &Path) -> io::Result<BTreeMap<PathBuf, Print>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let Ok(entry) = entry else { continue };
        let path = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        let end = path.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
        if hidden || !end.is_some_and(|end| ENDS.contains(&end.as_str())) {
            continue;
        }
        // What cannot be asked now can be asked in a second.
        match fs::metadata(&path) {
            Ok(about) if about.is_file() => found.insert(path, (about.len(), about.modified().ok())),
            _ => None,
        };
    }
    Ok(found)
}

/// A folder that is watched in the background until this is dropped.
#[derive(Debug)]
pub struct Watcher {
    folder: PathBuf,
    arrivals: Receiver<Arrival>,
    stop: Arc<AtomicBool>,
    /// Whether the last look at the folder did not succeed.
    lost: Arc<AtomicBool>,
}

impl Watcher {
    /// Begins to watch a folder; `wake` is called when a photo came, and when the folder is gone or there again.
    pub fn new(folder: &Path, wake: impl Fn() + Send + 'static) -> Result<Self, FileError> {
        Self::every(EVERY, folder, wake)
    }

    pub(super) fn every(every: Duration, folder: &Path, wake: impl Fn() + Send + 'static) -> Result<Self, FileError> {
        let watch = Watch::new(folder)?;
        let (send, arrivals) = mpsc::channel();
        let (stop, lost) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let watcher = Self { folder: folder.to_owned(), arrivals, stop: stop.clone(), lost: lost.clone() };
        thread::spawn(move || run(watch, every, &send, &stop, &lost, wake));
        Ok(watcher)
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A photo that came since the last call.
    pub fn arrival(&self) -> Option<Arrival> {
        self.arrivals.try_recv().ok()
    }

    /// Whether the folder could not be read just now.
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn run(
    mut watch: Watch,
    every: Duration,
    send: &Sender<Arrival>,
    stop: &AtomicBool,
    lost: &AtomicBool,
    wake: impl Fn(),
) {
    loop {
        thread::sleep(every);
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let looked = watch.look();
        let was_lost = lost.swap(looked.is_err(), Ordering::Relaxed);
        let came = looked.unwrap_or_default();
        let changed = !came.is_empty() || was_lost != lost.load(Ordering::Relaxed);
        for path in came {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let bytes = read_at_most(&path, MAX_FILE_BYTES).map_err(FileError::from);
            if send.send(Arrival { name, bytes }).is_err() {
                return;
            }
        }
        if changed {
            wake();
        }
    }
}
