//! Who judges: holds the kit in use, the photos that are looked at and what was found in them, and answers one request after the
//! other. The judge's desk and whoever follows a camera sit at the same bench, on a thread or in a worker of a browser.
//!
//! Not here: how requests come and where replies go. A bench opens no file and knows no thread.

mod protocol;

pub use protocol::{BenchKit, KitFiles, KitInUse, Reply, Request};

use crate::{
    answer::what_if::what_if,
    glance::{Glance, glance},
    judge::{Ready, judge},
    model::prepared::Prepared,
    picture::Picture,
    scene::{
        findings::Judgement,
        known::{Known, NotJudged},
    },
    show::overlay::hidden,
};
use std::{collections::HashMap, sync::Arc};

/// After so many pictures that were judged from the one before, one is looked at anew: only then new guests are seen.
const FOLLOWED: usize = 12;

/// A kit, photos, and what was found in them.
#[derive(Debug, Default)]
pub struct Bench {
    kit: Option<Arc<Prepared>>,
    photos: HashMap<String, OnBench>,
    glanced: Option<Glance>,
    /// How many pictures of a camera were judged from the one before.
    followed: usize,
}

/// A photo, and what is known of it.
#[derive(Debug)]
struct OnBench {
    picture: Arc<Picture>,
    ready: Option<Ready>,
    /// What was found last, and what people had told for it.
    judged: Option<(Known, Result<Arc<Judgement>, NotJudged>)>,
}

impl Bench {
    /// Does what is asked. A request that came to harm leaves everything else as it was.
    pub fn answer(&mut self, request: Request) -> Reply {
        match request {
            Request::Kit(kit) => self.take_kit(kit),
            Request::Decode { photo, file } => match Picture::decode(&file).map(Arc::new) {
                Ok(picture) => {
                    self.put(photo, Arc::clone(&picture));
                    Reply::Decoded(picture)
                }
                Err(_) => Reply::NotDecoded,
            },
            Request::Put { photo, picture } => {
                self.put(photo, picture);
                Reply::Done
            }
            Request::Judge { photo, known } => self.judged(&photo, &known, |_, judgement| Reply::Judged(judgement)),
            Request::Look { photo, known, figure } => {
                self.judged(&photo, &known, |kit, judgement| Reply::Looked(hidden(kit, &judgement, figure)))
            }
            Request::WhatIf { photo, known, figure, ask } => {
                self.judged(&photo, &known, |kit, judgement| Reply::Thought(what_if(kit, &judgement, figure, ask)))
            }
            Request::Forget { photo } => {
                self.photos.remove(&photo);
                Reply::Done
            }
            Request::Glance { picture } => self.glance(&picture),
        }
    }

    fn take_kit(&mut self, kit: BenchKit) -> Reply {
        self.kit = match kit {
            BenchKit::Prepared(prepared) => Some(prepared),
            BenchKit::Files(files) => protocol::kit_of(&files).map(|kit| Arc::new(Prepared::new(kit))),
        };
        self.glanced = None;
        for photo in self.photos.values_mut() {
            photo.judged = None;
        }
        if self.kit.is_some() { Reply::Done } else { Reply::NoKit }
    }

    fn put(&mut self, photo: String, picture: Arc<Picture>) {
        self.photos.insert(photo, OnBench { picture, ready: None, judged: None });
    }

    /// Tells something of the judgement of a photo.
    fn judged(&mut self, photo: &str, known: &Known, tell: impl FnOnce(&Prepared, Arc<Judgement>) -> Reply) -> Reply {
        let Some(kit) = &self.kit else { return Reply::NoKit };
        let Some(photo) = self.photos.get_mut(photo) else { return Reply::NoPhoto };
        photo.judgement(kit, known).map_or_else(Reply::NotJudged, |judgement| tell(kit, judgement))
    }

    fn glance(&mut self, picture: &Picture) -> Reply {
        let Some(kit) = &self.kit else { return Reply::NoKit };
        let last = self.glanced.take().filter(|_| self.followed < FOLLOWED);
        match glance(kit, picture, last.as_ref()) {
            Ok(glanced) => {
                self.followed = if glanced.followed { self.followed + 1 } else { 0 };
                let judgement = Arc::new(glanced.judgement.clone());
                self.glanced = Some(glanced);
                Reply::Judged(judgement)
            }
            Err(why) => Reply::NotJudged(why),
        }
    }
}

impl OnBench {
    /// What was found the last time, where people have told the same; else it is judged.
    fn judgement(&mut self, kit: &Prepared, known: &Known) -> Result<Arc<Judgement>, NotJudged> {
        if let Some((_, found)) = self.judged.as_ref().filter(|(same, _)| same == known) {
            return found.clone();
        }
        let ready = self.ready.get_or_insert_with(|| Ready::new(&self.picture));
        let found = judge(kit, ready, known).map(Arc::new);
        self.judged = Some((known.clone(), found.clone()));
        found
    }
}
