//! A camera on a thread of its own.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use super::{Frame, Look};
use crate::camera::{CameraError, DeviceId, Driver, Size, Wake};

/// An open camera. It closes when this is dropped, as soon as the picture it waits for is there.
pub struct Live {
    shared: Arc<Shared>,
}

struct Shared {
    look: Mutex<Look>,
    stop: AtomicBool,
}

impl Live {
    /// Opens a camera in the background; `wake` is called at each picture, and when it ends by itself.
    pub fn open(driver: Arc<dyn Driver>, device: DeviceId, wish: Option<Size>, wake: Wake) -> Self {
        let shared = Arc::new(Shared { look: Mutex::new(Look::Opening), stop: AtomicBool::new(false) });
        let of_thread = Arc::clone(&shared);
        thread::spawn(move || {
            // A driver that breaks down is a camera that ended, not the end of the program.
            let run = || run(driver.as_ref(), &device, wish, &of_thread, &wake);
            let ended = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
                let words = panic.downcast_ref::<String>().cloned();
                let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
                Err(CameraError::Other(words.unwrap_or_default()))
            });
            if let Err(error) = ended {
                *of_thread.look() = Look::Ended(error);
                wake();
            }
        });
        Self { shared }
    }

    /// The newest there is.
    pub fn look(&self) -> Look {
        self.shared.look().clone()
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn look(&self) -> MutexGuard<'_, Look> {
        self.look.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Takes pictures until nobody looks any more, or the camera has no more.
fn run(
    driver: &dyn Driver,
    device: &DeviceId,
    wish: Option<Size>,
    shared: &Shared,
    wake: &Wake,
) -> Result<(), CameraError> {
    if shared.is_stopped() {
        return Ok(());
    }
    let mut source = driver.open(device, wish)?;
    for number in 1.. {
        if shared.is_stopped() {
            break;
        }
        let frame = Arc::new(Frame::new(source.next()?, number));
        *shared.look() = Look::Running { size: source.size(), sizes: source.sizes().to_vec(), frame };
        wake();
    }
    Ok(())
}
