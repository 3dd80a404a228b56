//! How pictures come in: the way that is open, the folder that is watched, the inbox for phones, what was pasted, the camera that runs.
//!
//! Nothing here is drawn; `App::handle` changes it, and [`Pictures::tick`] takes what came from the background.

mod camera;
mod paste;
#[cfg(not(target_arch = "wasm32"))]
mod phones;

pub use camera::{Cameras, OpenCamera, Search};
pub use paste::{Pasted, pasted};
#[cfg(not(target_arch = "wasm32"))]
pub use phones::{OpenInbox, Phones, PhonesIntent};

use eframe::egui;

use crate::IN_BROWSER;
use courtside_devices::camera::{DeviceId, Size};
use courtside_store::Watcher;

/// A way in which pictures come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    #[default]
    Files,
    Folder,
    Phones,
    Paste,
    Camera,
}

impl Way {
    /// Whether there is such a way here: a browser has no folders to watch and cannot take anything from others.
    pub fn is_here(self) -> bool {
        !IN_BROWSER || matches!(self, Self::Files | Self::Paste | Self::Camera)
    }
}

/// What can be asked where pictures come in.
#[derive(Clone, Debug, PartialEq)]
pub enum PicturesIntent {
    Way(Way),
    EditFolder(String),
    /// Ask for a folder with the platform's dialog.
    ChooseFolder,
    /// Watch the folder that was typed, or no folder any more.
    Watch(bool),
    #[cfg(not(target_arch = "wasm32"))]
    Phones(PhonesIntent),
    Paste,
    Camera(CameraIntent),
}

/// What can be asked of cameras.
#[derive(Clone, Debug, PartialEq)]
pub enum CameraIntent {
    /// Look for cameras again.
    Search,
    Open(DeviceId),
    EditFrames(String),
    /// Play the folder that was typed as a camera.
    Play,
    /// Show which sizes the camera has, or hide them.
    Sizes(bool),
    Resize(Size),
    Freeze(bool),
    /// Take the frozen picture.
    Take,
    /// Try the same camera once more.
    Again,
    Close,
}

/// Everything about how pictures come in.
#[derive(Default)]
pub struct Pictures {
    pub way: Way,
    /// The path of a folder to watch, as it is typed.
    pub folder: String,
    /// The path of a folder to play, as it is typed.
    pub frames: String,
    pub watcher: Option<Watcher>,
    /// How many photos came from the folder since it is watched.
    pub came: usize,
    #[cfg(not(target_arch = "wasm32"))]
    pub phones: Phones,
    pub cameras: Cameras,
    /// How many pictures the camera gave, for their names.
    pub taken: usize,
    /// For so many more frames something pasted is waited for.
    waits_for_paste: u8,
}

/// The system hands over what was pasted with the next frame or the one after.
const PASTE_FRAMES: u8 = 4;

impl Pictures {
    /// Asks the system for what lies in the clipboard.
    pub fn ask_to_paste(&mut self, ctx: &egui::Context) {
        ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
        ctx.request_repaint();
        self.waits_for_paste = PASTE_FRAMES;
    }

    /// Whether something was pasted, and whether it was waited for in vain.
    pub fn take_paste(&mut self, ctx: &egui::Context) -> Option<Pasted> {
        let found = pasted(ctx);
        if found.is_some() {
            self.waits_for_paste = 0;
            return found;
        }
        if self.waits_for_paste > 0 {
            self.waits_for_paste -= 1;
            ctx.request_repaint();
            return (self.waits_for_paste == 0).then_some(Pasted::Nothing);
        }
        None
    }
}
