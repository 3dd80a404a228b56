//! The numbers of finding the floor by keypoints of its own print.

options! {
    /// What finding the floor by its own keypoints goes by.
    PointOptions {
        /// Angles between the floor's upright and the way the drawn views look: photos of a party are taken from low places.
        views_deg: [f64; 4] = [55.0, 65.0, 72.0, 78.0],
        /// How far the drawn views' camera is from the middle of the floor.
        distance_mm: f64 = 320.0,
        /// Its focal length in pixels: with the distance it tells how finely the floor is drawn.
        focal_px: f64 = 1500.0,
        /// The pool takes keypoints within 8 of its units for one place: so many units for a millimetre of the floor.
        units_per_mm: f64 = 2.0,
        /// Ratio of the nearest to the second nearest keypoint that still counts as telling.
        ratio: f32 = 0.85,
        /// More than this no photo turns what it shows, in radians.
        turned: f64 = 0.6,
        /// How many pairs of pairs are tried.
        draws: usize = 40_000,
        /// How far they must be apart: nearer ones do not hold a plane.
        nearest_mm: f64 = 15.0,
        /// How many pairs at most judge them.
        scored: usize = 800,
        /// How many of the best planes are looked at closely.
        refined: usize = 60,
        /// Weight of a keypoint's size and angle against its place, in lengths of 100 mm: they are known much less well.
        slopes: f64 = 0.03,
        /// By how much of itself a keypoint's size and angle may differ from the plane's.
        unlike: f64 = 0.5,
        /// How far off a pair may be at first.
        coarse_px: f64 = 25.0,
        /// And in the end; lenses bend the plane by a few pixels.
        fine_px: f64 = 5.0,
        /// Fewest places that must agree.
        fewest: usize = 14,
        /// And the least share of the floor's width and depth they must span.
        least_spread: f64 = 0.15,
        /// How far a plane may be from one seen by a camera with square pixels.
        strained: f64 = 0.15,
        /// Focal lengths that are tried, by the diagonal of the photo: 20 to 60 mm on film.
        focals: [f64; 7] = [0.48, 0.55, 0.63, 0.73, 0.87, 1.05, 1.3],
    }
}
