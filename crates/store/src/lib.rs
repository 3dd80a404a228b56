//! Folders, journals on disk, kits, settings: everything Courtside keeps, written so that a crash loses nothing.
//!
//! Not here: what a game is (`games`), and what a journal does (`journal`). A saved game is one file of lines
//! that are only ever appended; see [`lines`] for its form.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `game_file`, `lines`, `saver`, `read` | an open game's file: its form, how it is written, how it is read back |
//! | `shelf`, `transfer`, `inspect` | the saved games and the trash; export and import; what is in a file |
//! | `kits`, `photo_kits`, `albums` | kits of the games, kits of the judge, guest albums in the making |
//! | `photos`, `cases`, `watch` | photos, what people told about them, a folder that is watched |
//! | `settings`, `error` | settings; what goes wrong with files, in words |
//! | `disk`, `page` | the few calls to the disk, or to the browser's storage; the page's own scripts |

mod albums;
mod cases;
mod disk;
mod error;
mod game_file;
mod inspect;
mod kits;
mod lines;
#[cfg(target_arch = "wasm32")]
pub mod page;
mod photo_kits;
mod photos;
mod read;
mod saver;
mod settings;
mod shelf;
#[cfg(test)]
mod tests;
mod transfer;
mod watch;

pub use albums::{AlbumFolder, FoundAlbum, photo_bytes, print_bytes};
pub use cases::{CaseFile, Whose};
#[cfg(target_arch = "wasm32")]
pub use disk::{DOWNLOADS, Waiting, load, put_chosen, waiting};
pub use disk::{atomic_write, exists, is_file, is_folder, make_folder};
pub use error::{FileError, NotSaved, ReadOnly, Reason, StoreError};
pub use game_file::{GameFile, Notice, Saved};
pub use inspect::{Inspector, inspect, peek};
pub use kits::{KitNotice, kit_export_name, read_kit_file};
pub use lines::{Damage, Flaw};
pub use photo_kits::{ListedPhotoKit, photo_kit_files, photo_kit_of};
pub use photos::{LayoutError, PhotoError, PhotoKitError, read_layout, read_photo, read_photo_bytes, read_photo_kit};
pub use settings::{Look, Settings, SettingsNotice};
pub use shelf::{Listed, Summary};
pub use transfer::{IMPORT_LIMIT_MB, export_name};
pub use watch::{Arrival, Watch, Watcher};

use std::{
    fmt, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use serde_json::{Map, Value};
use web_time::SystemTime;

use courtside_rules::{
    journal::{Game, Journal},
    kit,
};

/// The end of a game's file name, in the data folder and when it is exported.
pub const EXTENSION: &str = "courtside";

/// The data folder.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
    /// The settings as this window last read or wrote them, by their names in the file.
    known: Arc<Mutex<Map<String, Value>>>,
}

/// The name of a saved game, photo or photo kit among the files.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SavedId(String);

impl SavedId {
    /// The name of a file without folder and extension, if it is one.
    pub fn new(name: &str) -> Option<Self> {
        let plain = !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\']);
        plain.then(|| Self(name.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SavedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The data folder to use: the one given, that of `COURTSIDE_HOME`, or the platform's own place.
pub fn home(given: Option<&Path>) -> Option<PathBuf> {
    let variable = || std::env::var_os("COURTSIDE_HOME").filter(|path| !path.is_empty()).map(PathBuf::from);
    #[cfg(target_arch = "wasm32")]
    let platform = || None;
    #[cfg(not(target_arch = "wasm32"))]
    let platform = || Some(directories::ProjectDirs::from("", "", "Courtside")?.data_dir().to_owned());
    given.map(Path::to_owned).or_else(variable).or_else(platform)
}

/// Seconds since 1970, by this machine's clock.
pub fn now() -> i64 {
    seconds(SystemTime::now())
}

impl Store {
    /// Opens the data folder and makes what is missing in it.
    pub fn open(root: &Path) -> Result<Self, StoreError> {
        let store = Self { root: root.to_owned(), known: Arc::default() };
        for folder in [store.games_dir(), store.trash_dir(), store.kits_dir()] {
            disk::make_folder(&folder)
                .map_err(|error| StoreError::Folder { path: root.to_owned(), reason: error.into() })?;
            // What cannot be swept now is swept another time.
            let _ = disk::sweep(&folder);
        }
        let _ = disk::sweep(root);
        Ok(store)
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where the table's own kits are.
    pub fn kits_dir(&self) -> PathBuf {
        self.root.join("kits")
    }

    /// Begins a game under a new id.
    pub fn create<G: Game>(
        &self,
        setup: G::Setup,
        kit: &kit::Values,
        name: &str,
        created: i64,
    ) -> Result<GameFile<G>, StoreError> {
        let begun = Journal::begin(setup, kit, name, created).map_err(StoreError::Begin)?;
        let id = self.new_id(G::ID);
        let lock = disk::take_lock(&self.lock_path(&id))?;
        GameFile::create(id.clone(), self.game_path(&id), lock, begun)
    }

    /// Opens a game; one that another window has open can only be looked at.
    pub fn open_game<G: Game>(&self, id: &SavedId) -> Result<GameFile<G>, StoreError> {
        let path = self.existing(id)?;
        Ok(GameFile::open(id.clone(), path, disk::take_lock(&self.lock_path(id)))?)
    }

    fn games_dir(&self) -> PathBuf {
        self.root.join("games")
    }

    fn trash_dir(&self) -> PathBuf {
        self.root.join("trash")
    }

    fn game_path(&self, id: &SavedId) -> PathBuf {
        file_in(&self.games_dir(), id)
    }

    fn trash_path(&self, id: &SavedId) -> PathBuf {
        file_in(&self.trash_dir(), id)
    }

    fn lock_path(&self, id: &SavedId) -> PathBuf {
        self.games_dir().join(format!("{id}.lock"))
    }

    fn existing(&self, id: &SavedId) -> Result<PathBuf, StoreError> {
        let path = self.game_path(id);
        if disk::exists(&path) { Ok(path) } else { Err(StoreError::Missing(id.to_string())) }
    }

    /// `yokai-sketch-0007-k3x9`: counted for people who look into the folder, with letters that make it unique.
    fn new_id(&self, game: &str) -> SavedId {
        let number = |id: &SavedId| -> Option<u32> {
            id.as_str().strip_prefix(game)?.strip_prefix('-')?.split('-').next()?.parse().ok()
        };
        let folders = [self.games_dir(), self.trash_dir()];
        let ids = folders.iter().flat_map(|folder| ids_in(folder).unwrap_or_default());
        let next = ids.filter_map(|id| number(&id)).max().unwrap_or(0).saturating_add(1);
        loop {
            let id = SavedId(format!("{game}-{next:04}-{}", suffix()));
            if !disk::exists(&self.game_path(&id)) && !disk::exists(&self.trash_path(&id)) {
                return id;
            }
        }
    }
}

fn file_in(folder: &Path, id: &SavedId) -> PathBuf {
    folder.join(format!("{id}.{EXTENSION}"))
}

/// The saved games of a folder, in no order.
fn ids_in(folder: &Path) -> io::Result<Vec<SavedId>> {
    let mut ids = Vec::new();
    for found in disk::list(folder)? {
        let path = Path::new(&found.name);
        let stem = path.file_stem().and_then(|stem| stem.to_str()).and_then(SavedId::new);
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            ids.extend(stem);
        }
    }
    Ok(ids)
}

/// Four letters by chance, none of which looks like another.
fn suffix() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let chance: u32 = rand::random();
    (0..4).map(|place| char::from(LETTERS[(chance >> (5 * place)) as usize & 31])).collect()
}

fn seconds(time: SystemTime) -> i64 {
    let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
