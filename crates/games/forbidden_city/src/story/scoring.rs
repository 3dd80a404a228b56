//! Sentences about scoring: the wall, the dice of the Night, the four final steps.

use super::{
    super::{
        model::{Decree, State},
        words::{decree_name, numbered, player},
    },
    line,
    reasons::match_rules,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
    text::{Arg, Message},
};

pub(super) fn wall(before: &State, winner: Seat, counts: &[u8], tied: bool) -> Line {
    let who = player(before, winner);
    let mut rules = vec!["FC-128", "FC-131", "FC-133"];
    let total: u8 = counts.iter().sum();
    if total > counts.get(winner.index()).copied().unwrap_or_default() {
        rules.push("FC-134");
    }
    if total > before.wall_threshold() {
        rules.extend(["FC-130", "R-25"]);
    }
    let text = if tied {
        let (tie, more) = tie(before, counts, winner);
        rules.push("FC-132");
        rules.extend(more);
        msg!("city-wall-scored-tied", counts = present(before, counts), player = who, tie = tie)
    } else {
        msg!("city-wall-scored", counts = present(before, counts), player = who)
    };
    line(text, rules).of(winner)
}

pub(super) fn matches(before: &State, seat: Seat, count: u8) -> Line {
    let text = msg!("city-matches-counted", player = player(before, seat), count = count);
    line(text, match_rules(before)).of(seat)
}

pub(super) fn dice(before: &State, seat: Seat, matches: u8, tied: bool) -> Line {
    let who = player(before, seat);
    if !tied {
        return Line::new(msg!("city-dice-awarded", player = who, count = matches), &["FC-247"]).of(seat);
    }
    let counts: Vec<u8> = before.seats().map(|seat| before.board(seat).matches).collect();
    let (tie, more) = tie(before, &counts, seat);
    let mut rules = vec!["FC-247", "FC-248"];
    rules.extend(more);
    line(msg!("city-dice-awarded-tied", player = who, count = matches, tie = tie), rules).of(seat)
}

/// An empty wall scores nothing.
pub(super) fn final_wall(before: &State, winner: Option<Seat>, counts: &[u8], tied: bool) -> Line {
    let Some(winner) = winner else {
        return Line::new(msg!("city-final-wall-empty"), &["FC-257", "R-29"]);
    };
    let who = player(before, winner);
    let mut rules = vec!["FC-257", "FC-258"];
    let text = if tied {
        let (tie, more) = tie(before, counts, winner);
        rules.extend(more);
        msg!("city-final-wall-tied", counts = present(before, counts), player = who, tie = tie)
    } else {
        msg!("city-final-wall", counts = present(before, counts), player = who)
    };
    line(text, rules).of(winner)
}

pub(super) fn not_home(before: &State, seat: Seat, missing: u8) -> Line {
    let text = msg!("city-not-home", player = player(before, seat), steps = missing);
    Line::new(text, &["FC-260", "FC-169"]).of(seat).change(before.board(seat).points.into(), 0)
}

/// With what was counted and how: "29 : 3 = 9, at most 10".
pub(super) fn decree(before: &State, seat: Seat, decree: Decree, base: i16, points: i16) -> Line {
    let who = player(before, seat);
    let (base, gained) = (i64::from(base), i64::from(points));
    let (text, rules) = match decree {
        Decree::PerThreePoints => {
            let text = msg!("city-scored-per-three", player = who, base = base, points = gained);
            (text, vec!["FC-190", "FC-261", "R-38"])
        }
        Decree::PerJade => (msg!("city-scored-per-jade", player = who, base = base, points = gained), vec!["FC-192"]),
        Decree::PerDecree => {
            (msg!("city-scored-per-decree", player = who, base = base, points = gained), vec!["FC-193"])
        }
        Decree::PerReward => {
            (msg!("city-scored-per-reward", player = who, base = base, points = gained), vec!["FC-194"])
        }
        _ => {
            let text = msg!("city-scored-decree", player = who, decree = decree_name(decree));
            (text, vec![decree.rule()])
        }
    };
    scored(before, seat, text, rules, gained)
}

pub(super) fn palace(before: &State, seat: Seat, slot: u8, points: i16) -> Line {
    let text = msg!("city-scored-palace", player = player(before, seat), slot = slot + 1, points = i64::from(points));
    scored(before, seat, text, vec!["FC-262"], points.into())
}

pub(super) fn jade(before: &State, seat: Seat, jade: u8, points: i16) -> Line {
    let text = msg!("city-scored-jade", player = player(before, seat), jade = jade, points = i64::from(points));
    scored(before, seat, text, vec!["FC-263", "FC-264"], points.into())
}

fn scored(before: &State, seat: Seat, text: Message, rules: Vec<&'static str>, points: i64) -> Line {
    let had = i64::from(before.board(seat).points);
    line(text, rules).of(seat).change(had, had + points)
}

/// Who takes part, with numbers.
fn present(before: &State, counts: &[u8]) -> Arg {
    numbered(before, before.seats().zip(counts.iter().copied()).filter(|(_, count)| *count > 0))
}

/// Of those with as many as the winner, who is further on the intrigue track (FC-157, FC-158).
fn tie(before: &State, counts: &[u8], winner: Seat) -> (Message, Vec<&'static str>) {
    let most = counts.get(winner.index());
    let mut level = before.by_intrigue();
    level.retain(|seat| counts.get(seat.index()) == most);
    let space = |seat: &Seat| before.board(*seat).intrigue;
    let spaces = numbered(before, level.iter().map(|seat| (*seat, space(seat))));
    if level.iter().any(|seat| *seat != winner && space(seat) == space(&winner)) {
        (msg!("city-tie-top", spaces = spaces), vec!["FC-157", "FC-158"])
    } else {
        (msg!("city-tie-further", spaces = spaces), vec!["FC-157"])
    }
}
