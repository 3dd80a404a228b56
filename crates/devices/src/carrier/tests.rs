//! A bench on a thread and one that is spoken to in bytes, as in a browser's worker.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

use std::{
    fs,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

use super::{
    Asker, Carrier, Next,
    wire::{answered, packed, unpacked},
};
use courtside_photo::{
    Known, NotJudged,
    answer::what_if::Wondered,
    bench::{Bench, KitInUse, Reply, Request},
    picture::Picture,
};
use courtside_store::{photo_kit_files, photo_kit_of, read_photo_kit};

fn fixtures() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos")
}

fn kit_here() -> Request {
    KitInUse::here(read_photo_kit(&fixtures().join("kit")).unwrap()).request()
}

fn kit_elsewhere() -> Request {
    let files = photo_kit_files(&fixtures().join("kit")).unwrap();
    KitInUse::elsewhere(photo_kit_of(&files).unwrap(), files).request()
}

fn decode() -> Request {
    let file = Arc::new(fs::read(fixtures().join("scenes/01/photo.jpg")).unwrap());
    Request::Decode { photo: "party".into(), file }
}

fn judge(known: Known) -> Request {
    Request::Judge { photo: "party".into(), known }
}

/// Everything that can be asked, also what cannot be answered.
fn questions() -> Vec<Request> {
    let (photo, known) = (|| "party".to_owned(), Known::default);
    let without_corgi = Known { pins: [("corgi".to_owned(), None)].into(), ..known() };
    let unknown = Known { pins: [("nobody".to_owned(), None)].into(), ..known() };
    let Request::Decode { file, .. } = decode() else { panic!("a photo is decoded") };
    let picture = Arc::new(Picture::decode(&file).unwrap());
    vec![
        decode(),
        Request::Decode { photo: "broken".into(), file: Arc::new(b"not a picture".to_vec()) },
        judge(known()),
        Request::Look { photo: photo(), known: known(), figure: 0 },
        Request::WhatIf { photo: photo(), known: known(), figure: 0, ask: Wondered::Blocked },
        judge(without_corgi),
        judge(unknown.clone()),
        Request::Look { photo: photo(), known: unknown, figure: 0 },
        // Of a judgement that is not the last one.
        Request::Look { photo: photo(), known: known(), figure: 1 },
        Request::Put { photo: "again".into(), picture: Arc::clone(&picture) },
        Request::Judge { photo: "again".into(), known: known() },
        Request::Glance { picture: Arc::clone(&picture) },
        Request::Glance { picture },
        Request::Forget { photo: photo() },
        judge(known()),
        Request::Judge { photo: "broken".into(), known: known() },
    ]
}

#[test]
fn a_bench_in_another_process_replies_what_one_in_this_process_replies() {
    let (mut here, mut there) = (Bench::default(), Bench::default());
    assert!(matches!(here.answer(kit_here()), Reply::Done));
    assert_eq!(answered(&mut there, &packed(&kit_elsewhere())), packed(&Reply::Done));
    for request in questions() {
        let far = answered(&mut there, &packed(&request));
        let near = packed(&here.answer(request.clone()));
        assert!(near == far, "{:?}", unpacked::<Reply>(&far));
        // What arrives is what was sent.
        assert!(packed(&unpacked::<Reply>(&far).unwrap()) == far);
    }
    let judged = here.answer(Request::Judge { photo: "again".into(), known: Known::default() });
    let Reply::Judged(judgement) = judged else { panic!("{judged:?}") };
    assert!(judgement.verdict.guests.iter().any(|guest| guest.id == "corgi"));
}

#[test]
fn a_bench_says_what_it_lacks() {
    let mut bench = Bench::default();
    assert!(matches!(bench.answer(judge(Known::default())), Reply::NoKit));
    let picture = Arc::new(Picture { rgb: Default::default(), focal_35mm: None });
    assert!(matches!(bench.answer(Request::Glance { picture }), Reply::NoKit));
    let mut files = photo_kit_files(&fixtures().join("kit")).unwrap();
    let kit = photo_kit_of(&files).unwrap();
    files.truncate(1);
    assert!(matches!(bench.answer(KitInUse::elsewhere(kit, files).request()), Reply::NoKit));
    assert!(matches!(bench.answer(kit_elsewhere()), Reply::Done));
    assert!(matches!(bench.answer(judge(Known::default())), Reply::NoPhoto));
}

/// Asks one request after the other, and passes the replies on.
struct Passing {
    waiting: Vec<Request>,
    replies: Sender<Reply>,
}

impl Asker for Passing {
    type Job = Request;

    fn add(&mut self, request: Request) {
        self.waiting.insert(0, request);
    }

    fn next(&mut self, reply: Option<Reply>) -> Next {
        if let Some(reply) = reply {
            self.replies.send(reply).unwrap();
        }
        self.waiting.pop().map_or(Next::Idle, Next::Ask)
    }
}

fn passing() -> (Carrier<Passing>, Receiver<Reply>) {
    let (replies, heard) = channel();
    (Carrier::new(Passing { waiting: Vec::new(), replies }), heard)
}

#[test]
fn harm_to_a_bench_is_told_and_what_it_holds_stays() {
    let (carrier, heard) = passing();
    let harmful = Request::Look { photo: "party".into(), known: Known::default(), figure: usize::MAX };
    for request in [kit_here(), decode(), judge(Known::default()), harmful, judge(Known::default())] {
        carrier.ask(request);
    }
    let replies: Vec<Reply> = heard.iter().take(5).collect();
    assert!(matches!(replies[2], Reply::Judged(_)), "{:?}", replies[2]);
    assert!(matches!(replies[3], Reply::Harm), "{:?}", replies[3]);
    assert_eq!(packed(&replies[4]), packed(&replies[2]));
}

#[test]
fn a_carrier_that_is_dropped_begins_nothing_more() {
    /// Has always something to do, and none of it needs a bench.
    struct Restless(Sender<()>);
    impl Asker for Restless {
        type Job = ();
        fn add(&mut self, (): ()) {}
        fn next(&mut self, _: Option<Reply>) -> Next {
            self.0.send(()).unwrap();
            Next::Over
        }
    }
    let (steps, taken) = channel();
    let carrier = Carrier::new(Restless(steps));
    carrier.ask(());
    taken.recv().unwrap();
    drop(carrier);
    // The asker is gone when nobody can send any more.
    while taken.recv_timeout(Duration::from_secs(60)).is_ok() {}
    assert!(taken.try_recv() == Err(std::sync::mpsc::TryRecvError::Disconnected));
}

#[test]
fn why_a_photo_is_not_judged_is_a_reply_too() {
    let mut bench = Bench::default();
    bench.answer(kit_here());
    let plain = Arc::new(Picture { rgb: courtside_photo::image::RgbImage::new(640, 480), focal_35mm: None });
    bench.answer(Request::Put { photo: "plain".into(), picture: Arc::clone(&plain) });
    let judged = bench.answer(Request::Judge { photo: "plain".into(), known: Known::default() });
    assert!(matches!(judged, Reply::NotJudged(NotJudged::NoFloor)), "{judged:?}");
    let glanced = bench.answer(Request::Glance { picture: plain });
    assert!(matches!(glanced, Reply::NotJudged(NotJudged::NoFloor)), "{glanced:?}");
}
