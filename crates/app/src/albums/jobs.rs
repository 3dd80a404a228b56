//! The slow work of an album, off the window's thread: reading and cutting out photos, opening what is kept, making the kit.

use std::{
    path::PathBuf,
    sync::mpsc::{Receiver, Sender, channel},
};

use eframe::egui;

use courtside_desk::album::{Album, Print, Wanted, craft};
use courtside_photo::{
    cutout::{self, Cutout, floor::Corners},
    image::{RgbImage, imageops},
    picture::Picture,
};
use courtside_store::{AlbumFolder, PhotoError, photo_bytes, print_bytes, read_photo};

/// Photos are kept no larger than this: finer, a figure would be more than a judged photo ever shows.
const KEPT_SIDE: u32 = 3200;

/// What is to be done.
pub enum AlbumJob {
    Open { folder: AlbumFolder, album: Box<Album> },
    Read { from: Origin, floor: bool },
    Make { folder: AlbumFolder, album: Box<Album>, guests: Vec<Wanted> },
}

/// Where a picture comes from.
pub enum Origin {
    Path(PathBuf),
    Bytes { name: String, bytes: Vec<u8> },
}

impl Origin {
    pub fn name(&self) -> String {
        match self {
            Self::Path(path) => path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
            Self::Bytes { name, .. } => name.clone(),
        }
    }
}

/// What was done.
pub enum AlbumDone {
    Opened { prints: Vec<(u32, Print)>, sources: Vec<(u32, RgbImage)> },
    Read { name: String, photo: RgbImage, bytes: Vec<u8>, found: Found },
    NotRead { name: String, why: PhotoError },
    Made(Option<Vec<(String, Vec<u8>)>>),
}

/// What a photo shows.
pub enum Found {
    Figures(Vec<(Cutout, [Vec<u8>; 2])>),
    Floor(Corners),
}

/// The work under way.
pub struct AlbumJobs {
    sender: Sender<AlbumDone>,
    done: Receiver<AlbumDone>,
    under_way: usize,
}

impl Default for AlbumJobs {
    fn default() -> Self {
        let (sender, done) = channel();
        Self { sender, done, under_way: 0 }
    }
}

impl AlbumJobs {
    pub fn is_busy(&self) -> bool {
        self.under_way > 0
    }

    /// Begins a job; its end wakes the window.
    pub fn begin(&mut self, job: AlbumJob, ctx: &egui::Context) {
        self.under_way += 1;
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let work = move || {
            // A window that was closed meanwhile needs no answer.
            let _ = sender.send(run(job));
            ctx.request_repaint();
        };
        if cfg!(target_arch = "wasm32") { work() } else { drop(std::thread::spawn(work)) }
    }

    /// What has ended since the last time.
    pub fn ended(&mut self) -> Vec<AlbumDone> {
        let ended: Vec<AlbumDone> = self.done.try_iter().collect();
        self.under_way = self.under_way.saturating_sub(ended.len());
        ended
    }
}

fn run(job: AlbumJob) -> AlbumDone {
    match job {
        AlbumJob::Open { folder, album } => {
            let figures = album.figures.iter().map(|figure| figure.number);
            let sources = album.sources.iter().map(|source| source.number);
            AlbumDone::Opened {
                prints: figures.filter_map(|number| Some((number, folder.print(number)?))).collect(),
                sources: sources.filter_map(|number| Some((number, folder.source(number)?))).collect(),
            }
        }
        AlbumJob::Read { from, floor } => {
            let name = from.name();
            let read = match from {
                Origin::Path(path) => read_photo(&path),
                Origin::Bytes { bytes, .. } => Picture::decode(&bytes).map_err(PhotoError::from),
            };
            match read {
                Ok(picture) => look(name, picture.rgb, floor),
                Err(why) => AlbumDone::NotRead { name, why },
            }
        }
        AlbumJob::Make { folder, album, guests } => {
            let prints: Vec<(u32, Print)> =
                album.figures.iter().filter_map(|it| Some((it.number, folder.print(it.number)?))).collect();
            let print_of = |number: u32| prints.iter().find(|(known, _)| *known == number).map(|(_, print)| print);
            let photo = album.floor.source.and_then(|number| folder.source(number));
            AlbumDone::Made(photo.and_then(|photo| craft(&album, &guests, print_of, &photo)))
        }
    }
}

fn look(name: String, photo: RgbImage, floor: bool) -> AlbumDone {
    let photo = kept(photo);
    let found = if floor {
        Found::Floor(cutout::floor::suggest_corners(&photo))
    } else {
        let mut found = cutout::find(&photo);
        if found.is_empty() {
            found.push(cutout::whole(&photo));
        }
        let with_bytes = |cutout: Cutout| {
            let bytes = print_bytes(&Print { picture: cutout.picture.clone(), mask: cutout.mask.clone() });
            (cutout, bytes)
        };
        Found::Figures(found.into_iter().map(with_bytes).collect())
    };
    AlbumDone::Read { name, bytes: photo_bytes(&photo), photo, found }
}

fn kept(photo: RgbImage) -> RgbImage {
    let (width, height) = photo.dimensions();
    let share = f64::from(KEPT_SIDE) / f64::from(width.max(height));
    if share >= 1.0 {
        return photo;
    }
    let sized = |side: u32| ((f64::from(side) * share).round() as u32).max(1);
    imageops::thumbnail(&photo, sized(width), sized(height))
}
