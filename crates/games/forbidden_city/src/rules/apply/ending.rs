//! The final scoring, and the numbers that the table tells for it.

use super::{board, gain_points, laid, lay};
use crate::model::{Event, Numbers, Source, State};
use courtside_rules::journal::Seat;

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
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
