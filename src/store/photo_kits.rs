//! Photo kits in the data folder: what this table's figures and floor look like, one folder for each.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde_json::Value;

use super::{
    FileError, PhotoKitError, SavedId, Store, StoreError,
    disk::{atomic_write, make_folder, sync_folder},
    photos::at_most,
    shelf::not_written,
    suffix,
};
use crate::photo::{
    kit::{Kit, MAX_JSON_BYTES},
    picture::{MAX_FILE_BYTES, stripped},
};

/// The file of a kit that names all its others.
const KIT_FILE: &str = "kit.json";

/// A photo kit among the folders.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedPhotoKit {
    pub id: SavedId,
    /// What people call it.
    pub name: String,
    /// How many guests it has; none where its file does not read.
    pub guests: Option<usize>,
}

impl Store {
    /// Where the photo kits are, one folder for each.
    pub fn photo_kits_dir(&self) -> PathBuf {
        self.root.join("photo-kits")
    }

    /// The folder of a photo kit, with its `kit.json` and pictures.
    pub fn photo_kit_folder(&self, id: &SavedId) -> PathBuf {
        self.photo_kits_dir().join(id.as_str())
    }

    /// The photo kits of this table, by name.
    pub fn photo_kits(&self) -> Result<Vec<ListedPhotoKit>, StoreError> {
        let mut kits: Vec<ListedPhotoKit> = folders_in(&self.photo_kits_dir())?
            .into_iter()
            .map(|id| {
                let json = at_most(&self.photo_kit_folder(&id).join(KIT_FILE), MAX_JSON_BYTES);
                let json: Option<Value> = json.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
                let name = json.as_ref().and_then(|it| it.get("name")?.as_str()).map(str::trim);
                let name = name.filter(|it| !it.is_empty()).unwrap_or(id.as_str()).to_owned();
                let guests = json.as_ref().and_then(|it| Some(it.get("guests")?.as_array()?.len()));
                ListedPhotoKit { id, name, guests }
            })
            .collect();
        kits.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        Ok(kits)
    }

    /// Writes a photo kit of these files under a new id, if it can be used: all of it or nothing.
    pub fn save_photo_kit(&self, files: &[(String, Vec<u8>)]) -> Result<SavedId, PhotoKitError> {
        let json = files.iter().find(|(name, _)| name == KIT_FILE).ok_or(PhotoKitError::Missing)?;
        let picture = |name: &str| {
            let found = files.iter().find(|(file, _)| file == name);
            found.map(|(_, bytes)| bytes.clone()).ok_or_else(|| crate::photo::kit::Fault::NoSuchFile(name.to_owned()))
        };
        Kit::from_json(&String::from_utf8_lossy(&json.1), picture)?;
        let id = loop {
            let id = SavedId(format!("kit-{}", suffix()));
            if !self.photo_kit_folder(&id).exists() {
                break id;
            }
        };
        // A folder whose name begins with a dot is no kit; it becomes one by its name, when everything is in it.
        let unfinished = self.photo_kits_dir().join(format!(".{id}"));
        let written = self.write_photo_kit(files, &unfinished, &self.photo_kit_folder(&id));
        if written.is_err() {
            let _ = fs::remove_dir_all(&unfinished);
        }
        written.map_err(|error| PhotoKitError::Write(error.into()))?;
        Ok(id)
    }

    fn write_photo_kit(&self, files: &[(String, Vec<u8>)], unfinished: &Path, folder: &Path) -> io::Result<()> {
        make_folder(unfinished)?;
        for (name, bytes) in files {
            let path = unfinished.join(name);
            if let Some(inner) = path.parent() {
                make_folder(inner)?;
            }
            // Somebody's figures were photographed somewhere; that is nobody's business.
            let bare = if name == KIT_FILE { None } else { stripped(bytes).ok() };
            atomic_write(&path, bare.as_deref().unwrap_or(bytes))?;
        }
        fs::rename(unfinished, folder)?;
        sync_folder(&self.photo_kits_dir())
    }

    /// Copies the photo kit of a folder, if it can be used.
    pub fn import_photo_kit(&self, folder: &Path) -> Result<SavedId, PhotoKitError> {
        // Somebody may point at the file instead of its folder.
        let folder = if folder.is_file() { folder.parent().unwrap_or(folder) } else { folder };
        let files = kit_files(folder)?;
        self.save_photo_kit(&files)
    }

    /// Takes a photo kit away for good.
    pub fn remove_photo_kit(&self, id: &SavedId) -> Result<(), StoreError> {
        remove_folder(&self.photo_kit_folder(id))
    }
}

/// The bytes of a kit's file and of all pictures it names, as far as they are there.
fn kit_files(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, PhotoKitError> {
    let json = at_most(&folder.join(KIT_FILE), MAX_JSON_BYTES).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound if folder.is_dir() => PhotoKitError::Missing,
        _ => FileError::from(error).into(),
    })?;
    let value: Value = serde_json::from_slice(&json).unwrap_or_default();
    let guests = value.get("guests").and_then(Value::as_array).into_iter().flatten();
    let named = guests.chain(value.get("floor")).filter_map(|it| it.get("picture")?.as_str());
    let mut files = vec![(KIT_FILE.to_owned(), json)];
    for name in named {
        let inside = Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)));
        let known = files.iter().any(|(file, _)| file == name);
        if inside
            && !known
            && let Ok(bytes) = at_most(&folder.join(name), MAX_FILE_BYTES)
        {
            files.push((name.to_owned(), bytes));
        }
    }
    Ok(files)
}

/// The folders in a folder, in no order; one that is not there has none.
pub(super) fn folders_in(folder: &Path) -> Result<Vec<SavedId>, StoreError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(FileError::from(error).into()),
    };
    let named = |entry: fs::DirEntry| {
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        is_folder.then(|| entry.file_name().to_str().and_then(SavedId::new)).flatten()
    };
    Ok(entries.filter_map(|entry| named(entry.ok()?)).collect())
}

/// Takes a folder away: first its name, then what is in it, so that half of it is never found.
pub(super) fn remove_folder(folder: &Path) -> Result<(), StoreError> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let gone = folder.with_file_name(format!(".{name}-{}", suffix()));
    fs::rename(folder, &gone).map_err(not_written)?;
    fs::remove_dir_all(&gone).map_err(not_written)
}
