//! A camera that runs: whoever looks sees the newest picture, and nobody waits.

#[cfg(target_arch = "wasm32")]
mod polled;
#[cfg(not(target_arch = "wasm32"))]
mod thread;

use std::sync::Arc;

use web_time::Instant;

#[cfg(target_arch = "wasm32")]
pub use polled::Live;
#[cfg(not(target_arch = "wasm32"))]
pub use thread::Live;

use super::{CameraError, Size};
use courtside_photo::{
    image::RgbImage,
    picture::{Picture, shrunk},
};

/// A picture of a camera.
#[derive(Debug)]
pub struct Frame {
    pub picture: Arc<Picture>,
    /// The same for a screen, where the picture is larger than one.
    pub preview: Option<RgbImage>,
    /// Counted from 1 since the camera was opened.
    pub number: u64,
    pub taken: Instant,
}

/// What a look at a running camera shows.
#[derive(Clone, Debug)]
pub enum Look {
    Opening,
    Running { size: Size, sizes: Vec<Size>, frame: Arc<Frame> },
    Ended(CameraError),
}

/// The longer side of what a screen shows of a camera.
const PREVIEW: u32 = 1600;

impl Frame {
    pub fn new(rgb: RgbImage, number: u64) -> Self {
        let preview = (rgb.width().max(rgb.height()) > PREVIEW).then(|| shrunk(&rgb, PREVIEW));
        let picture = Arc::new(Picture { rgb, focal_35mm: None });
        Self { picture, preview, number, taken: Instant::now() }
    }
}
