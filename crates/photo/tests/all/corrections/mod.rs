//! What people do with a judged photo: look at it, correct it, ask what would be.

mod again;
mod dishes;
mod glance;
mod overlay;
mod pins;
mod what_if;

use super::scenes::{PREPARED, Scene, scene};
use courtside_photo::{
    Judgement, Known,
    judge::{self, Ready},
    scene::Figure,
    verdict::{Cell, GuestVerdict},
};
use std::sync::LazyLock;

/// One photo that several tests judge.
struct Photo {
    scene: Scene,
    ready: Ready,
}

static FIRST: LazyLock<Photo> = LazyLock::new(|| {
    let scene = scene("01");
    let ready = Ready::new(&scene.photo);
    Photo { scene, ready }
});

/// The first scene as it is judged without help.
static JUDGED: LazyLock<Judgement> = LazyLock::new(|| FIRST.judge(&Known::default()));

impl Photo {
    fn judge(&self, known: &Known) -> Judgement {
        judge::judge(&PREPARED, &self.ready, known).expect("it has a floor")
    }
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn pins(all: &[(&str, Option<&str>)]) -> Known {
    Known { pins: all.iter().map(|(id, at)| ((*id).to_owned(), at.map(cell))).collect(), ..Known::default() }
}

fn guest<'a>(judged: &'a Judgement, id: &str) -> &'a GuestVerdict {
    judged.verdict.guests.iter().find(|g| g.id == id).unwrap_or_else(|| panic!("{id} is in the verdict"))
}

/// The place of a guest among the figures.
fn figure(judged: &Judgement, id: &str) -> usize {
    let is = |f: &Figure| PREPARED.cards[f.guest].id == id;
    judged.findings.figures.iter().position(is).unwrap_or_else(|| panic!("{id} was found"))
}
