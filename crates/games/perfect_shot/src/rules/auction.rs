//! The auction cards: lots, bids, payments (PS-131 to PS-164).

use super::{
    super::{
        guest::Guest,
        model::{Action, Ask, Auction, Card, Event, Holder, Payment, Refusal, State, Unsold, Why},
    },
    Trial, can_pay,
    exchange::{self, lies_with, named},
    seated,
};
use courtside_rules::journal::Seat;

pub(super) fn auction(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    match (trial.state.ask(), action) {
        (Ask::Offer { seat }, Action::Offer { envelope }) => offer(trial, seat, *envelope)?,
        (Ask::Bid { seat, least, .. }, Action::Bid { seat: told, tokens }) => {
            is_turn(seat, *told)?;
            bid(trial, *told, *tokens, least)?;
        }
        (Ask::Bid { seat, .. }, Action::Pass { seat: told }) => {
            is_turn(seat, *told)?;
            trial.happen(Event::Passed { seat });
        }
        (Ask::Shout { active, least }, Action::Bid { seat, tokens }) => {
            may_bid(&trial.state, active, *seat)?;
            bid(trial, *seat, *tokens, least)?;
        }
        (Ask::Bid { .. } | Ask::Shout { .. }, Action::Hammer) => hammer(trial),
        (Ask::Bid { active, least, .. } | Ask::Shout { active, least }, Action::Highest { seat, tokens }) => {
            may_bid(&trial.state, active, *seat)?;
            if passed(&trial.state, *seat) {
                return Err(Refusal::OtherBidder { seat: *seat });
            }
            bid(trial, *seat, *tokens, least)?;
            hammer(trial);
        }
        (Ask::Hands { active, bidders }, Action::OpenHands { bids }) => open_hands(trial, active, &bidders, bids)?,
        (Ask::Settle { active, bidder, price }, Action::Settle { keep }) => {
            settle(trial, active, bidder, price, *keep)?;
        }
        (Ask::Price { active }, Action::Price { tokens }) => {
            trial.happen(Event::PriceNamed { seat: active, tokens: *tokens });
        }
        (Ask::Payers { active, price }, Action::Paid { payers }) => look_inside(trial, active, price, payers)?,
        _ => return Err(Refusal::NotNow),
    }
    exchange::go_on(trial);
    Ok(())
}

/// Moves the auction on as far as nobody has to be asked; false when somebody has.
pub(super) fn go_on(trial: &mut Trial) -> bool {
    let state = &trial.state;
    let (Some(auction), Some(seat), Some(card)) = (state.auction(), state.active(), state.card()) else {
        return false;
    };
    if auction.lot.is_none() {
        let none = match card {
            Card::Joint => state.count(Holder::Centre) == 0,
            _ => state.offerable(seat).next().is_none(),
        };
        if none {
            trial.happen(Event::Skipped { seat });
            trial.happen(Event::ActiveDone { seat });
        }
        return none;
    }
    match (card, state.ask(), auction.best) {
        // A bid he cannot pay is none: he passes.
        (_, Ask::Bid { seat, least, .. }, _) if state.tokens(seat) < least => {
            trial.happen(Event::Passed { seat });
            true
        }
        (Card::Quick, _, best) if state.next_bidder().is_none() => {
            conclude(trial, best);
            true
        }
        (Card::Joint, _, None) if state.next_bidder().is_none() => {
            conclude(trial, None);
            true
        }
        _ => false,
    }
}

fn offer(trial: &mut Trial, seat: Seat, told: Option<Guest>) -> Result<(), Refusal> {
    let state = &trial.state;
    let joint = state.card() == Some(Card::Joint);
    let any = if joint { state.holding(Holder::Centre).next() } else { state.offerable(seat).next() };
    let envelope = named(state, told, any)?;
    lies_with(state, envelope, if joint { Holder::Centre } else { Holder::Player(seat) })?;
    if state.locked.contains(envelope) {
        return Err(Refusal::Locked { envelope });
    }
    trial.happen(Event::Offered { seat, envelope });
    Ok(())
}

fn is_turn(seat: Seat, told: Seat) -> Result<(), Refusal> {
    if seat == told { Ok(()) } else { Err(Refusal::OtherBidder { seat }) }
}

fn may_bid(state: &State, active: Seat, seat: Seat) -> Result<(), Refusal> {
    seated(state, seat)?;
    if seat == active { Err(Refusal::OwnLot) } else { Ok(()) }
}

fn passed(state: &State, seat: Seat) -> bool {
    let spoken = state.auction().map(|auction| auction.spoken.as_slice()).unwrap_or_default();
    match state.card() {
        // One bid only, so who has spoken is out.
        Some(Card::Quick) => spoken.iter().any(|(spoke, _)| *spoke == seat),
        _ => spoken.contains(&(seat, None)),
    }
}

fn bid(trial: &mut Trial, seat: Seat, tokens: u8, least: u8) -> Result<(), Refusal> {
    if tokens < least {
        return Err(Refusal::TooLow { least });
    }
    can_pay(&trial.state, seat, tokens)?;
    trial.happen(Event::BidMade { seat, tokens });
    Ok(())
}

/// Nobody goes higher: all who could still speak pass.
fn hammer(trial: &mut Trial) {
    let Some(auction) = trial.state.auction().cloned() else { return };
    match trial.state.card() {
        Some(Card::Open) => conclude(trial, auction.best),
        _ => {
            let best = auction.best.map(|(seat, _)| seat);
            let live = trial.state.bidding_order();
            for seat in live.into_iter().filter(|seat| Some(*seat) != best) {
                if !passed(&trial.state, seat) {
                    trial.happen(Event::Passed { seat });
                }
            }
        }
    }
}

/// The end of an open bidding: sold to the highest bidder, or to nobody (PS-135, PS-139).
fn conclude(trial: &mut Trial, best: Option<(Seat, u8)>) {
    let Some(seat) = trial.state.active() else { return };
    match best {
        Some((buyer, price)) => sell(trial, seat, buyer, price),
        None => trial.happen(Event::NotSold { seat, why: Unsold::NobodyBid }),
    }
    trial.happen(Event::ActiveDone { seat });
}

/// The buyer pays the active player and gets the lot.
fn sell(trial: &mut Trial, active: Seat, buyer: Seat, price: u8) {
    let (from, to) = (Holder::Player(buyer), Holder::Player(active));
    trial.happen(Event::TokensPaid { from, to, tokens: price, why: Payment::Price });
    hand_over(trial, buyer);
}

fn hand_over(trial: &mut Trial, to: Seat) {
    let lot = trial.state.auction().and_then(|auction| auction.lot).expect("what is sold was offered");
    let from = trial.state.holder(lot);
    trial.happen(Event::EnvelopeMoved { envelope: lot, from, to: Holder::Player(to), why: Why::Bought });
}

/// PS-148 to PS-153, PS-R21, PS-R22, PS-R25.
fn open_hands(trial: &mut Trial, active: Seat, bidders: &[(Seat, u8)], told: &[u8]) -> Result<(), Refusal> {
    if told.len() != bidders.len() {
        return Err(Refusal::WrongCount { count: bidders.len() as u8 });
    }
    for ((seat, least), tokens) in bidders.iter().zip(told) {
        if tokens < least {
            return Err(Refusal::TooLow { least: *least });
        }
        can_pay(&trial.state, *seat, *tokens)?;
    }
    let bids: Vec<(Seat, u8)> = bidders.iter().map(|(seat, _)| *seat).zip(told.iter().copied()).collect();
    trial.happen(Event::HandsOpened { bids: bids.clone() });
    let most = told.iter().copied().max().unwrap_or_default();
    let mut best = bids.iter().filter(|(_, tokens)| *tokens == most);
    match (best.next(), best.next()) {
        (Some(_), Some(_)) => {
            let again = trial.state.auction().is_some_and(|auction| auction.hands.len() == 1);
            if again {
                return Ok(());
            }
            trial.happen(Event::NotSold { seat: active, why: Unsold::TiedTwice });
        }
        (Some((buyer, price)), None) if *price > 0 => {
            let (buyer, price) = (*buyer, *price);
            let losers = losers(trial.state.auction(), buyer);
            sell(trial, active, buyer, price);
            if trial.state.card() == Some(Card::Unfair) {
                pay_halves(trial, active, &losers);
            }
        }
        _ => trial.happen(Event::NotSold { seat: active, why: Unsold::NobodyBid }),
    }
    trial.happen(Event::ActiveDone { seat: active });
    Ok(())
}

/// Who did not win, each with his last bid.
fn losers(auction: Option<&Auction>, buyer: Seat) -> Vec<(Seat, u8)> {
    let hands = auction.map(|auction| auction.hands.as_slice()).unwrap_or_default();
    let Some(first) = hands.first() else { return Vec::new() };
    let last_bid = |seat: Seat| hands.iter().rev().flatten().find(|(bidder, _)| *bidder == seat).map(|(_, bid)| *bid);
    first.iter().filter_map(|(seat, _)| Some((*seat, last_bid(*seat)?))).filter(|(seat, _)| *seat != buyer).collect()
}

/// PS-152: half the bid, rounded down.
fn pay_halves(trial: &mut Trial, active: Seat, losers: &[(Seat, u8)]) {
    for (seat, bid) in losers.iter().filter(|(_, bid)| *bid > 1) {
        let (from, to) = (Holder::Player(*seat), Holder::Player(active));
        trial.happen(Event::TokensPaid { from, to, tokens: bid / 2, why: Payment::Half });
    }
}

/// PS-159, PS-160.
fn settle(trial: &mut Trial, active: Seat, bidder: Seat, price: u8, keep: bool) -> Result<(), Refusal> {
    let has = trial.state.tokens(active);
    if !keep {
        sell(trial, active, bidder, price);
    } else if has < price {
        return Err(Refusal::MustSell { has });
    } else {
        let (from, to) = (Holder::Player(active), Holder::Player(bidder));
        trial.happen(Event::TokensPaid { from, to, tokens: price, why: Payment::Kept });
        hand_over(trial, active);
    }
    trial.happen(Event::ActiveDone { seat: active });
    Ok(())
}

/// PS-163, PS-164, PS-R24.
fn look_inside(trial: &mut Trial, active: Seat, price: u8, payers: &[Seat]) -> Result<(), Refusal> {
    let lot = trial.state.auction().and_then(|auction| auction.lot).ok_or(Refusal::NotNow)?;
    for (place, seat) in payers.iter().enumerate() {
        may_bid(&trial.state, active, *seat)?;
        can_pay(&trial.state, *seat, price)?;
        if payers[..place].contains(seat) {
            return Err(Refusal::OtherBidder { seat: *seat });
        }
    }
    for seat in payers {
        if price > 0 {
            let (from, to) = (Holder::Player(*seat), Holder::Player(active));
            trial.happen(Event::TokensPaid { from, to, tokens: price, why: Payment::Look });
        }
        trial.happen(Event::LookedInside { seat: *seat, envelope: lot });
    }
    trial.happen(Event::ActiveDone { seat: active });
    Ok(())
}
