//! What the tests of every game share: the laws by random play, and the count of the rules that are kept.

pub mod ids;
pub mod laws;
#[cfg(test)]
mod tests;

use crate::{journal::Game, kit};

/// The values of a game's shipped kit.
pub fn shipped<G: Game>() -> kit::Values {
    let file = kit::shipped(G::ID).expect("the game has a shipped kit");
    kit::check("shipped", file.as_bytes(), &G::kit_schema()).expect("the shipped kit is whole").values
}
