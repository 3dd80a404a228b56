//! The kit: the demo board is whole, wrong places are refused, cards are optional and learnt one by one.

use serde_json::json;

use super::{
    super::{Correction, Event, GardenAction, PainterAction, Sakura, known_cards, learnt, split},
    table::{demo_kit, faces, full_kit, shipped},
};
use courtside_rules::{
    journal::Game,
    kit::{Held, Status, Values},
    text::english,
};

fn with(changes: &[(&str, serde_json::Value)]) -> Values {
    let mut values = shipped();
    for (key, value) in changes {
        let held = Held { value: Some(value.clone()), status: Status::Confirmed, source: None };
        values.0.insert((*key).to_owned(), held);
    }
    values
}

fn problems(changes: &[(&str, serde_json::Value)]) -> Vec<(String, String)> {
    let found = Sakura::kit(&with(changes)).expect_err("the kit is wrong");
    found.iter().map(|problem| (problem.field.clone(), english().say(&problem.fault.message()))).collect()
}

/// The values of a table that knows all cards.
fn all_known() -> Values {
    let mut values = shipped();
    for (number, faces) in (1..).zip(full_kit().cards.into_iter().flatten()) {
        for (key, value) in learnt(&Event::CardLearnt { number, faces }) {
            values.0.insert(key, Held { value: Some(value), status: Status::Confirmed, source: None });
        }
    }
    values
}

#[test]
fn the_shipped_kit_is_the_demo_board_assumed_and_knows_no_card() {
    let path = demo_kit().path;
    assert_eq!((path.spaces, path.torii, path.bridges, path.sakura), (30, 4, [3, 10, 17, 24], [14, 22, 30]));
    let values = shipped();
    for field in Sakura::kit_schema().fields() {
        let card = field.key.starts_with("card.");
        assert_eq!(values.status(&field.key), if card { Status::Unknown } else { Status::Assumed }, "{}", field.key);
    }
    assert_eq!((known_cards(&values), split(&values)), (0, None));
}

#[test]
fn sk_r26_a_path_that_ends_before_the_third_sakura_is_refused() {
    let short = problems(&[("path.spaces", json!(29))]);
    assert_eq!(short, [("path.spaces".to_owned(), "The last sakura is on 30: the path must reach it".to_owned())]);
    assert!(Sakura::kit(&with(&[("path.spaces", json!(33))])).is_ok());
}

#[test]
fn places_that_cannot_be_are_refused_with_what_is_wrong() {
    let told = |key: &str, value: u8| problems(&[(key, json!(value))]).swap_remove(0);
    let pair = |key: &str, text: &str| (key.to_owned(), text.to_owned());
    assert_eq!(told("path.torii", 14), pair("path.torii", "The torii comes before the first sakura, which is on 14"));
    assert_eq!(told("path.bridge.1", 4), pair("path.bridge.1", "The torii is on this space"));
    assert_eq!(told("path.bridge.3", 22), pair("path.bridge.3", "Sakura 2 is on this space"));
    assert_eq!(told("path.bridge.4", 31), pair("path.bridge.4", "The path has 30 spaces"));
    let order = "The places go up along the path: this one comes after 10";
    assert_eq!(told("path.bridge.3", 9), pair("path.bridge.3", order));
    assert_eq!(told("path.sakura.2", 14).0, "path.sakura.2");
}

#[test]
fn every_problem_is_told_at_once() {
    let found = problems(&[("path.torii", json!(20)), ("path.bridge.4", json!(40))]);
    assert_eq!(found.len(), 2);
    let found = problems(&[("path.torii", json!("four")), ("card.3.garden", json!("E+9"))]);
    assert_eq!(found.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>(), ["path.torii", "card.3.garden"]);
}

#[test]
fn a_card_is_known_once_both_halves_are() {
    let half = with(&[("card.3.garden", json!("E+2"))]);
    assert_eq!(Sakura::kit(&half).expect("a half is no problem").cards[2], None);
    let whole = with(&[("card.3.garden", json!("E+2")), ("card.3.painter", json!("BETW"))]);
    let kit = Sakura::kit(&whole).expect("the kit is right");
    assert_eq!(kit.cards[2], Some(faces(GardenAction::Forward2, PainterAction::Between)));
    assert_eq!(known_cards(&whole), 1);
}

#[test]
fn with_all_sixty_known_the_split_can_be_compared_with_44_and_16() {
    let values = all_known();
    assert_eq!(known_cards(&values), 60);
    let (on, rest) = split(&values).expect("all are known");
    assert_eq!(on + rest, 60);
    let kit = Sakura::kit(&values).expect("the kit is right");
    let leading = kit.cards.iter().flatten().filter(|faces| faces.garden.leads_the_emperor_on()).count();
    assert_eq!(on, leading);
}

#[test]
fn a_learnt_or_corrected_card_gives_its_two_kit_values() {
    let card = faces(GardenAction::Either1, PainterAction::Either3);
    let wanted = [("card.9.garden".to_owned(), json!("E+-1")), ("card.9.painter".to_owned(), json!("P+-3"))];
    assert_eq!(learnt(&Event::CardLearnt { number: 9, faces: card }), wanted);
    let corrected = Event::Corrected(Correction::CardFaces { number: 9, faces: card });
    assert_eq!(learnt(&corrected), wanted);
    assert_eq!(learnt(&Event::GameEnded), []);
}

#[test]
fn the_words_of_kit_files_are_those_of_journals() {
    for action in GardenAction::ALL {
        assert_eq!(json!(action), json!(action.word()));
    }
    for action in PainterAction::ALL {
        assert_eq!(json!(action), json!(action.word()));
    }
}

#[test]
fn the_longest_path_still_fits_with_long_bridges() {
    let path = Sakura::kit(&with(&[("path.spaces", json!(120)), ("path.sakura.3", json!(120))])).expect("it fits").path;
    assert_eq!(path.for_players(6).sakura[2], 128);
}
