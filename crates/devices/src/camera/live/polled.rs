//! A camera in a browser, where nobody can wait: it is asked whenever somebody looks.

use std::{cell::RefCell, sync::Arc};

use super::{Frame, Look};
use crate::camera::{CameraError, DeviceId, Driver, Size, Source, Wake};

/// An open camera. It closes when this is dropped.
pub struct Live {
    running: RefCell<Running>,
    wake: Wake,
}

struct Running {
    /// None once it has ended.
    source: Option<Box<dyn Source>>,
    look: Look,
    count: u64,
}

impl Live {
    /// Opens a camera; `wake` is called as long as it runs, so that somebody looks again.
    pub fn open(driver: Arc<dyn Driver>, device: DeviceId, wish: Option<Size>, wake: Wake) -> Self {
        let (source, look) = match driver.open(&device, wish) {
            Ok(source) => (Some(source), Look::Opening),
            Err(error) => (None, Look::Ended(error)),
        };
        Self { running: RefCell::new(Running { source, look, count: 0 }), wake }
    }

    /// The newest there is.
    pub fn look(&self) -> Look {
        let mut running = self.running.borrow_mut();
        let Running { source, look, count } = &mut *running;
        if let Some(open) = source {
            (self.wake)();
            match open.next() {
                Ok(rgb) => {
                    *count += 1;
                    let frame = Arc::new(Frame::new(rgb, *count));
                    *look = Look::Running { size: open.size(), sizes: open.sizes().to_vec(), frame };
                }
                Err(CameraError::NotYet) => {}
                Err(error) => {
                    *look = Look::Ended(error);
                    *source = None;
                }
            }
        }
        look.clone()
    }
}
