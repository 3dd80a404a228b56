//! Which decree Meng takes: the ladder of levels, the cheaper of two (MG-77 to MG-84, MG-103).

use super::{super::Trial, super::tracks, pay, question, raise};
use crate::{
    kit::MOST_COST,
    model::{About, Area, Decree, Deed, Event, Fact, HUMAN, Lack, MENG, Source, State, Stock, Verdict, Why},
};

/// The levels in the order in which he tries them (MG-78, MG-80, MG-81).
pub(super) fn levels(round: u8) -> [u8; 3] {
    match round {
        1 => [1, 2, 3],
        2 => [2, 1, 3],
        _ => [3, 2, 1],
    }
}

/// The decrees of a level without a servant of his, the one he likes best first: the cheaper one, of equals the lower
/// one on the board (MG-79, RM-14). The second that was laid is the lower one.
pub(super) fn wanted(state: &State, level: u8) -> Vec<(Decree, Option<u8>)> {
    let laid: Vec<_> = state.laid().filter(|laid| laid.decree.level() == level).collect();
    let mut open: Vec<_> = (0..).zip(laid).filter(|(_, laid)| !laid.has(MENG)).collect();
    open.sort_by_key(|(place, laid)| (state.decree_price(MENG, laid.decree, None), -place));
    open.into_iter().map(|(_, laid)| (laid.decree, state.decree_price(MENG, laid.decree, None))).collect()
}

/// Takes a decree; no while a printed cost must be asked for.
pub(super) fn take(trial: &mut Trial, special: bool) -> bool {
    if let Some(decree) = question::unknown_cost(&trial.state, special) {
        let told = trial.fact(|fact| match fact {
            Fact::Cost { cost } if cost <= MOST_COST => Some(cost),
            _ => None,
        });
        let Some(cost) = told else { return false };
        trial.happen(Event::CostLearnt { decree, cost });
        return true;
    }
    trial.pop();
    let deed = Deed::Area { area: Area::Decree, special };
    let Some((decree, price)) = choose(trial, special) else {
        trial.happen(Event::MengSkipped { deed, lack: Lack::Decree });
        return true;
    };
    let from = if special && trial.state.kept(MENG).supply > 0 { Stock::Supply } else { Stock::Pool };
    if !special {
        let raised = raise(trial, price + 1);
        debug_assert!(raised, "a decree is only chosen if he can pay for it");
        if price > 0 {
            pay(trial, price, Why::Area(Area::Decree));
        }
    }
    trial.happen(Event::DecreeTaken { seat: MENG, decree, from });
    tracks::points(trial, MENG, decree.points_now(), Source::Decrees, Why::Decree(decree));
    true
}

/// The first decree of his ladder that he can pay for, and the servants to return for it.
fn choose(trial: &mut Trial, special: bool) -> Option<(Decree, u8)> {
    let order = levels(trial.state.round);
    let kept = trial.state.kept(MENG);
    let pool_first = trial.state.meng.as_ref().is_some_and(|meng| meng.solo.pool_first);
    // With the option of RM-13 the whole order is tried with the pool alone before tokens count.
    let reaches: &[u8] = match (special, pool_first) {
        (true, _) => &[u8::from(kept.supply + kept.pool > 0)],
        (false, true) => &[kept.pool, kept.within_reach()],
        (false, false) => &[kept.within_reach()],
    };
    trial.reason(Verdict::First, About::Level { level: order[0] }, "MG-78");
    for there in reaches {
        for (step, level) in (0..).zip(order) {
            for laid in owned(&trial.state, level) {
                trial.reason(Verdict::Rejected, About::OwnsDecree { decree: laid }, "MG-80");
            }
            let open = wanted(&trial.state, level);
            for (place, (decree, price)) in open.iter().enumerate() {
                let price = price.unwrap_or_default();
                let needed = if special { 1 } else { price + 1 };
                let dearer = trial.state.has_decree(HUMAN, *decree);
                let about = About::Decree { decree: *decree, price, needed, there: *there, dearer };
                if needed > *there {
                    trial.reason(Verdict::Rejected, about, "MG-80");
                    continue;
                }
                trial.reason(Verdict::Taken, about, if special { "MG-103" } else { "MG-77" });
                if let Some((other, others)) = open.get(place + 1) {
                    let others = others.unwrap_or_default();
                    if others == price {
                        trial.reason(Verdict::NotNeeded, About::Lower { decree: *decree }, "MG-79");
                    } else {
                        let dearer = trial.state.has_decree(HUMAN, *other);
                        let about =
                            About::Decree { decree: *other, price: others, needed: others + 1, there: *there, dearer };
                        trial.reason(Verdict::Rejected, about, if dearer { "MG-19" } else { "MG-79" });
                    }
                }
                for level in &order[step + 1..] {
                    trial.reason(Verdict::NotNeeded, About::LevelNotNeeded { level: *level }, "MG-80");
                }
                return Some((*decree, price));
            }
        }
    }
    None
}

fn owned(state: &State, level: u8) -> Vec<Decree> {
    state.laid().filter(|laid| laid.decree.level() == level && laid.has(MENG)).map(|laid| laid.decree).collect()
}
