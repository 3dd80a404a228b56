//! The desk's jobs, done with a bench in this process, with one that is spoken to in bytes as in a browser, and with one that
//! comes to harm.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]
#![expect(clippy::disallowed_methods, reason = "the tests read the fixtures")]

use std::{
    fs,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
};

use super::{
    background::{kit_elsewhere, kit_here},
    clerk::{Clerk, ReadKit},
    job::{Done, Job, Judged},
};
use courtside_devices::carrier::{
    Asker, Next,
    wire::{answered, packed, unpacked},
};
use courtside_photo::{
    Known,
    bench::{Bench, Reply, Request},
};
use courtside_rules::msg;
use courtside_store::SavedId;

/// Whoever answers a clerk.
type Answering<'a> = &'a mut dyn FnMut(Request) -> Reply;

/// A clerk, and what it has done.
struct Work {
    clerk: Clerk,
    done: Receiver<Done>,
}

impl Work {
    fn new(read_kit: ReadKit) -> Self {
        let (sender, done) = channel();
        Self { clerk: Clerk::new(read_kit, move |done| sender.send(done).unwrap()), done }
    }

    /// Does all jobs.
    fn all(&mut self, jobs: impl IntoIterator<Item = Job>, answer: Answering<'_>) -> Vec<Done> {
        jobs.into_iter().for_each(|job| self.clerk.add(job));
        let mut reply = None;
        loop {
            match self.clerk.next(reply.take()) {
                Next::Ask(request) => reply = Some(answer(request)),
                Next::Over => {}
                Next::Idle => return self.done.try_iter().collect(),
            }
        }
    }

    /// What a desk asks for one photo: kit, picture, judgement, a closer look, another judgement.
    fn whole(&mut self, answer: Answering<'_>) -> Vec<Done> {
        let mut all = self.all([take_kit(), kit(), photo("party"), judge("party", Known::default())], answer);
        let judged = all.iter().find_map(judged).unwrap();
        let corrected = Known { pins: [("corgi".to_owned(), None)].into(), ..Known::default() };
        all.extend(self.all([look("party", judged), judge("party", corrected)], answer));
        all
    }
}

fn here() -> impl FnMut(Request) -> Reply {
    let mut bench = Bench::default();
    move |request| bench.answer(request)
}

fn id(name: &str) -> SavedId {
    SavedId::new(name).unwrap()
}

fn fixtures() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos")
}

fn kit() -> Job {
    Job::Kit { kit: id("kit"), folder: fixtures().join("kit") }
}

fn take_kit() -> Job {
    Job::TakeKit { take: Box::new(|| Ok(id("taken"))) }
}

fn photo(name: &str) -> Job {
    let bytes = fs::read(fixtures().join("scenes/01/photo.jpg")).unwrap();
    Job::Photo { photo: id(name), bytes: Box::new(move || Ok(bytes)), keep: Some(Box::new(|_| Ok(()))), max_side: 1024 }
}

fn judge(name: &str, known: Known) -> Job {
    Job::Judge { photo: id(name), kit: id("kit"), known }
}

fn look(name: &str, judged: Arc<Judged>) -> Job {
    Job::Look { photo: id(name), kit: id("kit"), judged, figure: 0 }
}

fn judged(done: &Done) -> Option<Arc<Judged>> {
    match done {
        Done::Judged { found: Ok(judged), .. } => Some(Arc::clone(judged)),
        _ => None,
    }
}

/// What was done, in words that can be compared.
fn told(done: &Done) -> String {
    match done {
        Done::Kit { kit, made } => format!("kit {kit} {:?}", made.as_ref().map(|made| made.prepared.cards.len())),
        Done::KitTaken(taken) => format!("taken {taken:?}"),
        Done::Photo { photo, decoded: Ok(it) } => {
            let places: Vec<_> = it.tiles.iter().map(|tile| tile.place).collect();
            format!("photo {photo} {:?} {places:?} {:?}", it.picture.rgb.dimensions(), it.preview.size)
        }
        Done::Photo { photo, decoded: Err(why) } => format!("photo {photo} {why:?}"),
        Done::Kept { photo, problem } => format!("kept {photo} {problem:?}"),
        Done::Judged { photo, known, found } => {
            // How sure the fit is stays where it was made.
            let found =
                found.as_ref().map(|it| (&it.known, packed(&*it.judgement), &it.overlay.figures, &it.overlay.cells));
            format!("judged {photo} {known:?} {found:?}")
        }
        Done::Looked { photo, figure, hiding, .. } => format!("looked {photo} {figure} {hiding:?}"),
        Done::Thought { photo, figure, ask, what_if, .. } => format!("thought {photo} {figure} {ask:?} {what_if:?}"),
        Done::Reported(written) => format!("reported {written:?}"),
    }
}

fn all_told(done: &[Done]) -> Vec<String> {
    done.iter().map(told).collect()
}

/// The first words of each.
fn in_short(done: &[Done]) -> Vec<String> {
    all_told(done).iter().map(|told| told.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn the_desk_gets_the_same_from_this_process_and_from_a_worker() {
    let near = Work::new(kit_here).whole(&mut here());
    let mut bench = Bench::default();
    let mut in_bytes = |request: Request| -> Reply { unpacked(&answered(&mut bench, &packed(&request))).unwrap() };
    let far = Work::new(kit_elsewhere).whole(&mut in_bytes);
    // Whoever sees nothing yet sees a photo first; then kits come.
    let all = [
        "photo party",
        "kept party",
        "taken Ok(SavedId(\"taken\"))",
        "kit kit",
        "judged party",
        "judged party",
        "looked party",
        "thought party",
    ];
    // The judgement is newer than the look, so that it comes first.
    assert_eq!(in_short(&near), all);
    assert!(all_told(&near) == all_told(&far));
}

#[test]
fn a_worker_that_came_to_harm_is_followed_by_one_that_is_given_everything() {
    let mut work = Work::new(kit_elsewhere);
    let mut in_time = here();
    work.all([kit(), photo("party")], &mut in_time);
    let mut harm = |_: Request| Reply::Harm;
    let harmed = work.all([judge("party", Known::default()), photo("other")], &mut harm);
    assert_eq!(in_short(&harmed), ["judged party", "photo other"]);
    let Done::Judged { found, .. } = &harmed[0] else { panic!("{}", told(&harmed[0])) };
    assert!(matches!(found, Err(super::Unjudged::Harm)));
    let Done::Photo { decoded, .. } = &harmed[1] else { panic!("{}", told(&harmed[1])) };
    assert!(matches!(decoded, Err(why) if *why == msg!("judge-harm")));
    // An empty bench lacks the kit first, then the photo.
    let mut bench = Bench::default();
    let mut asked = Vec::new();
    let mut anew = |request: Request| {
        asked.push(match &request {
            Request::Kit(_) => "kit",
            Request::Put { .. } => "photo",
            Request::Judge { .. } => "judge",
            _ => "other",
        });
        bench.answer(request)
    };
    let judged_anew = work.all([judge("party", Known::default())], &mut anew);
    assert_eq!(asked, ["judge", "kit", "judge", "photo", "judge"]);
    let judged_anew = judged_anew.iter().find_map(judged).unwrap();
    assert!(judged_anew.judgement.verdict.guests.iter().any(|guest| guest.id == "corgi"));
    // A look that comes to harm leaves what would be elsewhere to be asked; a kit that does is none.
    let mut looked = Vec::new();
    let mut harm = |request: Request| {
        looked.push(matches!(request, Request::WhatIf { .. }));
        Reply::Harm
    };
    assert!(work.all([look("party", judged_anew)], &mut harm).is_empty());
    assert_eq!(looked, [false, true]);
    let broken = work.all([kit()], &mut |_| Reply::Harm);
    assert!(matches!(&broken[..], [Done::Kit { made: Err(why), .. }] if *why == vec![msg!("judge-harm")]));
    assert!(work.all([judge("party", Known::default())], &mut |_| Reply::Harm).is_empty());
}

#[test]
fn the_newest_judgement_comes_first_and_what_is_forgotten_or_of_another_kit_is_not_judged() {
    let mut work = Work::new(kit_here);
    let mut answer = here();
    let known = |column| Known { corners: Some([[column, 0.0]; 4]), ..Known::default() };
    let names = ["a", "b", "c"].map(photo);
    let begun = work.all(names.into_iter().chain([kit()]), &mut answer);
    assert_eq!(in_short(&begun)[..4], ["photo a", "kept a", "kit kit", "photo b"]);
    let jobs = [judge("a", known(1.0)), judge("b", known(2.0)), judge("c", known(3.0)), judge("a", known(4.0))];
    let mut jobs = Vec::from(jobs);
    jobs.push(Job::Judge { photo: id("a"), kit: id("another"), known: known(5.0) });
    jobs.push(judge("a", known(6.0)));
    jobs.push(Job::Forget { photo: id("b") });
    let done = work.all(jobs, &mut answer);
    assert_eq!(in_short(&done), ["judged a", "judged c"]);
    let Done::Judged { known: judged, .. } = &done[0] else { panic!("{}", told(&done[0])) };
    assert_eq!(*judged, known(6.0));
}

#[test]
fn a_file_that_is_no_picture_says_why_and_a_kit_that_is_not_there_too() {
    let mut work = Work::new(kit_here);
    let broken = Job::Photo { photo: id("a"), bytes: Box::new(|| Ok(b"no".to_vec())), keep: None, max_side: 1024 };
    let unread = Job::Photo { photo: id("b"), bytes: Box::new(|| Err(msg!("judge-kits"))), keep: None, max_side: 1024 };
    let nowhere = Job::Kit { kit: id("kit"), folder: fixtures().join("nowhere") };
    let done = work.all([broken, unread, nowhere], &mut here());
    let [
        Done::Photo { decoded: Err(broken), .. },
        Done::Photo { decoded: Err(unread), .. },
        Done::Kit { made: Err(none), .. },
    ] = &done[..]
    else {
        panic!("{:?}", all_told(&done));
    };
    assert!(*broken != msg!("judge-harm") && *unread == msg!("judge-kits") && none.len() == 1);
}
