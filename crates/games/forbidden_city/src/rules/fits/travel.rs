//! Cities of this map, tokens of this game, and those that are stored or out.

use super::{ensure, kept, servants, sits};
use crate::model::{Area, City, Out, State, Stock, Token};
use courtside_rules::journal::Seat;

/// No more travel tokens are in the box (K-08).
const ALL_TOKENS: u8 = 38;

fn is_in_game(state: &State, token: Token) -> Result<(), String> {
    ensure(state.setup().specials || !token.is_special(), || format!("{token:?} is not in this game"))
}

fn is_city(state: &State, city: u8) -> Result<(), String> {
    ensure(state.map().is_some_and(|map| city < map.cities), || format!("there is no city {city}"))
}

pub(super) fn laid(state: &State, city: u8, token: Option<Token>) -> Result<(), String> {
    is_city(state, city)?;
    token.map_or(Ok(()), |token| is_in_game(state, token))
}

pub(super) fn moved(state: &State, seat: Seat, city: Option<u8>, token: Token) -> Result<(), String> {
    sits(state, seat)?;
    is_in_game(state, token)?;
    let Some(city) = city else { return Ok(()) };
    is_city(state, city)?;
    ensure(state.cities[usize::from(city)] != City::Empty, || format!("city {city} has no token"))
}

pub(super) fn stored(state: &State, seat: Seat, token: Token) -> Result<(), String> {
    sits(state, seat)?;
    is_in_game(state, token)?;
    few(state.kept(seat).token_slots_taken() + 1)
}

pub(super) fn few(tokens: u8) -> Result<(), String> {
    ensure(tokens <= ALL_TOKENS, || format!("{tokens} tokens"))
}

pub(super) fn exchanged(state: &State, seat: Seat, singles: u8, doubles: u8) -> Result<(), String> {
    let kept = kept(state, seat)?;
    ensure(singles <= kept.tokens && doubles <= kept.doubles, || format!("{seat:?} has no {singles} and {doubles}"))
}

pub(super) fn put_out(state: &State, seat: Seat, token: Token, pair: bool) -> Result<(), String> {
    is_in_game(state, token)?;
    servants::there(state, seat, Stock::Pool, u8::from(!pair), pair)
}

pub(super) fn back(state: &State, seat: Seat, token: Token, area: Option<Area>, pair: bool) -> Result<(), String> {
    let out = Out { seat, token, area, pair };
    ensure(state.out.contains(&out), || format!("{out:?} is not out"))
}
