//! The cameras of this machine, where this build can reach them: always on macOS and Windows, on Linux with the feature `camera`.

#[cfg(any(all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows"))]
mod driver;
#[cfg(any(test, all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows"))]
mod pixels;
#[cfg(any(test, all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows"))]
mod reason;

use std::sync::Arc;

use super::Driver;

/// Whether this build can reach the machine's cameras.
pub const IS_BUILT_IN: bool =
    cfg!(any(all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows"));

/// The cameras of this machine.
#[cfg(any(all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows"))]
pub fn machine() -> Arc<dyn Driver> {
    Arc::new(driver::Machine)
}

/// The cameras of this machine, which this build cannot reach.
#[cfg(not(any(all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows")))]
pub fn machine() -> Arc<dyn Driver> {
    Arc::new(without::Without)
}

#[cfg(not(any(all(feature = "camera", target_os = "linux"), target_os = "macos", target_os = "windows")))]
mod without {
    //! What stands in for the machine's cameras where this build has none.

    use crate::camera::{CameraError, Device, DeviceId, Driver, Size, Source};

    pub struct Without;

    impl Driver for Without {
        fn list(&self) -> Result<Vec<Device>, CameraError> {
            Err(CameraError::NotBuiltIn)
        }

        fn open(&self, _: &DeviceId, _: Option<Size>) -> Result<Box<dyn Source>, CameraError> {
            Err(CameraError::NotBuiltIn)
        }
    }
}
