//! The kit of Perfect Shot: the floor, the fourteen guests, the exchange cards and the preference cards of this table's copy.

mod code;
mod photo;
mod schema;

pub use code::{read_wish, wish_code};
pub use photo::{foreign_kit, from_photo_kit};
pub(super) use schema::schema;

use serde_json::Value;

use super::{
    floor::{Cell, Cells, Grid},
    guest::{GUESTS, Gender, Guest, Look, Portrait},
    model::{Card, Event},
    outlook::deck_size,
    rules::made_up,
    wish::{Kind as WishKind, PREFERENCES, Preference, Wish, Witness},
};
use courtside_rules::{
    kit::{Fault, Field, Problem, Values},
    msg,
};

/// The word for a floor whose table stands on no cell.
const NO_CELL: &str = "none";

/// What this table's copy looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct ShotKit {
    pub grid: Grid,
    /// All fourteen.
    pub guests: Vec<Portrait>,
    pub exchange: CardCounts,
    /// By their place in the kit; none for a card that nobody has read out yet.
    pub preferences: Vec<Option<Preference>>,
}

/// How many of each exchange card there are, for two players and for more; none where nobody has counted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardCounts {
    two: [Option<u8>; 12],
    more: [Option<u8>; 12],
}

impl CardCounts {
    pub fn count(&self, card: Card, players: usize) -> Option<u8> {
        if players == 2 { self.two[card as usize] } else { self.more[card as usize] }
    }
}

/// The kit values that an event has taught, to be saved to the table's kit at once.
pub fn learnt(event: &Event) -> Vec<(String, Value)> {
    match event {
        Event::CardCounted { card, players, count } => {
            vec![(card_key(*card, (*players).into()), Value::from(*count))]
        }
        Event::CardLearnt { number, preference } => preference_values(*number, preference),
        _ => Vec::new(),
    }
}

/// What stands in the kit for a preference card.
pub(super) fn preference_values(place: u8, preference: &Preference) -> Vec<(String, Value)> {
    let [kind, what, witness, alternative] = preference_keys(place + 1);
    let mut values = vec![(kind, Value::from(preference.wish.kind().word()))];
    let code = wish_code(preference.wish);
    if let Some((_, named)) = code.split_once(' ') {
        values.push((what, named.into()));
    }
    let symbol = preference.witness.unwrap_or(preference.wish.kind().usual_witness());
    values.push((witness, symbol.word().into()));
    if let Some(wish) = preference.alternative {
        values.push((alternative, wish_code(wish).into()));
    }
    values
}

/// The kit with everything made up that is not known: for random play.
pub(super) fn filled(kit: &ShotKit, luck: u64) -> ShotKit {
    let mut kit = kit.clone();
    for (place, preference) in (0..).zip(&mut kit.preferences) {
        preference.get_or_insert_with(|| made_up(&kit.grid, luck ^ place));
    }
    for card in Card::all() {
        let two = if card.is_auction() { u8::from((card as usize).is_multiple_of(2)) } else { 1 };
        kit.exchange.two[card as usize].get_or_insert(two);
        kit.exchange.more[card as usize].get_or_insert(1);
    }
    kit
}

fn guest_key(guest: u8, what: &str) -> String {
    format!("guest.{guest}.{what}")
}

fn card_key(card: Card, players: usize) -> String {
    format!("exchange.{}.{}", card.word(), if players == 2 { "two" } else { "more" })
}

/// The keys of the card at this place, counted from 1.
fn preference_keys(number: u8) -> [String; 4] {
    ["kind", "what", "witness", "alternative"].map(|part| format!("preference.{number}.{part}"))
}

/// The kit of these values; every problem at once.
pub(super) fn checked(values: &Values) -> Result<ShotKit, Vec<Problem>> {
    let mut problems: Vec<Problem> = schema().fields().filter_map(|field| problem(values, field)).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let guests: Vec<Portrait> = (1..=GUESTS).filter_map(|number| portrait(values, number)).collect();
    problems.extend(guest_problems(&guests));
    let grid = grid(values, &mut problems);
    let mut preferences = Vec::new();
    for number in 1..=PREFERENCES {
        match preference(values, number) {
            Ok(found) => preferences.push(found),
            Err(problem) => problems.push(problem),
        }
    }
    let exchange = counts(values);
    problems.extend(deck_problems(&exchange));
    match grid {
        Some(grid) if problems.is_empty() => Ok(ShotKit { grid, guests, exchange, preferences }),
        _ => Err(problems),
    }
}

/// What is wrong with one value. Cards, and which cells lie under the table, may be unknown or absent.
fn problem(values: &Values, field: &Field) -> Option<Problem> {
    let optional = ["preference.", "exchange.", "floor.blocked"].iter().any(|part| field.key.starts_with(part));
    let fault = match values.get(&field.key).and_then(|held| held.value.as_ref()) {
        Some(value) if field.kind.accepts(value) => return None,
        Some(value) => Fault::Value { found: value.to_string(), expected: field.kind.expected() },
        None if optional => return None,
        None => Fault::NoValue,
    };
    Some(Problem::new(&field.key, fault))
}

fn grid(values: &Values, problems: &mut Vec<Problem>) -> Option<Grid> {
    let size = |key: &str| u8::try_from(values.number(key)?).ok();
    let mut grid = Grid { columns: size("floor.columns")?, rows: size("floor.rows")?, blocked: Cells::default() };
    let mut wrong = |what| problems.push(Problem::new("floor.blocked", Fault::Rule(what)));
    let blocked = values.text("floor.blocked").filter(|cells| *cells != NO_CELL).unwrap_or_default();
    for word in blocked.split_whitespace() {
        match word.parse::<Cell>() {
            Ok(cell) if grid.has(cell) => grid.blocked.insert(cell),
            Ok(cell) => wrong(msg!("shot-kit-off-floor", cell = cell.to_string())),
            Err(_) => wrong(msg!("shot-kit-no-cell", word = word)),
        }
    }
    if grid.cells().count() < usize::from(GUESTS) {
        wrong(msg!("shot-kit-too-few-cells", cells = grid.cells().count()));
    }
    Some(grid)
}

fn portrait(values: &Values, number: u8) -> Option<Portrait> {
    let text = |what: &str| values.text(&guest_key(number, what)).map(str::to_owned);
    let gender = text("gender")?;
    let look = text("look")?;
    Some(Portrait {
        id: text("id")?,
        names: [text("en")?, text("ru")?, text("es")?],
        gender: Gender::ALL.into_iter().find(|it| it.word() == gender)?,
        look: Look::ALL.into_iter().find(|it| it.word() == look)?,
    })
}

/// No two guests may be mistaken for each other.
fn guest_problems(guests: &[Portrait]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (place, guest) in guests.iter().enumerate() {
        let earlier = &guests[..place];
        let twice = [
            ("id", earlier.iter().any(|it| it.id == guest.id)),
            ("en", earlier.iter().any(|it| it.names[0] == guest.names[0])),
            ("ru", earlier.iter().any(|it| it.names[1] == guest.names[1])),
            ("es", earlier.iter().any(|it| it.names[2] == guest.names[2])),
        ];
        for (what, _) in twice.into_iter().filter(|(_, twice)| *twice) {
            problems.push(Problem::new(guest_key(place as u8 + 1, what), Fault::Rule(msg!("shot-kit-same-guest"))));
        }
    }
    problems
}

fn counts(values: &Values) -> CardCounts {
    let mut counts = CardCounts::default();
    for card in Card::all() {
        let count = |players| u8::try_from(values.number(&card_key(card, players))?).ok();
        (counts.two[card as usize], counts.more[card as usize]) = (count(2), count(3));
    }
    counts
}

/// PS-010, PS-012: six ordinary cards for each number of players; three auction cards for two players, six for more.
fn deck_problems(counts: &CardCounts) -> Vec<Problem> {
    let mut problems = Vec::new();
    let decks = [2, 3].into_iter().flat_map(|players| [(Card::ORDINARY, players), (Card::AUCTIONS, players)]);
    for (cards, players) in decks {
        let due = deck_size(cards[0].is_auction(), players);
        let known: Vec<u8> = cards.iter().filter_map(|card| counts.count(*card, players)).collect();
        let sum: u8 = known.iter().sum();
        if sum > due || known.len() == cards.len() && sum < due {
            let what = msg!("shot-kit-deck", due = due, found = sum);
            problems.push(Problem::new(card_key(cards[0], players), Fault::Rule(what)));
        }
    }
    problems
}

/// The card at a place, if it is known.
fn preference(values: &Values, number: u8) -> Result<Option<Preference>, Problem> {
    let [kind_key, what_key, witness_key, alternative_key] = preference_keys(number);
    let Some(kind) = values.text(&kind_key) else { return Ok(None) };
    // What an earlier card at this place named may still stand there.
    let nameless = [WishKind::NotBlocked, WishKind::FaceHidden].iter().any(|it| it.word() == kind);
    let named = if nameless { "" } else { values.text(&what_key).unwrap_or_default() };
    let known = |id: &str| guest_of(values, id);
    let unclear = |key: &str| Problem::new(key, Fault::Rule(msg!("shot-kit-no-wish")));
    let wish = read_wish(&format!("{kind} {named}"), known).ok_or_else(|| unclear(&what_key))?;
    let alternative = match values.text(&alternative_key).filter(|_| matches!(wish, Wish::Blocks(_))) {
        Some(code) => Some(read_wish(code, known).ok_or_else(|| unclear(&alternative_key))?),
        None => None,
    };
    let witness = values.text(&witness_key).and_then(|word| Witness::ALL.into_iter().find(|it| it.word() == word));
    let witness = witness.filter(|it| *it != wish.kind().usual_witness());
    Ok(Some(Preference { wish, witness, alternative }))
}

fn guest_of(values: &Values, id: &str) -> Option<Guest> {
    Guest::all().find(|guest| values.text(&guest_key(guest.0 + 1, "id")) == Some(id))
}
