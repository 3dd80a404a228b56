//! The Emperor has stopped at a sakura: tokens by place, the line-up, the end after the last tree (SK-69 to SK-78).

use super::{
    super::model::{Event, Tree},
    Trial, round,
};

pub(super) fn pay(trial: &mut Trial, tree: Tree) {
    let ranking = trial.state.ranking();
    for (place, painter) in ranking.iter().copied() {
        let tokens = trial.state.award(tree, place);
        trial.happen(Event::Paid { painter, tree, place, tokens });
    }
    let painters = trial.state.unplaced();
    if !painters.is_empty() {
        trial.happen(Event::Unplaced { painters });
    }
    trial.happen(Event::SakuraPaid { tree });
    if tree == Tree::LAST {
        trial.happen(Event::GameEnded);
        return;
    }
    // SK-74, SK-R11: put there, not moved; what would be behind the first space is the gate.
    let first = ranking.first().map_or(0, |(_, painter)| trial.state.space(*painter));
    for (place, painter) in ranking {
        let (from, to) = (trial.state.space(painter), first.saturating_sub(place - 1));
        if from != to {
            trial.happen(Event::LinedUp { painter, from, to });
        }
    }
    round::end(trial);
}
