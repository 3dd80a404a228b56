//! The final scoring in its printed order, and the numbers it needs when it is used alone (FC-257 to FC-271).

use super::{Trial, correct, tracks, wall};
use crate::{
    kit::MOST_SLOT_POINTS,
    model::{Decree, Event, FinalStep, MOST_PLAYERS, Numbers, Refusal, Source, State, TRACK_END, Task, Why},
};
use courtside_rules::journal::Seat;

/// The level-3 decrees in the order in which they are counted (FC-261).
pub(in super::super) const LAST_DECREES: [Decree; 5] =
    [Decree::PerThreePoints, Decree::EightPoints, Decree::PerJade, Decree::PerDecree, Decree::PerReward];
/// The most that the decrees FC-190 and FC-192 pay.
const DECREE_CAP: i16 = 10;
/// Highest numbers that a table may tell.
pub(super) const MOST_POINTS: i16 = 250;
const MOST_WALL: u8 = 14;
pub(super) const MOST_JADE: u8 = 30;
const MOST_LOWER_DECREES: u8 = 4;
const MOST_REWARDS: u8 = 6;

/// 1, 3, 6, 10, 15 for one to five jade, 2 for each more (FC-263).
pub(in super::super) fn jade_points(jade: u8) -> i16 {
    let jade = i16::from(jade);
    let first = jade.min(5);
    first * (first + 1) / 2 + 2 * (jade - first)
}

/// One step; the next one waits until the table says so.
pub(super) fn step(trial: &mut Trial, step: FinalStep) {
    trial.pop();
    match step {
        FinalStep::Wall => final_wall(trial),
        FinalStep::Decrees => decrees(trial),
        FinalStep::Palace => palace(trial),
        FinalStep::Jade => jade(trial),
    }
    trial.happen(Event::StepDone { step });
    if step == FinalStep::Jade {
        trial.happen(Event::GameEnded);
    }
}

/// Step 1, and the check before step 2 (FC-257 to FC-260, R-49).
fn final_wall(trial: &mut Trial) {
    match wall::most(&trial.state) {
        Some((winner, counts, tied)) => {
            trial.happen(Event::FinalWall { winner: Some(winner), counts, tied });
            tracks::points(trial, winner, wall::PRIZE, Source::FinalWall, Why::FinalWall);
            tracks::envoy(trial, winner, 1, Why::FinalWall);
        }
        None => trial.happen(Event::FinalWall { winner: None, counts: Vec::new(), tied: false }),
    }
    let anybody_home = trial.state.seats().any(|seat| trial.state.board(seat).is_home());
    if !anybody_home && trial.state.setup().compare_anyway && trial.state.meng.is_none() {
        return;
    }
    // Meng keeps his other points (MG-108).
    for seat in trial.state.people() {
        if !trial.state.board(seat).is_home() {
            trial.happen(Event::NotHome { seat, missing: trial.state.steps_left(seat) });
        }
    }
}

/// Step 2: the 1 VP per 3 VP first, then the others (FC-261, R-38).
fn decrees(trial: &mut Trial) {
    for decree in LAST_DECREES {
        for seat in counted(&trial.state) {
            if trial.state.has_decree(seat, decree) {
                let (base, points) = decree_points(&trial.state, seat, decree, trial.state.board(seat).points);
                trial.happen(Event::DecreeScored { seat, decree, base, points });
            }
        }
    }
}

/// What a level-3 decree counts and pays (FC-190 to FC-194); `track` are the points before any of them.
pub(in super::super) fn decree_points(state: &State, seat: Seat, decree: Decree, track: i16) -> (i16, i16) {
    let board = state.board(seat);
    match decree {
        Decree::PerThreePoints => (track, (track / 3).clamp(0, DECREE_CAP)),
        Decree::PerJade => (board.jade.into(), (2 * i16::from(board.jade)).min(DECREE_CAP)),
        Decree::PerDecree => {
            let own = i16::from(state.decree_count(seat));
            (own, 2 * own)
        }
        Decree::PerReward => {
            let marks = i16::from(board.marks());
            (marks, 2 * marks)
        }
        _ => (8, 8),
    }
}

/// Step 3 (FC-262).
fn palace(trial: &mut Trial) {
    for seat in counted(&trial.state) {
        let Some(slot) = trial.state.board(seat).slot else { continue };
        let points = trial.state.row[usize::from(slot)].unwrap_or_default().into();
        trial.happen(Event::PalaceScored { seat, slot, points });
    }
}

/// Step 4 (FC-263, FC-264).
fn jade(trial: &mut Trial) {
    for seat in counted(&trial.state) {
        let jade = trial.state.board(seat).jade;
        trial.happen(Event::JadeScored { seat, jade, points: jade_points(jade) });
    }
}

/// Who still counts, in turn order.
fn counted(state: &State) -> Vec<Seat> {
    state.turn_order().filter(|seat| !state.board(*seat).not_home).collect()
}

/// Slots of Envoys who are home and whose points nobody has told.
pub fn slots_needed(state: &State) -> u8 {
    let slots = counted(state).into_iter().filter_map(|seat| state.board(seat).slot);
    slots.filter(|slot| state.row[usize::from(*slot)].is_none()).max().map_or(0, |slot| slot + 1)
}

/// Before step 3 the table tells the points that the kit does not know.
pub(super) fn row_is_missing(trial: &mut Trial, step: FinalStep) -> bool {
    if step != FinalStep::Palace || slots_needed(&trial.state) == 0 {
        return false;
    }
    trial.push(Task::Row);
    true
}

pub(super) fn tell_row(trial: &mut Trial, values: &[u8]) -> Result<(), Refusal> {
    let needed = slots_needed(&trial.state);
    if values.len() < usize::from(needed) || values.len() > MOST_PLAYERS {
        return Err(Refusal::RowLength { needed });
    }
    if values.iter().any(|points| *points > MOST_SLOT_POINTS) {
        return Err(Refusal::OutOfRange { most: MOST_SLOT_POINTS });
    }
    trial.pop();
    let large = trial.state.player_count() >= 4;
    trial.happen(Event::RowTold { values: values.to_vec(), large });
    Ok(())
}

/// Final scoring alone: the public numbers of one player.
pub(super) fn tell_numbers(trial: &mut Trial, seat: Seat, numbers: &Numbers) -> Result<(), Refusal> {
    let steps = trial.state.steps_to_palace();
    let limits = [
        (i16::from(numbers.intrigue), i16::from(TRACK_END)),
        (numbers.points, MOST_POINTS),
        (i16::from(numbers.steps_left), i16::from(steps)),
        (i16::from(numbers.wall), i16::from(MOST_WALL)),
        (i16::from(numbers.jade), i16::from(MOST_JADE)),
        (i16::from(numbers.lower_decrees), i16::from(MOST_LOWER_DECREES)),
        (i16::from(numbers.rewards), i16::from(MOST_REWARDS)),
    ];
    limits.into_iter().try_for_each(|(number, most)| correct::in_range(number, most))?;
    match (numbers.steps_left, numbers.slot) {
        (0, None) | (1.., Some(_)) => return Err(Refusal::SlotNeeded),
        (0, Some(slot)) if slot >= trial.state.player_count() => return Err(Refusal::SlotNeeded),
        (0, Some(slot)) if trial.state.seats().any(|other| trial.state.board(other).slot == Some(slot)) => {
            return Err(Refusal::SlotOccupied);
        }
        _ => {}
    }
    let mut laid: Vec<Decree> = trial.state.laid().map(|laid| laid.decree).collect();
    for decree in &numbers.decrees {
        if decree.level() != 3 {
            return Err(Refusal::NotInPlay { decree: *decree });
        }
        if !laid.contains(decree) {
            laid.push(*decree);
        }
    }
    if laid.len() > 2 {
        return Err(Refusal::LevelFull { level: 3 });
    }
    trial.pop();
    trial.happen(Event::NumbersTold { seat, numbers: numbers.clone() });
    Ok(())
}

/// Nobody shares a space of the track, so nobody needs to say who is on top.
pub(super) fn no_ties(trial: &mut Trial) -> bool {
    let shared = (0..=TRACK_END).any(|space| trial.state.on_space(space).len() > 1);
    !shared && super::popped(trial)
}

pub(super) fn tell_stack(trial: &mut Trial, order: &[Seat]) -> Result<(), Refusal> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if !sorted.into_iter().eq(trial.state.seats()) {
        return Err(Refusal::StackOrder);
    }
    trial.pop();
    trial.happen(Event::StackTold { order: order.to_vec() });
    Ok(())
}
