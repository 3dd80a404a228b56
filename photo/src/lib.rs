//! The photo judge: one picture of the party in, a verdict with its evidence out.
//!
//! Nothing here opens a file, knows a game or draws on a screen: bytes and pictures come in, findings go out.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`judge`] | the stages in their order |
//! | [`album`] | a kit prepared for judging |
//! | [`start`], [`settle`], [`corners`], [`floor_points`] | the camera: from figures, onto the floor's print, from four corners, from the floor alone |
//! | [`placing`], [`look`], [`windows`], [`curtain`], [`blurred`], [`bare`], [`odd`] | who stands where; does it look like it; where nobody can; backs and fallen cards |
//! | [`refine`], [`told`], [`dishes`], [`strange`], [`doubts`], [`visibility`], [`answer`], [`legality`] | exact places, places that only the layout tells, what hides whom and what nobody explains, answers with error bars, violations |
//! | [`keypoints`] | points that can be found again, and which of two pictures belong together |
//! | [`kit`] | what a copy of the game looks like: floor, figures, screen |
//! | [`picture`] | a photo, decoded and turned upright under limits |
//! | [`verdict`] | the form of the answer |
//! | [`score`] | verdicts against the truth |
//! | [`trace`] | a picture of each stage, to look at |

pub mod album;
pub mod answer;
pub mod bare;
pub mod blurred;
pub mod camera;
pub mod card;
pub mod corners;
pub mod curtain;
pub mod dishes;
pub mod doubts;
pub mod figures;
pub mod fit;
pub mod floor;
pub mod floor_points;
pub mod gray;
pub mod judge;
pub mod keypoints;
pub mod kit;
pub mod labels;
pub mod legality;
pub mod look;
pub mod odd;
pub mod others;
pub mod party;
pub mod patches;
pub mod picture;
pub mod placing;
pub mod refine;
pub mod score;
pub mod settle;
mod simd;
pub mod stamp;
pub mod start;
pub mod strange;
pub mod texture;
pub mod told;
pub mod trace;
pub mod verdict;
pub mod visibility;
pub mod windows;
pub mod work;

// Pictures of this library are part of what is exchanged here.
pub use image;

use std::collections::BTreeMap;
use verdict::{Cell, Verdict};

/// What the caller knows beforehand; all of it may be absent.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Known {
    /// Who stands where, by guest id. A guest that is absent was not put on the floor.
    pub layout: Option<BTreeMap<String, Cell>>,
    /// Front left, front right, back right, back left corner of the floor in pixels of the upright photo.
    pub corners: Option<[[f64; 2]; 4]>,
}

/// Why a photo could not be judged.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotJudged {
    #[error("no floor found in this picture")]
    NoFloor,
    #[error("the four corners do not form a floor seen from its front side")]
    BadCorners,
    #[error("the layout names a guest that this kit does not have: {0}")]
    UnknownGuest(String),
    #[error("the layout puts a guest on a cell that this floor does not have: {0}")]
    UnknownCell(String),
}

/// A verdict with what it was drawn from.
#[derive(Debug, Clone)]
pub struct Judgement {
    pub verdict: Verdict,
    pub findings: judge::Findings,
}
