//! The words of Sakura: set-up, state, actions, events and refusals; no rules.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{cards::Faces, path::Path};
use courtside_rules::journal::{Mark, Player, Seat};

/// All cards of the box (SK-01).
pub const CARDS: u8 = 60;

/// A painter, by the seat of the player who moves him; with two players seat 2 is the court painter's.
pub type Painter = Seat;

/// One of the three sakura, counted from 0 from the gate on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tree(pub u8);

impl Tree {
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];
    /// The one that ends the game (SK-78).
    pub const LAST: Self = Self(2);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who plays, the house option, and how the table likes to be led.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to six, clockwise.
    pub players: Vec<Player>,
    pub gate_ties: GateTies,
    pub pace: Pace,
    /// The court painter: with two players, and only then.
    pub court: Option<Court>,
    /// What the app's own deck is shuffled with.
    pub seed: u64,
}

/// The house option `gate ties` (SK-R07 to SK-R12): what painters on the gate are among themselves when a sakura pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GateTies {
    #[default]
    None,
    ByCard,
}

/// How the cards of a round are walked through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    #[default]
    EachCard,
    AllAtOnce,
}

/// The third figure of a game for two (SK-81).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Court {
    pub mark: Mark,
    /// What the table calls him.
    pub name: String,
    pub feed: Feed,
}

/// Where the court painter's cards come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feed {
    /// The top card of the real deck (SK-83).
    #[default]
    Flip,
    /// The tactical variant: the player further from the Emperor plays two (SK-86).
    Tactical,
    /// A deck of the app's own; the top card of the real deck as long as not all cards are known.
    Virtual,
}

/// What never changes during a game.
#[derive(Debug, PartialEq)]
pub struct Table {
    pub setup: Setup,
    /// The players, and after two of them the court painter.
    pub players: Vec<Player>,
    /// The path as long as this number of players makes it.
    pub path: Path,
}

/// A painter on the path and what his player holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// 0 is the gate.
    pub space: u8,
    pub tokens: u8,
    /// Cards in hand; the court painter has none (SK-R30).
    pub hand: u8,
    /// What each sakura paid.
    pub earned: [Option<Award>; 3],
    /// What corrections of his tokens add up to.
    pub corrected: i16,
}

/// What a sakura paid to a painter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Counted from 1.
    pub place: u8,
    pub tokens: u8,
}

/// A bump into the Emperor, for the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disgrace {
    pub painter: Painter,
    pub round: u32,
    /// The Emperor's space.
    pub at: u8,
    /// Whether there was a token to lose.
    pub lost: bool,
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revealed {
    pub painter: Painter,
    pub number: u8,
    pub from: Source,
}

/// Where a card on the table came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Hand(Seat),
    Deck,
    /// The app's own deck: no real card.
    App,
}

/// One of the two halves of a card, in this order (SK-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    Garden,
    Painter,
}

/// What the app now asks the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which card did this painter get? The first whose card is not in; the others' may come first.
    Card(Painter),
    /// Nothing but "go on": this card is next.
    Next { painter: Painter, number: u8 },
    /// Forward or backward? The Emperor for the garden half, the card owner's painter for the other.
    Direction { painter: Painter, number: u8, half: Half },
    /// The game is over.
    Nothing,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub table: Arc<Table>,
    /// The cards known so far: from the kit or learnt in this game.
    pub known: [Option<Faces>; CARDS as usize],
    /// Where the court painter's cards come from; without meaning when there is none.
    pub feed: Feed,
    pub pace: Pace,
    /// Counted from 1.
    pub round: u32,
    pub emperor: u8,
    /// By seat; more than there are painters are unused.
    pub figures: [Figure; 6],
    /// Which sakura have paid (SK-76).
    pub paid: [bool; 3],
    /// The cards of this round: in the order they were told, and by number once all are in.
    pub revealed: Vec<Revealed>,
    /// The place in `revealed` of the card that is being resolved; all before it are done, and none is left past the last.
    pub current: Option<usize>,
    /// The half of the current card that is to be resolved next.
    pub half: Half,
    /// The sakura at which the Emperor has just stopped and that is not paid yet.
    pub stopped: Option<Tree>,
    /// The painter on the Emperor's space: only between the steps of one card.
    pub bumped: Option<Painter>,
    pub deck: u8,
    pub discards: u8,
    /// Numbers that lie in the discards as far as is known.
    pub discarded: Numbers,
    /// Numbers that the app's own deck dealt since it was shuffled.
    pub dealt: Numbers,
    /// How often the app's own deck was drawn from.
    pub draws: u32,
    pub disgraces: Vec<Disgrace>,
    pub over: bool,
    /// The table has put something right by hand, so what the rules alone would allow no longer binds the numbers.
    pub corrected: bool,
}

/// A set of order numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers(u64);

impl Numbers {
    pub fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    pub fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    pub fn contains(self, number: u8) -> bool {
        self.0 & (1 << number) != 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What a player, or the table, tells the app.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The card of one painter; its faces only when the number is not known yet.
    Reveal {
        painter: Painter,
        number: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faces: Option<Faces>,
    },
    /// The court painter's card from the app's own deck: the number [`State::virtual_card`] gives.
    DrawCourt {
        number: u8,
    },
    /// Resolve the next card.
    Next,
    /// Resolve this card and the ones after it, up to the next direction to choose.
    ResolveAll,
    /// The direction that the card's player chooses.
    Choose {
        forward: bool,
    },
    ChangeFeed {
        feed: Feed,
    },
    ChangePace {
        pace: Pace,
    },
    Correct(Correction),
}

/// What the table may put right, whatever the rules say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Painter {
        painter: Painter,
        space: u8,
    },
    Emperor {
        space: u8,
    },
    Tokens {
        painter: Painter,
        count: u8,
    },
    Sakura {
        tree: Tree,
        paid: bool,
    },
    /// The faces of a known card were misread.
    CardFaces {
        number: u8,
        faces: Faces,
    },
    /// The number of cards in the deck; what is not in hand or on the table is then in the discards.
    Deck {
        count: u8,
    },
}

/// What happened: small facts, each enough to move the state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// From now on the number is enough.
    CardLearnt {
        number: u8,
        faces: Faces,
    },
    CardRevealed {
        painter: Painter,
        number: u8,
        from: Source,
    },
    /// All cards are in: their numbers, lowest first.
    Sorted {
        order: Vec<u8>,
    },
    /// It is this card's turn.
    CardBegan {
        number: u8,
        painter: Painter,
    },
    /// The garden half is done and the painter half offers a direction.
    DirectionAsked {
        painter: Painter,
    },
    /// `wanted` is what the card says, negative for backward.
    EmperorMoved {
        from: u8,
        to: u8,
        wanted: i8,
    },
    /// Counted are the empty spaces in the order of the move, the gate being 0; passed those of other painters.
    /// One who meets the Emperor is moved onto his space first.
    PainterMoved {
        painter: Painter,
        from: u8,
        to: u8,
        counted: Vec<u8>,
        passed: Vec<u8>,
        by: By,
    },
    /// A painter and the Emperor met; `lost` when there was a token to give up.
    Disgraced {
        painter: Painter,
        at: u8,
        lost: bool,
    },
    /// Three empty spaces back from the Emperor's space.
    Retreated {
        painter: Painter,
        from: u8,
        to: u8,
        counted: Vec<u8>,
        passed: Vec<u8>,
    },
    /// All painters are on the gate.
    NobodyClosest,
    /// Several painters are on the gate.
    NobodyFurthest,
    Stays {
        painter: Painter,
        why: Why,
    },
    /// The Emperor stopped; these cards lapse once the present one is done.
    SakuraReached {
        tree: Tree,
        lapsed: Vec<u8>,
    },
    Paid {
        painter: Painter,
        tree: Tree,
        place: u8,
        tokens: u8,
    },
    /// Level on the gate, so without a place.
    Unplaced {
        painters: Vec<Painter>,
    },
    /// From now on an ordinary space.
    SakuraPaid {
        tree: Tree,
    },
    LinedUp {
        painter: Painter,
        from: u8,
        to: u8,
    },
    /// The cards on the table went to the discards.
    RoundEnded {
        round: u32,
    },
    /// How many cards each seat drew.
    Drew {
        draws: Vec<u8>,
    },
    /// The last card of the deck was taken: so many discards became the new one.
    DeckRenewed {
        cards: u8,
    },
    RoundBegan {
        round: u32,
    },
    GameEnded,
    FeedChanged {
        feed: Feed,
    },
    PaceChanged {
        pace: Pace,
    },
    Corrected(Correction),
    /// A correction made the last sakura bloom again, so the game goes on.
    GameResumed,
}

/// What moved a painter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// `C-2`, as the closest painter.
    Closest,
    /// `F+2`, as the furthest painter.
    Furthest,
    /// `P+n` or `P±n` forward.
    Forward,
    /// `P±n` backward.
    Backward,
    Leap,
    /// As many spaces as there are painters between him and the Emperor.
    Between,
}

/// Why a painter stays where he is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// `LEAP` with no painter ahead.
    NobodyAhead,
    /// `BETW` with no painter in between.
    NobodyBetween,
    /// `P±n` backward on the gate.
    OnGate,
}

/// Why the rules say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// No such painter or sakura.
    NotOnTable,
    /// There is no card with this number.
    NoSuchCard {
        number: u8,
    },
    /// The two actions of this card are needed once.
    UnknownCard {
        number: u8,
    },
    /// The card was seen with other faces.
    OtherFaces {
        number: u8,
        known: Faces,
    },
    /// This painter has the card in this round.
    CardTaken {
        number: u8,
        painter: Painter,
    },
    /// This painter's card is in.
    CardIn {
        painter: Painter,
        number: u8,
    },
    /// The cards are being resolved.
    CardsAreIn,
    /// This painter's card is needed first.
    CardFirst {
        painter: Painter,
    },
    /// The direction is to be chosen first.
    DirectionFirst {
        painter: Painter,
    },
    /// Nobody has a direction to choose.
    NoDirection,
    /// There is no court painter in this game.
    NoCourt,
    /// The app draws the court painter's card.
    AppDraws,
    /// The app's own deck does not feed the court painter, or cannot yet.
    NotVirtual,
    /// The app's own deck deals this card.
    OtherCard {
        number: u8,
    },
    /// The app's own deck needs all sixty cards to be known; so many are.
    NotAllKnown {
        known: u8,
    },
    /// The path has so many spaces.
    OffPath {
        spaces: u8,
    },
    /// Another painter is on this space.
    Occupied {
        painter: Painter,
    },
    /// Painters stay behind the Emperor.
    NotBehind {
        emperor: u8,
    },
    /// The Emperor would be on or behind this painter.
    PainterAhead {
        painter: Painter,
    },
    /// The Emperor would be on or past a sakura that has not paid.
    Unpaid {
        tree: Tree,
    },
    /// A sakura that the Emperor has reached cannot be unpaid.
    Reached {
        tree: Tree,
    },
    /// So many there cannot be.
    TooMany {
        most: u8,
    },
}
