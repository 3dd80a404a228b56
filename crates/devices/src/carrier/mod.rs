//! Whoever has questions for a bench, and what carries them there: a thread with the bench on it, or in a browser a worker of its
//! own, so that the window answers meanwhile.
//!
//! One request is under way at a time, and each gets one reply. Not here: what is asked, and what becomes of the replies.

#[cfg(target_arch = "wasm32")]
mod inside;
#[cfg(test)]
mod tests;
#[cfg(not(target_arch = "wasm32"))]
mod thread;
pub mod wire;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(target_arch = "wasm32")]
pub use inside::{is_worker, run};
#[cfg(not(target_arch = "wasm32"))]
pub use thread::Carrier;
#[cfg(target_arch = "wasm32")]
pub use worker::Carrier;

use courtside_photo::bench::{Reply, Request};

/// Somebody with jobs for which a bench is asked. Natively this lives on the bench's thread and may take its time.
pub trait Asker {
    type Job;

    /// Takes a job in, while another one may be under way.
    fn add(&mut self, job: Self::Job);

    /// Goes on with the job under way, where there is a reply to the last request; else begins the next job.
    fn next(&mut self, reply: Option<Reply>) -> Next;
}

/// What an asker wants next.
pub enum Next {
    Ask(Request),
    /// The job is done; there may be others.
    Over,
    /// There are no jobs.
    Idle,
}
