//! The kit: what is shipped, what is found wrong, what is learnt and read back, and kits of the photo judge.

use serde_json::{Value, json};

use super::{
    super::{
        Card, Cell, Event, Gender, Guest, Look, PREFERENCES, PerfectShot, Preference, ShotKit, Wish, Witness,
        kit::{read_wish, wish_code},
        learnt,
    },
    walk::shipped_kit,
};
use crate::{
    games::{GameId, kits},
    journal::Game,
    kit::{Held, Status, Values},
};

const PHOTO_KIT: &str = include_str!("../../../../fixtures/photos/kit/kit.json");

fn shipped() -> Values {
    kits::shipped_values(GameId::PerfectShot)
}

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

fn of_photo_kit(text: &str) -> Result<ShotKit, String> {
    let (game, file) = kits::check_file("kit.json", text.as_bytes()).map_err(|problems| problems[0].to_string())?;
    assert_eq!(game, GameId::PerfectShot);
    Ok(PerfectShot::kit(&shipped().overlaid(&file.values)).expect("what was checked is right"))
}

#[test]
fn a_kit_of_the_photo_judge_is_taken_over_with_the_guests_in_their_places() {
    let kit = of_photo_kit(PHOTO_KIT).expect("the fixture is a photo kit");
    let ids = |kit: &ShotKit| kit.guests.iter().map(|guest| guest.id.clone()).collect::<Vec<_>>();
    assert_eq!((kit.grid, ids(&kit)), (shipped_kit().grid, ids(&shipped_kit())));
    assert_eq!(kit.guests[2].names, ["Corgi", "Корги", "Corgi"]);
    let (_, file) = kits::check_file("kit.json", PHOTO_KIT.as_bytes()).expect("the fixture is a photo kit");
    assert_eq!(file.values.status("floor.columns"), Status::Confirmed);
}

#[test]
fn a_guest_that_only_the_photo_judge_knows_is_called_by_his_id() {
    let text = PHOTO_KIT.replace("\"chef\"", "\"pilot\"").replace("\"C1\",\n   \"D1\"", "");
    let kit = of_photo_kit(&text).expect("a right photo kit");
    let pilot = &kit.guests[8];
    assert_eq!((pilot.id.as_str(), pilot.names[1].as_str(), pilot.look), ("pilot", "pilot", Look::Person));
    assert_eq!(kit.grid.cells().count(), 24, "no cell lies under the table");
}

#[test]
fn a_photo_kit_that_does_not_fit_is_refused_with_the_reason() {
    let told = |change: &dyn Fn(&mut Value)| {
        let mut json: Value = serde_json::from_str(PHOTO_KIT).expect("the fixture is JSON");
        change(&mut json);
        of_photo_kit(&json.to_string()).expect_err("it does not fit")
    };
    let form = "kit.json: this photo kit does not read";
    assert!(told(&|json| json["floor"]["rows"] = json!("four")).starts_with(form));
    assert!(told(&|json| json["guests"][3]["gender"] = json!("x")).starts_with(form));
    assert!(told(&|json| json["format"] = json!("perfect-shot-kit/2")).starts_with(form));
    let few = told(&|json| drop(json["guests"].as_array_mut().expect("a list").pop()));
    assert_eq!(few, "kit.json: guests: this photo kit has 13 guests: 14 are needed");
    let off = told(&|json| json["floor"]["blocked"] = json!(["F9"]));
    assert!(off.starts_with("kit.json: floor.blocked"), "{off}");
}

#[test]
fn a_photo_kit_is_no_kit_of_another_game() {
    let schema = kits::schema(GameId::Sakura);
    let problems = kits::check_values("kit.json", PHOTO_KIT.as_bytes(), &schema).expect_err("another game");
    assert!(problems[0].to_string().contains("perfect-shot"), "{}", problems[0]);
    let schema = kits::schema(GameId::PerfectShot);
    assert!(kits::check_values("kit.json", PHOTO_KIT.as_bytes(), &schema).is_ok());
}
