//! The exchange cards: six ordinary ones and six auctions.

use serde::{Deserialize, Serialize};

/// How envelopes change hands in a round (PS-010, PS-012).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Choice,
    Theft,
    Reveal,
    Gifts,
    Rumours,
    Dance,
    Quick,
    Secret,
    Unfair,
    Open,
    Joint,
    Fixed,
}

impl Card {
    pub const ORDINARY: [Self; 6] = [Self::Choice, Self::Theft, Self::Reveal, Self::Gifts, Self::Rumours, Self::Dance];
    pub const AUCTIONS: [Self; 6] = [Self::Quick, Self::Secret, Self::Unfair, Self::Open, Self::Joint, Self::Fixed];

    pub fn all() -> impl Iterator<Item = Self> {
        Self::ORDINARY.into_iter().chain(Self::AUCTIONS)
    }

    pub fn is_auction(self) -> bool {
        Self::AUCTIONS.contains(&self)
    }

    /// The word in kit files and in the rules.
    pub fn word(self) -> &'static str {
        match self {
            Self::Choice => "choice",
            Self::Theft => "theft",
            Self::Reveal => "reveal",
            Self::Gifts => "gifts",
            Self::Rumours => "rumours",
            Self::Dance => "dance",
            Self::Quick => "quick",
            Self::Secret => "secret",
            Self::Unfair => "unfair",
            Self::Open => "open",
            Self::Joint => "joint",
            Self::Fixed => "fixed",
        }
    }
}

/// Where the exchange cards come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The real deck on the table.
    #[default]
    Table,
    /// Shuffled by the app, where the kit says which cards there are.
    App,
}
