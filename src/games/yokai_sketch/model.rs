//! The words of Yokai Sketch: set-up, state, actions, events and refusals; no rules.

use serde::{Deserialize, Serialize};

use super::kit::YokaiKit;
use crate::journal::{Player, Seat};

/// One of the four yokai stacks, counted from 0 from left to right; also the printed colour of the cards it began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StackId(pub u8);

impl StackId {
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who plays, who begins, and the one house option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two players, on opposite sides of the stacks.
    pub players: Vec<Player>,
    pub first: Seat,
    pub chain: Chain,
}

/// The house option `chain` (YS-R02): when sketches that are left meet a new top yokai's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chain {
    #[default]
    AtOnce,
    NextCard,
}

/// A yokai card. Its value is unknown until it has lain on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yokai {
    /// The stack whose colour is printed on it.
    pub printed: StackId,
    pub value: Option<u8>,
}

/// A yokai stack with the sketches on both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// From the top down.
    pub cards: Vec<Yokai>,
    /// The number of sketches on each seat's side.
    pub sketches: [u8; 2],
}

/// A yokai in an album.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Portrait {
    pub printed: StackId,
    pub value: u8,
}

/// A sketch card's special effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Call,
    Distract,
}

/// What the app now asks the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which number lies on top of this stack?
    Top(StackId),
    /// Where does the active player play, or is the turn over?
    Card,
    /// Call the Yokai was played here: from which stack, or not at all?
    CallFrom(StackId),
    /// Distract the Yokai was played here: to which stack does the sketch go, or not at all?
    DistractTo(StackId),
    /// The game is over.
    Nothing,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub setup: Setup,
    pub kit: YokaiKit,
    pub stacks: [Stack; 4],
    /// Counted from 1; 0 until the four first tops are known.
    pub turn: u32,
    pub active: Seat,
    /// Cards played in this turn.
    pub played: u8,
    pub hands: [u8; 2],
    pub pile: u8,
    pub discards: u8,
    pub albums: [Vec<Portrait>; 2],
    pub ask: Ask,
    /// Stacks still to be counted because of the last card, in the order of YS-R03.
    pub to_settle: Vec<StackId>,
}

/// What a player, or the table, tells the app.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The number that lies on top.
    Reveal { stack: StackId, value: u8 },
    Play { stack: StackId, effect: Option<Effect> },
    Call { from: StackId },
    Distract { to: StackId },
    /// Leave the effect of the card just played unused.
    Waive,
    /// Pass, or play no more cards.
    EndTurn,
    Correct(Correction),
}

/// What the table may put right, whatever the rules say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Sketches { stack: StackId, seat: Seat, count: u8 },
    Hand { seat: Seat, count: u8 },
    Pile { count: u8 },
    /// The number of the known top card was misread.
    Top { stack: StackId, value: u8 },
    /// This yokai lies in this album, wherever the app thought it was.
    IntoAlbum { portrait: Portrait, seat: Seat },
    /// This yokai lies on top of this stack, wherever the app thought it was.
    OntoStack { portrait: Portrait, stack: StackId },
    Active { seat: Seat },
}
