//! Area 7: ships on the Grand Canal, loading, moving on, harbor rewards (FC-198 to FC-222a).

use super::{Trial, kept, servants, tracks};
use crate::model::{
    Area, Berth, Deck, Event, Load, PairAt, PairUse, Refusal, Reward, Skipped, Source, Stock, Task, Why,
};
use courtside_rules::journal::Seat;

/// Points of harbor 2 (FC-215).
pub(super) const HARBOR_POINTS: i16 = 4;

/// Canal A: load first, then perhaps a ship moves (FC-198, R-39).
pub(super) fn load_one(trial: &mut Trial, seat: Seat, load: Option<Load>) -> Result<(), Refusal> {
    trial.push(Task::Sail { seat, idle: load.is_none() });
    let Some(load) = load else {
        let sails = trial.state.ships_of(seat).any(|(berth, _)| trial.state.harbor_ahead(berth).is_some());
        return if sails { Ok(()) } else { Err(Refusal::NoHarborAhead) };
    };
    let berth = put_aboard(trial, seat, load, Stock::Pool)?;
    offer_reward(trial, seat, berth);
    Ok(())
}

/// Canal B: both placements must be made; the pair may be one of them (FC-199, R-40).
pub(super) fn load_two(trial: &mut Trial, seat: Seat, loads: [Load; 2], pay: PairUse) -> Result<(), Refusal> {
    // Price and placements leave the pool together, so that a refusal names them all.
    let placed = loads.iter().filter(|load| !load.pair).count() as u8;
    let (needed, there) = (1u8.saturating_sub(pay.worth()) + placed, trial.state.kept(seat).pool);
    if there < needed {
        return Err(Refusal::TooFewServants { needed, there });
    }
    servants::pay(trial, seat, 1, pay, Why::Area(Area::Canal))?;
    let first = put_aboard(trial, seat, loads[0], Stock::Pool)?;
    let second = put_aboard(trial, seat, loads[1], Stock::Pool)?;
    offer_reward(trial, seat, second);
    if first != second {
        offer_reward(trial, seat, first);
    }
    Ok(())
}

/// One servant, or the pair, from the supply: token FC-112 and decree FC-181.
pub(super) fn load_from_supply(trial: &mut Trial, seat: Seat, load: Load) -> Result<(), Refusal> {
    let berth = put_aboard(trial, seat, load, Stock::Supply)?;
    offer_reward(trial, seat, berth);
    Ok(())
}

fn put_aboard(trial: &mut Trial, seat: Seat, load: Load, from: Stock) -> Result<Berth, Refusal> {
    let kept = kept(&trial.state, seat)?;
    let (there, pair_at) = match from {
        Stock::Supply => (kept.supply, PairAt::Supply),
        Stock::Pool | Stock::Unknown => (kept.pool, PairAt::Pool),
    };
    if load.pair && kept.pair != pair_at {
        return Err(Refusal::NoPair);
    }
    if !load.pair && there == 0 {
        return Err(match from {
            Stock::Supply => Refusal::TooFewInSupply,
            Stock::Pool | Stock::Unknown => Refusal::TooFewServants { needed: 1, there },
        });
    }
    let berth = aboard(trial, seat, load.on)?;
    let ship = trial.state.ship_at(berth).expect("the ship was there or was just put there");
    if ship.load() + if load.pair { 2 } else { 1 } > 3 {
        return Err(Refusal::ShipFull);
    }
    trial.happen(Event::ShipLoaded { seat, berth, pair: load.pair, from });
    Ok(berth)
}

/// The ship to be loaded; a new one goes to the leftmost free harbor of its route (FC-205, FC-207).
fn aboard(trial: &mut Trial, seat: Seat, on: Deck) -> Result<Berth, Refusal> {
    match on {
        Deck::Ship(berth) => match trial.state.ship_at(berth) {
            Some(ship) if ship.owner == seat => Ok(berth),
            _ => Err(Refusal::NoShip),
        },
        Deck::New(route) if route >= trial.state.routes() => Err(Refusal::NoSuchRoute),
        Deck::New(_) if trial.state.ships_left(seat) == 0 => Err(Refusal::NoShipsLeft),
        Deck::New(route) => {
            let berth = trial.state.free_harbor(route).ok_or(Refusal::RouteFull)?;
            trial.happen(Event::ShipPlaced { seat, berth });
            Ok(berth)
        }
    }
}

/// A full ship may claim here, if the reward has a free slot (FC-211, FC-213).
pub(super) fn offer_reward(trial: &mut Trial, seat: Seat, berth: Berth) {
    let full = trial.state.ship_at(berth).is_some_and(|ship| ship.owner == seat && ship.is_full());
    if full && !trial.state.rewards_at(seat, berth).is_empty() {
        trial.push(Task::Claim { seat, berth });
    }
}

pub(super) fn sail(trial: &mut Trial, seat: Seat, idle: bool, ship: Option<Berth>) -> Result<(), Refusal> {
    let Some(from) = ship else {
        return super::execute::skip(trial, &Task::Sail { seat, idle });
    };
    if trial.state.ship_at(from).is_none_or(|ship| ship.owner != seat) {
        return Err(Refusal::NoShip);
    }
    let to = trial.state.harbor_ahead(from).ok_or(Refusal::NoHarborAhead)?;
    trial.pop();
    trial.happen(Event::ShipSailed { seat, from, to, night: false });
    offer_reward(trial, seat, to);
    Ok(())
}

/// No ship of the own can move: nothing is asked.
pub(super) fn becalmed(trial: &mut Trial, seat: Seat, idle: bool) -> bool {
    let sails = trial.state.ships_of(seat).any(|(berth, _)| trial.state.harbor_ahead(berth).is_some());
    if sails || idle {
        return false;
    }
    trial.pop();
    trial.happen(Event::Skipped { seat, what: Skipped::Sail });
    true
}

/// One servant marks the reward, ship and the rest go to the supply (FC-212, R-43).
pub(super) fn claim(trial: &mut Trial, seat: Seat, berth: Berth, reward: Reward) -> Result<(), Refusal> {
    if !trial.state.rewards_at(seat, berth).contains(&reward) {
        let full = trial.state.board(seat).reward(reward) >= reward.limit();
        return Err(if full { Refusal::RewardFull { reward } } else { Refusal::OtherReward { reward } });
    }
    trial.pop();
    claimed(trial, seat, Some(berth), reward);
    Ok(())
}

/// The reward itself (FC-215 to FC-217).
pub(super) fn claimed(trial: &mut Trial, seat: Seat, berth: Option<Berth>, reward: Reward) {
    trial.happen(Event::RewardClaimed { seat, berth, reward });
    match reward {
        Reward::Points => tracks::points(trial, seat, HARBOR_POINTS, Source::Harbors, Why::Harbor),
        Reward::Card => trial.happen(Event::CardDrawn { seat }),
        Reward::Pair => trial.happen(Event::PairWon { seat }),
    }
}
