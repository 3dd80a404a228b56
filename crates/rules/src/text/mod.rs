//! Languages: Fluent messages, plurals, lists, and the pseudo-language that finds untranslated text.
//!
//! Not here: any sentence. Those are in `assets/i18n/<language>/*.ftl`.

mod bundles;
mod message;
mod pseudo;
#[cfg(test)]
mod tests;

pub use bundles::{Texts, english};
pub use message::{Arg, Message};

use serde::{Deserialize, Serialize};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "ru")]
    Russian,
    #[serde(rename = "es")]
    Spanish,
    /// English with accents, 40 % longer, in brackets: for tests, never offered to people.
    #[serde(skip)]
    Pseudo,
}

impl Language {
    /// The languages offered to people, in the order of the settings screen.
    pub const ALL: [Self; 3] = [Self::English, Self::Russian, Self::Spanish];

    /// The two-letter code, as `--lang` takes it.
    pub fn code(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => "en",
            Self::Russian => "ru",
            Self::Spanish => "es",
        }
    }

    /// The language's own name for itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => "English",
            Self::Russian => "Русский",
            Self::Spanish => "Español",
        }
    }

    /// The language whose code starts a locale such as `ru_RU.UTF-8`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| {
            locale.get(..2).is_some_and(|code| code.eq_ignore_ascii_case(language.code()))
                && !locale[2..].starts_with(|c: char| c.is_ascii_alphanumeric())
        })
    }
}
