//! The photo judge: one picture of the party in, a verdict with its evidence out.
//!
//! Nothing here opens a file, knows a game or draws on a screen: bytes and pictures come in, findings go out.
//!
//! Who judges photos uses [`bench`], or [`Prepared`], [`judge`] and [`answer::what_if`] alone; who shows them
//! [`overlay`], [`answer::measured`] and [`trace`]. Inside, each folder imports only those above it:
//!
//! | folder | what lives there |
//! | --- | --- |
//! | [`picture`], `keypoints`, [`verdict`], `camera` | a photo under limits; points that can be found again; the form of the answer; rays |
//! | `simd` | plain loops in the widest registers there are |
//! | `options` | what the judge goes by: the numbers that were chosen, and why |
//! | [`kit`] | what a copy of the game looks like: floor, figures, screen |
//! | `model` | kit and photo as the stages use them |
//! | [`scene`] | what is found, as plain data |
//! | `floor` | the camera: from figures, onto the floor's print, from four corners, from the floor alone |
//! | `guests` | who stands where; does it look like it; backs and fallen cards |
//! | `cover` | what hides whom, what nobody explains, who may stand unseen |
//! | [`answer`] | shares with error bars, the verdict, violations, what would be |
//! | `show` | what a screen draws over a judged photo |
//! | [`cutout`], [`trace`], [`score`] | the making of a kit; a picture of each stage; verdicts against the truth |
//! | `ready` | a photo made ready, and what its judgements keep for the next one |
//! | `conclude` | what follows from who stands where |
//! | [`judge`], `glance` | the stages in their order, for one photo and for one picture of a camera after the other |
//! | [`bench`] | kit, photos and judgements in one place, which answers request after request |
//! | `stages` | the stages one by one, for tests and benches |

pub mod answer;
pub mod bench;
mod camera;
mod conclude;
mod cover;
pub mod cutout;
mod floor;
mod glance;
mod guests;
pub mod judge;
mod keypoints;
pub mod kit;
mod model;
mod options;
pub mod picture;
mod ready;
pub mod scene;
pub mod score;
mod show;
mod simd;
#[doc(hidden)]
pub mod stages;
pub mod trace;
pub mod verdict;

pub use model::prepared::Prepared;
pub use scene::{
    findings::Judgement,
    known::{Known, NotJudged},
};
pub use show::overlay;

// Pictures of this library are part of what is exchanged here.
pub use image;
