//! The kits that come with the app, by game: a new one is one more line here.

/// The shipped kits: the game's id and the file's text.
pub const SHIPPED: &[(&str, &str)] = &[
    ("forbidden-city", include_str!("../../../../assets/kits/forbidden-city.json")),
    ("perfect-shot", include_str!("../../../../assets/kits/perfect-shot.json")),
    ("sakura", include_str!("../../../../assets/kits/sakura.json")),
    ("yokai-sketch", include_str!("../../../../assets/kits/yokai-sketch.json")),
];

/// The shipped kit of a game, if it has one.
pub fn shipped(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
}
