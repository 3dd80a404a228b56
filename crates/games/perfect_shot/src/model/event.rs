//! What happened: small facts, each enough to move the state.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    super::{
        evidence::Evidence,
        floor::Cell,
        guest::Guest,
        wish::{Preference, Wish},
    },
    Card, Correction, Deck, FinalVotes, Holder, PhotoRule, Votes,
};
use courtside_rules::journal::Seat;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt {
        holders: Vec<Holder>,
    },
    AllLooked,
    CardTurned {
        card: Card,
    },
    /// There are more of this card than the kit says.
    CardCounted {
        card: Card,
        players: u8,
        count: u8,
    },
    /// `theft`: told, taken when all have told.
    PickTold {
        seat: Seat,
        envelope: Option<Guest>,
    },
    GiftTold {
        seat: Seat,
        to: Seat,
        envelope: Guest,
    },
    /// `dance`: none kept by a player without envelopes.
    KeepTold {
        seat: Seat,
        envelope: Option<Guest>,
    },
    /// `dance`: the centre is shuffled, and each player gets so many back.
    CentreShuffled {
        due: Vec<u8>,
    },
    /// The player has chosen, drawn or put in: it is the next one's turn.
    SeatDone {
        seat: Seat,
    },
    EnvelopeMoved {
        envelope: Guest,
        from: Holder,
        to: Holder,
        why: Why,
    },
    /// `joint`: everyone has put his envelope in.
    AuctionBegan,
    /// No envelope to offer (PS-140).
    Skipped {
        seat: Seat,
    },
    Offered {
        seat: Seat,
        envelope: Guest,
    },
    BidMade {
        seat: Seat,
        tokens: u8,
    },
    Passed {
        seat: Seat,
    },
    HandsOpened {
        bids: Vec<(Seat, u8)>,
    },
    TokensPaid {
        from: Holder,
        to: Holder,
        tokens: u8,
        why: Payment,
    },
    NotSold {
        seat: Seat,
        why: Unsold,
    },
    PriceNamed {
        seat: Seat,
        tokens: u8,
    },
    LookedInside {
        seat: Seat,
        envelope: Guest,
    },
    /// This player's auction is over.
    ActiveDone {
        seat: Seat,
    },
    ExchangeEnded {
        card: Card,
    },
    FirstPassed {
        to: Seat,
    },
    RoundBegan {
        round: u8,
    },
    ArrangingBegan,
    FloorsBegan,
    TrackChanged {
        by_name: bool,
    },
    DeckChanged {
        deck: Deck,
    },
    PhotoRefused {
        seat: Seat,
        broken: Vec<PhotoRule>,
    },
    PhotoValid {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        guest: Guest,
        cell: Option<Cell>,
    },
    Filled {
        seat: Seat,
        cells: BTreeMap<Guest, Cell>,
    },
    Voided {
        seat: Seat,
        guest: Guest,
        void: bool,
    },
    FloorSettled {
        seat: Seat,
    },
    Examined {
        seat: Seat,
        evidence: Evidence,
    },
    CountingAlone,
    ScoringBegan,
    EnvelopeOpened {
        guest: Guest,
    },
    CardLearnt {
        number: u8,
        preference: Preference,
    },
    CardRead {
        guest: Guest,
        preference: Preference,
    },
    VipCounted {
        guest: Guest,
        count: u8,
    },
    Answered {
        seat: Seat,
        guest: Guest,
        wish: Wish,
        met: bool,
    },
    VotedOn {
        seat: Seat,
        guest: Guest,
        wish: Wish,
        votes: Votes,
    },
    /// By seat. Scored again after a correction.
    EnvelopeScored {
        guest: Guest,
        cards: Option<Vec<Preference>>,
        vip: u8,
        outcomes: Vec<Outcome>,
    },
    DishesCounted {
        points: Vec<u8>,
    },
    /// Points, guests and envelopes are level.
    FinalVoteCalled {
        tied: Vec<Seat>,
    },
    FinalVoteHeld {
        votes: FinalVotes,
    },
    GameEnded,
    NoteKept {
        seat: Seat,
        text: String,
    },
    Corrected(Correction),
}

/// What a guest brings one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    NotPlaced,
    /// Card by card.
    Judged(Vec<bool>),
    /// Only how many are met.
    Counted(u8),
}

/// Why an envelope changes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Chosen,
    PutBack,
    Stolen,
    Given,
    /// `dance`: into the centre, and out of it.
    PutIntoDance,
    Drawn,
    /// `joint`: into the centre.
    PutIntoAuction,
    Bought,
}

/// What tokens are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// The highest bidder for the envelope.
    Price,
    /// `unfair`: half the bid of who bid less.
    Half,
    /// `joint`: the active player keeps the envelope.
    Kept,
    /// `fixed`: a look inside.
    Look,
    /// To a player without envelope and token (PS-143).
    Help,
    /// To or from the common supply.
    Supply,
}

/// Why an envelope is not sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unsold {
    NobodyBid,
    TiedTwice,
}
