//! The judge on the scenes kept with the project: what the README's table promises must hold.

use courtside_photo::{
    Known,
    album::Album,
    kit::{Fault, Kit},
    picture::Picture,
    score::Score,
    verdict::{Cell, Rule, Verdict},
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/photos")
}

fn album() -> Album {
    let kit = folder().join("kit");
    let text = fs::read_to_string(kit.join("kit.json")).expect("the kit is there");
    let read = |name: &str| fs::read(kit.join(name)).map_err(|_| Fault::NotAnObject);
    Album::new(Kit::from_json(&text, read).expect("the kit is fine"))
}

struct Scene {
    photo: Picture,
    layout: BTreeMap<String, Cell>,
    truth: Verdict,
}

fn scene(name: &str) -> Scene {
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
fn score(with_layout: bool) -> Score {
    let album = album();
    let mut score = Score::default();
    for name in names() {
        let scene = scene(&name);
        let known = Known { layout: with_layout.then(|| scene.layout.clone()), corners: None };
        let judged = album.judge(&scene.photo, &known).expect("every scene has a floor");
        score.add(&scene.truth, Some(&judged.verdict.rounded()));
    }
    score
}

/// A share that must be there.
fn some(share: Option<f64>) -> f64 {
    share.expect("something was counted")
}

#[test]
fn without_the_layout_no_sure_answer_is_wrong_and_nearly_all_are_found() {
    let score = score(false);
    assert_eq!(score.all_answers().wrong, 0, "{:?}", score.answers);
    assert_eq!(score.floors_that_fit(), Some(1.0));
    assert_eq!(score.violations.wrong, 0, "{:?}", score.by_rule);
    assert!(some(score.cell_recall()) >= 0.95, "{:?}", score.cell_recall());
    assert!(some(score.all_answers().left_open()) <= 0.10, "{:?}", score.answers);
    assert!(some(score.cell_precision()) >= 0.99, "{:?}", score.cell_precision());
    assert!(some(score.visible_error_all()) <= 0.03, "{:?}", score.visible_error_all());
}

#[test]
fn with_the_layout_no_sure_answer_is_wrong_and_all_are_found() {
    let score = score(true);
    assert_eq!(score.all_answers().wrong, 0, "{:?}", score.answers);
    assert_eq!(score.floors_that_fit(), Some(1.0));
    assert_eq!(score.violations.wrong, 0, "{:?}", score.by_rule);
    assert!(some(score.cell_recall()) >= 0.99, "{:?}", score.cell_recall());
    assert!(some(score.all_answers().left_open()) <= 0.05, "{:?}", score.answers);
    assert!(some(score.cell_precision()) >= 1.0, "{:?}", score.cell_precision());
    assert!(some(score.visible_error_all()) <= 0.02, "{:?}", score.visible_error_all());
}

#[test]
fn each_violation_is_found_and_none_is_made_up() {
    let album = album();
    for (name, rule, guest) in [
        ("03", Rule::TurnedAway, Some("dancer")),
        ("05", Rule::BeyondScreen, None),
        ("08", Rule::OffCell, Some("widow")),
        ("10", Rule::Fallen, Some("singer")),
        ("11", Rule::CameraTooHigh, None),
    ] {
        let judged = album.judge(&scene(name).photo, &Known::default()).expect("it has a floor");
        let found: Vec<(Rule, Option<&str>)> =
            judged.verdict.violations.iter().map(|v| (v.rule, v.guest.as_deref())).collect();
        assert_eq!(found, [(rule, guest)], "scene {name}");
    }
}

#[test]
fn four_corners_by_hand_lead_to_the_same_cells() {
    let (album, scene) = (album(), scene("01"));
    // As a hand sets them: some pixels off.
    let mut corners = scene.truth.floor.corners;
    corners[0][0] += 7.0;
    corners[2][1] -= 5.0;
    let judged =
        album.judge(&scene.photo, &Known { layout: None, corners: Some(corners) }).expect("corners always work");
    for guest in judged.verdict.guests.iter().filter(|g| g.cell.is_some()) {
        let truth = scene.truth.guests.iter().find(|t| t.id == guest.id).expect("nobody is made up");
        assert_eq!(guest.cell, truth.cell, "{}", guest.id);
    }
    assert!(judged.verdict.guests.iter().filter(|g| g.cell.is_some()).count() >= 9);
}

#[test]
fn corners_in_a_wrong_order_are_refused() {
    let (album, scene) = (album(), scene("01"));
    let mut corners = scene.truth.floor.corners;
    corners.swap(0, 1);
    let judged = album.judge(&scene.photo, &Known { layout: None, corners: Some(corners) });
    assert_eq!(judged.err(), Some(courtside_photo::NotJudged::BadCorners));
}

#[test]
fn a_layout_that_is_wrong_is_contradicted() {
    let (album, scene) = (album(), scene("01"));
    let mut layout = scene.layout.clone();
    let [gardener, granny] = [layout["gardener"], layout["granny"]];
    layout.insert("gardener".to_owned(), granny);
    layout.insert("granny".to_owned(), gardener);
    let judged = album.judge(&scene.photo, &Known { layout: Some(layout), corners: None }).expect("it has a floor");
    let against: Vec<&str> = judged.findings.contradictions.iter().map(|c| album.cards[c.guest].id.as_str()).collect();
    assert!(against.contains(&"gardener") && against.contains(&"granny"), "{against:?}");
}
