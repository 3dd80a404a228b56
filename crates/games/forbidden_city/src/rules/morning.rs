//! The Morning of rounds 2 to 4, in its printed order (FC-047 to FC-059).

use super::{Trial, execute, servants, tracks};
use crate::model::{BonusUse, Decree, Event, Pile, Refusal, State, Swap, Task, Why};
use courtside_rules::journal::Seat;

/// Start player, tokens, dice, decrees in the new turn order, servants: the first on top of the tasks.
pub(super) fn begin(trial: &mut Trial) -> bool {
    trial.pop();
    let round = trial.state.round + 1;
    trial.happen(Event::RoundBegan { round });
    let medal = trial.state.medal;
    trial.happen(Event::StartPlayer { seat: medal.unwrap_or(trial.state.start), medal: medal.is_some() });
    trial.push(Task::Day);
    let order: Vec<Seat> = trial.state.turn_order().collect();
    if trial.state.is_full() {
        let count = trial.state.table.kit.morning[usize::from(round) - 2];
        trial.push(Task::MorningServants { count, seats: order.clone() });
    } else if trial.state.meng.is_some() {
        let count = trial.state.table.kit.morning[usize::from(round) - 2];
        trial.push(Task::MengServants { count });
    }
    for seat in order.into_iter().rev() {
        let decrees = own_decrees(&trial.state, seat);
        if decrees.is_empty() {
            continue;
        }
        trial.push(if trial.state.is_meng(seat) {
            Task::MengMorning { decrees }
        } else {
            Task::MorningDecrees { seat, decrees }
        });
    }
    trial.push(Task::Dice);
    trial.push(Task::Tokens);
    true
}

/// The decrees with the morning symbol where a player has a servant (FC-054).
fn own_decrees(state: &State, seat: Seat) -> Vec<Decree> {
    state.laid().filter(|laid| laid.decree.level() == 1 && laid.has(seat)).map(|laid| laid.decree).collect()
}

pub(super) fn use_decree(trial: &mut Trial, seat: Seat, decree: Decree, bonus: BonusUse) -> Result<(), Refusal> {
    strike(trial, decree)?;
    trial.happen(Event::DecreeUsed { seat, decree });
    let why = Why::Decree(decree);
    match (decree, bonus, trial.state.board(seat).kept) {
        (Decree::MorningIntrigue, BonusUse::Plain, _) => tracks::intrigue(trial, seat, 2, why),
        (Decree::MorningServant, BonusUse::Plain, _) => servants::gain(trial, seat, 1, why),
        (Decree::MorningEnvoy, BonusUse::Plain, _) => tracks::envoy(trial, seat, 1, why),
        // On the score pad ships and cards are the table's.
        (Decree::MorningShip | Decree::MorningSwap, BonusUse::Plain, None) => {}
        // Only a hand card (FC-184).
        (Decree::MorningShip, BonusUse::Ship { .. }, Some(_))
        | (Decree::MorningSwap, BonusUse::Swap { swap: Swap { pile: Pile::Hand, .. } }, Some(_)) => {
            execute::shared_bonus(trial, seat, bonus)?;
        }
        _ => return Err(Refusal::OtherBonus),
    }
    Ok(())
}

pub(super) fn refuse_decree(trial: &mut Trial, seat: Seat, decree: Decree) -> Result<(), Refusal> {
    strike(trial, decree)?;
    trial.happen(Event::DecreeRefused { seat, decree });
    Ok(())
}

/// Each decree once; in the order its owner likes.
fn strike(trial: &mut Trial, decree: Decree) -> Result<(), Refusal> {
    let Some(Task::MorningDecrees { decrees, .. }) = trial.state.tasks.last_mut() else { return Err(Refusal::NotNow) };
    let place = decrees.iter().position(|waiting| *waiting == decree).ok_or(Refusal::NotInPlay { decree })?;
    decrees.remove(place);
    Ok(())
}

/// One player takes the Morning's servants, or fewer (FC-059).
pub(super) fn take_servants(
    trial: &mut Trial,
    most: u8,
    seats: &[Seat],
    seat: Seat,
    count: u8,
    pair: bool,
) -> Result<(), Refusal> {
    if !seats.contains(&seat) {
        return Err(Refusal::NotNow);
    }
    if count > most {
        return Err(Refusal::TooMany { most });
    }
    // Meng never refuses anything (MG-16).
    if count < most && trial.state.is_meng(seat) {
        return Err(Refusal::MengIsKept);
    }
    if pair && count == 0 {
        return Err(Refusal::PairUnfit);
    }
    if let Some(Task::MorningServants { seats, .. }) = trial.state.tasks.last_mut() {
        seats.retain(|waiting| *waiting != seat);
    }
    if count > 0 {
        servants::take(trial, seat, count, pair, Why::Morning)?;
    }
    Ok(())
}

/// All who are still asked take what they can; the pair stays in the supply.
pub(super) fn take_all(trial: &mut Trial, count: u8, seats: &[Seat]) -> Result<(), Refusal> {
    trial.pop();
    for seat in seats {
        servants::take(trial, *seat, count, false, Why::Morning)?;
    }
    Ok(())
}
