//! Counting after a card: pictures finished or scared away, new tops, the end of the turn and of the game.

use super::{
    super::{
        model::{Ask, Event, StackId},
        outlook::CARDS_PER_TURN,
    },
    Trial,
};
use courtside_rules::journal::Seat;

/// Goes on as far as nothing has to be asked.
///
/// `may_end_turn` is false after a correction at rest: a table that corrects a hand to 0 has not ended its turn.
pub(super) fn go_on(trial: &mut Trial, may_end_turn: bool) {
    if !settle_all(trial) {
        return;
    }
    // YS-R03: the end of the game is looked at only after all are settled.
    let empty = trial.state.empty_stacks();
    if !empty.is_empty() {
        trial.happen(Event::GameEnded { empty });
        return;
    }
    while let Ask::Top(stack) = trial.state.ask {
        if !fill_in(trial, stack) {
            return;
        }
    }
    if trial.state.turn == 0 {
        let first = trial.state.active;
        begin_turn(trial, 1, first);
    } else if may_end_turn && turn_is_used_up(trial) {
        next_turn(trial);
    }
}

/// Ends the active player's turn and begins the other's.
pub(super) fn next_turn(trial: &mut Trial) {
    let seat = trial.state.active;
    trial.happen(Event::TurnEnded { seat, passed: trial.state.played == 0 });
    let (turn, other) = (trial.state.turn + 1, trial.state.opponent(seat));
    begin_turn(trial, turn, other);
}

/// The draw phase needs no tap: the card is drawn when the turn begins (YS-15).
fn begin_turn(trial: &mut Trial, turn: u32, seat: Seat) {
    trial.happen(Event::TurnBegan { turn, seat });
    if trial.state.pile == 0 && trial.state.discards > 0 {
        trial.happen(Event::Reshuffled { cards: trial.state.discards });
    }
    trial.happen(if trial.state.pile == 0 { Event::NothingToDraw { seat } } else { Event::Drew { seat } });
}

fn turn_is_used_up(trial: &Trial) -> bool {
    let state = &trial.state;
    state.played >= CARDS_PER_TURN || (state.played > 0 && state.hand(state.active) == 0)
}

/// Counts every stack that is to be counted; false when a number must be asked for first.
fn settle_all(trial: &mut Trial) -> bool {
    while let Some(&stack) = trial.state.to_settle.first() {
        if trial.state.needed(stack).is_none() {
            if decides_nothing(trial, stack) {
                trial.happen(Event::Counted { stack });
            } else if !fill_in(trial, stack) {
                return false;
            }
        } else {
            count(trial, stack);
        }
    }
    true
}

/// Whether the number need not be asked for: the game is over anyway, and no yokai is finished by so few sketches.
fn decides_nothing(trial: &Trial, stack: StackId) -> bool {
    let state = &trial.state;
    let total = state.total(stack);
    !state.empty_stacks().is_empty() && state.possible_values(stack).iter().all(|value| total < *value)
}

/// Fills in a top that can have only one value; false when it must be asked for.
fn fill_in(trial: &mut Trial, stack: StackId) -> bool {
    let [value] = trial.state.possible_values(stack)[..] else { return false };
    trial.happen(Event::TopSeen { stack, value, certain: true });
    true
}

/// Counts a stack whose number is known (YS-25 to YS-32).
fn count(trial: &mut Trial, stack: StackId) {
    let state = &trial.state;
    let top = state.stack(stack).cards[0];
    let sketches = state.stack(stack).sketches;
    let value = match top.value {
        Some(value) if state.is_finished(stack) => value,
        _ => {
            trial.happen(Event::Counted { stack });
            return;
        }
    };
    trial.happen(match state.leader(stack) {
        Some(seat) => {
            let discarded = sketches[seat.index()];
            Event::Captured { stack, seat, value, printed: top.printed, discarded }
        }
        None => Event::Hid { stack, value, discarded: sketches },
    });
}
