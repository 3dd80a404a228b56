//! The photo judge's `kit.json` as a kit of this game: the same floor and guests, with the cards beside them.

use serde::Deserialize;
use serde_json::Value;

use super::{super::guest::GUESTS, guest_key};
use crate::kit::{Held, Status, Values};

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

/// The values of a photo kit, if `json` is one. Guests keep the names that `values` has for their id, and are called by
/// their id where it has none; what was photographed is taken as confirmed.
pub fn from_photo_kit(json: &Value, values: &Values) -> Option<Values> {
    if json.get("format")?.as_str()? != FORMAT {
        return None;
    }
    let kit: PhotoKit = serde_json::from_value(json.clone()).ok()?;
    let mut own = Values::default();
    let mut set = |key: String, value: Value| {
        own.0.insert(key, Held { value: Some(value), status: Status::Confirmed, source: None });
    };
    set("floor.columns".to_owned(), kit.floor.columns.into());
    set("floor.rows".to_owned(), kit.floor.rows.into());
    set("floor.blocked".to_owned(), kit.floor.blocked.join(" ").into());
    for (number, guest) in (1..=GUESTS).zip(&kit.guests) {
        let same = (1..=GUESTS).find(|it| values.text(&guest_key(*it, "id")) == Some(&guest.id));
        for language in ["en", "ru", "es"] {
            let known = same.and_then(|it| values.text(&guest_key(it, language)));
            set(guest_key(number, language), known.unwrap_or(&guest.id).into());
        }
        let look = same.and_then(|it| values.text(&guest_key(it, "look")));
        set(guest_key(number, "look"), look.unwrap_or("person").into());
        let gender = match guest.gender.as_str() {
            "m" | "man" => "man",
            "f" | "woman" => "woman",
            _ => "none",
        };
        set(guest_key(number, "gender"), gender.into());
        set(guest_key(number, "id"), guest.id.clone().into());
    }
    for (key, value) in kit.cards {
        set(key, value);
    }
    Some(own)
}
