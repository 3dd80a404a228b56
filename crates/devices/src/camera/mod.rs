//! Cameras behind a small trait: those of the machine, and a folder of pictures that is played like one.
//!
//! [`Driver`] lists cameras and opens one, [`Source`] gives its pictures one after the other and may block;
//! [`Live`] runs a source on a thread of its own, where the newest picture wins, and [`Follower`] judges what it can keep up with.
//! Not here: the screen that shows them.

#[cfg(target_arch = "wasm32")]
mod browser;
mod error;
mod folder;
mod follow;
mod live;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod seen;
#[cfg(test)]
mod tests;

use std::{fmt, sync::Arc};

#[cfg(target_arch = "wasm32")]
pub use browser::{IS_BUILT_IN, machine};
pub use error::CameraError;
pub use folder::FrameFolder;
pub use follow::Follower;
pub use live::{Frame, Live, Look};
#[cfg(not(target_arch = "wasm32"))]
pub use native::{IS_BUILT_IN, machine};
pub use seen::{Found, Seen};

use courtside_photo::image::RgbImage;

/// Called from another thread when there is something new to look at.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The cameras of one kind.
pub trait Driver: Send + Sync {
    /// All cameras that give pictures. May take a moment; in a browser, [`CameraError::NotYet`] says to ask again.
    fn list(&self) -> Result<Vec<Device>, CameraError>;

    /// Opens a camera with a wished size; the nearest one it has is taken, and without a wish a good one. May take a moment.
    fn open(&self, device: &DeviceId, wish: Option<Size>) -> Result<Box<dyn Source>, CameraError>;
}

/// An open camera; dropping it closes it.
pub trait Source {
    /// The sizes it can give, the largest first.
    fn sizes(&self) -> &[Size];

    /// The size it gives now.
    fn size(&self) -> Size;

    /// Waits for the next picture; in a browser, [`CameraError::NotYet`] says that there is none yet.
    fn next(&mut self) -> Result<RgbImage, CameraError>;
}

/// What a driver calls a camera.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DeviceId(pub String);

/// A camera that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub id: DeviceId,
    pub name: String,
}

/// Width and height in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    pub width: u32,
    pub height: u32,
}

impl Size {
    pub fn of(picture: &RgbImage) -> Self {
        Self { width: picture.width(), height: picture.height() }
    }

    pub fn pixels(self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }

    /// The size among these that is nearest to a wish, or without one the largest that a machine shows live with ease.
    pub fn nearest(sizes: &[Self], wish: Option<Self>) -> Option<Self> {
        let far = |size: &Self, wish: Self| size.width.abs_diff(wish.width) + size.height.abs_diff(wish.height);
        match wish {
            Some(wish) => sizes.iter().copied().min_by_key(|size| far(size, wish)),
            None => {
                let easy = sizes.iter().copied().filter(|size| size.pixels() <= EASY.pixels());
                easy.max_by_key(|size| size.pixels()).or_else(|| sizes.iter().copied().min_by_key(|size| size.pixels()))
            }
        }
    }
}

/// What every camera of the last ten years gives and every machine shows.
const EASY: Size = Size { width: 1920, height: 1080 };

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} × {}", self.width, self.height)
    }
}
