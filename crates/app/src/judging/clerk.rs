//! Does the desk's jobs one after the other, and asks a bench wherever something is to be seen in a photo.

use std::{
    collections::HashMap,
    io, mem,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    sync::Arc,
};

use super::{
    job::{Decoded, Done, Job, Jobs, Judged, Unjudged},
    tiles,
};
use courtside_devices::carrier::{Asker, Next};
use courtside_photo::{
    Judgement, Known,
    bench::{KitInUse, Reply, Request},
    overlay::Overlay,
    picture::Picture,
};
use courtside_rules::{msg, text::Message};
use courtside_store::{FileError, PhotoError, PhotoKitError, SavedId, StoreError};

/// Makes the kit of a folder ready for whoever judges.
pub type ReadKit = fn(&Path) -> Result<KitInUse, PhotoKitError>;

/// The one who does the jobs.
pub struct Clerk {
    jobs: Jobs,
    /// By the job under way.
    asking: Option<Asking>,
    /// Whether the bench is being given what it lacked for that.
    handing_over: bool,
    kit: Option<(SavedId, KitInUse)>,
    /// The photos that are looked at.
    photos: HashMap<SavedId, Arc<Picture>>,
    read_kit: ReadKit,
    tell: Box<dyn Fn(Done) + Send>,
}

/// What a bench is asked, and what becomes of the reply: perhaps the next request of the same job.
struct Asking {
    request: Request,
    then: Then,
}

type Then = Box<dyn FnOnce(&mut Clerk, Reply) -> Option<Asking> + Send>;

impl Asking {
    /// The same as an answer of whatever goes on with a job.
    fn of(request: Request, then: impl FnOnce(&mut Clerk, Reply) -> Option<Self> + Send + 'static) -> Option<Self> {
        Some(Self { request, then: Box::new(then) })
    }
}

impl Asker for Clerk {
    type Job = Job;

    fn add(&mut self, job: Job) {
        self.jobs.add(job);
    }

    fn next(&mut self, reply: Option<Reply>) -> Next {
        self.asking = match (reply, self.asking.take()) {
            (Some(reply), Some(asking)) => match (mem::take(&mut self.handing_over), reply) {
                (true, Reply::Done) => Some(asking),
                (true, _) => (asking.then)(self, Reply::Harm),
                (false, reply) => {
                    if let Some(lacking) = self.lacking(&reply, &asking.request) {
                        (self.asking, self.handing_over) = (Some(asking), true);
                        return Next::Ask(lacking);
                    }
                    (asking.then)(self, reply)
                }
            },
            _ => match self.jobs.take(self.photos.is_empty()) {
                Some(job) => self.begin(job),
                None => return Next::Idle,
            },
        };
        self.asking.as_ref().map_or(Next::Over, |asking| Next::Ask(asking.request.clone()))
    }
}

impl Clerk {
    pub fn new(read_kit: ReadKit, tell: impl Fn(Done) + Send + 'static) -> Self {
        let (jobs, photos) = Default::default();
        Self { jobs, asking: None, handing_over: false, kit: None, photos, read_kit, tell: Box::new(tell) }
    }

    /// Tells what came of a job, which then is over.
    fn tell(&self, done: Done) -> Option<Asking> {
        (self.tell)(done);
        None
    }

    /// What a bench has not, or has no more; nothing where it is not here any more either.
    fn lacking(&self, reply: &Reply, asked: &Request) -> Option<Request> {
        let (Request::Judge { photo, .. } | Request::Look { photo, .. } | Request::WhatIf { photo, .. }) = asked else {
            return None;
        };
        match reply {
            Reply::NoKit => Some(self.kit.as_ref()?.1.request()),
            Reply::NoPhoto => {
                let (_, picture) = self.photos.iter().find(|(known, _)| known.as_str() == photo)?;
                Some(Request::Put { photo: photo.clone(), picture: Arc::clone(picture) })
            }
            _ => None,
        }
    }

    fn judges_by(&self, kit: &SavedId) -> bool {
        self.kit.as_ref().is_some_and(|(known, _)| known == kit)
    }

    fn begin(&mut self, job: Job) -> Option<Asking> {
        match job {
            Job::Kit { kit, folder } => self.prepare(kit, &folder),
            Job::TakeKit { take } => self.tell(Done::KitTaken(guarded(take).unwrap_or_else(|| Err(vec![harm()])))),
            Job::Report { write } => {
                let harm = || StoreError::File(FileError::Unreadable(io::ErrorKind::Other.into()));
                self.tell(Done::Reported(guarded(write).unwrap_or_else(|| Err(harm()))))
            }
            Job::Photo { photo, bytes, keep, max_side } => match bytes().map(Arc::new) {
                Ok(file) => {
                    let request = Request::Decode { photo: photo.to_string(), file: Arc::clone(&file) };
                    Asking::of(request, move |clerk, reply| {
                        let decoded = clerk.decoded(&photo, reply, &file, max_side);
                        let keep = keep.filter(|_| decoded.is_ok());
                        clerk.tell(Done::Photo { photo: photo.clone(), decoded });
                        clerk.tell(Done::Kept { photo, problem: keep?(&file).err() })
                    })
                }
                Err(why) => self.tell(Done::Photo { photo, decoded: Err(why) }),
            },
            Job::Judge { photo, kit, known } if self.judges_by(&kit) => {
                let request = Request::Judge { photo: photo.to_string(), known: known.clone() };
                Asking::of(request, move |clerk, reply| {
                    let found = match reply {
                        Reply::Judged(judgement) => clerk.judged(&known, judgement),
                        Reply::NotJudged(why) => Err(Unjudged::NotJudged(why)),
                        Reply::Harm => Err(Unjudged::Harm),
                        _ => return None,
                    };
                    clerk.tell(Done::Judged { photo, known, found })
                })
            }
            Job::Look { photo, kit, judged, figure } if self.judges_by(&kit) => look(photo, judged, figure),
            // A kit or a photo that is not there any more is nobody's question any more.
            Job::Judge { .. } | Job::Look { .. } => None,
            Job::Forget { photo } => {
                self.photos.remove(&photo);
                Asking::of(Request::Forget { photo: photo.to_string() }, |_, _| None)
            }
        }
    }

    fn prepare(&mut self, kit: SavedId, folder: &Path) -> Option<Asking> {
        self.kit = None;
        let made = guarded(|| (self.read_kit)(folder).map_err(|error| error.messages()));
        match made.unwrap_or_else(|| Err(vec![harm()])) {
            Ok(made) => Asking::of(made.request(), move |clerk, reply| {
                clerk.kit = matches!(reply, Reply::Done).then(|| (kit.clone(), made.clone()));
                let made = clerk.kit.is_some().then_some(made).ok_or_else(|| vec![harm()]);
                clerk.tell(Done::Kit { kit, made })
            }),
            Err(problems) => self.tell(Done::Kit { kit, made: Err(problems) }),
        }
    }

    fn decoded(&mut self, photo: &SavedId, reply: Reply, file: &[u8], max_side: usize) -> Result<Decoded, Message> {
        let picture = match reply {
            Reply::Decoded(picture) => picture,
            Reply::NotDecoded => {
                // The bench says that it cannot be read; this is why.
                let why = guarded(|| Picture::decode(file).err()).flatten();
                return Err(why.map_or_else(harm, |why| PhotoError::from(why).message()));
            }
            _ => return Err(harm()),
        };
        self.photos.insert(photo.clone(), Arc::clone(&picture));
        let (tiles, preview) = (tiles::tiles(&picture.rgb, max_side), tiles::preview(&picture.rgb));
        Ok(Decoded { picture, tiles, preview })
    }

    fn judged(&self, known: &Known, judgement: Arc<Judgement>) -> Result<Arc<Judged>, Unjudged> {
        let (_, kit) = self.kit.as_ref().ok_or(Unjudged::Harm)?;
        let overlay = guarded(|| Overlay::new(&kit.prepared, &judgement)).ok_or(Unjudged::Harm)?;
        Ok(Arc::new(Judged { known: known.clone(), judgement, overlay }))
    }
}

/// Looks closer at a figure, and then what would be of it elsewhere.
fn look(photo: SavedId, judged: Arc<Judged>, figure: usize) -> Option<Asking> {
    let request = Request::Look { photo: photo.to_string(), known: judged.known.clone(), figure };
    Asking::of(request, move |clerk, reply| {
        if let Reply::Looked(hiding) = reply {
            clerk.tell(Done::Looked { photo: photo.clone(), judged: Arc::clone(&judged), figure, hiding });
        }
        let (known, ask) = (judged.known.clone(), judged.ask(figure));
        let request = Request::WhatIf { photo: photo.to_string(), known, figure, ask };
        Asking::of(request, move |clerk, reply| match reply {
            Reply::Thought(what_if) => clerk.tell(Done::Thought { photo, judged, figure, ask, what_if }),
            _ => None,
        })
    })
}

fn harm() -> Message {
    msg!("judge-harm")
}

/// What comes of something that may have a bug; none where it did. In a browser the page ends there.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
