//! Judging that follows a camera in a browser: as often as a worker can, always the newest picture.

use std::{cell::RefCell, sync::Arc};

use web_time::Instant;

use super::{
    Found, Frame, Seen, Wake,
    seen::{FOLLOWED, Pace},
};
use crate::worker::{Answer, Client, Pixels, Reply, Request, kit_in_use};
use courtside_photo::{Prepared, overlay::Overlay};

/// The judge who follows a camera. It stops when this is dropped.
pub struct Follower {
    desk: RefCell<Desk>,
}

struct Desk {
    album: Arc<Prepared>,
    client: Client,
    /// What the worker looks at, and since when; none for the kit.
    doing: Option<Option<(Arc<Frame>, Instant)>>,
    waiting: Option<Arc<Frame>>,
    /// The number of the last picture that was handed in, so that none is judged twice.
    handed_in: u64,
    followed: usize,
    seen: Option<Seen>,
    pace: Pace,
}

impl Follower {
    /// Follows with the kit in use, which is that of the album; `wake` is called whenever a picture is judged.
    pub fn new(album: Arc<Prepared>, wake: Wake) -> Self {
        let client = Client::new(move || wake());
        let doing = kit_in_use().map(|files| {
            let names = files.iter().map(|(name, _)| name.clone()).collect();
            let bytes: Vec<&[u8]> = files.iter().map(|(_, bytes)| bytes.as_slice()).collect();
            client.ask(&Request::Kit { names }, &bytes);
            None
        });
        let pace = Pace::default();
        let desk = Desk { album, client, doing, waiting: None, handed_in: 0, followed: FOLLOWED, seen: None, pace };
        Self { desk: RefCell::new(desk) }
    }

    /// Hands in a picture; the same one again changes nothing.
    pub fn hand_in(&self, frame: &Arc<Frame>) {
        let mut desk = self.desk.borrow_mut();
        if desk.handed_in != frame.number {
            desk.handed_in = frame.number;
            desk.waiting = Some(Arc::clone(frame));
        }
        desk.go_on();
    }

    /// What was seen last.
    pub fn seen(&self) -> Option<Seen> {
        self.desk.borrow().seen.clone()
    }

    /// Judged pictures per second.
    pub fn rate(&self) -> Option<f64> {
        let desk = self.desk.borrow();
        desk.pace.rate(desk.seen.as_ref()?.took)
    }
}

impl Desk {
    fn go_on(&mut self) {
        while let Some(answer) = self.client.answer() {
            let looked = self.doing.take().flatten();
            if let (Answer::Reply(Reply::Glanced(glanced), _), Some((frame, began))) = (answer, looked) {
                let found = match glanced {
                    Ok((from_last, sent)) => {
                        self.followed = if from_last { self.followed + 1 } else { 0 };
                        let Some(judgement) = sent.judgement() else { continue };
                        let overlay = Arc::new(Overlay::new(&self.album, &judgement));
                        Found::Judged { judgement: Arc::new(judgement), overlay }
                    }
                    Err(why) => Found::Not(why),
                };
                let now = Instant::now();
                self.pace.count(now);
                self.seen = Some(Seen { frame, found, took: now - began });
            }
        }
        if self.doing.is_none()
            && let Some(frame) = self.waiting.take()
        {
            let request = Request::Glance { pixels: Pixels::of(&frame.picture), anew: self.followed >= FOLLOWED };
            self.client.ask(&request, &[frame.picture.rgb.as_raw()]);
            self.doing = Some(Some((frame, Instant::now())));
        }
    }
}
