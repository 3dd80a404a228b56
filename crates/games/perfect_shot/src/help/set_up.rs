//! The set-up checklist (PS-013 to PS-029, PS-127 to PS-130).

use super::super::{
    model::{Deck, Setup},
    outlook::shares,
};
use courtside_rules::{journal::Line, msg};

/// For this number of players, with or without the auction mode.
pub fn setup_steps(setup: &Setup) -> Vec<Line> {
    let people = setup.players.len();
    let (each, centre) = shares(people);
    let mut lines = vec![
        Line::new(msg!("shot-prepare-tables"), &["PS-003", "PS-004"]),
        Line::new(msg!("shot-prepare-cards"), &["PS-008", "PS-009", "PS-013", "PS-014"]),
        Line::new(
            msg!("shot-prepare-envelopes", each = each, centre = centre),
            &["PS-015", "PS-016", "PS-017", "PS-R01"],
        ),
        Line::new(
            msg!("shot-prepare-own"),
            &["PS-001", "PS-002", "PS-003", "PS-005", "PS-006", "PS-011", "PS-018", "PS-019"],
        ),
    ];
    if !setup.auction {
        lines.push(Line::new(msg!("shot-prepare-decoration"), &["PS-011", "PS-012"]));
    }
    lines.extend(deck(setup));
    if let Some(first) = setup.players.get(setup.first.index()) {
        let text = msg!("shot-prepare-first", player = &first.name);
        lines.push(Line::new(text, &["PS-007", "PS-023"]).of(setup.first));
    }
    lines.extend([
        Line::new(msg!("shot-prepare-floor"), &["PS-002", "PS-024", "PS-025"]),
        Line::new(msg!("shot-prepare-dishes"), &["PS-026", "PS-R40"]),
        Line::new(msg!("shot-prepare-screen"), &["PS-001", "PS-027"]),
        Line::new(msg!("shot-prepare-figures"), &["PS-005", "PS-028", "PS-029"]),
    ]);
    lines
}

fn deck(setup: &Setup) -> Vec<Line> {
    let people = setup.players.len();
    let mut lines = Vec::new();
    if setup.deck == Deck::App {
        lines.push(Line::new(msg!("shot-prepare-deck-app"), &["PS-020", "PS-021"]));
    }
    if setup.auction {
        let text = msg!("shot-prepare-deck-auction", players = people);
        lines.push(Line::new(text, &["PS-012", "PS-021", "PS-022", "PS-127", "PS-128"]));
        if people == 2 {
            lines.push(Line::new(msg!("shot-prepare-deck-two"), &["PS-012", "PS-130"]));
            lines.push(Line::new(msg!("shot-prepare-supply"), &["PS-129", "PS-R26"]));
        }
    } else {
        let text = msg!("shot-prepare-deck", players = people);
        lines.push(Line::new(text, &["PS-010", "PS-020", "PS-021", "PS-022"]));
    }
    lines
}
