//! The questions about a photo as a table would ask them, what each answer comes to, why, and the rules behind it.

use crate::case::{By, Question, Settled};
use courtside_photo::verdict::{Answer, Rule};
use courtside_rules::{
    msg,
    text::{Arg, Message},
};

/// A sentence about one answer: what it decides, why, and the rules it goes by.
pub struct Reason {
    pub outcome: Message,
    pub why: Message,
    pub rules: &'static [&'static str],
}

/// A question in words; guests are called as `name` says.
pub fn question(question: &Question, name: impl Fn(&str) -> Arg) -> Message {
    match question {
        Question::Broken { guest: Some(guest), rule } => {
            msg!("case-ask-broken-by", guest = name(guest), what = super::rule(*rule))
        }
        Question::Broken { guest: None, rule } => msg!("case-ask-broken", what = super::rule(*rule)),
        Question::Blocked { guest } => msg!("case-ask-blocked", guest = name(guest)),
        Question::FaceHidden { guest } => msg!("case-ask-face", guest = name(guest)),
        Question::Blocks { guest, face_of } => {
            msg!("case-ask-blocks", guest = name(guest), other = name(face_of))
        }
    }
}

/// What the answer that stands comes to, and why; none where there is no answer.
pub fn reason(question: &Question, settled: &Settled, name: impl Fn(&str) -> Arg) -> Option<Reason> {
    let standing = settled.standing(question)?;
    let answer = standing.answer;
    let (why, rules) = match standing.by {
        By::Person => (msg!("case-why-person"), VOTE),
        By::Vote(_) => (msg!("case-why-voted"), VOTE),
        By::Judge if answer == Answer::Vote => (msg!("case-why-vote"), VOTE),
        By::Judge => (why(question, answer, settled, &name), rules(question)),
    };
    Some(Reason { outcome: outcome(question, answer, &name), why, rules })
}

/// The rule by which the table decides.
const VOTE: &[&str] = &["PS-113"];

/// What an answer means for the wish that asks for it, or for the photo.
fn outcome(question: &Question, answer: Answer, name: &impl Fn(&str) -> Arg) -> Message {
    let (wish, met) = match question {
        Question::Broken { .. } => {
            return if answer == Answer::No { msg!("case-kept") } else { msg!("case-broken") };
        }
        Question::Blocked { .. } => (msg!("shot-kind-not-blocked"), Answer::No),
        Question::FaceHidden { .. } => (msg!("shot-kind-face-hidden"), Answer::Yes),
        Question::Blocks { guest, face_of } => {
            (msg!("case-wish-blocks", who = name(guest), whom = name(face_of)), Answer::Yes)
        }
    };
    match answer {
        Answer::Vote => msg!("case-open", wish = wish),
        answer if answer == met => msg!("case-met", wish = wish),
        _ => msg!("case-unmet", wish = wish),
    }
}

/// Why the judge says so.
fn why(question: &Question, answer: Answer, settled: &Settled, name: &impl Fn(&str) -> Arg) -> Message {
    let yes = answer == Answer::Yes;
    match question {
        Question::Broken { .. } if yes => msg!("case-why-broken"),
        Question::Broken { .. } => msg!("case-why-kept"),
        Question::Blocked { .. } if yes => msg!("case-why-blocked"),
        Question::Blocked { guest } => {
            let guest = settled.verdict.guests.iter().find(|it| it.id == *guest);
            let hidden = |by: &str| guest.and_then(|it| it.hidden_by.get(by)).is_some_and(|share| *share > 0.0);
            if hidden("dish") || hidden("table") { msg!("case-why-free-table") } else { msg!("case-why-free") }
        }
        Question::FaceHidden { .. } if yes => msg!("case-why-face-hidden"),
        Question::FaceHidden { .. } => msg!("case-why-face-seen"),
        Question::Blocks { guest, face_of } => {
            let (who, whom) = (name(guest), name(face_of));
            if yes {
                msg!("case-why-pair", who = who, whom = whom)
            } else {
                msg!("case-why-pair-not", who = who, whom = whom)
            }
        }
    }
}

/// The rules that a question rests on.
pub fn rules(question: &Question) -> &'static [&'static str] {
    match question {
        Question::Blocked { .. } => &["PS-106", "PS-107", "PS-108"],
        Question::FaceHidden { .. } => &["PS-109"],
        Question::Blocks { .. } => &["PS-111"],
        Question::Broken { rule, .. } => broken(*rule),
    }
}

/// The rule behind something that makes a photo invalid.
pub fn broken(rule: Rule) -> &'static [&'static str] {
    match rule {
        Rule::OffCell => &["PS-081"],
        Rule::SharedCell => &["PS-082"],
        Rule::Fallen => &["PS-083"],
        Rule::TurnedAway => &["PS-084"],
        Rule::GuestOutOfSight => &["PS-085"],
        Rule::CameraTooHigh => &["PS-086"],
        Rule::BeyondScreen => &["PS-087"],
    }
}
