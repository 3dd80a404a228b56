//! The fields of the kit, for the checker and for the editor.

use super::{
    super::{
        PerfectShot,
        floor::{MOST_COLUMNS, MOST_ROWS},
        guest::{GUESTS, Gender, Look},
        model::Card,
        wish::{Kind as WishKind, PREFERENCES, Witness},
        words::{card_name, gender_name, kind_name, look_name, witness_name},
    },
    card_key, guest_key, preference_keys,
};
use courtside_rules::{
    journal::Game,
    kit::{Field, Kind, Schema, Section},
    msg,
    text::Message,
};

/// A name stands on a button.
const NAME_CHARS: usize = 24;
const CODE_CHARS: usize = 200;

pub(in super::super) fn schema() -> Schema {
    let section = |id, title, fields, table, optional| Section { id, title, fields, table, optional };
    Schema {
        game: PerfectShot::ID,
        sections: vec![
            section("floor", msg!("shot-kit-floor"), floor(), false, false),
            section("guests", msg!("shot-kit-guests"), guests(), true, false),
            section("exchange", msg!("shot-kit-exchange"), exchange(), true, true),
            section("preferences", msg!("shot-kit-preferences"), preferences(), true, true),
        ],
    }
}

fn field(key: String, label: Message, hint: Option<Message>, kind: Kind) -> Field {
    Field { key, label, hint, kind }
}

fn floor() -> Vec<Field> {
    let number = |most: u8| Kind::Number { min: 2, max: most.into() };
    vec![
        field(
            "floor.columns".to_owned(),
            msg!("shot-kit-columns"),
            Some(msg!("shot-kit-columns-hint")),
            number(MOST_COLUMNS),
        ),
        field("floor.rows".to_owned(), msg!("shot-kit-rows"), Some(msg!("shot-kit-rows-hint")), number(MOST_ROWS)),
        field(
            "floor.blocked".to_owned(),
            msg!("shot-kit-blocked"),
            Some(msg!("shot-kit-blocked-hint")),
            Kind::Text { max_chars: CODE_CHARS },
        ),
    ]
}

fn guests() -> Vec<Field> {
    let name = || Kind::Text { max_chars: NAME_CHARS };
    let genders: Vec<_> = Gender::ALL.map(|gender| (gender.word(), gender_name(gender))).to_vec();
    let looks: Vec<_> = Look::ALL.map(|look| (look.word(), look_name(look))).to_vec();
    let row = |number: u8| {
        [
            field(guest_key(number, "en"), msg!("shot-kit-name-en"), None, name()),
            field(guest_key(number, "ru"), msg!("shot-kit-name-ru"), None, name()),
            field(guest_key(number, "es"), msg!("shot-kit-name-es"), None, name()),
            field(guest_key(number, "gender"), msg!("shot-kit-gender"), None, Kind::Choice(genders.clone())),
            field(guest_key(number, "look"), msg!("shot-kit-look"), None, Kind::Choice(looks.clone())),
            field(guest_key(number, "id"), msg!("shot-kit-id"), Some(msg!("shot-kit-id-hint")), name()),
        ]
    };
    (1..=GUESTS).flat_map(row).collect()
}

fn exchange() -> Vec<Field> {
    let count = || Kind::Number { min: 0, max: 6 };
    let row = |card: Card| {
        let name = card_name(card);
        [
            field(card_key(card, 2), msg!("shot-kit-for-two", card = name.clone()), None, count()),
            field(card_key(card, 3), msg!("shot-kit-for-more", card = name), None, count()),
        ]
    };
    Card::all().flat_map(row).collect()
}

fn preferences() -> Vec<Field> {
    let kinds: Vec<_> = WishKind::ALL.map(|kind| (kind.word(), kind_name(kind))).to_vec();
    let witnesses: Vec<_> = Witness::ALL.map(|witness| (witness.word(), witness_name(witness))).to_vec();
    let code = || Kind::Text { max_chars: CODE_CHARS };
    let row = |number: u8| {
        let [kind, what, witness, alternative] = preference_keys(number);
        [
            field(kind, msg!("shot-kit-kind"), None, Kind::Choice(kinds.clone())),
            field(what, msg!("shot-kit-what"), Some(msg!("shot-kit-what-hint")), code()),
            field(witness, msg!("shot-kit-witness"), None, Kind::Choice(witnesses.clone())),
            field(alternative, msg!("shot-kit-alternative"), Some(msg!("shot-kit-alternative-hint")), code()),
        ]
    };
    (1..=PREFERENCES).flat_map(row).collect()
}
