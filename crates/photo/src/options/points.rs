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
        /// And from round to round, as the plane is fitted ever better.
        between_px: [f64; 3] = [17.5, 12.0, 8.0],
        /// And in the end; lenses bend the plane by a few pixels.
        fine_px: f64 = 5.0,
        /// Pairs nearer to each other than this in the photo count once, as a keypoint that points several ways.
        same_px: f64 = 3.0,
        /// And on the floor, where the drawn views show one place each in their own way.
        same_mm: f64 = 1.5,
        /// Fewest places to fit a plane to: two more than hold one.
        fewest_to_fit: usize = 6,
        /// So many pairs hold a plane by their places.
        many: usize = 12,
        /// What sizes and angles count then, of what they do else.
        slopes_of_many: f64 = 0.3,
        /// Fewest places that must agree.
        fewest: usize = 14,
        /// And the least share of the floor's width and depth they must span.
        least_spread: f64 = 0.15,
        /// How far a plane may be from one seen by a camera with square pixels.
        strained: f64 = 0.15,
        /// The same of a plane by two pairs alone: four times as far.
        roughly_strained: f64 = 0.6,
        /// Another plane that puts the same pairs farther off than this, by their median, is another place: four times what may be
        /// off on one plane.
        apart_px: f64 = 20.0,
        /// Photos of a party are about upright: they are tilted by less than this, in radians.
        tilted: f64 = 0.5,
        /// They do not look straight down: the floor's upright lies along the line of sight by less than this, as a cosine.
        from_above: f64 = 0.95,
        /// And the floor's front lies about across them: by more than this, as a cosine.
        square: f64 = 0.5,
        /// So far the camera stands beside the floor's middle at most, in widths of the floor.
        beside: f64 = 1.0,
        /// So far it reaches over the floor beyond its middle, in depths.
        over: f64 = 0.3,
        /// So far before the middle it stands at most: farther, cards are too small to be judged.
        farthest_mm: f64 = 900.0,
        /// Heights above the floor at which photos of a party are taken: from the table's edge to over somebody's head.
        heights_mm: std::ops::Range<f64> = 15.0..500.0,
        /// Focal lengths that are tried, by the diagonal of the photo: 20 to 60 mm on film.
        focals: [f64; 7] = [0.48, 0.55, 0.63, 0.73, 0.87, 1.05, 1.3],
    }
}
