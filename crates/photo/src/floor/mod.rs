//! Where the floor lies and the camera stands: from figures, onto the floor's print, from four corners, from the floor alone.

pub mod corners;
pub mod feet;
pub mod fit;
pub mod floor_points;
pub mod guesses;
pub mod nearby;
pub mod overall;
pub mod patches;
pub mod pieces;
pub mod refine;
pub mod settle;
pub mod stamp;
pub mod start;
