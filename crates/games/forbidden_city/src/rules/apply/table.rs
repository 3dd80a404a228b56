//! Rounds and their phases, the dice, the decrees on the board, the habits of the table.

use super::{board, laid, lay};
use crate::model::{Die, Event, Phase, ROUNDS, State};

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
        _ => {}
    }
}
