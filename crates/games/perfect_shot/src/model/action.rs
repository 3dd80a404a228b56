//! What a player, or the table, tells the app.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    super::{
        evidence::Evidence,
        floor::Cell,
        guest::Guest,
        wish::{Preference, Wish},
    },
    Card, Deck, Holder,
};
use courtside_rules::journal::Seat;

/// What is told. Where envelopes are only counted, an envelope may be left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Where each of the fourteen envelopes lies.
    Deal {
        holders: Vec<Holder>,
    },
    /// Everyone has looked into his envelopes.
    Looked,
    /// The exchange card of this round.
    TurnUp {
        card: Card,
    },
    /// What the card says is done.
    Done,
    /// `choice`: taken from the centre, and put there.
    Take {
        taken: Vec<Guest>,
        put: Vec<Guest>,
    },
    /// `theft`: taken from the left neighbour.
    Steal {
        envelope: Guest,
    },
    /// `gifts`: given to a neighbour.
    Give {
        envelope: Guest,
        to: Seat,
    },
    /// `dance`: kept, while the others go into the centre.
    Keep {
        envelope: Guest,
    },
    /// `dance`: got from the shuffled centre.
    Draw {
        envelopes: Vec<Guest>,
    },
    /// `joint`: put into the centre before the auction.
    PutIn {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        envelope: Option<Guest>,
    },
    /// The active player's lot.
    Offer {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        envelope: Option<Guest>,
    },
    Bid {
        seat: Seat,
        tokens: u8,
    },
    Pass {
        seat: Seat,
    },
    /// Nobody goes higher.
    Hammer,
    /// Only the result of a bidding: the highest bidder and his bid.
    Highest {
        seat: Seat,
        tokens: u8,
    },
    /// Hidden bids, opened together: by bidder, in the order asked.
    OpenHands {
        bids: Vec<u8>,
    },
    /// `joint`: whether the active player takes the envelope himself.
    Settle {
        keep: bool,
    },
    /// `fixed`: the price of a look inside.
    Price {
        tokens: u8,
    },
    /// `fixed`: who pays it.
    Paid {
        payers: Vec<Seat>,
    },
    /// A two-player card moves tokens from the common supply to a player, or back when negative (PS-R26).
    Supply {
        seat: Seat,
        tokens: i8,
    },
    /// From now on envelopes are told by name, or only counted.
    Track {
        by_name: bool,
    },
    ChangeDeck {
        deck: Deck,
    },
    /// Everyone has settled his arrangement and taken his photo.
    Arranged,
    /// A photo, with the rules that it breaks; none: it is valid.
    Photo {
        seat: Seat,
        broken: Vec<PhotoRule>,
    },
    /// Puts a guest on a cell, moves him there, or takes him off.
    Place {
        seat: Seat,
        guest: Guest,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
    },
    /// Two guests change places.
    Swap {
        seat: Seat,
        one: Guest,
        other: Guest,
    },
    /// The whole floor at once, as a photo shows it.
    Fill {
        seat: Seat,
        cells: BTreeMap<Guest, Cell>,
    },
    /// The floor is as on the table.
    Settled {
        seat: Seat,
    },
    /// This guest breaks a placement rule and counts as not placed, or does so no longer (PS-R14).
    Void {
        seat: Seat,
        guest: Guest,
        void: bool,
    },
    /// No floors: the table counts the met preferences itself.
    CountAlone,
    /// What the photo judge found in a player's photo.
    Evidence {
        seat: Seat,
        evidence: Evidence,
    },
    /// This guest's envelope is opened.
    Open {
        guest: Guest,
    },
    /// The next card of the open envelope.
    Read {
        preference: Preference,
    },
    /// VIP cards in the open envelope.
    Vip {
        count: u8,
    },
    /// The table agrees about a photo.
    Answer {
        seat: Seat,
        guest: Guest,
        wish: Wish,
        met: bool,
    },
    /// The table votes about a photo (PS-113).
    Vote {
        seat: Seat,
        guest: Guest,
        wish: Wish,
        votes: Votes,
    },
    /// The open envelope is scored.
    Close,
    /// An envelope in short: VIP cards, and the met preferences of each player; none where the guest is not placed.
    Tally {
        guest: Guest,
        vip: u8,
        met: Vec<Option<u8>>,
    },
    FinalVote {
        votes: FinalVotes,
    },
    /// A player's private notes.
    Note {
        seat: Seat,
        text: String,
    },
    Correct(Correction),
}

impl Action {
    /// The player it names: whose it is, or whose thing it puts right.
    pub(in super::super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Bid { seat, .. }
            | Self::Pass { seat }
            | Self::Highest { seat, .. }
            | Self::Supply { seat, .. }
            | Self::Photo { seat, .. }
            | Self::Place { seat, .. }
            | Self::Swap { seat, .. }
            | Self::Fill { seat, .. }
            | Self::Settled { seat }
            | Self::Void { seat, .. }
            | Self::Evidence { seat, .. }
            | Self::Answer { seat, .. }
            | Self::Vote { seat, .. }
            | Self::Note { seat, .. }
            | Self::Correct(
                Correction::Tokens { seat, .. } | Correction::First { seat } | Correction::Met { seat, .. },
            ) => Some(*seat),
            _ => None,
        }
    }
}

/// How the others voted about a photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Votes {
    /// Only how many said that the wish is met, and how many that it is not.
    Counted { met: u8, not: u8 },
    /// Who said what.
    Named(Vec<(Seat, bool)>),
}

impl Votes {
    /// How many said that the wish is met, and how many that it is not.
    pub fn count(&self) -> (u8, u8) {
        match self {
            Self::Counted { met, not } => (*met, *not),
            Self::Named(votes) => {
                let of = |said: bool| votes.iter().filter(|(_, met)| *met == said).count() as u8;
                (of(true), of(false))
            }
        }
    }

    /// Whether the wish counts as met: a tied vote counts for the photographer (PS-R17).
    pub fn are_for(&self) -> bool {
        let (met, not) = self.count();
        met >= not
    }
}

/// How all players voted which of the tied photos is better (PS-126, PS-R18).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalVotes {
    /// The votes for each of the tied photos.
    Counted(Vec<(Seat, u8)>),
    /// Who voted for whose photo.
    Named(Vec<(Seat, Seat)>),
}

impl FinalVotes {
    /// The votes for a photo.
    pub fn of(&self, photo: Seat) -> u8 {
        match self {
            Self::Counted(votes) => votes.iter().find(|(seat, _)| *seat == photo).map_or(0, |(_, votes)| *votes),
            Self::Named(votes) => votes.iter().filter(|(_, choice)| *choice == photo).count() as u8,
        }
    }
}

/// A rule that a photo can break (PS-081 to PS-087).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhotoRule {
    OffCell,
    SharedCell,
    Fallen,
    TurnedAway,
    GuestOutOfSight,
    CameraTooHigh,
    BeyondScreen,
}

impl PhotoRule {
    pub const ALL: [Self; 7] = [
        Self::OffCell,
        Self::SharedCell,
        Self::Fallen,
        Self::TurnedAway,
        Self::GuestOutOfSight,
        Self::CameraTooHigh,
        Self::BeyondScreen,
    ];

    /// Whether another photo cures it, though no figure may be moved (PS-R15).
    pub fn is_of_the_camera(self) -> bool {
        matches!(self, Self::CameraTooHigh | Self::BeyondScreen)
    }
}

/// What the table may put right, whatever the rules say. Floors and answers are simply told anew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Envelope {
        envelope: Guest,
        holder: Holder,
    },
    Tokens {
        seat: Seat,
        count: u8,
    },
    Supply {
        count: u8,
    },
    First {
        seat: Seat,
    },
    /// VIP cards in an envelope that is scored.
    Vip {
        guest: Guest,
        count: u8,
    },
    /// A card of an envelope was misread.
    Card {
        guest: Guest,
        place: u8,
        preference: Preference,
    },
    /// The met preferences of one player in an envelope that the table counted itself.
    Met {
        seat: Seat,
        guest: Guest,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        met: Option<u8>,
    },
}
