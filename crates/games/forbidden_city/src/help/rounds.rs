//! Help for dice, tokens on cities, Morning and Night.

use super::super::model::{Decree, Phase, ROUNDS, State};
use courtside_rules::{journal::Line, msg};

/// The roll of the dice.
pub(super) fn dice(state: &State) -> Vec<Line> {
    let mut lines = if state.phase == Phase::SetUp {
        vec![
            Line::new(msg!("city-help-roll"), &["FC-022"]),
            Line::new(msg!("city-help-rounds"), &["FC-002", "FC-044", "FC-045", "FC-046"]),
        ]
    } else {
        let mut lines = morning();
        lines.push(Line::new(msg!("city-help-roll"), &["FC-053"]));
        lines
    };
    lines.push(Line::new(msg!("city-help-match-later"), &["FC-245"]));
    lines.push(Line::new(msg!("city-help-dice-lie"), &["FC-142", "FC-249", "R-33"]));
    lines
}

/// Tokens for cities without one.
pub(super) fn tokens(state: &State) -> Vec<Line> {
    if state.phase == Phase::SetUp {
        return vec![
            Line::new(msg!("city-help-first-tokens"), &["FC-019", "FC-020"]),
            Line::new(msg!("city-help-untold"), &["FC-019"]),
        ];
    }
    let mut lines = morning();
    lines.extend([
        Line::new(msg!("city-help-refill"), &["FC-050", "FC-051"]),
        Line::new(msg!("city-help-piles"), &["FC-052", "FC-102"]),
        Line::new(msg!("city-help-few-tokens"), &["R-13"]),
        Line::new(msg!("city-help-untold"), &["FC-050"]),
    ]);
    lines
}

/// How a Morning begins.
pub(super) fn morning() -> Vec<Line> {
    vec![Line::new(msg!("city-help-start-player"), &["FC-047", "FC-048", "FC-049"])]
}

/// A player's decrees of the Morning.
pub(super) fn decrees(decrees: &[Decree]) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("city-help-morning-order"), &["FC-054", "FC-056", "R-12"]),
        Line::new(msg!("city-help-morning-refuse"), &["FC-055"]),
    ];
    lines.extend(decrees.iter().filter_map(|decree| match decree {
        Decree::MorningIntrigue => Some(Line::new(msg!("city-help-morning-intrigue"), &["FC-180"])),
        Decree::MorningShip => Some(Line::new(msg!("city-help-morning-ship"), &["FC-181", "R-46"])),
        Decree::MorningServant => Some(Line::new(msg!("city-help-morning-servant"), &["FC-182"])),
        Decree::MorningEnvoy => Some(Line::new(msg!("city-help-morning-envoy"), &["FC-183"])),
        Decree::MorningSwap => Some(Line::new(msg!("city-help-morning-swap"), &["FC-184"])),
        _ => None,
    }));
    lines
}

/// The Morning's servants.
pub(super) fn servants(count: u8) -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-morning-servants", count = count), &["FC-058", "FC-059"]),
        supply_short(),
        Line::new(msg!("city-help-pair-gain"), &["FC-224", "R-44"]),
        Line::new(msg!("city-help-twelve"), &["FC-236"]),
        Line::new(msg!("city-help-sources"), &["FC-241"]),
        Line::new(msg!("city-help-low-supply"), &["FC-239", "FC-242"]),
    ]
}

pub(super) fn supply_short() -> Line {
    Line::new(msg!("city-help-supply-short"), &["FC-237", "FC-238", "R-10"])
}

/// The matches of the Night.
pub(super) fn matches(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("city-help-take-back"), &["FC-244"]),
        Line::new(msg!("city-help-match"), &["FC-245", "FC-246"]),
        Line::new(msg!("city-help-turned"), &["FC-249"]),
        Line::new(msg!("city-help-match-supply"), &["R-48"]),
        Line::new(msg!("city-help-award"), &["FC-247", "FC-248", "R-47"]),
        night_ships(),
    ];
    if state.round == ROUNDS {
        lines.push(Line::new(msg!("city-help-last-night"), &["FC-256"]));
    }
    lines
}

/// The ships of the Night.
pub(super) fn ships() -> Vec<Line> {
    vec![night_ships(), Line::new(msg!("city-help-night-claim"), &["FC-253", "FC-255", "R-42"])]
}

fn night_ships() -> Line {
    Line::new(msg!("city-help-night-ships"), &["FC-251", "FC-252", "FC-254"])
}
