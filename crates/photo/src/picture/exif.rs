//! What a photo's EXIF says about how the camera was held. Nothing in it is trusted further than it is believable.

use exif::{Exif, In, Reader, Tag};
use image::metadata::Orientation;

/// The lenses of phones and cameras that take pictures of tables, in millimetres on a 35 mm film.
const BELIEVABLE_MM: std::ops::RangeInclusive<u32> = 10..=200;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct CameraNotes {
    pub orientation: Orientation,
    pub focal_35mm: Option<f64>,
}

impl Default for CameraNotes {
    fn default() -> Self {
        Self { orientation: Orientation::NoTransforms, focal_35mm: None }
    }
}

impl CameraNotes {
    /// Reads the TIFF part of an EXIF block as far as it goes.
    pub(super) fn read(mut block: Vec<u8>) -> Self {
        // Some writers of WebP keep the mark that JPEG puts before the block.
        if block.starts_with(b"Exif\0\0") {
            block.drain(..6);
        }
        let read = Reader::new().continue_on_error(true).read_raw(block);
        let Ok(exif) = read.or_else(|error| error.distill_partial_result(|_| ())) else { return Self::default() };
        let orientation = number(&exif, Tag::Orientation).and_then(|value| u8::try_from(value).ok());
        // A focal length without the sensor's size says nothing about the angle, so only this one is of use.
        let focal = number(&exif, Tag::FocalLengthIn35mmFilm).filter(|focal| BELIEVABLE_MM.contains(focal));
        Self {
            orientation: orientation.and_then(Orientation::from_exif).unwrap_or(Orientation::NoTransforms),
            focal_35mm: focal.map(f64::from),
        }
    }
}

impl CameraNotes {
    /// An EXIF block that says no more than this; none where there is nothing to say.
    pub(super) fn written(&self) -> Option<Vec<u8>> {
        const SHORT: u16 = 3;
        const LONG: u16 = 4;
        const ORIENTATION: u16 = 0x0112;
        const EXIF_IFD: u16 = 0x8769;
        const FOCAL_35MM: u16 = 0xA405;
        let entry = |tag: u16, kind: u16, value: u32| {
            let value = if kind == SHORT { value << 16 } else { value };
            [&tag.to_be_bytes()[..], &kind.to_be_bytes(), &1_u32.to_be_bytes(), &value.to_be_bytes()].concat()
        };
        let turn = u32::from(self.orientation.to_exif());
        let focal = self.focal_35mm.map(|focal| focal as u32);
        if turn == 1 && focal.is_none() {
            return None;
        }
        let mut block = b"MM\0*\0\0\0\x08".to_vec();
        block.extend(if focal.is_some() { [0, 2] } else { [0, 1] });
        block.extend(entry(ORIENTATION, SHORT, turn));
        if let Some(focal) = focal {
            // Behind the head, the count, two entries and the link to nothing further.
            block.extend(entry(EXIF_IFD, LONG, 8 + 2 + 2 * 12 + 4));
            block.extend([0, 0, 0, 0, 0, 1]);
            block.extend(entry(FOCAL_35MM, SHORT, focal));
        }
        block.extend([0; 4]);
        Some(block)
    }
}

fn number(exif: &Exif, tag: Tag) -> Option<u32> {
    exif.get_field(tag, In::PRIMARY)?.value.get_uint(0)
}
