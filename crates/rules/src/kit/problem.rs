//! What is wrong with a kit: where, what, and what was expected, in the reader's language.

use std::fmt;

use crate::{
    msg,
    text::{self, Message},
};

/// One thing that is wrong with a kit.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The name of the file it stands in, if it came from one.
    pub file: Option<String>,
    /// The field's name or the value's key, such as `stack.1.colour`; empty when it is the file as a whole.
    pub field: String,
    pub fault: Fault,
}

/// What can be wrong with a kit.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    TooLarge {
        bytes: usize,
        max: usize,
    },
    NotJson {
        line: usize,
        column: usize,
    },
    /// Written by a later Courtside.
    Newer {
        found: i64,
        newest: i64,
    },
    OtherGame {
        found: String,
        expected: String,
    },
    UnknownGame {
        found: String,
    },
    UnknownField {
        known: &'static [&'static str],
    },
    /// No field of this game's kit has this key.
    UnknownKey,
    Missing,
    Twice,
    Value {
        found: String,
        expected: Expected,
    },
    /// The status says that the value is known, but there is none.
    NoValue,
    /// The status says that the value is unknown, but there is one.
    ValueOfUnknown,
    /// Something the game itself asks of its kit.
    Rule(Message),
}

/// What a value should have been.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    Number {
        min: i64,
        max: i64,
    },
    Word(Vec<&'static str>),
    Text {
        max_chars: usize,
    },
    Numbers {
        min: i64,
        max: i64,
        max_len: usize,
    },
    /// An object with fields in braces.
    Object,
}

impl Problem {
    pub fn new(field: impl Into<String>, fault: Fault) -> Self {
        Self { file: None, field: field.into(), fault }
    }

    /// The same problem, in this file.
    pub fn in_file(mut self, file: &str) -> Self {
        self.file = Some(file.to_owned());
        self
    }

    /// The whole sentence: file, field, what, and what was expected.
    pub fn message(&self) -> Message {
        let what = self.fault.message();
        let placed = if self.field.is_empty() { what } else { msg!("kit-problem", place = &self.field, what = what) };
        match &self.file {
            Some(file) => msg!("kit-problem", place = file, what = placed),
            None => placed,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&text::english().say(&self.message()))
    }
}

impl std::error::Error for Problem {}

impl Fault {
    /// What is wrong, without the place.
    pub fn message(&self) -> Message {
        match self {
            Self::TooLarge { bytes, max } => msg!("kit-fault-too-large", bytes = *bytes, max = *max),
            Self::NotJson { line, column } => msg!("kit-fault-not-json", line = *line, column = *column),
            Self::Newer { found, newest } => msg!("kit-fault-newer", found = *found, newest = *newest),
            Self::OtherGame { found, expected } => msg!("kit-fault-other-game", found = found, expected = expected),
            Self::UnknownGame { found } => msg!("kit-fault-unknown-game", found = found),
            Self::UnknownField { known } => msg!("kit-fault-unknown-field", known = known.join(", ")),
            Self::UnknownKey => msg!("kit-fault-unknown-key"),
            Self::Missing => msg!("kit-fault-missing"),
            Self::Twice => msg!("kit-fault-twice"),
            Self::Value { found, expected } => msg!("kit-fault-value", found = found, expected = expected.message()),
            Self::NoValue => msg!("kit-fault-no-value"),
            Self::ValueOfUnknown => msg!("kit-fault-value-of-unknown"),
            Self::Rule(message) => message.clone(),
        }
    }
}

impl Expected {
    /// "a whole number from 1 to 9".
    pub fn message(&self) -> Message {
        match self {
            Self::Number { min, max } => msg!("kit-expects-number", min = *min, max = *max),
            Self::Word(words) => msg!("kit-expects-word", words = words.join(", ")),
            Self::Text { max_chars } => msg!("kit-expects-text", max = *max_chars),
            Self::Numbers { min, max, max_len } => {
                msg!("kit-expects-numbers", min = *min, max = *max, len = *max_len)
            }
            Self::Object => msg!("kit-expects-object"),
        }
    }
}
