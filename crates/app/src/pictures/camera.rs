//! The camera that runs: found, opened, shown, frozen; and the judge who follows it.

use std::{
    path::Path,
    sync::{
        Arc,
        mpsc::{self, Receiver, TryRecvError},
    },
    thread,
};

use eframe::egui::{self, ColorImage, TextureHandle, TextureOptions};
use web_time::Instant;

use courtside_devices::camera::{
    self, CameraError, Device, DeviceId, Driver, Follower, Frame, FrameFolder, Live, Look, Seen, Size, Wake,
};
use courtside_photo::{Prepared, bench::KitInUse};

/// Which cameras there are, and the one that is open.
pub struct Cameras {
    driver: Arc<dyn Driver>,
    pub search: Search,
    pub open: Option<OpenCamera>,
}

/// How far the search for cameras is.
pub enum Search {
    NotYet,
    Looking(Receiver<Result<Vec<Device>, CameraError>>),
    Done(Result<Vec<Device>, CameraError>),
}

impl Default for Cameras {
    fn default() -> Self {
        Self { driver: camera::machine(), search: Search::NotYet, open: None }
    }
}

impl Cameras {
    /// Whether nobody has looked for cameras yet.
    pub fn is_new(&self) -> bool {
        matches!(self.search, Search::NotYet)
    }

    /// Looks for cameras in the background.
    pub fn search(&mut self, ctx: &egui::Context) {
        let (send, found) = mpsc::channel();
        let (driver, wake) = (Arc::clone(&self.driver), wake(ctx));
        let look = move || {
            let listed = driver.list();
            if listed != Err(CameraError::NotYet) {
                // Whoever asked may have gone.
                let _ = send.send(listed);
            }
            wake();
        };
        // A page cannot wait: it asks again with every frame.
        if cfg!(target_arch = "wasm32") {
            look()
        } else {
            drop(thread::spawn(look))
        }
        self.search = Search::Looking(found);
    }

    /// Opens one of the cameras that were found.
    pub fn open(&mut self, ctx: &egui::Context, device: &DeviceId) {
        let Search::Done(Ok(found)) = &self.search else { return };
        if let Some(device) = found.iter().find(|known| known.id == *device) {
            let (name, id) = (device.name.clone(), device.id.clone());
            self.open = Some(OpenCamera::new(ctx, Arc::clone(&self.driver), id, name, None));
        }
    }

    /// Does something to the open camera, if one is open.
    pub fn with_open(&mut self, act: impl FnOnce(&mut OpenCamera)) {
        if let Some(open) = &mut self.open {
            act(open);
        }
    }

    /// Plays a folder like a camera.
    pub fn play(&mut self, ctx: &egui::Context, folder: &Path) {
        let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned();
        let driver = Arc::new(FrameFolder::new(folder));
        self.open = Some(OpenCamera::new(ctx, driver, DeviceId(folder.display().to_string()), name, None));
    }

    /// Takes what came from the background.
    pub fn tick(&mut self, ctx: &egui::Context, kit: Option<&KitInUse>) {
        if let Search::Looking(found) = &self.search {
            match found.try_recv() {
                Ok(found) => self.search = Search::Done(found),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) if cfg!(target_arch = "wasm32") => self.search(ctx),
                // The search itself broke down.
                Err(TryRecvError::Disconnected) => self.search = Search::Done(Err(CameraError::NoCamera)),
            }
        }
        if let Some(open) = &mut self.open {
            open.tick(ctx, kit);
        }
    }
}

/// A camera that is open.
pub struct OpenCamera {
    driver: Arc<dyn Driver>,
    device: DeviceId,
    pub name: String,
    live: Live,
    pub look: Look,
    pub frozen: Option<Arc<Frame>>,
    /// Whether the sizes are shown.
    pub sizes: bool,
    follower: Option<(Arc<Prepared>, Follower)>,
    pub seen: Option<Seen>,
    /// Judged pictures per second.
    pub rate: Option<f64>,
    shown: Option<(u64, TextureHandle)>,
}

impl OpenCamera {
    fn new(ctx: &egui::Context, driver: Arc<dyn Driver>, device: DeviceId, name: String, wish: Option<Size>) -> Self {
        let live = Live::open(Arc::clone(&driver), device.clone(), wish, wake(ctx));
        Self {
            driver,
            device,
            name,
            live,
            look: Look::Opening,
            frozen: None,
            sizes: false,
            follower: None,
            seen: None,
            rate: None,
            shown: None,
        }
    }

    /// The same camera anew, with another size where one is wished.
    pub fn again(&self, ctx: &egui::Context, wish: Option<Size>) -> Self {
        Self::new(ctx, Arc::clone(&self.driver), self.device.clone(), self.name.clone(), wish)
    }

    /// The picture that is to be seen: the frozen one, or the newest.
    pub fn frame(&self) -> Option<&Arc<Frame>> {
        match (&self.frozen, &self.look) {
            (Some(frozen), _) => Some(frozen),
            (None, Look::Running { frame, .. }) => Some(frame),
            _ => None,
        }
    }

    pub fn freeze(&mut self, on: bool) {
        self.frozen = self.frame().cloned().filter(|_| on);
    }

    /// The picture as the graphics card has it.
    pub fn texture(&self) -> Option<&TextureHandle> {
        self.shown.as_ref().map(|(_, texture)| texture)
    }

    /// How old what the judge says is, in seconds: none for a picture that stands still.
    pub fn age(&self) -> Option<f64> {
        let seen = self.seen.as_ref().filter(|_| self.frozen.is_none())?;
        Some(Instant::now().saturating_duration_since(seen.frame.taken).as_secs_f64())
    }

    fn tick(&mut self, ctx: &egui::Context, kit: Option<&KitInUse>) {
        self.look = self.live.look();
        let Some(frame) = self.frame().cloned() else { return };
        if self.shown.as_ref().is_none_or(|(number, _)| *number != frame.number) {
            self.show(ctx, &frame);
        }
        if let Some(kit) = kit {
            let same = self.follower.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, &kit.prepared));
            if !same {
                self.follower = Some((Arc::clone(&kit.prepared), Follower::new(kit.clone(), wake(ctx))));
            }
        }
        if let Some((_, follower)) = &self.follower {
            follower.hand_in(&frame);
            self.seen = follower.seen();
            self.rate = follower.rate();
        }
    }

    fn show(&mut self, ctx: &egui::Context, frame: &Frame) {
        let picture = frame.preview.as_ref().unwrap_or(&frame.picture.rgb);
        let size = [picture.width() as usize, picture.height() as usize];
        let image = ColorImage::from_rgb(size, picture.as_raw());
        match &mut self.shown {
            Some((number, texture)) => {
                texture.set(image, TextureOptions::LINEAR);
                *number = frame.number;
            }
            None => {
                self.shown = Some((frame.number, ctx.load_texture("camera", image, TextureOptions::LINEAR)));
            }
        }
    }
}

/// Draws the window again when something came.
fn wake(ctx: &egui::Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
