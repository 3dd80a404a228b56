//! What only people can do, said at the moment it is needed: the set-up steps and the help for the present question.

use super::{
    model::{Ask, CARDS, Feed, Half, Setup, State},
    outlook::HAND,
    path::LONG_FROM_PLAYERS,
    words::player,
};
use courtside_rules::{journal::Line, msg};

/// The set-up checklist for this number of players (SK-17 to SK-24, SK-81).
pub fn setup_steps(setup: &Setup) -> Vec<Line> {
    let people = setup.players.len();
    let mut lines = vec![
        Line::new(msg!("sakura-setup-board"), &["SK-06", "SK-07", "SK-17"]),
        if people >= LONG_FROM_PLAYERS {
            Line::new(msg!("sakura-setup-bridges-long"), &["SK-10"])
        } else {
            Line::new(msg!("sakura-setup-bridges-short"), &["SK-09"])
        },
        Line::new(msg!("sakura-setup-painters"), &["SK-05", "SK-18"]),
        Line::new(msg!("sakura-setup-gate"), &["SK-12", "SK-19"]),
    ];
    if let Some(court) = &setup.court {
        lines.push(Line::new(msg!("sakura-setup-court-painter", name = &court.name), &["SK-24", "SK-81", "SK-R13"]));
    }
    lines.extend([
        Line::new(msg!("sakura-setup-supply"), &["SK-20"]),
        Line::new(msg!("sakura-setup-deal"), &["SK-01", "SK-21", "SK-22"]),
        Line::new(msg!("sakura-setup-deck", cards = usize::from(CARDS) - people * usize::from(HAND)), &["SK-23"]),
    ]);
    lines
}

/// The lines for what is asked now.
pub fn help(state: &State) -> Vec<Line> {
    match state.ask() {
        Ask::Card(_) => cards(state),
        Ask::Next { .. } => moves(),
        Ask::Direction { painter, half, .. } => {
            let who = player(state, painter);
            let first = match half {
                Half::Garden => Line::new(msg!("sakura-help-emperor", player = who), &["SK-51", "SK-R24"]),
                Half::Painter => Line::new(msg!("sakura-help-painter", player = who), &["SK-55", "SK-R24"]),
            };
            let mut lines = vec![first.of(painter)];
            lines.extend(moves());
            lines
        }
        Ask::Nothing => vec![
            Line::new(msg!("sakura-help-most"), &["SK-26", "SK-79"]),
            Line::new(msg!("sakura-help-tie"), &["SK-80", "SK-R12"]),
        ],
    }
}

fn cards(state: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    if state.round == 1 && state.revealed.is_empty() {
        lines.extend(setup_steps(state.setup()));
    }
    lines.push(Line::new(msg!("sakura-help-pick"), &["SK-22", "SK-27"]));
    lines.extend(court(state));
    lines.push(Line::new(msg!("sakura-help-order"), &["SK-03", "SK-28"]));
    lines.push(Line::new(msg!("sakura-help-learn"), &["SK-02"]));
    lines.push(Line::new(msg!("sakura-help-deck", deck = state.deck, discards = state.discards), &["SK-32", "SK-R28"]));
    lines.push(Line::new(msg!("sakura-help-aim"), &["SK-08", "SK-25"]));
    lines
}

/// Where the court painter's card comes from in this round.
fn court(state: &State) -> Vec<Line> {
    let Some(court) = state.court() else { return Vec::new() };
    let who = player(state, court);
    let mut lines = match (state.feed(), state.plays_two()) {
        (Some(Feed::Virtual), _) => vec![Line::new(msg!("sakura-help-virtual", court = who), &["SK-83"])],
        (Some(Feed::Tactical), Some(seat)) => vec![
            Line::new(
                msg!("sakura-help-two", player = player(state, seat), court = who),
                &["SK-86", "SK-87", "SK-R14"],
            )
            .of(seat),
            Line::new(msg!("sakura-help-face-down"), &["SK-R15"]),
        ],
        (Some(Feed::Tactical), None) => vec![Line::new(msg!("sakura-help-both-on-gate", court = who), &["SK-89"])],
        _ => vec![Line::new(msg!("sakura-help-flip", court = who), &["SK-83"])],
    };
    lines.push(Line::new(msg!("sakura-help-court-forward", court = who), &["SK-82", "SK-85", "SK-88"]));
    lines
}

fn moves() -> Vec<Line> {
    vec![
        Line::new(msg!("sakura-help-halves"), &["SK-33", "SK-34"]),
        Line::new(msg!("sakura-help-full"), &["SK-35", "SK-36"]),
        Line::new(msg!("sakura-help-empty"), &["SK-37", "SK-38", "SK-47"]),
        Line::new(msg!("sakura-help-gate"), &["SK-13", "SK-39", "SK-40"]),
        Line::new(msg!("sakura-help-disgrace"), &["SK-42", "SK-43", "SK-44", "SK-45", "SK-46"]),
        Line::new(msg!("sakura-help-sakura"), &["SK-66", "SK-67", "SK-68"]),
        Line::new(msg!("sakura-help-tokens"), &["SK-69", "SK-70", "SK-71", "SK-72", "SK-73"]),
    ]
}
