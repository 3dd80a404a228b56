//! Everything that is no picture, too large, too small or not whole is refused with its reason.

use super::{exif, fixture, jpeg, jpeg_with, marked, png, webp};
use crate::picture::{MAX_FILE_BYTES, MAX_PIXELS, Picture, PictureError};
use image::RgbImage;

fn refusal(bytes: &[u8]) -> PictureError {
    match Picture::decode(bytes) {
        Ok(picture) => panic!("taken: {:?}", picture.rgb.dimensions()),
        Err(error) => error,
    }
}

#[test]
fn what_is_no_picture_is_named() {
    assert_eq!(refusal(b""), PictureError::Empty);
    assert_eq!(refusal(b"{ \"corgi\": \"A2\" }"), PictureError::NotAPicture);
    assert_eq!(refusal(&[0; 5000]), PictureError::NotAPicture);
    assert_eq!(refusal(b"\xFF\xD8"), PictureError::NotAPicture);
    assert_eq!(refusal(b"GIF89a............"), PictureError::OtherKind("GIF"));
    assert_eq!(refusal(b"\0\0\0\x18ftypheic\0\0\0\0"), PictureError::OtherKind("HEIC"));
    assert_eq!(refusal(b"\0\0\0\x18ftypavif\0\0\0\0"), PictureError::OtherKind("AVIF"));
    assert_eq!(refusal(b"RIFF\x10\0\0\0WAVEfmt "), PictureError::NotAPicture);
}

#[test]
fn a_file_with_too_many_bytes_is_not_looked_at() {
    let mut bytes = jpeg(&marked());
    bytes.resize(MAX_FILE_BYTES + 1, 0);
    assert_eq!(refusal(&bytes), PictureError::TooManyBytes { limit: MAX_FILE_BYTES });
}

#[test]
fn a_picture_that_is_too_small_is_refused() {
    let small = RgbImage::new(200, 63);
    for bytes in [jpeg(&small), png(&small), webp(&small)] {
        assert_eq!(refusal(&bytes), PictureError::TooSmall { width: 200, height: 63, min_side: 64 });
    }
}

#[test]
fn a_picture_that_says_it_is_huge_is_refused_before_it_is_decoded() {
    let huge = |width, height| PictureError::TooLarge { width, height, max_pixels: MAX_PIXELS };
    let mut bytes = png(&marked());
    bytes[16..24].copy_from_slice(&[0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 64]);
    assert_eq!(refusal(&bytes), huge(0x7FFF_FFFF, 64));

    let mut bytes = jpeg(&marked());
    let frame = bytes.windows(2).position(|mark| mark == [0xFF, 0xC0]).expect("it has a frame");
    bytes[frame + 5..frame + 9].copy_from_slice(&[0x40, 0, 0x40, 0]);
    assert_eq!(refusal(&bytes), huge(0x4000, 0x4000));

    let mut bytes = fixture("animated.webp");
    bytes[24..30].copy_from_slice(&[0xFF, 0x3F, 0, 0xFF, 0x3F, 0]);
    assert_eq!(refusal(&bytes), huge(0x4000, 0x4000));

    // A small canvas with a huge picture on it.
    let mut bytes = fixture("animated.webp");
    let frame = bytes.windows(4).position(|part| part == b"ANMF").expect("it has a frame") + 8;
    bytes[frame + 6..frame + 12].copy_from_slice(&[0xFF, 0x3F, 0, 0xFF, 0x3F, 0]);
    assert_eq!(refusal(&bytes), huge(0x4000, 0x4000));
}

#[test]
fn a_picture_that_does_not_fill_its_frame_is_refused() {
    let whole = fixture("animated.webp");
    let alpha = whole.windows(4).position(|part| part == b"ALPH").expect("its first frame is transparent in part");
    let picture = alpha + whole[alpha..].windows(4).position(|part| part == b"VP8 ").expect("it has colours");
    let mut bytes = whole.clone();
    // The height, behind the mark of the frame and the width.
    bytes[picture + 16] += 1;
    assert!(matches!(refusal(&bytes), PictureError::Damaged(_)));
    let mut bytes = whole;
    bytes[picture] = b'W';
    assert!(matches!(refusal(&bytes), PictureError::Damaged(_)));
}

#[test]
fn every_file_that_was_cut_short_is_refused() {
    let small = image::imageops::crop_imm(&marked(), 0, 0, 64, 64).to_image();
    let still_named = |bytes: &[u8], from: usize| {
        for length in from..bytes.len() {
            assert_eq!(refusal(&bytes[..length]), PictureError::CutShort, "{length} of {}", bytes.len());
        }
    };
    still_named(&jpeg(&small), 3);
    still_named(&jpeg_with(&exif(1, 26), &small), 3);
    still_named(&webp(&small), 12);
    let whole = png(&small);
    // The last twelve bytes of a PNG only say that it ends.
    for length in 8..whole.len() - 12 {
        let refusal = refusal(&whole[..length]);
        assert!(matches!(refusal, PictureError::CutShort | PictureError::Damaged(_)), "{length}: {refusal}");
    }
}

#[test]
fn damage_is_told() {
    let mut bytes = png(&marked());
    let at = bytes.windows(4).position(|part| part == b"IDAT").expect("it has pixels") + 8;
    bytes[at] ^= 0xFF;
    assert!(matches!(refusal(&bytes), PictureError::Damaged(_)));
    assert!(matches!(
        refusal(b"\xFF\xD8\xFF\xE0\0\x10JFIF\0\xFF\xD9"),
        PictureError::CutShort | PictureError::Damaged(_)
    ));
}
