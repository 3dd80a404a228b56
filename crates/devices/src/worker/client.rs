//! A worker from the page's side.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Reply, Request};

/// What came back.
pub enum Answer {
    /// A reply, and the bytes beside it.
    Reply(Reply, Vec<u8>),
    /// The worker came to harm, which is a bug, and is of no use any more.
    Broken,
}

/// A worker; it ends when this is dropped.
pub struct Client {
    worker: Option<Worker>,
    answers: Rc<RefCell<VecDeque<Answer>>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut(JsValue)>,
}

impl Client {
    /// Begins a worker; `wake` is called at every answer.
    pub fn new(wake: impl Fn() + Clone + 'static) -> Self {
        let answers = Rc::<RefCell<VecDeque<Answer>>>::default();
        let (heard, broke, woken) = (Rc::clone(&answers), Rc::clone(&answers), wake.clone());
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            heard.borrow_mut().push_back(answer(&event.data()));
            woken();
        });
        let broken = Closure::<dyn FnMut(JsValue)>::new(move |_: JsValue| {
            broke.borrow_mut().push_back(Answer::Broken);
            wake();
        });
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok();
        match &worker {
            Some(worker) => {
                worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
                worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
            }
            None => answers.borrow_mut().push_back(Answer::Broken),
        }
        Self { worker, answers, _heard: heard, _broken: broken }
    }

    /// Asks for something, with bytes beside it.
    pub fn ask(&self, request: &Request, beside: &[&[u8]]) {
        let words = postcard::to_stdvec(request).expect("a request is plain data");
        let parts: Array = std::iter::once(words.as_slice())
            .chain(beside.iter().copied())
            .map(|part| JsValue::from(Uint8Array::from(part)))
            .collect();
        let sent = self.worker.as_ref().map(|worker| worker.post_message(&parts));
        if !matches!(sent, Some(Ok(()))) {
            self.answers.borrow_mut().push_back(Answer::Broken);
        }
    }

    /// What came back, in order.
    pub fn answer(&self) -> Option<Answer> {
        self.answers.borrow_mut().pop_front()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

fn answer(data: &JsValue) -> Answer {
    let parts = Array::from(data);
    let bytes = |place: u32| match parts.get(place) {
        part if part.is_undefined() => Vec::new(),
        part => Uint8Array::new(&part).to_vec(),
    };
    match postcard::from_bytes(&bytes(0)) {
        Ok(reply) => Answer::Reply(reply, bytes(1)),
        Err(_) => Answer::Broken,
    }
}
