//! Judging a photo once more keeps what does not depend on the correction.

use super::*;
use courtside_photo::Prepared;

#[test]
fn a_photo_judged_again_gets_the_verdict_of_a_fresh_judgement() {
    let scene = scene("08");
    let ready = Ready::new(&scene.photo);
    let dish = vec![[900.0, 700.0], [1100.0, 700.0], [1000.0, 900.0]];
    let with_dish = Known { dishes: vec![dish.clone()], ..pins(&[("granny", Some("B2"))]) };
    let corners = Some(scene.truth.floor.corners);
    let told = [
        Known::default(),
        Known { dishes: vec![dish], ..Known::default() },
        pins(&[("granny", Some("B2"))]),
        with_dish,
        Known { corners, ..pins(&[("granny", None)]) },
        Known { layout: Some(scene.layout.clone()), ..Known::default() },
        Known::default(),
    ];
    for known in &told {
        let again = judge::judge(&PREPARED, &ready, known).expect("it has a floor");
        let fresh = PREPARED.judge(&scene.photo, known).expect("it has a floor");
        assert_eq!(again.verdict, fresh.verdict, "{known:?}");
        assert_eq!(again.findings.bars, fresh.findings.bars, "{known:?}");
    }
}

#[test]
fn another_kit_does_not_get_what_was_kept_for_the_first() {
    let mut kit = PREPARED.kit.clone();
    kit.guests.rotate_left(3);
    let other = Prepared::new(kit);
    judge::judge(&PREPARED, &FIRST.ready, &Known::default()).expect("it has a floor");
    let judged = judge::judge(&other, &FIRST.ready, &Known::default()).expect("it has a floor");
    for found in judged.verdict.guests.iter().filter(|g| g.cell.is_some()) {
        assert_eq!(FIRST.scene.layout.get(&found.id).copied(), found.cell, "{}", found.id);
    }
}
