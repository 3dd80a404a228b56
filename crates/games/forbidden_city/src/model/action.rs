//! What the table tells the app.

use serde::{Deserialize, Deserializer, Serialize};

use super::{
    Depth, HARBORS,
    hand::Pile,
    meng::{Draw, Fact},
    pieces::{Area, Card, Decree, Reward, Token, Trade, up_to},
    task::Alarm,
    told::{Correction, Filled, Numbers, Told},
};
use courtside_rules::journal::Seat;

/// What a player, or the table, tells the app.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Set-up: a decree lies on the board (FC-037).
    LayDecree {
        decree: Decree,
    },
    /// Set-up: a gift card lies on the slot of an area (FC-032).
    LayCard {
        area: Area,
        card: Card,
    },
    /// The three dice, rolled by the app or on the table (FC-022, FC-053).
    Roll {
        faces: [u8; 3],
        by: Roller,
    },
    /// A travel token lies on a city (FC-019, FC-050).
    LayToken {
        city: u8,
        token: Token,
    },
    /// The tokens of the other cities are not told: each is asked for when it is taken.
    LeaveTokens,

    /// A hand card against the card of an area (FC-064).
    Offer {
        area: Area,
        card: Card,
    },
    /// How an offering that is not higher is paid for (FC-066).
    Pay {
        way: Way,
    },
    /// The action of the card, of the area, or of another's area by Follow.
    Do {
        execution: Execution,
    },
    /// Not this action, this bonus, this reward.
    Skip,
    /// Where the Traveller goes, or which token was taken where the map is not known (FC-090).
    Travel {
        city: Option<u8>,
        token: Option<Token>,
    },
    /// The bonus of the token just taken, or of a decree in the Morning.
    TakeBonus {
        bonus: BonusUse,
    },
    /// Canal A: the ship that moves on, if any (FC-198).
    Sail {
        ship: Option<Berth>,
    },
    /// The harbor reward of the full ship (FC-212).
    Claim {
        reward: Reward,
    },
    /// An intrigue bonus after the wall (FC-136).
    TakeFavor {
        favor: Favor,
    },
    /// Whether the pair comes as one of the servants gained (FC-224).
    TakePair {
        pair: bool,
    },
    /// Stored tokens are exchanged, at any time (FC-098 to FC-100).
    Exchange {
        seat: Seat,
        trade: Trade,
        doubles: u8,
        pair: bool,
    },

    /// A decree of the Morning is used, or refused (FC-054, FC-055).
    UseDecree {
        decree: Decree,
        bonus: BonusUse,
    },
    RefuseDecree {
        decree: Decree,
    },
    /// Servants of the Morning from supply to pool (FC-059).
    TakeServants {
        seat: Seat,
        count: u8,
        pair: bool,
    },
    /// Everybody who is still asked takes as many as there are.
    TakeAllServants,
    /// The Night's matches, one number per seat (FC-245).
    Matches {
        counts: Vec<u8>,
    },
    /// The same, where somebody takes fewer servants than matches: how many each takes (FC-245, R-10).
    TakeFewer {
        counts: Vec<u8>,
        taken: Vec<u8>,
    },
    /// A card that nobody had seen is shown.
    NameCard {
        seat: Seat,
        card: Card,
    },

    /// Score pad: what happened on the table.
    Tell {
        seat: Seat,
        told: Told,
    },
    /// Score pad: nobody has cards in hand any more (FC-062); in a solo game the human has none (MG-24).
    EndDay,
    /// Score pad of a solo game: the human's turn is over.
    EndTurn,
    /// What Meng does now is done on the table; `draw` at the start of his turn, `told` what only the table can see.
    Meng {
        draw: Option<Draw>,
        told: Vec<Fact>,
    },
    /// Who turns up Meng's cards from now on.
    SetDealer {
        by: Roller,
    },

    /// No further token exchange: the final scoring begins.
    BeginScoring,
    /// The next step of the final scoring.
    NextStep,
    /// Final scoring alone: the public numbers of a player.
    TellNumbers {
        seat: Seat,
        numbers: Numbers,
    },
    /// Final scoring alone: who lies above whom on the intrigue track, the lowest first.
    TellStack {
        order: Vec<Seat>,
    },
    /// The points of the palace's slots, best first (K-07b).
    TellRow {
        values: Vec<u8>,
    },

    /// Score pad or full.
    ChangeDepth {
        depth: Depth,
    },
    /// What full depth must know and the score pad did not.
    Fill {
        filled: Filled,
    },
    SetAlarm {
        alarm: Alarm,
        on: bool,
    },
    Correct(Correction),
}

/// Whose dice were rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roller {
    App,
    Table,
}

/// How the pair takes part when servants are returned (FC-225, R-45).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairUse {
    #[default]
    No,
    AsOne,
    AsTwo,
}

impl PairUse {
    pub const ALL: [Self; 3] = [Self::No, Self::AsOne, Self::AsTwo];

    /// How many servants it stands for.
    pub fn worth(self) -> u8 {
        match self {
            Self::No => 0,
            Self::AsOne => 1,
            Self::AsTwo => 2,
        }
    }
}

/// Ways 2 to 4 of an offering (FC-067 to FC-069).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Servants {
        pair: PairUse,
    },
    /// One more hand card; which one may stay a secret.
    Card {
        card: Option<Card>,
    },
    Nothing,
}

/// The two variants of most areas (FC-082).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    A,
    B,
}

impl Variant {
    pub const BOTH: [Self; 2] = [Self::A, Self::B];
}

/// An action of a card or of an area, with all its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Execution {
    /// One or two servants, as the card says (FC-084, FC-085).
    Gain,
    /// FC-086.
    Swap {
        swap: Swap,
    },
    /// A: one move. B: pay, then two (FC-090, FC-091).
    Travel {
        variant: Variant,
        pay: PairUse,
    },
    /// `servants` and perhaps the pair from the pool; `helper` from the supply with decree FC-187.
    Wall {
        variant: Variant,
        servants: u8,
        pair: bool,
        pay: PairUse,
        helper: Option<Helper>,
    },
    Jade {
        house: House,
        pay: PairUse,
    },
    Intrigue {
        variant: Variant,
        pay: PairUse,
    },
    Palace {
        variant: Variant,
        pay: PairUse,
    },
    /// `cost` only when the printed price is not known yet (K-06).
    Decree {
        decree: Decree,
        cost: Option<u8>,
        pay: PairUse,
    },
    /// Canal A: the loading; the ship that moves is asked for after it (FC-198, R-39).
    Load {
        load: Option<Load>,
    },
    /// Canal B (FC-199).
    LoadTwo {
        loads: [Load; 2],
        pay: PairUse,
    },
}

/// The servant of decree FC-187.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Helper {
    Servant,
    Pair,
}

/// A card of the own against one of the board (FC-086, FC-087).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    pub give: Card,
    pub pile: Pile,
    pub area: Area,
}

/// Where a jade is bought (FC-146, FC-147).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum House {
    /// A house of the kit, by its place in the list of prices.
    Known(u8),
    /// A house of a board whose prices are not in the kit.
    Price(u8),
    Plaza,
}

/// A place on the canal: route 0 or 1, harbor 0 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    #[serde(deserialize_with = "real_route")]
    pub route: u8,
    #[serde(deserialize_with = "real_harbor")]
    pub harbor: u8,
}

fn real_route<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    up_to(deserializer, 0..=1, "route")
}

fn real_harbor<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    up_to(deserializer, 0..=HARBORS as u8 - 1, "harbor")
}

/// What is put on which ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub on: Deck,
    /// The pair instead of one servant (FC-226).
    pub pair: bool,
}

/// The ship that is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    Ship(Berth),
    /// A new one, on the leftmost free harbor of this route (FC-205).
    New(u8),
}

/// How the bonus of a token or of a decree in the Morning is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusUse {
    /// Nothing to choose.
    Plain,
    /// FC-108: the hand card of 7 or more, unless it stays unseen.
    Discard {
        card: Option<Card>,
    },
    Swap {
        swap: Swap,
    },
    /// FC-111: the card that comes back, unless it stays unseen.
    CardBack {
        card: Option<Card>,
    },
    /// FC-112, FC-181: from the supply.
    Ship {
        load: Load,
    },
    /// FC-113: from the supply.
    Wall {
        pair: bool,
    },
    /// FC-114.
    Pay {
        pay: PairUse,
    },
    /// FC-117: with one servant or the pair; Toll and Follow beside an area.
    PutOut {
        area: Option<Area>,
        pair: bool,
    },
}

/// An intrigue bonus (FC-140 to FC-144).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Favor {
    Servant,
    Servants,
    TurnDie { die: u8, face: u8 },
    Jade,
}

impl Favor {
    /// How far the marker goes back (FC-139).
    pub fn price(self) -> u8 {
        match self {
            Self::Servant => 1,
            Self::Servants => 3,
            Self::TurnDie { .. } => 5,
            Self::Jade => 7,
        }
    }

    pub fn rule(self) -> &'static str {
        match self {
            Self::Servant => "FC-140",
            Self::Servants => "FC-141",
            Self::TurnDie { .. } => "FC-142",
            Self::Jade => "FC-144",
        }
    }
}
