//! A bench in a worker of the browser, from the page's side.

use std::{
    cell::RefCell,
    mem,
    rc::{Rc, Weak},
};

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Asker, Next, wire};
use courtside_photo::bench::{Reply, Request};

/// Carries the requests of an asker, who lives on the page, to a worker and its replies back. The worker ends when this is dropped.
pub struct Carrier<A: Asker> {
    page: Rc<RefCell<OnPage<A>>>,
}

struct OnPage<A> {
    asker: A,
    /// Begun when something is to be asked; one that came to harm is followed by another, whose bench is empty.
    worker: Option<Worker>,
    /// Whether a reply is under way.
    waits: bool,
    heard: Closure<dyn FnMut(MessageEvent)>,
    broken: Closure<dyn FnMut(JsValue)>,
}

impl<A: Asker + 'static> Carrier<A> {
    pub fn new(asker: A) -> Self {
        let page = Rc::new_cyclic(|page: &Weak<RefCell<OnPage<A>>>| {
            let (hears, breaks) = (page.clone(), page.clone());
            RefCell::new(OnPage {
                asker,
                worker: None,
                waits: false,
                heard: Closure::new(move |event: MessageEvent| {
                    let bytes: Uint8Array = event.data().unchecked_into();
                    take(&hears, wire::unpacked(&bytes.to_vec()));
                }),
                broken: Closure::new(move |_: JsValue| take(&breaks, None)),
            })
        });
        Self { page }
    }

    pub fn ask(&self, job: A::Job) {
        let mut page = self.page.borrow_mut();
        page.asker.add(job);
        if !page.waits {
            page.go_on(None);
        }
    }
}

/// Takes a reply, or none where the worker came to harm, which is a bug, and is of no use any more.
fn take<A: Asker>(page: &Weak<RefCell<OnPage<A>>>, reply: Option<Reply>) {
    let Some(page) = page.upgrade() else { return };
    let mut page = page.borrow_mut();
    if reply.is_none() {
        page.end_worker();
    }
    if mem::take(&mut page.waits) {
        page.go_on(Some(reply.unwrap_or(Reply::Harm)));
    }
}

impl<A: Asker> OnPage<A> {
    fn go_on(&mut self, mut reply: Option<Reply>) {
        loop {
            match self.asker.next(reply.take()) {
                Next::Ask(request) if self.post(&request).is_ok() => {
                    self.waits = true;
                    return;
                }
                Next::Ask(_) => {
                    self.end_worker();
                    reply = Some(Reply::Harm);
                }
                Next::Over => {}
                Next::Idle => return,
            }
        }
    }

    fn post(&mut self, request: &Request) -> Result<(), JsValue> {
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => self.begin_worker()?,
        };
        self.worker.insert(worker).post_message(&Uint8Array::from(wire::packed(request).as_slice()))
    }

    fn begin_worker(&self) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options)?;
        worker.set_onmessage(Some(self.heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.broken.as_ref().unchecked_ref()));
        Ok(worker)
    }
}

impl<A> OnPage<A> {
    fn end_worker(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

impl<A> Drop for OnPage<A> {
    fn drop(&mut self) {
        self.end_worker();
    }
}
