//! The words of Perfect Shot: set-up, state and what is asked; no rules.

mod action;
mod card;
mod event;
mod refusal;

pub use action::{Action, Correction, FinalVotes, PhotoRule, Votes};
pub use card::{Card, Deck};
pub use event::{Event, Outcome, Payment, Unsold, Why};
pub use refusal::Refusal;

use std::{collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{
    evidence::Evidence,
    floor::Floor,
    guest::{GUESTS, Guest, Guests},
    kit::ShotKit,
    wish::{Preference, Wish},
};
use courtside_rules::journal::{Player, Seat};

/// No more than four play.
pub const MOST_PLAYERS: usize = 4;
/// A game has so many rounds (PS-032).
pub const ROUNDS: u8 = 6;

/// Who plays and how the table likes to be led.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four, clockwise.
    pub players: Vec<Player>,
    /// Who took a selfie most recently (PS-023).
    pub first: Seat,
    /// The printed option (PS-127).
    pub auction: bool,
    pub deck: Deck,
    /// Whether it is told which envelope goes where, or only how many each player has.
    pub by_name: bool,
    /// Whether each player has a page of private notes. Off: the game is one of memory.
    pub notes: bool,
    /// What the app deals and draws with.
    pub seed: u64,
}

/// What never changes during a game.
#[derive(Debug, PartialEq)]
pub struct Table {
    pub setup: Setup,
    pub kit: ShotKit,
}

/// Where an envelope lies (PS-016, PS-017).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Centre,
    Player(Seat),
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Step 1 of a round: all look into their envelopes.
    Look,
    /// Step 2: the exchange card is turned up.
    TurnUp,
    /// Step 3: all do what it says.
    Exchange(Exchange),
    /// After the sixth round, until everyone has settled his arrangement.
    Arrange,
    /// Photos and floors, player by player.
    Floors,
    /// Envelope by envelope.
    Scoring,
    /// The tied photos are voted on (PS-126).
    FinalVote,
    Over,
}

/// How far step 3 is.
#[derive(Clone, Debug, PartialEq)]
pub enum Exchange {
    /// Nothing is told but that it is done.
    Plain,
    /// How many players have chosen.
    Choice {
        done: u8,
    },
    /// What each player takes from the left, told so far.
    Theft {
        picks: Vec<Option<Guest>>,
    },
    /// Told so far; nothing has changed hands yet.
    Gifts {
        gifts: Vec<Gift>,
    },
    /// The envelope each player keeps, told so far.
    Keep {
        kept: Vec<Option<Guest>>,
    },
    /// The centre is shuffled: how many each player gets back, and how many have got theirs.
    Draw {
        due: Vec<u8>,
        done: u8,
    },
    /// How many players have put an envelope into the centre.
    PutIn {
        done: u8,
    },
    Auction(Auction),
}

/// An envelope that will go to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift {
    pub from: Seat,
    pub to: Seat,
    pub envelope: Guest,
}

/// The auction of one active player.
#[derive(Clone, Debug, PartialEq)]
pub struct Auction {
    /// How many players have been active before.
    pub done: u8,
    pub lot: Option<Guest>,
    /// The highest open bid.
    pub best: Option<(Seat, u8)>,
    /// Who has spoken in the open bidding, with what; none for a pass.
    pub spoken: Vec<(Seat, Option<u8>)>,
    /// The hands opened so far: one list for each of at most two goes.
    pub hands: Vec<Vec<(Seat, u8)>>,
    /// What the active player asks for a look inside.
    pub price: Option<u8>,
}

/// The envelope that is being scored.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    pub guest: Guest,
    pub cards: Vec<Preference>,
    pub vip: u8,
}

/// What an envelope brought to each player.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// None where the table only counted.
    pub cards: Option<Vec<Preference>>,
    pub vip: u8,
    /// By seat.
    pub outcomes: Vec<Outcome>,
}

/// How a question about a photo was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    pub met: bool,
    /// None: the table answered without a vote.
    pub votes: Option<Votes>,
}

/// What one player has laid out and photographed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Frame {
    pub floor: Floor,
    /// How many photos broke a rule (PS-088, PS-R15).
    pub invalid: u8,
    /// A photo that keeps the rules was taken.
    pub valid: bool,
    /// The floor is entered and right.
    pub settled: bool,
    /// What the photo judge found.
    pub evidence: Option<Evidence>,
    /// Answers that people gave about the photo.
    pub answers: BTreeMap<(Guest, WishKey), Answered>,
}

/// A wish as the key of an answer: equal cards in an envelope are answered once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WishKey(u8, u64);

impl From<Wish> for WishKey {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Area(cells) => Self(0, cells.bits()),
            Wish::NextTo(guest) => Self(1, guest.0.into()),
            Wish::NotNextTo(gender) => Self(2, gender as u64),
            Wish::NotBlocked => Self(3, 0),
            Wish::FaceHidden => Self(4, 0),
            Wish::Blocks(guest) => Self(5, guest.0.into()),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub table: Arc<Table>,
    pub step: Step,
    /// Counted from 1; 6 after the last one too.
    pub round: u8,
    pub first: Seat,
    pub deck: Deck,
    pub by_name: bool,
    /// It was told which envelope lies where; without meaning when they are only counted.
    pub told: bool,
    /// By envelope. When only numbers are told, which envelope it is means nothing.
    pub holders: [Holder; GUESTS as usize],
    /// Bought in this round: not to be looked into nor offered (PS-141, PS-142).
    pub locked: Guests,
    /// Dish tokens by seat.
    pub tokens: [u8; MOST_PLAYERS],
    /// Dish tokens in the common supply (PS-129, PS-R26).
    pub supply: u8,
    /// Exchange cards turned up so far, the present one last.
    pub turned: Vec<Card>,
    pub frames: [Frame; MOST_PLAYERS],
    /// The table counts met preferences itself, so that no floors are entered.
    pub short: bool,
    pub opened: Option<Opened>,
    pub scored: [Option<Scored>; GUESTS as usize],
    /// In the order in which they were scored.
    pub order: Vec<Guest>,
    /// The preference cards known from the kit or read in this game, by their place in the kit.
    pub known: Vec<Option<Preference>>,
    /// Points for dish tokens, once they are counted (PS-165).
    pub dishes: Option<Vec<u8>>,
    /// Who was level when the final vote was called.
    pub tied: Vec<Seat>,
    pub final_votes: Option<FinalVotes>,
    /// Private notes by seat.
    pub notes: [String; MOST_PLAYERS],
    /// The table has put something right by hand, so what the rules alone would allow no longer binds the numbers.
    pub corrected: bool,
}

/// What the app now asks the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Which envelope did each player get?
    Deal,
    /// Has everyone looked into his envelopes?
    Look,
    /// Which exchange card was turned up?
    TurnUp,
    /// Nothing but "done": what this card says.
    Done(Card),
    /// Which envelopes does this player take from the centre, and which go there?
    Take { seat: Seat, count: u8 },
    /// Which envelope does this player take from his left neighbour?
    Steal { seat: Seat, from: Seat },
    /// Which envelope does this player give to whom? To either neighbour when he has only one.
    Give { seat: Seat, to: Option<Seat> },
    /// Which envelope does this player keep?
    Keep { seat: Seat },
    /// Which envelopes did this player get?
    Draw { seat: Seat, count: u8 },
    /// Which envelope does this player put into the centre?
    PutIn { seat: Seat },
    /// Which envelope is this active player's lot?
    Offer { seat: Seat },
    /// What does this player bid? At least `least`, or he passes.
    Bid { seat: Seat, active: Seat, least: u8 },
    /// Who bids more, in any order?
    Shout { active: Seat, least: u8 },
    /// What is in the hands of these players? At least so many tokens each.
    Hands { active: Seat, bidders: Vec<(Seat, u8)> },
    /// Does the active player sell, or pay this bidder and take the envelope himself?
    Settle { active: Seat, bidder: Seat, price: u8 },
    /// What does a look inside cost?
    Price { active: Seat },
    /// Who pays it?
    Payers { active: Seat, price: u8 },
    /// Has everyone settled his arrangement and taken his photo?
    Arrange,
    /// Does this player's photo keep the rules?
    Photo { seat: Seat },
    /// Who stands where on this player's floor?
    Floor { seat: Seat },
    /// Whose envelope is opened next?
    Envelope,
    /// What does the next card of this envelope say?
    Read { guest: Guest, card: u8 },
    /// Is this wish met in this player's photo? A vote where the photo does not settle it.
    Judge { guest: Guest, seat: Seat, wish: Wish, doubtful: bool },
    /// All is judged: nothing but "next envelope".
    Close { guest: Guest },
    /// Which of the tied photos is better?
    FinalVote { tied: Vec<Seat> },
    /// The game is over.
    Nothing,
}

impl Ask {
    /// Whose answer the table waits for; nobody's when all answer together.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Take { seat, .. }
            | Self::Steal { seat, .. }
            | Self::Give { seat, .. }
            | Self::Keep { seat }
            | Self::Draw { seat, .. }
            | Self::PutIn { seat }
            | Self::Offer { seat }
            | Self::Bid { seat, .. }
            | Self::Photo { seat }
            | Self::Floor { seat }
            | Self::Judge { seat, .. } => Some(seat),
            Self::Shout { active, .. }
            | Self::Hands { active, .. }
            | Self::Settle { active, .. }
            | Self::Price { active }
            | Self::Payers { active, .. } => Some(active),
            Self::Deal
            | Self::Look
            | Self::TurnUp
            | Self::Done(_)
            | Self::Arrange
            | Self::Envelope
            | Self::Read { .. }
            | Self::Close { .. }
            | Self::FinalVote { .. }
            | Self::Nothing => None,
        }
    }
}
