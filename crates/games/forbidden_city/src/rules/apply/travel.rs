//! The Travellers, the tokens of the cities, those that are stored, and the special ones that are out.

use super::{board, keep};
use crate::model::{City, Out, PairAt, State, Token};
use courtside_rules::journal::Seat;

pub(super) fn moved(state: &mut State, seat: Seat, city: Option<u8>) {
    board(state, seat).travelled = true;
    keep(state, seat, |kept| kept.city = city);
    if let Some(city) = city {
        state.cities[usize::from(city)] = City::Empty;
    }
}

pub(super) fn stored(state: &mut State, seat: Seat, token: Token) {
    keep(state, seat, |kept| match token {
        Token::Double => kept.doubles += 1,
        _ => kept.tokens += 1,
    });
}

pub(super) fn exchanged(state: &mut State, seat: Seat, singles: u8, doubles: u8) {
    keep(state, seat, |kept| {
        kept.tokens -= singles;
        kept.doubles -= doubles;
    });
}

pub(super) fn put_out(state: &mut State, out: Out) {
    keep(state, out.seat, |kept| match out.pair {
        true => kept.pair = PairAt::Beside,
        false => kept.pool -= 1,
    });
    state.out.push(out);
}

pub(super) fn back(state: &mut State, back: Out) {
    if let Some(place) = state.out.iter().position(|out| *out == back) {
        state.out.remove(place);
    }
    keep(state, back.seat, |kept| match back.pair {
        true => kept.pair = PairAt::Supply,
        false => kept.supply += 1,
    });
}
