//! Sentences about the rounds and the table as a whole: set-up, phases, decrees, numbers told, corrections.

use super::{
    super::{
        model::{Correction, Decree, Numbers, Phase, Roller, State, Token},
        words::{corrected, decree_name, player, players, token_name},
    },
    line,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn decree_laid(decree: Decree) -> Line {
    let text = msg!("city-decree-laid", level = decree.level(), decree = decree_name(decree));
    Line::new(text, &["FC-037"])
}

pub(super) fn rolled(before: &State, [one, two, three]: [u8; 3], by: Roller) -> Line {
    let text = match by {
        Roller::App => msg!("city-rolled-app", one = one, two = two, three = three),
        Roller::Table => msg!("city-name-roll", one = one, two = two, three = three),
    };
    Line::new(text, if before.phase == Phase::SetUp { &["FC-022"] } else { &["FC-053"] })
}

pub(super) fn token_laid(before: &State, city: u8, token: Option<Token>) -> Line {
    let text = match token {
        Some(token) => msg!("city-token-laid", city = city + 1, token = token_name(token)),
        None => msg!("city-token-laid-untold", city = city + 1),
    };
    Line::new(text, if before.phase == Phase::SetUp { &["FC-019"] } else { &["FC-050"] })
}

pub(super) fn round_began(round: u8) -> Line {
    if round <= 1 {
        Line::new(msg!("city-round-began-day", round = round), &["FC-044", "FC-045"])
    } else {
        Line::new(msg!("city-round-began", round = round), &["FC-044"])
    }
}

pub(super) fn start_player(before: &State, seat: Seat, medal: bool) -> Line {
    let who = player(before, seat);
    match before.phase {
        _ if medal => Line::new(msg!("city-start-medal", player = who), &["FC-047", "FC-048"]),
        Phase::SetUp | Phase::Day => Line::new(msg!("city-start", player = who), &["FC-024"]),
        _ => Line::new(msg!("city-start-same", player = who), &["FC-049"]),
    }
    .of(seat)
}

pub(super) fn day_began(before: &State) -> Line {
    Line::new(msg!("city-day-began", player = player(before, before.start)), &["FC-060"])
}

pub(super) fn decree_used(before: &State, seat: Seat, decree: Decree) -> Line {
    let text = msg!("city-decree-used", player = player(before, seat), decree = decree_name(decree));
    line(text, vec!["FC-054", decree.rule(), "R-12"]).of(seat)
}

pub(super) fn decree_refused(before: &State, seat: Seat, decree: Decree) -> Line {
    let text = msg!("city-decree-refused", player = player(before, seat), decree = decree_name(decree));
    line(text, vec!["FC-055", decree.rule()]).of(seat)
}

pub(super) fn decree_taken(before: &State, seat: Seat, decree: Decree) -> Line {
    let text = msg!("city-decree-taken", player = player(before, seat), decree = decree_name(decree));
    line(text, vec!["FC-172", "FC-175", decree.rule()]).of(seat)
}

pub(super) fn cost_learnt(decree: Decree, cost: u8) -> Line {
    Line::new(msg!("city-cost-learnt", decree = decree_name(decree), cost = cost), &["FC-172"])
}

/// Read off the board by the table, so without a rule.
pub(super) fn numbers(before: &State, seat: Seat, numbers: &Numbers) -> Line {
    let envoy = match numbers.slot {
        Some(slot) => msg!("city-numbers-home", slot = slot + 1),
        None => msg!("city-numbers-short", steps = numbers.steps_left),
    };
    let text = msg!(
        "city-numbers",
        player = player(before, seat),
        points = i32::from(numbers.points),
        intrigue = numbers.intrigue,
        wall = numbers.wall,
        jade = numbers.jade,
        envoy = envoy,
    );
    let had = i64::from(before.board(seat).points);
    Line::new(text, &[]).of(seat).change(had, numbers.points.into())
}

pub(super) fn stack(before: &State, order: &[Seat]) -> Line {
    Line::new(msg!("city-stack", players = players(before, order)), &["FC-155", "FC-158"])
}

/// A correction by the table has no rule behind it.
pub(super) fn correction(before: &State, correction: Correction) -> Line {
    let text = msg!("city-corrected", what = corrected(before, correction));
    let line = Line { seat: correction.seat(), ..Line::new(text, &[]) };
    match correction {
        Correction::Points { seat, points } => line.change(before.board(seat).points.into(), points.into()),
        _ => line,
    }
}
