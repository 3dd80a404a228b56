//! What would be otherwise: without whoever hides a guest, or a few millimetres aside.

use super::percent;
use courtside_photo::{
    answer::what_if::{Way, WhatIf, Wondered},
    scene::By,
    verdict::Answer,
};
use courtside_rules::{
    msg,
    text::{Arg, Message},
};

/// What would be of a figure: without whoever hides most of it, and after the shortest move that turns the answer. What hides,
/// and guests, are called as `name` says.
pub fn what_if(figure: usize, ask: Wondered, what_if: &WhatIf, name: impl Fn(By) -> Arg) -> Vec<Message> {
    let guest = || name(By::Guest(figure));
    let outcome = |answer: Answer| match (ask, answer) {
        (Wondered::Blocked, Answer::Yes) => Some(msg!("judge-if-blocked", guest = guest())),
        (Wondered::Blocked, Answer::No) => Some(msg!("judge-if-free", guest = guest())),
        (Wondered::FaceHidden, Answer::Yes) => Some(msg!("judge-if-hidden", guest = guest())),
        (Wondered::FaceHidden, Answer::No) => Some(msg!("judge-if-seen", guest = guest())),
        (_, Answer::Vote) => None,
    };
    let mut lines = Vec::new();
    if let Some(without) = what_if.without.first() {
        let condition = msg!("judge-if-without", who = name(without.by));
        let still = without.hidden_by.iter().find(|(by, _)| matches!(by, By::Guest(_)));
        let line = match (ask, without.answer, still) {
            (Wondered::Blocked, Answer::Yes, Some((by, share))) => {
                Some(msg!("judge-if-still", condition = condition, who = name(*by), share = percent(*share)))
            }
            (_, answer, _) => outcome(answer).map(|outcome| msg!("judge-if", condition = condition, outcome = outcome)),
        };
        lines.extend(line);
    }
    if let Some(step) = what_if.moves.first() {
        let way = match step.way {
            Way::Left => msg!("judge-way-left"),
            Way::Right => msg!("judge-way-right"),
            Way::Front => msg!("judge-way-front"),
            Way::Back => msg!("judge-way-back"),
        };
        let mm = step.mm.round() as i64;
        let condition = if step.figure == figure {
            msg!("judge-if-own", mm = mm, way = way)
        } else {
            msg!("judge-if-other", who = name(By::Guest(step.figure)), mm = mm, way = way)
        };
        let condition = if step.leaves_cell { msg!("judge-if-leaves", condition = condition) } else { condition };
        lines.extend(outcome(step.answer).map(|outcome| msg!("judge-if", condition = condition, outcome = outcome)));
    }
    lines
}
