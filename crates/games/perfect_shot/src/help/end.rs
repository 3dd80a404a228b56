//! The final arrangement, the photo, the envelopes one by one, and the end.

use super::super::{model::State, wish::Wish, words::players};
use courtside_rules::{
    journal::{Line, Seat},
    msg,
};

pub(super) fn arrange() -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("shot-help-arrange"), &["PS-035", "PS-049", "PS-077"]),
        Line::new(msg!("shot-help-as-many"), &["PS-054", "PS-080"]),
    ];
    lines.extend(placement());
    lines.push(camera());
    lines.push(Line::new(msg!("shot-help-dishes"), &["PS-R40"]));
    lines.push(Line::new(msg!("shot-help-vip-where"), &["PS-R10", "PS-R11"]));
    lines.push(Line::new(msg!("shot-help-shoot"), &["PS-078", "PS-079"]));
    lines
}

fn placement() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-cells"), &["PS-081", "PS-082"]),
        Line::new(msg!("shot-help-straight"), &["PS-083", "PS-084", "PS-091"]),
        Line::new(msg!("shot-help-seen"), &["PS-085", "PS-092", "PS-R16"]),
    ]
}

fn camera() -> Line {
    Line::new(msg!("shot-help-camera"), &["PS-086", "PS-087", "PS-090"])
}

pub(super) fn photo() -> Vec<Line> {
    let mut lines = placement();
    lines.push(camera());
    lines.push(Line::new(msg!("shot-help-retake"), &["PS-088", "PS-R15"]));
    lines.push(Line::new(msg!("shot-help-incurable"), &["PS-R14"]));
    lines
}

pub(super) fn floor() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-floor"), &["PS-079", "PS-089", "PS-R32"]),
        Line::new(msg!("shot-help-moment"), &["PS-089", "PS-R39"]),
        Line::new(msg!("shot-help-incurable"), &["PS-R14"]),
        Line::new(msg!("shot-help-as-many"), &["PS-080"]),
    ]
}

pub(super) fn envelope() -> Vec<Line> {
    let mut lines = vec![
        Line::new(msg!("shot-help-flat"), &["PS-001", "PS-006", "PS-114"]),
        Line::new(msg!("shot-help-open-all"), &["PS-115", "PS-122a"]),
    ];
    lines.extend(points());
    lines
}

pub(super) fn points() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-points"), &["PS-116", "PS-117", "PS-118"]),
        Line::new(msg!("shot-help-times"), &["PS-058", "PS-059", "PS-119", "PS-R12"]),
    ]
}

pub(super) fn read() -> Vec<Line> {
    vec![
        Line::new(msg!("shot-help-read"), &["PS-093", "PS-096", "PS-097"]),
        Line::new(msg!("shot-help-witness"), &["PS-094", "PS-095"]),
        Line::new(msg!("shot-help-symbol"), &["PS-R34"]),
        Line::new(msg!("shot-help-area"), &["PS-099", "PS-100", "PS-R32"]),
        Line::new(msg!("shot-help-beside"), &["PS-101", "PS-103", "PS-104", "PS-105", "PS-R31"]),
        Line::new(msg!("shot-help-self"), &["PS-102", "PS-112", "PS-R13"]),
        Line::new(msg!("shot-help-missing"), &["PS-R33"]),
    ]
}

/// When the wish is met, and who votes in doubt.
pub(super) fn judge(state: &State, photographer: Seat, wish: Wish) -> Vec<Line> {
    let mut lines = match wish {
        Wish::NotBlocked => {
            vec![Line::new(msg!("shot-help-not-blocked"), &["PS-106", "PS-107", "PS-108", "PS-R35"])]
        }
        Wish::FaceHidden => vec![
            Line::new(msg!("shot-help-face-hidden"), &["PS-109", "PS-R36"]),
            Line::new(msg!("shot-help-yellow"), &["PS-110"]),
            Line::new(msg!("shot-help-no-face"), &["PS-R38"]),
        ],
        Wish::Blocks(_) => vec![
            Line::new(msg!("shot-help-blocks"), &["PS-111", "PS-R37"]),
            Line::new(msg!("shot-help-no-face"), &["PS-R38"]),
        ],
        Wish::Area(_) => vec![Line::new(msg!("shot-help-area"), &["PS-099", "PS-100", "PS-R32"])],
        Wish::NextTo(_) | Wish::NotNextTo(_) => {
            vec![Line::new(msg!("shot-help-beside"), &["PS-101", "PS-103", "PS-104", "PS-105", "PS-R31"])]
        }
    };
    lines.push(Line::new(msg!("shot-help-witness"), &["PS-089", "PS-094"]));
    let voters = players(state, &state.others(photographer));
    lines.push(Line::new(msg!("shot-help-vote", voters = voters), &["PS-113", "PS-R17"]));
    lines
}

pub(super) fn final_vote(state: &State, tied: &[Seat]) -> Vec<Line> {
    let text = msg!("shot-help-final-vote", players = players(state, tied));
    vec![Line::new(text, &["PS-126", "PS-R18"])]
}

pub(super) fn over(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::new(msg!("shot-help-most"), &["PS-123", "PS-R30"])];
    if state.setup().auction {
        lines.push(Line::new(msg!("shot-help-dish-points"), &["PS-165", "PS-R28"]));
    }
    lines.push(Line::new(msg!("shot-help-tie"), &["PS-124", "PS-125", "PS-126", "PS-R18"]));
    lines
}
