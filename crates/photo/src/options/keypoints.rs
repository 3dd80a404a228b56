//! The numbers of finding keypoints and telling them apart. They are Lowe's (2004), as OpenCV made them common, where nothing else
//! is said.

options! {
    /// What finding and describing keypoints goes by. Not among the [`Options`](super::Options) of one judge: photos are looked
    /// through before a kit is known, and keypoints can be compared only if all were found and described alike.
    KeypointOptions {
        /// Least contrast, as OpenCV's `contrastThreshold`: divided by the three layers of an octave.
        contrast: f32 = 0.02,
        /// Most that one curvature may exceed the other: places on an edge slide along it.
        edge: f32 = 10.0,
        /// How many of the strongest are kept.
        limit: usize = usize::MAX,
        /// Also look for the smallest places, of scale 0.9 to 1.8: three times as many.
        fine: bool = true,

        /// Sigma of the window in which a keypoint's direction is looked for, in its scales.
        window: f32 = 1.5,
        /// A second direction counts if it has this share of the first.
        second: f32 = 0.8,
        /// Width of one of the four times four places of a descriptor, in scales of the keypoint.
        place: f32 = 3.0,
        /// No number of the plain descriptor may exceed this share of its length: one strong edge must not drown the rest.
        clip: f32 = 0.2,

        /// Keypoints of one model this near to each other, in pixels of the model, are the same place: the nearest of another place
        /// tells how sure a match is.
        same_place_px: f32 = 8.0,
    }
}
