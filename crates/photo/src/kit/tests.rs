//! What a kit may say and what not.

use super::{Fault, Kit, KitError, Problem};
use crate::picture::PictureError;
use image::{ExtendedColorType, ImageEncoder, codecs::png::PngEncoder};
use serde_json::{Value, json};

fn png(width: u32, height: u32, alpha: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = [90, 60, 30, alpha].repeat((width * height) as usize);
    PngEncoder::new(&mut bytes)
        .write_image(&pixels, width, height, ExtendedColorType::Rgba8)
        .expect("it can be written");
    bytes
}

fn read(name: &str) -> Result<Vec<u8>, Fault> {
    match name {
        "floor.png" => Ok(png(60, 44, 255)),
        "corgi.png" | "art/plant.png" => Ok(png(40, 50, 200)),
        "clear.png" => Ok(png(40, 50, 0)),
        "tiny.png" => Ok(png(40, 8, 255)),
        "text.png" => Ok(b"no picture".to_vec()),
        _ => Err(Fault::NoSuchFile(name.to_owned())),
    }
}

fn whole() -> Value {
    json!({
        "format": "perfect-shot-kit/1",
        "floor": { "picture": "floor.png", "size_mm": [300, 220], "columns": 6, "rows": 4,
            "grid_mm": [30, 30, 240, 160], "blocked": ["C1", "D1"] },
        "screen_mm": [330, 210],
        "guests": [
            { "id": "corgi", "gender": "none", "picture": "corgi.png", "size_mm": [34, 30], "border_mm": 1.5,
              "base_mm": [18, 6, 4], "face": [[12, 4], [18, 4], [18, 9.5]] },
            { "id": "plant", "picture": "art/plant.png", "size_mm": [50, 66], "border_mm": 0, "base_mm": [26, 8, 4] },
        ],
    })
}

fn parse(kit: &Value) -> Result<Kit, KitError> {
    Kit::from_json(&kit.to_string(), read)
}

/// The problems of the whole kit with one value changed; `null` stands for a field that is not there.
#[track_caller]
fn problems(place: &str, value: Value) -> Vec<Problem> {
    let mut kit = whole();
    *kit.pointer_mut(place).unwrap_or_else(|| panic!("there is no {place}")) = value;
    match parse(&kit) {
        Ok(_) => panic!("{place} was taken"),
        Err(error) => error.problems,
    }
}

#[track_caller]
fn one(place: &str, value: Value, guest: Option<&str>, field: &'static str, fault: Fault) {
    assert_eq!(problems(place, value), [Problem { guest: guest.map(str::to_owned), field, fault }]);
}

#[test]
fn a_whole_kit_is_read_with_its_pictures() {
    let mut kit = whole();
    kit["newer"] = json!({ "unknown": true });
    kit["guests"][0]["colour"] = json!("brown");
    kit["floor"]["columns"] = json!(6.0);
    let kit = parse(&kit).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((kit.floor.columns, kit.floor.rows, kit.floor.blocked.len()), (6, 4, 2));
    assert_eq!(kit.floor.picture.dimensions(), (60, 44));
    assert_eq!(kit.floor.cell_mm(), [40.0, 40.0]);
    let [corgi, plant] = &kit.guests[..] else { panic!("two guests") };
    assert_eq!((corgi.gender.as_deref(), corgi.face.as_ref().map(Vec::len)), (Some("none"), Some(3)));
    assert_eq!((plant.gender.as_deref(), &plant.face, plant.border_mm), (None, &None, 0.0));
    assert!(plant.outline.iter().all(|alpha| *alpha == 200));
    assert_eq!(plant.print.get_pixel(5, 5).0, [90, 60, 30]);
}

#[test]
fn a_gender_may_be_any_word_or_none() {
    for gender in [json!("f"), json!("woman"), json!(""), json!(null), json!(7)] {
        let mut kit = whole();
        kit["guests"][0]["gender"] = gender;
        assert!(parse(&kit).is_ok());
    }
}

#[test]
fn a_kit_without_blocked_cells_need_not_say_so() {
    let mut kit = whole();
    kit["floor"].as_object_mut().expect("an object").remove("blocked");
    assert!(parse(&kit).is_ok_and(|kit| kit.floor.blocked.is_empty()));
}

#[test]
fn wrong_fields_of_the_floor_are_named() {
    one("/format", json!("perfect-shot-kit/2"), None, "format", Fault::WrongFormat { expected: super::FORMAT });
    one("/format", json!(null), None, "format", Fault::Missing);
    one("/screen_mm", json!([330, 0]), None, "screen_mm", Fault::NotPositive);
    one("/screen_mm", json!([330]), None, "screen_mm", Fault::NotNumbers(2));
    one("/floor", json!([]), None, "floor", Fault::NotAnObject);
    one("/floor", json!(null), None, "floor", Fault::Missing);
    one("/floor/size_mm", json!(null), None, "floor.size_mm", Fault::Missing);
    one("/floor/size_mm", json!([300, "220"]), None, "floor.size_mm", Fault::NotNumbers(2));
    one("/floor/columns", json!(27), None, "floor.columns", Fault::NotACount(26));
    one("/floor/columns", json!(0), None, "floor.columns", Fault::NotACount(26));
    one("/floor/rows", json!(2.5), None, "floor.rows", Fault::NotACount(99));
    one("/floor/grid_mm", json!([30, 30, 0, 160]), None, "floor.grid_mm", Fault::NotPositive);
    one("/floor/grid_mm", json!([90, 30, 240, 160]), None, "floor.grid_mm", Fault::OffTheFloor);
    one("/floor/grid_mm", json!([-5, 30, 240, 160]), None, "floor.grid_mm", Fault::OffTheFloor);
    one("/floor/grid_mm", json!([0, 0, 1e300, 1]), None, "floor.grid_mm", Fault::TooLong(1e300));
    one("/floor/blocked", json!("C1"), None, "floor.blocked", Fault::NotAList);
    one("/floor/blocked", json!(["C1", "G1"]), None, "floor.blocked", Fault::OffTheGrid("G1".to_owned()));
    one("/floor/blocked", json!(["A5"]), None, "floor.blocked", Fault::OffTheGrid("A5".to_owned()));
    one("/floor/blocked", json!([7]), None, "floor.blocked", Fault::OffTheGrid("7".to_owned()));
    one("/guests", json!([]), None, "guests", Fault::NoGuests);
    one("/guests", json!({}), None, "guests", Fault::NotAList);
}

#[test]
fn wrong_fields_of_a_guest_are_named_with_the_guest() {
    let corgi = Some("corgi");
    one("/guests/0/size_mm", json!([34, -30]), corgi, "size_mm", Fault::NotPositive);
    one("/guests/0/border_mm", json!(-1), corgi, "border_mm", Fault::Negative);
    one("/guests/0/border_mm", json!("2"), corgi, "border_mm", Fault::NotANumber);
    one("/guests/0/base_mm", json!([18, 6]), corgi, "base_mm", Fault::NotNumbers(3));
    one("/guests/0/base_mm", json!([18, 6, 0]), corgi, "base_mm", Fault::NotPositive);
    one("/guests/0/face", json!([[1, 2], [3, 4]]), corgi, "face", Fault::NoPolygon);
    one("/guests/0/face", json!([[1, 2], [3, 4], [5]]), corgi, "face", Fault::NotNumbers(2));
    one("/guests/0/face", json!([[1, 1], [2, 2], [3, 3]]), corgi, "face", Fault::NoArea);
    one("/guests/0/face", json!([[50, 1], [60, 2], [60, 9]]), corgi, "face", Fault::OutsidePicture);
    one("/guests/0/id", json!("plant"), Some("plant"), "id", Fault::Twice);
    one("/guests/0/id", json!("dish"), Some("dish"), "id", Fault::Reserved("dish".to_owned()));
    one("/guests/0/id", json!(""), Some("#1"), "id", Fault::Missing);
    one("/guests/1/id", json!(3), Some("#2"), "id", Fault::NotText);
    one("/guests/1", json!("plant"), Some("#2"), "guests", Fault::NotAnObject);
}

#[test]
fn a_picture_that_is_missing_or_is_none_is_named() {
    let corgi = Some("corgi");
    one("/guests/0/picture", json!("none.png"), corgi, "picture", Fault::NoSuchFile("none.png".to_owned()));
    one("/guests/0/picture", json!(null), corgi, "picture", Fault::Missing);
    one("/guests/0/picture", json!("clear.png"), corgi, "picture", Fault::Transparent("clear.png".to_owned()));
    let why = PictureError::NotAPicture;
    one("/guests/0/picture", json!("text.png"), corgi, "picture", Fault::Picture { file: "text.png".to_owned(), why });
    let why = PictureError::TooSmall { width: 40, height: 8, min_side: 16 };
    one(
        "/floor/picture",
        json!("tiny.png"),
        None,
        "floor.picture",
        Fault::Picture { file: "tiny.png".to_owned(), why },
    );
}

#[test]
fn a_picture_outside_the_kit_is_not_even_asked_for() {
    for name in ["../corgi.png", "art/../../corgi.png", "/corgi.png", "..", "C:\\corgi.png", "art\\..\\x.png", "a\0b"] {
        one("/guests/0/picture", json!(name), Some("corgi"), "picture", Fault::LeavesFolder(name.to_owned()));
    }
}

#[test]
fn all_problems_are_told_at_once() {
    let mut kit = whole();
    kit["floor"]["rows"] = json!(0);
    kit["guests"][0]["size_mm"] = json!(null);
    kit["guests"][1]["base_mm"] = json!([1, 2, 3, 4]);
    let problems = parse(&kit).expect_err("it is wrong").problems;
    let named: Vec<_> = problems.iter().map(|problem| (problem.guest.as_deref(), problem.field)).collect();
    assert_eq!(named, [(None, "floor.rows"), (Some("corgi"), "size_mm"), (Some("plant"), "base_mm")]);
    let text = KitError { problems }.to_string();
    assert!(text.contains("plant, base_mm: not a list of 3 numbers"), "{text}");
}

#[test]
fn text_that_is_no_kit_is_refused() {
    for text in ["", "{", "[]", "null", "{}", &"[".repeat(100_000)] {
        assert!(Kit::from_json(text, read).is_err());
    }
    let long = format!("{}{}", whole(), " ".repeat(super::MAX_JSON_BYTES));
    let problems = Kit::from_json(&long, read).expect_err("it is too long").problems;
    assert_eq!(problems[0].fault, Fault::TooManyBytes { limit: super::MAX_JSON_BYTES });
    assert!(Kit::from_json(&format!("\u{FEFF}{}", whole()), read).is_ok());
}

#[test]
fn a_kit_of_too_many_pixels_is_refused() {
    let mut kit = whole();
    let guest = kit["guests"][0].clone();
    let guests = (0..20).map(|number| {
        let mut guest = guest.clone();
        guest["id"] = json!(format!("guest {number}"));
        guest["picture"] = json!("large.png");
        guest
    });
    kit["guests"] = guests.collect();
    let large = png(2000, 2000, 255);
    let read = |name: &str| if name == "large.png" { Ok(large.clone()) } else { read(name) };
    let problems = Kit::from_json(&kit.to_string(), read).expect_err("it is too large").problems;
    assert!(problems.iter().all(|problem| matches!(problem.fault, Fault::TooManyPixels(_))), "{problems:?}");
}
