//! What kind of file some bytes are, by their beginning.

use super::limits::PictureError;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Jpeg,
    Png,
    WebP,
}

/// The kind of a file that is read, or what else it seems to be.
pub(super) fn of(bytes: &[u8]) -> Result<Kind, PictureError> {
    if bytes.starts_with(b"\xFF\xD8\xFF") {
        return Ok(Kind::Jpeg);
    }
    if bytes.starts_with(b"\x89PNG\r\n\x1A\n") {
        return Ok(Kind::Png);
    }
    if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        return Ok(Kind::WebP);
    }
    Err(other(bytes).map_or(PictureError::NotAPicture, PictureError::OtherKind))
}

/// Pictures that people do have, so that the answer can name them.
fn other(bytes: &[u8]) -> Option<&'static str> {
    const BEGINNINGS: [(&[u8], &str); 6] = [
        (b"GIF87a", "GIF"),
        (b"GIF89a", "GIF"),
        (b"II*\0", "TIFF"),
        (b"MM\0*", "TIFF"),
        (b"%PDF-", "PDF"),
        (b"\0\0\0\x0CJXL ", "JPEG XL"),
    ];
    let begins = BEGINNINGS.iter().find(|(beginning, _)| bytes.starts_with(beginning)).map(|(_, name)| *name);
    begins.or_else(|| match (bytes.get(4..8)?, bytes.get(8..12)?) {
        (b"ftyp", b"avif" | b"avis") => Some("AVIF"),
        (b"ftyp", b"heic" | b"heix" | b"hevc" | b"hevx" | b"heim" | b"heis" | b"mif1" | b"msf1") => Some("HEIC"),
        (b"ftyp", _) => Some("MP4"),
        _ => None,
    })
}
