//! The final arrangement: photos that keep the rules, and who stands where on each player's floor.

use super::{
    super::{
        floor::Cell,
        guest::Guest,
        model::{Action, Ask, Event, Refusal, State, Step},
    },
    Trial, asked, scoring, seated,
};
use courtside_rules::journal::Seat;

/// The photos, and when a floor is right.
pub(super) fn photograph(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Arranged => {
            asked(&trial.state, Ask::Arrange)?;
            trial.happen(Event::FloorsBegan);
        }
        Action::Photo { seat, broken } => {
            in_floors(&trial.state, *seat)?;
            if broken.is_empty() {
                // PS-R15: the first valid photo counts.
                if trial.state.frame(*seat).valid {
                    return Err(Refusal::NotNow);
                }
                trial.happen(Event::PhotoValid { seat: *seat });
            } else {
                let mut broken = broken.clone();
                broken.sort_unstable();
                broken.dedup();
                trial.happen(Event::PhotoRefused { seat: *seat, broken });
            }
        }
        Action::Settled { seat } => {
            in_floors(&trial.state, *seat)?;
            if !trial.state.frame(*seat).valid {
                return Err(Refusal::PhotoFirst { seat: *seat });
            }
            trial.happen(Event::FloorSettled { seat: *seat });
            if trial.state.seats().all(|seat| trial.state.frame(seat).settled) {
                trial.happen(Event::ScoringBegan);
            }
        }
        Action::CountAlone => {
            if !matches!(trial.state.step, Step::Arrange | Step::Floors) {
                return Err(Refusal::NotNow);
            }
            trial.happen(Event::CountingAlone);
            trial.happen(Event::ScoringBegan);
        }
        _ => return Err(Refusal::NotNow),
    }
    Ok(())
}

fn in_floors(state: &State, seat: Seat) -> Result<(), Refusal> {
    seated(state, seat)?;
    if state.step == Step::Floors { Ok(()) } else { Err(Refusal::NotNow) }
}

/// Who stands where, and what the photo judge found. It may be put right until the end; what is scored follows.
pub(super) fn lay_out(trial: &mut Trial, action: &Action) -> Result<(), Refusal> {
    let late = matches!(trial.state.step, Step::Floors | Step::Scoring | Step::FinalVote | Step::Over);
    if !late || trial.state.short {
        return Err(Refusal::NotNow);
    }
    match action {
        Action::Place { seat, guest, cell } => {
            let (seat, guest, cell) = (*seat, *guest, *cell);
            seated(&trial.state, seat)?;
            real(guest)?;
            if let Some(cell) = cell {
                may_stand(&trial.state, seat, guest, cell)?;
            }
            trial.happen(Event::Placed { seat, guest, cell });
        }
        Action::Swap { seat, one, other } => swap(trial, *seat, *one, *other)?,
        Action::Fill { seat, cells } => {
            seated(&trial.state, *seat)?;
            for (place, (guest, cell)) in cells.iter().enumerate() {
                real(*guest)?;
                is_cell(&trial.state, *cell)?;
                if let Some((other, _)) = cells.iter().take(place).find(|(_, taken)| *taken == cell) {
                    return Err(Refusal::Occupied { cell: *cell, guest: *other });
                }
            }
            trial.happen(Event::Filled { seat: *seat, cells: cells.clone() });
        }
        Action::Void { seat, guest, void } => {
            let (seat, guest, void) = (*seat, *guest, *void);
            seated(&trial.state, seat)?;
            on_floor(&trial.state, seat, guest)?;
            trial.happen(Event::Voided { seat, guest, void });
        }
        Action::Evidence { seat, evidence } => {
            seated(&trial.state, *seat)?;
            evidence.guests().try_for_each(real)?;
            trial.happen(Event::Examined { seat: *seat, evidence: evidence.clone() });
        }
        _ => return Err(Refusal::NotNow),
    }
    scoring::follow(trial);
    Ok(())
}

fn swap(trial: &mut Trial, seat: Seat, one: Guest, other: Guest) -> Result<(), Refusal> {
    seated(&trial.state, seat)?;
    let (first, second) = (on_floor(&trial.state, seat, one)?, on_floor(&trial.state, seat, other)?);
    let void = trial.state.frame(seat).floor.void.contains(one);
    trial.happen(Event::Placed { seat, guest: one, cell: None });
    trial.happen(Event::Placed { seat, guest: other, cell: Some(first) });
    trial.happen(Event::Placed { seat, guest: one, cell: Some(second) });
    // He was off the floor for a moment, which would have made him count again.
    if void {
        trial.happen(Event::Voided { seat, guest: one, void });
    }
    Ok(())
}

fn real(guest: Guest) -> Result<(), Refusal> {
    if guest.is_real() { Ok(()) } else { Err(Refusal::NoSuchGuest) }
}

/// The cell a figure stands on.
fn on_floor(state: &State, seat: Seat, guest: Guest) -> Result<Cell, Refusal> {
    real(guest)?;
    state.frame(seat).floor.figure(guest).ok_or(Refusal::NotOnFloor { guest })
}

fn is_cell(state: &State, cell: Cell) -> Result<(), Refusal> {
    let grid = &state.table.kit.grid;
    if !grid.has(cell) {
        return Err(Refusal::NoSuchCell { cell });
    }
    if grid.blocked.contains(cell) { Err(Refusal::UnderTable { cell }) } else { Ok(()) }
}

/// PS-081, PS-082, PS-R31.
fn may_stand(state: &State, seat: Seat, guest: Guest, cell: Cell) -> Result<(), Refusal> {
    is_cell(state, cell)?;
    match state.frame(seat).floor.on(cell) {
        Some(other) if other != guest => Err(Refusal::Occupied { cell, guest: other }),
        _ => Ok(()),
    }
}
