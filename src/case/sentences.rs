//! The questions about a photo as a table would ask them, the reasons of their answers, and the rules behind both.

use super::Question;
use crate::{
    msg,
    photo::verdict::{Answer, Rule},
    text::{Arg, Message},
};

/// A question in words; guests are called as `name` says.
pub fn question(question: &Question, name: impl Fn(&str) -> Arg) -> Message {
    match question {
        Question::Broken { guest: Some(guest), .. } => msg!("case-ask-broken-by", guest = name(guest)),
        Question::Broken { guest: None, .. } => msg!("case-ask-broken"),
        Question::Blocked { guest } => msg!("case-ask-blocked", guest = name(guest)),
        Question::FaceHidden { guest } => msg!("case-ask-face", guest = name(guest)),
        Question::Blocks { guest, face_of } => {
            msg!("case-ask-blocks", guest = name(guest), other = name(face_of))
        }
    }
}

/// What an answer means for the wish that asks for it.
pub fn reason(question: &Question, answer: Answer) -> Message {
    match (question, answer) {
        (_, Answer::Vote) => msg!("case-because-vote"),
        (Question::Broken { .. }, Answer::Yes) => msg!("case-because-broken"),
        (Question::Broken { .. }, Answer::No) => msg!("case-because-kept"),
        (Question::Blocked { .. }, Answer::Yes) => msg!("case-because-blocked"),
        (Question::Blocked { .. }, Answer::No) => msg!("case-because-free"),
        (Question::FaceHidden { .. }, Answer::Yes) => msg!("case-because-face-hidden"),
        (Question::FaceHidden { .. }, Answer::No) => msg!("case-because-face-seen"),
        (Question::Blocks { .. }, Answer::Yes) => msg!("case-because-blocks"),
        (Question::Blocks { .. }, Answer::No) => msg!("case-because-blocks-not"),
    }
}

/// The rules that a question rests on.
pub fn rules(question: &Question) -> &'static [&'static str] {
    match question {
        Question::Blocked { .. } => &["PS-106", "PS-107", "PS-108"],
        Question::FaceHidden { .. } => &["PS-109"],
        Question::Blocks { .. } => &["PS-111"],
        Question::Broken { rule, .. } => match rule {
            Rule::OffCell => &["PS-081"],
            Rule::SharedCell => &["PS-082"],
            Rule::Fallen => &["PS-083"],
            Rule::TurnedAway => &["PS-084"],
            Rule::GuestOutOfSight => &["PS-085"],
            Rule::CameraTooHigh => &["PS-086"],
            Rule::BeyondScreen => &["PS-087"],
        },
    }
}
