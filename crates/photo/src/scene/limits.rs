//! Limits that several stages share.

/// Spacing of the places that are followed back to the camera, for the answer and for its error bars.
pub const FINE_MM: f64 = 0.4;
pub const COARSE_MM: f64 = 0.8;

/// Which of two cards is before the other is not known where they are as close as this: cards are 2 to 3 mm thick.
pub const ORDER_MM: f64 = 1.0;

/// Height of the party table, where the photo does not show it better.
pub const TABLE_MM: f64 = 28.0;
