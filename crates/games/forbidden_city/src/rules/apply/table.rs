//! Rounds and their phases, dice, decrees on the board, the table's habits, and what it tells of the final scoring.

use super::{board, gain_points, laid};
use crate::model::{Decree, Die, Event, Laid, Numbers, Phase, ROUNDS, Source, State};
use courtside_rules::journal::Seat;

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::Next { tasks } => state.tasks.clone_from(tasks),
        Event::RoundBegan { round } => {
            state.round = *round;
            state.phase = Phase::Morning;
        }
        Event::StartPlayer { seat, .. } => {
            state.start = *seat;
            state.medal = None;
        }
        Event::DayBegan { .. } => state.phase = Phase::Day,
        Event::TurnEnded { .. } => state.turn = None,
        Event::DuskBegan { .. } => state.phase = Phase::Dusk,
        Event::DuskCard { .. } => state.turn = None,
        Event::DayEnded { .. } => state.phase = Phase::Night,
        Event::MatchesCounted { seat, count } => board(state, *seat).matches = *count,
        Event::NightEnded { round } => {
            for board in &mut state.boards {
                board.after_night[usize::from(*round) - 1] = board.points;
                board.matches = 0;
            }
            if *round == ROUNDS {
                state.phase = Phase::Final;
            }
        }
        Event::GameEnded => state.phase = Phase::Over,
        Event::DiceRolled { faces, .. } => state.dice = faces.map(|face| Some(Die { face, turned: None })),
        Event::DieTurned { seat, die, to, .. } => {
            state.dice[usize::from(*die)] = Some(Die { face: *to, turned: Some(*seat) });
        }
        Event::DecreeLaid { decree } => lay(state, *decree),
        Event::CostLearnt { decree, cost } => {
            if let Some(laid) = laid(state, *decree) {
                laid.cost = Some(*cost);
            }
        }
        Event::AlarmSet { alarm, on } => {
            let bit = 1 << *alarm as u16;
            state.silenced = if *on { state.silenced & !bit } else { state.silenced | bit };
        }
        Event::NumbersTold { seat, numbers } => tell_numbers(state, *seat, numbers),
        Event::StackTold { order } => {
            for (place, seat) in state.stack.iter_mut().zip(order) {
                *place = *seat;
            }
        }
        Event::RowTold { values, .. } => {
            for (slot, points) in state.row.iter_mut().zip(values) {
                *slot = Some(*points);
            }
        }
        Event::NotHome { seat, .. } => board(state, *seat).not_home = true,
        Event::DecreeScored { seat, points, .. } => gain_points(board(state, *seat), *points, Source::FinalDecrees),
        Event::PalaceScored { seat, points, .. } => gain_points(board(state, *seat), *points, Source::Palace),
        Event::JadeScored { seat, points, .. } => gain_points(board(state, *seat), *points, Source::Jade),
        _ => {}
    }
}

/// Final scoring alone: the public numbers of a player.
fn tell_numbers(state: &mut State, seat: Seat, numbers: &Numbers) {
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
fn lay(state: &mut State, decree: Decree) {
    let cost = state.table.kit.costs[decree as usize];
    if let Some(free) = state.decrees.iter_mut().find(|laid| laid.is_none()) {
        *free = Some(Laid { decree, owners: 0, cost });
    }
}
