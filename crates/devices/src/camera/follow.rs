//! Judging that follows a camera: as often as the machine can, always the newest picture, without keeping the window.

use std::{
    cell::Cell,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use web_time::Instant;

use super::{Found, Frame, Seen, Wake, seen::Pace};
use crate::carrier::{Asker, Carrier, Next};
use courtside_photo::{
    bench::{KitInUse, Reply, Request},
    overlay::Overlay,
};

/// The judge who follows a camera. It stops when this is dropped, as soon as the picture at hand is judged.
pub struct Follower {
    carrier: Carrier<Following>,
    watched: Arc<Mutex<Watched>>,
    /// The number of the last picture that was handed in, so that none is judged twice.
    handed_in: Cell<u64>,
}

/// What was seen so far.
#[derive(Default)]
struct Watched {
    seen: Option<Seen>,
    pace: Pace,
}

/// The one who asks a bench.
struct Following {
    kit: KitInUse,
    wake: Wake,
    watched: Arc<Mutex<Watched>>,
    /// The newest picture that nobody has begun to judge; a newer one takes its place.
    waiting: Option<Arc<Frame>>,
    /// What is judged, and since when.
    looking: Option<(Arc<Frame>, Instant)>,
}

impl Follower {
    /// Follows with a kit; `wake` is called whenever a picture is judged.
    pub fn new(kit: KitInUse, wake: Wake) -> Self {
        let watched = Arc::<Mutex<Watched>>::default();
        let following = Following { kit, wake, watched: Arc::clone(&watched), waiting: None, looking: None };
        Self { carrier: Carrier::new(following), watched, handed_in: Cell::new(0) }
    }

    /// Hands in a picture; the same one again changes nothing.
    pub fn hand_in(&self, frame: &Arc<Frame>) {
        if self.handed_in.replace(frame.number) != frame.number {
            self.carrier.ask(Arc::clone(frame));
        }
    }

    /// What was seen last.
    pub fn seen(&self) -> Option<Seen> {
        lock(&self.watched).seen.clone()
    }

    /// Judged pictures per second.
    pub fn rate(&self) -> Option<f64> {
        let watched = lock(&self.watched);
        watched.pace.rate(watched.seen.as_ref()?.took)
    }
}

fn lock(watched: &Mutex<Watched>) -> MutexGuard<'_, Watched> {
    watched.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Asker for Following {
    type Job = Arc<Frame>;

    fn add(&mut self, frame: Arc<Frame>) {
        self.waiting = Some(frame);
    }

    fn next(&mut self, reply: Option<Reply>) -> Next {
        match (reply, self.looking.take()) {
            (Some(Reply::Judged(judgement)), Some(looked)) => {
                let overlay = Arc::new(Overlay::new(&self.kit.prepared, &judgement));
                self.show(looked, Found::Judged { judgement, overlay });
            }
            (Some(Reply::NotJudged(why)), Some(looked)) => self.show(looked, Found::Not(why)),
            (Some(Reply::NoKit), Some((frame, _))) => {
                self.waiting.get_or_insert(frame);
                return Next::Ask(self.kit.request());
            }
            _ => {}
        }
        let Some(frame) = self.waiting.take() else { return Next::Idle };
        let picture = Arc::clone(&frame.picture);
        self.looking = Some((frame, Instant::now()));
        Next::Ask(Request::Glance { picture })
    }
}

impl Following {
    fn show(&self, (frame, began): (Arc<Frame>, Instant), found: Found) {
        let now = Instant::now();
        let mut watched = lock(&self.watched);
        watched.pace.count(now);
        watched.seen = Some(Seen { frame, found, took: now - began });
        drop(watched);
        (self.wake)();
    }
}
