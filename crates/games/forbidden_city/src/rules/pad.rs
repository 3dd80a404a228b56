//! The score pad: what the table tells of a Day, with the same consequences as in full depth (section 21.1).

use super::{Trial, canal, depth, only, person, tracks};
use crate::model::{Depth, Event, JadeFrom, Refusal, SERVANTS, Source, State, Stock, TRACK_END, Task, Told, Why};
use courtside_rules::journal::Seat;

/// The most that one entry may add or take.
const MOST_POINTS: i16 = 60;
/// The most servants of one Wall action: a servant, the pair and one of decree FC-187.
const MOST_WALL: u8 = 4;

pub(super) fn tell(trial: &mut Trial, seat: Seat, told: Told) -> Result<(), Refusal> {
    only(&trial.state, Depth::Pad)?;
    person(&trial.state, seat)?;
    let open = matches!(
        trial.state.task(),
        Some(Task::Day | Task::Matches | Task::MorningDecrees { .. } | Task::Dice | Task::LastExchange)
    );
    if !open || trial.state.phase == crate::model::Phase::SetUp {
        return Err(Refusal::NotNow);
    }
    match told {
        Told::Points { amount } if amount == 0 || amount.unsigned_abs() > MOST_POINTS.unsigned_abs() => {
            return Err(Refusal::OutOfRange { most: MOST_POINTS as u8 });
        }
        Told::Points { amount } => tracks::points(trial, seat, amount, Source::Told, Why::Told),
        Told::Intrigue { steps } => {
            within(steps, 3)?;
            if trial.state.board(seat).intrigue == TRACK_END {
                return Err(Refusal::AtEnd);
            }
            tracks::intrigue(trial, seat, steps, Why::Told);
        }
        Told::Envoy { steps, intrigue } => {
            within(steps, 2)?;
            tracks::envoy(trial, seat, steps, Why::Told);
            if intrigue {
                tracks::intrigue(trial, seat, 1, Why::Told);
            }
        }
        Told::Wall { servants } => {
            within(servants, MOST_WALL)?;
            enough_servants(&trial.state, seat, servants, 0)?;
            trial.happen(Event::WallPlaced { seat, servants, pair: false, from: Stock::Unknown });
            trial.push(Task::WallCheck);
        }
        Told::Jade => tracks::jade(trial, seat, JadeFrom::Told),
        Told::Decree { decree } => {
            let laid = *trial.state.laid_decree(decree).ok_or(Refusal::NotInPlay { decree })?;
            if laid.has(seat) {
                return Err(Refusal::HasDecree { decree });
            }
            enough_servants(&trial.state, seat, 0, 1)?;
            trial.happen(Event::DecreeTaken { seat, decree, from: Stock::Pool });
            tracks::points(trial, seat, decree.points_now(), Source::Decrees, Why::Decree(decree));
        }
        Told::Reward { reward } => {
            if trial.state.board(seat).reward(reward) >= reward.limit() {
                return Err(Refusal::RewardFull { reward });
            }
            enough_servants(&trial.state, seat, 0, 1)?;
            canal::claimed(trial, seat, None, reward);
        }
        Told::Medal => match trial.state.medal {
            Some(holder) => return Err(Refusal::MedalTaken { seat: holder }),
            None => trial.happen(Event::MedalTaken { seat }),
        },
    }
    Ok(())
}

fn within(number: u8, most: u8) -> Result<(), Refusal> {
    if (1..=most).contains(&number) { Ok(()) } else { Err(Refusal::OutOfRange { most }) }
}

/// What lies on wall, decrees and reward slots is never more than twelve servants and the pair, which only the wall may hold
/// (FC-236).
pub(super) fn enough_servants(state: &State, seat: Seat, on_wall: u8, elsewhere: u8) -> Result<(), Refusal> {
    let board = state.board(seat);
    let on_wall = board.on_wall() + on_wall;
    let pair = if board.has_pair() && on_wall >= 2 { 2 } else { 0 };
    let there = on_wall + depth::locked(state, seat) + elsewhere;
    if there <= SERVANTS + pair { Ok(()) } else { Err(Refusal::TwelveServants) }
}
