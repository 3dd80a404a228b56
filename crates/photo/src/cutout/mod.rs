//! Cutting printed figures out of photos on plain ground, and a floor out of a photo from above: the making of a kit.
//!
//! | file | what lives there |
//! | --- | --- |
//! | [`find`] | picture in, one cut-out for each figure out |
//! | `ground` | what the plain ground would look like everywhere, and what is only a shadow on it |
//! | `edge` | the outline to a fraction of a pixel, and whether it runs along a white edge |
//! | [`correct`] | what people correct: brush, polygon, width, bottom line, face |
//! | [`upright`] | turned onto its bottom line, in even light |
//! | [`face`] | where the face may be |
//! | [`floor`] | the floor from above |
//! | [`show`] | a cut-out as people look at it |
//! | [`write`] | the kit's files |
//!
//! Everything here only suggests; each result can be corrected, and what is doubtful says so.

mod area;
pub mod correct;
mod edge;
pub mod face;
pub mod find;
pub mod floor;
mod found;
mod ground;
mod lab;
mod show;
pub mod upright;
pub mod write;

pub use correct::{Correction, Shape};
pub use find::{find, whole};
pub use found::{Cutout, Doubt, Line};
pub use show::show;
