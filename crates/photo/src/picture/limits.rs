//! Which pictures are taken, and why others are not.

/// A larger file is no photo of a table.
pub const MAX_FILE_BYTES: usize = 100_000_000;
/// Above the pictures of today's phones; what it takes to decode one stays below a gigabyte.
pub const MAX_PIXELS: u64 = 64_000_000;
pub const MAX_SIDE: u32 = 20_000;
/// Nobody is seen in less.
pub const MIN_SIDE: u32 = 64;

/// Why bytes are not taken as a picture.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    #[error("the file is empty")]
    Empty,
    #[error("the file is larger than {} MB", limit / 1_000_000)]
    TooManyBytes { limit: usize },
    #[error("this is not a JPEG, PNG or WebP picture")]
    NotAPicture,
    #[error("this is a {0} file, not a JPEG, PNG or WebP picture")]
    OtherKind(&'static str),
    #[error("the picture is {width} × {height} pixels; at most {} million, and {MAX_SIDE} a side, are taken", max_pixels / 1_000_000)]
    TooLarge { width: u32, height: u32, max_pixels: u64 },
    #[error("the picture is {width} × {height} pixels; at least {min_side} a side are needed")]
    TooSmall { width: u32, height: u32, min_side: u32 },
    #[error("the file is cut short")]
    CutShort,
    #[error("the file is damaged: {0}")]
    Damaged(String),
    #[error("this kind of picture is not read: {0}")]
    Unsupported(String),
}

/// Which sizes are taken.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bounds {
    pub min_side: u32,
    pub max_pixels: u64,
}

impl Bounds {
    pub(super) fn check(&self, width: u32, height: u32) -> Result<(), PictureError> {
        if width < self.min_side || height < self.min_side {
            return Err(PictureError::TooSmall { width, height, min_side: self.min_side });
        }
        if width.max(height) > MAX_SIDE || u64::from(width) * u64::from(height) > self.max_pixels {
            return Err(PictureError::TooLarge { width, height, max_pixels: self.max_pixels });
        }
        Ok(())
    }
}
