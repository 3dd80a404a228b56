//! The worker from the inside: a bench that answers the page.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::DedicatedWorkerGlobalScope;

use super::wire;
use courtside_photo::bench::Bench;

/// Whether this program runs as a worker.
pub fn is_worker() -> bool {
    js_sys::global().has_type::<DedicatedWorkerGlobalScope>()
}

/// Answers the page from now on: `worker.js` hands over what it hears.
pub fn run() {
    let mut bench = Bench::default();
    let work = Closure::<dyn FnMut(Uint8Array)>::new(move |request: Uint8Array| {
        let reply = wire::answered(&mut bench, &request.to_vec());
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        // A page that is closed needs no answer.
        let _ = scope.post_message(&Uint8Array::from(reply.as_slice()));
    });
    // Without it the worker hears nothing, and the page learns that from its silence; there is nobody here to tell.
    let _ = Reflect::set(&js_sys::global(), &JsValue::from("courtsideWork"), work.as_ref());
    work.forget();
}
