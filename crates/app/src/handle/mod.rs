//! The one place where anything changes: an intent in, the app moved on.
//!
//! Every kind of intent is handled by name, so that one that nobody handles does not compile.
#![deny(clippy::wildcard_enum_match_arm)]

mod album;
mod judge;
mod kit;
mod link;
#[cfg(not(target_arch = "wasm32"))]
mod phones;
mod pictures;
mod saved;
mod vote;

use eframe::egui;
use rand::RngExt;

use super::{
    App, TableUi,
    albums::AlbumDesk,
    dialog::Dialog,
    factory::factory,
    form::{FormIntent, Remembered},
    intent::{AnyAction, Intent, Panel, Place, Setting, TableIntent},
    table::{MendOutcome, Start, Table},
};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Player, Seat},
    msg,
    text::{Message, Texts},
};
use courtside_store::{SavedId, now};

impl App {
    /// Acts on what a person asked for.
    pub(super) fn handle(&mut self, intent: Intent, ctx: &egui::Context) {
        match intent {
            Intent::Open(place) => self.open(place),
            Intent::OpenWith(game, option, value) => {
                self.open(Place::NewGame(game));
                if let Some(form) = &mut self.form {
                    form.preset(option, value);
                }
            }
            Intent::OpenAlone(game) => {
                self.open(Place::NewGame(game));
                if let Some(form) = &mut self.form {
                    form.handle(FormIntent::Alone, 0);
                    // Nobody else reads it, so that no name has to be typed.
                    if form.players.first().is_some_and(|player| player.name.trim().is_empty()) {
                        form.handle(FormIntent::Name(0, self.texts.get("form-you")), 0);
                    }
                }
            }
            Intent::Back => self.back(),
            Intent::Form(change) => {
                if let Some(form) = &mut self.form {
                    form.handle(change, rand::rng().random_range(0..usize::MAX));
                }
            }
            Intent::Begin => self.begin(),
            Intent::Resume(id) => self.resume(&id),
            Intent::Saved(saved) => self.handle_saved(saved, ctx),
            Intent::Set(setting) => self.set(setting),
            Intent::Kit(intent) => self.handle_kit(intent, ctx),
            Intent::Album(intent) => self.handle_album(intent, ctx),
            Intent::Judge(intent) => self.handle_judge(intent, ctx),
            Intent::Pictures(intent) => self.handle_pictures(intent, ctx),
            Intent::CloseToast => self.toasts.borrow_mut().clear(),
            Intent::CloseNotice => self.notice = None,
            Intent::Shortcuts(open) => self.shortcuts = open,
            Intent::Answer(yes) => self.answer(yes, ctx),
            Intent::Table(intent) => self.handle_table(intent),
        }
    }

    /// What a person asked of the open game.
    fn handle_table(&mut self, intent: TableIntent) {
        match intent {
            TableIntent::Play(action) => self.play(action),
            TableIntent::PlayAll(actions) => {
                self.play_all(actions);
            }
            TableIntent::Draft(draft) => {
                // On a phone the corrections would hide the question that they open.
                if self.view.panel == Some(Panel::Correct) {
                    self.view.panel = None;
                }
                self.with_table(|table| table.draft(draft));
            }
            TableIntent::Undo => self.ask_undo(1),
            TableIntent::Redo => self.redo(),
            TableIntent::LookAt(moment) => {
                if moment.is_some() && self.place == Place::Game {
                    self.open(Place::Timeline);
                }
                self.view.looking = moment;
            }
            TableIntent::GoBackTo(count) => {
                let entries = self.table.as_ref().map_or(0, |table| table.entry_count());
                match count.checked_sub(entries) {
                    Some(0) => {}
                    Some(ahead) => self.with_table(|table| table.redo(ahead)),
                    None => self.ask_undo(entries - count),
                }
                self.view.looking = None;
                self.place = Place::Game;
                self.trail.retain(|place| *place != Place::Game);
            }
            TableIntent::MendAt(index) => self.view.mending = index,
            TableIntent::Mend(action) => self.mend(action),
            TableIntent::Panel(panel) => self.view.panel = panel,
            TableIntent::Find(words) => self.view.find = words,
            TableIntent::Retry => self.with_table(|table| table.retry()),
            TableIntent::TableView(on) => self.view.table_view = on,
            TableIntent::Tell(actions) => self.tell_the_game(actions),
        }
    }

    fn with_table(&mut self, act: impl FnOnce(&mut dyn Table)) {
        if let Some(table) = &mut self.table {
            act(table.as_mut());
        }
    }

    fn open(&mut self, place: Place) {
        match &place {
            Place::NewGame(game) => {
                let remembered = self
                    .settings
                    .last_setup
                    .get(game.id())
                    .and_then(|value| serde_json::from_value::<Remembered>(value.clone()).ok())
                    .unwrap_or_default();
                self.form = Some(factory(*game).form(remembered));
                self.count_assumed(*game);
            }
            Place::Kit(game) => self.open_kit(*game),
            Place::Album => self.open_album(),
            Place::Judge => {
                self.open_desk();
                self.stop_waiting();
            }
            Place::PhotoKits | Place::Pictures => self.open_desk(),
            Place::Home | Place::SavedGames | Place::Trash => self.reread_saved(),
            Place::Game | Place::Timeline | Place::Kits | Place::Settings => {}
        }
        if place == Place::Home {
            self.trail.clear();
        } else {
            self.trail.push(self.place.clone());
        }
        self.place = place;
        self.view.panel = None;
    }

    fn back(&mut self) {
        if self.view.panel.take().is_some() || self.view.mending.take().is_some() {
            return;
        }
        if self.place == Place::Album && self.album.as_mut().is_some_and(AlbumDesk::back) {
            return;
        }
        let was_looking = self.view.looking.take().is_some();
        if was_looking && self.place == Place::Timeline {
            return;
        }
        let place = self.trail.pop().unwrap_or(Place::Home);
        if self.place == Place::Game {
            self.close_table();
        }
        self.reread_saved();
        if let Place::NewGame(game) = place {
            self.count_assumed(game);
        }
        self.place = place;
    }

    /// A game that is closed lets go of its file; what is not saved keeps it open.
    fn close_table(&mut self) {
        if self.table.as_ref().is_some_and(|table| table.not_saved().is_none()) {
            self.table = None;
        }
        self.awake = None;
    }

    pub(super) fn reread_saved(&mut self) {
        match (self.store.games(), self.store.trash()) {
            (Ok(saved), Ok(trash)) => (self.saved, self.trash) = (saved, trash),
            (Err(error), _) | (_, Err(error)) => self.notice = Some(error.message()),
        }
    }

    fn begin(&mut self) {
        let Place::NewGame(game) = self.place else { return };
        let Some(form) = self.form.clone() else { return };
        if form.missing().is_some() {
            return;
        }
        if self.holds_unsaved() {
            return;
        }
        let lot = rand::rng().random_range(0..form.players.len());
        let neutral = form.neutral().zip(form.neutral_mark);
        let start = Start {
            first: form.first.unwrap_or(Seat(u8::try_from(lot).unwrap_or_default())),
            neutral: neutral.map(|(name, mark)| Player { name: self.texts.say(&name), mark }),
            chance: rand::rng().random(),
        };
        let values = self.kit_values(game);
        match factory(game).begin(&self.store, &form, &start, &values, "") {
            Ok(table) => {
                self.remember(game, &form);
                self.sit_down(table, None);
            }
            Err(error) => self.notice = Some(error.message()),
        }
    }

    /// Keeps names, marks and options for the next game.
    fn remember(&mut self, game: GameId, form: &super::form::Form) {
        self.settings.remember_players(&form.seated());
        if let Ok(value) = serde_json::to_value(form.remembered()) {
            self.settings.last_setup.insert(game.id().to_owned(), value);
        }
        self.save_settings();
    }

    fn resume(&mut self, id: &SavedId) {
        if self.table.as_ref().is_some_and(|table| *table.id() == *id) {
            return self.go_to_table();
        }
        if self.holds_unsaved() {
            return;
        }
        let listed = self.saved.iter().find(|game| game.id == *id);
        let game = listed.and_then(|listed| listed.content.as_ref().ok()).map(|summary| summary.game);
        let Some(factory) = game.map(factory) else { return };
        match factory.open(&self.store, id) {
            Ok((table, notice)) => self.sit_down(table, notice),
            Err(error) => self.notice = Some(error.message()),
        }
    }

    fn sit_down(&mut self, table: Box<dyn Table>, notice: Option<Message>) {
        self.table = Some(table);
        self.notice = notice;
        self.go_to_table();
    }

    fn go_to_table(&mut self) {
        self.view = TableUi::default();
        self.place = Place::Game;
        self.trail = vec![Place::Home];
        self.stay_awake();
    }

    /// Whether the open game has entries that the disk still does not take; if so, it is shown instead of another.
    fn holds_unsaved(&mut self) -> bool {
        self.with_table(|table| table.retry());
        let unsaved = self.table.as_ref().is_some_and(|table| table.not_saved().is_some());
        if unsaved {
            self.go_to_table();
        }
        unsaved
    }

    /// Keeps the screen on while a game is open, where the platform offers a way.
    fn stay_awake(&mut self) {
        let wanted = self.settings.keep_awake && self.place == Place::Game && self.table.is_some();
        self.awake = if wanted { awake() } else { None };
    }

    fn play(&mut self, action: AnyAction) {
        // The last word is taken in once the table answers; on a phone it would lie over the next answer.
        self.toasts.borrow_mut().clear();
        let Some(table) = &mut self.table else { return };
        if let Some(why) = table.read_only() {
            return self.say(&why, false);
        }
        match table.play(action, now()) {
            Ok(learnt) => {
                if let Some(game) = table.game() {
                    self.learn(game, &learnt);
                }
                if self.view.panel == Some(Panel::Correct) {
                    self.say(&msg!("toast-corrected"), true);
                }
            }
            Err(refusal) => self.say(&refusal, false),
        }
    }

    /// Plays one entry after the other until one is refused, and says whether all were played.
    fn play_all(&mut self, actions: Vec<AnyAction>) -> bool {
        let count = |app: &Self| app.table.as_ref().map_or(0, |table| table.entry_count());
        actions.into_iter().all(|action| {
            let before = count(self);
            self.play(action);
            count(self) > before
        })
    }

    fn say(&mut self, text: &Message, undo: bool) {
        let undo = undo.then(|| self.texts.get("undo"));
        self.toasts.borrow_mut().say(self.texts.say(text), undo.as_deref());
    }

    /// Undoes `count` entries, after asking where it passes something everyone has seen.
    fn ask_undo(&mut self, count: usize) {
        let Some(table) = &self.table else { return };
        if table.entry_count() < count || table.read_only().is_some() {
            return;
        }
        if self.settings.ask_before_undo_reveal && table.undo_passes_reveal(count) {
            let name = table.entry_name(table.entry_count() - 1).unwrap_or_else(|| table.stage());
            self.dialog = Some(Dialog::UndoReveal { count, name });
        } else {
            self.undo(count);
        }
    }

    fn undo(&mut self, count: usize) {
        let Some(table) = &mut self.table else { return };
        let Some(name) = table.entry_name(table.entry_count() - 1) else { return };
        table.undo(count);
        // An entry that no longer counts has nothing to mend.
        let left = table.entry_count();
        self.view.mending = self.view.mending.filter(|index| *index < left);
        let text = if count == 1 { msg!("toast-undone", name = name) } else { msg!("toast-went-back", count = count) };
        self.say(&text, false);
    }

    fn redo(&mut self) {
        let Some(table) = self.table.as_mut().filter(|table| table.read_only().is_none()) else { return };
        let Some(name) = table.entry_name(table.entry_count()) else { return };
        table.redo(1);
        self.say(&msg!("toast-redone", name = name), false);
    }

    fn mend(&mut self, action: AnyAction) {
        let (Some(table), Some(index)) = (&mut self.table, self.view.mending) else { return };
        match table.mend(index, action) {
            MendOutcome::Done => {
                self.view.mending = None;
                self.view.looking = None;
            }
            MendOutcome::Refused(why) => self.notice = Some(why),
            MendOutcome::Cut { index, name, why } => self.dialog = Some(Dialog::Cut { entry: index + 1, name, why }),
        }
    }

    /// The answer to the open dialog; `false` is always the safe one.
    fn answer(&mut self, yes: bool, ctx: &egui::Context) {
        let Some(dialog) = self.dialog.take() else { return };
        if !yes {
            // A cut is prepared before anybody agrees to it.
            return self.with_table(|table| table.settle_cut(false));
        }
        match dialog {
            Dialog::UndoReveal { count, .. } => self.undo(count),
            Dialog::Cut { .. } => {
                self.with_table(|table| table.settle_cut(true));
                self.view.mending = None;
                self.view.looking = None;
            }
            Dialog::Delete { id, .. } => self.delete(&id),
            Dialog::Purge { id, .. } => {
                let purged = self.store.purge(&id);
                self.report(purged);
            }
            Dialog::DeletePhoto { id, .. } => self.delete_photo(&id),
            Dialog::DeletePhotoKit { id, .. } => self.delete_photo_kit(&id),
            Dialog::LeaveUnsaved => {
                self.table = None;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    fn set(&mut self, setting: Setting) {
        let settings = &mut self.settings;
        match setting {
            Setting::Language(language) => {
                settings.language = Some(language);
                self.texts = Texts::new(language);
                #[cfg(target_arch = "wasm32")]
                super::web::speak(language);
            }
            Setting::Look(look) => settings.look = look,
            Setting::TextScale(percent) => settings.text_scale = percent,
            Setting::HighContrast(on) => settings.high_contrast = on,
            Setting::LessMotion(on) => settings.less_motion = on,
            Setting::KeepAwake(on) => settings.keep_awake = on,
            Setting::AskBeforeUndo(on) => settings.ask_before_undo_reveal = on,
            Setting::AskBeforeDelete(on) => settings.confirm_delete = on,
            Setting::ShowRules(on) => settings.show_rules = on,
        }
        self.save_settings();
    }

    fn save_settings(&mut self) {
        if let Err(error) = self.store.save_settings(&self.settings) {
            self.notice = Some(error.message());
        }
    }

    /// Asks before the window closes on entries that are not saved.
    pub(super) fn hold_back_close(&mut self, ctx: &egui::Context) {
        let unsaved = self.table.as_ref().is_some_and(|table| table.not_saved().is_some());
        if unsaved && ctx.input(|input| input.viewport().close_requested()) {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.dialog = Some(Dialog::LeaveUnsaved);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn awake() -> Option<super::Awake> {
    keepawake::Builder::default()
        .display(true)
        .idle(true)
        .reason("Courtside")
        .app_name("Courtside")
        .app_reverse_domain("io.github.courtside")
        .create()
        .ok()
}

#[cfg(target_arch = "wasm32")]
fn awake() -> Option<super::Awake> {
    Some(super::Awake::new())
}
