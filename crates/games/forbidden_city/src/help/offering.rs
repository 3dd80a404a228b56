//! Help for the turns of the Day: offering, price, card action and area action.

use super::{
    super::model::{Area, Decree, GiftAction, State},
    areas::{self, area},
    rounds::supply_short,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

/// The Day on the score pad.
pub(super) fn day() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-turns"), &["FC-060", "FC-061", "FC-063"]),
        Line::new(msg!("city-help-free"), &["FC-064", "FC-065", "FC-070"]),
        ways(),
        order(),
        Line::new(msg!("city-help-medal"), &["FC-153", "R-34"]),
        trades(),
        Line::new(msg!("city-help-boards"), &["FC-012"]),
        day_ends(),
    ]
}

/// Whose turn it is.
pub(super) fn turns() -> Vec<Line> {
    vec![Line::new(msg!("city-help-turns"), &["FC-060", "FC-061", "FC-063"]), day_ends()]
}

pub(super) fn offer(state: &State, seat: Seat) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("city-help-offer", player = state.name(seat)), &["FC-060", "FC-063", "FC-064"]).of(seat),
        Line::new(msg!("city-help-free"), &["FC-065", "FC-070", "FC-071"]),
    ];
    if state.strength(seat) > 0 {
        let plus = state.strength(seat);
        lines.push(Line::new(msg!("city-help-strength", plus = plus), &["FC-118", "FC-119", "R-24"]).of(seat));
    }
    if state.has_decree(seat, Decree::EqualIsFree) {
        lines.push(Line::new(msg!("city-help-equal"), &["FC-188"]).of(seat));
    }
    lines.extend([
        ways(),
        Line::new(msg!("city-help-cards-go"), &["FC-072", "FC-073"]),
        Line::new(msg!("city-help-secret"), &["FC-009", "FC-010"]),
        day_ends(),
        trades(),
    ]);
    lines
}

pub(super) fn price() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-not-higher"), &["FC-066", "R-01"]),
        Line::new(msg!("city-help-way-servants"), &["FC-067", "FC-225", "R-03"]),
        Line::new(msg!("city-help-way-card"), &["FC-068", "FC-073", "R-02"]),
        Line::new(msg!("city-help-way-nothing"), &["FC-069", "R-04"]),
        Line::new(msg!("city-help-one-price"), &["R-05"]),
    ]
}

pub(super) fn card_action(state: &State, seat: Seat) -> Vec<Line> {
    let action = state.turn.map_or(GiftAction::None, |turn| turn.card.action);
    let mut lines = match action {
        GiftAction::None => Vec::new(),
        GiftAction::Servant => vec![Line::new(msg!("city-help-card-servant"), &["FC-084"]), supply_short()],
        GiftAction::Servants => vec![Line::new(msg!("city-help-card-servants"), &["FC-085"]), supply_short()],
        GiftAction::Swap => swap(),
        _ => vec![Line::new(msg!("city-help-card-area"), &["FC-083", "R-07"])],
    };
    if state.doubled().is_some() {
        lines.push(Line::new(msg!("city-help-twice"), &["FC-088", "FC-089", "R-09"]));
    }
    lines.push(order());
    lines.push(Line::new(msg!("city-help-possible"), &["FC-081", "R-10"]));
    lines.extend(action.area().into_iter().flat_map(|of| area(state, seat, of)));
    lines
}

pub(super) fn area_action(state: &State, seat: Seat) -> Vec<Line> {
    let Some(turn) = state.turn else { return vec![order()] };
    let mut lines = area(state, seat, turn.area);
    if !matches!(turn.area, Area::Jade | Area::Decree) {
        lines.push(areas::variants());
    }
    lines
}

/// The action of an opponent's area.
pub(super) fn follow(state: &State, seat: Seat, of: Area) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("city-help-follow", player = state.name(seat)), &["FC-121", "R-23"]).of(seat),
        trigger(state),
    ];
    lines.extend(area(state, seat, of));
    lines
}

/// What sets off Toll and Follow at this table.
pub(super) fn trigger(state: &State) -> Line {
    let text =
        if state.setup().cards_trigger { msg!("city-help-trigger-cards") } else { msg!("city-help-trigger-area") };
    Line::new(text, &["R-21"])
}

pub(super) fn swap() -> Vec<Line> {
    vec![Line::new(msg!("city-help-swap"), &["FC-086", "R-06"]), Line::new(msg!("city-help-swap-place"), &["FC-087"])]
}

/// What stored tokens are exchanged for.
pub(super) fn trades() -> Line {
    Line::new(msg!("city-help-trades"), &["FC-098", "FC-099", "FC-100", "R-17"])
}

fn ways() -> Line {
    Line::new(msg!("city-help-ways"), &["FC-066", "FC-067", "FC-068", "FC-069", "R-01"])
}

fn order() -> Line {
    Line::new(msg!("city-help-order"), &["FC-079", "FC-080", "R-08"])
}

fn day_ends() -> Line {
    Line::new(msg!("city-help-day-ends"), &["FC-062", "FC-076", "R-11"])
}
