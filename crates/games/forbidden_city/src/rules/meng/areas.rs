//! The seven areas by Day: variant A, or variant B for nothing with a special card (MG-66 to MG-104).

use super::{
    super::{Trial, execute, tracks},
    decrees, pay, question, raise,
};
use crate::model::{About, Area, Decree, Deed, Event, Fact, JadeFrom, Lack, MENG, Stock, Task, Verdict, Why};

/// Does an area's action; no while a fact is missing for it.
pub(super) fn act(trial: &mut Trial, area: Area, special: bool) -> bool {
    let why = Why::Area(area);
    match area {
        Area::Travel => {
            trial.pop();
            for _ in 0..if special { 2 } else { 1 } {
                trial.push(Task::Meng { deed: Deed::Move });
            }
        }
        Area::Wall => wall(trial, special),
        Area::Jade => return jade(trial, special),
        Area::Intrigue => {
            trial.pop();
            if !special {
                execute::take_medal(trial, MENG);
            }
            tracks::intrigue(trial, MENG, if special { 3 } else { 1 }, why);
        }
        Area::Palace => {
            trial.pop();
            tracks::envoy(trial, MENG, if special { 2 } else { 1 }, why);
            if special {
                tracks::intrigue(trial, MENG, 1, why);
            }
        }
        Area::Decree => return decrees::take(trial, special),
        Area::Canal => canal(trial, special),
    }
    true
}

/// One servant of the pool, or two of the supply and then of the pool (MG-66, MG-99, RM-16, RM-22).
fn wall(trial: &mut Trial, special: bool) {
    trial.pop();
    let deed = Deed::Area { area: Area::Wall, special };
    if special {
        let kept = trial.state.kept(MENG);
        let supply = kept.supply.min(2);
        let pool = kept.pool.min(2 - supply);
        if supply + pool == 0 {
            trial.happen(Event::MengSkipped { deed, lack: Lack::Servants { needed: 1, there: 0 } });
            return;
        }
        for (servants, from) in [(supply, Stock::Supply), (pool, Stock::Pool)] {
            if servants > 0 {
                trial.happen(Event::WallPlaced { seat: MENG, servants, pair: false, from });
            }
        }
    } else {
        if !raise(trial, 1) {
            let there = trial.state.kept(MENG).pool;
            trial.happen(Event::MengSkipped { deed, lack: Lack::Servants { needed: 1, there } });
            return;
        }
        trial.happen(Event::WallPlaced { seat: MENG, servants: 1, pair: false, from: Stock::Pool });
    }
    if trial.state.has_decree(MENG, Decree::WallHelper) && trial.state.kept(MENG).supply > 0 {
        trial.happen(Event::WallPlaced { seat: MENG, servants: 1, pair: false, from: Stock::Supply });
    }
    trial.push(Task::WallCheck);
}

/// The cheapest there is, if he can pay for it; for nothing with a special card (MG-71, MG-100).
fn jade(trial: &mut Trial, special: bool) -> bool {
    let deed = Deed::Area { area: Area::Jade, special };
    let known = question::cheapest(&trial.state);
    let plaza = trial.state.table.kit.plaza;
    let (printed, house) = match known {
        Some((price, house)) => (Some(price), house),
        None if special => (None, None),
        None => match trial.fact(|fact| match fact {
            // The plaza always has jade, so that nothing dearer is the cheapest.
            Fact::Price { price } if (1..=plaza).contains(&price) => Some(price),
            _ => None,
        }) {
            Some(price) => (Some(price), None),
            None => return false,
        },
    };
    trial.pop();
    let price = if special { 0 } else { trial.state.jade_price(MENG, printed.unwrap_or_default()) };
    let there = trial.state.kept(MENG).within_reach();
    if !raise(trial, price) {
        trial.reason(Verdict::Rejected, About::Jade { price, there }, "MG-71");
        trial.happen(Event::MengSkipped { deed, lack: Lack::Servants { needed: price, there } });
        return true;
    }
    trial.reason(Verdict::Taken, About::Jade { price, there }, if special { "MG-100" } else { "MG-71" });
    if price > 0 {
        pay(trial, price, Why::Area(Area::Jade));
    }
    let on_plaza = house.is_none() && printed == Some(plaza);
    tracks::jade(trial, MENG, if on_plaza { JadeFrom::Plaza { price } } else { JadeFrom::House { house, price } });
    true
}

/// One servant of the pool on a ship, or two of the supply and then of the pool (MG-86, MG-104, RM-21).
fn canal(trial: &mut Trial, special: bool) {
    trial.pop();
    let deed = Deed::Area { area: Area::Canal, special };
    if special {
        for _ in 0..2 {
            trial.push(Task::Meng { deed: Deed::Load { from: None } });
        }
    } else if raise(trial, 1) {
        trial.push(Task::Meng { deed: Deed::Load { from: Some(Stock::Pool) } });
    } else {
        let there = trial.state.kept(MENG).pool;
        trial.happen(Event::MengSkipped { deed, lack: Lack::Servants { needed: 1, there } });
    }
}
