//! A photo, decoded and turned upright, under limits that hold before anything large is set aside for it.
//!
//! Not here: opening files. Bytes come in; how many of them may be read at all is stated here as [`MAX_FILE_BYTES`].

mod complete;
mod exif;
mod kind;
mod limits;
mod pixels;
mod stripped;
#[cfg(test)]
mod tests;

pub(crate) use limits::Bounds;
pub use limits::{MAX_FILE_BYTES, MAX_PIXELS, MAX_SIDE, MIN_SIDE, PictureError};
pub(crate) use pixels::Alpha;
pub use stripped::{extension, stripped};

use exif::CameraNotes;
use image::{
    GrayImage, ImageDecoder, ImageError, Limits, RgbImage,
    codecs::{jpeg::JpegDecoder, png::PngDecoder, webp::WebPDecoder},
    imageops,
    metadata::Orientation,
};
use kind::Kind;
use std::io::{self, Cursor};

/// What the decoded pixels may take as they come, which with 16 bits and alpha is eight bytes each.
const MAX_DECODED_BYTES: u64 = 4 * MAX_PIXELS;

/// An upright photo.
#[derive(Debug, Clone)]
pub struct Picture {
    pub rgb: RgbImage,
    /// Focal length as on a 35 mm film, where the photo's EXIF gives a believable one.
    pub focal_35mm: Option<f64>,
}

impl Picture {
    /// Reads a JPEG, PNG or WebP file, whatever its name says: upright, over white where it is transparent, the first
    /// picture where it is animated.
    pub fn decode(bytes: &[u8]) -> Result<Self, PictureError> {
        let sheet = Sheet::decode(bytes, &Bounds { min_side: MIN_SIDE, max_pixels: MAX_PIXELS }, Alpha::OverWhite)?;
        Ok(Self { rgb: sheet.rgb, focal_35mm: sheet.focal_35mm })
    }

    /// The same for pictures that are no photos of a party, such as a small cut-out.
    pub fn decode_any_size(bytes: &[u8]) -> Result<Self, PictureError> {
        let sheet = Sheet::decode(bytes, &Bounds { min_side: 1, max_pixels: MAX_PIXELS }, Alpha::OverWhite)?;
        Ok(Self { rgb: sheet.rgb, focal_35mm: sheet.focal_35mm })
    }
}

/// The same picture with its longer side so long, for a screen; as it is where it is no longer.
pub fn shrunk(rgb: &RgbImage, longer: u32) -> RgbImage {
    let (width, height) = rgb.dimensions();
    let most = width.max(height);
    if most <= longer {
        return rgb.clone();
    }
    let side = |side: u32| (u64::from(side) * u64::from(longer) / u64::from(most)).max(1) as u32;
    imageops::thumbnail(rgb, side(width), side(height))
}

/// An upright picture of any use.
pub(crate) struct Sheet {
    pub rgb: RgbImage,
    /// Only where it was asked for and the picture has one.
    pub alpha: Option<GrayImage>,
    pub focal_35mm: Option<f64>,
}

impl Sheet {
    pub(crate) fn decode(bytes: &[u8], bounds: &Bounds, alpha: Alpha) -> Result<Self, PictureError> {
        if bytes.is_empty() {
            return Err(PictureError::Empty);
        }
        if bytes.len() > MAX_FILE_BYTES {
            return Err(PictureError::TooManyBytes { limit: MAX_FILE_BYTES });
        }
        match kind::of(bytes)? {
            Kind::Jpeg => {
                let decoder = JpegDecoder::new(Cursor::new(bytes)).map_err(|error| cut_or(bytes, error))?;
                let (width, height) = decoder.dimensions();
                bounds.check(width, height)?;
                // The decoder fills what is missing with grey and says nothing.
                if !complete::jpeg(bytes) {
                    return Err(PictureError::CutShort);
                }
                Self::read(decoder, bounds, alpha)
            }
            Kind::Png => {
                complete::png(bytes, bounds)?;
                let mut limits = Limits::default();
                limits.max_alloc = Some(MAX_DECODED_BYTES);
                Self::read(PngDecoder::with_limits(Cursor::new(bytes), limits).map_err(refused)?, bounds, alpha)
            }
            Kind::WebP => {
                complete::webp(bytes, bounds)?;
                Self::read(WebPDecoder::new(Cursor::new(bytes)).map_err(refused)?, bounds, alpha)
            }
        }
    }

    fn read(mut decoder: impl ImageDecoder, bounds: &Bounds, alpha: Alpha) -> Result<Self, PictureError> {
        let (width, height) = decoder.dimensions();
        bounds.check(width, height)?;
        if decoder.total_bytes() > MAX_DECODED_BYTES {
            let max_pixels = MAX_DECODED_BYTES / u64::from(decoder.color_type().bytes_per_pixel());
            return Err(PictureError::TooLarge { width, height, max_pixels });
        }
        // EXIF that cannot be read is as good as none.
        let notes = decoder.exif_metadata().ok().flatten().map(CameraNotes::read).unwrap_or_default();
        let color = decoder.color_type();
        let mut raw = vec![0; decoder.total_bytes() as usize];
        decoder.read_image(&mut raw).map_err(refused)?;
        let (rgb, apart) = pixels::rgb8(raw, color, alpha)?;
        let unfit = || PictureError::Damaged("the pixels do not fill the picture".to_owned());
        let rgb = RgbImage::from_raw(width, height, rgb).ok_or_else(unfit)?;
        let apart = apart.map(|apart| GrayImage::from_raw(width, height, apart).ok_or_else(unfit)).transpose()?;
        Ok(Self {
            rgb: upright(rgb, notes.orientation),
            alpha: apart.map(|apart| upright(apart, notes.orientation)),
            focal_35mm: notes.focal_35mm,
        })
    }
}

/// The same picture as the photographer held the camera.
fn upright<P>(mut picture: image::ImageBuffer<P, Vec<u8>>, orientation: Orientation) -> image::ImageBuffer<P, Vec<u8>>
where
    P: image::Pixel<Subpixel = u8> + 'static,
{
    match orientation {
        Orientation::NoTransforms => {}
        Orientation::FlipHorizontal => imageops::flip_horizontal_in_place(&mut picture),
        Orientation::FlipVertical => imageops::flip_vertical_in_place(&mut picture),
        Orientation::Rotate180 => imageops::rotate180_in_place(&mut picture),
        Orientation::Rotate90 => picture = imageops::rotate90(&picture),
        Orientation::Rotate270 => picture = imageops::rotate270(&picture),
        Orientation::Rotate90FlipH => {
            picture = imageops::rotate90(&picture);
            imageops::flip_horizontal_in_place(&mut picture);
        }
        Orientation::Rotate270FlipH => {
            picture = imageops::rotate270(&picture);
            imageops::flip_horizontal_in_place(&mut picture);
        }
    }
    picture
}

/// What a decoder's refusal means.
fn refused(error: ImageError) -> PictureError {
    match error {
        ImageError::IoError(error) if error.kind() == io::ErrorKind::UnexpectedEof => PictureError::CutShort,
        ImageError::Unsupported(what) => PictureError::Unsupported(what.to_string()),
        other => PictureError::Damaged(other.to_string()),
    }
}

/// The head of a JPEG that ends too early does not read; that it ends too early is the reason.
fn cut_or(bytes: &[u8], error: ImageError) -> PictureError {
    if complete::jpeg(bytes) { refused(error) } else { PictureError::CutShort }
}
