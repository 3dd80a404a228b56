//! Steps 2 to 4 of a round: the card is turned up, everyone does what it says, the first-player card goes on.

use super::{
    super::{
        guest::Guest,
        model::{Action, Ask, Card, Event, Exchange, Holder, Payment, ROUNDS, Refusal, State, Step, Why},
    },
    Trial, asked, auction,
};
use courtside_rules::journal::Seat;

pub(super) fn turn_up(trial: &mut Trial, card: Card) -> Result<(), Refusal> {
    let state = &trial.state;
    asked(state, Ask::TurnUp)?;
    if card.is_auction() && !state.setup().auction {
        return Err(Refusal::NoAuctionMode);
    }
    if !state.may_turn_up(card) {
        return Err(Refusal::EnoughOf { auctions: card.is_auction() });
    }
    if let Some(drawn) = state.next_card().filter(|drawn| *drawn != card) {
        return Err(Refusal::OtherCard { card: drawn });
    }
    let count = state.seen(card) + 1;
    // A kit with more cards than the box has would be refused, so that only what fits is learnt.
    let more = state.in_box(card).is_some_and(|known| known < count && state.has_room_for(card, count - known));
    let players = state.people() as u8;
    if more {
        trial.happen(Event::CardCounted { card, players, count });
    }
    trial.happen(Event::CardTurned { card });
    go_on(trial);
    Ok(())
}

/// What a player tells while the card is carried out.
pub(super) fn carry_out(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    if *action == Action::Done {
        return done(trial);
    }
    match (trial.state.ask(), action) {
        (Ask::Take { seat, count }, Action::Take { taken, put }) => take(trial, seat, count, taken, put)?,
        (Ask::Steal { seat, from }, Action::Steal { envelope }) => steal(trial, seat, from, *envelope)?,
        (Ask::Give { seat, to }, Action::Give { envelope, to: told }) => give(trial, seat, to, *envelope, *told)?,
        (Ask::Keep { seat }, Action::Keep { envelope }) => {
            lies_with(&trial.state, *envelope, Holder::Player(seat))?;
            trial.happen(Event::KeepTold { seat, envelope: Some(*envelope) });
        }
        (Ask::Draw { seat, count }, Action::Draw { envelopes }) => {
            all_lie_with(&trial.state, envelopes, Holder::Centre, count)?;
            draw(trial, seat, envelopes);
        }
        (Ask::PutIn { seat }, Action::PutIn { envelope }) => {
            let envelope = named(&trial.state, *envelope, trial.state.offerable(seat).next())?;
            lies_with(&trial.state, envelope, Holder::Player(seat))?;
            put_in(trial, seat, envelope);
        }
        _ => return Err(Refusal::NotNow),
    }
    go_on(trial);
    Ok(())
}

/// The envelope that is told; where they are only counted, any that fits.
pub(super) fn named(state: &State, told: Option<Guest>, any: Option<Guest>) -> Result<Guest, Refusal> {
    match told {
        Some(envelope) => Ok(envelope),
        None if state.by_name => Err(Refusal::WhichEnvelope),
        None => any.ok_or(Refusal::NotNow),
    }
}

/// The card is done; where envelopes are only counted, any of them change hands.
fn done(trial: &mut Trial) -> Result<(), Refusal> {
    let Ask::Done(_) = trial.state.ask() else { return Err(Refusal::NotNow) };
    if trial.state.step == Step::Exchange(Exchange::Plain) {
        end(trial);
        return Ok(());
    }
    while let (Ask::Done(_), Step::Exchange(exchange)) = (trial.state.ask(), trial.state.step.clone()) {
        pick_any(trial, &exchange);
        go_on(trial);
    }
    Ok(())
}

/// Carries out one step with whichever envelopes fit.
fn pick_any(trial: &mut Trial, exchange: &Exchange) {
    let state = &trial.state;
    let some = |holder: Holder, count: usize| state.holding(holder).take(count).collect::<Vec<_>>();
    match state.ask_exchange(exchange) {
        // What was taken is put back again: only the counts matter, and they stay.
        Ask::Take { seat, .. } => trial.happen(Event::SeatDone { seat }),
        Ask::Steal { seat, from } => {
            let envelope = some(Holder::Player(from), 1).pop();
            trial.happen(Event::PickTold { seat, envelope });
        }
        Ask::Give { seat, to } => {
            let Exchange::Gifts { gifts } = exchange else { return };
            let free = |envelope: &Guest| gifts.iter().all(|gift| gift.envelope != *envelope);
            let envelope = state.holding(Holder::Player(seat)).find(free).expect("a gift is only asked of who has one");
            let to = to.unwrap_or(state.left(seat));
            trial.happen(Event::GiftTold { seat, to, envelope });
        }
        Ask::Keep { seat } => {
            let envelope = some(Holder::Player(seat), 1).pop();
            trial.happen(Event::KeepTold { seat, envelope });
        }
        Ask::Draw { seat, count } => {
            let envelopes = some(Holder::Centre, count.into());
            draw(trial, seat, &envelopes);
        }
        other => unreachable!("only ordinary cards are done in one go, not {other:?}"),
    }
}

/// Moves on as far as nobody has to be asked.
pub(super) fn go_on(trial: &mut Trial) {
    while let Step::Exchange(exchange) = trial.state.step.clone() {
        let people = trial.state.people();
        let order = trial.state.turn_order();
        match exchange {
            Exchange::Plain => return,
            Exchange::Choice { done } if usize::from(done) == people => end(trial),
            // PS-R04: nothing in the centre, nothing taken.
            Exchange::Choice { done } if trial.state.count(Holder::Centre) == 0 => {
                trial.happen(Event::SeatDone { seat: order[usize::from(done)] });
            }
            Exchange::Choice { .. } => return,
            Exchange::Theft { picks } if picks.len() == people => {
                hand_over_thefts(trial, &picks);
                end(trial);
            }
            Exchange::Theft { picks } => {
                let seat = order[picks.len()];
                // PS-R05: nothing to take.
                if trial.state.envelopes(trial.state.left(seat)) > 0 {
                    return;
                }
                trial.happen(Event::PickTold { seat, envelope: None });
            }
            Exchange::Gifts { gifts } => {
                if trial.state.next_gift().is_some() {
                    return;
                }
                for gift in gifts {
                    let (from, to) = (Holder::Player(gift.from), Holder::Player(gift.to));
                    trial.happen(Event::EnvelopeMoved { envelope: gift.envelope, from, to, why: Why::Given });
                }
                end(trial);
            }
            Exchange::Keep { kept } if kept.len() == people => begin_dance(trial, &kept),
            Exchange::Keep { kept } => {
                let seat = order[kept.len()];
                // PS-R09: a single envelope is the one kept.
                if trial.state.envelopes(seat) > 1 {
                    return;
                }
                let envelope = trial.state.holding(Holder::Player(seat)).next();
                trial.happen(Event::KeepTold { seat, envelope });
            }
            Exchange::Draw { done, .. } if usize::from(done) == people => end(trial),
            Exchange::Draw { due, done } => {
                let seat = order[usize::from(done)];
                if due[seat.index()] > 0 {
                    return;
                }
                trial.happen(Event::SeatDone { seat });
            }
            Exchange::PutIn { done } if usize::from(done) == people => trial.happen(Event::AuctionBegan),
            Exchange::PutIn { done } => {
                let seat = order[usize::from(done)];
                // PS-R23: a player without envelopes puts none in.
                if trial.state.envelopes(seat) > 0 {
                    return;
                }
                trial.happen(Event::SeatDone { seat });
            }
            Exchange::Auction(auction) if usize::from(auction.done) == people => end(trial),
            Exchange::Auction(_) => {
                if !auction::go_on(trial) {
                    return;
                }
            }
        }
    }
}

/// PS-063, PS-064: first taken, then put back, those just taken too if he likes.
fn take(trial: &mut Trial, seat: Seat, count: u8, taken: &[Guest], put: &[Guest]) -> Result<(), Refusal> {
    all_lie_with(&trial.state, taken, Holder::Centre, count)?;
    let own = Holder::Player(seat);
    for envelope in taken {
        let why = Why::Chosen;
        trial.happen(Event::EnvelopeMoved { envelope: *envelope, from: Holder::Centre, to: own, why });
    }
    all_lie_with(&trial.state, put, own, count)?;
    for envelope in put {
        let why = Why::PutBack;
        trial.happen(Event::EnvelopeMoved { envelope: *envelope, from: own, to: Holder::Centre, why });
    }
    trial.happen(Event::SeatDone { seat });
    Ok(())
}

fn steal(trial: &mut Trial, seat: Seat, from: Seat, envelope: Guest) -> Result<(), Refusal> {
    lies_with(&trial.state, envelope, Holder::Player(from))?;
    trial.happen(Event::PickTold { seat, envelope: Some(envelope) });
    Ok(())
}

/// PS-066: all at once, so that what was only just taken is not taken on.
fn hand_over_thefts(trial: &mut Trial, picks: &[Option<Guest>]) {
    for (seat, envelope) in trial.state.turn_order().into_iter().zip(picks) {
        if let Some(envelope) = *envelope {
            let from = Holder::Player(trial.state.left(seat));
            trial.happen(Event::EnvelopeMoved { envelope, from, to: Holder::Player(seat), why: Why::Stolen });
        }
    }
}

fn give(trial: &mut Trial, seat: Seat, to: Option<Seat>, envelope: Guest, told: Seat) -> Result<(), Refusal> {
    let state = &trial.state;
    let neighbours = [state.left(seat), state.right(seat)];
    if to.is_some_and(|to| to != told) || !neighbours.contains(&told) {
        return Err(Refusal::NotANeighbour);
    }
    lies_with(state, envelope, Holder::Player(seat))?;
    if let Step::Exchange(Exchange::Gifts { gifts }) = &state.step
        && gifts.iter().any(|gift| gift.envelope == envelope)
    {
        return Err(Refusal::Twice { envelope });
    }
    trial.happen(Event::GiftTold { seat, to: told, envelope });
    Ok(())
}

/// PS-074 to PS-076: all but the kept ones go into the centre, and as many come back.
fn begin_dance(trial: &mut Trial, kept: &[Option<Guest>]) {
    let mut due = vec![0; trial.state.people()];
    for (seat, kept) in trial.state.turn_order().into_iter().zip(kept) {
        let from = Holder::Player(seat);
        let others: Vec<Guest> = trial.state.holding(from).filter(|envelope| Some(*envelope) != *kept).collect();
        due[seat.index()] = others.len() as u8;
        for envelope in others {
            trial.happen(Event::EnvelopeMoved { envelope, from, to: Holder::Centre, why: Why::PutIntoDance });
        }
    }
    trial.happen(Event::CentreShuffled { due });
}

fn draw(trial: &mut Trial, seat: Seat, envelopes: &[Guest]) {
    for envelope in envelopes {
        let (from, to) = (Holder::Centre, Holder::Player(seat));
        trial.happen(Event::EnvelopeMoved { envelope: *envelope, from, to, why: Why::Drawn });
    }
    trial.happen(Event::SeatDone { seat });
}

fn put_in(trial: &mut Trial, seat: Seat, envelope: Guest) {
    let from = Holder::Player(seat);
    trial.happen(Event::EnvelopeMoved { envelope, from, to: Holder::Centre, why: Why::PutIntoAuction });
    trial.happen(Event::SeatDone { seat });
}

pub(super) fn lies_with(state: &State, envelope: Guest, holder: Holder) -> Result<(), Refusal> {
    if !envelope.is_real() {
        return Err(Refusal::NoSuchGuest);
    }
    if state.holder(envelope) == holder { Ok(()) } else { Err(Refusal::NotThere { envelope }) }
}

fn all_lie_with(state: &State, envelopes: &[Guest], holder: Holder, count: u8) -> Result<(), Refusal> {
    if envelopes.len() != usize::from(count) {
        return Err(Refusal::WrongCount { count });
    }
    for (place, envelope) in envelopes.iter().enumerate() {
        lies_with(state, *envelope, holder)?;
        if envelopes[..place].contains(envelope) {
            return Err(Refusal::Twice { envelope: *envelope });
        }
    }
    Ok(())
}

/// Step 4 (PS-041), with the help of tokens in auction mode (PS-143, PS-R27).
fn end(trial: &mut Trial) {
    let card = trial.state.card().expect("an exchange that ends has a card");
    trial.happen(Event::ExchangeEnded { card });
    if trial.state.setup().auction {
        for seat in trial.state.turn_order() {
            help(trial, seat);
        }
    }
    let to = trial.state.left(trial.state.first);
    trial.happen(Event::FirstPassed { to });
    if trial.state.round == ROUNDS {
        trial.happen(Event::ArrangingBegan);
    } else {
        trial.happen(Event::RoundBegan { round: trial.state.round + 1 });
    }
}

fn help(trial: &mut Trial, seat: Seat) {
    if trial.state.tokens(seat) > 0 || trial.state.envelopes(seat) > 0 {
        return;
    }
    for giver in trial.state.others(seat) {
        if trial.state.tokens(giver) > 1 {
            let (from, to) = (Holder::Player(giver), Holder::Player(seat));
            trial.happen(Event::TokensPaid { from, to, tokens: 1, why: Payment::Help });
        }
    }
}
