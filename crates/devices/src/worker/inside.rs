//! The worker from the inside: the kit in use, and the photos that are looked at.

use std::collections::HashMap;

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::DedicatedWorkerGlobalScope;

use super::{Pixels, Reply, Request, Sent};
use courtside_photo::{
    Judgement, Prepared,
    glance::{Glance, glance},
    judge::{Ready, judge},
    kit::{Fault, Kit},
    overlay,
    picture::Picture,
    what_if::what_if,
};

/// Whether this program runs as a worker.
pub fn is_worker() -> bool {
    js_sys::global().has_type::<DedicatedWorkerGlobalScope>()
}

/// Answers the page from now on: `worker.js` hands over what it hears.
pub fn run() {
    let mut inside = Inside::default();
    let work = Closure::<dyn FnMut(JsValue)>::new(move |data: JsValue| {
        let (reply, beside) = inside.work(&Array::from(&data));
        let words = postcard::to_stdvec(&reply).expect("a reply is plain data");
        let parts: Array =
            [words, beside].iter().map(|part| JsValue::from(Uint8Array::from(part.as_slice()))).collect();
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        // A page that is closed needs no answer.
        let _ = scope.post_message(&parts);
    });
    // Without it the worker hears nothing, and the page learns that from its silence; there is nobody here to tell.
    let _ = Reflect::set(&js_sys::global(), &"courtsideWork".into(), work.as_ref());
    work.forget();
}

#[derive(Default)]
struct Inside {
    album: Option<Prepared>,
    photos: HashMap<String, Looked>,
    glanced: Option<Glance>,
}

/// A photo, and what is known of it.
struct Looked {
    picture: Picture,
    ready: Option<Ready>,
    judgement: Option<Judgement>,
}

impl Looked {
    fn new(picture: Picture) -> Self {
        Self { picture, ready: None, judgement: None }
    }
}

impl Inside {
    fn work(&mut self, parts: &Array) -> (Reply, Vec<u8>) {
        let beside = |place: u32| Uint8Array::new(&parts.get(place + 1)).to_vec();
        let request = postcard::from_bytes(&Uint8Array::new(&parts.get(0)).to_vec());
        let reply = match request {
            Ok(Request::Kit { names }) => self.kit(&names, beside),
            Ok(Request::Photo { photo }) => return self.photo(photo, &beside(0)),
            Ok(Request::Picture { photo, pixels }) => match pixels.picture(beside(0)) {
                Some(picture) => {
                    self.photos.insert(photo, Looked::new(picture));
                    Reply::Done
                }
                None => Reply::Unknown,
            },
            Ok(Request::Judge { photo, known }) => self.judge(&photo, &known),
            Ok(Request::Look { photo, figure }) => self
                .judged(&photo)
                .map_or(Reply::Unknown, |(album, judgement)| Reply::Looked(overlay::hidden(album, judgement, figure))),
            Ok(Request::WhatIf { photo, figure, ask }) => self
                .judged(&photo)
                .map_or(Reply::Unknown, |(album, judgement)| Reply::Thought(what_if(album, judgement, figure, ask))),
            Ok(Request::Forget { photo }) => {
                self.photos.remove(&photo);
                Reply::Done
            }
            Ok(Request::Glance { pixels, anew }) => self.glance(pixels, beside(0), anew),
            Err(_) => Reply::Unknown,
        };
        (reply, Vec::new())
    }

    fn kit(&mut self, names: &[String], beside: impl Fn(u32) -> Vec<u8>) -> Reply {
        let file = |name: &str| names.iter().position(|known| known == name).map(|place| beside(place as u32));
        let json = file("kit.json").unwrap_or_default();
        let picture = |name: &str| file(name).ok_or_else(|| Fault::NoSuchFile(name.to_owned()));
        self.album = Kit::from_json(&String::from_utf8_lossy(&json), picture).ok().map(Prepared::new);
        self.glanced = None;
        for photo in self.photos.values_mut() {
            (photo.ready, photo.judgement) = (None, None);
        }
        if self.album.is_some() { Reply::Done } else { Reply::Unknown }
    }

    fn photo(&mut self, photo: String, file: &[u8]) -> (Reply, Vec<u8>) {
        let Ok(picture) = Picture::decode(file) else { return (Reply::Photo(None), Vec::new()) };
        let (pixels, bytes) = (Pixels::of(&picture), picture.rgb.as_raw().clone());
        self.photos.insert(photo, Looked::new(picture));
        (Reply::Photo(Some(pixels)), bytes)
    }

    fn judge(&mut self, photo: &str, known: &courtside_photo::Known) -> Reply {
        let (Some(album), Some(looked)) = (&self.album, self.photos.get_mut(photo)) else { return Reply::Unknown };
        let ready = looked.ready.get_or_insert_with(|| Ready::new(&looked.picture));
        let judged = judge(album, ready, known);
        let reply = Reply::Judged(judged.as_ref().map(Sent::new).map_err(Clone::clone));
        looked.judgement = judged.ok();
        reply
    }

    fn judged(&self, photo: &str) -> Option<(&Prepared, &Judgement)> {
        Some((self.album.as_ref()?, self.photos.get(photo)?.judgement.as_ref()?))
    }

    fn glance(&mut self, pixels: Pixels, bytes: Vec<u8>, anew: bool) -> Reply {
        let (Some(album), Some(picture)) = (&self.album, pixels.picture(bytes)) else { return Reply::Unknown };
        let seen = glance(album, &picture, self.glanced.take().as_ref().filter(|_| !anew));
        let reply = seen.as_ref().map(|it| (it.followed, Sent::new(&it.judgement))).map_err(Clone::clone);
        self.glanced = seen.ok();
        Reply::Glanced(reply)
    }
}
