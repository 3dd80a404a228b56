//! The kit: what is shipped, what is found wrong, what is learnt and read back.

use serde_json::{Value, json};

use super::{
    super::{
        Card, Cell, Event, Gender, Guest, PREFERENCES, PerfectShot, Preference, Wish, Witness,
        kit::{read_wish, wish_code},
        learnt,
    },
    walk::{shipped, shipped_kit},
};
use courtside_rules::{
    journal::Game,
    kit::{Held, Status, Values},
};

fn with(changes: &[(&str, Value)]) -> Values {
    let mut values = shipped();
    for (key, value) in changes {
        let held = Held { value: Some(value.clone()), status: Status::Confirmed, source: None };
        values.0.insert((*key).to_owned(), held);
    }
    values
}

/// The keys of what is wrong with the shipped kit after these changes.
fn wrong(changes: &[(&str, Value)]) -> Vec<String> {
    let problems = PerfectShot::kit(&with(changes)).expect_err("something is wrong");
    problems.into_iter().map(|problem| problem.field).collect()
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

#[test]
fn the_shipped_kit_says_what_is_printed_and_what_is_only_likely() {
    let (values, kit) = (shipped(), shipped_kit());
    for key in ["floor.columns", "floor.rows", "floor.blocked", "guest.5.en", "guest.14.gender", "exchange.dance.more"]
    {
        assert_eq!(values.status(key), Status::Assumed, "{key}");
    }
    for key in ["guest.1.en", "guest.2.gender", "guest.3.ru", "guest.4.gender"] {
        assert_eq!(values.status(key), Status::Confirmed, "{key}");
    }
    assert_eq!(values.status("exchange.dance.two"), Status::Unknown);
    assert_eq!((kit.grid.columns, kit.grid.rows, kit.grid.cells().count()), (6, 4, 22));
    let ids: Vec<&str> = kit.guests.iter().map(|guest| guest.id.as_str()).collect();
    assert_eq!(ids[..6], ["lady_yellow", "boy", "corgi", "plant", "major", "widow"]);
    let genders: Vec<Gender> = kit.guests[..4].iter().map(|guest| guest.gender).collect();
    assert_eq!(genders, [Gender::Woman, Gender::Man, Gender::None, Gender::None]);
    assert!(kit.preferences.iter().all(Option::is_none) && kit.preferences.len() == usize::from(PREFERENCES));
    assert!(Card::all().all(|card| kit.exchange.count(card, 4) == Some(1) && kit.exchange.count(card, 2).is_none()));
}

#[test]
fn names_fit_on_a_small_button() {
    for guest in &shipped_kit().guests[4..] {
        assert!(guest.names.iter().all(|name| name.chars().count() <= 10), "{:?}", guest.names);
    }
}

#[test]
fn every_problem_of_a_kit_is_found() {
    assert_eq!(wrong(&[("floor.blocked", json!("C1 Z9"))]), ["floor.blocked"]);
    assert_eq!(wrong(&[("floor.blocked", json!("C1 F8"))]), ["floor.blocked"]);
    assert_eq!(wrong(&[("floor.columns", json!(3)), ("floor.blocked", json!("A1"))]), ["floor.blocked"]);
    assert_eq!(wrong(&[("guest.3.en", json!("Banker"))]), ["guest.12.en"]);
    assert_eq!(wrong(&[("guest.9.id", json!("corgi"))]), ["guest.9.id"]);
    assert_eq!(wrong(&[("guest.1.gender", json!("lady"))]), ["guest.1.gender"]);
    assert_eq!(wrong(&[("preference.1.kind", json!("next-to"))]), ["preference.1.what"]);
    let alternative = [
        ("preference.2.kind", json!("blocks")),
        ("preference.2.what", json!("3")),
        ("preference.2.alternative", json!("next-to nobody")),
    ];
    assert_eq!(wrong(&alternative), ["preference.2.alternative"]);
    let mut values = shipped();
    values.0.remove("floor.rows");
    assert_eq!(PerfectShot::kit(&values).expect_err("no rows")[0].field, "floor.rows");
}

#[test]
fn decks_have_as_many_cards_as_the_rules_say() {
    // PS-010, PS-012: six ordinary cards each; three auction cards for two players and six for more.
    assert_eq!(wrong(&[("exchange.dance.more", json!(2))]), ["exchange.choice.more"]);
    assert_eq!(wrong(&[("exchange.joint.more", json!(0))]), ["exchange.quick.more"]);
    assert_eq!(wrong(&[("exchange.quick.two", json!(2)), ("exchange.open.two", json!(2))]), ["exchange.quick.two"]);
    assert!(PerfectShot::kit(&with(&[("exchange.theft.two", json!(3))])).is_ok(), "the others are unknown");
}

#[test]
fn a_floor_whose_table_stands_on_no_cell_can_be_said() {
    let kit = PerfectShot::kit(&with(&[("floor.blocked", json!("none"))])).expect("a right kit");
    assert_eq!(kit.grid.cells().count(), 24);
}

fn wishes() -> Vec<Wish> {
    vec![
        Wish::Area([cell("A1"), cell("F4")].into_iter().collect()),
        Wish::NextTo(Guest(0)),
        Wish::NextTo(Guest(13)),
        Wish::NotNextTo(Gender::Man),
        Wish::NotNextTo(Gender::Woman),
        Wish::NotBlocked,
        Wish::FaceHidden,
        Wish::Blocks(Guest(2)),
    ]
}

#[test]
fn a_wish_is_read_back_from_its_code() {
    for wish in wishes() {
        assert_eq!(read_wish(&wish_code(wish), |_| None), Some(wish), "{}", wish_code(wish));
    }
    let known = |id: &str| (id == "corgi").then_some(Guest(2));
    assert_eq!(read_wish("blocks corgi", known), Some(Wish::Blocks(Guest(2))));
    for nonsense in ["", "area", "area Z9", "next-to", "next-to 15", "next-to 0", "not-next-to none", "not-blocked 3"] {
        assert_eq!(read_wish(nonsense, known), None, "{nonsense}");
    }
}

#[test]
fn a_learnt_card_is_the_same_card_when_the_kit_is_read_again() {
    for (number, wish) in (0..).zip(wishes()) {
        let symbols = [None, Some(Witness::Floor), Some(Witness::Photo)];
        let alternatives = [None, Some(Wish::NotBlocked), Some(Wish::NextTo(Guest(5)))];
        for (witness, alternative) in symbols.into_iter().zip(alternatives) {
            let preference = Preference { wish, witness, alternative };
            let values = learnt(&Event::CardLearnt { number, preference });
            let changes: Vec<(&str, Value)> = values.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
            let kit = PerfectShot::kit(&with(&changes)).expect("what was learnt is right");
            // The usual symbol needs no word, and only cards of the kind `blocks` have brackets.
            let witness = witness.filter(|it| *it != wish.kind().usual_witness());
            let alternative = alternative.filter(|_| matches!(wish, Wish::Blocks(_)));
            assert_eq!(kit.preferences[usize::from(number)], Some(Preference { wish, witness, alternative }));
        }
    }
}

#[test]
fn a_card_that_was_misread_and_undone_leaves_nothing_in_the_place_of_the_right_one() {
    let misread = Preference { witness: Some(Witness::Photo), ..Preference::new(Wish::NextTo(Guest(2))) };
    let right = Preference::new(Wish::NotBlocked);
    let mut values = learnt(&Event::CardLearnt { number: 0, preference: misread });
    values.extend(learnt(&Event::CardLearnt { number: 0, preference: right }));
    let changes: Vec<(&str, Value)> = values.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
    let kit = PerfectShot::kit(&with(&changes)).expect("the kit is still right");
    assert_eq!(kit.preferences[0], Some(right));
}

#[test]
fn a_counted_card_is_learnt_for_its_number_of_players() {
    let values = learnt(&Event::CardCounted { card: Card::Theft, players: 2, count: 2 });
    assert_eq!(values, [("exchange.theft.two".to_owned(), json!(2))]);
    assert_eq!(learnt(&Event::AllLooked), []);
}
