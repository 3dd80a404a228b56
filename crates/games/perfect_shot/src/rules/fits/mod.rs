//! Which events can have happened in a state: those of a file are asked here before anything is moved.
//!
//! Not what the rules of today would decide, for old files replay for ever: only whether what an event names is there.

mod auction;
mod correct;
mod exchange;
mod frames;
mod scoring;

use super::{
    super::{
        guest::{GUESTS, Guest},
        model::{Event, Exchange, Holder, ROUNDS, State, Step},
    },
    NOTE_CHARS, ensure, seated,
};
use courtside_rules::journal::Seat;

pub(in super::super) fn fits(state: &State, event: &Event) -> Result<(), String> {
    match event {
        Event::AllLooked
        | Event::CardTurned { .. }
        | Event::DeckChanged { .. }
        | Event::ScoringBegan
        | Event::GameEnded => Ok(()),
        Event::Dealt { holders } => dealt(state, holders),
        Event::CardCounted { players, count, .. } => counted(state, *players, *count),
        Event::ExchangeEnded { .. } => exchange(state).map(drop),
        Event::FirstPassed { to } => sits(state, *to),
        Event::RoundBegan { round } => ensure((1..=ROUNDS).contains(round), || format!("there is no round {round}")),
        Event::ArrangingBegan => follows(matches!(state.step, Step::Look), event),
        Event::FloorsBegan => follows(matches!(state.step, Step::Arrange), event),
        Event::CountingAlone => follows(matches!(state.step, Step::Arrange | Step::Floors), event),
        Event::TrackChanged { .. } => ensure(exchange(state).is_err(), || "envelopes are changing hands".to_owned()),

        Event::PickTold { seat, envelope } => exchange::picked(state, *seat, *envelope),
        Event::GiftTold { seat, to, envelope } => exchange::given(state, *seat, *to, *envelope),
        Event::KeepTold { seat, envelope } => exchange::kept(state, *seat, *envelope),
        Event::CentreShuffled { due } => exchange::shuffled(state, due),
        Event::SeatDone { seat } => exchange::done(state, *seat),
        Event::EnvelopeMoved { envelope, from, to, .. } => exchange::moved(state, *envelope, *from, *to),

        Event::AuctionBegan => match exchange(state)? {
            Exchange::PutIn { .. } => Ok(()),
            other => Err(format!("no auction follows {other:?}")),
        },
        Event::Skipped { seat } | Event::NotSold { seat, .. } | Event::LookedInside { seat, .. } => sits(state, *seat),
        Event::Offered { seat, envelope } => auction::offered(state, *seat, *envelope),
        Event::BidMade { seat, tokens } => auction::bid(state, *seat, *tokens),
        Event::Passed { seat } | Event::PriceNamed { seat, .. } => auction::spoke(state, *seat),
        Event::HandsOpened { bids } => auction::opened(state, bids),
        Event::TokensPaid { from, to, tokens, .. } => auction::paid(state, *from, *to, *tokens),
        Event::ActiveDone { seat } => auction::done(state, *seat),

        Event::PhotoRefused { seat, .. }
        | Event::PhotoValid { seat }
        | Event::FloorSettled { seat }
        | Event::Examined { seat, .. }
        | Event::Voided { seat, .. } => sits(state, *seat),
        Event::Placed { seat, guest, cell } => frames::placed(state, *seat, *guest, *cell),
        Event::Filled { seat, cells } => frames::filled(state, *seat, cells),

        Event::EnvelopeOpened { guest } => scoring::opened(state, *guest),
        Event::CardLearnt { number, preference } => scoring::learnt(state, *number, preference),
        Event::CardRead { guest, preference } => scoring::read(state, *guest, preference),
        Event::VipCounted { guest, count } => scoring::vip(state, *guest, *count),
        Event::Answered { seat, wish, .. } => scoring::answered(state, *seat, *wish),
        Event::VotedOn { seat, wish, votes, .. } => scoring::voted(state, *seat, *wish, votes),
        Event::EnvelopeScored { guest, cards, vip, outcomes } => {
            scoring::scored(state, *guest, cards.as_deref(), *vip, outcomes)
        }
        Event::DishesCounted { points } => scoring::dishes(state, points),
        Event::FinalVoteCalled { tied } => everyone_sits(state, tied.iter().copied()),
        Event::FinalVoteHeld { votes } => scoring::vote_held(state, votes),

        Event::NoteKept { seat, text } => {
            sits(state, *seat)?;
            ensure(text.chars().count() <= NOTE_CHARS, || "a note is too long".to_owned())
        }
        Event::Corrected(correction) => correct::corrected(state, correction),
    }
}

/// The game is as far as this begins, and not further.
fn follows(now: bool, event: &Event) -> Result<(), String> {
    ensure(now, || format!("{event:?} at a wrong time"))
}

/// There is such a player.
fn sits(state: &State, seat: Seat) -> Result<(), String> {
    seated(state, seat).map_err(|_| format!("there is no {seat:?}"))
}

fn everyone_sits(state: &State, mut seats: impl Iterator<Item = Seat>) -> Result<(), String> {
    seats.try_for_each(|seat| sits(state, seat))
}

/// There is such a place.
fn is_place(state: &State, holder: Holder) -> Result<(), String> {
    match holder {
        Holder::Centre => Ok(()),
        Holder::Player(seat) => sits(state, seat),
    }
}

fn lies(state: &State, envelope: Guest, holder: Holder) -> Result<(), String> {
    ensure(state.holder(envelope) == holder, || format!("{envelope:?} is not with {holder:?}"))
}

/// It is this player's turn, after so many.
fn is_turn(state: &State, seat: Seat, done: usize) -> Result<(), String> {
    ensure(state.turn_order().get(done) == Some(&seat), || format!("it is not the turn of {seat:?}"))
}

/// How far the card of this round is.
fn exchange(state: &State) -> Result<&Exchange, String> {
    match &state.step {
        Step::Exchange(exchange) => Ok(exchange),
        _ => Err("no card is carried out".to_owned()),
    }
}

fn dealt(state: &State, holders: &[Holder]) -> Result<(), String> {
    ensure(holders.len() == usize::from(GUESTS), || format!("{} envelopes", holders.len()))?;
    holders.iter().try_for_each(|holder| is_place(state, *holder))
}

fn counted(state: &State, players: u8, count: u8) -> Result<(), String> {
    let right = usize::from(players) == state.people() && (1..=ROUNDS).contains(&count);
    ensure(right, || format!("{count} cards for {players} players"))
}
