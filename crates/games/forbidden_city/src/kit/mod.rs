//! The kit of Forbidden City: gift cards, dice, prices, palace, tokens and the map of this table's copy.

mod check;
mod labels;
mod made_up;
mod map;
mod schema;

pub use check::{checked, known_cards};
pub use made_up::filled;
pub use schema::schema;

use serde_json::Value;

use super::model::{Area, Card, CardSet, Decree, Event, Row, SERVANTS, Token};

/// The game's name in files.
pub(super) const ID: &str = "forbidden-city";
/// No printed cost of a decree is higher: nobody has more servants.
pub const MOST_COST: u8 = SERVANTS;
/// No slot of the palace is worth more.
pub const MOST_SLOT_POINTS: u8 = 20;

/// What this table's copy looks like, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct CityKit {
    /// By [`Row`]; none for a card that nobody has entered (K-01).
    pub cards: [Option<Card>; Row::COUNT],
    /// The faces of each die; none until they are entered, then any number from 1 to 9 may turn up (K-02).
    pub dice: [Option<Vec<u8>>; 3],
    /// Servants in the Morning of rounds 2, 3 and 4 (K-03).
    pub morning: [u8; 3],
    /// Of the small side for up to three players and of the large one (K-04).
    pub sides: [SideKit; 2],
    /// A jade of the plaza (K-05).
    pub plaza: u8,
    /// The printed cost of each decree, by [`Decree`] (K-06): its own, else the one of its level.
    pub costs: [Option<u8>; Decree::ALL.len()],
    /// Steps from the Envoy's start space to the palace (K-07a).
    pub steps: u8,
    /// How many tokens there are of each kind, by [`Token`] (K-08).
    pub tokens: [Option<u8>; Token::ALL.len()],
    /// Token slots on a player board (K-10).
    pub token_slots: u8,
    /// The areas of the nine normal Automa cards; empty until all are entered (K-11b).
    pub automa: Vec<Area>,
    /// Servants for a dusk move of Meng's Traveller on Jade, Decree and special cards (K-11c).
    pub dusk_move: u8,
}

/// What differs between the two sides of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideKit {
    /// The price of each house with a jade; none until entered (K-05).
    pub houses: Option<Vec<u8>>,
    /// The points of the palace's slots as far as they are known, best first (K-07b).
    pub row: Vec<u8>,
    /// Cities and roads; none until entered (K-09).
    pub map: Option<Map>,
    /// Meng's way round the perimeter, the bottom-right city first; empty until entered (K-09b).
    pub route: Vec<u8>,
    /// From an inner city to the one of the route where its arrow leads (K-09b).
    pub returns: Vec<(u8, u8)>,
}

/// Cities, counted from 0, and the roads between them.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    pub cities: u8,
    pub roads: Vec<(u8, u8)>,
}

impl CityKit {
    /// The side of the board for so many players (FC-003, K-04).
    pub fn side(&self, players: usize) -> &SideKit {
        &self.sides[usize::from(players >= 4)]
    }
}

/// The kit values that an event has taught, to be saved to the table's kit at once.
pub fn learnt(event: &Event) -> Vec<(String, Value)> {
    match event {
        Event::CardLearnt { row, card } => {
            let [value, action] = card_keys(*row);
            vec![(value, card.value.into()), (action, card.action.word().into())]
        }
        Event::CostLearnt { decree, cost } => vec![(cost_key(*decree), (*cost).into())],
        Event::RowTold { values, large } => {
            let mut values = values.clone();
            values.sort_unstable_by(|one, other| other.cmp(one));
            vec![(side_key("palace", *large), values.into())]
        }
        _ => Vec::new(),
    }
}

/// The row where a card of this set is written down when it is learnt: none when all of the set are known.
///
/// The board set should hold every value from 1 to 7 once, so that its rows go by value as long as that comes true.
pub fn free_row(known: &[Option<Card>; Row::COUNT], set: CardSet, card: Card) -> Option<Row> {
    let free: Vec<Row> = set.rows().filter(|row| known[row.index()].is_none()).collect();
    let own = free.iter().copied().find(|row| set == CardSet::Board && row.place().1 == card.value);
    own.or(free.first().copied())
}

/// The keys of a gift card: `board.3.value`, `deck.11.action`, `set.2-4.value`.
fn card_keys(row: Row) -> [String; 2] {
    let (set, number) = row.place();
    let card = match set {
        CardSet::Board => format!("board.{number}"),
        CardSet::Deck => format!("deck.{number}"),
        CardSet::Player(place) => format!("set.{}-{number}", place + 1),
    };
    [format!("{card}.value"), format!("{card}.action")]
}

fn cost_key(decree: Decree) -> String {
    format!("decree.{}", decree.word())
}

fn level_key(level: u8) -> String {
    format!("decree.level.{level}")
}

fn token_key(token: Token) -> String {
    format!("token.{}", token.word())
}

/// The key of a normal Automa card, counted from 0.
pub fn automa_key(card: usize) -> String {
    format!("automa.{}", card + 1)
}

/// Meng's route is that of the small side: a solo game is one of two players (MG-01).
const ROUTE: &str = "route.small";
const RETURNS: &str = "route.small.back";
const DUSK_MOVE: &str = "automa.dusk_move";

/// The key of something that both sides of the board have: `jade.small`, `palace.large`.
fn side_key(what: &str, large: bool) -> String {
    format!("{what}.{}", if large { "large" } else { "small" })
}
