//! The screens: each draws what it is given and returns what was asked.

mod album;
mod forbidden_city;
mod game;
mod home;
mod judge;
pub mod kit_editor;
mod kits;
mod layout;
mod motion;
mod new_game;
pub mod perfect_shot;
mod pictures;
mod sakura;
pub mod saved;
mod settings;
mod solo_results;
mod timeline;
mod yokai_sketch;

use eframe::egui;

use super::{
    App, Cx,
    intent::{Intent, Place},
    judging::OpenGame,
};

/// Draws the screen that is open.
pub(super) fn place_ui(ui: &mut egui::Ui, cx: &Cx, app: &App) -> Option<Intent> {
    match &app.place {
        Place::Home => {
            let lost = app.table.as_ref().and_then(|table| table.not_saved());
            home::home_ui(ui, cx, &app.saved, lost, app.notice.as_ref())
        }
        Place::NewGame(game) => {
            let shown = new_game::OpenForm { game: *game, form: app.form.as_ref()?, assumed: app.assumed_values };
            new_game::new_game_ui(ui, cx, &shown, app.notice.as_ref())
        }
        Place::Game => game::game_ui(ui, cx, app.table.as_deref()?, &app.view, app.notice.as_ref()),
        Place::Timeline => timeline::timeline_ui(ui, cx, app.table.as_deref()?, &app.view, app.notice.as_ref()),
        Place::Kits => kits::kits_ui(ui, cx),
        Place::Kit(_) => kit_editor::kit_editor_ui(ui, cx.texts, app.kit.as_ref()?).map(Intent::Kit),
        Place::Album => album::album_ui(ui, cx, app.album.as_ref()?),
        Place::Judge => {
            judge::judge_ui(ui, cx, &app.desk, &app.judge_ui, app.notice.as_ref(), OpenGame::of(app.table.as_deref()))
        }
        Place::Pictures => {
            let shown = pictures::Shown {
                pictures: &app.pictures,
                guests: &app.desk.guests,
                path: &app.judge_ui.path,
                has_kit: app.desk.prepared().is_some(),
                notice: app.notice.as_ref(),
            };
            pictures::pictures_ui(ui, cx, &shown)
        }
        Place::PhotoKits => {
            judge::photo_kits_ui(ui, cx, &app.desk, &app.judge_ui, &app.photo_kits, app.notice.as_ref())
        }
        Place::SavedGames => saved::saved_ui(ui, cx, &app.saved, app.trash.len(), &app.saved_ui, app.notice.as_ref()),
        Place::Trash => saved::trash_ui(ui, cx, &app.trash),
        Place::Settings => settings::settings_ui(ui, cx, app.saved.len(), app.trash.len()),
    }
}
