//! Whether a file has all of its parts and none that is larger than it says, before a decoder sees it.

use super::limits::{Bounds, PictureError};

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

/// All parts of a WebP lie within the file, none of its pictures is larger than allowed, and each fills its frame.
pub(super) fn webp(bytes: &[u8], bounds: &Bounds) -> Result<(), PictureError> {
    let size = little(bytes, 4, 4).ok_or(PictureError::CutShort)?;
    let body = usize::try_from(size).ok().and_then(|size| bytes.get(12..size.checked_add(8)?));
    let mut rest = body.ok_or(PictureError::CutShort)?;
    while let Some((name, part)) = next_part(&mut rest)? {
        if name == b"ANMF" {
            let size = webp_size(name, part)?.unwrap_or_default();
            Bounds { min_side: 0, ..*bounds }.check(size.0, size.1)?;
            webp_frame(part.get(16..).unwrap_or_default(), size)?;
        } else if let Some((width, height)) = webp_size(name, part)? {
            bounds.check(width, height)?;
        }
    }
    Ok(())
}

/// The decoder takes what follows a frame's alpha for a picture of the frame's size without looking, and would panic.
fn webp_frame(mut rest: &[u8], size: (u32, u32)) -> Result<(), PictureError> {
    let mut after_alpha = false;
    while let Some((name, part)) = next_part(&mut rest)? {
        let picture = if name == b"VP8X" { None } else { webp_size(name, part)? };
        if (after_alpha && name != b"VP8 ") || picture.is_some_and(|picture| picture != size) {
            return Err(wrong());
        }
        after_alpha = name == b"ALPH";
    }
    Ok(())
}

/// The name of a part and its bytes.
type Segment<'a> = (&'a [u8], &'a [u8]);

/// Takes the next part of a RIFF file.
fn next_part<'a>(rest: &mut &'a [u8]) -> Result<Option<Segment<'a>>, PictureError> {
    if rest.is_empty() {
        return Ok(None);
    }
    let name = rest.get(..4).ok_or(PictureError::CutShort)?;
    let size = little(rest, 4, 4).ok_or(PictureError::CutShort)? as usize;
    let part = rest.get(8..).and_then(|rest| rest.get(..size)).ok_or(PictureError::CutShort)?;
    *rest = rest.get(8 + size + size % 2..).unwrap_or_default();
    Ok(Some((name, part)))
}

/// Width and height of a part that has them.
fn webp_size(name: &[u8], part: &[u8]) -> Result<Option<(u32, u32)>, PictureError> {
    let pair = |one: Option<u32>, other: Option<u32>| Some((one?, other?));
    let size = match name {
        b"VP8X" => pair(little(part, 4, 3), little(part, 7, 3)).map(|(width, height)| (width + 1, height + 1)),
        b"ANMF" => pair(little(part, 6, 3), little(part, 9, 3)).map(|(width, height)| (width + 1, height + 1)),
        // The two highest bits only ask for scaling.
        b"VP8 " => {
            pair(little(part, 6, 2), little(part, 8, 2)).map(|(width, height)| (width & 0x3FFF, height & 0x3FFF))
        }
        b"VP8L" => little(part, 1, 4).map(|bits| ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)),
        _ => return Ok(None),
    };
    size.ok_or_else(wrong).map(Some)
}

fn wrong() -> PictureError {
    PictureError::Damaged("the parts of the WebP file do not fit each other".to_owned())
}

fn little(bytes: &[u8], at: usize, count: usize) -> Option<u32> {
    number(bytes, at, count, true)
}

/// A whole number of so many bytes.
fn number(bytes: &[u8], at: usize, count: usize, little: bool) -> Option<u32> {
    let bytes = bytes.get(at..at + count)?;
    let add = |sum: u32, byte: &u8| sum << 8 | u32::from(*byte);
    Some(if little { bytes.iter().rev().fold(0, add) } else { bytes.iter().fold(0, add) })
}
