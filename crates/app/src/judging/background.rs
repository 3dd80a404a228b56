//! The background as the desk has it: jobs go there, and what came of them is fetched.

use std::{
    path::Path,
    sync::mpsc::{Receiver, channel},
};

use eframe::egui;

use super::{
    clerk::Clerk,
    job::{Done, Job},
};
use crate::IN_BROWSER;
use courtside_devices::carrier::Carrier;
use courtside_photo::bench::KitInUse;
use courtside_store::{PhotoKitError, photo_kit_files, photo_kit_of, read_photo_kit};
#[cfg(target_arch = "wasm32")]
use courtside_store::{Reason, StoreError, Waiting, waiting};

/// Whoever does the desk's jobs, from the window's side.
pub struct Background {
    carrier: Carrier<Clerk>,
    done: Receiver<Done>,
    /// Photos on their way to the browser's database.
    #[cfg(target_arch = "wasm32")]
    keeping: Vec<Done>,
}

impl Background {
    /// Each answer wakes the window.
    pub fn new(ctx: &egui::Context) -> Self {
        let ((sender, done), ctx) = (channel(), ctx.clone());
        let clerk = Clerk::new(if IN_BROWSER { kit_elsewhere } else { kit_here }, move |done| {
            // Nobody listens any more when the window is closed.
            let _ = sender.send(done);
            ctx.request_repaint();
        });
        Self {
            carrier: Carrier::new(clerk),
            done,
            #[cfg(target_arch = "wasm32")]
            keeping: Vec::new(),
        }
    }

    pub fn ask(&self, job: Job) {
        self.carrier.ask(job);
    }

    /// What has come back since it was asked last.
    pub fn answers(&mut self) -> Vec<Done> {
        let answers = self.done.try_iter().collect();
        #[cfg(target_arch = "wasm32")]
        let answers = self.kept_by_now(answers);
        answers
    }

    /// A photo counts as kept when the browser's database has it, not before.
    #[cfg(target_arch = "wasm32")]
    fn kept_by_now(&mut self, answers: Vec<Done>) -> Vec<Done> {
        let is_kept = |done: &Done| matches!(done, Done::Kept { problem: None, .. });
        let (kept, mut answers): (Vec<Done>, Vec<Done>) = answers.into_iter().partition(is_kept);
        self.keeping.extend(kept);
        if !self.keeping.is_empty() {
            let Waiting { files, problem } = waiting();
            if files == 0 || problem.is_some() {
                answers.extend(self.keeping.drain(..).map(|done| match done {
                    Done::Kept { photo, .. } => {
                        let problem = problem.clone().map(|why| StoreError::Write(Reason::Other(why)));
                        Done::Kept { photo, problem }
                    }
                    done => done,
                }));
            }
        }
        answers
    }
}

pub(super) fn kit_here(folder: &Path) -> Result<KitInUse, PhotoKitError> {
    Ok(KitInUse::here(read_photo_kit(folder)?))
}

pub(super) fn kit_elsewhere(folder: &Path) -> Result<KitInUse, PhotoKitError> {
    let files = photo_kit_files(folder)?;
    Ok(KitInUse::elsewhere(photo_kit_of(&files)?, files))
}
