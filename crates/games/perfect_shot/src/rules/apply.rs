//! Moves a state past an event. Only writes: every decision was taken when the event was made.

use super::{
    super::{
        guest::{Guest, Guests},
        model::{Answered, Auction, Card, Event, Exchange, Gift, Holder, Opened, Scored, State, Step, Why},
    },
    correct,
};

pub(in super::super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::Dealt { .. }
        | Event::AllLooked
        | Event::CardTurned { .. }
        | Event::CardCounted { .. }
        | Event::ExchangeEnded { .. }
        | Event::FirstPassed { .. }
        | Event::RoundBegan { .. }
        | Event::ArrangingBegan
        | Event::FloorsBegan
        | Event::TrackChanged { .. }
        | Event::DeckChanged { .. } => apply_round(state, event),
        Event::PickTold { .. }
        | Event::GiftTold { .. }
        | Event::KeepTold { .. }
        | Event::CentreShuffled { .. }
        | Event::SeatDone { .. }
        | Event::AuctionBegan => apply_exchange(state, event),
        Event::EnvelopeMoved { envelope, to, why, .. } => {
            state.holders[envelope.index()] = *to;
            if *why == Why::Bought {
                state.locked.insert(*envelope);
            }
        }
        Event::TokensPaid { from, to, tokens, .. } => {
            *purse(state, *from) -= tokens;
            *purse(state, *to) += tokens;
        }
        Event::Skipped { .. } | Event::NotSold { .. } | Event::LookedInside { .. } => {}
        Event::Offered { .. }
        | Event::BidMade { .. }
        | Event::Passed { .. }
        | Event::HandsOpened { .. }
        | Event::PriceNamed { .. }
        | Event::ActiveDone { .. } => apply_auction(state, event),
        Event::PhotoRefused { .. }
        | Event::PhotoValid { .. }
        | Event::Placed { .. }
        | Event::Filled { .. }
        | Event::Voided { .. }
        | Event::FloorSettled { .. }
        | Event::Examined { .. }
        | Event::Answered { .. }
        | Event::VotedOn { .. } => apply_frame(state, event),
        Event::CountingAlone
        | Event::ScoringBegan
        | Event::EnvelopeOpened { .. }
        | Event::CardLearnt { .. }
        | Event::CardRead { .. }
        | Event::VipCounted { .. }
        | Event::EnvelopeScored { .. }
        | Event::DishesCounted { .. }
        | Event::FinalVoteCalled { .. }
        | Event::FinalVoteHeld { .. }
        | Event::GameEnded => apply_scoring(state, event),
        Event::NoteKept { seat, text } => state.notes[seat.index()].clone_from(text),
        Event::Corrected(correction) => correct::write(state, correction),
    }
}

fn apply_round(state: &mut State, event: &Event) {
    match event {
        Event::Dealt { holders } => {
            state.holders.copy_from_slice(holders);
            state.told = true;
        }
        Event::AllLooked => state.step = Step::TurnUp,
        Event::CardTurned { card } => {
            state.turned.push(*card);
            state.step = Step::Exchange(begun(*card));
        }
        Event::ExchangeEnded { .. } => state.step = Step::Look,
        Event::FirstPassed { to } => state.first = *to,
        Event::RoundBegan { round } => {
            state.round = *round;
            state.locked = Guests::default();
        }
        Event::ArrangingBegan => {
            state.step = Step::Arrange;
            state.locked = Guests::default();
        }
        Event::FloorsBegan => state.step = Step::Floors,
        Event::TrackChanged { by_name } => {
            state.by_name = *by_name;
            state.told = false;
        }
        Event::DeckChanged { deck } => state.deck = *deck,
        _ => {}
    }
}

/// What a card begins with.
fn begun(card: Card) -> Exchange {
    match card {
        Card::Reveal | Card::Rumours => Exchange::Plain,
        Card::Choice => Exchange::Choice { done: 0 },
        Card::Theft => Exchange::Theft { picks: Vec::new() },
        Card::Gifts => Exchange::Gifts { gifts: Vec::new() },
        Card::Dance => Exchange::Keep { kept: Vec::new() },
        Card::Joint => Exchange::PutIn { done: 0 },
        Card::Quick | Card::Secret | Card::Unfair | Card::Open | Card::Fixed => Exchange::Auction(fresh(0)),
    }
}

fn fresh(done: u8) -> Auction {
    Auction { done, lot: None, best: None, spoken: Vec::new(), hands: Vec::new(), price: None }
}

fn apply_exchange(state: &mut State, event: &Event) {
    let Step::Exchange(exchange) = &mut state.step else { return };
    match (exchange, event) {
        (Exchange::Theft { picks }, Event::PickTold { envelope, .. }) => picks.push(*envelope),
        (Exchange::Gifts { gifts }, Event::GiftTold { seat, to, envelope }) => {
            gifts.push(Gift { from: *seat, to: *to, envelope: *envelope });
        }
        (Exchange::Keep { kept }, Event::KeepTold { envelope, .. }) => kept.push(*envelope),
        (
            Exchange::Choice { done } | Exchange::Draw { done, .. } | Exchange::PutIn { done },
            Event::SeatDone { .. },
        ) => {
            *done += 1;
        }
        (exchange @ Exchange::Keep { .. }, Event::CentreShuffled { due }) => {
            *exchange = Exchange::Draw { due: due.clone(), done: 0 };
        }
        (exchange @ Exchange::PutIn { .. }, Event::AuctionBegan) => *exchange = Exchange::Auction(fresh(0)),
        _ => {}
    }
}

fn apply_auction(state: &mut State, event: &Event) {
    let Step::Exchange(Exchange::Auction(auction)) = &mut state.step else { return };
    match event {
        Event::Offered { envelope, .. } => auction.lot = Some(*envelope),
        Event::BidMade { seat, tokens } => {
            auction.best = Some((*seat, *tokens));
            auction.spoken.push((*seat, Some(*tokens)));
        }
        Event::Passed { seat } => auction.spoken.push((*seat, None)),
        Event::HandsOpened { bids } => auction.hands.push(bids.clone()),
        Event::PriceNamed { tokens, .. } => auction.price = Some(*tokens),
        Event::ActiveDone { .. } => *auction = fresh(auction.done + 1),
        _ => {}
    }
}

/// The tokens of a player, or of the common supply.
fn purse(state: &mut State, holder: Holder) -> &mut u8 {
    match holder {
        Holder::Centre => &mut state.supply,
        Holder::Player(seat) => &mut state.tokens[seat.index()],
    }
}

fn apply_frame(state: &mut State, event: &Event) {
    match event {
        Event::PhotoRefused { seat, .. } => {
            let frame = &mut state.frames[seat.index()];
            frame.invalid = frame.invalid.saturating_add(1);
            frame.valid = false;
            frame.settled = false;
        }
        Event::PhotoValid { seat } => state.frames[seat.index()].valid = true,
        Event::Placed { seat, guest, cell } => {
            let floor = &mut state.frames[seat.index()].floor;
            floor.put(*guest, *cell);
            if cell.is_none() {
                floor.void.remove(*guest);
            }
        }
        Event::Filled { seat, cells } => {
            let floor = &mut state.frames[seat.index()].floor;
            for guest in Guest::all() {
                floor.put(guest, cells.get(&guest).copied());
            }
            floor.void = Guests::default();
        }
        Event::Voided { seat, guest, void } => {
            let voids = &mut state.frames[seat.index()].floor.void;
            if *void { voids.insert(*guest) } else { voids.remove(*guest) }
        }
        Event::FloorSettled { seat } => state.frames[seat.index()].settled = true,
        Event::Examined { seat, evidence } => state.frames[seat.index()].evidence = Some(evidence.clone()),
        Event::Answered { seat, guest, wish, met } => {
            let answered = Answered { met: *met, votes: None };
            state.frames[seat.index()].answers.insert((*guest, (*wish).into()), answered);
        }
        Event::VotedOn { seat, guest, wish, votes } => {
            let answered = Answered { met: votes.are_for(), votes: Some(votes.clone()) };
            state.frames[seat.index()].answers.insert((*guest, (*wish).into()), answered);
        }
        _ => {}
    }
}

fn apply_scoring(state: &mut State, event: &Event) {
    match event {
        Event::CountingAlone => state.short = true,
        Event::ScoringBegan => state.step = Step::Scoring,
        Event::EnvelopeOpened { guest } => {
            state.opened = Some(Opened { guest: *guest, cards: Vec::new(), vip: 0 });
        }
        Event::CardLearnt { number, preference } => {
            if let Some(place) = state.known.get_mut(usize::from(*number)) {
                *place = Some(*preference);
            }
        }
        Event::CardRead { preference, .. } => {
            if let Some(opened) = &mut state.opened {
                opened.cards.push(*preference);
            }
        }
        Event::VipCounted { count, .. } => {
            if let Some(opened) = &mut state.opened {
                opened.vip = *count;
            }
        }
        Event::EnvelopeScored { guest, cards, vip, outcomes } => {
            let scored = Scored { cards: cards.clone(), vip: *vip, outcomes: outcomes.clone() };
            if state.scored[guest.index()].replace(scored).is_none() {
                state.order.push(*guest);
            }
            if state.opened.as_ref().is_some_and(|opened| opened.guest == *guest) {
                state.opened = None;
            }
        }
        Event::DishesCounted { points } => state.dishes = Some(points.clone()),
        Event::FinalVoteCalled { tied } => {
            state.step = Step::FinalVote;
            state.tied.clone_from(tied);
            state.final_votes = None;
        }
        Event::FinalVoteHeld { votes } => state.final_votes = Some(votes.clone()),
        Event::GameEnded => state.step = Step::Over,
        _ => {}
    }
}
