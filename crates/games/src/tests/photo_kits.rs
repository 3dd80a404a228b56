//! Kits of the photo judge, read as kits of Perfect Shot.

use courtside_rules::{journal::Game, kit::Status};
use serde_json::{Value, json};

use crate::{
    GameId,
    kits::{check_file, check_values, schema, shipped_values},
    perfect_shot::{Look, PerfectShot, ShotKit},
};

const PHOTO_KIT: &str = include_str!("../../../../fixtures/photos/kit/kit.json");

fn shipped_kit() -> ShotKit {
    PerfectShot::kit(&shipped_values(GameId::PerfectShot)).expect("the shipped kit is right")
}

fn of_photo_kit(text: &str) -> Result<ShotKit, String> {
    let (game, file) = check_file("kit.json", text.as_bytes()).map_err(|problems| problems[0].to_string())?;
    assert_eq!(game, GameId::PerfectShot);
    Ok(PerfectShot::kit(&shipped_values(GameId::PerfectShot).overlaid(&file.values))
        .expect("what was checked is right"))
}

#[test]
fn a_kit_of_the_photo_judge_is_taken_over_with_the_guests_in_their_places() {
    let kit = of_photo_kit(PHOTO_KIT).expect("the fixture is a photo kit");
    let ids = |kit: &ShotKit| kit.guests.iter().map(|guest| guest.id.clone()).collect::<Vec<_>>();
    assert_eq!((kit.grid, ids(&kit)), (shipped_kit().grid, ids(&shipped_kit())));
    assert_eq!(kit.guests[2].names, ["Corgi", "Корги", "Corgi"]);
    let (_, file) = check_file("kit.json", PHOTO_KIT.as_bytes()).expect("the fixture is a photo kit");
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
    let sakura = schema(GameId::Sakura);
    let problems = check_values("kit.json", PHOTO_KIT.as_bytes(), &sakura).expect_err("another game");
    assert!(problems[0].to_string().contains("perfect-shot"), "{}", problems[0]);
    let own = schema(GameId::PerfectShot);
    assert!(check_values("kit.json", PHOTO_KIT.as_bytes(), &own).is_ok());
}
