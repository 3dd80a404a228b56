//! The kits that come with the app: one file of `assets/kits` for each game.

/// The shipped kits: the game's id and the file's text.
pub const SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/shipped_kits.rs"));

/// The shipped kit of a game, if it has one.
pub fn shipped(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
}
