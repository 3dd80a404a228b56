//! Guests whom people put on a cell, or take off the floor.

use super::*;
use courtside_photo::{
    NotJudged,
    scene::How,
    verdict::{Answer, Rule},
};

#[test]
fn a_guest_told_to_stand_elsewhere_stands_there_and_covers_who_is_behind() {
    let judged = FIRST.judge(&pins(&[("banker", Some("B1"))]));
    let banker = guest(&judged, "banker");
    assert_eq!(banker.cell, Some(cell("B1")));
    assert_eq!(judged.findings.figures[figure(&judged, "banker")].how, How::Told);
    // It is not seen there, and a person's word counts all the same.
    assert!(banker.visible > 0.95 && !judged.findings.lost.contains(&true), "{banker:?}");
    assert!(!guest(&JUDGED, "major").hidden_by.contains_key("banker"));
    let major = guest(&judged, "major");
    assert!(major.hidden_by["banker"] > 0.5, "{:?}", major.hidden_by);
    assert_eq!(major.blocked, Answer::Yes);
    assert!(!guest(&judged, "granny").hidden_by.contains_key("dish"), "nothing hides the banker either");
    assert!(judged.findings.contradictions.is_empty());
    let made_up = judged.verdict.violations.iter().find(|v| v.guest.as_deref() == Some("banker"));
    assert_eq!(made_up, None);
}

#[test]
fn a_guest_told_to_stand_where_the_judge_saw_it_is_seen_there() {
    let judged = FIRST.judge(&pins(&[("gardener", Some("A2"))]));
    assert_eq!(judged.findings.figures[figure(&judged, "gardener")].how, How::Seen);
    assert_eq!(judged.verdict.guests.len(), JUDGED.verdict.guests.len());
    for (pinned, before) in judged.verdict.guests.iter().zip(&JUDGED.verdict.guests) {
        assert_eq!((&pinned.id, pinned.cell, pinned.blocked), (&before.id, before.cell, before.blocked));
    }
}

#[test]
fn a_guest_told_to_be_off_the_floor_hides_nobody_and_is_not_voted_on() {
    let open = |judged: &Judgement| judged.verdict.guests.iter().filter(|g| g.cell.is_none()).count();
    assert!(open(&JUDGED) > 0, "some guests of this kit are not in the photo");
    let absent: Vec<&str> =
        PREPARED.cards.iter().map(|c| c.id.as_str()).filter(|id| !FIRST.scene.layout.contains_key(*id)).collect();
    let mut told: Vec<(&str, Option<&str>)> = absent.iter().map(|id| (*id, None)).collect();
    told.push(("gardener", None));
    let judged = FIRST.judge(&pins(&told));
    assert!(judged.verdict.guests.iter().all(|g| !absent.contains(&g.id.as_str()) && g.id != "gardener"));
    assert!(!guest(&judged, "major").hidden_by.contains_key("gardener"));
    assert!(guest(&JUDGED, "major").hidden_by.contains_key("gardener"));
}

#[test]
fn two_guests_exchanged_have_exchanged_their_cells() {
    let judged = FIRST.judge(&pins(&[("gardener", Some("B2")), ("granny", Some("A2"))]));
    assert_eq!(guest(&judged, "gardener").cell, Some(cell("B2")));
    assert_eq!(guest(&judged, "granny").cell, Some(cell("A2")));
    assert!(!judged.verdict.violations.iter().any(|v| v.rule == Rule::SharedCell));
}

#[test]
fn a_cell_that_somebody_told_of_holds_nobody_else() {
    let judged = FIRST.judge(&pins(&[("boy", Some("B2"))]));
    let there: Vec<&str> =
        judged.verdict.guests.iter().filter(|g| g.cell == Some(cell("B2"))).map(|g| g.id.as_str()).collect();
    assert_eq!(there, ["boy"]);
}

#[test]
fn a_pin_wins_over_the_layout_and_is_not_contradicted() {
    let layout = Some(FIRST.scene.layout.clone());
    let known = Known { layout, ..pins(&[("major", None), ("banker", Some("F1"))]) };
    let judged = FIRST.judge(&known);
    assert!(judged.verdict.guests.iter().all(|g| g.id != "major"));
    assert_eq!(guest(&judged, "banker").cell, Some(cell("F1")));
    assert_eq!(guest(&judged, "granny").cell, Some(cell("B2")));
    assert!(judged.findings.contradictions.is_empty(), "{:?}", judged.findings.contradictions);
}

#[test]
fn a_guest_of_whom_nothing_can_be_seen_where_it_was_put_breaks_the_rule() {
    let scene = scene("06");
    let hidden = scene.truth.violations.iter().find(|v| v.rule == Rule::GuestOutOfSight).expect("one is out of sight");
    let id = hidden.guest.clone().expect("it is a guest's");
    let known = Known { pins: [(id.clone(), Some(scene.layout[&id]))].into(), ..Known::default() };
    let judged = PREPARED.judge(&scene.photo, &known).expect("it has a floor");
    assert!(judged.verdict.violations.contains(hidden), "{:?}", judged.verdict.violations);
}

#[test]
fn pins_of_unknown_guests_and_cells_are_refused() {
    let judged = |known: &Known| judge::judge(&PREPARED, &FIRST.ready, known).err();
    assert_eq!(judged(&pins(&[("nobody", None)])), Some(NotJudged::UnknownGuest("nobody".to_owned())));
    assert_eq!(judged(&pins(&[("corgi", Some("Z9"))])), Some(NotJudged::UnknownCell("Z9".to_owned())));
}
