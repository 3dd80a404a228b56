//! The Travellers, the tokens of the cities, those that are stored, and the special ones that are out.

use super::{board, keep};
use crate::model::{City, Event, Out, PairAt, State, Token};

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::TokenLaid { city, token } => {
            state.cities[usize::from(*city)] = token.map_or(City::Unknown, City::Token);
        }
        Event::TravellerMoved { seat, city, .. } => {
            board(state, *seat).travelled = true;
            keep(state, *seat, |kept| kept.city = *city);
            if let Some(city) = city {
                state.cities[usize::from(*city)] = City::Empty;
            }
        }
        Event::TokenStored { seat, token } => keep(state, *seat, |kept| match token {
            Token::Double => kept.doubles += 1,
            _ => kept.tokens += 1,
        }),
        Event::TokensExchanged { seat, singles, doubles, .. } => keep(state, *seat, |kept| {
            kept.tokens -= singles;
            kept.doubles -= doubles;
        }),
        Event::TokenPutOut { seat, token, area, pair } => {
            keep(state, *seat, |kept| match pair {
                true => kept.pair = PairAt::Beside,
                false => kept.pool -= 1,
            });
            state.out.push(Out { seat: *seat, token: *token, area: *area, pair: *pair });
        }
        Event::TokenBack { seat, token, area, pair } => {
            let back = Out { seat: *seat, token: *token, area: *area, pair: *pair };
            if let Some(place) = state.out.iter().position(|out| *out == back) {
                state.out.remove(place);
            }
            keep(state, *seat, |kept| match pair {
                true => kept.pair = PairAt::Supply,
                false => kept.supply += 1,
            });
        }
        _ => {}
    }
}
