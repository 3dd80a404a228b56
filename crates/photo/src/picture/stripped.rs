//! A picture's file without what it tells about people and places: no EXIF, no XMP, no captions, nothing behind its end.
//!
//! The pixels are not touched. How the camera was held and its lens are written anew, because the judge needs them.

use super::{
    exif::CameraNotes,
    kind::{self, Kind},
    limits::PictureError,
};
use image::{
    ImageDecoder,
    codecs::{jpeg::JpegDecoder, png::PngDecoder, webp::WebPDecoder},
};
use std::io::Cursor;

/// The same picture in a file that tells nothing but the picture.
pub fn stripped(bytes: &[u8]) -> Result<Vec<u8>, PictureError> {
    let kind = kind::of(bytes)?;
    let exif = match kind {
        Kind::Jpeg => JpegDecoder::new(Cursor::new(bytes)).and_then(|mut it| it.exif_metadata()),
        Kind::Png => PngDecoder::new(Cursor::new(bytes)).and_then(|mut it| it.exif_metadata()),
        Kind::WebP => WebPDecoder::new(Cursor::new(bytes)).and_then(|mut it| it.exif_metadata()),
    };
    let notes = exif.ok().flatten().map(CameraNotes::read).unwrap_or_default().written();
    let kept = match kind {
        Kind::Jpeg => jpeg(bytes, notes.as_deref()),
        Kind::Png => png(bytes, notes.as_deref()),
        Kind::WebP => webp(bytes, notes.as_deref()),
    };
    kept.ok_or(PictureError::CutShort)
}

/// What such a file's name ends in.
pub fn extension(bytes: &[u8]) -> Option<&'static str> {
    kind::of(bytes).ok().map(|kind| match kind {
        Kind::Jpeg => "jpg",
        Kind::Png => "png",
        Kind::WebP => "webp",
    })
}

/// Colour spaces and tables stay; of the parts that programs add only those that say how the numbers are meant.
fn jpeg(bytes: &[u8], notes: Option<&[u8]>) -> Option<Vec<u8>> {
    let mut out = bytes.get(..2)?.to_vec();
    if let Some(notes) = notes {
        out.extend([0xFF, 0xE1]);
        out.extend(u16::try_from(notes.len() + 8).ok()?.to_be_bytes());
        out.extend(b"Exif\0\0");
        out.extend(notes);
    }
    let mut at = 2;
    loop {
        // Between parts any number of FF may stand.
        while bytes.get(at) == Some(&0xFF) && bytes.get(at + 1) == Some(&0xFF) {
            at += 1;
        }
        let (first, mark) = (*bytes.get(at)?, *bytes.get(at + 1)?);
        if first != 0xFF {
            // Stray bytes between parts are no part of the picture.
            at += 1;
            continue;
        }
        match mark {
            0xD9 => {
                out.extend([0xFF, 0xD9]);
                return Some(out);
            }
            0x00 | 0x01 | 0xD0..=0xD8 => at += 2,
            _ => {
                let length = usize::from(u16::from_be_bytes([*bytes.get(at + 2)?, *bytes.get(at + 3)?]));
                let mut end = at + 2 + length;
                let body = bytes.get(at + 4..end)?;
                let keep = match mark {
                    0xE0 => body.starts_with(b"JFIF\0"),
                    0xE2 => body.starts_with(b"ICC_PROFILE\0"),
                    0xEE => body.starts_with(b"Adobe"),
                    0xE0..=0xEF | 0xFE => false,
                    _ => true,
                };
                if mark == 0xDA {
                    end += coded(bytes.get(end..)?)?;
                }
                if keep {
                    out.extend(bytes.get(at..end)?);
                }
                at = end;
            }
        }
    }
}

/// How long the coded pixels are: up to the next mark that is none of theirs.
fn coded(bytes: &[u8]) -> Option<usize> {
    bytes.windows(2).position(|pair| pair[0] == 0xFF && !matches!(pair[1], 0x00 | 0xD0..=0xD7 | 0xFF))
}

/// Only parts that say how the picture is drawn.
fn png(bytes: &[u8], notes: Option<&[u8]>) -> Option<Vec<u8>> {
    const KEPT: [&[u8]; 13] = [
        b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"cHRM", b"gAMA", b"iCCP", b"sBIT", b"sRGB", b"cICP", b"bKGD",
        b"pHYs",
    ];
    let mut out = bytes.get(..8)?.to_vec();
    let mut rest = bytes.get(8..)?;
    loop {
        let length = u32::from_be_bytes(rest.get(..4)?.try_into().ok()?) as usize;
        let whole = rest.get(..length.checked_add(12)?)?;
        let name = &whole[4..8];
        if KEPT.contains(&name) {
            out.extend(whole);
        }
        if name == b"IHDR"
            && let Some(notes) = notes
        {
            out.extend(u32::try_from(notes.len()).ok()?.to_be_bytes());
            let part = [b"eXIf", notes].concat();
            out.extend(&part);
            out.extend(crc(&part).to_be_bytes());
        }
        if name == b"IEND" {
            return Some(out);
        }
        rest = &rest[whole.len()..];
    }
}

/// The checksum that PNG puts behind each part.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 })
    })
}

fn webp(bytes: &[u8], notes: Option<&[u8]>) -> Option<Vec<u8>> {
    const KEPT: [&[u8]; 8] = [b"VP8X", b"VP8 ", b"VP8L", b"ALPH", b"ANIM", b"ANMF", b"ICCP", b"FRGM"];
    const EXIF: u8 = 0x08;
    const XMP: u8 = 0x04;
    let size = u32::from_le_bytes(bytes.get(4..8)?.try_into().ok()?) as usize;
    let mut rest = bytes.get(12..size.checked_add(8)?)?;
    let mut out = bytes.get(..12)?.to_vec();
    let mut extended = false;
    while !rest.is_empty() {
        let length = u32::from_le_bytes(rest.get(4..8)?.try_into().ok()?) as usize;
        let whole = rest.get(..length.checked_add(8)?)?;
        if KEPT.contains(&&whole[..4]) {
            let at = out.len();
            out.extend(whole);
            out.extend(vec![0; length % 2]);
            if whole.starts_with(b"VP8X") {
                extended = true;
                let flags = out.get_mut(at + 8)?;
                *flags = *flags & !(EXIF | XMP) | if notes.is_some() { EXIF } else { 0 };
            }
        }
        rest = rest.get(length + 8 + length % 2..).unwrap_or_default();
    }
    // Only the extended form has a place for it, and only from there it can have been read.
    if let Some(notes) = notes.filter(|_| extended) {
        out.extend(b"EXIF");
        out.extend(u32::try_from(notes.len()).ok()?.to_le_bytes());
        out.extend(notes);
        out.extend(vec![0; notes.len() % 2]);
    }
    let size = u32::try_from(out.len() - 8).ok()?.to_le_bytes();
    out[4..8].copy_from_slice(&size);
    Some(out)
}
