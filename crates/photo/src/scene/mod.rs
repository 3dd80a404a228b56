//! What is found in a photo, as plain data: every stage speaks of it, and it knows no stage.

pub(crate) mod bars;
pub(crate) mod cover;
pub(crate) mod expected;
pub(crate) mod figure;
pub(crate) mod findings;
pub(crate) mod fitted;
pub(crate) mod hidden;
pub(crate) mod known;
pub(crate) mod likeness;
pub(crate) mod limits;
pub(crate) mod placement;
pub(crate) mod sighting;

pub use cover::By;
pub use figure::{Figure, How};
pub use findings::{Contradiction, Findings};
