//! The kit of Sakura: the path in the short count, and what is printed on each of the sixty cards.

use serde_json::Value;

use super::{
    Sakura,
    cards::{Faces, GardenAction, PainterAction},
    model::{CARDS, Correction, Event},
    path::Path,
    rules::made_up,
    words::{garden_name, painter_name},
};
use courtside_rules::{
    journal::Game,
    kit::{Fault, Field, Kind, Problem, Schema, Section, Values},
    msg,
    text::Message,
};

/// No path is longer: with the long bridges it still fits the count of spaces.
const MOST_SPACES: i64 = 120;
const BRIDGES: std::ops::RangeInclusive<u8> = 1..=4;
const TREES: std::ops::RangeInclusive<u8> = 1..=3;

/// The path and the cards of this table's copy.
#[derive(Clone, Debug, PartialEq)]
pub struct SakuraKit {
    /// In the short count: every bridge is one space.
    pub path: Path,
    /// By order number, counted from 0 for card 1; none for a card that nobody has entered.
    pub cards: [Option<Faces>; CARDS as usize],
}

/// How many of the sixty garden actions lead the Emperor on, and how many do not, once all are known.
///
/// It should be 44 and 16.
pub fn split(values: &Values) -> Option<(usize, usize)> {
    let cards = cards(values);
    let known: Vec<Faces> = cards.into_iter().collect::<Option<_>>()?;
    let on = known.iter().filter(|faces| faces.garden.leads_the_emperor_on()).count();
    Some((on, known.len() - on))
}

/// How many of the sixty cards are known.
pub fn known_cards(values: &Values) -> usize {
    cards(values).iter().flatten().count()
}

/// The kit values that an event has taught, to be saved to the table's kit at once.
pub fn learnt(event: &Event) -> Vec<(String, Value)> {
    match *event {
        Event::CardLearnt { number, faces } | Event::Corrected(Correction::CardFaces { number, faces }) => {
            let [garden, painter] = card_keys(number);
            vec![(garden, faces.garden.word().into()), (painter, faces.painter.word().into())]
        }
        _ => Vec::new(),
    }
}

/// The kit with faces made up for every card that is not known: for random play.
pub(super) fn filled(kit: &SakuraKit, luck: u64) -> SakuraKit {
    let mut cards = kit.cards;
    for (number, faces) in (1..).zip(&mut cards) {
        faces.get_or_insert(made_up(number, luck));
    }
    SakuraKit { path: kit.path, cards }
}

fn card_keys(number: u8) -> [String; 2] {
    [format!("card.{number}.garden"), format!("card.{number}.painter")]
}

pub(super) fn schema() -> Schema {
    let space = |key: String, label, hint| Field { key, label, hint, kind: Kind::Number { min: 1, max: MOST_SPACES } };
    let mut path = vec![
        space("path.spaces".to_owned(), msg!("sakura-kit-spaces"), Some(msg!("sakura-kit-spaces-hint"))),
        space("path.torii".to_owned(), msg!("sakura-kit-torii"), Some(msg!("sakura-kit-torii-hint"))),
    ];
    path.extend(BRIDGES.map(|bridge| {
        space(
            format!("path.bridge.{bridge}"),
            msg!("sakura-kit-bridge", number = bridge),
            Some(msg!("sakura-kit-bridge-hint")),
        )
    }));
    path.extend(TREES.map(|tree| space(format!("path.sakura.{tree}"), msg!("sakura-kit-sakura", number = tree), None)));
    let garden: Vec<_> = GardenAction::ALL.map(|action| (action.word(), garden_name(action))).to_vec();
    let painter: Vec<_> = PainterAction::ALL.map(|action| (action.word(), painter_name(action))).to_vec();
    let half = |key, label, choices: &[(&'static str, Message)]| Field {
        key,
        label,
        hint: None,
        kind: Kind::Choice(choices.to_vec()),
    };
    let cards = (1..=CARDS).flat_map(|number| {
        let [first, second] = card_keys(number);
        [half(first, msg!("sakura-kit-garden"), &garden), half(second, msg!("sakura-kit-painter"), &painter)]
    });
    let section = |id, title, fields, table| Section { id, title, fields, table, optional: table };
    let sections = vec![
        section("path", msg!("sakura-kit-path"), path, false),
        section("cards", msg!("sakura-kit-cards"), cards.collect(), true),
    ];
    Schema { game: Sakura::ID, sections }
}

/// The kit of these values; every problem at once.
pub(super) fn checked(values: &Values) -> Result<SakuraKit, Vec<Problem>> {
    let mut problems: Vec<Problem> = schema().fields().filter_map(|field| problem(values, field)).collect();
    let path = if problems.is_empty() { path(values) } else { None };
    if let Some(path) = path {
        problems.extend(path_problems(&path));
        if problems.is_empty() {
            return Ok(SakuraKit { path, cards: cards(values) });
        }
    }
    Err(problems)
}

/// What is wrong with one value. Only cards may be unknown.
fn problem(values: &Values, field: &Field) -> Option<Problem> {
    let fault = match values.get(&field.key).and_then(|held| held.value.as_ref()) {
        Some(value) if field.kind.accepts(value) => return None,
        Some(value) => Fault::Value { found: value.to_string(), expected: field.kind.expected() },
        None if field.key.starts_with("card.") => return None,
        None => Fault::NoValue,
    };
    Some(Problem::new(&field.key, fault))
}

fn path(values: &Values) -> Option<Path> {
    let space = |key: &str| u8::try_from(values.number(key)?).ok();
    let mut bridges = [0; 4];
    for (bridge, number) in bridges.iter_mut().zip(BRIDGES) {
        *bridge = space(&format!("path.bridge.{number}"))?;
    }
    let mut sakura = [0; 3];
    for (tree, number) in sakura.iter_mut().zip(TREES) {
        *tree = space(&format!("path.sakura.{number}"))?;
    }
    Some(Path { spaces: space("path.spaces")?, torii: space("path.torii")?, bridges, bridge_spaces: 1, sakura })
}

/// What the places on the path have against each other.
fn path_problems(path: &Path) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut wrong = |key: String, what: Message| problems.push(Problem::new(key, Fault::Rule(what)));
    let [first, .., last] = path.sakura;
    if last > path.spaces {
        wrong("path.spaces".to_owned(), msg!("sakura-kit-path-too-short", space = last));
    }
    if path.torii >= first {
        wrong("path.torii".to_owned(), msg!("sakura-kit-torii-late", space = first));
    }
    let in_order = |places: &[u8]| places.windows(2).position(|pair| pair[0] >= pair[1]);
    if let Some(place) = in_order(&path.sakura) {
        wrong(format!("path.sakura.{}", place + 2), msg!("sakura-kit-order", space = path.sakura[place]));
    }
    if let Some(place) = in_order(&path.bridges) {
        wrong(format!("path.bridge.{}", place + 2), msg!("sakura-kit-order", space = path.bridges[place]));
    }
    for (number, bridge) in (1..).zip(path.bridges) {
        let key = format!("path.bridge.{number}");
        if bridge > path.spaces {
            wrong(key, msg!("sakura-kit-off-path", spaces = path.spaces));
        } else if bridge == path.torii {
            wrong(key, msg!("sakura-kit-on-torii"));
        } else if let Some(tree) = path.tree_at(bridge) {
            wrong(key, msg!("sakura-kit-on-sakura", number = tree.0 + 1));
        }
    }
    problems
}

/// The cards of which both halves are known.
fn cards(values: &Values) -> [Option<Faces>; CARDS as usize] {
    std::array::from_fn(|place| {
        let [garden, painter] = card_keys(place as u8 + 1);
        let (garden, painter) = (values.text(&garden)?, values.text(&painter)?);
        Some(Faces {
            garden: GardenAction::ALL.into_iter().find(|action| action.word() == garden)?,
            painter: PainterAction::ALL.into_iter().find(|action| action.word() == painter)?,
        })
    })
}
