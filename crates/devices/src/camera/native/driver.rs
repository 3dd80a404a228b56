//! The machine's cameras through nokhwa: V4L2 on Linux, AVFoundation on macOS, Media Foundation on Windows.

use std::sync::{Mutex, MutexGuard, PoisonError};

use nokhwa::{
    Camera, NokhwaError, query,
    utils::{ApiBackend, CameraFormat, CameraIndex, FrameFormat, RequestedFormat, RequestedFormatType},
};

use super::{
    pixels::{self, Packing},
    reason,
};
use crate::camera::{CameraError, Device, DeviceId, Driver, Size, Source};
use courtside_photo::{
    image::RgbImage,
    picture::{MAX_PIXELS, MIN_SIDE},
};

/// The cameras that the system knows.
pub struct Machine;

/// The forms that are read, the better first: what was not compressed shows edges as they are.
const FORMATS: [FrameFormat; 6] = [
    FrameFormat::YUYV,
    FrameFormat::NV12,
    FrameFormat::RAWRGB,
    FrameFormat::RAWBGR,
    FrameFormat::MJPEG,
    FrameFormat::GRAY,
];

/// More pictures a second than this are no gain.
const ENOUGH_A_SECOND: u32 = 30;

/// Most cameras can only be open once, and closing takes a moment: the next one waits for that.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

impl Driver for Machine {
    fn list(&self) -> Result<Vec<Device>, CameraError> {
        allowed()?;
        let found = query(ApiBackend::Auto).map_err(meaning)?;
        let mut devices: Vec<Device> = found
            .iter()
            .filter(|info| gives_pictures(info.index()))
            .map(|info| Device { id: DeviceId(info.index().as_string()), name: info.human_name() })
            .collect();
        devices.sort_by(|one, other| (one.id.0.len(), &one.id.0).cmp(&(other.id.0.len(), &other.id.0)));
        if devices.is_empty() { Err(CameraError::NoCamera) } else { Ok(devices) }
    }

    fn open(&self, device: &DeviceId, wish: Option<Size>) -> Result<Box<dyn Source>, CameraError> {
        allowed()?;
        let turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let mut camera = reach(&index(device)).map_err(meaning)?;
        let formats = camera.compatible_camera_formats().map_err(meaning)?;
        let sizes = sizes(&formats);
        let size = Size::nearest(&sizes, wish).ok_or(CameraError::NoCamera)?;
        set(&mut camera, &ranked(&formats, size))?;
        camera.open_stream().map_err(meaning)?;
        Ok(Box::new(Opened { camera, sizes, _turn: turn }))
    }
}

/// A camera that streams.
struct Opened {
    camera: Camera,
    sizes: Vec<Size>,
    /// Given back after the camera is closed: fields are dropped in their order.
    _turn: MutexGuard<'static, ()>,
}

impl Source for Opened {
    fn sizes(&self) -> &[Size] {
        &self.sizes
    }

    fn size(&self) -> Size {
        size_of(&self.camera.camera_format())
    }

    fn next(&mut self) -> Result<RgbImage, CameraError> {
        let buffer = self.camera.frame().map_err(meaning)?;
        let size = Size { width: buffer.resolution().width(), height: buffer.resolution().height() };
        pixels::picture(buffer.buffer(), packing(buffer.source_frame_format()), size)
    }
}

/// Whether the person has not forbidden this program the camera; asks where the system wants to be asked.
fn allowed() -> Result<(), CameraError> {
    if nokhwa::nokhwa_check() {
        return Ok(());
    }
    nokhwa::nokhwa_initialize(|_| {});
    Err(CameraError::Denied)
}

/// Whether a device gives pictures: some nodes of a camera only tell about them. One that cannot be asked is offered,
/// so that whoever takes it hears why.
fn gives_pictures(index: &CameraIndex) -> bool {
    // Not while one of them runs: asking would wait for its end, or change how it runs.
    let Ok(_turn) = ONE_AT_A_TIME.try_lock() else { return true };
    match reach(index) {
        Ok(_) => true,
        Err(NokhwaError::GetPropertyError { property, error }) if TELLS_ITS_FORMS.contains(&property.as_str()) => {
            matches!(reason::of(&error), CameraError::Denied | CameraError::Busy)
        }
        Err(_) => true,
    }
}

/// What nokhwa was asking for when a device without pictures could not answer.
const TELLS_ITS_FORMS: [&str; 2] = ["FrameFormat", "CameraFormat"];

/// A camera before its size is chosen.
fn reach(index: &CameraIndex) -> Result<Camera, NokhwaError> {
    let camera = || Camera::new(index.clone(), anything());
    camera().or_else(|error| if leave_odd_rate(index) { camera() } else { Err(error) })
}

/// nokhwa refuses a camera that was left at a rate such as 12.5 pictures a second, whatever rate is wished: sets it to
/// whole pictures a second. Answers whether that was the matter, and is not any more.
#[cfg(target_os = "linux")]
fn leave_odd_rate(index: &CameraIndex) -> bool {
    use v4l::{
        Device,
        video::{Capture, capture::Parameters},
    };
    let device = index.as_index().ok().and_then(|index| Device::new(index as usize).ok());
    let Some(device) = device else { return false };
    let is_whole = |set: Parameters| set.interval.numerator == 1;
    let odd = device.params().is_ok_and(|set| !is_whole(set));
    // The slowest rate first: it is a whole one almost everywhere.
    odd && [1, 5, 10, 15, 30].into_iter().any(|rate| device.set_params(&Parameters::with_fps(rate)).is_ok_and(is_whole))
}

#[cfg(not(target_os = "linux"))]
fn leave_odd_rate(_: &CameraIndex) -> bool {
    false
}

fn index(device: &DeviceId) -> CameraIndex {
    device.0.parse().map_or_else(|_| CameraIndex::String(device.0.clone()), CameraIndex::Index)
}

fn anything() -> RequestedFormat<'static> {
    RequestedFormat::with_formats(RequestedFormatType::None, &FORMATS)
}

fn size_of(format: &CameraFormat) -> Size {
    Size { width: format.width(), height: format.height() }
}

/// All sizes that can be judged, the largest first.
fn sizes(formats: &[CameraFormat]) -> Vec<Size> {
    let fits = |size: &Size| size.width.min(size.height) >= MIN_SIDE && size.pixels() <= MAX_PIXELS;
    let mut sizes: Vec<Size> = formats.iter().map(size_of).filter(fits).collect();
    sizes.sort_by_key(|size| std::cmp::Reverse((size.pixels(), size.width)));
    sizes.dedup();
    sizes
}

/// The forms of one size: first what comes often enough, and of that the better.
fn ranked(formats: &[CameraFormat], size: Size) -> Vec<CameraFormat> {
    let rank = |format: &CameraFormat| FORMATS.iter().position(|known| *known == format.format());
    let known = formats.iter().copied().filter(|format| size_of(format) == size && rank(format).is_some());
    let mut known: Vec<CameraFormat> = known.collect();
    let often = |format: &CameraFormat| format.frame_rate().min(ENOUGH_A_SECOND);
    known.sort_by_key(|format| (std::cmp::Reverse(often(format)), rank(format), format.frame_rate()));
    known.dedup();
    known
}

/// Sets the first of these forms that the camera takes: nokhwa reads a rate of 25 in two seconds as 25 a second, which the
/// camera then refuses.
fn set(camera: &mut Camera, formats: &[CameraFormat]) -> Result<(), CameraError> {
    let mut refused = CameraError::NoCamera;
    for format in formats {
        let form = [format.format()];
        let request = RequestedFormat::with_formats(RequestedFormatType::Exact(*format), &form);
        match camera.set_camera_requset(request).map_err(meaning) {
            Ok(_) => return Ok(()),
            Err(CameraError::Other(why)) => refused = CameraError::Other(why),
            Err(plain) => return Err(plain),
        }
    }
    Err(refused)
}

fn packing(format: FrameFormat) -> Packing {
    match format {
        FrameFormat::MJPEG => Packing::Jpeg,
        FrameFormat::YUYV => Packing::Yuyv,
        FrameFormat::NV12 => Packing::Nv12,
        FrameFormat::GRAY => Packing::Gray,
        FrameFormat::RAWRGB => Packing::Rgb,
        FrameFormat::RAWBGR => Packing::Bgr,
    }
}

fn meaning(error: NokhwaError) -> CameraError {
    reason::of(&error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nokhwa::utils::Resolution;

    fn format(width: u32, height: u32, form: FrameFormat, rate: u32) -> CameraFormat {
        CameraFormat::new(Resolution::new(width, height), form, rate)
    }

    #[test]
    fn the_form_that_comes_often_enough_is_taken_and_then_the_better() {
        let formats = [
            format(1280, 720, FrameFormat::YUYV, 10),
            format(1280, 720, FrameFormat::MJPEG, 30),
            format(640, 480, FrameFormat::MJPEG, 60),
            format(640, 480, FrameFormat::YUYV, 30),
            format(32, 32, FrameFormat::YUYV, 30),
        ];
        let sizes = sizes(&formats);
        assert_eq!(sizes.iter().map(|size| size.width).collect::<Vec<_>>(), [1280, 640]);
        assert_eq!(ranked(&formats, sizes[0]), [formats[1], formats[0]]);
        assert_eq!(ranked(&formats, sizes[1]), [formats[3], formats[2]]);
    }

    #[test]
    fn a_machine_without_a_camera_says_so() {
        if std::path::Path::new("/dev/video0").exists() {
            return;
        }
        assert_eq!(Machine.list(), Err(CameraError::NoCamera));
        assert_eq!(Machine.open(&DeviceId("0".to_owned()), None).err(), Some(CameraError::Unplugged));
    }
}
