//! Help for the final scoring.

use super::{
    super::model::{FinalStep, State},
    offering::trades,
};
use courtside_rules::{journal::Line, msg};

/// The last chance to exchange tokens.
pub(super) fn last_exchange() -> Vec<Line> {
    vec![
        trades(),
        Line::new(msg!("city-help-last-exchange"), &["R-17"]),
        Line::new(msg!("city-help-final-steps"), &["FC-046", "FC-257", "FC-261", "FC-262", "FC-263"]),
        Line::new(msg!("city-help-palace-must"), &["FC-169", "FC-260"]),
    ]
}

/// A step of the final scoring.
pub(super) fn step(step: FinalStep) -> Vec<Line> {
    match step {
        FinalStep::Wall => vec![
            Line::new(msg!("city-help-final-wall"), &["FC-257", "R-29"]),
            Line::new(msg!("city-help-final-no-bonus"), &["FC-258"]),
            Line::new(msg!("city-help-final-home"), &["FC-259"]),
        ],
        FinalStep::Decrees => vec![
            zero(),
            Line::new(msg!("city-help-per-three"), &["FC-190", "FC-261", "FC-268", "R-38"]),
            Line::new(msg!("city-help-eight"), &["FC-191"]),
            Line::new(msg!("city-help-per-jade"), &["FC-192"]),
            Line::new(msg!("city-help-per-decree"), &["FC-193"]),
            Line::new(msg!("city-help-per-reward"), &["FC-194"]),
        ],
        FinalStep::Palace => vec![Line::new(msg!("city-help-final-palace"), &["FC-262"]), row()],
        FinalStep::Jade => vec![Line::new(msg!("city-help-jade-end"), &["FC-263", "FC-264"])],
    }
}

/// Points of palace slots that the kit does not know.
pub(super) fn row() -> Line {
    Line::new(msg!("city-help-row"), &["FC-262", "R-35"])
}

/// Final scoring alone: a player's numbers.
pub(super) fn numbers() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-numbers-points"), &["FC-016", "FC-017"]),
        Line::new(msg!("city-help-numbers-envoy"), &["FC-165", "FC-169"]),
        Line::new(msg!("city-help-numbers-wall"), &["FC-226", "R-28"]),
        Line::new(msg!("city-help-numbers-decrees"), &["FC-193", "FC-239"]),
        Line::new(msg!("city-help-numbers-rewards"), &["FC-014", "FC-194"]),
    ]
}

/// Final scoring alone: who lies above whom.
pub(super) fn stack() -> Vec<Line> {
    vec![
        Line::new(msg!("city-help-stack"), &["FC-155"]),
        Line::new(msg!("city-help-intrigue-ties"), &["FC-157", "FC-158", "FC-159"]),
    ]
}

/// The game is over.
pub(super) fn over(state: &State) -> Vec<Line> {
    let nobody = if state.setup().compare_anyway { msg!("city-help-nobody-compare") } else { msg!("city-help-nobody") };
    vec![
        Line::new(msg!("city-help-most"), &["FC-266"]),
        Line::new(msg!("city-help-most-tie"), &["FC-267"]),
        zero(),
        Line::new(nobody, &["R-49"]),
    ]
}

fn zero() -> Line {
    Line::new(msg!("city-help-zero"), &["FC-260", "FC-265"])
}
