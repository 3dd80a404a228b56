//! The words of Forbidden City: set-up, state, actions, events and refusals; no rules.

mod action;
mod event;
mod hand;
mod meng;
mod pieces;
mod refusal;
mod task;
mod told;

pub use action::{
    Action, Berth, BonusUse, Deck, Execution, Favor, Helper, House, Load, PairUse, Roller, Swap, Variant, Way,
};
pub use event::{Event, JadeFrom, Opening, Skipped, Stock, Why};
pub use hand::{Hand, Held, MOST_CARDS, Pile, Place};
pub use meng::{
    About, Automa, Deed, Difficulty, Draw, Fact, HUMAN, Lack, MENG, Meng, NORMAL_CARDS, Question, Reason, Sets, Solo,
    Verdict,
};
pub use pieces::{Area, Card, CardSet, Decree, GiftAction, Reward, Row, Source, Token, Trade};
pub use refusal::Refusal;
pub use task::{Alarm, FinalStep, Task};
pub use told::{Correction, Filled, FilledPair, Numbers, Told};

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::kit::CityKit;
use courtside_rules::journal::{Player, Seat};

/// No game has more players (FC-001).
pub const MOST_PLAYERS: usize = 5;
/// Each player's servants, the pair apart (FC-006).
pub const SERVANTS: u8 = 12;
/// Each player's ships (FC-006).
pub const SHIPS: u8 = 3;
/// Places on a ship (FC-201).
pub const SHIP_PLACES: u8 = 3;
/// Harbors of a route (FC-206).
pub const HARBORS: usize = 5;
/// The last space of the intrigue track (FC-156).
pub const TRACK_END: u8 = 14;
/// Decrees on the board (FC-037).
pub const DECREES: usize = 6;
/// Cities that a map may have.
pub const MOST_CITIES: usize = 16;
/// The last round (FC-002).
pub const ROUNDS: u8 = 4;

/// Who plays, with which options, and how much of it is entered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to five, clockwise.
    pub players: Vec<Player>,
    pub start: Seat,
    pub depth: Depth,
    /// one deck of all cards that are not in hand (FC-041).
    pub experienced: bool,
    /// the six special tokens are in (FC-021).
    pub specials: bool,
    /// an action of a gift card triggers Toll and Follow too.
    pub cards_trigger: bool,
    /// with nobody home the points are compared all the same.
    pub compare_anyway: bool,
    /// steps to the palace, where the table does not go by its kit.
    pub steps: Option<u8>,
    /// One person against Meng, who is the second player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<Solo>,
}

/// How much of a game is entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// A few taps a round: scores, tracks, wall, dice, final scoring.
    #[default]
    Pad,
    /// Every turn.
    Full,
    /// Only the final scoring.
    Final,
}

/// What never changes during a game.
#[derive(Debug, PartialEq)]
pub struct Table {
    pub setup: Setup,
    pub kit: CityKit,
}

/// Where the pair of a player is (FC-223).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PairAt {
    /// Not won yet (FC-040).
    #[default]
    Box,
    Pool,
    Supply,
    Wall,
    Ship,
    /// Beside a special token.
    Beside,
}

/// A player's board and figures, as everybody reads them at any depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    pub points: i16,
    pub jade: u8,
    /// Steps that the Envoy has walked.
    pub steps: u8,
    /// The palace slot, counted from 0 from the best.
    pub slot: Option<u8>,
    /// The space of the intrigue marker.
    pub intrigue: u8,
    /// Servants on the wall, without the pair where it is told apart.
    pub wall: u8,
    /// How often each reward is marked, by [`Reward`].
    pub rewards: [u8; 3],
    /// The Traveller has been put on the map (FC-092).
    pub travelled: bool,
    /// Matches of the present Night.
    pub matches: u8,
    /// Ended with nothing: the Envoy was not home (FC-260).
    pub not_home: bool,
    /// By [`Source`].
    pub earned: [i16; Source::COUNT],
    /// Points after each Night.
    pub after_night: [i16; ROUNDS as usize],
    /// Final scoring alone: servants on decrees of levels 1 and 2, and on harbor rewards.
    pub told_decrees: u8,
    pub told_rewards: u8,
    /// In full depth once it is told, and of Meng always.
    pub kept: Option<Kept>,
}

/// Pieces of a player that are known one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Ordinary servants.
    pub pool: u8,
    pub supply: u8,
    pub pair: PairAt,
    /// Stored tokens, each in its slot.
    pub tokens: u8,
    pub doubles: u8,
    pub hand: Hand,
    /// The city of the Traveller, once it has moved and the map is known.
    pub city: Option<u8>,
}

/// A ship on the canal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ship {
    pub owner: Seat,
    pub servants: u8,
    pub pair: bool,
}

/// A decree on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    pub decree: Decree,
    /// The seats with a servant on it, a bit each.
    pub owners: u8,
    /// The printed cost, once known (K-06).
    pub cost: Option<u8>,
}

/// A die of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    pub face: u8,
    /// Who turned it since it was rolled.
    pub turned: Option<Seat>,
}

/// A city of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum City {
    #[default]
    Empty,
    /// A token whose kind was not told.
    Unknown,
    Token(Token),
}

/// A special token that is out, with its servant (FC-117).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Out {
    pub seat: Seat,
    pub token: Token,
    pub area: Option<Area>,
    pub pair: bool,
}

/// The offering of the present turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub seat: Seat,
    pub area: Area,
    pub card: Card,
    /// The card that lay there; none until the exchange is made.
    pub taken: Option<Card>,
}

/// The part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    SetUp,
    Morning,
    Day,
    /// Only Meng acts (MG-15).
    Dusk,
    Night,
    Final,
    Over,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub table: Arc<Table>,
    pub depth: Depth,
    pub phase: Phase,
    /// 1 to 4.
    pub round: u8,
    pub start: Seat,
    /// By seat; more than there are players are unused.
    pub boards: [Board; MOST_PLAYERS],
    /// Intrigue markers in the order of their last move: on one space the later one is on top (FC-155).
    pub stack: [Seat; MOST_PLAYERS],
    /// Who holds the Medal; none while it lies at the Intrigue area.
    pub medal: Option<Seat>,
    pub dice: [Option<Die>; 3],
    pub decrees: [Option<Laid>; DECREES],
    /// The gift cards on the slots, by [`Area`]; none on the score pad.
    pub slots: [Option<Card>; 7],
    /// Cards in the deck.
    pub deck: u8,
    /// Gift cards that the kit knows by now.
    pub known: [Option<Card>; Row::COUNT],
    pub canal: [[Option<Ship>; HARBORS]; 2],
    /// Houses whose jade is gone, a bit each.
    pub sold: u16,
    pub cities: [City; MOST_CITIES],
    pub out: Vec<Out>,
    pub turn: Option<Turn>,
    /// What is to be done; the last is next.
    pub tasks: Vec<Task>,
    /// The points of the palace's slots, once known.
    pub row: [Option<u8>; MOST_PLAYERS],
    /// Alarms that are switched off, a bit each.
    pub silenced: u16,
    /// The table has put something right by hand, so what the rules alone would allow no longer binds the numbers.
    pub corrected: bool,
    /// The opponent of a solo game.
    pub meng: Option<Meng>,
}
