//! What the complaint of a camera's driver means. Drivers answer in words; the system's number in them is what can be relied on.

use crate::camera::CameraError;

/// What a driver's words mean.
pub fn of(words: &str) -> CameraError {
    match system_number(words) {
        // EPERM, EACCES
        Some(1 | 13) => CameraError::Denied,
        // EBUSY
        Some(16) => CameraError::Busy,
        // ENOENT, ENXIO, ENODEV
        Some(2 | 6 | 19) => CameraError::Unplugged,
        _ if holds(words, &["0x80070005", "not authorized", "access is denied"]) => CameraError::Denied,
        // MF_E_HW_MFT_FAILED_START_STREAMING, and the sharing violation before it
        _ if holds(words, &["0xc00d3704", "0x80070020", "in use"]) => CameraError::Busy,
        // MF_E_VIDEO_RECORDING_DEVICE_INVALIDATED
        _ if holds(words, &["0xc00d3ea2", "disconnected"]) => CameraError::Unplugged,
        _ => CameraError::Other(words.to_owned()),
    }
}

/// The 13 of "Permission denied (os error 13)".
fn system_number(words: &str) -> Option<i32> {
    let (_, after) = words.rsplit_once("(os error ")?;
    after.split(')').next()?.parse().ok()
}

fn holds(words: &str, signs: &[&str]) -> bool {
    let words = words.to_ascii_lowercase();
    signs.iter().any(|sign| words.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_number_says_why_whatever_its_words() {
        for (words, meant) in [
            ("Could not open device 0: V4L2 Error: Permission denied (os error 13)", CameraError::Denied),
            ("Could not open device stream: Device or resource busy (os error 16)", CameraError::Busy),
            ("Could not capture frame: Нет такого устройства (os error 19)", CameraError::Unplugged),
            ("Could not open device 7: V4L2 Error: No such file or directory (os error 2)", CameraError::Unplugged),
            ("Failed to open device: 0x80070005", CameraError::Denied),
        ] {
            assert_eq!(of(words), meant, "{words}");
        }
        let odd = "Could not get device property CameraFormat: Failed to Fufill";
        assert_eq!(of(odd), CameraError::Other(odd.to_owned()));
    }
}
