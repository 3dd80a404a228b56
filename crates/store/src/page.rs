//! The page's own scripts in a browser, asked by name: what only a page can do is in `assets/web/`.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Calls a function of one of the objects that the scripts offer; what it throws comes back.
pub fn ask(object: &str, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let object = Reflect::get(&js_sys::global(), &object.into())?;
    let function: Function = Reflect::get(&object, &name.into())?.dyn_into()?;
    function.apply(&object, &with.iter().collect::<Array>())
}

/// What something thrown says of itself: its `name` or its `message`.
pub fn told(thrown: &JsValue, what: &str) -> Option<String> {
    Reflect::get(thrown, &what.into()).ok()?.as_string()
}
