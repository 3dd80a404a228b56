//! The pieces of the box and their printed facts: areas, gift cards, decrees, travel tokens.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// One of the seven framed areas (FC-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    Travel,
    Wall,
    Jade,
    Intrigue,
    Palace,
    Decree,
    Canal,
}

impl Area {
    pub const ALL: [Self; 7] =
        [Self::Travel, Self::Wall, Self::Jade, Self::Intrigue, Self::Palace, Self::Decree, Self::Canal];

    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in kits and on the command line.
    pub fn word(self) -> &'static str {
        const WORDS: [&str; 7] = ["travel", "wall", "jade", "intrigue", "palace", "decree", "canal"];
        WORDS[self.index()]
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|area| area.word() == word)
    }
}

/// What a gift card does besides its value (K-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GiftAction {
    None,
    Palace,
    Canal,
    Wall,
    Decree,
    Intrigue,
    /// One servant (FC-084).
    Servant,
    /// Two servants (FC-085).
    Servants,
    /// A card of the own against one of the board (FC-086).
    Swap,
}

impl GiftAction {
    pub const ALL: [Self; 9] = [
        Self::None,
        Self::Palace,
        Self::Canal,
        Self::Wall,
        Self::Decree,
        Self::Intrigue,
        Self::Servant,
        Self::Servants,
        Self::Swap,
    ];

    /// The area whose action it is (FC-083).
    pub fn area(self) -> Option<Area> {
        match self {
            Self::Palace => Some(Area::Palace),
            Self::Canal => Some(Area::Canal),
            Self::Wall => Some(Area::Wall),
            Self::Decree => Some(Area::Decree),
            Self::Intrigue => Some(Area::Intrigue),
            Self::None | Self::Servant | Self::Servants | Self::Swap => None,
        }
    }

    /// The word in kits.
    pub fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Palace => "palace",
            Self::Canal => "canal",
            Self::Wall => "wall",
            Self::Decree => "decree",
            Self::Intrigue => "intrigue",
            Self::Servant => "servant",
            Self::Servants => "servants",
            Self::Swap => "swap",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.word() == word)
    }
}

/// A gift card (FC-007). Two cards that show the same are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// 1 to 9; files name no other.
    #[serde(deserialize_with = "printed_value")]
    pub value: u8,
    pub action: GiftAction,
}

fn printed_value<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    up_to(deserializer, Card::VALUES, "card value")
}

/// A number of a file that is one of these.
pub(super) fn up_to<'de, D: Deserializer<'de>>(
    deserializer: D,
    range: RangeInclusive<u8>,
    what: &str,
) -> Result<u8, D::Error> {
    let number = u8::deserialize(deserializer)?;
    if range.contains(&number) { Ok(number) } else { Err(D::Error::custom(format!("there is no {what} {number}"))) }
}

impl Card {
    pub const VALUES: RangeInclusive<u8> = 1..=9;

    pub fn new(value: u8, action: GiftAction) -> Self {
        Self { value, action }
    }
}

/// The set-up symbol of a gift card (K-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSet {
    Board,
    Deck,
    /// The set of a place in turn order, counted from 0.
    Player(u8),
}

impl CardSet {
    pub const ALL: [Self; 7] =
        [Self::Board, Self::Deck, Self::Player(0), Self::Player(1), Self::Player(2), Self::Player(3), Self::Player(4)];

    /// How many cards of the box have this symbol: 7 + 11 + 5 × 4 (K-01).
    pub fn size(self) -> u8 {
        match self {
            Self::Board => 7,
            Self::Deck => 11,
            Self::Player(_) => 4,
        }
    }

    /// The rows of this set in the kit.
    pub fn rows(self) -> impl Iterator<Item = Row> + use<> {
        let first = match self {
            Self::Board => 0,
            Self::Deck => 7,
            Self::Player(place) => 18 + 4 * place,
        };
        (first..first + self.size()).map(Row)
    }
}

/// One of the 38 gift cards in the kit: first the board's, then the deck's, then the players' sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row(#[serde(deserialize_with = "real_row")] pub u8);

fn real_row<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    up_to(deserializer, 0..=Row::COUNT as u8 - 1, "gift card")
}

impl Row {
    /// All gift cards of the box (FC-005).
    pub const COUNT: usize = 38;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its set, and its place in it counted from 1.
    pub fn place(self) -> (CardSet, u8) {
        match self.0 {
            row @ 0..7 => (CardSet::Board, row + 1),
            row @ 7..18 => (CardSet::Deck, row - 6),
            row => (CardSet::Player((row - 18) / 4), (row - 18) % 4 + 1),
        }
    }
}

/// One of the fifteen decrees (FC-180 to FC-194).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decree {
    MorningIntrigue,
    MorningShip,
    MorningServant,
    MorningEnvoy,
    MorningSwap,
    CheaperTravel,
    CheaperJade,
    WallHelper,
    EqualIsFree,
    CheaperDecrees,
    PerThreePoints,
    EightPoints,
    PerJade,
    PerDecree,
    PerReward,
}

impl Decree {
    pub const ALL: [Self; 15] = [
        Self::MorningIntrigue,
        Self::MorningShip,
        Self::MorningServant,
        Self::MorningEnvoy,
        Self::MorningSwap,
        Self::CheaperTravel,
        Self::CheaperJade,
        Self::WallHelper,
        Self::EqualIsFree,
        Self::CheaperDecrees,
        Self::PerThreePoints,
        Self::EightPoints,
        Self::PerJade,
        Self::PerDecree,
        Self::PerReward,
    ];

    /// 1 to 3 (FC-008).
    pub fn level(self) -> u8 {
        self as u8 / 5 + 1
    }

    /// The points printed for "now" (FC-174).
    pub fn points_now(self) -> i16 {
        match self {
            Self::MorningIntrigue | Self::MorningShip | Self::CheaperTravel | Self::CheaperJade => 2,
            Self::MorningServant | Self::MorningEnvoy | Self::MorningSwap | Self::WallHelper | Self::EqualIsFree => 3,
            Self::CheaperDecrees => 4,
            Self::PerThreePoints | Self::EightPoints | Self::PerJade | Self::PerDecree | Self::PerReward => 0,
        }
    }

    pub fn rule(self) -> &'static str {
        const RULES: [&str; 15] = [
            "FC-180", "FC-181", "FC-182", "FC-183", "FC-184", "FC-185", "FC-186", "FC-187", "FC-188", "FC-189",
            "FC-190", "FC-191", "FC-192", "FC-193", "FC-194",
        ];
        RULES[self as usize]
    }

    /// The word in kits.
    pub fn word(self) -> &'static str {
        const WORDS: [&str; 15] = [
            "morning_intrigue",
            "morning_ship",
            "morning_servant",
            "morning_envoy",
            "morning_swap",
            "cheaper_travel",
            "cheaper_jade",
            "wall_helper",
            "equal_is_free",
            "cheaper_decrees",
            "per_three_points",
            "eight_points",
            "per_jade",
            "per_decree",
            "per_reward",
        ];
        WORDS[self as usize]
    }
}

/// A kind of travel token (FC-104 to FC-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Servant,
    Servants,
    Envoy,
    Intrigue,
    CardForJade,
    Points,
    Swap,
    CardBack,
    Ship,
    Wall,
    ServantsForJade,
    Double,
    Strength,
    Toll,
    Follow,
}

impl Token {
    pub const ALL: [Self; 15] = [
        Self::Servant,
        Self::Servants,
        Self::Envoy,
        Self::Intrigue,
        Self::CardForJade,
        Self::Points,
        Self::Swap,
        Self::CardBack,
        Self::Ship,
        Self::Wall,
        Self::ServantsForJade,
        Self::Double,
        Self::Strength,
        Self::Toll,
        Self::Follow,
    ];

    /// One of the six tokens for experienced players (FC-116).
    pub fn is_special(self) -> bool {
        matches!(self, Self::Strength | Self::Toll | Self::Follow)
    }

    pub fn rule(self) -> &'static str {
        const RULES: [&str; 15] = [
            "FC-104", "FC-105", "FC-106", "FC-107", "FC-108", "FC-109", "FC-110", "FC-111", "FC-112", "FC-113",
            "FC-114", "FC-115", "FC-118", "FC-120", "FC-121",
        ];
        RULES[self as usize]
    }

    /// The word in kits.
    pub fn word(self) -> &'static str {
        const WORDS: [&str; 15] = [
            "servant",
            "servants",
            "envoy",
            "intrigue",
            "card_for_jade",
            "points",
            "swap",
            "card_back",
            "ship",
            "wall",
            "servants_for_jade",
            "double",
            "strength",
            "toll",
            "follow",
        ];
        WORDS[self as usize]
    }
}

/// A harbor reward (FC-215 to FC-217).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    Points,
    Card,
    Pair,
}

impl Reward {
    pub const ALL: [Self; 3] = [Self::Points, Self::Card, Self::Pair];

    /// How often a player may take it in a game.
    pub fn limit(self) -> u8 {
        match self {
            Self::Points => 3,
            Self::Card => 2,
            Self::Pair => 1,
        }
    }

    pub fn rule(self) -> &'static str {
        match self {
            Self::Points => "FC-215",
            Self::Card => "FC-216",
            Self::Pair => "FC-217",
        }
    }
}

/// What is got for stored tokens at any time (FC-098 to FC-100).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trade {
    Servant,
    Points,
    Jade,
}

impl Trade {
    pub const ALL: [Self; 3] = [Self::Servant, Self::Points, Self::Jade];

    pub fn tokens(self) -> u8 {
        match self {
            Self::Servant => 2,
            Self::Points => 4,
            Self::Jade => 6,
        }
    }

    pub fn rule(self) -> &'static str {
        match self {
            Self::Servant => "FC-098",
            Self::Points => "FC-099",
            Self::Jade => "FC-100",
        }
    }
}

/// Where victory points come from, for the sheet and the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Tokens,
    Wall,
    /// Steps of an Envoy who is home.
    Envoy,
    Decrees,
    Harbors,
    Dice,
    Toll,
    /// Entered on the score pad without a reason, or told before the final scoring.
    Told,
    Corrections,
    FinalWall,
    FinalDecrees,
    Palace,
    Jade,
    /// Points that Meng gets for a swap on a gift card (MG-29).
    Gift,
}

impl Source {
    pub const COUNT: usize = 14;
    pub const ALL: [Self; Self::COUNT] = [
        Self::Tokens,
        Self::Wall,
        Self::Envoy,
        Self::Decrees,
        Self::Harbors,
        Self::Dice,
        Self::Toll,
        Self::Told,
        Self::Corrections,
        Self::FinalWall,
        Self::FinalDecrees,
        Self::Palace,
        Self::Jade,
        Self::Gift,
    ];

    pub fn index(self) -> usize {
        self as usize
    }
}
