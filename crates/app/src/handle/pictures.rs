//! How pictures come in: what is asked of the ways in, and what came through them.

use std::{
    io::{self, Cursor},
    path::Path,
};

use eframe::egui;

use crate::{
    App,
    chooser::Wanted,
    intent::Place,
    pictures::{CameraIntent, Pasted, PicturesIntent, Way},
};
use courtside_devices::camera::Frame;
use courtside_photo::image::ImageFormat;
use courtside_rules::{msg, text::Message};
use courtside_store::{FileError, Watcher, now};

impl App {
    pub(super) fn handle_pictures(&mut self, intent: PicturesIntent, ctx: &egui::Context) {
        match intent {
            PicturesIntent::Way(way) => self.go_way(way, ctx),
            PicturesIntent::EditFolder(path) => self.pictures.folder = path,
            PicturesIntent::ChooseFolder => self.choose(Wanted::Folder, ctx),
            PicturesIntent::Watch(true) => self.watch(ctx),
            PicturesIntent::Watch(false) => self.pictures.watcher = None,
            #[cfg(not(target_arch = "wasm32"))]
            PicturesIntent::Phones(intent) => self.handle_phones(intent, ctx),
            PicturesIntent::Paste => self.pictures.ask_to_paste(ctx),
            PicturesIntent::Camera(intent) => self.handle_camera(intent, ctx),
        }
    }

    fn handle_camera(&mut self, intent: CameraIntent, ctx: &egui::Context) {
        let cameras = &mut self.pictures.cameras;
        match intent {
            CameraIntent::Search => cameras.search(ctx),
            CameraIntent::Open(device) => cameras.open(ctx, &device),
            CameraIntent::EditFrames(path) => self.pictures.frames = path,
            CameraIntent::Play => {
                let folder = self.pictures.frames.trim().to_owned();
                cameras.play(ctx, Path::new(&folder));
            }
            CameraIntent::Sizes(shown) => cameras.with_open(|open| open.sizes = shown),
            CameraIntent::Resize(size) => cameras.with_open(|open| *open = open.again(ctx, Some(size))),
            CameraIntent::Again => cameras.with_open(|open| *open = open.again(ctx, None)),
            CameraIntent::Freeze(on) => cameras.with_open(|open| open.freeze(on)),
            CameraIntent::Take => self.take_frozen(),
            CameraIntent::Close => cameras.open = None,
        }
    }

    fn go_way(&mut self, way: Way, ctx: &egui::Context) {
        self.pictures.way = way;
        if way == Way::Camera && self.pictures.cameras.is_new() {
            self.pictures.cameras.search(ctx);
        }
    }

    /// Watches a folder that was chosen.
    pub(crate) fn watch_folder(&mut self, folder: &Path, ctx: &egui::Context) {
        self.pictures.folder = folder.display().to_string();
        self.watch(ctx);
    }

    fn watch(&mut self, ctx: &egui::Context) {
        let folder = self.pictures.folder.trim().to_owned();
        let ctx = ctx.clone();
        match Watcher::new(Path::new(&folder), move || ctx.request_repaint()) {
            Ok(watcher) => {
                self.pictures.watcher = Some(watcher);
                self.pictures.came = 0;
            }
            Err(error) => {
                self.notice = Some(msg!("pictures-not-watched", folder = folder, why = no_folder(&error)));
            }
        }
    }

    /// Takes the frozen picture of the camera and goes back to the judge.
    fn take_frozen(&mut self) {
        let Some(frame) = self.pictures.cameras.open.as_mut().and_then(|open| open.frozen.take()) else { return };
        let Some(bytes) = png(&frame) else { return };
        self.pictures.taken += 1;
        let name = self.texts.say(&msg!("pictures-camera-photo", number = self.pictures.taken));
        self.take_picture(name, bytes);
    }

    /// Takes what came in since the last frame.
    pub(crate) fn tick_pictures(&mut self, ctx: &egui::Context) {
        let judging = matches!(self.place, Place::Judge | Place::Pictures);
        if judging && let Some(pasted) = self.pictures.take_paste(ctx) {
            self.take_pasted(pasted);
        }
        while let Some(arrival) = self.pictures.watcher.as_ref().and_then(Watcher::arrival) {
            match arrival.bytes {
                Ok(bytes) => {
                    self.pictures.came += 1;
                    // Whoever looks at another photo goes on doing so.
                    let looked_at = self.desk.selected.clone();
                    self.desk.take(&self.store, &arrival.name, bytes, None, now());
                    if let Some(photo) = looked_at {
                        self.desk.select(photo);
                    }
                    self.say(&msg!("pictures-arrived", name = arrival.name), false);
                }
                Err(error) => {
                    self.notice = Some(msg!("judge-not-taken", name = arrival.name, why = error.message()));
                }
            }
        }
        #[cfg(not(target_arch = "wasm32"))]
        self.tick_phones();
        // A camera runs only while it is looked at.
        if self.place != Place::Pictures || self.pictures.way != Way::Camera {
            self.pictures.cameras.open = None;
        }
        self.pictures.cameras.tick(ctx, self.desk.kit_in_use());
    }

    fn take_pasted(&mut self, pasted: Pasted) {
        match pasted {
            Pasted::Picture(bytes) => {
                let name = self.texts.get("pictures-paste-name");
                self.take_picture(name, bytes);
            }
            Pasted::Files(paths) => paths.iter().for_each(|path| self.take_path(path)),
            Pasted::Nothing => self.notice = Some(msg!("pictures-paste-nothing")),
        }
    }
}

/// Why a folder cannot be watched, and what to do.
fn no_folder(error: &FileError) -> Message {
    let FileError::Unreadable(error) = error else { return error.message() };
    let is = |kind| error.kind() == kind;
    if is(io::ErrorKind::NotFound) {
        msg!("pictures-folder-missing")
    } else if is(io::ErrorKind::NotADirectory) {
        msg!("pictures-folder-file")
    } else if is(io::ErrorKind::PermissionDenied) {
        msg!("pictures-folder-denied")
    } else {
        msg!("store-file-unreadable", text = error.to_string())
    }
}

/// The picture as a file, as it was taken.
fn png(frame: &Frame) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    frame.picture.rgb.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).ok()?;
    Some(bytes)
}
