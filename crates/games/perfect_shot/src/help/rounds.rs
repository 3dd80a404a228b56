//! Steps 1 and 2 of a round: looking in secret, putting figures out, the VIP card, the card that is turned up.

use super::{
    super::{model::State, words::player},
    set_up::setup_steps,
};
use courtside_rules::{journal::Line, msg};

pub(super) fn deal(state: &State) -> Vec<Line> {
    let mut lines = before_all(state);
    lines.push(Line::new(msg!("shot-help-deal"), &["PS-015", "PS-050", "PS-R01"]));
    lines
}

/// The set-up, as long as nothing is turned up.
fn before_all(state: &State) -> Vec<Line> {
    if state.turned.is_empty() { setup_steps(state.setup()) } else { Vec::new() }
}

pub(super) fn look(state: &State) -> Vec<Line> {
    // Where envelopes are told by name the set-up was shown when they were dealt.
    let mut lines = if state.by_name { Vec::new() } else { before_all(state) };
    lines.extend([
        Line::new(msg!("shot-help-look"), &["PS-034", "PS-048", "PS-049"]),
        Line::new(msg!("shot-help-one-open"), &["PS-035", "PS-051"]),
        Line::new(msg!("shot-help-figures"), &["PS-036", "PS-037", "PS-053"]),
        Line::new(msg!("shot-help-any-guest"), &["PS-038", "PS-042", "PS-054"]),
        Line::new(msg!("shot-help-vip"), &["PS-005", "PS-052", "PS-055", "PS-056", "PS-057", "PS-061"]),
        Line::new(msg!("shot-help-vip-where"), &["PS-055", "PS-R10", "PS-R11"]),
        Line::new(msg!("shot-help-vip-worth"), &["PS-058", "PS-059", "PS-060", "PS-061"]),
        Line::new(msg!("shot-help-aim"), &["PS-030", "PS-031"]),
    ]);
    lines
}

pub(super) fn turn_up(state: &State) -> Vec<Line> {
    let first = state.first;
    let mut lines = Vec::new();
    if state.next_card().is_some() {
        lines.push(Line::new(msg!("shot-help-app-draws"), &["PS-021", "PS-039"]));
    } else {
        let text = msg!("shot-help-turn-up", player = player(state, first));
        lines.push(Line::new(text, &["PS-039", "PS-040"]).of(first));
    }
    let text = msg!("shot-help-round", player = player(state, first));
    lines.push(Line::new(text, &["PS-007", "PS-032", "PS-033"]).of(first));
    lines.push(after(state));
    lines
}

/// Step 4 (PS-041).
pub(super) fn after(state: &State) -> Line {
    let (first, next) = (state.first, state.left(state.first));
    let text = msg!("shot-help-after", player = player(state, first), next = player(state, next));
    Line::new(text, &["PS-041", "PS-044"]).of(first)
}
