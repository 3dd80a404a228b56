//! What is said between the page and its worker.

use serde::{Deserialize, Serialize};

use courtside_photo::{
    Judgement, Known, NotJudged,
    image::RgbImage,
    overlay::Hiding,
    picture::Picture,
    scene::Findings,
    what_if::{WhatIf, Wondered},
};

/// What the page asks for.
#[derive(Serialize, Deserialize)]
pub enum Request {
    /// Judge by this kit from now on; the files come beside, in the order of their names.
    Kit {
        names: Vec<String>,
    },
    /// Decode a photo, whose file comes beside, and keep it.
    Photo {
        photo: String,
    },
    /// Keep a photo whose pixels come beside.
    Picture {
        photo: String,
        pixels: Pixels,
    },
    Judge {
        photo: String,
        known: Known,
    },
    /// What hides which part of a figure of the last judgement of a photo.
    Look {
        photo: String,
        figure: usize,
    },
    WhatIf {
        photo: String,
        figure: usize,
        ask: Wondered,
    },
    Forget {
        photo: String,
    },
    /// A quick look at a picture of a camera, whose pixels come beside; `anew` does not start from the one before.
    Glance {
        pixels: Pixels,
        anew: bool,
    },
}

/// What the worker answers.
#[derive(Serialize, Deserialize)]
pub enum Reply {
    Done,
    /// The pixels come beside; none where the file does not decode.
    Photo(Option<Pixels>),
    Judged(Result<Sent, NotJudged>),
    Looked(Hiding),
    Thought(WhatIf),
    /// Whether the look started from the one before, and what it saw.
    Glanced(Result<(bool, Sent), NotJudged>),
    /// This worker does not have the kit, the photo or the judgement.
    Unknown,
}

/// The form of pixels that come beside the words, three bytes each.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    pub focal_35mm: Option<f64>,
}

impl Pixels {
    pub fn of(picture: &Picture) -> Self {
        let (width, height) = picture.rgb.dimensions();
        Self { width, height, focal_35mm: picture.focal_35mm }
    }

    pub fn picture(self, bytes: Vec<u8>) -> Option<Picture> {
        let rgb = RgbImage::from_raw(self.width, self.height, bytes)?;
        Some(Picture { rgb, focal_35mm: self.focal_35mm })
    }
}

/// A judgement on its way. The verdict goes in its own form, which leaves out what is not known.
#[derive(Serialize, Deserialize)]
pub struct Sent {
    verdict: String,
    findings: Findings,
}

impl Sent {
    pub fn new(judgement: &Judgement) -> Self {
        let verdict = serde_json::to_string(&judgement.verdict).expect("a verdict is plain data");
        Self { verdict, findings: judgement.findings.clone() }
    }

    pub fn judgement(self) -> Option<Judgement> {
        Some(Judgement { verdict: serde_json::from_str(&self.verdict).ok()?, findings: self.findings })
    }
}
