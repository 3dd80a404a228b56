//! Lots, bids and payments: nobody bids or pays what he does not have.

use super::{
    super::super::{
        guest::Guest,
        model::{Auction, Card, Holder, State},
        outlook::ALL_TOKENS,
    },
    ensure, is_place, lies, sits,
};
use courtside_rules::journal::Seat;

fn going_on(state: &State) -> Result<&Auction, String> {
    state.auction().ok_or_else(|| "there is no auction".to_owned())
}

fn has(state: &State, seat: Seat, tokens: u8) -> Result<(), String> {
    sits(state, seat)?;
    ensure(tokens <= state.tokens(seat), || format!("{seat:?} does not have {tokens} tokens"))
}

pub(super) fn offered(state: &State, seat: Seat, envelope: Guest) -> Result<(), String> {
    let auction = going_on(state)?;
    sits(state, seat)?;
    ensure(auction.lot.is_none(), || "there is a lot already".to_owned())?;
    lies(state, envelope, if state.card() == Some(Card::Joint) { Holder::Centre } else { Holder::Player(seat) })
}

pub(super) fn bid(state: &State, seat: Seat, tokens: u8) -> Result<(), String> {
    going_on(state)?;
    has(state, seat, tokens)
}

pub(super) fn spoke(state: &State, seat: Seat) -> Result<(), String> {
    going_on(state)?;
    sits(state, seat)
}

pub(super) fn opened(state: &State, bids: &[(Seat, u8)]) -> Result<(), String> {
    let auction = going_on(state)?;
    ensure(auction.hands.len() < 2, || "hands are opened a third time".to_owned())?;
    bids.iter().try_for_each(|(seat, tokens)| has(state, *seat, *tokens))
}

pub(super) fn paid(state: &State, from: Holder, to: Holder, tokens: u8) -> Result<(), String> {
    is_place(state, to)?;
    let there = |holder: Holder| match holder {
        Holder::Centre => state.supply,
        Holder::Player(seat) => state.tokens(seat),
    };
    if let Holder::Player(seat) = from {
        sits(state, seat)?;
    }
    ensure(tokens <= there(from), || format!("{tokens} tokens are not with {from:?}"))?;
    let all = u16::from(there(to)) + u16::from(tokens);
    ensure(from == to || all <= ALL_TOKENS.into(), || format!("{all} tokens with {to:?}"))
}

pub(super) fn done(state: &State, seat: Seat) -> Result<(), String> {
    going_on(state)?;
    ensure(state.active() == Some(seat), || format!("{seat:?} is not active"))
}
