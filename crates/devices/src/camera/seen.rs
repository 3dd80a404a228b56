//! What the judge saw in a camera's picture, and how often it can look.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use web_time::Instant;

use super::Frame;
use courtside_photo::{Judgement, NotJudged, overlay::Overlay};

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

/// The rate is that of so many pictures, and of none that is older.
const COUNTED: usize = 8;
const COUNTED_FOR: Duration = Duration::from_secs(20);

/// When the last pictures were done.
#[derive(Default)]
pub(super) struct Pace {
    done: VecDeque<Instant>,
}

impl Pace {
    /// One more is done.
    pub fn count(&mut self, now: Instant) {
        self.done.push_back(now);
        while self.done.len() > COUNTED || self.done.front().is_some_and(|then| now - *then > COUNTED_FOR) {
            self.done.pop_front();
        }
    }

    /// Judged pictures per second, when the last one took so long.
    pub fn rate(&self, took: Duration) -> Option<f64> {
        rate(&self.done, took)
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
