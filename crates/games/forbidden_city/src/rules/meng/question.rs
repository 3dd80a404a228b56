//! What can be known of Meng's next step, and what the table must be asked.

use super::decrees;
use crate::model::{Area, City, Decree, Deed, MENG, Question, State, Stock, Task, Token};

/// Where his Traveller goes next, as far as the app knows.
pub(super) enum Goal {
    /// No city has a token.
    None,
    Known(u8, Token),
    /// This city; its token must be told.
    Kind(u8),
    /// The table says which.
    OneOf(Vec<u8>),
    /// Cities are not tracked.
    Somewhere,
}

/// What must be told before Meng can go on, if anything.
pub fn question(state: &State) -> Option<Question> {
    let Some(Task::Meng { deed }) = state.task() else { return None };
    match *deed {
        Deed::Move => match goal(state) {
            Goal::None | Goal::Known(..) => None,
            Goal::Kind(city) => Some(Question::Token { city: Some(city) }),
            Goal::OneOf(cities) => Some(Question::City { cities }),
            Goal::Somewhere => Some(Question::Token { city: None }),
        },
        Deed::Area { area: Area::Jade, special: false } if cheapest(state).is_none() => Some(Question::Price),
        Deed::Area { area: Area::Decree, special } => {
            unknown_cost(state, special).map(|decree| Question::Cost { decree })
        }
        Deed::Load { from } => {
            let kept = state.kept(MENG);
            let there = match from {
                Some(Stock::Supply) => kept.supply,
                Some(_) => kept.pool,
                None => kept.supply + kept.pool,
            };
            let new = state.ships_of(MENG).next().is_none();
            (new && there > 0 && !state.is_full()).then_some(Question::Harbor)
        }
        _ => None,
    }
}

/// The cheapest jade that is left and its house, where prices and purchases are known.
pub(super) fn cheapest(state: &State) -> Option<(u8, Option<u8>)> {
    let houses = state.houses().filter(|_| state.is_full())?;
    let open = houses.into_iter().filter(|(_, _, sold)| !sold).map(|(house, price, _)| (price, Some(house)));
    open.chain([(state.table.kit.plaza, None)]).min_by_key(|(price, house)| (*price, house.is_none()))
}

/// A printed cost that decides now and that nobody has told: of the first level where he could place a servant.
pub(super) fn unknown_cost(state: &State, special: bool) -> Option<Decree> {
    let kept = state.kept(MENG);
    let pool_first = state.meng.as_ref().is_some_and(|meng| meng.solo.pool_first);
    let reach = if pool_first { kept.pool } else { kept.within_reach() };
    let nobody = if special { kept.supply + kept.pool == 0 } else { kept.within_reach() == 0 };
    if nobody {
        // Whatever it costs, he has no servant to place.
        return None;
    }
    for level in decrees::levels(state.round) {
        let open = decrees::wanted(state, level);
        if special && open.len() == 1 {
            return None;
        }
        if let Some((decree, _)) = open.iter().find(|(_, price)| price.is_none()) {
            return Some(*decree);
        }
        if open.iter().filter_map(|(_, price)| *price).any(|price| special || price < reach) {
            return None;
        }
    }
    None
}

/// MG-49 to MG-51, RM-06, RM-07.
pub(super) fn goal(state: &State) -> Goal {
    let Some(map) = state.map() else { return Goal::Somewhere };
    let has_token = |city: &u8| state.cities[usize::from(*city)] != City::Empty;
    let known = |city: u8| match state.cities[usize::from(city)] {
        City::Token(token) => Goal::Known(city, token),
        _ => Goal::Kind(city),
    };
    let with_token: Vec<u8> = (0..map.cities).filter(has_token).collect();
    if with_token.is_empty() {
        return Goal::None;
    }
    let route = &state.side().route;
    if route.is_empty() {
        return Goal::OneOf(with_token);
    }
    let first = match state.kept(MENG).city {
        None => 0,
        Some(city) => match route.iter().position(|stop| *stop == city) {
            Some(place) => place + 1,
            // From an inner city he takes up the route where its arrow leads (K-09b).
            None => back_on_route(state, city),
        },
    };
    let ahead = (0..route.len()).map(|step| route[(first + step) % route.len()]);
    if let Some(city) = ahead.into_iter().find(has_token) {
        return known(city);
    }
    let from = state.kept(MENG).city.unwrap_or(route[0]);
    let far = |city: u8| map.distance(from, city);
    let nearest = with_token.iter().filter_map(|city| far(*city)).min();
    let near: Vec<u8> = with_token.into_iter().filter(|city| far(*city) == nearest).collect();
    match near[..] {
        [city] => known(city),
        _ => Goal::OneOf(near),
    }
}

/// The place on the route where an inner city's arrow leads; without an arrow in the kit, the nearest one.
fn back_on_route(state: &State, city: u8) -> usize {
    let side = state.side();
    let arrow = side.returns.iter().find(|(from, _)| *from == city).map(|(_, to)| *to);
    let place = |stop: u8| side.route.iter().position(|other| *other == stop);
    let nearest = || {
        let map = state.map()?;
        let far = |stop: &u8| map.distance(city, *stop).unwrap_or(u8::MAX);
        (0..side.route.len()).min_by_key(|place| far(&side.route[*place]))
    };
    arrow.and_then(place).or_else(nearest).unwrap_or_default()
}

/// Whether this city is not on his route.
pub(super) fn leaves_route(state: &State, city: Option<u8>) -> bool {
    let route = &state.side().route;
    city.is_some_and(|city| !route.is_empty() && !route.contains(&city))
}
