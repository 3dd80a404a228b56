//! From the score pad to full depth and back, between two turns; full depth asks only for what it cannot know.

use super::{Trial, day, kept, seated};
use crate::model::{
    Berth, Depth, Event, Filled, FilledPair, HUMAN, MOST_PLAYERS, PairAt, Phase, Refusal, SERVANTS, SHIP_PLACES, Ship,
    State, Task,
};
use courtside_rules::journal::Seat;

pub(super) fn change(trial: &mut Trial, depth: Depth) -> Result<(), Refusal> {
    if trial.state.depth == depth {
        return Err(Refusal::SameDepth);
    }
    match (trial.state.phase, depth) {
        (_, Depth::Final) => return Err(Refusal::OtherDepth),
        (Phase::Day, _) => {}
        _ => return Err(Refusal::BetweenTurns),
    }
    let between = match trial.state.tasks[..] {
        [Task::Day] => true,
        [Task::Day, Task::Offer { .. }] => depth == Depth::Pad,
        _ => false,
    };
    if !between {
        return Err(Refusal::BetweenTurns);
    }
    trial.happen(Event::DepthChanged { depth });
    trial.state.tasks = vec![Task::Day];
    if depth == Depth::Full {
        trial.push(Task::MissingTurn);
        if trial.state.map().is_some() {
            trial.push(Task::MissingCities);
        }
        if trial.state.houses().is_some() {
            trial.push(Task::MissingHouses);
        }
        trial.push(Task::MissingShips);
        for seat in trial.state.people().rev() {
            trial.push(Task::MissingBoard { seat });
        }
        trial.push(Task::Cards);
    }
    Ok(())
}

pub(super) fn fill(trial: &mut Trial, task: &Task, filled: Filled) -> Result<(), Refusal> {
    match (task, filled) {
        (Task::MissingBoard { seat: asked }, Filled::Board { seat, .. }) if *asked == seat => {
            fits_board(&trial.state, filled)?;
            trial.pop();
            trial.happen(Event::Filled(filled));
        }
        // His ship is kept on the score pad too.
        (Task::MissingShips, Filled::Ship { seat, .. }) if trial.state.is_meng(seat) => {
            return Err(Refusal::MengIsKept);
        }
        (Task::MissingShips, Filled::Ship { seat, berth, servants, pair }) => {
            fits_ship(&trial.state, seat, berth, Ship { owner: seat, servants, pair })?;
            trial.happen(Event::Filled(filled));
        }
        (Task::MissingShips, Filled::Ships) => {
            trial.pop();
            trial.happen(Event::Filled(filled));
        }
        (Task::MissingHouses, Filled::Houses { sold }) => {
            let houses = trial.state.houses().map_or(0, |houses| houses.len());
            if u32::from(sold) >> houses != 0 {
                return Err(Refusal::NoSuchHouse);
            }
            trial.pop();
            trial.happen(Event::Filled(filled));
        }
        (Task::MissingCities, Filled::Cities { empty, travellers }) => {
            fits_cities(&trial.state, empty, &travellers)?;
            trial.pop();
            trial.happen(Event::Filled(filled));
        }
        (Task::MissingTurn, Filled::Turn { seat }) => {
            seated(&trial.state, seat)?;
            trial.pop();
            trial.happen(Event::Filled(filled));
            day::next_turn(trial, seat);
        }
        _ => return Err(Refusal::NotNow),
    }
    Ok(())
}

/// Against Meng nobody needs to say whose turn it is: on the score pad it is always the human who is asked.
pub(super) fn turn_is_known(trial: &mut Trial) -> bool {
    if trial.state.meng.is_none() {
        return false;
    }
    trial.pop();
    day::next_turn(trial, HUMAN);
    true
}

/// Servants that lie on decrees and rewards for good.
pub(super) fn locked(state: &State, seat: Seat) -> u8 {
    state.laid().filter(|laid| laid.has(seat)).count() as u8 + state.board(seat).rewards.iter().sum::<u8>()
}

pub(super) fn fits_board(state: &State, filled: Filled) -> Result<(), Refusal> {
    let Filled::Board { seat, pool, pair, tokens, doubles, in_hand } = filled else { return Err(Refusal::NotNow) };
    let board = state.board(seat);
    let on_wall = pair == FilledPair::Wall;
    if (pair != FilledPair::Supply && !board.has_pair()) || (on_wall && board.wall < 2) {
        return Err(Refusal::NoPair);
    }
    let wall = board.wall - if on_wall { 2 } else { 0 };
    if pool.saturating_add(wall + locked(state, seat)) > SERVANTS {
        return Err(Refusal::TwelveServants);
    }
    let slots = state.table.kit.token_slots;
    if tokens.saturating_add(doubles) > slots {
        return Err(Refusal::TooMany { most: slots });
    }
    if in_hand > board.cards() {
        return Err(Refusal::TooMany { most: board.cards() });
    }
    Ok(())
}

/// Two Travellers never share a city: the first one took its token (FC-051, FC-093).
pub(super) fn fits_cities(state: &State, empty: u16, travellers: &[Option<u8>; MOST_PLAYERS]) -> Result<(), Refusal> {
    let cities = state.map().map_or(0, |map| map.cities);
    let taken: Vec<u8> = travellers.iter().copied().flatten().collect();
    if u32::from(empty) >> cities != 0 || taken.iter().any(|city| *city >= cities) {
        return Err(Refusal::NoSuchCity);
    }
    if travellers.iter().skip(state.player_count().into()).any(Option::is_some) {
        return Err(Refusal::NotAtTable);
    }
    let once = |city: &u8| taken.iter().filter(|other| *other == city).count() == 1;
    if taken.iter().all(once) { Ok(()) } else { Err(Refusal::CityTaken) }
}

/// A ship with so many servants, who come from the supply.
pub(super) fn fits_ship(state: &State, seat: Seat, berth: Berth, ship: Ship) -> Result<(), Refusal> {
    seated(state, seat)?;
    if berth.route >= state.routes() || usize::from(berth.harbor) >= crate::model::HARBORS {
        return Err(Refusal::NoSuchRoute);
    }
    if state.ship_at(berth).is_some() {
        return Err(Refusal::HarborTaken);
    }
    if state.ships_left(seat) == 0 {
        return Err(Refusal::NoShipsLeft);
    }
    if ship.load() == 0 {
        return Err(Refusal::NothingPlaced);
    }
    if ship.load() > SHIP_PLACES {
        return Err(Refusal::ShipFull);
    }
    let kept = kept(state, seat)?;
    if ship.pair && kept.pair != PairAt::Supply {
        return Err(Refusal::NoPair);
    }
    if ship.servants > kept.supply {
        return Err(Refusal::TooFewInSupply);
    }
    Ok(())
}
