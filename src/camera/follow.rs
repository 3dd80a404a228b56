//! Judging that follows a camera: as often as the machine can, always the newest picture, on a thread of its own.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::{Frame, Wake};
use crate::photo::{
    Judgement, NotJudged,
    album::Album,
    glance::{Glance, glance},
    overlay::Overlay,
};

/// What the judge saw in a picture of the camera.
#[derive(Clone, Debug)]
pub struct Seen {
    pub frame: Arc<Frame>,
    pub found: Found,
    pub took: Duration,
}

/// What was found in a picture, with what a screen draws over it.
#[derive(Clone, Debug)]
pub enum Found {
    Judged { judgement: Arc<Judgement>, overlay: Arc<Overlay> },
    Not(NotJudged),
}

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
    /// When the last pictures were done.
    done: VecDeque<Instant>,
    stop: bool,
}

/// The rate is that of so many pictures, and of none that is older.
const COUNTED: usize = 8;
const COUNTED_FOR: Duration = Duration::from_secs(20);

impl Follower {
    /// Follows with the kit of an album; `wake` is called whenever a picture is judged.
    pub fn new(album: Arc<Album>, wake: Wake) -> Self {
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
        rate(&desk.done, desk.seen.as_ref()?.took)
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

/// After so many pictures that were judged from the one before, one is looked at anew: only then new guests are seen.
const FOLLOWED: usize = 12;

fn follow(album: &Album, shared: &Shared, wake: &Wake) {
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
        desk.done.push_back(now);
        while desk.done.len() > COUNTED || desk.done.front().is_some_and(|then| now - *then > COUNTED_FOR) {
            desk.done.pop_front();
        }
        desk.seen = Some(Seen { frame, found, took: now - began });
        drop(desk);
        wake();
    }
}

/// How many a second were done, from when they were; of a single one, from how long it took.
fn rate(done: &VecDeque<Instant>, took: Duration) -> Option<f64> {
    let seconds = match (done.front(), done.back()) {
        (Some(first), Some(last)) if done.len() > 1 => (*last - *first).as_secs_f64() / (done.len() - 1) as f64,
        _ => took.as_secs_f64(),
    };
    (seconds > 0.0).then(|| 1.0 / seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_is_that_of_the_last_pictures() {
        let start = Instant::now();
        let done: VecDeque<Instant> = [0, 500, 1000, 1500].map(|ms| start + Duration::from_millis(ms)).into();
        let took = Duration::from_millis(250);
        assert_eq!(rate(&done, took), Some(2.0));
        assert_eq!(rate(&[start].into(), took), Some(4.0));
        assert_eq!(rate(&VecDeque::new(), Duration::ZERO), None);
    }
}
