//! `courtside camera`: which cameras there are, and one picture of one of them.

use std::{
    fs,
    io::{self, Cursor, Write},
    path::{Path, PathBuf},
};

use clap::Args;

use super::{FINE, PROBLEM, WRONG_CALL};
use courtside_devices::camera::{CameraError, Device, Driver, Size};
use courtside_photo::image::{ImageFormat, RgbImage};
use courtside_rules::{
    msg,
    text::{Message, Texts},
};
use courtside_store as store;

#[derive(Args)]
pub(in crate::cli) struct CameraArgs {
    #[arg(long, value_name = "FILE")]
    frame: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    device: Option<String>,
    #[arg(long, value_name = "WIDTHxHEIGHT", requires = "frame", value_parser = size)]
    size: Option<Size>,
}

/// A camera that was just opened is still finding out how bright it is.
const LEFT_OUT: usize = 5;

pub(super) fn run(
    texts: &Texts,
    args: &CameraArgs,
    driver: &dyn Driver,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let kind = match args.frame.as_deref().map(kind) {
        Some(None) => {
            writeln!(err, "{}", texts.get("cli-camera-kind"))?;
            return Ok(WRONG_CALL);
        }
        known => known.flatten(),
    };
    let done = match (&args.frame, kind) {
        (Some(file), Some(kind)) => take(texts, args, driver, file, kind),
        _ => list(texts, args, driver),
    };
    match done {
        Ok(lines) => {
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            Ok(FINE)
        }
        Err(why) => {
            writeln!(err, "{why}")?;
            Ok(PROBLEM)
        }
    }
}

/// A line for each camera with its sizes; one that cannot be opened says why.
fn list(texts: &Texts, args: &CameraArgs, driver: &dyn Driver) -> Result<Vec<String>, String> {
    let devices = devices(args, driver).map_err(|error| said(texts, &error))?;
    let line = |device: &Device| {
        let sizes = match driver.open(&device.id, None) {
            Ok(camera) => camera.sizes().iter().map(Size::to_string).collect::<Vec<_>>().join(", "),
            Err(error) => said(texts, &error),
        };
        texts.say(&msg!("cli-camera-line", device = &device.id.0, name = &device.name, sizes = sizes))
    };
    Ok(devices.iter().map(line).collect())
}

/// Takes one picture and writes it.
fn take(
    texts: &Texts,
    args: &CameraArgs,
    driver: &dyn Driver,
    file: &Path,
    kind: ImageFormat,
) -> Result<Vec<String>, String> {
    let devices = devices(args, driver).map_err(|error| said(texts, &error))?;
    let device = devices.first().ok_or_else(|| said(texts, &CameraError::NoCamera))?;
    let picture = picture(driver, device, args.size).map_err(|error| said(texts, &error))?;
    let unwritten =
        |reason: Message| texts.say(&msg!("cli-judge-unwritten", file = file.display().to_string(), reason = reason));
    let mut bytes = Vec::new();
    picture
        .write_to(&mut Cursor::new(&mut bytes), kind)
        .map_err(|error| unwritten(store::Reason::Other(error.to_string()).message()))?;
    fs::write(file, bytes).map_err(|error| unwritten(store::Reason::from(error).message()))?;
    let size = Size::of(&picture).to_string();
    let taken = msg!("cli-camera-taken", name = &device.name, size = size, file = file.display().to_string());
    Ok(vec![texts.say(&taken)])
}

fn picture(driver: &dyn Driver, device: &Device, wish: Option<Size>) -> Result<RgbImage, CameraError> {
    let mut camera = driver.open(&device.id, wish)?;
    for _ in 0..LEFT_OUT {
        camera.next()?;
    }
    camera.next()
}

/// All cameras, or the one that was asked for.
fn devices(args: &CameraArgs, driver: &dyn Driver) -> Result<Vec<Device>, CameraError> {
    let mut devices = driver.list()?;
    if let Some(wanted) = &args.device {
        devices.retain(|device| device.id.0 == *wanted);
    }
    if devices.is_empty() { Err(CameraError::NoCamera) } else { Ok(devices) }
}

fn said(texts: &Texts, error: &CameraError) -> String {
    texts.say(&msg!("cli-camera-problem", what = error.message(), advice = error.advice()))
}

/// JPEG or PNG, by the end of the name.
fn kind(file: &Path) -> Option<ImageFormat> {
    ImageFormat::from_path(file).ok().filter(|kind| matches!(kind, ImageFormat::Jpeg | ImageFormat::Png))
}

/// "1280x720".
fn size(text: &str) -> Result<Size, String> {
    let sides = text.split_once(['x', '×']).map(|(width, height)| (width.trim().parse(), height.trim().parse()));
    match sides {
        Some((Ok(width), Ok(height))) => Ok(Size { width, height }),
        _ => Err("1280x720".to_owned()),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a failing test may panic")]
mod tests {
    use super::*;
    use courtside_devices::camera::{FrameFolder, machine};
    use courtside_photo::picture::Picture;
    use courtside_rules::text::Language;
    use std::time::Duration;

    fn call(driver: &dyn Driver, args: CameraArgs) -> (u8, String, String) {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let code = run(&Texts::new(Language::English), &args, driver, &mut out, &mut err).unwrap();
        (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
    }

    fn args(frame: Option<PathBuf>, device: Option<&str>) -> CameraArgs {
        CameraArgs { frame, device: device.map(str::to_owned), size: None }
    }

    fn played() -> (tempfile::TempDir, FrameFolder) {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..7_u8 {
            let picture = RgbImage::from_pixel(96, 64, [number * 10; 3].into());
            picture.save(folder.path().join(format!("{number}.png"))).unwrap();
        }
        let driver = FrameFolder::new(folder.path()).with_pace(Duration::ZERO);
        (folder, driver)
    }

    #[test]
    fn cameras_are_listed_with_their_sizes() {
        let (_folder, driver) = played();
        let (code, out, err) = call(&driver, args(None, None));
        assert_eq!((code, &err[..]), (FINE, ""));
        assert!(out.contains("96 × 64"), "{out}");
        let (code, out, err) = call(&driver, args(None, Some("9")));
        assert_eq!((code, &out[..]), (PROBLEM, ""));
        assert!(err.starts_with("No camera found"), "{err}");
    }

    #[test]
    fn a_picture_is_taken_once_the_camera_has_settled() {
        let (folder, driver) = played();
        let file = folder.path().join("taken.jpeg.png");
        let (code, out, err) = call(&driver, args(Some(file.clone()), None));
        assert_eq!((code, &err[..]), (FINE, ""), "{out}");
        let taken = Picture::decode(&fs::read(file).unwrap()).unwrap();
        assert_eq!(taken.rgb.get_pixel(0, 0).0, [50; 3]);
        assert!(out.contains("96 × 64"), "{out}");
    }

    #[test]
    fn a_file_that_is_no_picture_or_cannot_be_written_is_refused() {
        let (folder, driver) = played();
        let (code, _, err) = call(&driver, args(Some(folder.path().join("taken.txt")), None));
        assert!(code == WRONG_CALL && err.contains("PNG"), "{err}");
        let (code, _, err) = call(&driver, args(Some(folder.path().join("no folder/taken.png")), None));
        assert!(code == PROBLEM && err.contains("taken.png"), "{err}");
    }

    #[test]
    fn without_a_camera_the_command_says_what_to_do() {
        if Path::new("/dev/video0").exists() {
            return;
        }
        let (code, out, err) = call(machine().as_ref(), args(None, None));
        assert!(code == PROBLEM && out.is_empty() && err.lines().count() == 1, "{out}{err}");
    }

    #[test]
    fn a_size_is_two_numbers() {
        assert_eq!(size("1280x720"), Ok(Size { width: 1280, height: 720 }));
        for wrong in ["", "1280", "x720", "1280x", "-1x2", "1280x720x3"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
