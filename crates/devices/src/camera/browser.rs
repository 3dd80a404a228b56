//! The cameras of a phone or laptop in a browser, through the page's `assets/web/camera.js`.

use std::sync::Arc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;

use super::{CameraError, Device, DeviceId, Driver, Size, Source};
use courtside_photo::image::RgbImage;
use courtside_store::page;

/// Every browser asks for the right to use a camera when it is wanted.
pub const IS_BUILT_IN: bool = true;

/// The cameras that this browser reaches.
pub fn machine() -> Arc<dyn Driver> {
    Arc::new(Browser)
}

struct Browser;

/// What browsers are asked for: the nearest size a camera has is taken.
const SIZES: [Size; 3] =
    [Size { width: 1920, height: 1080 }, Size { width: 1280, height: 720 }, Size { width: 640, height: 480 }];

impl Driver for Browser {
    fn list(&self) -> Result<Vec<Device>, CameraError> {
        let found = ask("list", &[])?;
        if found.is_null() {
            return Err(CameraError::NotYet);
        }
        let device = |it: JsValue| {
            let parts = Array::from(&it);
            Some(Device { id: DeviceId(parts.get(0).as_string()?), name: parts.get(1).as_string()? })
        };
        let devices: Vec<Device> = Array::from(&found).iter().filter_map(device).collect();
        if devices.is_empty() { Err(CameraError::NoCamera) } else { Ok(devices) }
    }

    fn open(&self, device: &DeviceId, wish: Option<Size>) -> Result<Box<dyn Source>, CameraError> {
        let Size { width, height } = wish.unwrap_or(SIZES[1]);
        ask("open", &[device.0.as_str().into(), width.into(), height.into()])?;
        Ok(Box::new(Open { size: wish.unwrap_or(SIZES[1]) }))
    }
}

struct Open {
    size: Size,
}

impl Source for Open {
    fn sizes(&self) -> &[Size] {
        &SIZES
    }

    fn size(&self) -> Size {
        self.size
    }

    fn next(&mut self) -> Result<RgbImage, CameraError> {
        let frame = ask("grab", &[])?;
        if frame.is_null() {
            return Err(CameraError::NotYet);
        }
        let parts = Array::from(&frame);
        let number = |place: u32| parts.get(place).as_f64().unwrap_or_default() as u32;
        let (width, height) = (number(0), number(1));
        let rgba = Uint8Array::new(&parts.get(2)).to_vec();
        let rgb = rgba.as_chunks::<4>().0.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect();
        let picture = RgbImage::from_raw(width, height, rgb).ok_or(CameraError::NotYet)?;
        self.size = Size::of(&picture);
        Ok(picture)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        // A camera that cannot be closed is closed with the page.
        let _ = ask("close", &[]);
    }
}

/// Asks the page's script for something; what it throws is the reason.
fn ask(name: &str, with: &[JsValue]) -> Result<JsValue, CameraError> {
    page::ask("courtsideCamera", name, with).map_err(|error| match page::told(&error, "name").as_deref() {
        Some("NotAllowedError" | "SecurityError") => CameraError::Denied,
        Some("NotFoundError" | "OverconstrainedError") => CameraError::NoCamera,
        Some("NotReadableError" | "AbortError") => CameraError::Busy,
        _ => CameraError::Other(page::told(&error, "message").unwrap_or_default()),
    })
}
