//! Meng's one ship, and the reward for its third servant (MG-86 to MG-95).

use super::super::{Trial, canal, tracks};
use crate::model::{
    About, Berth, Deed, Event, Fact, HARBORS, Lack, MENG, Reward, SHIP_PLACES, Source, Stock, Verdict, Why,
};

/// One servant aboard; no while the harbor of a new ship must be asked for.
pub(super) fn load(trial: &mut Trial, from: Option<Stock>) -> bool {
    let kept = trial.state.kept(MENG);
    let from = from.unwrap_or(if kept.supply > 0 { Stock::Supply } else { Stock::Pool });
    let there = if from == Stock::Supply { kept.supply } else { kept.pool };
    let deed = Deed::Load { from: Some(from) };
    if there == 0 {
        trial.pop();
        let lack = if from == Stock::Supply { Lack::Supply } else { Lack::Servants { needed: 1, there } };
        trial.happen(Event::MengSkipped { deed, lack });
        return true;
    }
    let own = trial.state.ships_of(MENG).find(|(_, ship)| !ship.is_full()).map(|(berth, _)| berth);
    let berth = match own {
        Some(berth) => {
            trial.reason(Verdict::Taken, About::OwnShip, "MG-86");
            berth
        }
        None => {
            let berth = if trial.state.is_full() {
                let Some(berth) = trial.state.free_harbor(0) else {
                    trial.pop();
                    trial.happen(Event::MengSkipped { deed, lack: Lack::Harbor });
                    return true;
                };
                berth
            } else {
                let told = trial.fact(|fact| match fact {
                    Fact::Harbor { harbor } if usize::from(harbor) < HARBORS => Some(harbor),
                    _ => None,
                });
                let Some(harbor) = told else { return false };
                Berth { route: 0, harbor }
            };
            trial.reason(Verdict::Taken, About::NewShip, "MG-86");
            trial.happen(Event::ShipPlaced { seat: MENG, berth });
            berth
        }
    };
    trial.pop();
    trial.happen(Event::ShipLoaded { seat: MENG, berth, pair: false, from });
    if trial.state.ship_at(berth).is_some_and(|ship| ship.load() >= SHIP_PLACES) {
        reward(trial, berth);
    }
    true
}

/// A card the first times, 4 VP from then on, without limit (MG-90 to MG-93).
fn reward(trial: &mut Trial, berth: Berth) {
    trial.reason(Verdict::Taken, About::ThirdServant, "MG-90");
    let marks = |reward: Reward| trial.state.board(MENG).reward(reward);
    let reward = if marks(Reward::Card) < Reward::Card.limit() { Reward::Card } else { Reward::Points };
    let mark = marks(reward) < reward.limit();
    trial.happen(Event::MengRewarded { berth, reward, mark });
    if reward == Reward::Points {
        tracks::points(trial, MENG, canal::HARBOR_POINTS, Source::Harbors, Why::Harbor);
    }
}
