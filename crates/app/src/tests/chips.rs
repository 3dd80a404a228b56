//! The words on the chips of every game of the list can be read on its colour, in every look.

use eframe::egui::Color32;

use crate::table::GameScreen;
use courtside_games::each_game;
use courtside_ui::theme::{GameColors, Look};

macro_rules! colors {
    ($($game:ident: $module:ident from $its_crate:ident,)*) => {
        const ALL: &[(&str, GameColors)] =
            &[$((stringify!($game), <courtside_games::$module::$game as GameScreen>::COLORS)),*];
    };
}
each_game!(colors);

/// How light a colour is, as WCAG 2.2 counts it.
fn light(color: Color32) -> f32 {
    let channel = |value: u8| {
        let value = f32::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(color.r()) + 0.7152 * channel(color.g()) + 0.0722 * channel(color.b())
}

#[test]
fn the_words_on_every_games_chips_can_be_read() {
    for (game, colors) in ALL {
        for look in Look::ALL {
            let [words, ground] = colors.on(look).map(light);
            assert!((words.max(ground) + 0.05) / (words.min(ground) + 0.05) >= 4.5, "{look:?}: {game}");
        }
    }
}
