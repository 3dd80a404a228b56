//! The judge's short answers, and what would be otherwise.

use super::Judge;
use crate::judging::Judged;
use courtside_desk::case::{Question, words::percent};
use courtside_photo::{
    answer::what_if::{Way, WhatIf, Wondered},
    scene::By as Hider,
    verdict::Answer,
};
use courtside_rules::{msg, text::Message};
use courtside_ui::widgets::{Icon, Tone};

/// The short answer of a chip.
pub fn chip(question: &Question, answer: Answer) -> (Message, Tone, Icon) {
    match (question, answer) {
        (Question::Blocked { .. }, Answer::Yes) => (msg!("judge-blocked"), Tone::Seal, Icon::XCircle),
        (Question::Blocked { .. }, Answer::No) => (msg!("judge-free"), Tone::Ok, Icon::CheckCircle),
        (Question::Blocked { .. }, Answer::Vote) => (msg!("judge-vote"), Tone::Gold, Icon::HandPalm),
        (_, Answer::Yes) => (msg!("judge-face-hidden"), Tone::Info, Icon::MaskHappy),
        (_, Answer::No) => (msg!("judge-face-seen"), Tone::Plain, Icon::Eye),
        (_, Answer::Vote) => (msg!("judge-face-vote"), Tone::Gold, Icon::HandPalm),
    }
}

/// What would be of a figure: without whoever hides most of it, and after the shortest move that turns the answer.
pub fn what_if(judge: &Judge<'_>, seen: &Judged, figure: usize, ask: Wondered, what_if: &WhatIf) -> Vec<Message> {
    let guest = || judge.desk.guests.arg(&seen.overlay.figures[figure].id);
    let outcome = |answer: Answer| match (ask, answer) {
        (Wondered::Blocked, Answer::Yes) => Some(msg!("judge-if-blocked", guest = guest())),
        (Wondered::Blocked, Answer::No) => Some(msg!("judge-if-free", guest = guest())),
        (Wondered::FaceHidden, Answer::Yes) => Some(msg!("judge-if-hidden", guest = guest())),
        (Wondered::FaceHidden, Answer::No) => Some(msg!("judge-if-seen", guest = guest())),
        (_, Answer::Vote) => None,
    };
    let mut lines = Vec::new();
    if let Some(without) = what_if.without.first() {
        let condition = msg!("judge-if-without", who = judge.hider(seen, without.by));
        let still = without.hidden_by.iter().find(|(by, _)| matches!(by, Hider::Guest(_)));
        let line = match (ask, without.answer, still) {
            (Wondered::Blocked, Answer::Yes, Some((by, share))) => Some(msg!(
                "judge-if-still",
                condition = condition,
                who = judge.hider(seen, *by),
                share = percent(*share)
            )),
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
            msg!("judge-if-other", who = judge.hider(seen, Hider::Guest(step.figure)), mm = mm, way = way)
        };
        let condition = if step.leaves_cell { msg!("judge-if-leaves", condition = condition) } else { condition };
        lines.extend(outcome(step.answer).map(|outcome| msg!("judge-if", condition = condition, outcome = outcome)));
    }
    lines
}
