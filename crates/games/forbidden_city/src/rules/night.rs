//! The Night: matches with the dice of fate, the award, the ships (FC-244 to FC-256).

use super::{Trial, canal, servants, tracks};
use crate::{
    model::{Berth, Event, HARBORS, PairAt, ROUNDS, Refusal, Source, Task, Why},
    outlook::MOST_MATCHES,
};
use courtside_rules::journal::Seat;

/// Points of the award (FC-247).
const AWARD: i16 = 3;

/// The matches of all players: up to a servant for each, the award for most (FC-245 to FC-248, R-10, R-47, R-48).
pub(super) fn matches(trial: &mut Trial, counts: &[u8], taken: &[u8]) -> Result<(), Refusal> {
    let players = usize::from(trial.state.player_count());
    for seat in trial.state.seats() {
        let (least, most) = trial.state.matches(seat);
        let count = counts.get(seat.index()).copied().ok_or(Refusal::MatchCount { most })?;
        if !(least..=most).contains(&count) {
            return Err(Refusal::MatchCount { most });
        }
    }
    if counts.len() != players {
        return Err(Refusal::MatchCount { most: MOST_MATCHES });
    }
    if let Some((_, most)) = taken.iter().zip(counts).find(|(taken, most)| taken > most) {
        return Err(Refusal::TooMany { most: *most });
    }
    if taken.len() != players {
        return Err(Refusal::MatchCount { most: MOST_MATCHES });
    }
    // Meng never refuses anything (MG-16).
    if trial.state.seats().any(|seat| trial.state.is_meng(seat) && taken[seat.index()] < counts[seat.index()]) {
        return Err(Refusal::MengIsKept);
    }
    trial.pop();
    let order: Vec<Seat> = trial.state.turn_order().collect();
    for seat in &order {
        trial.happen(Event::MatchesCounted { seat: *seat, count: counts[seat.index()] });
    }
    award(trial, counts);
    // Who has the pair in the supply is asked, the first in turn order first.
    let asked = |trial: &Trial, seat: &Seat| trial.state.pair_is(*seat, PairAt::Supply);
    let (waiting, others): (Vec<Seat>, Vec<Seat>) = order.into_iter().partition(|seat| asked(trial, seat));
    for seat in others.into_iter().chain(waiting.into_iter().rev()) {
        servants::gain(trial, seat, taken[seat.index()], Why::Dice);
    }
    Ok(())
}

fn award(trial: &mut Trial, counts: &[u8]) {
    let most = counts.iter().copied().max().unwrap_or_default();
    if most == 0 {
        trial.happen(Event::NoAward);
        return;
    }
    let level: Vec<Seat> = trial.state.seats().filter(|seat| counts[seat.index()] == most).collect();
    let Some(seat) = level.iter().copied().max_by_key(|seat| trial.state.standing(*seat)) else { return };
    trial.happen(Event::DiceAwarded { seat, matches: most, tied: level.len() > 1 });
    tracks::points(trial, seat, AWARD, Source::Dice, Why::Dice);
    tracks::envoy(trial, seat, 1, Why::Dice);
}

/// All ships move one harbor on, the furthest first, and the last one sinks (FC-251 to FC-254).
pub(super) fn ships(trial: &mut Trial) -> bool {
    trial.pop();
    for route in 0..trial.state.routes() {
        for harbor in (0..HARBORS as u8).rev() {
            let from = Berth { route, harbor };
            let Some(ship) = trial.state.ship_at(from) else { continue };
            if usize::from(harbor) + 1 == HARBORS {
                trial.happen(Event::ShipSank { seat: ship.owner, berth: from });
            } else {
                let to = Berth { route, harbor: harbor + 1 };
                trial.happen(Event::ShipSailed { seat: ship.owner, from, to, night: true });
            }
        }
    }
    // Players in turn order, so the last one's questions lie at the bottom (FC-253, R-42).
    let order: Vec<Seat> = trial.state.turn_order().filter(|seat| !trial.state.is_meng(*seat)).collect();
    for seat in order.into_iter().rev() {
        let own: Vec<Berth> = trial.state.ships_of(seat).map(|(berth, _)| berth).collect();
        for berth in own {
            canal::offer_reward(trial, seat, berth);
        }
    }
    true
}

/// The round is over; after the fourth the final scoring waits (FC-046).
pub(super) fn end(trial: &mut Trial) -> bool {
    trial.pop();
    let round = trial.state.round;
    trial.happen(Event::NightEnded { round });
    if round < ROUNDS {
        trial.push(Task::Morning);
    } else {
        for task in super::set_up::final_tasks() {
            trial.push(task);
        }
        trial.push(Task::LastExchange);
    }
    true
}
