//! Sentences about ships on the canal and the rewards of its harbors.

use super::{
    super::{
        model::{Berth, HARBORS, Phase, Reward, SHIP_PLACES, State, Stock},
        words::{figures, harbor_name, player, reward_name},
    },
    line,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn placed(before: &State, seat: Seat, berth: Berth) -> Line {
    let text = msg!("city-ship-placed", player = player(before, seat), harbor = harbor_name(before, berth));
    Line::new(text, if before.routes() > 1 { &["FC-205", "FC-207"] } else { &["FC-205"] }).of(seat)
}

pub(super) fn loaded(before: &State, seat: Seat, berth: Berth, pair: bool, from: Stock) -> Line {
    let who = player(before, seat);
    let harbor = harbor_name(before, berth);
    let moved = figures(u8::from(!pair), pair);
    let load = before.ship_at(berth).map_or(0, |ship| ship.load()) + if pair { 2 } else { 1 };
    let text = match from {
        Stock::Supply => msg!(
            "city-ship-loaded-supply",
            player = who,
            figures = moved,
            harbor = harbor,
            load = load,
            places = SHIP_PLACES,
        ),
        Stock::Pool | Stock::Unknown => {
            msg!("city-ship-loaded", player = who, figures = moved, harbor = harbor, load = load, places = SHIP_PLACES)
        }
    };
    let mut rules = match (from, before.phase) {
        (Stock::Supply, Phase::Morning) => vec!["FC-181"],
        (Stock::Supply, _) => vec!["FC-112"],
        _ => vec!["FC-200"],
    };
    if pair {
        rules.extend(["FC-226", "FC-230"]);
        rules.extend((from == Stock::Supply).then_some("R-46"));
    }
    if load >= SHIP_PLACES {
        rules.push("FC-211");
    }
    line(text, rules).of(seat)
}

pub(super) fn sailed(before: &State, seat: Seat, from: Berth, to: Berth, night: bool) -> Line {
    let who = player(before, seat);
    let (start, end) = (harbor_name(before, from), harbor_name(before, to));
    if night {
        return Line::new(msg!("city-ship-sailed-night", player = who, from = start, to = end), &["FC-251"]).of(seat);
    }
    let passes = to.harbor > from.harbor + 1;
    let rules: &[&'static str] = if passes { &["FC-198", "FC-209"] } else { &["FC-198"] };
    Line::new(msg!("city-ship-sailed", player = who, from = start, to = end), rules).of(seat)
}

pub(super) fn sank(before: &State, seat: Seat, berth: Berth) -> Line {
    let text = msg!("city-ship-sank", player = player(before, seat), harbor = harbor_name(before, berth));
    Line::new(text, &["FC-252"]).of(seat)
}

/// On the score pad it is not known where the ship was.
pub(super) fn claimed(before: &State, seat: Seat, berth: Option<Berth>, reward: Reward) -> Line {
    let who = player(before, seat);
    let (name, count, most) = (reward_name(reward), before.board(seat).reward(reward) + 1, reward.limit());
    let Some(berth) = berth else {
        let text = msg!("city-reward-told", player = who, reward = name, count = count, most = most);
        return line(text, vec![reward.rule(), "FC-212"]).of(seat);
    };
    let harbor = harbor_name(before, berth);
    let text = msg!("city-reward-claimed", player = who, reward = name, harbor = harbor, count = count, most = most);
    let mut rules = vec!["FC-212", reward.rule()];
    if usize::from(berth.harbor) + 1 == HARBORS {
        rules.push("FC-218");
    }
    if before.ship_at(berth).is_some_and(|ship| ship.pair) {
        rules.extend(["FC-229", "R-43"]);
    }
    if before.phase == Phase::Night {
        rules.extend(["FC-253", "R-42"]);
    }
    line(text, rules).of(seat)
}
