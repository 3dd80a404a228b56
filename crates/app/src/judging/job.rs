//! What the desk asks of the background, and what comes back.

use std::{collections::VecDeque, path::PathBuf, sync::Arc};

use eframe::egui::{ColorImage, Rect};

use courtside_photo::{
    Judgement, Known, NotJudged,
    answer::what_if::{WhatIf, Wondered},
    bench::KitInUse,
    overlay::{Hiding, Overlay},
    picture::Picture,
    verdict::Answer,
};
use courtside_rules::{msg, text::Message};
use courtside_store::{SavedId, StoreError};

/// Something that takes longer than a frame.
pub enum Job {
    /// Read a photo kit and prepare it for judging.
    Kit { kit: SavedId, folder: PathBuf },
    /// Take in a photo kit from somewhere else.
    TakeKit { take: TakeKit },
    /// Decode a photo, and keep it where it was not kept before.
    Photo { photo: SavedId, bytes: Bytes, keep: Option<Keep>, max_side: usize },
    /// Judge a photo by a kit; a newer job for the same photo takes the place of one that has not begun.
    Judge { photo: SavedId, kit: SavedId, known: Known },
    /// Look closer at one figure of a judgement.
    Look { photo: SavedId, kit: SavedId, judged: Arc<Judged>, figure: usize },
    /// Write the evidence report of a judgement.
    Report { write: WriteReport },
    /// Let go of what was prepared for a photo.
    Forget { photo: SavedId },
}

/// Gives the bytes of a photo.
pub type Bytes = Box<dyn FnOnce() -> Result<Vec<u8>, Message> + Send>;
/// Keeps the bytes of a photo that was decoded.
pub type Keep = Box<dyn FnOnce(&[u8]) -> Result<(), StoreError> + Send>;

/// Takes in a photo kit, and says under which id, or what is wrong with it.
pub type TakeKit = Box<dyn FnOnce() -> Result<SavedId, Vec<Message>> + Send>;

/// Writes an evidence report, and says where it lies.
pub type WriteReport = Box<dyn FnOnce() -> Result<PathBuf, StoreError> + Send>;

/// What came of a job.
pub enum Done {
    Kit {
        kit: SavedId,
        made: Result<KitInUse, Vec<Message>>,
    },
    KitTaken(Result<SavedId, Vec<Message>>),
    Photo {
        photo: SavedId,
        decoded: Result<Decoded, Message>,
    },
    Kept {
        photo: SavedId,
        problem: Option<StoreError>,
    },
    Judged {
        photo: SavedId,
        known: Known,
        found: Result<Arc<Judged>, Unjudged>,
    },
    Looked {
        photo: SavedId,
        judged: Arc<Judged>,
        figure: usize,
        hiding: Hiding,
    },
    /// What would be, of a figure that was looked at closer.
    Thought {
        photo: SavedId,
        judged: Arc<Judged>,
        figure: usize,
        ask: Wondered,
        what_if: WhatIf,
    },
    Reported(Result<PathBuf, StoreError>),
}

/// A photo as the screen shows it.
pub struct Decoded {
    pub picture: Arc<Picture>,
    /// The photo in pieces that a graphics card takes.
    pub tiles: Vec<PhotoTile>,
    pub preview: ColorImage,
}

/// A piece of the photo, and where it lies, in pixels of the photo.
pub struct PhotoTile {
    pub place: Rect,
    pub image: ColorImage,
}

/// What was found in a photo.
#[derive(Debug)]
pub struct Judged {
    /// What people had told.
    pub known: Known,
    pub judgement: Arc<Judgement>,
    pub overlay: Overlay,
}

impl Judged {
    /// What is asked of a figure when somebody thinks of other places: about its face where that is hidden or may be.
    pub fn ask(&self, figure: usize) -> Wondered {
        let id = &self.overlay.figures[figure].id;
        let guest = self.judgement.verdict.guests.iter().find(|guest| guest.id == *id);
        match guest.and_then(|guest| guest.face_hidden) {
            Some(Answer::Yes | Answer::Vote) => Wondered::FaceHidden,
            _ => Wondered::Blocked,
        }
    }

    /// The place of a guest among the figures.
    pub fn figure(&self, guest: &str) -> Option<usize> {
        self.overlay.figures.iter().position(|figure| figure.id == guest)
    }
}

/// Why a photo was not judged.
#[derive(Clone, Debug, PartialEq)]
pub enum Unjudged {
    NotJudged(NotJudged),
    /// The judge itself came to harm, which is a bug; the photo and the app go on.
    Harm,
}

/// The jobs that wait: kits first, then judgements with the newest first, then pictures to decode.
#[derive(Default)]
pub struct Jobs {
    waiting: VecDeque<Job>,
}

impl Jobs {
    pub fn add(&mut self, job: Job) {
        if let Job::Judge { photo: new, .. } | Job::Forget { photo: new } = &job {
            self.waiting.retain(|old| !matches!(old, Job::Judge { photo, .. } if photo == new));
        }
        if matches!(job, Job::Kit { .. }) {
            self.waiting.retain(|old| !matches!(old, Job::Kit { .. }));
        }
        self.waiting.push_back(job);
    }

    /// The next one. Somebody who sees nothing yet sees a photo first.
    pub fn take(&mut self, shows_nothing: bool) -> Option<Job> {
        let first = |wanted: fn(&Job) -> bool| self.waiting.iter().position(wanted);
        let photo = || first(|job| matches!(job, Job::Photo { .. }));
        let next = photo()
            .filter(|_| shows_nothing)
            .or_else(|| first(|job| matches!(job, Job::Kit { .. } | Job::TakeKit { .. } | Job::Forget { .. })))
            .or_else(|| self.waiting.iter().rposition(|job| matches!(job, Job::Judge { .. } | Job::Look { .. })))
            .or_else(|| first(|job| matches!(job, Job::Report { .. })))
            .or_else(photo)?;
        self.waiting.remove(next)
    }
}

impl From<Unjudged> for Message {
    fn from(why: Unjudged) -> Self {
        match why {
            Unjudged::NotJudged(why) => courtside_desk::words::not_judged(&why),
            Unjudged::Harm => msg!("judge-harm"),
        }
    }
}
