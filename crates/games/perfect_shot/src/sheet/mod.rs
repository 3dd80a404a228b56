//! The score sheet: a row per guest, dishes, and how the result came about.

mod why;

use super::{
    guest::Guest,
    model::State,
    words::{guest_name, numbered, player, players},
};
use courtside_rules::{
    journal::{Cell, Line, Row, Seat, Sheet},
    msg,
};

pub(super) fn sheet(state: &State) -> Sheet {
    let mut rows: Vec<Row> = state.order.iter().map(|guest| row(state, *guest)).collect();
    if state.dishes.is_some() {
        let cells = state.seats().map(|seat| dishes(state, seat)).collect();
        rows.push(Row { label: msg!("shot-sheet-dishes"), rules: vec!["PS-165"], cells });
    }
    Sheet {
        rows,
        totals: state.seats().map(|seat| state.total(seat)).collect(),
        leaders: leaders(state),
        verdict: verdict(state),
    }
}

fn row(state: &State, guest: Guest) -> Row {
    let cell = |seat| Cell { value: state.points(seat, guest), why: why::lines(state, seat, guest) };
    Row {
        label: msg!("shot-guest", guest = guest_name(state, guest)),
        rules: vec!["PS-116"],
        cells: state.seats().map(cell).collect(),
    }
}

fn dishes(state: &State, seat: Seat) -> Cell {
    let text = msg!("shot-sheet-dishes-why", tokens = state.tokens(seat));
    Cell { value: state.dish_points(seat), why: vec![Line::new(text, &["PS-165", "PS-R28"]).of(seat)] }
}

/// Before any envelope is scored nobody is ahead, whoever holds more of them.
fn leaders(state: &State) -> Vec<Seat> {
    if state.order.is_empty() { state.seats().collect() } else { state.leaders() }
}

/// The sums, then each tie-break that is looked at, then who wins or is ahead.
fn verdict(state: &State) -> Vec<Line> {
    let all: Vec<Seat> = state.seats().collect();
    let sums = numbered(state, all.iter().map(|seat| (*seat, state.total(*seat))));
    let below = all.iter().any(|seat| state.total(*seat) < 0);
    let rules: &[&str] = if below { &["PS-123", "PS-R30"] } else { &["PS-123"] };
    let mut lines = vec![Line::new(msg!("shot-verdict-points", players = sums), rules)];
    if state.unscored().next().is_none() {
        lines.extend(tie_breaks(state, all));
    }
    lines.push(result(state, &leaders(state)));
    lines
}

/// PS-124 to PS-126, as far as each of them is needed.
fn tie_breaks(state: &State, all: Vec<Seat>) -> Vec<Line> {
    let mut lines = Vec::new();
    let level = best(all, |seat| state.total(seat));
    if level.len() < 2 {
        return lines;
    }
    let guests = |seat: Seat| state.placed(seat) as i64;
    let counts = numbered(state, level.iter().map(|seat| (*seat, guests(*seat))));
    lines.push(Line::new(msg!("shot-verdict-guests", players = counts), &["PS-124"]));
    let level = best(level, guests);
    if level.len() < 2 {
        return lines;
    }
    let envelopes = |seat: Seat| i64::from(state.envelopes(seat));
    let counts = numbered(state, level.iter().map(|seat| (*seat, envelopes(*seat))));
    lines.push(Line::new(msg!("shot-verdict-envelopes", players = counts), &["PS-125"]));
    let level = best(level, envelopes);
    if level.len() < 2 {
        return lines;
    }
    let text = match state.final_votes.as_ref().filter(|_| state.tied == level) {
        Some(votes) => {
            let counts = level.iter().map(|seat| (*seat, i64::from(votes.of(*seat))));
            msg!("shot-verdict-vote", players = numbered(state, counts))
        }
        None => msg!("shot-verdict-vote-open", players = players(state, &level)),
    };
    lines.push(Line::new(text, &["PS-126"]));
    lines
}

/// Those of `seats` with the largest number.
fn best(mut seats: Vec<Seat>, number: impl Fn(Seat) -> i64) -> Vec<Seat> {
    let most = seats.iter().map(|seat| number(*seat)).max();
    seats.retain(|seat| Some(number(*seat)) == most);
    seats
}

fn result(state: &State, leaders: &[Seat]) -> Line {
    match (leaders, state.is_over()) {
        ([seat], true) => Line::new(msg!("shot-verdict-wins", player = player(state, *seat)), &["PS-123"]).of(*seat),
        ([seat], false) => Line::new(msg!("shot-verdict-ahead", player = player(state, *seat)), &["PS-123"]).of(*seat),
        (several, true) => {
            Line::new(msg!("shot-verdict-shared", players = players(state, several)), &["PS-126", "PS-R18"])
        }
        (several, false) => Line::new(msg!("shot-verdict-level", players = players(state, several)), &["PS-123"]),
    }
}
