//! A bench on a thread of its own.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, Sender, TryRecvError, channel},
    thread,
};

use super::{Asker, Next};
use courtside_photo::bench::{Bench, Reply};

/// Carries jobs to an asker beside its bench. When this is dropped, that ends with the request at hand.
pub struct Carrier<A: Asker> {
    jobs: Sender<A::Job>,
}

impl<A: Asker<Job: Send> + Send + 'static> Carrier<A> {
    pub fn new(asker: A) -> Self {
        let (jobs, inbox) = channel();
        thread::spawn(move || work(asker, &inbox));
        Self { jobs }
    }

    pub fn ask(&self, job: A::Job) {
        // A thread that is gone answers nobody.
        let _ = self.jobs.send(job);
    }
}

/// Works until nobody asks any more. What came meanwhile is looked at before every step, so that the asker can choose.
fn work<A: Asker>(mut asker: A, inbox: &Receiver<A::Job>) {
    let mut bench = Bench::default();
    let mut next = Next::Idle;
    loop {
        if matches!(next, Next::Idle) {
            let Ok(job) = inbox.recv() else { return };
            asker.add(job);
        }
        loop {
            match inbox.try_recv() {
                Ok(job) => asker.add(job),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        let reply = match next {
            Next::Ask(request) => Some(catch_unwind(AssertUnwindSafe(|| bench.answer(request))).unwrap_or(Reply::Harm)),
            Next::Over | Next::Idle => None,
        };
        next = asker.next(reply);
    }
}
