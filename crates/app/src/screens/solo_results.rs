//! What came of earlier games of a single person against the app, by difficulty.

use eframe::egui;

use super::layout::card_ui;
use crate::{Cx, clock};
use courtside_games::GameId;
use courtside_rules::{journal::Seat, msg};
use courtside_store::Summary;
use courtside_ui::{
    theme::{Type, icon, space},
    widgets::{Icon, hairline, icon as show_icon, label, label_in},
};

/// So many of the latest games are listed.
const SHOWN: usize = 6;

/// The finished games of this game against the app; nothing where there are none.
pub fn solo_results_ui(ui: &mut egui::Ui, cx: &Cx, game: GameId) {
    let finished = |summary: &&Summary| summary.game == game && summary.is_over && summary.level.is_some();
    let games: Vec<&Summary> =
        cx.saved.iter().filter_map(|listed| listed.content.as_ref().ok()).filter(finished).collect();
    if games.is_empty() {
        return;
    }
    card_ui(ui, |ui| {
        label(ui, Type::Strong, cx.get("solo-results"));
        label_in(ui, Type::Caption, cx.theme.color.ink2, totals(cx, &games));
        for (index, game) in games.iter().take(SHOWN).enumerate() {
            if index > 0 {
                hairline(ui);
            }
            row_ui(ui, cx, game);
        }
    });
}

fn is_won(game: &Summary) -> bool {
    game.leaders == [Seat(0)]
}

/// "low 3 of 4 won · high 0 of 1 won".
fn totals(cx: &Cx, games: &[&Summary]) -> String {
    let mut levels: Vec<(String, usize, usize)> = Vec::new();
    for game in games {
        let Some(level) = &game.level else { continue };
        let level = cx.say(level);
        let place = levels.iter().position(|(known, _, _)| *known == level).unwrap_or_else(|| {
            levels.push((level, 0, 0));
            levels.len() - 1
        });
        levels[place].1 += usize::from(is_won(game));
        levels[place].2 += 1;
    }
    let words = |(level, won, played): &(String, usize, usize)| {
        cx.say(&msg!("solo-results-level", level = level.as_str(), won = *won, played = *played))
    };
    levels.iter().map(words).collect::<Vec<String>>().join(" · ")
}

fn row_ui(ui: &mut egui::Ui, cx: &Cx, game: &Summary) {
    let color = &cx.theme.color;
    let won = is_won(game);
    let (mine, theirs) =
        (game.scores.first().copied().unwrap_or_default(), game.scores.get(1).copied().unwrap_or_default());
    let level = game.level.as_ref().map(|level| cx.say(level)).unwrap_or_default();
    let result = if won {
        msg!("solo-results-won", mine = mine, theirs = theirs)
    } else {
        msg!("solo-results-lost", mine = mine, theirs = theirs)
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        let (sign, ink) = if won { (Icon::Trophy, color.gold_text) } else { (Icon::MinusCircle, color.ink3) };
        show_icon(ui, sign, cx.theme.scaled(icon::M), ink);
        label(ui, Type::Body, cx.say(&result));
        let detail = format!("{level} · {}", cx.say(&clock::when(game.changed, cx.now)));
        label_in(ui, Type::Caption, color.ink2, detail);
    });
}
