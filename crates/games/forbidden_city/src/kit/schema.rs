//! The fields of the kit, in sections, with the words of the kit editor.

use super::{
    super::model::{
        Area, Card, CardSet, Decree, GiftAction, MOST_CITIES, MOST_PLAYERS, NORMAL_CARDS, ROUNDS, Row, SERVANTS, Token,
    },
    DUSK_MOVE, ID, MOST_COST, MOST_SLOT_POINTS, RETURNS, ROUTE, automa_key, card_keys, cost_key, labels, level_key,
    map::{MOST_ROADS_CHARS, cities_key, roads_key},
    side_key, token_key,
};
use courtside_rules::{
    kit::{Field, Kind, Schema, Section},
    msg,
    text::Message,
};

/// Faces of a die (K-02).
pub(super) const FACES: usize = 6;
/// More houses with a jade than this no side has; a state keeps a bit for each.
const MOST_HOUSES: usize = 16;
/// More tokens of one kind cannot be among the 32 (FC-005).
const MOST_TOKENS: i64 = 32;
/// Players for whom the small side is made (K-04).
const SMALL_PLAYERS: usize = 3;

const SIDES: [bool; 2] = [false, true];

/// All fields of the kit.
pub fn schema() -> Schema {
    let sections = vec![
        cards("cards_board", msg!("city-kit-cards-board"), &[CardSet::Board]),
        cards("cards_deck", msg!("city-kit-cards-deck"), &[CardSet::Deck]),
        cards("cards_players", msg!("city-kit-cards-players"), &CardSet::ALL[2..]),
        section("dice", msg!("city-kit-dice"), dice(), true),
        section("rounds", msg!("city-kit-rounds"), rounds(), false),
        section("jade", msg!("city-kit-jade"), jade(), false),
        section("decrees", msg!("city-kit-decrees"), decrees(), true),
        section("palace", msg!("city-kit-palace"), palace(), true),
        section("tokens", msg!("city-kit-tokens"), tokens(), true),
        section("map", msg!("city-kit-map"), map(), true),
        section("automa", msg!("city-kit-automa"), automa(), true),
    ];
    Schema { game: ID, sections }
}

/// Whether a game cannot begin without this value.
pub(super) fn is_needed(key: &str) -> bool {
    key.starts_with("morning.") || ["slots.tokens", "palace.steps", "jade.plaza"].contains(&key)
}

fn section(id: &'static str, title: Message, fields: Vec<Field>, optional: bool) -> Section {
    Section { id, title, fields, table: false, optional }
}

fn field(key: impl Into<String>, label: Message, hint: Option<Message>, kind: Kind) -> Field {
    Field { key: key.into(), label, hint, kind }
}

fn number(key: impl Into<String>, label: Message, hint: Option<Message>, (min, max): (i64, i64)) -> Field {
    field(key, label, hint, Kind::Number { min, max })
}

/// A table of gift cards (K-01).
fn cards(id: &'static str, title: Message, sets: &[CardSet]) -> Section {
    let choices: Vec<_> = GiftAction::ALL.map(|action| (action.word(), labels::action(action))).to_vec();
    let card = |row: Row| {
        let [value, action] = card_keys(row);
        let hint = match row.place().0 {
            CardSet::Board => msg!("city-kit-board-hint"),
            CardSet::Deck => msg!("city-kit-deck-hint"),
            CardSet::Player(place) => msg!("city-kit-set-hint", place = place + 1),
        };
        let range = (i64::from(*Card::VALUES.start()), i64::from(*Card::VALUES.end()));
        [
            number(value, msg!("city-kit-value"), Some(hint), range),
            field(action, msg!("city-kit-action"), None, Kind::Choice(choices.clone())),
        ]
    };
    let fields = sets.iter().flat_map(|set| set.rows()).flat_map(card).collect();
    Section { id, title, fields, table: true, optional: true }
}

fn dice() -> Vec<Field> {
    let kind = Kind::Numbers { min: 1, max: 9, max_len: FACES };
    let die = |number: u8| {
        let (label, hint) = (msg!("city-kit-die", number = number), Some(msg!("city-kit-die-hint")));
        field(format!("die.{number}"), label, hint, kind.clone())
    };
    (1..=3).map(die).collect()
}

fn rounds() -> Vec<Field> {
    let morning = |round: u8| {
        let (label, hint) = (msg!("city-kit-morning", round = round), Some(msg!("city-kit-morning-hint")));
        number(format!("morning.{round}"), label, hint, (0, i64::from(SERVANTS)))
    };
    let mut fields: Vec<Field> = (2..=ROUNDS).map(morning).collect();
    fields.push(number("slots.tokens", msg!("city-kit-slots"), Some(msg!("city-kit-slots-hint")), (2, 12)));
    fields.push(number("palace.steps", msg!("city-kit-steps"), Some(msg!("city-kit-steps-hint")), (4, 12)));
    fields
}

fn jade() -> Vec<Field> {
    let houses = |large: bool| {
        let label = if large { msg!("city-kit-houses-large") } else { msg!("city-kit-houses-small") };
        let kind = Kind::Numbers { min: 1, max: i64::from(SERVANTS), max_len: MOST_HOUSES };
        field(side_key("jade", large), label, Some(msg!("city-kit-houses-hint")), kind)
    };
    let plaza =
        number("jade.plaza", msg!("city-kit-plaza"), Some(msg!("city-kit-plaza-hint")), (1, i64::from(SERVANTS)));
    SIDES.map(houses).into_iter().chain([plaza]).collect()
}

fn decrees() -> Vec<Field> {
    let range = (0, i64::from(MOST_COST));
    let level = |level: u8| {
        let (label, hint) = (msg!("city-kit-level", level = level), Some(msg!("city-kit-level-hint")));
        number(level_key(level), label, hint, range)
    };
    let own = |decree: Decree| {
        let hint = msg!("city-kit-decree-hint", level = decree.level());
        number(cost_key(decree), labels::decree(decree), Some(hint), range)
    };
    (1..=3).map(level).chain(Decree::ALL.map(own)).collect()
}

fn palace() -> Vec<Field> {
    let row = |large: bool| {
        let label = if large { msg!("city-kit-row-large") } else { msg!("city-kit-row-small") };
        let max_len = if large { MOST_PLAYERS } else { SMALL_PLAYERS };
        let kind = Kind::Numbers { min: 0, max: i64::from(MOST_SLOT_POINTS), max_len };
        field(side_key("palace", large), label, Some(msg!("city-kit-row-hint")), kind)
    };
    SIDES.map(row).to_vec()
}

fn tokens() -> Vec<Field> {
    let count = |token: Token| {
        let hint = token.is_special().then(|| msg!("city-kit-special-hint"));
        number(token_key(token), labels::token(token), hint, (0, MOST_TOKENS))
    };
    Token::ALL.map(count).to_vec()
}

/// The solo opponent's cards and his way on the map (K-09b, K-11).
fn automa() -> Vec<Field> {
    let choices: Vec<_> = Area::ALL.map(|area| (area.word(), labels::area(area))).to_vec();
    let card = |card: usize| {
        let label = msg!("city-kit-automa-card", number = card + 1);
        field(automa_key(card), label, Some(msg!("city-kit-automa-hint")), Kind::Choice(choices.clone()))
    };
    let mut fields: Vec<Field> = (0..NORMAL_CARDS).map(card).collect();
    fields.push(number(DUSK_MOVE, msg!("city-kit-dusk-move"), Some(msg!("city-kit-dusk-move-hint")), (0, 2)));
    let cities = Kind::Numbers { min: 1, max: MOST_CITIES as i64, max_len: MOST_CITIES };
    fields.push(field(ROUTE, msg!("city-kit-route"), Some(msg!("city-kit-route-hint")), cities));
    let arrows = Kind::Text { max_chars: MOST_ROADS_CHARS };
    fields.push(field(RETURNS, msg!("city-kit-returns"), Some(msg!("city-kit-returns-hint")), arrows));
    fields
}

fn map() -> Vec<Field> {
    let side = |large: bool| {
        let (cities, roads) = if large {
            (msg!("city-kit-cities-large"), msg!("city-kit-roads-large"))
        } else {
            (msg!("city-kit-cities-small"), msg!("city-kit-roads-small"))
        };
        [
            number(cities_key(large), cities, Some(msg!("city-kit-cities-hint")), (2, MOST_CITIES as i64)),
            field(
                roads_key(large),
                roads,
                Some(msg!("city-kit-roads-hint")),
                Kind::Text { max_chars: MOST_ROADS_CHARS },
            ),
        ]
    };
    SIDES.into_iter().flat_map(side).collect()
}
