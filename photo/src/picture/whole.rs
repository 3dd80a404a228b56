//! Whether a file has all of its parts and none that is larger than it says, before a decoder sees it.

use super::{Bounds, PictureError};

/// Whether a JPEG goes on to its end mark.
pub(super) fn jpeg(bytes: &[u8]) -> bool {
    let mut rest = bytes.get(2..).unwrap_or_default();
    // Within coded pixels a mark is never more than FF 00 or a restart, so one walk does for all parts.
    while let Some(at) = rest.iter().position(|byte| *byte == 0xFF) {
        rest = &rest[at + 1..];
        let Some(mark) = rest.first() else { return false };
        match mark {
            0xD9 => return true,
            0xFF => {}
            0x00 | 0x01 | 0xD0..=0xD8 => rest = &rest[1..],
            _ => {
                let Some(length) = rest.get(1..3) else { return false };
                let length = usize::from(u16::from_be_bytes([length[0], length[1]]));
                let Some(after) = rest.get(1 + length..) else { return false };
                rest = after;
            }
        }
    }
    false
}

/// A PNG says its size first; what it holds besides is bounded by the decoder.
pub(super) fn png(bytes: &[u8], bounds: &Bounds) -> Result<(), PictureError> {
    let side = |at: usize| number(bytes, at, 4, false).ok_or(PictureError::CutShort);
    let (width, height) = (side(16)?, side(20)?);
    bounds.check(width, height)
}

/// All parts of a WebP lie within the file, and none of its pictures is larger than allowed.
pub(super) fn webp(bytes: &[u8], bounds: &Bounds) -> Result<(), PictureError> {
    let size = number(bytes, 4, 4, true).ok_or(PictureError::CutShort)?;
    let body = usize::try_from(size).ok().and_then(|size| bytes.get(12..size.checked_add(8)?));
    parts(body.ok_or(PictureError::CutShort)?, bounds, true)
}

fn parts(mut rest: &[u8], bounds: &Bounds, outer: bool) -> Result<(), PictureError> {
    while !rest.is_empty() {
        let name = rest.get(..4).ok_or(PictureError::CutShort)?;
        let size = number(rest, 4, 4, true).ok_or(PictureError::CutShort)? as usize;
        let part = rest.get(8..).and_then(|rest| rest.get(..size)).ok_or(PictureError::CutShort)?;
        let wrong = || PictureError::Damaged("a part of the WebP file is too short".to_owned());
        // Where each kind of part keeps its width and height, and in how many bytes or bits.
        let sides = match name {
            b"VP8X" => pair(number(part, 4, 3, true), number(part, 7, 3, true)).map(|(w, h)| (w + 1, h + 1)),
            b"VP8 " => pair(number(part, 6, 2, true), number(part, 8, 2, true)).map(|(w, h)| (w & 0x3FFF, h & 0x3FFF)),
            b"VP8L" => number(part, 1, 4, true).map(|bits| ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)),
            b"ANMF" if outer => {
                parts(part.get(16..).ok_or_else(wrong)?, &Bounds { min_side: 0, ..*bounds }, false)?;
                pair(number(part, 6, 3, true), number(part, 9, 3, true)).map(|(w, h)| (w + 1, h + 1))
            }
            _ => Some((bounds.min_side, bounds.min_side)),
        };
        let (width, height) = sides.ok_or_else(wrong)?;
        let bounds = if name == b"ANMF" { &Bounds { min_side: 0, ..*bounds } } else { bounds };
        bounds.check(width, height)?;
        rest = rest.get(8 + size + size % 2..).unwrap_or_default();
    }
    Ok(())
}

fn pair(one: Option<u32>, other: Option<u32>) -> Option<(u32, u32)> {
    Some((one?, other?))
}

/// A whole number of so many bytes.
fn number(bytes: &[u8], at: usize, count: usize, little: bool) -> Option<u32> {
    let bytes = bytes.get(at..at + count)?;
    let add = |sum: u32, byte: &u8| sum << 8 | u32::from(*byte);
    Some(if little { bytes.iter().rev().fold(0, add) } else { bytes.iter().fold(0, add) })
}
