//! What a screen draws over a judged photo.

use super::*;
use courtside_photo::{
    answer::measured::{self, Limit},
    overlay::{self, Overlay},
    scene::By,
};

#[test]
fn the_floor_is_drawn_where_the_verdict_has_its_corners() {
    let overlay = Overlay::new(&PREPARED, &JUDGED);
    for corner in JUDGED.verdict.floor.corners {
        let near = |p: &[f32; 2]| (f64::from(p[0]) - corner[0]).hypot(f64::from(p[1]) - corner[1]) < 1.0;
        assert!(overlay.floor.iter().any(near), "{corner:?}");
    }
    let kit = &PREPARED.kit.floor;
    assert_eq!(overlay.cells.len(), usize::from(kit.columns) * usize::from(kit.rows));
    assert_eq!(overlay.grid.len(), usize::from(kit.columns) + usize::from(kit.rows) + 2);
}

#[test]
fn a_cell_is_found_at_its_middle_and_none_beside_the_floor() {
    let overlay = Overlay::new(&PREPARED, &JUDGED);
    let (view, scale) = (JUDGED.findings.fitted.camera.view(), JUDGED.findings.scale);
    let kit = &PREPARED.kit.floor;
    let pixel = |[x, y]: [f64; 2]| view.project([x, y, 0.0]).expect("before the camera").map(|p| (p * scale) as f32);
    for cell in kit.cells() {
        assert_eq!(overlay.cell_at(pixel(kit.centre(cell))), Some(cell));
    }
    assert_eq!(overlay.cell_at(pixel([2.0, 2.0])), None);
    assert_eq!(overlay.cell_at([f32::NAN, 0.0]), None);
}

#[test]
fn each_figure_is_found_under_a_finger_where_it_is_in_sight() {
    let overlay = Overlay::new(&PREPARED, &JUDGED);
    for (i, outline) in overlay.figures.iter().enumerate() {
        assert_eq!(outline.guest, JUDGED.findings.figures[i].guest);
        assert_eq!(outline.cell, JUDGED.verdict.guests[i].cell);
        let hiding = overlay::hidden(&PREPARED, &JUDGED, i);
        let seen: Vec<usize> = (0..hiding.by.len()).filter(|k| hiding.by[*k] == 1).collect();
        let at = |k: usize| {
            let [x, y] = [k % hiding.width, k / hiding.width].map(|p| p as f32 + 0.5);
            [hiding.left + x * hiding.step, hiding.top + y * hiding.step]
        };
        let found = seen.iter().filter(|k| overlay.figure_at(at(**k)) == Some(i)).count();
        assert!(found as f64 >= 0.9 * seen.len() as f64, "{}: {found} of {}", outline.id, seen.len());
    }
    assert_eq!(overlay.figure_at([-5.0, 10.0]), None);
    assert_eq!(overlay.figure_at([1e9, 10.0]), None);
}

#[test]
fn lines_stay_inside_the_box_of_their_figure_and_are_thin_where_somebody_stands_before_them() {
    let overlay = Overlay::new(&PREPARED, &JUDGED);
    for outline in &overlay.figures {
        let [left, top, right, bottom] = outline.bounds;
        let inside = |p: &[f32; 2]| p[0] > left - 2.0 && p[0] < right + 2.0 && p[1] > top - 2.0 && p[1] < bottom + 2.0;
        assert!(!outline.rings.is_empty() && outline.rings.iter().all(|run| run.line.iter().all(inside)));
        assert!(outline.face.iter().chain(&outline.foot).all(inside), "{}", outline.id);
        assert!(outline.foot.len() >= 4);
    }
    // The chef stands behind the professor from the waist down.
    let chef = &overlay.figures[figure(&JUDGED, "chef")];
    let length =
        |covered: bool| chef.rings.iter().filter(|r| r.covered == covered).map(|r| r.line.len()).sum::<usize>();
    assert!(length(true) > 20 && length(false) > 20);
    assert!(chef.depth > overlay.figures[figure(&JUDGED, "professor")].depth);
}

#[test]
fn the_raster_of_what_hides_a_figure_counts_as_the_shares_do() {
    for i in 0..JUDGED.findings.figures.len() {
        let hiding = overlay::hidden(&PREPARED, &JUDGED, i);
        assert_eq!(hiding.by.len(), hiding.width * hiding.height);
        let all = hiding.by.iter().filter(|b| **b > 0).count() as f64;
        let share = |value: u8| hiding.by.iter().filter(|b| **b == value).count() as f64 / all;
        let artwork = &JUDGED.findings.covers[i].artwork;
        assert!((share(1) - artwork.visible).abs() < 0.01, "{i}: {} {}", share(1), artwork.visible);
        for (k, by) in hiding.who.iter().enumerate() {
            let expected = match by {
                By::Guest(j) => artwork.guests[*j],
                By::Dish => artwork.dish,
                By::Table => artwork.table,
                By::Frame => artwork.frame,
            };
            assert!((share(k as u8 + 2) - expected).abs() < 0.01, "{i} {by:?}");
        }
    }
}

#[test]
fn the_bars_of_a_figure_hold_its_shares() {
    for (i, found) in JUDGED.verdict.guests.iter().take(JUDGED.findings.figures.len()).enumerate() {
        let measured = measured::bars_of(&JUDGED, i);
        for e in
            [measured.visible, measured.covered, measured.open_face].iter().chain(measured.face_by.iter().map(|f| &f.1))
        {
            assert!(0.0 <= e.low && e.low <= e.value && e.value <= e.high && e.high <= 1.0, "{e:?}");
        }
        assert!((measured.visible.value - found.visible).abs() < 1e-4);
        let hidden: f64 = measured.artwork_hidden.iter().map(|h| h.1).sum();
        assert!((hidden + found.visible - 1.0).abs() < 2e-3, "{hidden} {}", found.visible);
        if found.blocked == courtside_photo::verdict::Answer::Yes {
            assert!(measured.covered.value >= Limit::BLOCKED.at);
        }
    }
}
