//! What the six ordinary exchange cards say, with the special cases that apply now.

use super::{
    super::{
        model::{Card, Exchange, Holder, State, Step},
        words::{player, players},
    },
    auctions, rounds,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn card(state: &State, card: Card) -> Vec<Line> {
    let mut lines = match card {
        Card::Choice => choice(state),
        Card::Theft => theft(state),
        Card::Reveal => reveal(state),
        Card::Gifts => gifts(state),
        Card::Rumours => rumours(),
        Card::Dance => dance(state),
        Card::Quick | Card::Secret | Card::Unfair | Card::Open | Card::Joint | Card::Fixed => auctions::card(card),
    };
    lines.push(rounds::after(state));
    lines
}

fn at_once() -> Line {
    Line::new(msg!("shot-help-at-once"), &["PS-047", "PS-R03"])
}

fn choice(state: &State) -> Vec<Line> {
    let order = players(state, &state.turn_order());
    let mut lines = vec![
        Line::new(msg!("shot-help-choice"), &["PS-043", "PS-063", "PS-064"]),
        Line::new(msg!("shot-help-order", players = order), &["PS-045", "PS-046", "PS-R03"]),
    ];
    let count = state.count(Holder::Centre);
    if count < 2 {
        lines.push(Line::new(msg!("shot-help-choice-few", count = count), &["PS-R04"]));
    }
    lines
}

fn theft(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("shot-help-theft"), &["PS-065"]),
        at_once(),
        Line::new(msg!("shot-help-theft-fresh"), &["PS-066", "PS-R05"]),
    ];
    lines.extend(two(state));
    for seat in state.turn_order() {
        let from = state.left(seat);
        if state.envelopes(from) == 0 {
            let text = msg!("shot-help-theft-none", player = player(state, seat), from = player(state, from));
            lines.push(Line::new(text, &["PS-R05"]).of(seat));
        }
    }
    lines
}

fn two(state: &State) -> Option<Line> {
    (state.people() == 2).then(|| Line::new(msg!("shot-help-two"), &["PS-R02"]))
}

fn reveal(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("shot-help-reveal"), &["PS-067"]),
        Line::new(msg!("shot-help-reveal-vip"), &["PS-068", "PS-R08"]),
    ];
    let count = state.count(Holder::Centre);
    if count < 2 {
        lines.push(Line::new(msg!("shot-help-reveal-few", count = count), &["PS-R04"]));
    }
    lines
}

fn gifts(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("shot-help-gifts"), &["PS-069"]),
        at_once(),
        Line::new(msg!("shot-help-gifts-fresh"), &["PS-R06"]),
    ];
    if state.people() == 2 {
        lines.push(Line::new(msg!("shot-help-gifts-two"), &["PS-R02", "PS-R06"]));
    }
    lines.extend(state.turn_order().into_iter().filter_map(|seat| few_gifts(state, seat)));
    lines
}

fn few_gifts(state: &State, seat: Seat) -> Option<Line> {
    let who = player(state, seat);
    match state.envelopes(seat) {
        0 => Some(Line::new(msg!("shot-help-gifts-none", player = who), &["PS-R06"]).of(seat)),
        1 if state.people() > 2 => Some(Line::new(msg!("shot-help-gifts-one", player = who), &["PS-070"]).of(seat)),
        _ => None,
    }
}

fn rumours() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-rumours"), &["PS-071", "PS-R07"]),
        Line::new(msg!("shot-help-rumours-back"), &["PS-072", "PS-073", "PS-R07"]),
        Line::new(msg!("shot-help-vip-where"), &["PS-R10", "PS-R11"]),
    ]
}

fn dance(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("shot-help-dance"), &["PS-074"]),
        Line::new(msg!("shot-help-dance-draw"), &["PS-075", "PS-076"]),
        at_once(),
    ];
    // Once the envelopes are in the centre the counts say nothing about what was put in.
    let keeping = matches!(state.step, Step::Exchange(Exchange::Keep { .. }));
    if keeping {
        lines.extend(state.turn_order().into_iter().filter_map(|seat| few_to_dance(state, seat)));
    }
    lines
}

fn few_to_dance(state: &State, seat: Seat) -> Option<Line> {
    let who = player(state, seat);
    match state.envelopes(seat) {
        0 => Some(Line::new(msg!("shot-help-dance-none", player = who), &["PS-R09"]).of(seat)),
        1 => Some(Line::new(msg!("shot-help-dance-one", player = who), &["PS-R09"]).of(seat)),
        _ => None,
    }
}
