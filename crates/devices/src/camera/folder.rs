//! A folder of pictures, played like a camera: for tests, and for people whose camera writes files.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use super::{CameraError, Device, DeviceId, Driver, Size, Source};
use courtside_photo::image::RgbImage;
use courtside_store::read_photo;

/// How long each picture stays, unless told otherwise.
const PACE: Duration = Duration::from_millis(200);

/// The pictures of a folder in the order of their names, over and over.
#[derive(Clone, Debug)]
pub struct FrameFolder {
    folder: PathBuf,
    pace: Duration,
}

impl FrameFolder {
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), pace: PACE }
    }

    /// Shows each picture for so long.
    pub fn with_pace(self, pace: Duration) -> Self {
        Self { pace, ..self }
    }

    fn pictures(&self) -> Result<Vec<PathBuf>, CameraError> {
        let entries = fs::read_dir(&self.folder)?;
        let mut paths: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| looks_like(path)).collect();
        paths.sort();
        if paths.is_empty() { Err(CameraError::NoPictures) } else { Ok(paths) }
    }
}

/// Whether a file's name is that of a picture this program reads.
fn looks_like(path: &Path) -> bool {
    let end = path.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
    end.is_some_and(|end| ["jpg", "jpeg", "png", "webp"].contains(&end.as_str()))
}

impl Driver for FrameFolder {
    fn list(&self) -> Result<Vec<Device>, CameraError> {
        self.pictures()?;
        let name = self.folder.file_name().unwrap_or(self.folder.as_os_str()).to_string_lossy().into_owned();
        Ok(vec![Device { id: DeviceId(self.folder.display().to_string()), name }])
    }

    fn open(&self, _: &DeviceId, _: Option<Size>) -> Result<Box<dyn Source>, CameraError> {
        let paths = self.pictures()?;
        let first = read(&paths[0])?;
        Ok(Box::new(Played {
            folder: self.clone(),
            sizes: [Size::of(&first)],
            first: Some(first),
            shown: paths[0].clone(),
        }))
    }
}

/// A folder that is being played.
struct Played {
    folder: FrameFolder,
    sizes: [Size; 1],
    /// Read when the folder was opened, and not shown yet.
    first: Option<RgbImage>,
    shown: PathBuf,
}

impl Source for Played {
    fn sizes(&self) -> &[Size] {
        &self.sizes
    }

    fn size(&self) -> Size {
        self.sizes[0]
    }

    fn next(&mut self) -> Result<RgbImage, CameraError> {
        if let Some(first) = self.first.take() {
            return Ok(first);
        }
        thread::sleep(self.folder.pace);
        // Looked at anew each time: pictures may come while it plays.
        let paths = self.folder.pictures()?;
        let after = paths.iter().find(|path| **path > self.shown).unwrap_or(&paths[0]);
        let picture = read(after)?;
        self.shown.clone_from(after);
        self.sizes = [Size::of(&picture)];
        Ok(picture)
    }
}

fn read(path: &Path) -> Result<RgbImage, CameraError> {
    let picture = read_photo(path).map_err(|error| {
        CameraError::Folder(format!("{}: {error}", path.file_name().unwrap_or_default().to_string_lossy()))
    })?;
    Ok(picture.rgb)
}
