//! The words of the solo game: Meng, his cards, what he does, and what the app must be told for it.

use serde::{Deserialize, Serialize};

use super::{
    action::Roller,
    event::Stock,
    pieces::{Area, Card, Decree, GiftAction, Token},
};
use courtside_rules::journal::Seat;

/// The person at the table (MG-01).
pub const HUMAN: Seat = Seat(0);
/// The opponent that nobody plays (MG-01).
pub const MENG: Seat = Seat(1);
/// Normal Automa cards (K-11a).
pub const NORMAL_CARDS: usize = 9;

/// What is agreed on before a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub difficulty: Difficulty,
    pub sets: Sets,
    /// The area that Meng loves (MG-04 to MG-06).
    pub focus: Area,
    /// Who shuffles and turns up Meng's cards at first.
    pub dealer: Roller,
    /// What the app shuffles with.
    pub seed: u64,
    /// RM-10: a card for a jade with nothing in the pile brings nothing, instead of 1 VP.
    pub no_card_no_point: bool,
    /// RM-13: all decrees are tried with the pool alone before any with tokens.
    pub pool_first: bool,
}

/// How hard Meng plays (MG-10 to MG-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Low,
    Medium,
    High,
}

impl Difficulty {
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// Special Automa cards in the deck.
    pub fn specials(self) -> u8 {
        if self == Self::Low { 1 } else { 2 }
    }

    /// The word on the command line and in forms.
    pub fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|difficulty| difficulty.word() == word)
    }

    pub fn rule(self) -> &'static str {
        match self {
            Self::Low => "MG-10",
            Self::Medium => "MG-11",
            Self::High => "MG-12",
        }
    }
}

/// The card sets of the two sides (MG-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sets {
    FourFive,
    TwoThree,
    OneTwo,
}

impl Sets {
    pub const ALL: [Self; 3] = [Self::FourFive, Self::TwoThree, Self::OneTwo];

    /// The set of the human, counted from 1; Meng has the next one.
    pub fn human(self) -> u8 {
        match self {
            Self::FourFive => 4,
            Self::TwoThree => 2,
            Self::OneTwo => 1,
        }
    }

    pub fn meng(self) -> u8 {
        self.human() + 1
    }

    /// The word in forms.
    pub fn word(self) -> &'static str {
        match self {
            Self::FourFive => "4-5",
            Self::TwoThree => "2-3",
            Self::OneTwo => "1-2",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sets| sets.word() == word)
    }
}

/// An Automa card (K-11b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Automa {
    Normal(Area),
    Special,
}

impl Automa {
    /// The seven areas, then the special card.
    pub fn all() -> impl Iterator<Item = Self> {
        Area::ALL.into_iter().map(Self::Normal).chain([Self::Special])
    }
}

/// What is turned up for a turn of Meng (MG-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    pub automa: Automa,
    pub action: GiftAction,
    /// The value of his gift card; on the score pad nobody needs it (MG-27).
    pub value: Option<u8>,
    pub by: Roller,
}

impl Draw {
    /// The gift card, where its value is told.
    pub fn card(self) -> Option<Card> {
        self.value.map(|value| Card { value, action: self.action })
    }
}

/// Something that only the table can see (section 19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Where his Traveller goes, if there is a choice, and the token that lies there, unless it is known.
    Stop { city: Option<u8>, token: Option<Token> },
    /// No city has a token.
    NoToken,
    /// The cheapest jade that is left (MG-71).
    Price { price: u8 },
    /// The printed cost of a decree (K-06).
    Cost { cost: u8 },
    /// The leftmost free harbor, counted from 0 (FC-205).
    Harbor { harbor: u8 },
}

/// What the app must be told before Meng can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which token lies on his next city; `city` where the app knows it.
    Token {
        city: Option<u8>,
    },
    /// Which of these cities he goes to.
    City {
        cities: Vec<u8>,
    },
    Price,
    Cost {
        decree: Decree,
    },
    Harbor,
}

/// Something that Meng does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The action of his gift card (MG-28).
    Gift {
        action: GiftAction,
        special: bool,
    },
    /// The action of the area (MG-30); with a special card variant B for nothing (MG-97).
    Area {
        area: Area,
        special: bool,
    },
    /// One move of his Traveller (MG-48 to MG-51).
    Move,
    Bonus {
        token: Token,
    },
    Store {
        token: Token,
    },
    /// One servant on a ship (MG-86); none for "supply first, then pool" (MG-104).
    Load {
        from: Option<Stock>,
    },
    /// A decree of the Morning (MG-21).
    Morning {
        decree: Decree,
    },
}

/// Why Meng could not do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// So many servants are needed in the pool, tokens counted.
    Servants {
        needed: u8,
        there: u8,
    },
    Supply,
    Token,
    Harbor,
    /// His servants are on every decree that he could pay for.
    Decree,
    /// Fewer than three servants for the jade (RM-08).
    ThreeServants,
    /// RM-10.
    NoCard,
}

/// Meng's mind and decks; his pieces are on his board like a player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meng {
    /// What was agreed on before the game.
    pub solo: Solo,
    /// Who turns up his cards now.
    pub dealer: Roller,
    /// Automa cards in the deck.
    pub deck: u8,
    /// This round's Automa cards in the order in which they were played (MG-33, MG-37).
    pub played: Vec<Automa>,
    /// How many of them are done at Dusk.
    pub dusk: u8,
    /// Automa cards of earlier rounds (MG-34, MG-40).
    pub earlier: Vec<Automa>,
    /// Automa cards turned up so far.
    pub draws: u16,
    /// Gift cards that joined his pile at the bottom, the next one first (RM-09).
    pub bottom: Vec<Option<Card>>,
    /// His discard, the top last.
    pub discard: Vec<Option<Card>>,
    /// Score pad: the human has no gift cards left today.
    pub alone: bool,
}

/// What Meng weighed, for the question why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    pub verdict: Verdict,
    pub about: About,
    pub rule: &'static str,
}

/// What came of something that Meng looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Where he begins to look.
    First,
    Taken,
    Rejected,
    NotNeeded,
}

/// What Meng looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A special card: variant B for nothing in the focus area.
    Special {
        area: Area,
    },
    /// Variant A, always.
    VariantA {
        area: Area,
    },
    /// The card's action is the area's: done twice.
    Twice {
        area: Area,
    },
    /// The level of decrees that he wants first.
    Level {
        level: u8,
    },
    /// A decree: servants to return and to place, against what he has with tokens.
    Decree {
        decree: Decree,
        price: u8,
        needed: u8,
        there: u8,
        dearer: bool,
    },
    OwnsDecree {
        decree: Decree,
    },
    LevelNotNeeded {
        level: u8,
    },
    /// Of two decrees that cost the same the lower one.
    Lower {
        decree: Decree,
    },
    Jade {
        price: u8,
        there: u8,
    },
    /// Tokens are exchanged because a servant more makes it possible.
    Exchanged {
        servants: u8,
    },
    /// Tokens are kept: they would not make it possible.
    KeptTokens {
        tokens: u8,
    },
    /// Six tokens at once for a jade.
    SixTokens,
    Servants {
        needed: u8,
        there: u8,
    },
    NextCity {
        city: Option<u8>,
    },
    OffRoute,
    OwnShip,
    NewShip,
    ThirdServant,
    FavorJade,
    FavorServant,
    NoFavor,
    PointInstead,
}
