//! The scenes kept with the project.

use courtside_photo::{
    Prepared,
    kit::{Fault, Kit},
    picture::Picture,
    verdict::{Cell, Verdict},
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos")
}

pub fn prepared() -> Prepared {
    let kit = folder().join("kit");
    let text = fs::read_to_string(kit.join("kit.json")).expect("the kit is there");
    let read = |name: &str| fs::read(kit.join(name)).map_err(|_| Fault::NotAnObject);
    Prepared::new(Kit::from_json(&text, read).expect("the kit is fine"))
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
