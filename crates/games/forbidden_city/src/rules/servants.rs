//! Servants between pool and supply, and the pair among them (FC-013, FC-223 to FC-238).

use super::{Trial, kept};
use crate::model::{Event, Kept, PairAt, PairUse, Refusal, Task, Why};
use courtside_rules::journal::Seat;

/// Returns so many servants from pool to supply; the pair may stand for two of them, or for one.
pub(super) fn pay(trial: &mut Trial, seat: Seat, count: u8, pair: PairUse, why: Why) -> Result<(), Refusal> {
    let kept = kept(&trial.state, seat)?;
    if pair != PairUse::No && kept.pair != PairAt::Pool {
        return Err(Refusal::NoPair);
    }
    if pair.worth() > count {
        return Err(Refusal::PairUnfit);
    }
    let ordinary = count - pair.worth();
    if kept.pool < ordinary {
        return Err(Refusal::TooFewServants { needed: ordinary, there: kept.pool });
    }
    if count > 0 {
        trial.happen(Event::ServantsReturned { seat, count: ordinary, pair: pair != PairUse::No, why });
    }
    Ok(())
}

/// So many servants come from supply to pool, as far as there are; with the pair there the player is asked.
pub(super) fn gain(trial: &mut Trial, seat: Seat, count: u8, why: Why) {
    match trial.state.board(seat).kept {
        None => {}
        Some(_) if count == 0 => {}
        Some(kept) if kept.pair == PairAt::Supply => trial.push(Task::Gain { seat, count, why }),
        Some(kept) => come(trial, seat, &kept, (count, false), why),
    }
}

/// The servants come, with the pair as one of them or without it (FC-224, R-44).
pub(super) fn take(trial: &mut Trial, seat: Seat, count: u8, pair: bool, why: Why) -> Result<(), Refusal> {
    let kept = kept(&trial.state, seat)?;
    if pair && kept.pair != PairAt::Supply {
        return Err(Refusal::NoPair);
    }
    come(trial, seat, &kept, (count, pair), why);
    Ok(())
}

fn come(trial: &mut Trial, seat: Seat, kept: &Kept, (wanted, pair): (u8, bool), why: Why) {
    let count = (wanted - u8::from(pair)).min(kept.supply);
    trial.happen(Event::ServantsGained { seat, count, pair, wanted, why });
}
