//! A place that can be found again, and the numbers that tell it from others.

/// Length of a descriptor: 4 x 4 places with 8 directions each.
pub const DESCRIPTOR: usize = 128;

/// One place that can be found again.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Keypoint {
    pub x: f32,
    pub y: f32,
    /// Sigma of the blur at which the place stands out, in pixels of the picture.
    pub scale: f32,
    /// The way the place points, in radians from the x axis towards the y axis (clockwise as seen), in 0..2π.
    pub angle: f32,
}

/// Keypoints with their descriptors, strongest first.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Features {
    pub points: Vec<Keypoint>,
    /// RootSIFT: a vector of length 1, times [`UNIT`].
    pub descriptors: Vec<[u8; DESCRIPTOR]>,
}

/// What a descriptor's length of 1 is in its whole numbers.
pub const UNIT: f32 = 512.0;
