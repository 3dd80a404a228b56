//! Why the rules say no.

use super::pieces::{Area, Card, Decree, Reward};
use courtside_rules::journal::Seat;

/// Why the rules say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// Something else is asked now.
    NotNow,
    /// No such player.
    NotAtTable,
    /// Only between two turns of the Day.
    BetweenTurns,
    /// The game is kept that way already.
    SameDepth,
    /// Only on the score pad, or only in full depth.
    OtherDepth,
    /// The app keeps Meng's pieces itself; corrections put them right.
    MengIsKept,
    /// Meng does not ask that now, or it cannot be.
    MengAsksElse,
    /// In full depth the value of his gift card is needed.
    ValueNeeded,

    /// Two decrees of each level, each once (FC-037).
    DecreeLaid,
    LevelFull {
        level: u8,
    },
    SlotTaken {
        area: Area,
    },
    /// Gift cards have values 1 to 9.
    NoSuchCard,
    /// This die has no such face (K-02).
    NoSuchFace {
        die: u8,
        face: u8,
    },
    NoSuchCity,
    CityTaken,

    /// This card is not in that pile, as far as the table knows.
    NotHeld {
        card: Card,
    },
    /// The card paid is another one than the card offered.
    OnlyCard,
    /// So many servants are needed in the pool, so many are there.
    TooFewServants {
        needed: u8,
        there: u8,
    },
    /// So many are needed from the supply.
    TooFewInSupply,
    /// The pair is not there.
    NoPair,
    /// The pair cannot stand for that here.
    PairUnfit,
    /// The action is another one.
    OtherAction,
    /// The card has no such action (FC-081).
    NoCardAction,

    /// No token can be reached (FC-095), or no second one.
    NoToken,
    NoSecondToken,
    /// Not the next city with a token (FC-093, R-14).
    NotReachable,
    /// The kind of the token is not known yet, or is known to be another.
    TokenKind,
    /// Special tokens are not in this game (FC-021).
    NoSpecials,
    /// This bonus is used in another way.
    OtherBonus,
    /// FC-108.
    ValueTooLow {
        card: Card,
    },
    NoDiscard,
    /// So many tokens are needed.
    TooFewTokens {
        needed: u8,
        there: u8,
    },
    TokenComposition,

    /// At most so many may be placed here.
    TooMany {
        most: u8,
    },
    NothingPlaced,
    /// The table has no such decree.
    NoHelper,
    HouseSold,
    NoSuchHouse,
    /// The board's prices are known: choose a house.
    PricesKnown,

    NotInPlay {
        decree: Decree,
    },
    /// FC-176.
    HasDecree {
        decree: Decree,
    },
    /// The printed cost is needed once (K-06).
    CostUnknown {
        decree: Decree,
    },

    NoShip,
    ShipFull,
    NoShipsLeft,
    /// FC-222a.
    RouteFull,
    NoSuchRoute,
    /// FC-209.
    NoHarborAhead,
    MustSail,
    /// FC-213.
    RewardFull {
        reward: Reward,
    },
    OtherReward {
        reward: Reward,
    },

    ///
    TooNearStart {
        needed: u8,
        there: u8,
    },
    AtEnd,
    MedalTaken {
        seat: Seat,
    },
    /// One number per player; at most so many matches are possible.
    MatchCount {
        most: u8,
    },
    NoUnseenCard,

    /// Final scoring alone: these numbers cannot be.
    SlotNeeded,
    SlotOccupied,
    OutOfRange {
        most: u8,
    },
    StackOrder,
    RowLength {
        needed: u8,
    },
    /// The servants would be more than twelve (FC-236).
    TwelveServants,
    HarborTaken,
    /// The final scoring has counted it: undo first.
    Scored,
}
