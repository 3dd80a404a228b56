//! The judge in a browser: its work is done by a worker, and this side keeps what the page needs to go on.

use std::{
    collections::{HashMap, HashSet},
    mem,
    path::Path,
    rc::Rc,
    sync::Arc,
};

use eframe::egui;

use super::{
    job::{Bytes, Decoded, Done, Job, Jobs, Judging, Keep, Seen, Why},
    tiles,
};
use courtside_devices::worker::{self, Answer, Client, KitFiles, Pixels, Reply, Request};
use courtside_photo::{Known, Prepared, overlay::Overlay, picture::Picture};
use courtside_rules::{msg, text::Message};
use courtside_store::{PhotoError, Reason, SavedId, StoreError, Waiting, photo_kit_files, photo_kit_of, waiting};

/// The worker that judges, from this side.
pub struct JudgeWorker {
    ctx: egui::Context,
    client: Client,
    jobs: Jobs,
    /// What the worker is doing.
    doing: Option<Doing>,
    done: Vec<Done>,
    kit: Option<InUse>,
    /// The photos that are looked at, and those of them that the worker has.
    photos: HashMap<SavedId, Arc<Picture>>,
    handed_over: HashSet<SavedId>,
    /// Photos on their way to the browser's database.
    keeping: Vec<SavedId>,
}

/// The kit in use: for the worker its files, for the page what it shows.
struct InUse {
    kit: SavedId,
    files: KitFiles,
    album: Arc<Prepared>,
    /// Whether the worker has it.
    handed_over: bool,
}

enum Doing {
    Kit,
    /// Handing over what the worker needs for the next job.
    HandingOver(Job),
    Photo {
        photo: SavedId,
        bytes: Vec<u8>,
        keep: Option<Keep>,
        max_side: usize,
    },
    Judge {
        photo: SavedId,
        known: Known,
    },
    Look {
        photo: SavedId,
        seen: Arc<Seen>,
        figure: usize,
    },
    Think {
        photo: SavedId,
        seen: Arc<Seen>,
        figure: usize,
    },
    Forget,
}

impl JudgeWorker {
    /// Begins the worker; each answer wakes the page.
    pub fn new(ctx: &egui::Context) -> Self {
        Self {
            ctx: ctx.clone(),
            client: begin(ctx),
            jobs: Jobs::default(),
            doing: None,
            done: Vec::new(),
            kit: None,
            photos: HashMap::new(),
            handed_over: HashSet::new(),
            keeping: Vec::new(),
        }
    }

    /// Begins the next jobs, as far as nothing is under way.
    fn go_on(&mut self) {
        while self.doing.is_none() {
            let Some(job) = self.jobs.take(self.photos.is_empty()) else { return };
            self.begin(job);
        }
    }

    fn begin(&mut self, job: Job) {
        match job {
            Job::Kit { kit, folder } => self.begin_kit(kit, &folder),
            // What is written and read here is in the page's hands.
            Job::TakeKit { take } => self.done.push(Done::KitTaken(take())),
            Job::Report { write } => self.done.push(Done::Reported(write())),
            Job::Photo { photo, bytes, keep, max_side } => self.begin_photo(photo, bytes, keep, max_side),
            Job::Judge { photo, kit, known } => {
                if self.has(&photo, &kit) {
                    self.client.ask(&Request::Judge { photo: photo.to_string(), known: known.clone() }, &[]);
                    self.doing = Some(Doing::Judge { photo, known });
                } else if self.hand_over(&photo, &kit) {
                    self.doing = Some(Doing::HandingOver(Job::Judge { photo, kit, known }));
                }
            }
            Job::Look { photo, kit, seen, figure } => {
                if self.kit.as_ref().is_some_and(|it| it.kit == kit) {
                    self.client.ask(&Request::Look { photo: photo.to_string(), figure }, &[]);
                    self.doing = Some(Doing::Look { photo, seen, figure });
                }
            }
            Job::Forget { photo } => {
                self.photos.remove(&photo);
                self.handed_over.remove(&photo);
                self.client.ask(&Request::Forget { photo: photo.to_string() }, &[]);
                self.doing = Some(Doing::Forget);
            }
        }
    }

    fn begin_kit(&mut self, kit: SavedId, folder: &Path) {
        let made = photo_kit_files(folder).and_then(|files| Ok((photo_kit_of(&files)?, files)));
        match made {
            Ok((checked, files)) => {
                let (files, album) = (Rc::new(files), Arc::new(Prepared::for_show(checked)));
                worker::use_kit(Rc::clone(&files));
                self.kit = Some(InUse { kit, files, album, handed_over: false });
                self.hand_over_kit();
                self.doing = Some(Doing::Kit);
            }
            Err(error) => self.done.push(Done::Kit { kit, made: Err(error.messages()) }),
        }
    }

    fn hand_over_kit(&mut self) {
        if let Some(kit) = &mut self.kit {
            let names = kit.files.iter().map(|(name, _)| name.clone()).collect();
            let files: Vec<&[u8]> = kit.files.iter().map(|(_, bytes)| bytes.as_slice()).collect();
            self.client.ask(&Request::Kit { names }, &files);
            kit.handed_over = true;
        }
    }

    fn begin_photo(&mut self, photo: SavedId, bytes: Bytes, keep: Option<Keep>, max_side: usize) {
        match bytes() {
            Ok(bytes) => {
                self.client.ask(&Request::Photo { photo: photo.to_string() }, &[&bytes]);
                self.doing = Some(Doing::Photo { photo, bytes, keep, max_side });
            }
            Err(why) => self.done.push(Done::Photo { photo, decoded: Err(why) }),
        }
    }

    /// Whether the worker has the photo and the kit of a judgement.
    fn has(&self, photo: &SavedId, kit: &SavedId) -> bool {
        let kit = self.kit.as_ref().is_some_and(|it| it.kit == *kit && it.handed_over);
        kit && self.handed_over.contains(photo)
    }

    /// Hands over what the worker lacks, the kit first; false where it is not here any more either.
    fn hand_over(&mut self, photo: &SavedId, kit: &SavedId) -> bool {
        let (Some(in_use), Some(picture)) = (&self.kit, self.photos.get(photo)) else { return false };
        if in_use.kit != *kit {
            return false;
        }
        if in_use.handed_over {
            let request = Request::Picture { photo: photo.to_string(), pixels: Pixels::of(picture) };
            self.client.ask(&request, &[picture.rgb.as_raw()]);
            self.handed_over.insert(photo.clone());
        } else {
            self.hand_over_kit();
        }
        true
    }

    fn take(&mut self, answer: Answer) {
        let doing = self.doing.take();
        match (answer, doing) {
            (Answer::Broken, doing) => self.begin_anew(doing),
            (Answer::Reply(..), Some(Doing::Kit)) => {
                if let Some(InUse { kit, album, .. }) = &self.kit {
                    self.done.push(Done::Kit { kit: kit.clone(), made: Ok(Arc::clone(album)) });
                }
            }
            (Answer::Reply(..), Some(Doing::HandingOver(job))) => self.begin(job),
            (Answer::Reply(Reply::Photo(pixels), beside), Some(Doing::Photo { photo, bytes, keep, max_side })) => {
                let picture = pixels.and_then(|pixels| pixels.picture(beside));
                self.take_photo(photo, picture, &bytes, keep, max_side);
            }
            (Answer::Reply(Reply::Judged(judged), _), Some(Doing::Judge { photo, known })) => {
                let found = match judged {
                    Ok(sent) => sent.judgement().zip(self.kit.as_ref()).ok_or(Why::Harm).map(|(judgement, kit)| {
                        let overlay = Overlay::new(&kit.album, &judgement);
                        Arc::new(Seen { judgement, overlay })
                    }),
                    Err(why) => Err(Why::NotJudged(why)),
                };
                self.done.push(Done::Judged { photo, known, found });
            }
            (Answer::Reply(Reply::Looked(hiding), _), Some(Doing::Look { photo, seen, figure })) => {
                let ask = seen.ask(figure);
                self.client.ask(&Request::WhatIf { photo: photo.to_string(), figure, ask }, &[]);
                self.done.push(Done::Looked { photo: photo.clone(), seen: Arc::clone(&seen), figure, hiding });
                self.doing = Some(Doing::Think { photo, seen, figure });
            }
            (Answer::Reply(Reply::Thought(what_if), _), Some(Doing::Think { photo, seen, figure })) => {
                let ask = seen.ask(figure);
                self.done.push(Done::Thought { photo, seen, figure, ask, what_if });
            }
            // A kit or a photo that is not there any more is nobody's question any more.
            (Answer::Reply(..), _) => {}
        }
    }

    fn take_photo(
        &mut self,
        photo: SavedId,
        picture: Option<Picture>,
        bytes: &[u8],
        keep: Option<Keep>,
        max_side: usize,
    ) {
        let Some(picture) = picture.map(Arc::new) else {
            let why = Picture::decode(bytes).err().map_or(msg!("judge-harm"), |why| PhotoError::from(why).message());
            return self.done.push(Done::Photo { photo, decoded: Err(why) });
        };
        let tiles = tiles::tiles(&picture.rgb, max_side);
        let decoded = Decoded { tiles, preview: tiles::preview(&picture.rgb), picture: Arc::clone(&picture) };
        self.photos.insert(photo.clone(), picture);
        self.handed_over.insert(photo.clone());
        self.done.push(Done::Photo { photo: photo.clone(), decoded: Ok(decoded) });
        if let Some(keep) = keep {
            match keep(bytes) {
                Ok(()) => self.keeping.push(photo),
                Err(problem) => self.done.push(Done::Kept { photo, problem: Some(problem) }),
            }
        }
    }

    /// A photo counts as kept when the browser's database has it, not before.
    fn say_what_is_kept(&mut self) {
        if self.keeping.is_empty() {
            return;
        }
        let Waiting { files, problem } = waiting();
        if files == 0 || problem.is_some() {
            for photo in self.keeping.drain(..) {
                let problem = problem.clone().map(|why| StoreError::Write(Reason::Other(why)));
                self.done.push(Done::Kept { photo, problem });
            }
        }
    }

    /// A worker that came to harm is followed by another, which is handed everything when it is asked for.
    fn begin_anew(&mut self, doing: Option<Doing>) {
        self.client = begin(&self.ctx);
        self.handed_over.clear();
        if let Some(kit) = &mut self.kit {
            kit.handed_over = false;
        }
        let harm = || -> Message { msg!("judge-harm") };
        match doing {
            Some(Doing::Kit) => {
                if let Some(InUse { kit, .. }) = self.kit.take() {
                    self.done.push(Done::Kit { kit, made: Err(vec![harm()]) });
                }
            }
            Some(Doing::Judge { photo, known } | Doing::HandingOver(Job::Judge { photo, known, .. })) => {
                self.done.push(Done::Judged { photo, known, found: Err(Why::Harm) });
            }
            Some(Doing::Photo { photo, .. }) => self.done.push(Done::Photo { photo, decoded: Err(harm()) }),
            _ => {}
        }
    }
}

impl Judging for JudgeWorker {
    fn ask(&mut self, job: Job) {
        self.jobs.add(job);
        self.go_on();
    }

    fn answers(&mut self) -> Vec<Done> {
        while let Some(answer) = self.client.answer() {
            self.take(answer);
            self.go_on();
        }
        self.say_what_is_kept();
        mem::take(&mut self.done)
    }
}

fn begin(ctx: &egui::Context) -> Client {
    let ctx = ctx.clone();
    Client::new(move || ctx.request_repaint())
}
