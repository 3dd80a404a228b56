//! Judging that follows a camera: as often as the machine can, always the newest picture, on a thread of its own.

use std::{
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use web_time::Instant;

use super::{
    Found, Frame, Seen, Wake,
    seen::{FOLLOWED, Pace},
};
use courtside_photo::{
    Prepared,
    glance::{Glance, glance},
    overlay::Overlay,
};

/// The judge who follows a camera. It stops when this is dropped, as soon as the picture at hand is judged.
pub struct Follower {
    shared: Arc<Shared>,
}

struct Shared {
    desk: Mutex<Desk>,
    called: Condvar,
}

#[derive(Default)]
struct Desk {
    /// The newest picture that nobody has begun to judge; a newer one takes its place.
    waiting: Option<Arc<Frame>>,
    /// The number of the last picture that was handed in, so that none is judged twice.
    handed_in: u64,
    seen: Option<Seen>,
    pace: Pace,
    stop: bool,
}

impl Follower {
    /// Follows with the kit of an album; `wake` is called whenever a picture is judged.
    pub fn new(album: Arc<Prepared>, wake: Wake) -> Self {
        let shared = Arc::new(Shared { desk: Mutex::default(), called: Condvar::new() });
        let of_thread = Arc::clone(&shared);
        thread::spawn(move || follow(&album, &of_thread, &wake));
        Self { shared }
    }

    /// Hands in a picture; the same one again changes nothing.
    pub fn hand_in(&self, frame: &Arc<Frame>) {
        let mut desk = self.shared.desk();
        if desk.handed_in != frame.number {
            desk.handed_in = frame.number;
            desk.waiting = Some(Arc::clone(frame));
            self.shared.called.notify_one();
        }
    }

    /// What was seen last.
    pub fn seen(&self) -> Option<Seen> {
        self.shared.desk().seen.clone()
    }

    /// Judged pictures per second.
    pub fn rate(&self) -> Option<f64> {
        let desk = self.shared.desk();
        desk.pace.rate(desk.seen.as_ref()?.took)
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.shared.desk().stop = true;
        self.shared.called.notify_one();
    }
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a picture; none when nobody looks any more.
    fn next(&self) -> Option<Arc<Frame>> {
        let mut desk = self.desk();
        loop {
            if desk.stop {
                return None;
            }
            if let Some(frame) = desk.waiting.take() {
                return Some(frame);
            }
            desk = self.called.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn follow(album: &Prepared, shared: &Shared, wake: &Wake) {
    let mut last: Option<Glance> = None;
    let mut followed = 0;
    while let Some(frame) = shared.next() {
        let began = Instant::now();
        let seen = glance(album, &frame.picture, last.as_ref().filter(|_| followed < FOLLOWED));
        let found = match &seen {
            Ok(Glance { judgement, followed: from_last, .. }) => {
                followed = if *from_last { followed + 1 } else { 0 };
                let overlay = Arc::new(Overlay::new(album, judgement));
                Found::Judged { judgement: Arc::new(judgement.clone()), overlay }
            }
            Err(why) => Found::Not(why.clone()),
        };
        last = seen.ok();
        let now = Instant::now();
        let mut desk = shared.desk();
        desk.pace.count(now);
        desk.seen = Some(Seen { frame, found, took: now - began });
        drop(desk);
        wake();
    }
}
