//! Why the rules say no: one sentence that says what is missing or what to do instead.

use super::{
    super::model::{Ask, Holder, Refusal, State},
    card_name, envelope_name, guest_name, player,
};
use courtside_rules::{journal::Seat, msg, text::Message};

pub fn refusal(state: &State, refusal: Refusal) -> Message {
    let who = |seat: Seat| player(state, seat);
    let guest = |guest| guest_name(state, guest);
    let envelope = |envelope| envelope_name(state, envelope);
    match refusal {
        Refusal::GameOver => msg!("shot-refusal-game-over"),
        Refusal::NotNow => match state.ask().seat() {
            Some(seat) => msg!("shot-refusal-not-now-player", player = who(seat)),
            None => msg!("shot-refusal-not-now"),
        },
        Refusal::NotOnTable => msg!("shot-refusal-not-on-table", players = state.people()),
        Refusal::NoSuchGuest => msg!("shot-refusal-no-such-guest"),
        Refusal::WrongDeal { holder: Holder::Player(seat), count } => {
            msg!("shot-refusal-wrong-deal", player = who(seat), count = count)
        }
        Refusal::WrongDeal { holder: Holder::Centre, count } => msg!("shot-refusal-wrong-deal-centre", count = count),
        Refusal::NoAuctionMode => msg!("shot-refusal-no-auction"),
        Refusal::EnoughOf { auctions: true } => msg!("shot-refusal-enough-auctions"),
        Refusal::EnoughOf { auctions: false } => msg!("shot-refusal-enough-ordinary"),
        Refusal::OtherCard { card } => msg!("shot-refusal-other-card", card = card_name(card)),
        Refusal::DeckUnknown => msg!("shot-refusal-deck-unknown"),
        Refusal::WhichEnvelope => msg!("shot-refusal-which-envelope"),
        Refusal::NotThere { envelope: which } => msg!("shot-refusal-not-there", envelope = envelope(which)),
        Refusal::Twice { envelope: which } => msg!("shot-refusal-twice", envelope = envelope(which)),
        Refusal::WrongCount { count } => msg!("shot-refusal-wrong-count", count = count),
        Refusal::NotANeighbour => msg!("shot-refusal-not-a-neighbour"),
        Refusal::Locked { envelope: which } => msg!("shot-refusal-locked", envelope = envelope(which)),
        Refusal::TooLow { least } => msg!("shot-refusal-too-low", least = least),
        Refusal::TooFewTokens { seat, has } => msg!("shot-refusal-too-few-tokens", player = who(seat), has = has),
        Refusal::OwnLot => msg!("shot-refusal-own-lot"),
        Refusal::OtherBidder { seat } => match state.ask() {
            Ask::Bid { seat: asked, .. } if asked == seat => msg!("shot-refusal-bidder-turn", player = who(seat)),
            _ => msg!("shot-refusal-other-bidder", player = who(seat)),
        },
        Refusal::MustSell { has } => msg!("shot-refusal-must-sell", has = has),
        Refusal::SupplyEmpty { has } => msg!("shot-refusal-supply-empty", has = has),
        Refusal::NoSuchCell { cell } => msg!("shot-refusal-no-such-cell", cell = cell.to_string()),
        Refusal::UnderTable { cell } => msg!("shot-refusal-under-table", cell = cell.to_string()),
        Refusal::Occupied { cell, guest: there } => {
            msg!("shot-refusal-occupied", cell = cell.to_string(), guest = guest(there))
        }
        Refusal::NotOnFloor { guest: who } => msg!("shot-refusal-not-on-floor", guest = guest(who)),
        Refusal::PhotoFirst { seat } => msg!("shot-refusal-photo-first", player = who(seat)),
        Refusal::AlreadyScored { guest: who } => msg!("shot-refusal-already-scored", guest = guest(who)),
        Refusal::StillOpen { guest: who } => msg!("shot-refusal-still-open", guest = guest(who)),
        Refusal::NothingOpen => msg!("shot-refusal-nothing-open"),
        Refusal::ThreeCards => msg!("shot-refusal-three-cards"),
        Refusal::BadArea => msg!("shot-refusal-bad-area"),
        Refusal::AlternativeNeeded => msg!("shot-refusal-alternative"),
        Refusal::BadAlternative => msg!("shot-refusal-bad-alternative"),
        Refusal::TooManyVip { most } => msg!("shot-refusal-too-many-vip", most = most),
        Refusal::NotAsked => msg!("shot-refusal-not-asked"),
        Refusal::AnswerFirst { seat } => msg!("shot-refusal-answer-first", player = who(seat)),
        Refusal::WrongVoters => msg!("shot-refusal-wrong-voters"),
        Refusal::TooManyMet => msg!("shot-refusal-too-many-met"),
        Refusal::NoNotes => msg!("shot-refusal-no-notes"),
        Refusal::NoteTooLong { most } => msg!("shot-refusal-note-too-long", most = most),
        Refusal::TooMany { most } => msg!("shot-refusal-too-many", most = most),
    }
}
