//! What is still to be done: the stack of tasks, whose top is what the app asks now.

use serde::{Deserialize, Serialize};

use super::{
    action::Berth,
    event::Why,
    meng::{Deed, MENG},
    pieces::{Area, Decree, Token},
};
use courtside_rules::journal::Seat;

/// Something to be done, asked of the table or done by the app itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Set-up: which decrees lie on the board; until there are two of each level.
    Decrees,
    /// Set-up in full depth: the gift card of each slot.
    Cards,
    /// The roll of the dice.
    Dice,
    /// Tokens for the cities that have none; only where the map is known.
    Tokens,

    /// By the app: the Morning's steps (FC-047 to FC-059).
    Morning,
    MorningDecrees {
        seat: Seat,
        decrees: Vec<Decree>,
    },
    /// These players may still take the Morning's servants.
    MorningServants {
        count: u8,
        seats: Vec<Seat>,
    },

    /// Score pad: what happens; full: by the app, whose turn it is.
    Day,
    Offer {
        seat: Seat,
    },
    Price {
        seat: Seat,
    },
    CardAction {
        seat: Seat,
    },
    AreaAction {
        seat: Seat,
    },
    /// The action of an opponent's area (FC-121).
    Follow {
        seat: Seat,
        area: Area,
    },
    /// So many moves of the Traveller are left.
    Travel {
        seat: Seat,
        moves: u8,
    },
    Bonus {
        seat: Seat,
        token: Token,
    },
    /// The token is stored once there is room (FC-101).
    Store {
        seat: Seat,
        token: Token,
    },
    /// Canal A: which ship moves; `idle` where nothing was loaded, so that one must.
    Sail {
        seat: Seat,
        idle: bool,
    },
    Claim {
        seat: Seat,
        berth: Berth,
    },
    /// By the app: is the wall section complete?
    WallCheck,
    Favor {
        seat: Seat,
    },
    /// So many servants come, and the pair may be one of them.
    Gain {
        seat: Seat,
        count: u8,
        why: Why,
    },
    /// By the app.
    EndTurn {
        seat: Seat,
    },

    /// By the app: special tokens come back (FC-122).
    EndDay,
    Matches,
    /// By the app: the ships move on, the last one sinks (FC-251, FC-252).
    Ships,
    /// By the app.
    EndNight,

    /// Final scoring alone: a player's numbers.
    Numbers {
        seat: Seat,
    },
    /// Final scoring alone: who lies on top of whom.
    Stack,
    /// The last chance to exchange tokens.
    LastExchange,
    /// A step of the final scoring, once the table says so.
    Final {
        step: FinalStep,
    },
    /// Points of palace slots that the kit does not know.
    Row,

    /// What is turned up for Meng's turn (MG-25).
    MengTurn,
    /// The next card of this round's Automa pile, at Dusk (MG-38).
    MengDusk,
    /// Meng's decrees of the Morning (MG-21).
    MengMorning {
        decrees: Vec<Decree>,
    },
    /// Meng's servants of the Morning; in full depth the human's are asked with them (MG-23).
    MengServants {
        count: u8,
    },
    /// Something that Meng does, waiting for a fact or for the table to be told.
    Meng {
        deed: Deed,
    },

    /// Full depth begins: whose turn it is, each player's numbers, the ships.
    MissingTurn,
    MissingBoard {
        seat: Seat,
    },
    MissingShips,
    /// Which houses have no jade any more; only where the kit has their prices.
    MissingHouses,
    /// Which cities have no token, and where the Travellers are; only where the kit has the map.
    MissingCities,
}

/// The steps of the final scoring (FC-257 to FC-263).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalStep {
    Wall,
    Decrees,
    Palace,
    Jade,
}

impl FinalStep {
    pub const ALL: [Self; 4] = [Self::Wall, Self::Decrees, Self::Palace, Self::Jade];
}

/// What the app warns of; each can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alarm {
    /// An Envoy not home with few chances left.
    Envoy,
    /// The wall is one servant short.
    Wall,
    /// A ship in harbor 5 before the Night.
    Ship,
    /// A full ship waits for its reward.
    FullShip,
    /// No servants for any variant B.
    Servants,
    /// The supply is empty: gains would be lost.
    Supply,
    /// Tokens are enough for a jade, or their slots are full.
    Tokens,
    /// Nobody has taken the Medal.
    Medal,
}

impl Alarm {
    pub const ALL: [Self; 8] =
        [Self::Envoy, Self::Wall, Self::Ship, Self::FullShip, Self::Servants, Self::Supply, Self::Tokens, Self::Medal];
}

impl Task {
    /// Whose answer is waited for, if it is one player's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::MorningDecrees { seat, .. }
            | Self::Offer { seat }
            | Self::Price { seat }
            | Self::CardAction { seat }
            | Self::AreaAction { seat }
            | Self::Follow { seat, .. }
            | Self::Travel { seat, .. }
            | Self::Bonus { seat, .. }
            | Self::Store { seat, .. }
            | Self::Sail { seat, .. }
            | Self::Claim { seat, .. }
            | Self::Favor { seat }
            | Self::Gain { seat, .. }
            | Self::EndTurn { seat }
            | Self::Numbers { seat }
            | Self::MissingBoard { seat } => Some(*seat),
            Self::MengTurn
            | Self::MengDusk
            | Self::MengMorning { .. }
            | Self::MengServants { .. }
            | Self::Meng { .. } => Some(MENG),
            _ => None,
        }
    }
}
