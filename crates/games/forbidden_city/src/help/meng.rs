//! Help while Meng acts: what his cards mean and what only the table can see.

use super::super::{
    model::{Area, Automa, Deed, Difficulty, NORMAL_CARDS, Solo, State},
    words::{area_name, automa_name},
};
use courtside_rules::{journal::Line, msg};

/// What to put where for Meng, gift cards included (MG-01 to MG-13).
pub(super) fn set_up(solo: Solo) -> Vec<Line> {
    let sets = msg!("meng-setup-sets", human = solo.sets.human(), meng = solo.sets.meng());
    let cards = NORMAL_CARDS as u8 + solo.difficulty.specials();
    let mut lines = vec![
        Line::new(msg!("meng-setup-pieces"), &["MG-01"]),
        Line::new(sets, &["MG-08"]),
        Line::new(msg!("meng-setup-board-cards"), &["FC-032", "MG-04"]),
        Line::new(msg!("meng-setup-deck"), &["FC-033"]),
        Line::new(msg!("meng-setup-automa", count = cards), &["MG-09", solo.difficulty.rule()]),
        Line::new(msg!("meng-setup-focus", area = area_name(solo.focus)), &["MG-05"]),
        Line::new(msg!("meng-setup-traveller"), &["MG-49"]),
        Line::new(msg!("meng-setup-marks"), &["MG-13"]),
    ];
    if solo.difficulty == Difficulty::High {
        lines.push(Line::new(msg!("meng-setup-high"), &["MG-12", "MG-13", "RM-02"]));
    }
    lines.push(Line::new(msg!("meng-setup-first"), &["MG-02", "MG-03"]));
    lines
}

pub(super) fn turn(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("meng-help-turn"), &["MG-25", "MG-26"]),
        Line::new(msg!("meng-help-values"), &["MG-27", "MG-31"]),
        Line::new(msg!("meng-help-twice"), &["MG-32"]),
        Line::new(msg!("meng-help-pile"), &["MG-33", "MG-34"]),
    ];
    if let Some(area) = state.focus() {
        let text = msg!("meng-help-focus", area = area_name(area));
        lines.push(Line::new(text, &["MG-96", "MG-97"]));
    }
    lines.push(Line::new(msg!("meng-help-pair"), &["MG-05", "MG-18"]));
    lines
}

pub(super) fn dusk(state: &State) -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("meng-help-dusk"), &["MG-37", "MG-38"]),
        Line::new(msg!("meng-help-dusk-skip"), &["MG-39", "MG-40"]),
        Line::new(msg!("meng-help-dusk-you"), &["MG-15", "RM-24"]),
    ];
    if let Some(card) = state.next_dusk_card() {
        lines.push(dusk_card(card));
    }
    lines
}

fn dusk_card(card: Automa) -> Line {
    let name = automa_name(card);
    let text = msg!("meng-help-dusk-card", card = name);
    let rule = match card {
        Automa::Normal(Area::Travel) => "MG-52",
        Automa::Normal(Area::Wall) => "MG-67",
        Automa::Normal(Area::Jade) => "MG-72",
        Automa::Normal(Area::Intrigue) => "MG-74",
        Automa::Normal(Area::Palace) => "MG-76",
        Automa::Normal(Area::Decree) => "MG-85",
        Automa::Normal(Area::Canal) => "MG-88",
        Automa::Special => "MG-105",
    };
    Line::new(text, &["MG-42", rule])
}

pub(super) fn morning() -> Vec<Line> {
    vec![
        Line::new(msg!("meng-help-morning"), &["MG-20", "MG-21"]),
        Line::new(msg!("meng-help-morning-swap"), &["MG-22"]),
        Line::new(msg!("meng-help-morning-servants"), &["MG-23"]),
    ]
}

pub(super) fn deed(deed: Deed) -> Vec<Line> {
    let line = match deed {
        Deed::Move => Line::new(msg!("meng-help-travel"), &["MG-49", "MG-50", "MG-51"]),
        Deed::Area { area: Area::Jade, .. } => Line::new(msg!("meng-help-jade"), &["MG-71"]),
        Deed::Area { area: Area::Decree, .. } => Line::new(msg!("meng-help-decree"), &["MG-78", "MG-79", "MG-81"]),
        Deed::Load { .. } => Line::new(msg!("meng-help-ship"), &["MG-86", "MG-87", "MG-89"]),
        _ => Line::new(msg!("meng-help-turn"), &["MG-25"]),
    };
    vec![line]
}
