//! Pictures of all the kinds that are read come out upright and in the right colours.

use super::{GREEN, RED, WHITE, assert_near, exif, fixture, jpeg, jpeg_with, marked, png, png_of, webp, webp_with};
use crate::picture::{Alpha, Bounds, Picture, Sheet};
use image::{ExtendedColorType, Rgb};

fn decode(bytes: &[u8]) -> Picture {
    Picture::decode(bytes).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_three_kinds_are_told_by_their_content() {
    for bytes in [jpeg(&marked()), png(&marked()), webp(&marked())] {
        let picture = decode(&bytes);
        assert_eq!(picture.rgb.dimensions(), (96, 64));
        assert_eq!(picture.focal_35mm, None);
        assert_near(picture.rgb.get_pixel(4, 4), RED, 6);
        assert_near(picture.rgb.get_pixel(92, 4), GREEN, 6);
        assert_near(picture.rgb.get_pixel(48, 40), WHITE, 6);
    }
}

#[test]
fn all_eight_orientations_are_turned_upright() {
    // Where the standard puts the beginning and the end of the first stored row: right of the middle, below it.
    const PLACES: [[(bool, bool); 2]; 8] = [
        [(false, false), (true, false)],
        [(true, false), (false, false)],
        [(true, true), (false, true)],
        [(false, true), (true, true)],
        [(false, false), (false, true)],
        [(true, false), (true, true)],
        [(true, true), (true, false)],
        [(false, true), (false, false)],
    ];
    for (orientation, places) in (1..).zip(PLACES) {
        for bytes in [jpeg_with(&exif(orientation, 26), &marked()), webp_with(exif(orientation, 26), &marked())] {
            let picture = decode(&bytes).rgb;
            let (width, height) = picture.dimensions();
            assert_eq!((width, height), if orientation < 5 { (96, 64) } else { (64, 96) }, "{orientation}");
            for ((right, below), colour) in places.into_iter().zip([RED, GREEN]) {
                let at = (if right { width - 5 } else { 4 }, if below { height - 5 } else { 4 });
                assert_near(picture.get_pixel(at.0, at.1), colour, 6);
            }
        }
    }
}

#[test]
fn a_photo_that_was_stored_turned_is_upright() {
    let picture = decode(&fixture("scenes/07/photo.jpg"));
    assert_eq!(picture.rgb.dimensions(), (2048, 1536));
}

#[test]
fn only_a_believable_focal_length_is_used() {
    for (focal, expected) in
        [(26, Some(26.0)), (10, Some(10.0)), (200, Some(200.0)), (0, None), (9, None), (65535, None)]
    {
        assert_eq!(decode(&jpeg_with(&exif(1, focal), &marked())).focal_35mm, expected, "{focal}");
    }
    assert_eq!(decode(&fixture("scenes/08/photo.jpg")).focal_35mm, Some(27.0));
    assert_eq!(decode(&fixture("scenes/01/photo.jpg")).focal_35mm, None);
}

#[test]
fn absurd_or_broken_exif_is_as_good_as_none() {
    let whole = exif(6, 26);
    let blocks = [
        exif(0, 26),
        exif(9, 26),
        exif(60_000, 26),
        Vec::new(),
        vec![0xFF; 40],
        b"II*\0\xFF\xFF\xFF\xFF".to_vec(),
        whole[..20].to_vec(),
    ];
    for block in blocks {
        let picture = decode(&jpeg_with(&block, &marked()));
        assert_eq!(picture.rgb.dimensions(), (96, 64));
    }
    // What of it can still be read is used: here the orientation, but no longer the focal length.
    let picture = decode(&jpeg_with(&whole[..whole.len() - 10], &marked()));
    assert_eq!((picture.rgb.dimensions(), picture.focal_35mm), ((64, 96), None));
    // Some writers of WebP keep the mark of JPEG.
    let picture = decode(&webp_with([b"Exif\0\0".to_vec(), whole].concat(), &marked()));
    assert_eq!((picture.rgb.dimensions(), picture.focal_35mm), ((64, 96), Some(26.0)));
}

#[test]
fn grey_transparent_and_wide_samples_become_plain_colours() {
    let of = |pixel: &[u8], color| *decode(&png_of(&pixel.repeat(64 * 64), 64, 64, color)).rgb.get_pixel(9, 9);
    assert_eq!(of(&[77], ExtendedColorType::L8), Rgb([77; 3]));
    assert_eq!(of(&[100, 0], ExtendedColorType::La8), Rgb([255; 3]));
    assert_eq!(of(&[100, 255], ExtendedColorType::La8), Rgb([100; 3]));
    assert_eq!(of(&[100, 0, 50, 0], ExtendedColorType::Rgba8), Rgb([255; 3]));
    assert_eq!(of(&[100, 0, 50, 51], ExtendedColorType::Rgba8), Rgb([224, 204, 214]));
    let wide = |samples: &[u16]| -> Vec<u8> { samples.iter().flat_map(|sample| sample.to_ne_bytes()).collect() };
    assert_eq!(of(&wide(&[257 * 9 + 100]), ExtendedColorType::L16), Rgb([9; 3]));
    assert_eq!(of(&wide(&[0, 0]), ExtendedColorType::La16), Rgb([255; 3]));
    assert_eq!(of(&wide(&[65535, 257, 0]), ExtendedColorType::Rgb16), Rgb([255, 1, 0]));
    assert_eq!(of(&wide(&[65535, 257, 0, 65535]), ExtendedColorType::Rgba16), Rgb([255, 1, 0]));
    let grey = image::GrayImage::from_pixel(64, 64, image::Luma([90]));
    let mut bytes = Vec::new();
    image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&grey).expect("it can be written");
    assert_near(decode(&bytes).rgb.get_pixel(9, 9), [90; 3], 2);
}

#[test]
fn alpha_apart_keeps_the_colours_that_show() {
    let pixels: Vec<u8> =
        [[10, 20, 30, 0], [10, 20, 30, 1], [10, 20, 30, 255], [1, 2, 3, 128]].concat().repeat(64 * 16);
    let bytes = png_of(&pixels, 64, 64, ExtendedColorType::Rgba8);
    let sheet = Sheet::decode(&bytes, &Bounds { min_side: 1, max_pixels: 10_000 }, Alpha::Apart);
    let sheet = sheet.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(sheet.rgb.as_raw()[..12], [255, 255, 255, 10, 20, 30, 10, 20, 30, 1, 2, 3]);
    assert_eq!(sheet.alpha.map(|alpha| alpha.as_raw()[..4].to_vec()), Some(vec![0, 1, 255, 128]));
}

#[test]
fn the_colours_of_printers_are_turned_into_those_of_screens() {
    let picture = decode(&fixture("cmyk.jpg"));
    for (at, colour) in [((16, 16), RED), ((48, 16), GREEN), ((16, 48), [40, 40, 200]), ((48, 48), WHITE)] {
        assert_near(picture.rgb.get_pixel(at.0, at.1), colour, 8);
    }
}

#[test]
fn of_a_moving_picture_the_first_one_is_taken() {
    let first = decode(&fixture("animated.webp")).rgb;
    assert_near(first.get_pixel(40, 40), RED, 6);
    // Where it is transparent it stands on white.
    assert_near(first.get_pixel(4, 4), [255; 3], 6);
    let still = png(&marked());
    // Behind the head of 33 bytes: two frames, of which the still picture is the first.
    let chunk = |name: &[u8; 4], body: &[u8]| {
        let named = [&name[..], body].concat();
        [&(body.len() as u32).to_be_bytes()[..], &named, &crc(&named).to_be_bytes()].concat()
    };
    let frames = chunk(b"acTL", &[0, 0, 0, 2, 0, 0, 0, 0]);
    let frame = |number: u8| {
        let body = [&[0, 0, 0, number, 0, 0, 0, 96, 0, 0, 0, 64][..], &[0; 8], &[0, 1, 0, 10, 0, 0]].concat();
        chunk(b"fcTL", &body)
    };
    let end = still.len() - 12;
    let moving = [&still[..33], &frames, &frame(0), &still[33..end], &frame(1), &still[end..]].concat();
    assert_near(decode(&moving).rgb.get_pixel(4, 4), RED, 0);
}

/// The check sum of PNG.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 })
    };
    !bytes.iter().fold(u32::MAX, step)
}
