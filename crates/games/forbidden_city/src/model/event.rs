//! What happened: small facts, each enough to move the state.

use serde::{Deserialize, Serialize};

use super::{
    Depth,
    action::{Berth, Favor, Roller},
    hand::Pile,
    meng::{Automa, Deed, Lack},
    pieces::{Area, Card, Decree, GiftAction, Reward, Row, Source, Token, Trade},
    task::{Alarm, Task},
    told::{Correction, Filled, Numbers},
};
use courtside_rules::journal::Seat;

/// What happened. Variants are added, never renamed: old files replay for ever.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// What is to be done from now on; told to nobody.
    Next {
        tasks: Vec<Task>,
    },

    DecreeLaid {
        decree: Decree,
    },
    CardLaid {
        area: Area,
        card: Card,
    },
    /// From now on the kit knows this card.
    CardLearnt {
        row: Row,
        card: Card,
    },
    DiceRolled {
        faces: [u8; 3],
        by: Roller,
    },
    /// None: a token lies there, its kind was not told.
    TokenLaid {
        city: u8,
        token: Option<Token>,
    },

    /// The Morning of rounds 2 to 4, or the Day of round 1.
    RoundBegan {
        round: u8,
    },
    /// `medal`: he held the Medal, which goes back (FC-047, FC-048).
    StartPlayer {
        seat: Seat,
        medal: bool,
    },
    DecreeUsed {
        seat: Seat,
        decree: Decree,
    },
    DecreeRefused {
        seat: Seat,
        decree: Decree,
    },
    DayBegan {
        round: u8,
    },

    /// An offering that must be paid for is on the table.
    Offered {
        seat: Seat,
        area: Area,
        card: Card,
    },
    /// Way 3: one more hand card on the own discard.
    CardPaid {
        seat: Seat,
        card: Option<Card>,
    },
    /// The hand card lies on the slot, the other on the own discard. `with`: why the actions are open, if they are.
    Exchanged {
        seat: Seat,
        area: Area,
        card: Card,
        taken: Card,
        with: Opening,
    },
    Passed {
        seat: Seat,
    },
    Skipped {
        seat: Seat,
        what: Skipped,
    },
    TurnEnded {
        seat: Seat,
    },

    /// From pool to supply.
    ServantsReturned {
        seat: Seat,
        count: u8,
        pair: bool,
        why: Why,
    },
    /// From supply to pool; `wanted` is what the source would give.
    ServantsGained {
        seat: Seat,
        count: u8,
        pair: bool,
        wanted: u8,
        why: Why,
    },
    WallPlaced {
        seat: Seat,
        servants: u8,
        pair: bool,
        from: Stock,
    },
    /// The section is complete: the winner's servants go to the supply.
    WallScored {
        winner: Seat,
        counts: Vec<u8>,
        tied: bool,
    },
    PointsGained {
        seat: Seat,
        amount: i16,
        source: Source,
        why: Why,
    },
    /// So many steps of the palace track.
    EnvoyMoved {
        seat: Seat,
        from: u8,
        to: u8,
        why: Why,
    },
    /// The Envoy lies on this palace slot, counted from 0 from the best (FC-165).
    EnvoyArrived {
        seat: Seat,
        slot: u8,
    },
    IntrigueMoved {
        seat: Seat,
        from: u8,
        to: u8,
        why: Why,
    },
    MedalTaken {
        seat: Seat,
    },
    JadeTaken {
        seat: Seat,
        from: JadeFrom,
    },
    DecreeTaken {
        seat: Seat,
        decree: Decree,
        /// With a special Automa card the servant comes from the supply (MG-103).
        #[serde(default, skip_serializing_if = "Stock::is_pool")]
        from: Stock,
    },
    CostLearnt {
        decree: Decree,
        cost: u8,
    },

    ShipPlaced {
        seat: Seat,
        berth: Berth,
    },
    ShipLoaded {
        seat: Seat,
        berth: Berth,
        pair: bool,
        from: Stock,
    },
    ShipSailed {
        seat: Seat,
        from: Berth,
        to: Berth,
        night: bool,
    },
    ShipSank {
        seat: Seat,
        berth: Berth,
    },
    /// One servant marks the reward; from a ship, the ship and the others go to the supply.
    RewardClaimed {
        seat: Seat,
        berth: Option<Berth>,
        reward: Reward,
    },
    PairWon {
        seat: Seat,
    },
    CardDrawn {
        seat: Seat,
    },

    /// The token of this city, or of one that is not known, is taken.
    TravellerMoved {
        seat: Seat,
        city: Option<u8>,
        token: Token,
    },
    TokenStored {
        seat: Seat,
        token: Token,
    },
    TokensExchanged {
        seat: Seat,
        trade: Trade,
        singles: u8,
        doubles: u8,
    },
    TokenPutOut {
        seat: Seat,
        token: Token,
        area: Option<Area>,
        pair: bool,
    },
    /// At the end of the Day: its servant goes to the supply; the token itself is stored next.
    TokenBack {
        seat: Seat,
        token: Token,
        area: Option<Area>,
        pair: bool,
    },
    TollPaid {
        owner: Seat,
        payer: Seat,
        area: Area,
    },
    CardSwapped {
        seat: Seat,
        give: Card,
        pile: Pile,
        area: Area,
        taken: Card,
    },
    /// From the own discard to hand (FC-111).
    CardCameBack {
        seat: Seat,
        card: Option<Card>,
    },
    /// From hand to the own discard (FC-108).
    CardDiscarded {
        seat: Seat,
        card: Option<Card>,
    },
    CardNamed {
        seat: Seat,
        card: Card,
    },
    FavorTaken {
        seat: Seat,
        favor: Favor,
    },
    DieTurned {
        seat: Seat,
        die: u8,
        from: u8,
        to: u8,
    },

    DayEnded {
        round: u8,
    },
    /// All discards go back to hand (FC-244).
    CardsTakenBack,
    MatchesCounted {
        seat: Seat,
        count: u8,
    },
    DiceAwarded {
        seat: Seat,
        matches: u8,
        tied: bool,
    },
    NoAward,
    NightEnded {
        round: u8,
    },

    ScoringBegan,
    NumbersTold {
        seat: Seat,
        numbers: Numbers,
    },
    StackTold {
        order: Vec<Seat>,
    },
    /// The points of the palace's slots on the small or the large side of the board, best first (K-07b).
    RowTold {
        values: Vec<u8>,
        large: bool,
    },
    /// The most servants on the wall at the end; none when it is empty (FC-257, R-29).
    FinalWall {
        winner: Option<Seat>,
        counts: Vec<u8>,
        tied: bool,
    },
    /// Not home: the game ends for this player with 0 (FC-260).
    NotHome {
        seat: Seat,
        missing: u8,
    },
    /// `base` is what was counted: points, jade, decrees, marks.
    DecreeScored {
        seat: Seat,
        decree: Decree,
        base: i16,
        points: i16,
    },
    PalaceScored {
        seat: Seat,
        slot: u8,
        points: i16,
    },
    JadeScored {
        seat: Seat,
        jade: u8,
        points: i16,
    },
    StepDone {
        step: super::task::FinalStep,
    },
    GameEnded,

    /// All Automa cards of earlier rounds are the deck again (MG-34).
    AutomaShuffled {
        count: u8,
    },
    AutomaDrawn {
        card: Automa,
        by: Roller,
    },
    /// Meng's gift card lies on the slot, the other one on his discard (MG-26); without values on the score pad.
    MengOffered {
        area: Area,
        action: GiftAction,
        card: Option<Card>,
        taken: Option<Card>,
    },
    /// He cannot do it, so it is left out (MG-17).
    MengSkipped {
        deed: Deed,
        lack: Lack,
    },
    /// The third servant is aboard: ship and servants go to the supply (MG-90 to MG-93).
    MengRewarded {
        berth: Berth,
        reward: Reward,
        mark: bool,
    },
    /// No Automa card anywhere: his gift cards are discarded (RM-25).
    MengPassed,
    /// Score pad: the human has no gift cards left (MG-24).
    OutOfCards {
        seat: Seat,
    },
    DuskBegan {
        round: u8,
    },
    /// The lower half of a card of this round (MG-38).
    DuskCard {
        card: Automa,
    },
    /// He cannot pay (MG-39).
    DuskSkipped {
        card: Automa,
        needed: u8,
        there: u8,
    },
    /// Who turns up Meng's cards from now on.
    DealerSet {
        by: Roller,
    },

    DepthChanged {
        depth: Depth,
    },
    Filled(Filled),
    AlarmSet {
        alarm: Alarm,
        on: bool,
    },
    Corrected(Correction),
}

/// Why the actions are open after an exchange, or that they are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// FC-065.
    Higher,
    /// FC-070.
    OneOnNine,
    /// FC-188.
    Equal,
    /// FC-067, FC-068.
    Paid,
    /// FC-069.
    Closed,
}

/// What was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skipped {
    CardAction,
    AreaAction,
    Follow(Area),
    Bonus(Token),
    Sail,
    Claim,
    Favor,
    /// A second move of the Traveller that could not be made any more.
    Move,
}

/// Where pieces were taken from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    #[default]
    Pool,
    Supply,
    /// Score pad: only where they are now is known.
    Unknown,
}

impl Stock {
    fn is_pool(&self) -> bool {
        *self == Self::Pool
    }
}

/// What a jade was got for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JadeFrom {
    House {
        house: Option<u8>,
        price: u8,
    },
    Plaza {
        price: u8,
    },
    Token(Token),
    Exchange,
    Favor,
    /// Score pad.
    Told,
}

/// The reason of a change, for its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Offering,
    Area(Area),
    GiftCard,
    Token(Token),
    Exchange(Trade),
    Decree(Decree),
    /// The Morning's own servants.
    Morning,
    Wall,
    Favor(Favor),
    Dice,
    Harbor,
    Toll,
    /// Score pad.
    Told,
    /// Steps of an Envoy who is home (FC-166, FC-167).
    Home,
    FinalWall,
    /// A dusk action of Meng (MG-38).
    Dusk(Automa),
}
