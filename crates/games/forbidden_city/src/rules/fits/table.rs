//! Rounds, dice, decrees, and the numbers that are told of the final scoring.

use super::{ensure, servants, sits, tracks};
use crate::{
    kit::{MOST_COST, MOST_SLOT_POINTS},
    model::{Card, Decree, MOST_PLAYERS, Numbers, ROUNDS, State, TRACK_END},
    outlook::MOST_MATCHES,
};
use courtside_rules::journal::Seat;

/// Servants on decrees or reward slots that one player may tell.
const MOST_TOLD: u8 = 12;

pub(super) fn decree_laid(state: &State, decree: Decree) -> Result<(), String> {
    let room = state.decrees.iter().any(Option::is_none) && state.laid_decree(decree).is_none();
    ensure(room, || format!("{decree:?} cannot be laid"))
}

pub(super) fn face(face: u8) -> Result<(), String> {
    ensure(Card::VALUES.contains(&face), || format!("no die shows {face}"))
}

/// The die lies on the table.
pub(super) fn die(state: &State, die: u8) -> Result<(), String> {
    let rolled = state.dice.get(usize::from(die)).is_some_and(Option::is_some);
    ensure(rolled, || format!("die {die} was not rolled"))
}

pub(super) fn die_turned(state: &State, seat: Seat, which: u8, to: u8) -> Result<(), String> {
    sits(state, seat)?;
    die(state, which)?;
    face(to)
}

pub(super) fn round(round: u8) -> Result<(), String> {
    ensure((1..=ROUNDS).contains(&round), || format!("there is no round {round}"))
}

pub(super) fn laid(state: &State, decree: Decree) -> Result<(), String> {
    ensure(state.laid_decree(decree).is_some(), || format!("{decree:?} is not laid"))
}

pub(super) fn cost(state: &State, decree: Decree, cost: u8) -> Result<(), String> {
    laid(state, decree)?;
    ensure(cost <= MOST_COST, || format!("no decree costs {cost}"))
}

pub(super) fn matches(state: &State, seat: Seat, count: u8) -> Result<(), String> {
    sits(state, seat)?;
    ensure(count <= MOST_MATCHES, || format!("{count} matches"))
}

/// Only where nothing is known but what is told.
pub(super) fn numbers(state: &State, seat: Seat, numbers: &Numbers) -> Result<(), String> {
    sits(state, seat)?;
    ensure(state.board(seat).kept.is_none(), || format!("the pieces of {seat:?} are known"))?;
    tracks::in_reach(numbers.points)?;
    servants::wall(numbers.wall)?;
    numbers.slot.map_or(Ok(()), |slot| tracks::arrived(state, seat, slot))?;
    let steps = numbers.steps_left <= state.steps_to_palace() && numbers.intrigue <= TRACK_END;
    let few = numbers.lower_decrees <= MOST_TOLD && numbers.rewards <= MOST_TOLD;
    ensure(steps && few && numbers.points >= 0, || format!("{numbers:?}"))
}

/// Every player once.
pub(super) fn stack(state: &State, order: &[Seat]) -> Result<(), String> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    ensure(sorted.into_iter().eq(state.seats()), || format!("the markers lie as {order:?}"))
}

pub(super) fn row(state: &State, values: &[u8], large: bool) -> Result<(), String> {
    let right = values.len() <= MOST_PLAYERS && values.iter().all(|points| *points <= MOST_SLOT_POINTS);
    ensure(right && large == (state.player_count() >= 4), || format!("{values:?} for the palace"))
}

pub(super) fn final_wall(state: &State, winner: Option<Seat>, counts: &[u8]) -> Result<(), String> {
    winner.map_or(Ok(()), |winner| servants::wall_scored(state, winner, counts))
}
