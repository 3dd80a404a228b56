//! The tracks: victory points, the intrigue markers with their stacks, the Envoys on their way to the palace.

use super::Trial;
use crate::model::{Event, JadeFrom, MOST_PLAYERS, Source, State, TRACK_END, Why};
use courtside_rules::journal::Seat;

pub(super) fn points(trial: &mut Trial, seat: Seat, amount: i16, source: Source, why: Why) {
    if amount != 0 {
        trial.happen(Event::PointsGained { seat, amount, source, why });
    }
}

pub(super) fn jade(trial: &mut Trial, seat: Seat, from: JadeFrom) {
    trial.happen(Event::JadeTaken { seat, from });
}

/// The marker goes forward, at most to the end of the track; one that is there stays as it lies (FC-156, R-32).
pub(super) fn intrigue(trial: &mut Trial, seat: Seat, steps: u8, why: Why) {
    let from = trial.state.board(seat).intrigue;
    let to = (from + steps).min(TRACK_END);
    if to != from {
        trial.happen(Event::IntrigueMoved { seat, from, to, why });
    }
}

/// The marker goes back to pay for a bonus (FC-139, R-31).
pub(super) fn back(trial: &mut Trial, seat: Seat, steps: u8, why: Why) {
    let from = trial.state.board(seat).intrigue;
    trial.happen(Event::IntrigueMoved { seat, from, to: from - steps, why });
}

/// The Envoy walks; at home, and for what is left of the move that brings it there, each step is 1 VP instead
/// (FC-165 to FC-167).
pub(super) fn envoy(trial: &mut Trial, seat: Seat, steps: u8, why: Why) {
    let source = if why == Why::FinalWall { Source::FinalWall } else { Source::Envoy };
    let left = trial.state.steps_left(seat);
    let walked = steps.min(left);
    if walked > 0 {
        let from = trial.state.board(seat).steps;
        trial.happen(Event::EnvoyMoved { seat, from, to: from + walked, why });
        if walked == left {
            let slot = free_slot(&trial.state);
            trial.happen(Event::EnvoyArrived { seat, slot });
        }
    }
    points(trial, seat, i16::from(steps - walked), source, Why::Home);
}

/// The best palace slot that is free.
pub(in super::super) fn free_slot(state: &State) -> u8 {
    let taken = |slot: &u8| state.seats().any(|seat| state.board(seat).slot == Some(*slot));
    (0..MOST_PLAYERS as u8).find(|slot| !taken(slot)).expect("there are as many slots as players")
}
