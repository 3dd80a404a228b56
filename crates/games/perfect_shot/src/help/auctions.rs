//! What the auction cards say, and what holds for all of them.

use super::super::{
    model::{Card, ROUNDS, State},
    words::{player, players},
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

/// The text of a card (PS-144 to PS-164).
pub(super) fn card(card: Card) -> Vec<Line> {
    match card {
        Card::Quick => vec![Line::new(msg!("shot-help-quick"), &["PS-144", "PS-145", "PS-146"])],
        Card::Secret => {
            let mut lines = hands();
            lines.push(Line::new(msg!("shot-help-secret-losers"), &["PS-138", "PS-R19"]));
            lines
        }
        Card::Unfair => {
            let mut lines = hands();
            lines.push(Line::new(msg!("shot-help-unfair"), &["PS-152", "PS-153", "PS-R22"]));
            lines
        }
        Card::Open => vec![Line::new(msg!("shot-help-open"), &["PS-154", "PS-155"])],
        Card::Joint => vec![
            Line::new(msg!("shot-help-joint-lot"), &["PS-157", "PS-158", "PS-161", "PS-R23"]),
            Line::new(msg!("shot-help-joint-settle"), &["PS-159", "PS-160", "PS-R23"]),
        ],
        Card::Fixed => fixed(),
        Card::Choice | Card::Theft | Card::Reveal | Card::Gifts | Card::Rumours | Card::Dance => Vec::new(),
    }
}

fn hands() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-secret"), &["PS-147", "PS-148"]),
        Line::new(msg!("shot-help-secret-win"), &["PS-149", "PS-150", "PS-151", "PS-R21"]),
    ]
}

pub(super) fn fixed() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-fixed"), &["PS-162", "PS-R24"]),
        Line::new(msg!("shot-help-fixed-look"), &["PS-163", "PS-164", "PS-R24"]),
    ]
}

pub(super) fn put_in() -> Vec<Line> {
    let mut lines = vec![Line::new(msg!("shot-help-joint-in"), &["PS-156", "PS-R23"])];
    lines.extend(card(Card::Joint));
    lines
}

fn now(state: &State) -> Vec<Line> {
    state.card().map(card).unwrap_or_default()
}

pub(super) fn offer(state: &State, active: Seat) -> Vec<Line> {
    let order = players(state, &state.turn_order());
    let mut lines = now(state);
    let text = msg!("shot-help-active", player = player(state, active), players = order);
    lines.push(Line::new(text, &["PS-132", "PS-134", "PS-161"]).of(active));
    lines.push(Line::new(msg!("shot-help-tell-vip"), &["PS-062", "PS-R29"]));
    lines.push(Line::new(msg!("shot-help-skip"), &["PS-139", "PS-140"]));
    lines.push(aside(state));
    lines.push(Line::new(msg!("shot-help-needy"), &["PS-143", "PS-R27"]));
    lines.extend(two(state));
    lines
}

fn aside(state: &State) -> Line {
    if state.round == ROUNDS {
        Line::new(msg!("shot-help-aside-last"), &["PS-077", "PS-141", "PS-142"])
    } else {
        Line::new(msg!("shot-help-aside"), &["PS-141", "PS-142"])
    }
}

fn two(state: &State) -> Vec<Line> {
    if state.people() != 2 {
        return Vec::new();
    }
    vec![
        Line::new(msg!("shot-help-two-bidder"), &["PS-R25"]),
        Line::new(msg!("shot-help-supply"), &["PS-129", "PS-R26"]),
    ]
}

pub(super) fn bid(state: &State) -> Vec<Line> {
    let mut lines = now(state);
    let open = !matches!(state.card(), Some(Card::Secret | Card::Unfair));
    lines.push(Line::new(msg!("shot-help-auction"), &["PS-131", "PS-135"]));
    lines.push(Line::new(msg!("shot-help-own-lot"), &["PS-133"]));
    if open {
        lines.push(Line::new(msg!("shot-help-raise"), &["PS-136", "PS-137", "PS-R20"]));
        lines.push(Line::new(msg!("shot-help-payer"), &["PS-138"]));
        lines.push(Line::new(msg!("shot-help-no-sale"), &["PS-139"]));
    }
    lines.push(aside(state));
    lines.extend(two(state));
    lines
}

pub(super) fn settle(state: &State) -> Vec<Line> {
    vec![Line::new(msg!("shot-help-joint-settle"), &["PS-159", "PS-160", "PS-R23"]), aside(state)]
}
