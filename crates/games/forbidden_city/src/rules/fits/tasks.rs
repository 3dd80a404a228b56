//! What is to be done next: by whom there is, with pieces that are there. Asked of a file's events and of every state.

use super::{canal, ensure, kept, meng, sits};
use crate::{
    model::{MENG, Pile, SERVANTS, State, Task, Turn},
    outlook::MOST_MATCHES,
};
use courtside_rules::journal::Seat;

/// The most moves of the Traveller at once (FC-091).
const MOST_MOVES: u8 = 2;

pub(in super::super) fn tasks(state: &State, tasks: &[Task]) -> Result<(), String> {
    for (place, next) in tasks.iter().enumerate() {
        task(state, next)?;
        let again = matches!(next, Task::MissingBoard { .. }) && tasks[..place].contains(next);
        ensure(!again, || format!("{next:?} is asked twice"))?;
    }
    Ok(())
}

fn task(state: &State, task: &Task) -> Result<(), String> {
    match *task {
        Task::Decrees
        | Task::Cards
        | Task::Dice
        | Task::Tokens
        | Task::Day
        | Task::WallCheck
        | Task::EndDay
        | Task::Matches
        | Task::Ships
        | Task::EndNight
        | Task::Stack
        | Task::LastExchange
        | Task::Final { .. }
        | Task::Row
        | Task::MissingTurn
        | Task::MissingShips
        | Task::MissingHouses
        | Task::MissingCities => Ok(()),
        Task::Morning => Err("the app begins the Morning itself".to_owned()),
        Task::MorningDecrees { seat, .. }
        | Task::Offer { seat }
        | Task::CardAction { seat }
        | Task::AreaAction { seat }
        | Task::Follow { seat, .. }
        | Task::Bonus { seat, .. }
        | Task::Store { seat, .. }
        | Task::Sail { seat, .. }
        | Task::Favor { seat }
        | Task::EndTurn { seat }
        | Task::Numbers { seat } => sits(state, seat),
        Task::MissingBoard { seat } => {
            sits(state, seat)?;
            ensure(state.board(seat).kept.is_none(), || format!("the pieces of {seat:?} are known"))
        }
        Task::MorningServants { count, ref seats } => {
            servants(count)?;
            seats.iter().try_for_each(|seat| sits(state, *seat))
        }
        Task::Price { seat } => price(state, seat),
        Task::Travel { seat, moves } => {
            sits(state, seat)?;
            ensure((1..=MOST_MOVES).contains(&moves), || format!("{moves} moves of the Traveller"))
        }
        Task::Claim { seat, berth } => {
            let ship = canal::own(state, seat, berth)?;
            ensure(ship.is_full(), || format!("the ship at {berth:?} is not full"))
        }
        Task::Gain { seat, count, .. } => {
            sits(state, seat)?;
            ensure((1..=MOST_MATCHES).contains(&count), || format!("{count} servants at once"))
        }
        Task::MengTurn => {
            meng::mind(state)?;
            ensure(kept(state, MENG)?.hand.in_hand() > 0, || "Meng has no card for his turn".to_owned())
        }
        Task::MengDusk | Task::MengMorning { .. } | Task::Meng { .. } => meng::mind(state).map(drop),
        Task::MengServants { count } => meng::mind(state).and_then(|_| servants(count)),
    }
}

fn servants(count: u8) -> Result<(), String> {
    ensure(count <= SERVANTS, || format!("{count} servants in the Morning"))
}

/// The card that is to be paid for is still in hand (FC-066).
fn price(state: &State, seat: Seat) -> Result<(), String> {
    let hand = kept(state, seat)?.hand;
    let offered = |turn: Turn| turn.seat == seat && turn.taken.is_none() && hand.may_have(Pile::Hand, turn.card);
    ensure(state.turn.is_some_and(offered), || format!("{seat:?} has offered nothing"))
}
