//! Photo kits in the data folder: what this table's figures and floor look like, one folder for each.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde_json::Value;

use super::{
    FileError, PhotoKitError, SavedId, Store, StoreError,
    disk::{self, atomic_write, make_folder, read_at_most, sync_folder},
    shelf::not_written,
    suffix,
};
use courtside_photo::{
    kit::{Fault, Kit, MAX_JSON_BYTES},
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
                let json = read_at_most(&self.photo_kit_folder(&id).join(KIT_FILE), MAX_JSON_BYTES);
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
        photo_kit_of(files)?;
        let id = loop {
            let id = SavedId(format!("kit-{}", suffix()));
            if !disk::exists(&self.photo_kit_folder(&id)) {
                break id;
            }
        };
        // A folder whose name begins with a dot is no kit; it becomes one by its name, when everything is in it.
        let unfinished = self.photo_kits_dir().join(format!(".{id}"));
        let written = self.write_photo_kit(files, &unfinished, &self.photo_kit_folder(&id));
        if written.is_err() {
            let _ = disk::remove_folder(&unfinished);
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
        disk::rename(unfinished, folder)?;
        sync_folder(&self.photo_kits_dir())
    }

    /// Copies the photo kit of a folder, if it can be used.
    pub fn import_photo_kit(&self, folder: &Path) -> Result<SavedId, PhotoKitError> {
        // Somebody may point at the file instead of its folder.
        let folder = if disk::is_file(folder) { folder.parent().unwrap_or(folder) } else { folder };
        let files = photo_kit_files(folder)?;
        self.save_photo_kit(&files)
    }

    /// Takes a photo kit away for good.
    pub fn remove_photo_kit(&self, id: &SavedId) -> Result<(), StoreError> {
        remove_folder(&self.photo_kit_folder(id))
    }
}

/// The photo kit that these files make, if they do.
pub fn photo_kit_of(files: &[(String, Vec<u8>)]) -> Result<Kit, PhotoKitError> {
    let file = |name: &str| files.iter().find(|(known, _)| known == name).map(|(_, bytes)| bytes);
    let json = file(KIT_FILE).ok_or(PhotoKitError::Missing)?;
    let picture = |name: &str| file(name).cloned().ok_or_else(|| Fault::NoSuchFile(name.to_owned()));
    Ok(Kit::from_json(&String::from_utf8_lossy(json), picture)?)
}

/// The bytes of a kit's file and of all pictures it names, as far as they are there.
pub fn photo_kit_files(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, PhotoKitError> {
    let json = read_at_most(&folder.join(KIT_FILE), MAX_JSON_BYTES).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound if disk::is_folder(folder) => PhotoKitError::Missing,
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
            && let Ok(bytes) = read_at_most(&folder.join(name), MAX_FILE_BYTES)
        {
            files.push((name.to_owned(), bytes));
        }
    }
    Ok(files)
}

/// The folders in a folder, in no order; one that is not there has none.
pub(super) fn folders_in(folder: &Path) -> Result<Vec<SavedId>, StoreError> {
    let found = match disk::list(folder) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(FileError::from(error).into()),
    };
    Ok(found.iter().filter(|it| it.is_folder).filter_map(|it| SavedId::new(&it.name)).collect())
}

/// Takes a folder away: first its name, then what is in it, so that half of it is never found.
pub(super) fn remove_folder(folder: &Path) -> Result<(), StoreError> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let gone = folder.with_file_name(format!(".{name}-{}", suffix()));
    disk::rename(folder, &gone).map_err(not_written)?;
    disk::remove_folder(&gone).map_err(not_written)
}
