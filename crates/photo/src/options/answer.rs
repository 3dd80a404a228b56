//! The numbers of error bars, answers and violations. The lines that the rules draw stand beside the answers.

options! {
    /// What the answers go by.
    AnswerOptions {
        /// How many placements are drawn for the error bars.
        draws: usize = 12,
        /// How thin and how thick the cards may be.
        thickness_mm: [f64; 2] = [1.6, 3.0],
        /// The fit's own errors are taken this much larger: what it does not model is in nobody's covariance.
        inflate: f64 = 1.5,
        /// How far off an outline is besides, in pixels.
        outline_px: f64 = 0.3,
        /// How far off a figure may be that was found by its back, or lying.
        odd_mm: [f64; 2] = [4.0, 6.0],
        /// How far figures are usually turned.
        told_turn: f64 = 0.06,
        /// Share of what a dish hides that it may as well not hide.
        dish_edge: f64 = 0.25,
        /// Share of a face that is always as doubtful where a dish begins.
        little_dish: f64 = 0.03,

        /// Least that others may cover of somebody who is surely blocked, and most of somebody who surely is not: around a hundredth.
        blocked: [f64; 2] = [0.003, 0.025],
        /// Most that may be open of a face that is surely hidden, and least of one that surely is not.
        face_hidden: [f64; 2] = [0.05, 0.005],
        /// Least that one must cover of a face that it surely blocks, and most of one that it surely does not.
        blocks: [f64; 2] = [0.95, 0.995],
        /// Share of the artwork that may look strange before somebody may stand there: the lower edge of what is plainly covered.
        strange: f64 = 0.02,
        /// Share of the face that must look strange before somebody may cover all of it.
        strange_face: f64 = 0.5,
        /// Share of the face in sight below which the table may as well call it hidden.
        open: f64 = 0.06,

        /// Only guests as low as this are believed to be wholly behind dishes: a table of 28 mm with dishes of 20 mm on it. A taller
        /// one that was not seen may as well have been overlooked.
        behind_dishes_mm: f64 = 48.0,
        /// Most that may be in sight of somebody who counts as out of sight.
        out_of_sight: f64 = 0.02,
        /// A foot that reaches over a line by less than this stands inside: places are not known better.
        inside_mm: f64 = 0.5,
        /// The wings of the screen: their length as a share of the floor's depth.
        wing: f64 = 0.8,
        /// And how far they open outwards.
        wing_open: f64 = 0.2,
        /// Share of the picture that must show the room before it counts: the screen's edge is not known to the pixel.
        room_share: f64 = 0.002,

        /// So many of those who cover a figure are moved on trial.
        movers: usize = 3,
        /// Distances tried, in millimetres; between the last that fails and the first that does it, the whole millimetres are
        /// searched.
        tried_mm: [u32; 11] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48],
    }
}
