//! Photos before the table in the data folder: the picture without what it tells of people and places, and what people said of it.

use std::{io, path::PathBuf};

use serde::{Deserialize, Serialize};

use super::{
    FileError, PhotoError, SavedId, Store, StoreError,
    disk::{self, atomic_write, make_folder, read_at_most, set_aside},
    photo_kits::{folders_in, remove_folder},
    shelf::not_written,
    suffix,
};
use courtside_desk::case::Case;
use courtside_photo::picture::{MAX_FILE_BYTES, extension, stripped};

const CASE_FILE: &str = "case.json";
/// What such a file calls itself.
const FORMAT: &str = "courtside-case/1";
/// Corrections and votes of one photo never take more.
const MAX_CASE_BYTES: usize = 4_000_000;
const EXTENSIONS: [&str; 3] = ["jpg", "png", "webp"];

/// Whose photo it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whose {
    pub player: String,
    /// The running game and the seat there, where the photo belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<(String, u8)>,
}

/// All that is kept of a photo besides the picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseFile {
    format: String,
    /// What the photo is called.
    pub name: String,
    /// When it came in; seconds since 1970.
    pub added: i64,
    /// The photo kit it is judged by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kit: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whose: Option<Whose>,
    #[serde(default)]
    pub case: Case,
}

impl CaseFile {
    pub fn new(name: &str, added: i64) -> Self {
        Self { format: FORMAT.to_owned(), name: name.to_owned(), added, kit: None, whose: None, case: Case::default() }
    }
}

impl Store {
    fn photos_dir(&self) -> PathBuf {
        self.root.join("photos")
    }

    /// The folder of a photo.
    pub fn photo_folder(&self, id: &SavedId) -> PathBuf {
        self.photos_dir().join(id.as_str())
    }

    /// An id that no photo has.
    pub fn new_photo_id(&self) -> SavedId {
        loop {
            let id = SavedId(format!("photo-{}{}", suffix(), suffix()));
            if !disk::exists(&self.photo_folder(&id)) {
                return id;
            }
        }
    }

    /// Keeps a photo: its picture with nothing but the picture in it, and then its case, which makes it one.
    pub fn save_photo(&self, id: &SavedId, bytes: &[u8], case: &CaseFile) -> Result<(), StoreError> {
        let folder = self.photo_folder(id);
        let (Ok(bare), Some(end)) = (stripped(bytes), extension(bytes)) else {
            return Err(StoreError::File(FileError::Unreadable(io::ErrorKind::InvalidData.into())));
        };
        make_folder(&folder).map_err(not_written)?;
        atomic_write(&folder.join(format!("photo.{end}")), &bare).map_err(not_written)?;
        self.save_case(id, case)
    }

    /// Saves what people said of a photo; called after every change.
    pub fn save_case(&self, id: &SavedId, case: &CaseFile) -> Result<(), StoreError> {
        let text = serde_json::to_vec_pretty(case).expect("a case is plain data");
        atomic_write(&self.photo_folder(id).join(CASE_FILE), &text).map_err(not_written)
    }

    /// The photos that were kept, the oldest first. One whose case does not read keeps its picture: the case is set aside.
    pub fn photos(&self) -> Result<Vec<(SavedId, CaseFile)>, StoreError> {
        let ids = folders_in(&self.photos_dir())?;
        let mut photos: Vec<(SavedId, CaseFile)> = ids
            .into_iter()
            .filter(|id| self.photo_path(id).is_some())
            .map(|id| {
                let case = self.read_case(&id);
                (id, case)
            })
            .collect();
        photos.sort_by(|(one, a), (other, b)| (a.added, one).cmp(&(b.added, other)));
        Ok(photos)
    }

    /// The bytes of a photo that was kept.
    pub fn photo_bytes(&self, id: &SavedId) -> Result<Vec<u8>, PhotoError> {
        let path = self.photo_path(id).ok_or_else(|| FileError::from(io::Error::from(io::ErrorKind::NotFound)))?;
        Ok(read_at_most(&path, MAX_FILE_BYTES).map_err(FileError::from)?)
    }

    /// Takes a photo and its case away for good.
    pub fn remove_photo(&self, id: &SavedId) -> Result<(), StoreError> {
        remove_folder(&self.photo_folder(id))
    }

    fn photo_path(&self, id: &SavedId) -> Option<PathBuf> {
        let folder = self.photo_folder(id);
        EXTENSIONS.iter().map(|end| folder.join(format!("photo.{end}"))).find(|path| disk::is_file(path))
    }

    fn read_case(&self, id: &SavedId) -> CaseFile {
        let path = self.photo_folder(id).join(CASE_FILE);
        let bytes = read_at_most(&path, MAX_CASE_BYTES).unwrap_or_default();
        match serde_json::from_slice(&bytes) {
            Ok(case) => case,
            Err(_) => {
                // Where it cannot be copied it stays where it is.
                if !bytes.is_empty() && set_aside(&path, &bytes).is_ok() {
                    let _ = disk::remove_file(&path);
                }
                CaseFile::new(id.as_str(), disk::written(&self.photo_folder(id)).unwrap_or(0))
            }
        }
    }
}
