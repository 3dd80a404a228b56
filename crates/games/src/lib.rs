//! The list of games, one line each: the only registry.

pub mod kits;
#[cfg(test)]
mod mending;
#[cfg(test)]
mod photo_kits;

pub use courtside_forbidden_city as forbidden_city;
pub use courtside_perfect_shot as perfect_shot;
pub use courtside_sakura as sakura;
pub use courtside_yokai_sketch as yokai_sketch;

use courtside_rules::{journal::Game, msg, text::Message};

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameId {
    Sakura,
    YokaiSketch,
    PerfectShot,
    ForbiddenCity,
}

/// Something that can be done with any game: see [`visit`].
pub trait Visitor {
    type Output;
    fn visit<G: Game>(self) -> Self::Output;
}

/// Calls `visitor` with the rules of `game`.
pub fn visit<V: Visitor>(game: GameId, visitor: V) -> V::Output {
    match game {
        GameId::YokaiSketch => visitor.visit::<yokai_sketch::YokaiSketch>(),
        GameId::Sakura => visitor.visit::<sakura::Sakura>(),
        GameId::ForbiddenCity => visitor.visit::<forbidden_city::ForbiddenCity>(),
        GameId::PerfectShot => visitor.visit::<perfect_shot::PerfectShot>(),
    }
}

impl GameId {
    pub const ALL: [Self; 4] = [Self::Sakura, Self::YokaiSketch, Self::PerfectShot, Self::ForbiddenCity];

    /// The name in files and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::Sakura => "sakura",
            Self::YokaiSketch => "yokai-sketch",
            Self::PerfectShot => "perfect-shot",
            Self::ForbiddenCity => "forbidden-city",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// Its title in the reader's language.
    pub fn title(self) -> Message {
        match self {
            Self::Sakura => msg!("game-sakura"),
            Self::YokaiSketch => msg!("game-yokai-sketch"),
            Self::PerfectShot => msg!("game-perfect-shot"),
            Self::ForbiddenCity => msg!("game-forbidden-city"),
        }
    }

    /// Players and minutes in one line.
    pub fn facts(self) -> Message {
        match self {
            Self::Sakura => msg!("game-sakura-facts"),
            Self::YokaiSketch => msg!("game-yokai-sketch-facts"),
            Self::PerfectShot => msg!("game-perfect-shot-facts"),
            Self::ForbiddenCity => msg!("game-forbidden-city-facts"),
        }
    }
}
