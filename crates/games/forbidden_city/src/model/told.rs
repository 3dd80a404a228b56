//! Numbers that the table tells: on the score pad, for the final scoring alone, when full depth begins, and to put right.

use serde::{Deserialize, Serialize};

use super::{
    MOST_PLAYERS, PairAt,
    action::Berth,
    pieces::{Area, Card, Decree, Reward},
};
use courtside_rules::journal::Seat;

/// What is told on the score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    Points {
        amount: i16,
    },
    Intrigue {
        steps: u8,
    },
    /// Palace B also moves the intrigue marker (FC-164).
    Envoy {
        steps: u8,
        intrigue: bool,
    },
    Wall {
        servants: u8,
    },
    Jade,
    Decree {
        decree: Decree,
    },
    Reward {
        reward: Reward,
    },
    Medal,
}

/// Final scoring alone: what the table reads off the board for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub points: i16,
    /// Space on the intrigue track, 0 to 14.
    pub intrigue: u8,
    /// Steps that the Envoy still needs; 0 when home.
    pub steps_left: u8,
    /// The palace slot, counted from 0 from the best; only when home.
    pub slot: Option<u8>,
    /// Servants on the wall.
    pub wall: u8,
    pub jade: u8,
    /// Level-3 decrees with a servant of this player.
    pub decrees: Vec<Decree>,
    /// Servants on decrees of levels 1 and 2.
    pub lower_decrees: u8,
    /// Servants on harbor reward slots.
    pub rewards: u8,
}

/// What full depth must know of a game that was kept on the score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filled {
    /// Whose turn it is.
    Turn {
        seat: Seat,
    },
    Board {
        seat: Seat,
        pool: u8,
        pair: FilledPair,
        tokens: u8,
        doubles: u8,
        in_hand: u8,
    },
    /// A ship on the canal.
    Ship {
        seat: Seat,
        berth: Berth,
        servants: u8,
        pair: bool,
    },
    /// No more ships than were told.
    Ships,
    /// Houses whose jade is gone, a bit each.
    Houses {
        sold: u16,
    },
    /// Cities without a token, a bit each, and the city of each Traveller that is on the map.
    Cities {
        empty: u16,
        travellers: [Option<u8>; MOST_PLAYERS],
    },
}

/// Where the pair is when full depth begins; without meaning as long as it is not won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FilledPair {
    #[default]
    Supply,
    Pool,
    /// As two of the servants counted on the wall.
    Wall,
}

impl FilledPair {
    pub fn place(self) -> PairAt {
        match self {
            Self::Supply => PairAt::Supply,
            Self::Pool => PairAt::Pool,
            Self::Wall => PairAt::Wall,
        }
    }
}

/// What the table may put right, whatever the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Points {
        seat: Seat,
        points: i16,
    },
    /// The marker's space; it then lies on top there.
    Intrigue {
        seat: Seat,
        space: u8,
    },
    /// Steps that the Envoy has walked.
    Envoy {
        seat: Seat,
        steps: u8,
    },
    Jade {
        seat: Seat,
        count: u8,
    },
    /// Servants on the wall; the others are in the supply.
    Wall {
        seat: Seat,
        servants: u8,
    },
    /// Servants in the pool; the others are in the supply.
    Pool {
        seat: Seat,
        servants: u8,
    },
    Pair {
        seat: Seat,
        at: FilledPair,
    },
    Tokens {
        seat: Seat,
        tokens: u8,
        doubles: u8,
    },
    InHand {
        seat: Seat,
        cards: u8,
    },
    /// A servant on a decree, or none.
    Decree {
        seat: Seat,
        decree: Decree,
        there: bool,
    },
    /// How often the reward is marked.
    Reward {
        seat: Seat,
        reward: Reward,
        count: u8,
    },
    Die {
        die: u8,
        face: u8,
    },
    Medal {
        seat: Option<Seat>,
    },
    Start {
        seat: Seat,
    },
    Slot {
        area: Area,
        card: Card,
    },
    /// A ship with so many servants, or none: they come from the supply or go there.
    Ship {
        seat: Seat,
        berth: Berth,
        servants: u8,
    },
    /// Whether the jade of a house is still there.
    House {
        house: u8,
        sold: bool,
    },
}

impl Correction {
    /// Whose piece it is, if it is one player's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Points { seat, .. }
            | Self::Intrigue { seat, .. }
            | Self::Envoy { seat, .. }
            | Self::Jade { seat, .. }
            | Self::Wall { seat, .. }
            | Self::Pool { seat, .. }
            | Self::Pair { seat, .. }
            | Self::Tokens { seat, .. }
            | Self::InHand { seat, .. }
            | Self::Decree { seat, .. }
            | Self::Reward { seat, .. }
            | Self::Start { seat }
            | Self::Ship { seat, .. } => Some(seat),
            Self::Medal { seat } => seat,
            Self::Die { .. } | Self::Slot { .. } | Self::House { .. } => None,
        }
    }
}
