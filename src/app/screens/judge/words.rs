//! The judge's sentences: what an answer means for the guest's wishes, and by which rule.

use super::Judge;
use crate::{
    app::{
        judging::{GuestNames, Seen},
        widgets::{Icon, Tone},
    },
    case::{By, Question, Settled, Standing, words::percent},
    msg,
    photo::{
        verdict::{Answer, Rule},
        visibility::By as Hider,
        what_if::{Ask, Way, WhatIf},
    },
    text::Message,
};

/// A sentence about one answer: what it decides, why, and the rules it goes by.
pub struct Reason {
    pub outcome: Message,
    pub why: Message,
    pub rules: &'static str,
}

/// The short answer of a chip.
pub fn chip(question: &Question, answer: Answer) -> (Message, Tone<'static>, Icon) {
    match (question, answer) {
        (Question::Blocked { .. }, Answer::Yes) => (msg!("judge-blocked"), Tone::Seal, Icon::XCircle),
        (Question::Blocked { .. }, Answer::No) => (msg!("judge-free"), Tone::Ok, Icon::CheckCircle),
        (Question::Blocked { .. }, Answer::Vote) => (msg!("judge-vote"), Tone::Gold, Icon::HandPalm),
        (_, Answer::Yes) => (msg!("judge-face-hidden"), Tone::Info, Icon::MaskHappy),
        (_, Answer::No) => (msg!("judge-face-seen"), Tone::Plain, Icon::Eye),
        (_, Answer::Vote) => (msg!("judge-face-vote"), Tone::Gold, Icon::HandPalm),
    }
}

/// What an answer comes to.
pub fn reason(question: &Question, standing: &Standing, settled: &Settled, names: &GuestNames) -> Option<Reason> {
    let by_people = standing.by != By::Judge;
    let of = |id: &str| settled.verdict.guests.iter().find(|guest| guest.id == id);
    let (wish, met, why, rules) = match question {
        Question::Broken { .. } => return None,
        Question::Blocked { guest } => {
            let hidden = |by: &str| of(guest).is_some_and(|it| it.hidden_by.get(by).is_some_and(|share| *share > 0.0));
            let why = match standing.answer {
                Answer::Yes => (msg!("judge-why-blocked"), "PS-106, PS-107"),
                Answer::No if hidden("dish") || hidden("table") => (msg!("judge-why-free-table"), "PS-106, PS-108"),
                Answer::No => (msg!("judge-why-free"), "PS-106, PS-107"),
                Answer::Vote => (msg!("judge-why-vote"), "PS-113"),
            };
            (msg!("shot-kind-not-blocked"), standing.answer == Answer::No, why.0, why.1)
        }
        Question::FaceHidden { .. } => {
            let why = match standing.answer {
                Answer::Yes => (msg!("judge-why-face-hidden"), "PS-109"),
                Answer::No => (msg!("judge-why-face-seen"), "PS-109"),
                Answer::Vote => (msg!("judge-why-vote"), "PS-113"),
            };
            (msg!("shot-kind-face-hidden"), standing.answer == Answer::Yes, why.0, why.1)
        }
        Question::Blocks { guest, face_of } => {
            let (who, whom) = (names.arg(guest), names.arg(face_of));
            let why = match standing.answer {
                Answer::Yes => (msg!("judge-why-pair", who = who, whom = whom), "PS-111"),
                Answer::No => (msg!("judge-why-pair-not", who = who, whom = whom), "PS-111"),
                Answer::Vote => (msg!("judge-why-vote"), "PS-113"),
            };
            (
                msg!("judge-wish-blocks", who = names.arg(guest), whom = names.arg(face_of)),
                standing.answer == Answer::Yes,
                why.0,
                why.1,
            )
        }
    };
    let outcome = match standing.answer {
        Answer::Vote => msg!("judge-open-wish", wish = wish),
        _ if met => msg!("judge-met", wish = wish),
        _ => msg!("judge-unmet", wish = wish),
    };
    let why = match &standing.by {
        By::Judge => why,
        By::Person => msg!("judge-why-person"),
        By::Vote(_) => msg!("judge-why-voted"),
    };
    Some(Reason { outcome, why, rules: if by_people { "PS-113" } else { rules } })
}

/// The question itself, as a person is asked.
pub fn question(question: &Question, names: &GuestNames) -> Message {
    match question {
        Question::Broken { .. } => msg!("judge-ask-broken"),
        Question::Blocked { guest } => msg!("judge-ask-blocked", guest = names.arg(guest)),
        Question::FaceHidden { guest } => msg!("judge-ask-face", guest = names.arg(guest)),
        Question::Blocks { guest, face_of } => {
            msg!("judge-ask-blocks", guest = names.arg(guest), other = names.arg(face_of))
        }
    }
}

/// The rule behind something that makes a photo invalid.
pub fn rule_id(rule: Rule) -> &'static str {
    match rule {
        Rule::BeyondScreen => "PS-087",
        Rule::TurnedAway => "PS-084",
        Rule::GuestOutOfSight => "PS-085",
        Rule::CameraTooHigh => "PS-086",
        Rule::OffCell => "PS-081",
        Rule::SharedCell => "PS-082",
        Rule::Fallen => "PS-083",
    }
}

/// What would be of a figure: without whoever hides most of it, and after the shortest move that turns the answer.
pub fn what_if(judge: &Judge<'_>, seen: &Seen, figure: usize, ask: Ask, what_if: &WhatIf) -> Vec<Message> {
    let guest = || judge.desk.guests.arg(&seen.overlay.figures[figure].id);
    let outcome = |answer: Answer| match (ask, answer) {
        (Ask::Blocked, Answer::Yes) => Some(msg!("judge-if-blocked", guest = guest())),
        (Ask::Blocked, Answer::No) => Some(msg!("judge-if-free", guest = guest())),
        (Ask::FaceHidden, Answer::Yes) => Some(msg!("judge-if-hidden", guest = guest())),
        (Ask::FaceHidden, Answer::No) => Some(msg!("judge-if-seen", guest = guest())),
        (_, Answer::Vote) => None,
    };
    let mut lines = Vec::new();
    if let Some(without) = what_if.without.first() {
        let condition = msg!("judge-if-without", who = judge.hider(seen, without.by));
        let still = without.hidden_by.iter().find(|(by, _)| matches!(by, Hider::Guest(_)));
        let line = match (ask, without.answer, still) {
            (Ask::Blocked, Answer::Yes, Some((by, share))) => Some(msg!(
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
