//! What a photo's file tells besides the picture does not get into files that are written.

use super::*;
use crate::picture::{Picture, stripped};

/// As it would stand in a caption, in XMP and in coordinates.
const SECRET: &[u8] = b"GPS 52.5163N 13.3777E, Lena at home";

fn holds_secret(bytes: &[u8]) -> bool {
    bytes.windows(SECRET.len()).any(|part| part == SECRET)
}

/// An EXIF block with more in it than is needed.
fn talkative(orientation: u16, focal: u16) -> Vec<u8> {
    [exif(orientation, focal), SECRET.to_vec()].concat()
}

fn jpeg_part(mark: u8, body: &[u8]) -> Vec<u8> {
    let length = u16::try_from(body.len() + 2).expect("a short part").to_be_bytes();
    [&[0xFF, mark][..], &length, body].concat()
}

#[track_caller]
fn assert_same_picture(before: &[u8], after: &[u8]) {
    let (before, after) = (Picture::decode(before).expect("before"), Picture::decode(after).expect("after"));
    assert_eq!(before.focal_35mm, after.focal_35mm);
    assert_eq!(before.rgb, after.rgb);
}

#[test]
fn a_jpeg_loses_its_places_and_captions_and_keeps_its_pixels_orientation_and_lens() {
    for (orientation, focal) in [(6, 26), (1, 0), (3, 500), (8, 50)] {
        let plain = jpeg_with(&talkative(orientation, focal), &marked());
        let xmp = jpeg_part(0xE1, &[b"http://ns.adobe.com/xap/1.0/\0", SECRET].concat());
        let iptc = jpeg_part(0xED, &[b"Photoshop 3.0\0", SECRET].concat());
        let comment = jpeg_part(0xFE, SECRET);
        let two = jpeg_part(0xE2, &[b"MPF\0", SECRET].concat());
        let photo = [&plain[..2], &xmp, &iptc, &comment, &two, &plain[2..], SECRET].concat();
        let bare = stripped(&photo).expect("it is a picture");
        assert!(holds_secret(&photo) && !holds_secret(&bare));
        assert_same_picture(&photo, &bare);
        assert_eq!(stripped(&bare).expect("it is one still"), bare);
    }
}

#[test]
fn a_png_loses_its_places_and_captions_and_keeps_its_pixels_orientation_and_lens() {
    let plain = png(&marked());
    let part = |name: &[u8], body: &[u8]| {
        let length = u32::try_from(body.len()).expect("a short part").to_be_bytes();
        // The decoder looks at the checksums of these parts only where it needs them.
        let sum = crc32(&[name, body].concat()).to_be_bytes();
        [&length[..], name, body, &sum].concat()
    };
    let head = 8 + 25;
    let text = part(b"tEXt", &[b"Comment\0", SECRET].concat());
    let notes = part(b"eXIf", &talkative(6, 35));
    let photo = [&plain[..head], &text, &notes, &plain[head..], SECRET].concat();
    let bare = stripped(&photo).expect("it is a picture");
    assert!(holds_secret(&photo) && !holds_secret(&bare));
    assert_same_picture(&photo, &bare);
    assert_eq!(Picture::decode(&bare).expect("it is one").focal_35mm, Some(35.0));
}

#[test]
fn a_webp_loses_its_places_and_keeps_its_pixels_orientation_and_lens() {
    for exif in [talkative(6, 35), Vec::new()] {
        let photo = [webp_with(exif.clone(), &marked()), SECRET.to_vec()].concat();
        let bare = stripped(&photo).expect("it is a picture");
        assert!(holds_secret(&photo) && !holds_secret(&bare));
        assert_same_picture(&photo, &bare);
    }
    let moving = fixture("animated.webp");
    assert_same_picture(&moving, &stripped(&moving).expect("it is a picture"));
}

#[test]
fn what_ends_too_early_is_said_to() {
    let photo = jpeg_with(&exif(6, 26), &marked());
    assert!(stripped(&photo[..photo.len() / 2]).is_err());
    assert!(stripped(&png(&marked())[..60]).is_err());
    assert!(stripped(&webp(&marked())[..40]).is_err());
    assert!(stripped(b"nothing of the kind").is_err());
}

fn crc32(bytes: &[u8]) -> u32 {
    let table = |byte: u32| (0..8).fold(byte, |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 });
    !bytes.iter().fold(u32::MAX, |sum, byte| sum >> 8 ^ table((sum ^ u32::from(*byte)) & 0xFF))
}
