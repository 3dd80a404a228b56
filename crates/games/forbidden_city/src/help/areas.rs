//! Help for the seven areas, and for what follows from their actions.

use super::{
    super::model::{Area, Decree, Phase, State},
    rounds,
};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

/// What the action of an area is for this player, the weightiest first.
pub(super) fn area(state: &State, seat: Seat, area: Area) -> Vec<Line> {
    match area {
        Area::Travel => travel(state, seat),
        Area::Wall => wall(state, seat),
        Area::Jade => jade(state, seat),
        Area::Intrigue => intrigue(),
        Area::Palace => palace(),
        Area::Decree => decree(state, seat),
        Area::Canal => canal(state),
    }
}

/// What A and B, return and place mean.
pub(super) fn variants() -> Line {
    Line::new(msg!("city-help-variants"), &["FC-013", "FC-015", "FC-082"])
}

fn travel(state: &State, seat: Seat) -> Vec<Line> {
    let price = state.travel_price(seat);
    let mut rules = vec!["FC-091", "R-15"];
    if state.has_decree(seat, Decree::CheaperTravel) {
        rules.push("FC-185");
    }
    vec![
        Line::new(msg!("city-help-travel-a"), &["FC-090", "FC-096"]),
        Line::new(msg!("city-help-travel-b", count = price), &rules),
        travel_first(),
        travel_road(),
        Line::new(msg!("city-help-travel-none"), &["FC-095"]),
        Line::new(msg!("city-help-store"), &["FC-097", "FC-101"]),
    ]
}

pub(super) fn travel_first() -> Line {
    Line::new(msg!("city-help-travel-first"), &["FC-092"])
}

pub(super) fn travel_road() -> Line {
    Line::new(msg!("city-help-travel-road"), &["FC-093", "FC-094", "R-14"])
}

fn wall(state: &State, seat: Seat) -> Vec<Line> {
    let mut lines =
        vec![Line::new(msg!("city-help-wall-a"), &["FC-126"]), Line::new(msg!("city-help-wall-b"), &["FC-127"])];
    if state.has_decree(seat, Decree::WallHelper) {
        lines.push(Line::new(msg!("city-help-wall-helper"), &["FC-187", "R-27", "R-46"]).of(seat));
    }
    lines.extend(wall_scoring(state));
    lines.push(Line::new(msg!("city-help-wall-pair"), &["FC-226", "FC-227", "R-28"]));
    lines
}

/// When a section of the wall is complete, and what happens then.
pub(super) fn wall_scoring(state: &State) -> Vec<Line> {
    vec![
        Line::new(
            msg!("city-help-wall-full", count = state.wall_threshold()),
            &["FC-128", "FC-129", "FC-130", "R-25", "R-26"],
        ),
        Line::new(msg!("city-help-wall-most"), &["FC-131", "FC-132", "FC-133", "FC-134", "R-29"]),
        Line::new(msg!("city-help-wall-bonus"), &["FC-136"]),
    ]
}

fn jade(state: &State, seat: Seat) -> Vec<Line> {
    let plaza = state.jade_price(seat, state.table.kit.plaza);
    let mut lines = vec![
        Line::new(msg!("city-help-jade-house"), &["FC-146", "FC-148"]),
        Line::new(msg!("city-help-jade-plaza", count = plaza), &["FC-147"]),
    ];
    if state.has_decree(seat, Decree::CheaperJade) {
        lines.push(Line::new(msg!("city-help-jade-cheaper"), &["FC-186"]).of(seat));
    }
    lines.extend([
        Line::new(msg!("city-help-jade-empty"), &["FC-149", "FC-150"]),
        Line::new(msg!("city-help-jade-end"), &["FC-151", "FC-263", "FC-264"]),
    ]);
    lines
}

/// Houses with and without jade.
pub(super) fn houses() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-jade-house"), &["FC-146", "FC-148"]),
        Line::new(msg!("city-help-jade-empty"), &["FC-149", "FC-150"]),
    ]
}

fn intrigue() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-intrigue-a"), &["FC-152", "FC-153", "R-34"]),
        Line::new(msg!("city-help-intrigue-b"), &["FC-154"]),
        Line::new(msg!("city-help-intrigue-top"), &["FC-155", "R-31"]),
        Line::new(msg!("city-help-intrigue-ties"), &["FC-157", "FC-158", "FC-159"]),
        Line::new(msg!("city-help-intrigue-end"), &["FC-156", "R-32"]),
        Line::new(msg!("city-help-intrigue-back"), &["FC-160"]),
    ]
}

fn palace() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-palace-a"), &["FC-163"]),
        Line::new(msg!("city-help-palace-b"), &["FC-164"]),
        Line::new(msg!("city-help-palace-home"), &["FC-165", "R-35"]),
        Line::new(msg!("city-help-palace-more"), &["FC-166", "FC-167", "FC-168", "R-36"]),
        Line::new(msg!("city-help-palace-must"), &["FC-169"]),
    ]
}

fn decree(state: &State, seat: Seat) -> Vec<Line> {
    let mut lines = vec![Line::new(msg!("city-help-decree-price"), &["FC-172", "FC-173"])];
    if state.has_decree(seat, Decree::CheaperDecrees) {
        lines.push(Line::new(msg!("city-help-decree-cheaper"), &["FC-189", "R-37"]).of(seat));
    }
    lines.extend([
        Line::new(msg!("city-help-decree-once"), &["FC-175", "FC-176", "FC-177", "FC-239"]),
        Line::new(msg!("city-help-now-or-end"), &["FC-016", "FC-017", "FC-174", "FC-178"]),
        Line::new(msg!("city-help-decree-pair"), &["FC-225", "FC-228", "R-45"]),
    ]);
    lines
}

fn canal(state: &State) -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-canal-a"), &["FC-198", "FC-210", "R-39"]),
        Line::new(msg!("city-help-canal-b"), &["FC-199", "R-40"]),
        Line::new(msg!("city-help-canal-new"), &["FC-200", "FC-202", "FC-204", "FC-205"]),
        routes(state),
        Line::new(msg!("city-help-canal-full"), &["FC-201", "FC-211"]),
        Line::new(msg!("city-help-canal-pair"), &["FC-226", "FC-230"]),
        Line::new(msg!("city-help-canal-ships"), &["FC-203"]),
    ]
}

fn routes(state: &State) -> Line {
    if state.routes() > 1 {
        Line::new(msg!("city-help-canal-routes"), &["FC-207", "FC-208", "FC-222a"])
    } else {
        Line::new(msg!("city-help-canal-route"), &["FC-206", "FC-222a"])
    }
}

/// Canal A: which ship moves.
pub(super) fn sail(idle: bool) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("city-help-sail"), &["FC-198", "FC-209", "FC-210"]),
        Line::new(msg!("city-help-sail-route"), &["FC-208"]),
        Line::new(msg!("city-help-canal-full"), &["FC-201", "FC-211"]),
    ];
    if idle {
        lines.push(Line::new(msg!("city-help-sail-idle"), &["R-39"]));
    }
    lines
}

/// A full ship may claim the reward of its harbor.
pub(super) fn claim(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("city-help-claim"), &["FC-014", "FC-212"]),
        Line::new(msg!("city-help-claim-rewards"), &["FC-214", "FC-215", "FC-216", "FC-217", "FC-218"]),
        Line::new(msg!("city-help-claim-later"), &["FC-211", "FC-213", "R-41"]),
        Line::new(msg!("city-help-claim-card"), &["FC-216", "FC-219", "FC-220"]),
        Line::new(msg!("city-help-claim-mark"), &["FC-229", "R-43"]),
        Line::new(msg!("city-help-pair-no-need"), &["FC-223", "FC-243"]),
    ];
    if state.phase == Phase::Night {
        lines.extend(rounds::ships());
    }
    lines
}

/// An intrigue bonus after the wall.
pub(super) fn favor() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-favor-who"), &["FC-136", "FC-138"]),
        Line::new(msg!("city-help-favor-order"), &["FC-137"]),
        Line::new(msg!("city-help-favor-price"), &["FC-139", "FC-140", "FC-141", "FC-142", "FC-144"]),
        Line::new(msg!("city-help-favor-room"), &["R-30"]),
        Line::new(msg!("city-help-intrigue-top"), &["FC-155", "R-31"]),
        Line::new(msg!("city-help-favor-die"), &["FC-143", "R-33"]),
    ]
}

/// The pair may come as one of the servants gained.
pub(super) fn gain() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-pair-gain"), &["FC-224", "R-44"]),
        Line::new(msg!("city-help-pair-worth"), &["FC-223", "FC-225", "FC-226", "R-45", "R-46"]),
        Line::new(msg!("city-help-pair-never"), &["FC-228", "FC-229"]),
        Line::new(msg!("city-help-pair-supply"), &["FC-231"]),
    ]
}

/// The ships on the canal are told.
pub(super) fn ships(state: &State) -> Vec<Line> {
    vec![
        routes(state),
        Line::new(msg!("city-help-canal-load"), &["FC-201", "FC-202", "FC-230"]),
        Line::new(msg!("city-help-canal-ships"), &["FC-203"]),
    ]
}
