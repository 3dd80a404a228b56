//! The score as lines with reasons: an album by colours, the sum, and how a tie is broken.

use std::cmp::Ordering;

use super::{
    model::{StackId, State},
    words::{player, stack_name, yokai_name},
};
use courtside_rules::{
    journal::{Cell, Line, Row, Seat, Sheet},
    msg,
    text::Message,
};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

pub(super) fn sheet(state: &State) -> Sheet {
    let row = |colour| Row {
        label: msg!("yokai-sheet-colour", stack = stack_name(state, colour)),
        rules: vec!["YS-36", "YS-R06"],
        cells: SEATS.map(|seat| cell(state, seat, colour)).to_vec(),
    };
    Sheet {
        rows: StackId::ALL.map(row).to_vec(),
        totals: SEATS.map(|seat| state.points(seat).into()).to_vec(),
        leaders: leaders(state),
        verdict: verdict(state),
    }
}

/// The yokai of one printed colour in an album.
fn cell(state: &State, seat: Seat, colour: StackId) -> Cell {
    let held = state.albums[seat.index()].iter().filter(|portrait| portrait.printed == colour);
    let why: Vec<Line> =
        held.clone().map(|portrait| Line::new(yokai_name(state, *portrait), &["YS-02", "YS-36"]).of(seat)).collect();
    Cell { value: held.map(|portrait| i64::from(portrait.value)).sum(), why }
}

/// More points, then more colours; both when all is equal (YS-37, YS-38, YS-R13).
fn leaders(state: &State) -> Vec<Seat> {
    let standing = |seat| (state.points(seat), state.colours(seat));
    match standing(SEATS[0]).cmp(&standing(SEATS[1])) {
        Ordering::Greater => vec![SEATS[0]],
        Ordering::Less => vec![SEATS[1]],
        Ordering::Equal => SEATS.to_vec(),
    }
}

fn verdict(state: &State) -> Vec<Line> {
    let [first, second] = SEATS.map(|seat| player(state, seat));
    let [first_points, second_points] = SEATS.map(|seat| state.points(seat));
    let sums = msg!("yokai-verdict-points", first = first, a = first_points, second = second, b = second_points);
    let mut lines = vec![Line::new(sums, &["YS-36", "YS-37"])];
    if first_points == second_points {
        let [a, b] = SEATS.map(|seat| state.colours(seat));
        let colours = msg!("yokai-verdict-colours", first = first, a = a, second = second, b = b);
        lines.push(Line::new(colours, &["YS-38", "YS-R06"]));
    }
    lines.push(result(state));
    lines
}

fn result(state: &State) -> Line {
    let rule = |seat: Seat| {
        let other = state.opponent(seat);
        if state.points(seat) == state.points(other) { "YS-38" } else { "YS-37" }
    };
    let say = |over: Message, not_over: Message| if state.is_over() { over } else { not_over };
    match leaders(state)[..] {
        [seat] => {
            let who = player(state, seat);
            let text = say(msg!("yokai-verdict-wins", player = who), msg!("yokai-verdict-ahead", player = who));
            Line::new(text, &[rule(seat)]).of(seat)
        }
        _ => Line::new(say(msg!("yokai-verdict-shared"), msg!("yokai-verdict-level")), &["YS-R13"]),
    }
}
