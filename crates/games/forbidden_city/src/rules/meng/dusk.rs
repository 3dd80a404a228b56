//! Dusk: the lower halves of this round's Automa cards, in the order of play (MG-37 to MG-42).

use super::{super::Trial, super::tracks, pay, raise};
use crate::model::{About, Area, Automa, Decree, Deed, Event, MENG, Phase, State, Stock, Task, Verdict, Why};

/// Servants that must be in the pool for a dusk action, and how many of them go to the supply (table of MG-42).
pub fn dusk_cost(state: &State, card: Automa) -> (u8, u8) {
    let cheaper = |cost: u8| cost.saturating_sub(u8::from(state.has_decree(MENG, Decree::CheaperTravel)));
    match card {
        Automa::Normal(Area::Travel) => (cheaper(2), cheaper(2)),
        Automa::Normal(Area::Wall | Area::Canal) => (2, 1),
        Automa::Normal(Area::Intrigue) => (1, 1),
        Automa::Normal(Area::Palace) => (2, 2),
        Automa::Normal(Area::Jade | Area::Decree) | Automa::Special => {
            let cost = cheaper(state.table.kit.dusk_move);
            (cost, cost)
        }
    }
}

/// Dusk begins when the Day is over and ends when all of this round's cards are done.
pub(in super::super) fn begin_or_end(trial: &mut Trial) -> bool {
    if trial.state.phase == Phase::Day {
        let round = trial.state.round;
        trial.happen(Event::DuskBegan { round });
        return true;
    }
    let left = trial.state.meng.as_ref().is_some_and(|meng| usize::from(meng.dusk) < meng.played.len());
    if !left {
        trial.pop();
    }
    !left
}

/// The next card that Meng can pay for; those before it are skipped (MG-38, MG-39).
pub(super) fn next(trial: &mut Trial) {
    while let Some(card) = trial.state.next_dusk_card() {
        trial.happen(Event::DuskCard { card });
        let (needed, cost) = dusk_cost(&trial.state, card);
        let there = trial.state.kept(MENG).within_reach();
        if !raise(trial, needed) {
            trial.happen(Event::DuskSkipped { card, needed, there });
            continue;
        }
        trial.reason(Verdict::Taken, About::Servants { needed, there }, "MG-38");
        let why = Why::Dusk(card);
        if cost > 0 {
            pay(trial, cost, why);
        }
        match card {
            Automa::Normal(Area::Wall) => {
                trial.happen(Event::WallPlaced { seat: MENG, servants: 1, pair: false, from: Stock::Pool });
                trial.push(Task::WallCheck);
            }
            Automa::Normal(Area::Intrigue) => tracks::intrigue(trial, MENG, 2, why),
            Automa::Normal(Area::Palace) => {
                tracks::envoy(trial, MENG, 1, why);
                tracks::intrigue(trial, MENG, 1, why);
            }
            Automa::Normal(Area::Canal) => trial.push(Task::Meng { deed: Deed::Load { from: Some(Stock::Pool) } }),
            Automa::Normal(Area::Travel | Area::Jade | Area::Decree) | Automa::Special => {
                trial.push(Task::Meng { deed: Deed::Move });
            }
        }
        return;
    }
}
