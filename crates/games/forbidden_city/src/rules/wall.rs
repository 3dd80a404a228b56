//! Area 2: servants on the Great Wall, its completion, and the intrigue bonuses after it (FC-126 to FC-145).

use super::{Trial, kept, servants, tracks};
use crate::model::{
    Area, Decree, Event, Favor, Helper, JadeFrom, PairAt, PairUse, Refusal, Skipped, Source, State, Stock, Task,
    Variant, Why,
};
use courtside_rules::journal::Seat;

/// Points for most servants on the wall (FC-131, FC-257).
pub(super) const PRIZE: i16 = 3;

/// The Wall action: A places one, B up to two after its price; the pair may stand for one of them (FC-126, FC-127,
/// FC-226, FC-227).
pub(super) fn place(
    trial: &mut Trial,
    seat: Seat,
    variant: Variant,
    servants: u8,
    pair: bool,
    pay: PairUse,
    helper: Option<Helper>,
) -> Result<(), Refusal> {
    let most = match variant {
        Variant::A if pay != PairUse::No => return Err(Refusal::PairUnfit),
        Variant::A => 1,
        Variant::B => {
            servants::pay(trial, seat, 1, pay, Why::Area(Area::Wall))?;
            2
        }
    };
    let figures = servants.saturating_add(pair.into());
    if figures == 0 {
        return Err(Refusal::NothingPlaced);
    }
    if figures > most {
        return Err(Refusal::TooMany { most });
    }
    let kept = kept(&trial.state, seat)?;
    if pair && kept.pair != PairAt::Pool {
        return Err(Refusal::NoPair);
    }
    if kept.pool < servants {
        return Err(Refusal::TooFewServants { needed: servants, there: kept.pool });
    }
    trial.happen(Event::WallPlaced { seat, servants, pair, from: Stock::Pool });
    if let Some(helper) = helper {
        // With decree FC-187, once per execution, before the check.
        if !trial.state.has_decree(seat, Decree::WallHelper) {
            return Err(Refusal::NoHelper);
        }
        from_supply(trial, seat, helper == Helper::Pair)?;
    }
    trial.push(Task::WallCheck);
    Ok(())
}

/// One servant, or the pair, from the supply: token FC-113.
pub(super) fn place_from_supply(trial: &mut Trial, seat: Seat, pair: bool) -> Result<(), Refusal> {
    from_supply(trial, seat, pair)?;
    trial.push(Task::WallCheck);
    Ok(())
}

fn from_supply(trial: &mut Trial, seat: Seat, pair: bool) -> Result<(), Refusal> {
    let kept = kept(&trial.state, seat)?;
    if pair && kept.pair != PairAt::Supply {
        return Err(Refusal::NoPair);
    }
    if !pair && kept.supply == 0 {
        return Err(Refusal::TooFewInSupply);
    }
    trial.happen(Event::WallPlaced { seat, servants: u8::from(!pair), pair, from: Stock::Supply });
    Ok(())
}

/// Who has most servants on the wall, and whether the intrigue track decided (FC-131, FC-132, R-29).
pub(super) fn most(state: &State) -> Option<(Seat, Vec<u8>, bool)> {
    let counts: Vec<u8> = state.seats().map(|seat| state.board(seat).on_wall()).collect();
    let winner = state
        .seats()
        .filter(|seat| counts[seat.index()] > 0)
        .max_by_key(|seat| (counts[seat.index()], state.standing(*seat)))?;
    let tied = counts.iter().filter(|count| **count == counts[winner.index()]).count() > 1;
    Some((winner, counts, tied))
}

/// Scores the section if it is complete, then offers the intrigue bonuses (FC-128 to FC-138).
pub(super) fn check(trial: &mut Trial) -> bool {
    trial.pop();
    if trial.state.wall_total() < trial.state.wall_threshold() {
        return true;
    }
    let Some((winner, counts, tied)) = most(&trial.state) else { return true };
    let mut takers: Vec<Seat> = trial.state.seats().filter(|seat| counts[seat.index()] > 0).collect();
    takers.sort_by_key(|seat| std::cmp::Reverse(trial.state.standing(*seat)));
    trial.happen(Event::WallScored { winner, counts, tied });
    tracks::points(trial, winner, PRIZE, Source::Wall, Why::Wall);
    tracks::envoy(trial, winner, 1, Why::Wall);
    // The marker nearest the start chooses first, so it lies on top of the tasks (FC-137).
    for seat in takers {
        trial.push(Task::Favor { seat });
    }
    true
}

/// At the start of the track nothing can be paid.
pub(super) fn no_favor(trial: &mut Trial, seat: Seat) -> bool {
    if trial.state.board(seat).intrigue > 0 {
        return false;
    }
    trial.pop();
    trial.happen(Event::Skipped { seat, what: Skipped::Favor });
    true
}

pub(super) fn take_favor(trial: &mut Trial, seat: Seat, favor: Favor) -> Result<(), Refusal> {
    let there = trial.state.board(seat).intrigue;
    if there < favor.price() {
        return Err(Refusal::TooNearStart { needed: favor.price(), there });
    }
    if let Favor::TurnDie { die, face } = favor {
        let shown = trial.state.dice.get(usize::from(die)).copied().flatten();
        if shown.is_none() || !trial.state.faces(usize::from(die)).contains(&face) {
            return Err(Refusal::NoSuchFace { die, face });
        }
    }
    trial.pop();
    let why = Why::Favor(favor);
    trial.happen(Event::FavorTaken { seat, favor });
    tracks::back(trial, seat, favor.price(), why);
    match favor {
        Favor::Servant => servants::gain(trial, seat, 1, why),
        Favor::Servants => servants::gain(trial, seat, 2, why),
        Favor::TurnDie { die, face } => {
            let from = trial.state.dice[usize::from(die)].map_or(face, |die| die.face);
            trial.happen(Event::DieTurned { seat, die, from, to: face });
        }
        Favor::Jade => tracks::jade(trial, seat, JadeFrom::Favor),
    }
    Ok(())
}
