//! The Day: whose turn it is, passing, and its end (FC-060 to FC-063, FC-122).

use super::Trial;
use crate::model::{Event, Out, Refusal, Task};
use courtside_rules::journal::Seat;

/// The Day begins; on the score pad the app then only waits for what happens.
pub(super) fn begin(trial: &mut Trial) -> bool {
    let round = trial.state.round;
    trial.happen(Event::DayBegan { round });
    if trial.state.has_turns() {
        next_turn(trial, trial.state.start);
    }
    true
}

/// The next player with cards, from this seat on; those without pass, and when nobody has any the Day ends
/// (FC-061, FC-062, R-11).
pub(super) fn next_turn(trial: &mut Trial, first: Seat) {
    let order: Vec<Seat> = trial.state.seats_from(first).collect();
    // On the score pad the human against Meng says so.
    let has_cards = |trial: &Trial, seat: Seat| match trial.state.board(seat).kept {
        Some(kept) => kept.hand.in_hand() > 0,
        None => trial.state.meng.as_ref().is_some_and(|meng| !meng.alone),
    };
    if !order.iter().any(|seat| has_cards(trial, *seat)) {
        wait_for_night(trial);
        return;
    }
    for seat in order {
        if has_cards(trial, seat) {
            if trial.state.is_meng(seat) {
                trial.push(Task::MengTurn);
            } else if trial.state.board(seat).kept.is_some() {
                trial.push(Task::Offer { seat });
            }
            return;
        }
        trial.happen(Event::Passed { seat });
    }
}

pub(super) fn end_turn(trial: &mut Trial, seat: Seat) -> bool {
    trial.pop();
    trial.happen(Event::TurnEnded { seat });
    let next = trial.state.seats_from(seat).nth(1).unwrap_or(seat);
    next_turn(trial, next);
    true
}

/// Score pad: the table says that nobody has cards any more.
pub(super) fn end_of_pad_day(trial: &mut Trial) -> Result<(), Refusal> {
    super::only(&trial.state, crate::model::Depth::Pad)?;
    wait_for_night(trial);
    Ok(())
}

fn wait_for_night(trial: &mut Trial) {
    trial.pop();
    for task in [Task::EndNight, Task::Ships, Task::Matches, Task::EndDay] {
        trial.push(task);
    }
    if trial.state.meng.is_some() {
        trial.push(Task::MengDusk);
    }
}

/// Special tokens come back with their servants, then all discards (FC-122, FC-244).
pub(super) fn end(trial: &mut Trial) -> bool {
    trial.pop();
    let round = trial.state.round;
    trial.happen(Event::DayEnded { round });
    let out: Vec<Out> = trial.state.out.clone();
    for Out { seat, token, area, pair } in out {
        trial.happen(Event::TokenBack { seat, token, area, pair });
        trial.push(Task::Store { seat, token });
    }
    if trial.state.has_turns() {
        trial.happen(Event::CardsTakenBack);
    }
    true
}
