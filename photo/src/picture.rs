//! A photo, decoded and turned upright.

use image::RgbImage;

/// An upright photo.
#[derive(Debug, Clone)]
pub struct Picture {
    pub rgb: RgbImage,
    /// Focal length as on a 35 mm film, where the photo's EXIF gives a believable one.
    pub focal_35mm: Option<f64>,
}
