//! Guest albums in the making, one folder for each: what people told in `album.json`, beside it the photos and cut-outs.
//!
//! Photos are kept as plain pixels written anew: nothing of what a camera notes beside them, such as a place, comes with them.

use std::{io, path::PathBuf};

use super::{
    FileError, SavedId, Store, StoreError,
    disk::{self, atomic_write, make_folder, read_at_most, set_aside},
    suffix,
};
use courtside_desk::album::{Album, Print};
use courtside_photo::{
    image::{
        self, ExtendedColorType, ImageEncoder, RgbImage,
        codecs::{jpeg::JpegEncoder, png::PngEncoder},
    },
    picture::{MAX_FILE_BYTES, Picture},
};
use courtside_rules::{msg, text::Message};

const FILE: &str = "album.json";
/// A few hundred strokes take less than a megabyte; nobody paints more than this.
const MAX_DRAFT_BYTES: usize = 40_000_000;
/// How well photos are kept.
const QUALITY: u8 = 92;

/// The folder of an album.
#[derive(Clone, Debug, PartialEq)]
pub struct AlbumFolder {
    path: PathBuf,
}

/// An album as it was found.
#[derive(Debug)]
pub struct FoundAlbum {
    pub folder: AlbumFolder,
    pub album: Option<Album>,
    /// Where the file went that did not read, if there was one.
    pub damaged: Option<PathBuf>,
}

impl FoundAlbum {
    /// What the table should know about it.
    pub fn notice(&self) -> Option<Message> {
        self.damaged.as_ref().map(|path| msg!("album-damaged", path = path.display().to_string()))
    }
}

impl Store {
    fn albums_dir(&self) -> PathBuf {
        self.root.join("photo-albums")
    }

    /// The album that was begun here, or a place for a new one.
    pub fn open_album(&self) -> Result<FoundAlbum, StoreError> {
        let path = self.begun_album()?.unwrap_or_else(|| self.albums_dir().join(format!("album-{}", suffix())));
        let file = path.join(FILE);
        let folder = AlbumFolder { path };
        let bytes = match read_at_most(&file, MAX_DRAFT_BYTES) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(FoundAlbum { folder, album: None, damaged: None });
            }
            Err(error) => return Err(FileError::from(error).into()),
        };
        if let Ok(album) = serde_json::from_slice(&bytes) {
            return Ok(FoundAlbum { folder, album: Some(album), damaged: None });
        }
        // The copy is safe before anything is written in its place.
        let damaged = set_aside(&file, &bytes).map_err(|error| StoreError::Write(error.into()))?;
        Ok(FoundAlbum { folder, album: None, damaged: Some(damaged) })
    }

    /// The first album by name that is one.
    fn begun_album(&self) -> Result<Option<PathBuf>, StoreError> {
        let folders = self.albums_dir();
        let found = match disk::list(&folders) {
            Ok(found) => found,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(FileError::from(error).into()),
        };
        let mut names: Vec<String> = found.into_iter().map(|it| it.name).collect();
        names.retain(|name| SavedId::new(name).is_some());
        names.sort();
        let mut albums = names.iter().map(|name| folders.join(name));
        Ok(albums.find(|path| disk::is_file(&path.join(FILE))))
    }
}

impl AlbumFolder {
    pub fn save(&self, album: &Album) -> Result<(), StoreError> {
        let bytes = serde_json::to_vec_pretty(album).expect("an album can be written");
        self.write(FILE, &bytes)
    }

    /// Keeps a photo, as [`photo_bytes`] made it.
    pub fn put_source(&self, number: u32, bytes: &[u8]) -> Result<(), StoreError> {
        self.write(&source_name(number), bytes)
    }

    /// Keeps a cut-out, as [`print_bytes`] made it.
    pub fn put_print(&self, number: u32, [picture, mask]: &[Vec<u8>; 2]) -> Result<(), StoreError> {
        let [picture_name, mask_name] = print_names(number);
        self.write(&picture_name, picture)?;
        self.write(&mask_name, mask)
    }

    /// A kept photo, if it is there and reads.
    pub fn source(&self, number: u32) -> Option<RgbImage> {
        self.picture(&source_name(number))
    }

    /// A kept cut-out, if both of its pictures are there and fit each other.
    pub fn print(&self, number: u32) -> Option<Print> {
        let [picture_name, mask_name] = print_names(number);
        let picture = self.picture(&picture_name)?;
        let mask = image::DynamicImage::ImageRgb8(self.picture(&mask_name)?).into_luma8();
        (picture.dimensions() == mask.dimensions()).then_some(Print { picture, mask })
    }

    /// Takes the pictures of a photo or cut-out away. What cannot be taken away is in nobody's way.
    pub fn remove(&self, number: u32) {
        let [picture, mask] = print_names(number);
        for name in [source_name(number), picture, mask] {
            let _ = disk::remove_file(&self.path.join(name));
        }
    }

    fn picture(&self, name: &str) -> Option<RgbImage> {
        let bytes = read_at_most(&self.path.join(name), MAX_FILE_BYTES).ok()?;
        Picture::decode_any_size(&bytes).ok().map(|picture| picture.rgb)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let written = make_folder(&self.path).and_then(|()| atomic_write(&self.path.join(name), bytes));
        written.map_err(|error| StoreError::Write(error.into()))
    }
}

fn source_name(number: u32) -> String {
    format!("photo-{number}.jpg")
}

fn print_names(number: u32) -> [String; 2] {
    [format!("figure-{number}.png"), format!("figure-{number}-outline.png")]
}

/// A photo as it is kept: pixels alone.
pub fn photo_bytes(photo: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    let written = encoder.write_image(photo, photo.width(), photo.height(), ExtendedColorType::Rgb8);
    written.expect("memory takes every picture");
    bytes
}

/// A cut-out as it is kept: its picture and its outline.
pub fn print_bytes(print: &Print) -> [Vec<u8>; 2] {
    let (width, height) = print.picture.dimensions();
    let png = |raw: &[u8], kind: ExtendedColorType| {
        let mut bytes = Vec::new();
        let written = PngEncoder::new(&mut bytes).write_image(raw, width, height, kind);
        written.expect("memory takes every picture");
        bytes
    };
    [png(&print.picture, ExtendedColorType::Rgb8), png(&print.mask, ExtendedColorType::L8)]
}
