//! A picture of each stage of a judgement, to look at.

use crate::{Judgement, kit::Kit, picture::Picture};
use image::{RgbImage, codecs::jpeg::JpegEncoder};

/// The pictures of a judgement, each with the name of its stage.
pub fn trace(_kit: &Kit, _photo: &Picture, _judgement: &Judgement) -> Vec<(String, RgbImage)> {
    Vec::new()
}

/// A trace picture as the bytes of a JPEG file.
pub fn jpeg(picture: &RgbImage) -> image::ImageResult<Vec<u8>> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(picture)?;
    Ok(bytes)
}
