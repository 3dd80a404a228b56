//! The new-game form of Perfect Shot.

use crate::{
    form::{Form, OptionSpec},
    table::Start,
};
use courtside_games::perfect_shot::{Deck, Setup};
use courtside_rules::{msg, text::Message};

fn option(id: &'static str, title: Message, rule: &'static str, values: Vec<(&'static str, Message)>) -> OptionSpec {
    OptionSpec { id, title, rule, values }
}

pub fn options() -> Vec<OptionSpec> {
    let switch = || vec![("off", msg!("shot-ui-option-off")), ("on", msg!("shot-ui-option-on"))];
    vec![
        option("auction", msg!("shot-ui-option-auction"), "PS-127", switch()),
        option(
            "deck",
            msg!("shot-ui-option-deck"),
            "PS-039",
            vec![("table", msg!("shot-ui-option-deck-table")), ("app", msg!("shot-ui-option-deck-app"))],
        ),
        option(
            "envelopes",
            msg!("shot-ui-option-envelopes"),
            "PS-050",
            vec![
                ("named", msg!("shot-ui-option-envelopes-named")),
                ("counted", msg!("shot-ui-option-envelopes-counted")),
            ],
        ),
        option("notes", msg!("shot-ui-option-notes"), "PS-037", switch()),
    ]
}

pub fn setup(form: &Form, start: &Start) -> Setup {
    let is = |id: &str, value: &str| form.options.get(id).is_some_and(|chosen| chosen == value);
    Setup {
        players: form.seated(),
        first: start.first,
        auction: is("auction", "on"),
        deck: if is("deck", "app") { Deck::App } else { Deck::Table },
        by_name: !is("envelopes", "counted"),
        notes: is("notes", "on"),
        seed: start.chance,
    }
}
