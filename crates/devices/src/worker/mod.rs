//! The judge in a browser: in a worker of its own, so that the page answers meanwhile.
//!
//! The worker runs the same program as the page. One request is under way at a time, and each gets one reply; what is large goes
//! beside the words as plain bytes. Not here: what the page does with the replies.

mod client;
mod inside;
mod words;

pub use client::{Answer, Client};
pub use inside::{is_worker, run};
pub use words::{Pixels, Reply, Request, Sent};

use std::{cell::RefCell, rc::Rc};

/// The files of a photo kit by their names.
pub type KitFiles = Rc<Vec<(String, Vec<u8>)>>;

thread_local! {
    static KIT: RefCell<Option<KitFiles>> = const { RefCell::new(None) };
}

/// Says which kit is in use, for every worker that begins after it.
pub fn use_kit(files: KitFiles) {
    KIT.set(Some(files));
}

/// The files of the kit in use.
pub fn kit_in_use() -> Option<KitFiles> {
    KIT.with_borrow(Clone::clone)
}
