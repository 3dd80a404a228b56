//! The list of games, one line each: the only registry.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`each_game!`], [`GameId`], [`visit`] | the list, and calling the rules of one of them |
//! | [`kits`] | the kits of whichever game: schema, shipped values, files checked |

pub mod kits;
#[cfg(test)]
mod tests;

use courtside_rules::{journal::Game, text::Message};

/// Hands all games to a macro, in the order of the home screen: their rules, the module they stand in here, and their crate.
/// A new game is one more line.
#[macro_export]
macro_rules! each_game {
    ($list:ident) => {
        $list! {
            Sakura: sakura from courtside_sakura,
            YokaiSketch: yokai_sketch from courtside_yokai_sketch,
            PerfectShot: perfect_shot from courtside_perfect_shot,
            ForbiddenCity: forbidden_city from courtside_forbidden_city,
        }
    };
}

/// Something that can be done with any game: see [`visit`].
pub trait Visitor {
    type Output;
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! list {
    ($($game:ident: $module:ident from $its_crate:ident,)*) => {
        $(pub use $its_crate as $module;)*

        /// The games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $($game,)*
        }

        /// Calls `visitor` with the rules of `game`.
        pub fn visit<V: Visitor>(game: GameId, visitor: V) -> V::Output {
            match game {
                $(GameId::$game => visitor.visit::<$module::$game>(),)*
            }
        }

        impl GameId {
            pub const ALL: [Self; [$(stringify!($game)),*].len()] = [$(Self::$game),*];

            /// The name in files and on the command line.
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$game => $module::$game::ID,)*
                }
            }

            /// Its title in the reader's language.
            pub fn title(self) -> Message {
                match self {
                    $(Self::$game => $module::$game::title(),)*
                }
            }

            /// Players and minutes in one line.
            pub fn facts(self) -> Message {
                match self {
                    $(Self::$game => $module::$game::at_a_glance(),)*
                }
            }
        }
    };
}
each_game!(list);

impl GameId {
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}
