//! The numbers of finding the floor by the feet.

options! {
    /// What laying the floor's cells under the feet goes by. Lengths in millimetres, angles in radians.
    FeetOptions {
        /// How far from the middle of its cell a foot usually stands, each way: on photos of three kits half of them were nearer
        /// than 2.4 altogether, and a foot may be anywhere in its cell.
        middle_mm: f64 = 4.5,
        /// Who stands where nobody may is held to no cell.
        anywhere_mm: f64 = 1e3,
        /// Share of the feet that say nothing: off their cells, or not whose they seem.
        stray: f64 = 0.08,
        /// Turns tried to each side.
        turns: i32 = 24,
        /// By this: finer than the coarse look at the print, as feet tell it better.
        turn_step: f64 = 0.0075,
        /// Turns that are followed: the best one is seldom wrong.
        most_turns: usize = 3,
        /// How far apart those are at least.
        turns_apart: f64 = 0.03,
        /// How much likelier the feet must be on the lattice than anywhere, as a logarithm: by chance eight feet came to 5.
        least_fit: f64 = 7.0,
        /// Places less likely than the best by more than this, as a logarithm, are out of the question.
        in_reach: f64 = 6.0,
        /// Places that are looked at, likeliest first.
        most_guesses: usize = 12,
        /// What the floor's likeness to its print counts beside the feet. On 40 photos, right places of faint prints came to 4 to 7,
        /// and wrong ones to 3 to each side of 0; neighbouring places are no chances of their own.
        print_weight: f64 = 0.5,
        /// A place a cell farther must be less likely by this, as a logarithm: twenty times. Otherwise nothing is said.
        undecided: f64 = 3.0,
        /// Share of the feet that must stand inside cells then: all but one in seven.
        least_inside: f64 = 0.85,
    }
}
