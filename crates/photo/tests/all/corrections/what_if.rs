//! What would be without somebody, or if somebody stood elsewhere.

use super::*;
use courtside_photo::{
    answer::what_if::{Move, Wondered, what_if},
    scene::By,
    stages::{Cover, Options, Party, Placement, Range, Stage, Stand, Standing, TABLE_MM, blocked, face_hidden, open},
    verdict::Answer,
};

/// The cover of a figure at every placement in question, the likeliest first, with one figure moved.
fn covers(judged: &Judgement, of: usize, mover: usize, [x, y]: [f64; 2]) -> Vec<Cover> {
    let findings = &judged.findings;
    let party = Party::new(&PREPARED.kit.floor);
    let likeliest = Placement::as_fitted(findings.fitted.camera, &findings.figures);
    let all = std::iter::once(likeliest).chain(findings.placements.iter().cloned());
    let cover = |Placement { camera, mut stands, thickness_mm, .. }| {
        stands[mover] = Stand { x: stands[mover].x + x, y: stands[mover].y + y, ..stands[mover] };
        let figures = findings.figures.iter().zip(&stands);
        Stage {
            view: camera.view(),
            figures: figures.map(|(f, s)| Standing::new(&PREPARED.cards[f.guest], *s)).collect(),
            hidden: &findings.hidden,
            party: party.as_ref(),
            table_mm: TABLE_MM,
            nearer_mm: 0.0,
            ghosts: &findings.lost,
        }
        .with_thickness(thickness_mm)
        .cover_of(of, 0.5)
    };
    all.map(cover).collect()
}

/// The answer after a share of a move.
fn after(judged: &Judgement, of: usize, ask: Wondered, one: &Move, share: f64) -> Answer {
    let covers = covers(judged, of, one.figure, one.way.by(share * one.mm));
    let shares: Vec<f64> = covers
        .iter()
        .map(|c| match ask {
            Wondered::Blocked => c.artwork.by_guests(),
            Wondered::FaceHidden => open(&c.face),
        })
        .collect();
    let options = &Options::default().answer;
    let range = Range {
        low: shares.iter().copied().fold(f64::INFINITY, f64::min),
        high: shares.iter().copied().fold(f64::NEG_INFINITY, f64::max),
    };
    match ask {
        Wondered::Blocked => blocked(options, shares[0], range),
        Wondered::FaceHidden => face_hidden(options, shares[0], range),
    }
}

#[test]
fn without_one_of_two_who_cover_it_a_guest_is_still_blocked_and_without_the_only_one_it_is_not() {
    let banker = what_if(&PREPARED, &JUDGED, figure(&JUDGED, "banker"), Wondered::Blocked);
    let by = |id: &str| By::Guest(figure(&JUDGED, id));
    let without: Vec<(By, Answer)> = banker.without.iter().map(|w| (w.by, w.answer)).collect();
    assert_eq!(without, [(by("major"), Answer::Yes), (by("granny"), Answer::Yes)]);
    assert_eq!(banker.without[0].hidden_by[0].0, by("granny"));
    assert!((banker.without[0].share - 0.063).abs() < 0.02, "{:?}", banker.without[0]);
    let major = what_if(&PREPARED, &JUDGED, figure(&JUDGED, "major"), Wondered::Blocked);
    assert_eq!(major.without.iter().map(|w| (w.by, w.answer)).collect::<Vec<_>>(), [(by("gardener"), Answer::No)]);
}

#[test]
fn a_move_that_is_told_turns_the_answer_and_half_of_it_does_not() {
    let mut tried = 0;
    for (id, ask) in [
        ("major", Wondered::Blocked),
        ("banker", Wondered::Blocked),
        ("gardener", Wondered::Blocked),
        ("chef", Wondered::Blocked),
        ("chef", Wondered::FaceHidden),
        ("widow", Wondered::FaceHidden),
    ] {
        let of = figure(&JUDGED, id);
        let found = what_if(&PREPARED, &JUDGED, of, ask);
        for one in &found.moves {
            assert!(one.mm >= 1.0 && one.mm <= PREPARED.kit.floor.cell_mm()[0]);
            assert_eq!(after(&JUDGED, of, ask, one, 1.0), one.answer, "{id} {one:?}");
            assert_ne!(after(&JUDGED, of, ask, one, 0.5), one.answer, "{id} {one:?}");
            tried += 1;
        }
    }
    assert!(tried >= 4, "{tried}");
}

#[test]
fn a_guest_with_nobody_near_is_told_no_move_that_is_longer_than_a_cell() {
    let alone = figure(&JUDGED, "granny");
    let found = what_if(&PREPARED, &JUDGED, alone, Wondered::Blocked);
    assert!(found.without.is_empty(), "{:?}", found.without);
    assert!(found.moves.iter().all(|m| m.figure == alone && m.answer == Answer::Yes), "{:?}", found.moves);
}
