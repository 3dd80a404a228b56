//! Kits: files good and bad, edits and their undo, imports, progress; on a made-up game with every kind of field.

mod checking;
mod editing;

use serde_json::json;

use super::*;
use crate::msg;

/// A made-up game: four single fields and a card table of sixty rows.
pub(crate) fn schema() -> Schema {
    // The messages are borrowed from the app; which words they are does not matter here.
    let label = || msg!("kit-fault-missing");
    let field = |key: &str, kind| Field { key: key.to_owned(), label: label(), hint: None, kind };
    let colours = || Kind::Choice(vec![("green", label()), ("blue", label())]);
    let cards = (1..=60).flat_map(|card| {
        [
            field(&format!("card.{card}.colour"), colours()),
            field(&format!("card.{card}.value"), Kind::Number { min: 3, max: 7 }),
        ]
    });
    Schema {
        game: "made-up",
        sections: vec![
            Section {
                id: "board",
                title: label(),
                fields: vec![
                    field("steps", Kind::Number { min: 1, max: 12 }),
                    field("side", colours()),
                    field("name", Kind::Text { max_chars: 10 }),
                    field("row", Kind::Numbers { min: 0, max: 9, max_len: 3 }),
                ],
                table: false,
                optional: false,
            },
            Section { id: "cards", title: label(), fields: cards.collect(), table: true, optional: true },
        ],
    }
}

fn held(value: serde_json::Value, status: Status) -> Held {
    Held { value: Some(value), status, source: None }
}

/// The shipped kit of the made-up game.
pub(crate) fn shipped_values() -> Values {
    let values = [
        ("steps", held(json!(8), Status::Assumed)),
        ("side", held(json!("green"), Status::Confirmed)),
        ("row", held(json!([7, 5]), Status::Assumed)),
        ("card.1.colour", held(json!("blue"), Status::Confirmed)),
        ("card.1.value", held(json!(3), Status::Assumed)),
    ];
    Values(values.into_iter().map(|(key, held)| (key.to_owned(), held)).collect())
}

fn table_kit() -> TableKit {
    TableKit::new(schema(), shipped_values(), KitFile::default())
}
