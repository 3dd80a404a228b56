//! Why the rules say no.

use super::{
    super::{floor::Cell, guest::Guest},
    Card, Holder,
};
use courtside_rules::journal::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// Something else is asked now.
    NotNow,
    /// No such player.
    NotOnTable,
    /// There is no such guest.
    NoSuchGuest,
    /// So many envelopes lie in the centre, or before this player (PS-015).
    WrongDeal {
        holder: Holder,
        count: u8,
    },
    /// Auction cards are for auction mode (PS-012).
    NoAuctionMode,
    /// Three ordinary and three auction cards make the deck (PS-128).
    EnoughOf {
        auctions: bool,
    },
    /// The app draws this card.
    OtherCard {
        card: Card,
    },
    /// The kit does not say which cards there are, so the app cannot shuffle them.
    DeckUnknown,
    /// Envelopes are told by name.
    WhichEnvelope,
    /// The envelope lies elsewhere.
    NotThere {
        envelope: Guest,
    },
    /// Named twice.
    Twice {
        envelope: Guest,
    },
    /// So many are taken, put back or drawn.
    WrongCount {
        count: u8,
    },
    /// Only a neighbour gets a gift, and each of two neighbours one.
    NotANeighbour,
    /// Bought in this round (PS-142).
    Locked {
        envelope: Guest,
    },
    /// Not higher than the last bid.
    TooLow {
        least: u8,
    },
    /// Nobody pays more tokens than he has.
    TooFewTokens {
        seat: Seat,
        has: u8,
    },
    /// The active player does not bid for his own lot (PS-133).
    OwnLot,
    /// Not this player's turn to speak.
    OtherBidder {
        seat: Seat,
    },
    /// He has too few tokens to pay, so he must sell (PS-160).
    MustSell {
        has: u8,
    },
    /// The supply has only so many.
    SupplyEmpty {
        has: u8,
    },
    /// The floor has no such cell.
    NoSuchCell {
        cell: Cell,
    },
    /// Under the table (PS-R31).
    UnderTable {
        cell: Cell,
    },
    /// A cell holds one guest (PS-082).
    Occupied {
        cell: Cell,
        guest: Guest,
    },
    /// The guest is not on this floor.
    NotOnFloor {
        guest: Guest,
    },
    /// The photo is looked at first.
    PhotoFirst {
        seat: Seat,
    },
    /// The envelope is scored.
    AlreadyScored {
        guest: Guest,
    },
    /// Another envelope is open (PS-115).
    StillOpen {
        guest: Guest,
    },
    /// No envelope is open.
    NothingOpen,
    /// Three cards are in an envelope (PS-013).
    ThreeCards,
    /// Cells that no guest can stand on, or none at all.
    BadArea,
    /// The card names the guest himself: what stands in brackets is needed (PS-112).
    AlternativeNeeded,
    /// What stands in brackets names the guest himself again.
    BadAlternative,
    /// Each player has one VIP card (PS-057).
    TooManyVip {
        most: u8,
    },
    /// Nobody asks this of the photo.
    NotAsked,
    /// First this has to be answered.
    AnswerFirst {
        seat: Seat,
    },
    /// Everyone but the photographer votes (PS-R17).
    WrongVoters,
    /// Three cards, so at most three are met.
    TooManyMet,
    /// This game has no private notes.
    NoNotes,
    /// Longer than a note may be.
    NoteTooLong {
        most: usize,
    },
    /// So many there cannot be.
    TooMany {
        most: u8,
    },
}
