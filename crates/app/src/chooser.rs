//! Files that a person chooses: with the platform's dialog, or in a browser with the phone's own.
//!
//! Natively the dialog waits for its answer; a page goes on, and what was chosen comes with a later frame.

use std::path::{Path, PathBuf};

use eframe::egui;

use super::{App, albums::Origin};

/// What a person was asked to choose, and so what is done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Game,
    /// A kit of one of the games.
    Kit,
    Photos,
    /// A photo that the phone takes now.
    TakePhoto,
    /// A photo kit: its folder, or in a browser all of its files.
    PhotoKit,
    AlbumPictures {
        /// Taken now, by the phone.
        camera: bool,
    },
    /// A folder to watch.
    Folder,
    /// Nobody was asked: it was dropped onto the window.
    Dropped,
}

#[cfg(not(target_arch = "wasm32"))]
impl App {
    /// Asks for files and takes them in.
    pub(super) fn choose(&mut self, wanted: Wanted, ctx: &egui::Context) {
        const PICTURES: [&str; 4] = ["jpg", "jpeg", "png", "webp"];
        let dialog = rfd::FileDialog::new();
        let chosen = match wanted {
            Wanted::Game => dialog.add_filter("Courtside", &["courtside"]).pick_files(),
            Wanted::Kit => dialog.add_filter("JSON", &["json"]).pick_file().map(|path| vec![path]),
            Wanted::Photos => dialog.add_filter(self.texts.get("judge-open"), &PICTURES).pick_files(),
            Wanted::AlbumPictures { .. } => dialog.add_filter(self.texts.get("album-formats"), &PICTURES).pick_files(),
            Wanted::PhotoKit | Wanted::Folder => dialog.pick_folder().map(|path| vec![path]),
            // Only phones have a dialog that takes a photo.
            Wanted::TakePhoto | Wanted::Dropped => None,
        };
        self.take_chosen(wanted, &chosen.unwrap_or_default(), ctx);
    }

    /// Games, kits and photos dropped onto the window are taken in.
    pub(super) fn take_files(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_owned()).collect();
        self.take_chosen(Wanted::Dropped, &paths, ctx);
    }
}

#[cfg(target_arch = "wasm32")]
impl App {
    /// Asks for files; they are taken in when they come.
    pub(super) fn choose(&mut self, wanted: Wanted, _: &egui::Context) {
        super::web::choose(wanted);
    }

    /// Games, kits and photos that were chosen or dropped onto the page are taken in.
    pub(super) fn take_files(&mut self, ctx: &egui::Context) {
        super::web::take_dropped(ctx);
        for (wanted, paths) in super::web::chosen() {
            self.take_chosen(wanted, &paths, ctx);
        }
    }
}

impl App {
    fn take_chosen(&mut self, wanted: Wanted, paths: &[PathBuf], ctx: &egui::Context) {
        let Some(first) = paths.first() else { return };
        match wanted {
            Wanted::Game => paths.iter().for_each(|path| self.import(path)),
            Wanted::Kit => self.offer_kit(first),
            Wanted::Photos | Wanted::TakePhoto => paths.iter().for_each(|path| self.take_picture_file(path)),
            Wanted::PhotoKit => self.import_photo_kit(kit_folder(first)),
            Wanted::AlbumPictures { .. } => {
                if let Some(desk) = &mut self.album {
                    paths.iter().for_each(|path| desk.read(Origin::Path(path.clone())));
                }
            }
            Wanted::Folder => self.watch_folder(first, ctx),
            Wanted::Dropped => self.take_dropped(paths),
        }
    }

    fn take_dropped(&mut self, paths: &[PathBuf]) {
        // A page is given the files of a kit one by one.
        if let Some(kit) = paths.iter().find(|path| path.ends_with("kit.json") && paths.len() > 1) {
            return self.import_photo_kit(kit_folder(kit));
        }
        for path in paths {
            if self.take_dropped_kit(path) || self.take_dropped_picture(path) {
                continue;
            }
            if self.is_for_the_judge(path) { self.take_path(path) } else { self.import(path) }
        }
    }
}

/// The folder of a photo kit, told by itself or by one of its files.
fn kit_folder(path: &Path) -> &Path {
    if courtside_store::is_file(path) { path.parent().unwrap_or(path) } else { path }
}
