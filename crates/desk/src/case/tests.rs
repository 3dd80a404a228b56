//! What people say about a photo: told, overruled, voted on, taken back.

use super::*;
use courtside_photo::verdict::{Answer, Rule};

fn found() -> Verdict {
    let text = r#"{ "format": "perfect-shot-verdict/1", "photo": { "width": 800, "height": 600 },
        "floor": { "corners": [[0, 600], [800, 600], [600, 300], [200, 300]] },
        "violations": [{ "rule": "off-cell", "guest": "boy" }],
        "guests": [
            { "id": "corgi", "cell": "A2", "facing": "front", "in_frame": 1, "visible": 0.9, "blocked": "vote", "face_hidden": "vote" },
            { "id": "boy", "cell": "B1", "facing": "front", "in_frame": 1, "visible": 1, "blocked": "no", "face_hidden": "no" }],
        "blocks": [{ "guest": "boy", "face_of": "corgi", "answer": "vote" }] }"#;
    serde_json::from_str(text).expect("it is a verdict")
}

fn case(changes: impl IntoIterator<Item = Change>) -> Case {
    let mut case = Case::default();
    changes.into_iter().for_each(|change| case.change(change));
    case
}

fn blocked(guest: &str) -> Question {
    Question::Blocked { guest: guest.to_owned() }
}

fn face(guest: &str) -> Question {
    Question::FaceHidden { guest: guest.to_owned() }
}

fn pair() -> Question {
    Question::Blocks { guest: "boy".to_owned(), face_of: "corgi".to_owned() }
}

fn votes(all: &[(&str, bool)]) -> Vec<(String, bool)> {
    all.iter().map(|(name, yes)| ((*name).to_owned(), *yes)).collect()
}

fn answer(case: &Case, question: &Question) -> Option<(Answer, By)> {
    case.settle(&found()).standing(question).map(|it| (it.answer, it.by))
}

fn stand(places: &[(&str, Option<&str>)]) -> Change {
    let cell = |cell: &&str| cell.parse().expect("a cell");
    Change::Stand { places: places.iter().map(|(id, at)| ((*id).to_owned(), at.as_ref().map(cell))).collect() }
}

#[test]
fn ps_113_what_the_judge_leaves_open_goes_to_the_table_and_a_vote_closes_it() {
    assert_eq!(Case::default().settle(&found()).open(), [blocked("corgi"), face("corgi"), pair()]);
    let voted = votes(&[("Mark", true), ("Olga", true), ("Misha", false)]);
    let case = case([Change::Vote { question: blocked("corgi"), votes: voted.clone() }]);
    assert_eq!(answer(&case, &blocked("corgi")), Some((Answer::Yes, By::Vote(voted))));
    assert_eq!(case.settle(&found()).open(), [face("corgi"), pair()]);
}

#[test]
fn nobody_votes_about_a_guest_who_was_not_found() {
    let mut verdict = found();
    verdict.guests[0].cell = None;
    assert_eq!(Case::default().settle(&verdict).open(), []);
}

#[test]
fn ps_r17_a_tied_vote_counts_for_the_photographer() {
    let tied = votes(&[("Mark", true), ("Olga", false)]);
    let said = |question: Question| {
        let case = case([Change::Vote { question: question.clone(), votes: tied.clone() }]);
        answer(&case, &question).map(|it| it.0)
    };
    // "Nobody blocks me" is met by no, "my face is not seen" and "I block this guest" by yes.
    assert_eq!(said(blocked("corgi")), Some(Answer::No));
    assert_eq!(said(face("corgi")), Some(Answer::Yes));
    assert_eq!(said(pair()), Some(Answer::Yes));
    let broken = Question::Broken { rule: Rule::OffCell, guest: Some("boy".to_owned()) };
    assert_eq!(said(broken), Some(Answer::No));
}

#[test]
fn an_overruled_answer_counts_until_it_is_taken_back() {
    let overrule = |answer| Change::Overrule { question: blocked("boy"), answer };
    let overruled = case([overrule(Some(true))]);
    assert_eq!(answer(&overruled, &blocked("boy")), Some((Answer::Yes, By::Person)));
    let back = case([overrule(Some(true)), overrule(None)]);
    assert_eq!(answer(&back, &blocked("boy")), Some((Answer::No, By::Judge)));
    assert_eq!(back.settle(&found()).verdict, found());
}

#[test]
fn a_rule_that_the_judge_sees_broken_can_be_overruled_both_ways() {
    let broken = |guest: &str| Question::Broken { rule: Rule::OffCell, guest: Some(guest.to_owned()) };
    assert!(!Case::default().settle(&found()).is_valid());
    let valid = case([Change::Overrule { question: broken("boy"), answer: Some(false) }]);
    assert!(valid.settle(&found()).is_valid());
    let other = case([
        Change::Overrule { question: broken("boy"), answer: Some(false) },
        Change::Overrule { question: broken("corgi"), answer: Some(true) },
    ]);
    let violations = other.settle(&found()).verdict.violations;
    assert_eq!(violations.iter().map(|it| it.guest.as_deref()).collect::<Vec<_>>(), [Some("corgi")]);
}

#[test]
fn a_pair_that_is_not_listed_is_a_no_where_both_are_known() {
    let of = |guest: &str, face_of: &str| Question::Blocks { guest: guest.to_owned(), face_of: face_of.to_owned() };
    assert_eq!(of("corgi", "boy").found(&found()), Some(Answer::No));
    assert_eq!(of("corgi", "plant").found(&found()), None);
    let case = case([Change::Overrule { question: of("corgi", "boy"), answer: Some(true) }]);
    assert_eq!(case.settle(&found()).verdict.blocks.len(), 2);
}

#[test]
fn what_people_tell_of_the_floor_is_told_to_the_judge_and_the_latest_word_counts() {
    let corners = [[0.0, 600.0], [800.0, 600.0], [600.0, 300.0], [200.0, 300.0]];
    let dish = |x: f64| Change::Dish { outline: vec![[x, 0.0], [x + 9.0, 0.0], [x, 9.0]] };
    let told = case([
        Change::Floor { corners: Some(corners) },
        stand(&[("corgi", Some("B4")), ("boy", None)]),
        stand(&[("corgi", Some("C4"))]),
        dish(1.0),
        dish(2.0),
        Change::NoDish { index: 0 },
    ]);
    let known = told.known();
    assert_eq!(known.corners, Some(corners));
    assert_eq!(known.pins["corgi"].map(|cell| cell.to_string()).as_deref(), Some("C4"));
    assert_eq!(known.pins["boy"], None);
    assert_eq!(known.dishes, [vec![[2.0, 0.0], [11.0, 0.0], [2.0, 9.0]]]);
    assert_eq!(told.dishes().iter().map(|it| it.0).collect::<Vec<_>>(), [1]);
    let released = case([stand(&[("corgi", Some("B4"))]), Change::Release { guests: vec!["corgi".to_owned()] }]);
    assert_eq!(released.known(), Known::default());
}

#[test]
fn undo_takes_back_one_change_and_redo_brings_it_again() {
    let mut case = case([stand(&[("corgi", Some("B4"))]), stand(&[("boy", None)])]);
    let before = case.clone();
    assert_eq!(case.undo(), Some(&stand(&[("boy", None)])));
    assert_eq!(case.known().pins.len(), 1);
    assert_eq!(case.redo(), Some(&stand(&[("boy", None)])));
    assert_eq!(case, before);
    case.undo();
    case.change(stand(&[("boy", Some("A1"))]));
    assert_eq!(case.next(), None);
}

#[test]
fn a_case_survives_saving() {
    let mut case = case([
        stand(&[("corgi", Some("B4"))]),
        Change::Vote { question: blocked("corgi"), votes: votes(&[("Mark", true)]) },
        Change::Overrule { question: pair(), answer: Some(false) },
    ]);
    case.undo();
    let text = serde_json::to_string(&case).expect("it can be written");
    assert_eq!(serde_json::from_str::<Case>(&text).expect("it reads back"), case);
}
