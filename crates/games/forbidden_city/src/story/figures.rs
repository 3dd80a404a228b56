//! Sentences about servants, Envoys, intrigue markers, jade and points.

use super::{
    super::{
        model::{Area, Decree, Favor, JadeFrom, PairAt, State, Stock, TRACK_END, Token, Why},
        words::{favor_name, figures, nth, player, players},
    },
    line,
    reasons::{gain_rules, is_bonus, jade_reason, point_rules, price_rules, reason},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn returned(before: &State, seat: Seat, count: u8, pair: bool, why: Why) -> Line {
    let text = msg!("city-returned", player = player(before, seat), figures = figures(count, pair), why = reason(why));
    let mut line = line(text, price_rules(before, seat, why)).of(seat);
    if pair {
        line.rules.extend(["FC-225", "R-45"]);
    }
    line
}

/// `count` and perhaps the pair came, of the `wanted` that the source would give.
pub(super) fn gained(before: &State, seat: Seat, (count, pair): (u8, bool), wanted: u8, why: Why) -> Line {
    let who = player(before, seat);
    let kept = before.kept(seat);
    let came = count + u8::from(pair);
    let supply_is_empty = count >= kept.supply && (pair || kept.pair != PairAt::Supply);
    let mut rules = gain_rules(before, wanted, why);
    let why = if why == Why::Dice { msg!("city-matches", count = wanted) } else { reason(why) };
    let moved = figures(count, pair);
    let text = match came {
        _ if came >= wanted => msg!("city-gained", player = who, figures = moved, why = why),
        0 if supply_is_empty => {
            rules.push("FC-237");
            msg!("city-gained-none", player = who, why = why)
        }
        _ if supply_is_empty => {
            rules.extend(["FC-238", "R-10"]);
            msg!("city-gained-short", player = who, figures = moved, wanted = wanted, why = why)
        }
        _ => {
            rules.push("R-10");
            msg!("city-gained-fewer", player = who, figures = moved, wanted = wanted, why = why)
        }
    };
    if pair {
        rules.extend(["FC-224", "R-44"]);
    }
    line(text, rules).of(seat)
}

pub(super) fn on_wall(before: &State, seat: Seat, servants: u8, pair: bool, from: Stock) -> Line {
    let who = player(before, seat);
    let total = before.wall_total() + servants + 2 * u8::from(pair);
    let (moved, needed) = (figures(servants, pair), before.wall_threshold());
    let text = match from {
        Stock::Supply => {
            msg!("city-wall-from-supply", player = who, figures = moved, total = total, needed = needed)
        }
        Stock::Pool | Stock::Unknown => {
            msg!("city-wall-placed", player = who, figures = moved, total = total, needed = needed)
        }
    };
    let mut rules = match from {
        Stock::Unknown => vec!["FC-126", "FC-127"],
        Stock::Pool if servants + u8::from(pair) > 1 => vec!["FC-127"],
        Stock::Pool => vec!["FC-126"],
        Stock::Supply if before.has_decree(seat, Decree::WallHelper) && !is_bonus(before, seat, Token::Wall) => {
            vec!["FC-187", "R-27"]
        }
        Stock::Supply => vec!["FC-113"],
    };
    if pair {
        rules.extend(["FC-226", "R-28"]);
        rules.extend((servants > 0).then_some("FC-227"));
        rules.extend((from == Stock::Supply).then_some("R-46"));
    }
    line(text, rules).of(seat)
}

pub(super) fn points(before: &State, seat: Seat, amount: i16, why: Why) -> Line {
    let had = i64::from(before.board(seat).points);
    let text = msg!("city-points", player = player(before, seat), why = reason(why));
    line(text, point_rules(why)).of(seat).change(had, had + i64::from(amount))
}

pub(super) fn envoy(before: &State, seat: Seat, from: u8, to: u8, why: Why) -> Line {
    let who = player(before, seat);
    let steps = to.saturating_sub(from);
    let left = before.steps_to_palace().saturating_sub(to);
    let text = if left == 0 {
        msg!("city-envoy-reached", player = who, steps = steps, why = reason(why))
    } else {
        msg!("city-envoy-moved", player = who, steps = steps, left = left, why = reason(why))
    };
    let mut rules = match why {
        Why::Area(_) | Why::Told if steps >= 2 => vec!["FC-164"],
        Why::Area(_) | Why::Told if left > 0 => vec!["FC-163"],
        // One step that arrives may be either variant (FC-171).
        Why::Area(_) | Why::Told => vec!["FC-163", "FC-164"],
        Why::Token(token) => vec![token.rule()],
        Why::Decree(decree) => vec![decree.rule()],
        Why::Dice => vec!["FC-247"],
        Why::FinalWall => vec!["FC-257"],
        _ => vec!["FC-131"],
    };
    if left == 0 {
        rules.push(if why == Why::FinalWall { "FC-259" } else { "FC-165" });
    }
    line(text, rules).of(seat)
}

pub(super) fn arrived(before: &State, seat: Seat, slot: u8) -> Line {
    let who = player(before, seat);
    let text = match before.row.get(usize::from(slot)).copied().flatten() {
        Some(points) => msg!("city-envoy-arrived", player = who, slot = slot + 1, points = points),
        None => msg!("city-envoy-arrived-untold", player = who, slot = slot + 1),
    };
    Line::new(text, &["FC-165", "R-35"]).of(seat)
}

pub(super) fn intrigue(before: &State, seat: Seat, from: u8, to: u8, why: Why) -> Line {
    let who = player(before, seat);
    if from == to {
        return Line::new(msg!("city-intrigue-stays", player = who, space = to), &["FC-156", "R-32"]).of(seat);
    }
    let mut below = before.on_space(to);
    below.retain(|other| *other != seat);
    let text = if below.is_empty() {
        msg!("city-intrigue-moved", player = who, from = from, to = to, why = reason(why))
    } else {
        let others = players(before, &below);
        msg!("city-intrigue-on-top", player = who, from = from, to = to, others = others, why = reason(why))
    };
    let mut rules = match why {
        Why::Area(Area::Palace) => vec!["FC-164"],
        Why::Token(token) => vec![token.rule(), "R-34"],
        Why::Decree(decree) => vec![decree.rule()],
        Why::Favor(favor) => vec!["FC-139", favor.rule()],
        _ if to.saturating_sub(from) > 1 => vec!["FC-154"],
        _ if to < TRACK_END => vec!["FC-152"],
        // One space to the end may be either variant.
        _ => vec!["FC-152", "FC-154"],
    };
    if to == TRACK_END {
        rules.push("FC-156");
    }
    if !below.is_empty() {
        rules.push("FC-155");
        rules.extend((to < from).then_some("R-31"));
    }
    line(text, rules).of(seat)
}

pub(super) fn jade(before: &State, seat: Seat, from: JadeFrom) -> Line {
    let (why, rules) = jade_reason(before, seat, from);
    let count = nth(before.board(seat).jade);
    line(msg!("city-jade-taken", player = player(before, seat), why = why, count = count), rules).of(seat)
}

pub(super) fn favor(before: &State, seat: Seat, favor: Favor) -> Line {
    let text =
        msg!("city-favor-taken", player = player(before, seat), favor = favor_name(favor), price = favor.price(),);
    line(text, vec!["FC-136", favor.rule()]).of(seat)
}
