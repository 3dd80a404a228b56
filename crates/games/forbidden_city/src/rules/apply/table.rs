//! Rounds and their phases, dice, decrees on the board, the table's habits, and what it tells of the final scoring.

use super::{board, laid};
use crate::model::{Alarm, Decree, Laid, Numbers, Phase, ROUNDS, Source, State};
use courtside_rules::journal::Seat;

pub(super) fn round_began(state: &mut State, round: u8) {
    state.round = round;
    state.phase = Phase::Morning;
}

pub(super) fn starts(state: &mut State, seat: Seat) {
    state.start = seat;
    state.medal = None;
}

pub(super) fn night_ended(state: &mut State, round: u8) {
    for board in &mut state.boards {
        board.after_night[usize::from(round) - 1] = board.points;
        board.matches = 0;
    }
    if round == ROUNDS {
        state.phase = Phase::Final;
    }
}

pub(super) fn cost(state: &mut State, decree: Decree, cost: u8) {
    if let Some(laid) = laid(state, decree) {
        laid.cost = Some(cost);
    }
}

pub(super) fn alarm(state: &mut State, alarm: Alarm, on: bool) {
    let bit = 1 << alarm as u16;
    state.silenced = if on { state.silenced & !bit } else { state.silenced | bit };
}

pub(super) fn stack(state: &mut State, order: &[Seat]) {
    for (place, seat) in state.stack.iter_mut().zip(order) {
        *place = *seat;
    }
}

pub(super) fn row(state: &mut State, values: &[u8]) {
    for (slot, points) in state.row.iter_mut().zip(values) {
        *slot = Some(*points);
    }
}

/// Final scoring alone: the public numbers of a player.
pub(super) fn numbers(state: &mut State, seat: Seat, numbers: &Numbers) {
    for decree in &numbers.decrees {
        if state.laid_decree(*decree).is_none() {
            lay(state, *decree);
        }
        if let Some(laid) = laid(state, *decree) {
            laid.owners |= 1 << seat.0;
        }
    }
    let steps = state.steps_to_palace() - numbers.steps_left;
    let board = board(state, seat);
    board.points = numbers.points;
    // What was corrected before is in the number that is told now.
    board.earned.fill(0);
    board.earned[Source::Told.index()] = numbers.points;
    board.intrigue = numbers.intrigue;
    board.steps = steps;
    board.slot = numbers.slot;
    board.wall = numbers.wall;
    board.jade = numbers.jade;
    board.told_decrees = numbers.lower_decrees;
    board.told_rewards = numbers.rewards;
}

/// A decree comes to the board.
pub(super) fn lay(state: &mut State, decree: Decree) {
    let cost = state.table.kit.costs[decree as usize];
    if let Some(free) = state.decrees.iter_mut().find(|laid| laid.is_none()) {
        *free = Some(Laid { decree, owners: 0, cost });
    }
}
