//! The judge on a thread of its own.

use std::{
    collections::HashMap,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use eframe::egui;

use super::{
    job::{Bytes, Decoded, Done, Job, Jobs, Judging, Keep, Seen, Why},
    tiles,
};
use courtside_photo::{
    Known, Prepared,
    judge::{Ready, judge},
    overlay::{self, Overlay},
    picture::Picture,
    what_if::what_if,
};
use courtside_rules::msg;
use courtside_store::{FileError, PhotoError, SavedId, StoreError, read_photo_kit};

/// The thread that judges, from this side.
pub struct JudgeThread {
    queue: Arc<Queue>,
    answers: Receiver<Done>,
}

#[derive(Default)]
struct Queue {
    jobs: Mutex<Asked>,
    more: Condvar,
}

#[derive(Default)]
struct Asked {
    jobs: Jobs,
    over: bool,
}

impl JudgeThread {
    /// Begins the thread; each answer wakes the window.
    pub fn new(ctx: &egui::Context) -> Self {
        let queue = Arc::<Queue>::default();
        let (sender, answers) = channel();
        let worker =
            Worker { queue: Arc::clone(&queue), sender, ctx: ctx.clone(), album: None, photos: HashMap::new() };
        thread::spawn(move || worker.run());
        Self { queue, answers }
    }
}

impl Drop for JudgeThread {
    fn drop(&mut self) {
        self.queue.asked().over = true;
        self.queue.more.notify_one();
    }
}

impl Judging for JudgeThread {
    fn ask(&mut self, job: Job) {
        self.queue.asked().jobs.add(job);
        self.queue.more.notify_one();
    }

    fn answers(&mut self) -> Vec<Done> {
        self.answers.try_iter().collect()
    }
}

impl Queue {
    fn asked(&self) -> MutexGuard<'_, Asked> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, waited for; none when nobody will ask any more.
    fn next(&self, shows_nothing: bool) -> Option<Job> {
        let mut asked = self.asked();
        loop {
            if asked.over {
                return None;
            }
            if let Some(job) = asked.jobs.take(shows_nothing) {
                return Some(job);
            }
            asked = self.more.wait(asked).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The thread from the inside: the kit in use, and the photos that are looked at.
struct Worker {
    queue: Arc<Queue>,
    sender: Sender<Done>,
    ctx: egui::Context,
    album: Option<(SavedId, Arc<Prepared>)>,
    photos: HashMap<SavedId, (Arc<Picture>, Option<Arc<Ready>>)>,
}

impl Worker {
    fn run(mut self) {
        while let Some(job) = self.queue.next(self.photos.is_empty()) {
            match job {
                Job::Kit { kit, folder } => {
                    let made = guarded(|| read_photo_kit(&folder).map(|kit| Arc::new(Prepared::new(kit))));
                    let made = match made {
                        Some(made) => made.map_err(|error| error.messages()),
                        None => Err(vec![msg!("judge-harm")]),
                    };
                    self.album = made.as_ref().ok().map(|album| (kit.clone(), Arc::clone(album)));
                    self.answer(Done::Kit { kit, made });
                }
                Job::Report { write } => {
                    let harm = || StoreError::File(FileError::Unreadable(io::ErrorKind::Other.into()));
                    self.answer(Done::Reported(guarded(write).unwrap_or_else(|| Err(harm()))));
                }
                Job::TakeKit { take } => {
                    let taken = guarded(take).unwrap_or_else(|| Err(vec![msg!("judge-harm")]));
                    self.answer(Done::KitTaken(taken));
                }
                Job::Photo { photo, bytes, keep, max_side } => self.photo(photo, bytes, keep, max_side),
                Job::Judge { photo, kit, known } => {
                    let found = self.judge(&photo, &kit, &known);
                    // A kit or a photo that is not there any more is nobody's question any more.
                    if let Some(found) = found {
                        self.answer(Done::Judged { photo, known, found });
                    }
                }
                Job::Look { photo, kit, seen, figure } => {
                    let album = self.album.as_ref().filter(|(id, _)| *id == kit).map(|(_, album)| Arc::clone(album));
                    let Some(album) = album else { continue };
                    if let Some(hiding) = guarded(|| overlay::hidden(&album, &seen.judgement, figure)) {
                        self.answer(Done::Looked { photo: photo.clone(), seen: Arc::clone(&seen), figure, hiding });
                    }
                    let ask = seen.ask(figure);
                    if let Some(what_if) = guarded(|| what_if(&album, &seen.judgement, figure, ask)) {
                        self.answer(Done::Thought { photo, seen, figure, ask, what_if });
                    }
                }
                Job::Forget { photo } => {
                    self.photos.remove(&photo);
                }
            }
        }
    }

    fn answer(&self, answer: Done) {
        // Nobody listens any more when the window is closed.
        let _ = self.sender.send(answer);
        self.ctx.request_repaint();
    }

    fn photo(&mut self, photo: SavedId, bytes: Bytes, keep: Option<Keep>, max_side: usize) {
        let bytes = match bytes() {
            Ok(bytes) => bytes,
            Err(why) => return self.answer(Done::Photo { photo, decoded: Err(why) }),
        };
        let decoded = guarded(|| Picture::decode(&bytes).map_err(|error| PhotoError::from(error).message()));
        match decoded.unwrap_or_else(|| Err(msg!("judge-harm"))) {
            Ok(picture) => {
                let picture = Arc::new(picture);
                let tiles = tiles::tiles(&picture.rgb, max_side);
                let decoded = Decoded { tiles, preview: tiles::preview(&picture.rgb), picture: Arc::clone(&picture) };
                self.photos.insert(photo.clone(), (picture, None));
                self.answer(Done::Photo { photo: photo.clone(), decoded: Ok(decoded) });
                if let Some(keep) = keep {
                    self.answer(Done::Kept { photo, problem: keep(&bytes).err() });
                }
            }
            Err(why) => self.answer(Done::Photo { photo, decoded: Err(why) }),
        }
    }

    fn judge(&mut self, photo: &SavedId, kit: &SavedId, known: &Known) -> Option<Result<Arc<Seen>, Why>> {
        let (_, album) = self.album.as_ref().filter(|(id, _)| id == kit)?;
        let (picture, ready) = self.photos.get_mut(photo)?;
        let judged = guarded(|| {
            let ready = ready.get_or_insert_with(|| Arc::new(Ready::new(picture)));
            let judgement = judge(album, ready, known)?;
            let overlay = Overlay::new(album, &judgement);
            Ok((judgement, overlay))
        });
        Some(match judged {
            Some(Ok((judgement, overlay))) => Ok(Arc::new(Seen { judgement, overlay })),
            Some(Err(why)) => Err(Why::NotJudged(why)),
            None => Err(Why::Harm),
        })
    }
}

/// What comes of something that may have a bug; none where it did.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
