//! The scenes kept with the project.

use courtside_photo::{
    Known, Prepared,
    kit::{Fault, Kit},
    picture::Picture,
    score::Score,
    verdict::{Cell, Verdict},
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

/// The kit of the scenes before the judge, and how well it judges them without and with their layouts: many tests ask.
pub static PREPARED: LazyLock<Prepared> = LazyLock::new(|| Prepared::new(kit()));
pub static BY_SIGHT: LazyLock<Score> = LazyLock::new(|| score(&PREPARED, false));
pub static BY_LAYOUT: LazyLock<Score> = LazyLock::new(|| score(&PREPARED, true));

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos")
}

/// The kit that was made by hand.
pub fn kit() -> Kit {
    let kit = folder().join("kit");
    let text = fs::read_to_string(kit.join("kit.json")).expect("the kit is there");
    let read = |name: &str| fs::read(kit.join(name)).map_err(|_| Fault::NotAnObject);
    Kit::from_json(&text, read).expect("the kit is fine")
}

pub struct Scene {
    pub photo: Picture,
    pub layout: BTreeMap<String, Cell>,
    pub truth: Verdict,
}

pub fn scene(name: &str) -> Scene {
    let folder = folder().join("scenes").join(name);
    let text = |file: &str| fs::read_to_string(folder.join(file)).expect("the scene is there");
    Scene {
        photo: Picture::decode(&fs::read(folder.join("photo.jpg")).expect("the photo is there"))
            .expect("it is a photo"),
        layout: serde_json::from_str(&text("layout.json")).expect("the layout is fine"),
        truth: serde_json::from_str(&text("truth.json")).expect("the truth is fine"),
    }
}

fn names() -> Vec<String> {
    let entries = fs::read_dir(folder().join("scenes")).expect("there are scenes");
    let mut names: Vec<String> =
        entries.map(|e| e.expect("it can be read").file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

/// Judges all scenes and counts.
pub fn score(prepared: &Prepared, with_layout: bool) -> Score {
    let mut score = Score::default();
    for name in names() {
        let scene = scene(&name);
        let known = Known { layout: with_layout.then(|| scene.layout.clone()), ..Known::default() };
        let judged = prepared.judge(&scene.photo, &known).expect("every scene has a floor");
        score.add(&scene.truth, Some(&judged.verdict.rounded()));
    }
    score
}
