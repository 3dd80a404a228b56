//! The words of Yokai Sketch: set-up, state, actions, events and refusals; no rules.

use serde::{Deserialize, Serialize};

use super::kit::YokaiKit;
use courtside_rules::journal::{Player, Seat};

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
    /// The stack whose picture was just settled, while its next yokai is counted at once (YS-R02).
    pub again: Option<StackId>,
    /// The table has put something right by hand, so what the rules alone would allow no longer binds the numbers.
    pub corrected: bool,
}

/// What a player, or the table, tells the app.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The number that lies on top.
    Reveal {
        stack: StackId,
        value: u8,
    },
    Play {
        stack: StackId,
        effect: Option<Effect>,
    },
    Call {
        from: StackId,
    },
    Distract {
        to: StackId,
    },
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
    Sketches {
        stack: StackId,
        seat: Seat,
        count: u8,
    },
    Hand {
        seat: Seat,
        count: u8,
    },
    Pile {
        count: u8,
    },
    /// The number of the known top card was misread.
    Top {
        stack: StackId,
        value: u8,
    },
    /// This yokai lies in this album, wherever the app thought it was.
    IntoAlbum {
        portrait: Portrait,
        seat: Seat,
    },
    /// This yokai lies on top of this stack, wherever the app thought it was.
    OntoStack {
        portrait: Portrait,
        stack: StackId,
    },
    Active {
        seat: Seat,
    },
}

/// What happened: small facts, each enough to move the state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A number was seen on top; `certain` when the app knew it, as no other was possible.
    TopSeen {
        stack: StackId,
        value: u8,
        certain: bool,
    },
    TurnBegan {
        turn: u32,
        seat: Seat,
    },
    /// The sketch pile was empty: so many discards became the new one.
    Reshuffled {
        cards: u8,
    },
    Drew {
        seat: Seat,
    },
    /// Neither pile nor discards had a card. Only a table that corrected numbers can come here (YS-R11).
    NothingToDraw {
        seat: Seat,
    },
    Laid {
        stack: StackId,
        seat: Seat,
        effect: Option<Effect>,
    },
    /// The effect could do nothing here.
    EffectLost {
        stack: StackId,
        effect: Effect,
    },
    EffectWaived {
        stack: StackId,
        effect: Effect,
    },
    /// A yokai moved from one stack's top to another's.
    Called {
        from: StackId,
        to: StackId,
        value: u8,
        printed: StackId,
    },
    /// A sketch of `seat` moved from one stack to another, on the same side.
    Distracted {
        from: StackId,
        to: StackId,
        seat: Seat,
    },
    /// The sketches of a stack were counted and do not finish its picture.
    Counted {
        stack: StackId,
    },
    /// The picture was finished: `seat` took the yokai and discarded so many sketches.
    Captured {
        stack: StackId,
        seat: Seat,
        value: u8,
        printed: StackId,
        discarded: u8,
    },
    /// Both sides had equally many: the yokai went under its stack, both discarded.
    Hid {
        stack: StackId,
        value: u8,
        discarded: [u8; 2],
    },
    TurnEnded {
        seat: Seat,
        passed: bool,
    },
    GameEnded {
        empty: Vec<StackId>,
    },
    /// The table put something right; `pile` and `discards` are what that leaves of the 36 cards.
    Corrected {
        correction: Correction,
        pile: u8,
        discards: u8,
    },
    /// A correction put a yokai back, so the game goes on.
    GameResumed,
}

/// Why the rules say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// No such stack or seat.
    NotOnTable,
    /// The number on top of this stack is needed first.
    TopFirst {
        stack: StackId,
    },
    /// The effect of the card just played is to be used or left first.
    EffectFirst {
        stack: StackId,
    },
    /// No card with this effect was just played.
    NoEffect,
    /// Three cards are played, or the hand is empty.
    NoCardLeft {
        seat: Seat,
    },
    MustPlay {
        seat: Seat,
    },
    TopKnown {
        stack: StackId,
        value: u8,
    },
    StackEmpty {
        stack: StackId,
    },
    /// There is no yokai of this value.
    NoSuchYokai {
        value: u8,
    },
    /// The yokai with this number and printed colour was seen elsewhere.
    SeenElsewhere {
        portrait: Portrait,
    },
    /// The last card of a stack cannot be called.
    LastCard {
        stack: StackId,
    },
    /// A yokai or sketch cannot move to the stack where it is.
    SameStack {
        stack: StackId,
    },
    /// The opponent has no sketch here.
    NoSketch {
        stack: StackId,
    },
    /// So many cards there cannot be: at most `most` are left of the 36.
    TooMany {
        most: u8,
    },
}
