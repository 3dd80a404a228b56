//! The judge's short answers as chips.

use courtside_desk::{case::Question, words};
use courtside_photo::verdict::Answer;
use courtside_rules::text::Message;
use courtside_ui::widgets::{Icon, Tone};

/// What a chip says, and how it looks.
pub fn chip(question: &Question, answer: Answer) -> (Message, Tone, Icon) {
    let (tone, icon) = match (question, answer) {
        (Question::Blocked { .. }, Answer::Yes) => (Tone::Seal, Icon::XCircle),
        (Question::Blocked { .. }, Answer::No) => (Tone::Ok, Icon::CheckCircle),
        (_, Answer::Vote) => (Tone::Gold, Icon::HandPalm),
        (_, Answer::Yes) => (Tone::Info, Icon::MaskHappy),
        (_, Answer::No) => (Tone::Plain, Icon::Eye),
    };
    (words::short(question, answer), tone, icon)
}
