//! From the bytes of a camera to a picture: the forms that cameras use.

use std::io::Cursor;

use crate::camera::{CameraError, Size};
use courtside_photo::image::{ColorType, ImageDecoder, RgbImage, codecs::jpeg::JpegDecoder};

/// How a camera packs a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    Jpeg,
    /// Y U Y V for two pixels side by side.
    Yuyv,
    /// All Y, then U V for two by two pixels.
    Nv12,
    Gray,
    Rgb,
    Bgr,
}

/// The picture in the bytes of a camera. Bytes beyond it, with which some drivers fill up, are left alone.
pub fn picture(bytes: &[u8], packing: Packing, size: Size) -> Result<RgbImage, CameraError> {
    if packing == Packing::Jpeg {
        return jpeg(bytes);
    }
    let (width, height) = (size.width as usize, size.height as usize);
    let count = width * height;
    let needed = match packing {
        Packing::Yuyv => 2 * count,
        Packing::Nv12 => count + 2 * width.div_ceil(2) * height.div_ceil(2),
        Packing::Gray => count,
        Packing::Rgb | Packing::Bgr | Packing::Jpeg => 3 * count,
    };
    let bytes = bytes.get(..needed).ok_or_else(|| unfit(bytes.len(), needed))?;
    let rgb: Vec<u8> = match packing {
        Packing::Yuyv => {
            bytes.chunks_exact(4).flat_map(|p| [rgb_of(p[0], p[1], p[3]), rgb_of(p[2], p[1], p[3])]).flatten().collect()
        }
        Packing::Nv12 => nv12(bytes, width, height),
        Packing::Gray => bytes.iter().flat_map(|&gray| [gray; 3]).collect(),
        Packing::Bgr => bytes.chunks_exact(3).flat_map(|p| [p[2], p[1], p[0]]).collect(),
        Packing::Rgb | Packing::Jpeg => bytes.to_vec(),
    };
    let got = rgb.len();
    RgbImage::from_raw(size.width, size.height, rgb).ok_or_else(|| unfit(got, needed))
}

fn nv12(bytes: &[u8], width: usize, height: usize) -> Vec<u8> {
    let (luma, chroma) = bytes.split_at(width * height);
    let stride = 2 * width.div_ceil(2);
    let mut rgb = Vec::with_capacity(3 * width * height);
    for y in 0..height {
        for x in 0..width {
            let at = y / 2 * stride + x / 2 * 2;
            rgb.extend(rgb_of(luma[y * width + x], chroma[at], chroma[at + 1]));
        }
    }
    rgb
}

/// BT.601 with the range of video, as cameras give it.
fn rgb_of(y: u8, u: u8, v: u8) -> [u8; 3] {
    let (y, u, v) = (298 * (i32::from(y) - 16), i32::from(u) - 128, i32::from(v) - 128);
    let channel = |value: i32| ((value + 128) >> 8).clamp(0, 255) as u8;
    [channel(y + 409 * v), channel(y - 100 * u - 208 * v), channel(y + 516 * u)]
}

fn jpeg(bytes: &[u8]) -> Result<RgbImage, CameraError> {
    let bad = |error: courtside_photo::image::ImageError| CameraError::Other(error.to_string());
    let decoder = JpegDecoder::new(Cursor::new(bytes)).map_err(bad)?;
    let (width, height) = decoder.dimensions();
    let color = decoder.color_type();
    let mut raw = vec![0; decoder.total_bytes() as usize];
    decoder.read_image(&mut raw).map_err(bad)?;
    let got = raw.len();
    let rgb = match color {
        ColorType::Rgb8 => raw,
        ColorType::L8 => raw.into_iter().flat_map(|gray| [gray; 3]).collect(),
        other => return Err(CameraError::Other(format!("{other:?}"))),
    };
    RgbImage::from_raw(width, height, rgb).ok_or_else(|| unfit(got, 3 * width as usize * height as usize))
}

fn unfit(got: usize, needed: usize) -> CameraError {
    CameraError::Other(format!("{got} / {needed} B"))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a failing test may panic")]
mod tests {
    use super::*;
    use courtside_photo::image::{ExtendedColorType, codecs::jpeg::JpegEncoder};

    const TWO_BY_TWO: Size = Size { width: 2, height: 2 };

    #[test]
    fn colours_of_video_become_those_of_a_screen() {
        // Black, white, and the red of BT.601.
        assert_eq!(rgb_of(16, 128, 128), [0, 0, 0]);
        assert_eq!(rgb_of(235, 128, 128), [255, 255, 255]);
        let [red, green, blue] = rgb_of(81, 90, 240);
        assert!(red > 250 && green < 4 && blue < 4, "{red} {green} {blue}");
    }

    #[test]
    fn every_packing_gives_the_same_grey_picture() {
        let grey = [126, 126, 126];
        for (packing, bytes) in [
            (Packing::Yuyv, vec![124, 128, 124, 128, 124, 128, 124, 128]),
            (Packing::Nv12, vec![124, 124, 124, 124, 128, 128]),
            (Packing::Gray, vec![126; 4]),
            (Packing::Rgb, vec![126; 12]),
            (Packing::Bgr, vec![126; 12]),
        ] {
            let mut filled_up = bytes.clone();
            filled_up.extend([0; 9]);
            let picture = picture(&filled_up, packing, TWO_BY_TWO).unwrap();
            assert!(picture.pixels().all(|pixel| pixel.0 == grey), "{packing:?}: {picture:?}");
        }
    }

    #[test]
    fn the_places_of_colours_are_kept() {
        let bgr = picture(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], Packing::Bgr, TWO_BY_TWO).unwrap();
        assert_eq!(bgr.get_pixel(1, 0).0, [6, 5, 4]);
        // Left dark, right bright, in both rows.
        let nv12 = picture(&[16, 235, 16, 235, 128, 128], Packing::Nv12, TWO_BY_TWO).unwrap();
        assert_eq!((nv12.get_pixel(0, 1).0, nv12.get_pixel(1, 1).0), ([0; 3], [255; 3]));
        let yuyv = picture(&[16, 128, 235, 128, 235, 128, 16, 128], Packing::Yuyv, TWO_BY_TWO).unwrap();
        assert_eq!((yuyv.get_pixel(1, 0).0, yuyv.get_pixel(1, 1).0), ([255; 3], [0; 3]));
    }

    #[test]
    fn a_jpeg_with_bytes_after_its_end_is_read() {
        let mut bytes = Vec::new();
        JpegEncoder::new(&mut bytes).encode(&[200; 16 * 8 * 3], 16, 8, ExtendedColorType::Rgb8).unwrap();
        bytes.extend([0; 512]);
        let read = picture(&bytes, Packing::Jpeg, TWO_BY_TWO).unwrap();
        assert_eq!((read.width(), read.height(), read.get_pixel(3, 3).0), (16, 8, [200; 3]));
    }

    #[test]
    fn too_few_bytes_are_no_picture() {
        for packing in [Packing::Jpeg, Packing::Yuyv, Packing::Nv12, Packing::Gray, Packing::Rgb, Packing::Bgr] {
            assert!(picture(&[1, 2, 3], packing, TWO_BY_TWO).is_err(), "{packing:?}");
        }
    }
}
