//! One picture of a camera after the other.

use super::*;
use courtside_photo::image::{RgbImage, imageops};
use courtside_photo::{
    NotJudged,
    picture::Picture,
    stages::{Glance, glance},
    verdict::Answer,
};

/// The first scene as a camera shows it whose picture is shifted by so many pixels.
fn frame(shift: u32) -> Picture {
    let photo = &FIRST.scene.photo.rgb;
    let (w, h) = (photo.width() - 32, photo.height() - 32);
    let part = imageops::crop_imm(photo, 16 + shift, 16, w, h).to_image();
    Picture { rgb: imageops::resize(&part, 1280, 960, imageops::FilterType::Triangle), focal_35mm: None }
}

/// No sure answer of this judgement is wrong, and so many guests are where they should be.
fn right(judged: &Judgement) -> usize {
    let truth = &FIRST.scene.truth;
    let mut cells = 0;
    for found in judged.verdict.guests.iter().filter(|g| g.cell.is_some()) {
        let is = truth.guests.iter().find(|t| t.id == found.id).unwrap_or_else(|| panic!("{} is made up", found.id));
        assert_eq!(found.cell, is.cell, "{}", found.id);
        assert!(found.blocked == Answer::Vote || found.blocked == is.blocked, "{}", found.id);
        cells += 1;
    }
    cells
}

#[test]
fn the_next_picture_is_judged_from_the_last_one() {
    let first = glance(&PREPARED, &frame(0), None).expect("it has a floor");
    assert!(!first.followed);
    let cells = right(&first.judgement);
    assert!(cells >= 7, "{cells}");
    let second = glance(&PREPARED, &frame(9), Some(&first)).expect("it has a floor");
    assert!(second.followed);
    assert!(right(&second.judgement) + 1 >= cells);
    let corner = |g: &Glance| g.judgement.verdict.floor.corners[3][0];
    assert!((corner(&first) - corner(&second) - 9.0 * 1280.0 / 2016.0).abs() < 1.5, "the floor went along");
}

#[test]
fn a_picture_of_something_else_is_not_judged_from_the_last_one() {
    let first = glance(&PREPARED, &frame(0), None).expect("it has a floor");
    let black = Picture { rgb: RgbImage::new(1280, 960), focal_35mm: None };
    assert_eq!(glance(&PREPARED, &black, Some(&first)).err(), Some(NotJudged::NoFloor));
    // Another size is another camera.
    let mut small = frame(0);
    small.rgb = imageops::resize(&small.rgb, 960, 720, imageops::FilterType::Triangle);
    assert!(!glance(&PREPARED, &small, Some(&first)).expect("it has a floor").followed);
}
