//! What is counted, and that it is counted as the reference script counts it.
#![expect(clippy::disallowed_methods, reason = "the tests read the fixtures")]

use super::{Found, Question, Score, Tally};
use crate::verdict::{Answer, Blocks, Cell, Rule, Verdict, Violation};
use std::{fs, path::Path};

/// The truth of every scene of the fixtures, in the order of their names.
fn truths() -> Vec<(String, Verdict)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos/scenes");
    let entries = fs::read_dir(folder).expect("the fixtures are there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    paths.sort();
    let read = |path: &Path| {
        let text = fs::read_to_string(path.join("truth.json")).expect("every scene has a truth");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    paths.iter().map(|path| read(path)).collect()
}

fn cell(text: &str) -> Option<Cell> {
    Some(text.parse().expect("a cell"))
}

/// A verdict that is wrong in every way a verdict can be; none for the third scene.
fn disturbed(scene: usize, truth: &Verdict) -> Option<Verdict> {
    if scene == 2 {
        return None;
    }
    let flipped = |answer: Answer| if answer == Answer::Yes { Answer::No } else { Answer::Yes };
    let changed = |number: usize, answer: Answer| match number % 7 {
        1 => Answer::Vote,
        2 => flipped(answer),
        _ => answer,
    };
    let mut verdict = truth.clone();
    for (number, at) in verdict.floor.corners.iter_mut().flatten().enumerate() {
        *at += (scene * number) as f64 - 4.0;
    }
    for (number, guest) in verdict.guests.iter_mut().enumerate() {
        match (number + scene) % 9 {
            3 => guest.cell = cell("A1"),
            7 => guest.cell = None,
            _ => {}
        }
        guest.visible *= 0.9;
        guest.blocked = changed(number + scene, guest.blocked);
        guest.face_hidden = guest.face_hidden.map(|answer| changed(number + scene + 3, answer)).filter(|_| number != 5);
    }
    let mut stranger = verdict.guests[0].clone();
    verdict.guests.remove(scene);
    stranger.id = "stranger".to_owned();
    verdict.guests.push(stranger);
    for (number, pair) in verdict.blocks.iter_mut().enumerate() {
        pair.answer = changed(number + scene, pair.answer);
    }
    if !verdict.blocks.is_empty() {
        verdict.blocks.remove(0);
    }
    let ids: Vec<String> = truth.guests.iter().map(|guest| guest.id.clone()).collect();
    for (guest, face_of, answer) in [(0, "nobody", Answer::Yes), (1, "nobody", Answer::Vote), (2, &ids[3], Answer::Yes)]
    {
        verdict.blocks.push(Blocks { guest: ids[guest].clone(), face_of: face_of.to_owned(), answer });
    }
    if scene % 3 == 1 {
        verdict.violations.clear();
    }
    let least = truth.guests.iter().min_by(|one, other| one.visible.total_cmp(&other.visible)).expect("somebody");
    verdict.violations.push(Violation { rule: Rule::GuestOutOfSight, guest: Some(least.id.clone()) });
    verdict.violations.push(Violation { rule: Rule::OffCell, guest: Some(ids[0].clone()) });
    verdict.violations.sort();
    verdict.violations.dedup();
    Some(verdict)
}

fn score(verdict: impl Fn(usize, &Verdict) -> Option<Verdict>) -> Score {
    let mut score = Score::default();
    for (number, (_, truth)) in truths().iter().enumerate() {
        score.add(truth, verdict(number, truth).as_ref());
    }
    score
}

#[test]
fn the_truth_against_itself_is_all_right() {
    let score = score(|_, truth| Some(truth.clone()));
    assert_eq!((score.photos, score.without_verdict, score.seen), (8, 0, 82));
    assert_eq!((score.cell_recall(), score.cell_precision()), (Some(1.0), Some(1.0)));
    assert_eq!(score.visible_error(), Some(0.0));
    assert_eq!(score.violations, Found { found: 6, missed: 0, wrong: 0 });
    let all = score.all_answers();
    assert_eq!((all.right, all.asked(), all.left_open()), (180, 180, Some(0.0)));
    assert_eq!(score.floors_that_fit(), Some(1.0));
}

#[test]
fn no_verdict_is_no_answer() {
    let score = score(|_, _| None);
    assert_eq!((score.photos, score.without_verdict), (8, 8));
    assert_eq!((score.cell_recall(), score.cell_precision()), (Some(0.0), None));
    assert_eq!(score.violations, Found { found: 0, missed: 6, wrong: 0 });
    let all = score.all_answers();
    assert_eq!((all.unanswered, all.asked(), all.left_open()), (180, 180, Some(1.0)));
    assert_eq!(score.floors_that_fit(), Some(0.0));
}

/// The numbers are those of the reference script for the same verdicts.
#[test]
fn disturbed_verdicts_are_counted_as_the_reference_counts_them() {
    let score = score(disturbed);
    let near = |found: Option<f64>, wanted: f64| {
        assert!(found.is_some_and(|found| (found - wanted).abs() < 1e-9), "{found:?} is not {wanted}");
    };
    assert_eq!((score.photos, score.without_verdict, score.seen), (8, 1, 82));
    near(score.cell_recall(), 0.5853658536585366);
    near(score.cell_precision(), 0.7868852459016394);
    near(score.visible_error(), 0.2172632098765432);
    let tally = |[right, in_band, wrong, fair_votes, needless_votes, unanswered]: [usize; 6]| Tally {
        right,
        in_band,
        wrong,
        fair_votes,
        needless_votes,
        unanswered,
    };
    assert_eq!(score.answers[&Question::Blocked], tally([44, 0, 9, 1, 9, 18]));
    assert_eq!(score.answers[&Question::FaceHidden], tally([40, 0, 6, 0, 7, 21]));
    assert_eq!(score.answers[&Question::Blocks], tally([14, 0, 19, 0, 3, 3]));
    assert_eq!(score.violations, Found { found: 3, missed: 3, wrong: 13 });
    assert_eq!(score.by_rule[&Rule::GuestOutOfSight], Found { found: 1, missed: 0, wrong: 6 });
    assert_eq!(score.by_rule[&Rule::OffCell], Found { found: 1, missed: 0, wrong: 7 });
    assert_eq!(score.by_rule[&Rule::CameraTooHigh], Found { found: 0, missed: 1, wrong: 0 });
    near(score.floors_that_fit(), 0.5);
    near(score.inside_errors.get(3).copied(), 0.009855919467361743);
}

#[test]
fn in_the_fair_band_a_vote_is_fair_and_a_sure_answer_no_mistake() {
    let mut truth = truths().remove(0).1;
    truth.blocks.clear();
    truth.violations.clear();
    truth.guests.truncate(1);
    let guest = &mut truth.guests[0];
    (guest.blocked, guest.face_hidden, guest.face_hidden_by) = (Answer::Yes, None, None);
    guest.hidden_by = [("corgi".to_owned(), 0.02), ("dish".to_owned(), 0.5)].into();
    for (share, answer, expected) in [
        (0.02, Answer::Vote, Tally { fair_votes: 1, ..Tally::default() }),
        (0.02, Answer::No, Tally { in_band: 1, ..Tally::default() }),
        (0.04, Answer::Vote, Tally { needless_votes: 1, ..Tally::default() }),
        (0.04, Answer::No, Tally { wrong: 1, ..Tally::default() }),
        (0.04, Answer::Yes, Tally { right: 1, ..Tally::default() }),
    ] {
        truth.guests[0].hidden_by.insert("corgi".to_owned(), share);
        let mut verdict = truth.clone();
        verdict.guests[0].blocked = answer;
        let mut score = Score::default();
        score.add(&truth, Some(&verdict));
        assert_eq!(score.all_answers(), expected, "{share} {answer:?}");
    }
}

#[test]
fn who_barely_shows_may_be_called_out_of_sight() {
    let mut truth = truths().remove(0).1;
    let id = truth.guests[0].id.clone();
    for (visible, wrong) in [(0.004, 0), (0.006, 1)] {
        truth.guests[0].visible = visible;
        let mut verdict = truth.clone();
        verdict.violations.push(Violation { rule: Rule::GuestOutOfSight, guest: Some(id.clone()) });
        let mut score = Score::default();
        score.add(&truth, Some(&verdict));
        assert_eq!(score.violations.wrong, wrong);
    }
}

#[test]
fn a_floor_that_is_none_is_far_off() {
    let truth = truths().remove(0).1;
    let mut verdict = truth.clone();
    verdict.floor.corners = [[0.0, 0.0]; 4];
    let mut score = Score::default();
    score.add(&truth, Some(&verdict));
    assert_eq!((score.inside_errors.as_slice(), score.floors_that_fit()), (&[1.0][..], Some(0.0)));
}
