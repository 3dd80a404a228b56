//! The numbers of judging one picture of a camera after the other.

use super::floor::Rounds;

options! {
    /// What following a camera goes by.
    FollowOptions {
        /// Longest side worked at: less than for a photo, to be quick.
        longest: u32 = 1280,
        /// Rounds of looking for the floor's pieces around where the last picture had them.
        rounds: Rounds = vec![([22, 14], 18.0), ([10, 7], 12.0), ([5, 4], 9.0)],
        /// Pieces of the floor without which the camera cannot be fitted at all.
        fewest_to_go_on: usize = 8,
        /// How far off the lens's bend may be: it does not change from picture to picture.
        bend_sigma: f64 = 0.01,
        /// Share of a figure's last score that is still enough.
        as_before: f64 = 0.7,
        /// Share of the figures that must still look like it.
        still_there: f64 = 0.8,
    }
}
