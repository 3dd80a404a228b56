//! The photo judge's `kit.json` as a kit of this game: the same floor and guests, with the cards beside them.

use serde::Deserialize;
use serde_json::Value;

use super::{super::guest::GUESTS, NO_CELL, guest_key};
use courtside_rules::{
    kit::{Fault, Held, Problem, Status, Values},
    msg,
};

/// What such a file calls itself.
const FORMAT: &str = "perfect-shot-kit/1";

/// What this game needs of a photo kit; the rest is the photo judge's.
#[derive(Deserialize)]
struct PhotoKit {
    floor: PhotoFloor,
    guests: Vec<PhotoGuest>,
    /// Cards by the keys of this game's kit, such as `preference.1.kind`.
    #[serde(default)]
    cards: std::collections::BTreeMap<String, Value>,
}

#[derive(Deserialize)]
struct PhotoFloor {
    columns: u8,
    rows: u8,
    #[serde(default)]
    blocked: Vec<String>,
}

#[derive(Deserialize)]
struct PhotoGuest {
    id: String,
    gender: String,
}

/// What a kit of the photo judge says as one of this game, or what keeps it from being one; nothing for any other file.
pub fn foreign_kit(json: &Value, shipped: impl FnOnce() -> Values) -> Option<Result<Values, Problem>> {
    is_photo_kit(json).then(|| match photo_kit_problem(json) {
        Some(problem) => Err(problem),
        None => Ok(from_photo_kit(json, &shipped()).unwrap_or_default()),
    })
}

/// Whether a file is a kit of the photo judge, of this version or another.
fn is_photo_kit(json: &Value) -> bool {
    json.get("format").and_then(Value::as_str).is_some_and(|format| format.starts_with("perfect-shot-kit/"))
}

/// What keeps a photo kit from being a kit of this game, if anything does.
fn photo_kit_problem(json: &Value) -> Option<Problem> {
    let guests = json.get("guests").and_then(Value::as_array).map(Vec::len);
    match (read(json), guests) {
        (Some(_), Some(found)) if found == usize::from(GUESTS) => None,
        (Some(_), Some(found)) => {
            Some(Problem::new("guests", Fault::Rule(msg!("shot-kit-photo-guests", found = found))))
        }
        _ => Some(Problem::new("", Fault::Rule(msg!("shot-kit-photo-form")))),
    }
}

fn read(json: &Value) -> Option<PhotoKit> {
    if json.get("format")?.as_str()? != FORMAT {
        return None;
    }
    let kit: PhotoKit = serde_json::from_value(json.clone()).ok()?;
    kit.guests.iter().all(|guest| gender_word(&guest.gender).is_some()).then_some(kit)
}

fn gender_word(word: &str) -> Option<&'static str> {
    match word {
        "m" | "man" => Some("man"),
        "f" | "woman" => Some("woman"),
        "none" => Some("none"),
        _ => None,
    }
}

/// The values of a photo kit, if `json` is one. Guests keep the place and the names that `values` has for their id, so
/// that cards learnt before still name the same guests; others get the places that are left and are called by their
/// id. What was photographed is taken as confirmed.
pub fn from_photo_kit(json: &Value, values: &Values) -> Option<Values> {
    let kit = read(json)?;
    let mut own = Values::default();
    let mut set = |key: String, value: Value| {
        own.0.insert(key, Held { value: Some(value), status: Status::Confirmed, source: None });
    };
    set("floor.columns".to_owned(), kit.floor.columns.into());
    set("floor.rows".to_owned(), kit.floor.rows.into());
    let blocked = if kit.floor.blocked.is_empty() { NO_CELL.to_owned() } else { kit.floor.blocked.join(" ") };
    set("floor.blocked".to_owned(), blocked.into());
    for (number, guest) in placed(&kit.guests, values) {
        let same = known_place(values, &guest.id);
        for language in ["en", "ru", "es"] {
            let known = same.and_then(|it| values.text(&guest_key(it, language)));
            set(guest_key(number, language), known.unwrap_or(&guest.id).into());
        }
        let look = same.and_then(|it| values.text(&guest_key(it, "look")));
        set(guest_key(number, "look"), look.unwrap_or("person").into());
        set(guest_key(number, "gender"), gender_word(&guest.gender).unwrap_or("none").into());
        set(guest_key(number, "id"), guest.id.clone().into());
    }
    for (key, value) in kit.cards {
        set(key, value);
    }
    Some(own)
}

/// The number that the kit has for a guest of this id.
fn known_place(values: &Values, id: &str) -> Option<u8> {
    (1..=GUESTS).find(|it| values.text(&guest_key(*it, "id")) == Some(id))
}

/// Each guest with a number.
fn placed<'g>(guests: &'g [PhotoGuest], values: &Values) -> Vec<(u8, &'g PhotoGuest)> {
    let (known, new): (Vec<_>, Vec<_>) = guests.iter().partition(|guest| known_place(values, &guest.id).is_some());
    let mut all: Vec<(u8, &PhotoGuest)> =
        known.into_iter().filter_map(|guest| Some((known_place(values, &guest.id)?, guest))).collect();
    let taken: Vec<u8> = all.iter().map(|(number, _)| *number).collect();
    let free = (1..=GUESTS).filter(|number| !taken.contains(number));
    all.extend(free.zip(new));
    all
}
