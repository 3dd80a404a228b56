//! Dishes that people mark in the photo.

use super::*;
use courtside_photo::{overlay::Overlay, verdict::Answer};

/// A dish marked around a guest's face.
fn around_face(id: &str) -> Vec<[f64; 2]> {
    let overlay = Overlay::new(&PREPARED, &JUDGED);
    let face = &overlay.figures[figure(&JUDGED, id)].face;
    let n = face.len() as f32;
    let middle = [0, 1].map(|k| face.iter().map(|p| p[k]).sum::<f32>() / n);
    face.iter().map(|p| [0, 1].map(|k| f64::from(middle[k] + 1.3 * (p[k] - middle[k])))).collect()
}

fn marked(dish: Vec<[f64; 2]>) -> Judgement {
    FIRST.judge(&Known { dishes: vec![dish], ..Known::default() })
}

#[test]
fn ps_109_a_marked_dish_hides_a_face_and_ps_108_blocks_nobody() {
    for id in ["professor", "gardener"] {
        assert_eq!(guest(&JUDGED, id).face_hidden, Some(Answer::No));
        let judged = marked(around_face(id));
        let found = guest(&judged, id);
        assert_eq!(found.face_hidden, Some(Answer::Yes), "{found:?}");
        assert!(found.face_hidden_by.as_ref().is_some_and(|by| by["dish"] > 0.99));
        assert_eq!(found.blocked, guest(&JUDGED, id).blocked);
        assert!(found.visible < guest(&JUDGED, id).visible - 0.02);
    }
}

#[test]
fn a_dish_on_the_table_does_not_hide_who_stands_before_it() {
    // Marked over the whole photo: whoever is seen over the table is behind it, whoever stands beside it is not.
    let judged = marked(vec![[0.0, 0.0], [2048.0, 0.0], [2048.0, 1536.0], [0.0, 1536.0]]);
    assert_eq!(guest(&judged, "professor").visible, 0.0);
    assert_eq!(guest(&judged, "gardener").visible, guest(&JUDGED, "gardener").visible);
}

#[test]
fn a_mark_around_nothing_changes_nothing() {
    for dish in [Vec::new(), vec![[5.0, 5.0], [9.0, 9.0]], vec![[f64::NAN, 1.0], [9.0, 9.0], [3.0, 8.0]]] {
        assert_eq!(marked(dish).verdict, JUDGED.verdict);
    }
}
