//! What is read as a picture, and how everything else is refused.
#![expect(clippy::disallowed_methods, reason = "the tests read the fixtures")]

mod laws;
mod reading;
mod refusing;
mod stripping;

use image::{
    ExtendedColorType, ImageEncoder, Rgb, RgbImage,
    codecs::{jpeg::JpegEncoder, png::PngEncoder, webp::WebPEncoder},
};

const RED: [u8; 3] = [200, 40, 40];
const GREEN: [u8; 3] = [40, 180, 40];
const WHITE: [u8; 3] = [230, 230, 230];

/// Lies on its side: white, with the beginning of the first row red and its end green.
fn marked() -> RgbImage {
    let (width, height) = (96, 64);
    RgbImage::from_fn(width, height, |x, y| match (x, y) {
        (0..16, 0..16) => Rgb(RED),
        (80.., 0..16) => Rgb(GREEN),
        _ => Rgb(WHITE),
    })
}

fn jpeg(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 95).encode_image(picture).expect("it can be written");
    bytes
}

/// A JPEG with an EXIF block behind its first mark.
fn jpeg_with(exif: &[u8], picture: &RgbImage) -> Vec<u8> {
    let plain = jpeg(picture);
    let length = u16::try_from(exif.len() + 8).expect("a short block").to_be_bytes();
    [&plain[..2], b"\xFF\xE1", &length, b"Exif\0\0", exif, &plain[2..]].concat()
}

fn png_of(samples: &[u8], width: u32, height: u32, color: ExtendedColorType) -> Vec<u8> {
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes).write_image(samples, width, height, color).expect("it can be written");
    bytes
}

fn png(picture: &RgbImage) -> Vec<u8> {
    png_of(picture, picture.width(), picture.height(), ExtendedColorType::Rgb8)
}

fn webp(picture: &RgbImage) -> Vec<u8> {
    webp_with(Vec::new(), picture)
}

fn webp_with(exif: Vec<u8>, picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = WebPEncoder::new_lossless(&mut bytes);
    if !exif.is_empty() {
        encoder.set_exif_metadata(exif).expect("WebP has EXIF");
    }
    let (width, height) = picture.dimensions();
    encoder.write_image(picture, width, height, ExtendedColorType::Rgb8).expect("it can be written");
    bytes
}

/// An EXIF block with an orientation and a focal length as on a 35 mm film.
fn exif(orientation: u16, focal_35mm: u16) -> Vec<u8> {
    let entry = |tag: u16, kind: u16, value: u32| {
        [&tag.to_le_bytes()[..], &kind.to_le_bytes(), &1_u32.to_le_bytes(), &value.to_le_bytes()].concat()
    };
    const SHORT: u16 = 3;
    const LONG: u16 = 4;
    let second = 8 + 2 + 2 * 12 + 4;
    [
        b"II*\0\x08\0\0\0".to_vec(),
        2_u16.to_le_bytes().to_vec(),
        entry(0x0112, SHORT, orientation.into()),
        entry(0x8769, LONG, second),
        vec![0; 4],
        1_u16.to_le_bytes().to_vec(),
        entry(0xA405, SHORT, focal_35mm.into()),
        vec![0; 4],
    ]
    .concat()
}

/// Whether a colour came through, as far as a JPEG keeps it.
#[track_caller]
fn assert_near(found: &Rgb<u8>, wanted: [u8; 3], within: u8) {
    let near = found.0.iter().zip(wanted).all(|(one, other)| one.abs_diff(other) <= within);
    assert!(near, "{found:?} is not {wanted:?}");
}

fn fixture(name: &str) -> Vec<u8> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos");
    std::fs::read(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
