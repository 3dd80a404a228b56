//! Courtside in a browser: how it starts, and what the page does for it.
//!
//! `assets/web/page.js` offers what only a page can do (choose files, keep the screen on) and is asked by name.

mod mirror;

use std::{cell::RefCell, path::PathBuf};

use eframe::egui;
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::HtmlCanvasElement;

use super::{App, chooser::Wanted};
use courtside_devices::carrier;
use courtside_rules::text::Language;
use courtside_store::{self as store, Store};

/// Where the store keeps everything in the page's tree of files.
const ROOT: &str = "/courtside";

thread_local! {
    /// What people chose since it was asked last.
    static CHOSEN: RefCell<Vec<(Wanted, Vec<PathBuf>)>> = const { RefCell::new(Vec::new()) };
}

/// Starts the page, or the judge's worker where this is one.
pub fn start() {
    if carrier::is_worker() {
        return carrier::run();
    }
    wasm_bindgen_futures::spawn_local(async {
        if let Err(problem) = open().await {
            let _ = page("failed", &[problem]);
        }
    });
}

async fn open() -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id("courtside")).ok_or(JsValue::NULL)?;
    let canvas: HtmlCanvasElement = canvas.dyn_into()?;
    store::load();
    let store = Store::open(ROOT.as_ref()).map_err(|error| error.to_string())?;
    let create: eframe::AppCreator<'static> = Box::new(move |creation| {
        egui_extras::install_image_loaders(&creation.egui_ctx);
        mirror::install(&creation.egui_ctx);
        wake_with(&creation.egui_ctx);
        let app = App::new(store, store::DOWNLOADS.into(), None);
        speak(app.texts.language());
        Ok(Box::new(app))
    });
    eframe::WebRunner::new().start(canvas, eframe::WebOptions::default(), create).await
}

/// Lets the page's scripts ask for another frame.
fn wake_with(ctx: &egui::Context) {
    let ctx = ctx.clone();
    let wake = Closure::<dyn Fn()>::new(move || ctx.request_repaint());
    // Without it something new shows with the next touch.
    let _ = Reflect::set(&js_sys::global(), &"courtsideWake".into(), wake.as_ref());
    wake.forget();
}

/// Lets a person choose files; they come with [`chosen`].
pub fn choose(wanted: Wanted) {
    let accept = match wanted {
        Wanted::Game => ".courtside",
        Wanted::Kit => ".json,application/json",
        Wanted::Photos | Wanted::TakePhoto | Wanted::AlbumPictures { .. } => "image/*",
        Wanted::PhotoKit => ".json,application/json,image/*",
        Wanted::Folder | Wanted::Dropped => return,
    };
    let camera = matches!(wanted, Wanted::TakePhoto | Wanted::AlbumPictures { camera: true });
    let several = !camera && wanted != Wanted::Kit;
    let take = Closure::once_into_js(move |files: Array| arrived(wanted, &files));
    // A browser that lets nobody choose files says so itself.
    let _ = page("choose", &[accept.into(), several.into(), camera.into(), take]);
}

/// Reads files that were dropped onto the page.
pub fn take_dropped(ctx: &egui::Context) {
    let dropped = ctx.input(|input| input.raw.dropped_files.clone());
    if dropped.is_empty() {
        return;
    }
    let ctx = ctx.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let mut files = Vec::new();
        for file in dropped {
            if let Ok(bytes) = file.bytes_async().await {
                files.push((file.path().display().to_string(), bytes));
            }
        }
        let paths = store::put_chosen(files);
        CHOSEN.with_borrow_mut(|chosen| chosen.push((Wanted::Dropped, paths)));
        ctx.request_repaint();
    });
}

/// What people chose since it was asked last.
pub fn chosen() -> Vec<(Wanted, Vec<PathBuf>)> {
    CHOSEN.take()
}

fn arrived(wanted: Wanted, files: &Array) {
    let file = |it: JsValue| {
        let parts = Array::from(&it);
        Some((parts.get(0).as_string()?, Uint8Array::new(&parts.get(1)).to_vec()))
    };
    let paths = store::put_chosen(files.iter().filter_map(file).collect());
    CHOSEN.with_borrow_mut(|chosen| chosen.push((wanted, paths)));
}

/// Keeps the screen on while it is held.
pub struct Awake;

impl Awake {
    pub fn new() -> Self {
        let _ = page("awake", &[true.into()]);
        Self
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        let _ = page("awake", &[false.into()]);
    }
}

/// Tells the page which language its own few words have, and screen readers which one they read.
pub fn speak(language: Language) {
    let _ = page("speak", &[language.code().into()]);
}

/// Asks the page's script for something.
fn page(name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    courtside_store::page::ask("courtsidePage", name, with)
}
