//! A picture of each stage of a judgement, to look at and to show to people who dispute it.
//!
//! No sentence stands here: the caller says every [`Word`] in its language, and brings the fonts.

mod band;
mod canvas;
mod colours;
mod crop;
mod floor;
mod font;
mod labels;
mod matches;
mod placed;
mod scene;
mod table;
mod tags;
#[cfg(test)]
mod tests;
mod tools;
mod visibility;

pub use colours::guest as guest_colour;
pub use crop::{crop, hider_colour};
pub use font::Fonts;
pub use labels::{Column, Plate, Word};
pub use tools::Tools;

use crate::{kit::Kit, picture::Picture, scene::findings::Judgement};
use image::{
    RgbImage,
    codecs::{jpeg::JpegEncoder, png::PngEncoder},
};
use scene::Judged;

/// The pictures of a judgement, each with the name of its stage.
pub fn trace(kit: &Kit, photo: &Picture, judgement: &Judgement, tools: &Tools<'_>) -> Vec<(String, RgbImage)> {
    let cards = scene::cards(kit, &judgement.findings);
    let scene = Judged::new(kit, photo, judgement, &cards, *tools);
    let pictures = [
        (Plate::Floor, floor::picture(&scene)),
        (Plate::Matches, matches::picture(&scene)),
        (Plate::Placed, placed::picture(&scene)),
        (Plate::Visibility, visibility::picture(&scene)),
    ];
    pictures.into_iter().filter_map(|(stage, picture)| Some((stage.name().to_owned(), picture?))).collect()
}

/// A picture as the bytes of a PNG file.
pub fn png(picture: &RgbImage) -> image::ImageResult<Vec<u8>> {
    let mut bytes = Vec::new();
    picture.write_with_encoder(PngEncoder::new(&mut bytes))?;
    Ok(bytes)
}

/// A trace picture as the bytes of a JPEG file.
pub fn jpeg(picture: &RgbImage) -> image::ImageResult<Vec<u8>> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(picture)?;
    Ok(bytes)
}
