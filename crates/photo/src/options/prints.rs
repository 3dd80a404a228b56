//! The numbers of making a kit's prints ready, and of comparing photos with them by keypoints.

options! {
    /// What prints are made ready by.
    PrintOptions {
        /// Pixels of a card for a millimetre, where keypoints are looked for: finer than photos show it, no finer.
        keypoints_per_mm: f64 = 7.0,
        /// The same for cards that lie or lean: photos hardly show them finer than that.
        flat_per_mm: f64 = 5.0,
        /// How much of its height a card shows that lies or leans: the shares that are tried.
        flat: [f64; 2] = [0.6, 0.38],
        /// Ratio of the nearest to the second nearest keypoint that still counts as telling. On made scenes it found more figures
        /// than 0.8 did, and no wrong ones.
        ratio: f32 = 0.85,
        /// Where the floor's print has something to hold on to.
        detail: DetailOptions = DetailOptions::default(),
    }
}

options! {
    /// What telling where a floor's print has something to hold on to goes by.
    #[derive(Copy)]
    DetailOptions {
        /// Neighbours to each side whose slopes are added up: as far as a line of the floor is wide.
        around: usize = 2,
        /// Share of a floor that has less detail than what its plainer parts are measured by: lines may be all there is.
        typical: f64 = 0.9,
        /// Share of that detail with which a place is taken as it comes.
        enough: f64 = 0.5,
        /// Share of the contrast of such parts below which there is only grain.
        grain: f64 = 0.4,
        /// A floor is plain if so much of it has no more than that: with less, places that come evenly do.
        plain: f64 = 0.3,
        /// How many times as much there must be to see at another place: places that lie evenly hold a camera better.
        more: f64 = 2.0,
        /// How much detail that lies one way only, as along a line, counts against detail both ways.
        one_way: f64 = 0.25,
    }
}

options! {
    /// What a view of the floor from above is made by. Not among the [`Options`](super::Options) of one judge: kit and photo are laid
    /// over each other, and can be compared only if both were made alike.
    PlanOptions {
        /// Neighbours to each side that make up the local contrast: about a centimetre, less than a cell and more than a line.
        around: usize = 5,
        /// Fewer of them that are known say nothing: a tenth of all.
        fewest: f64 = 12.0,
        /// Is added to how far they differ, so that grain makes no contrast.
        grain: f64 = 0.015,
        /// A contrast counts no more than this, in those differences: a spot of light must not outweigh all else. In the fiftieths
        /// in which plans are laid over each other, squared, it must fit sixteen bits.
        most: f64 = 3.0,
    }
}
