//! Photos and the open game: whose photo it is, and what goes from the one into the other.

use crate::{
    App,
    intent::{AnyAction, Place, Side},
    judging::OpenGame,
};
use courtside_rules::{journal::Seat, msg};
use courtside_store::Whose;

impl App {
    fn open_game(&self) -> Option<OpenGame<'_>> {
        OpenGame::of(self.table.as_deref())
    }

    /// Whose photo the next picture is: the one that is waited for, or, dropped onto the game, the one that it asks for.
    pub(super) fn whose_next(&mut self) -> Option<Whose> {
        let asked = || {
            let game = self.open_game().filter(|_| self.place == Place::Game)?;
            game.whose(game.photos.asks_for()?)
        };
        let asked = asked();
        let judging = matches!(self.place, Place::Judge | Place::Pictures);
        self.judge_ui.wanted.take().filter(|_| judging).or(asked)
    }

    /// Opens the desk for a seat: with its latest photo, or waiting for one; after an invalid one for another.
    pub(super) fn judge_for(&mut self, seat: Seat) {
        let Some(game) = self.open_game() else { return };
        let Some(wanted) = game.whose(seat) else { return };
        let again = game.photos.wants_another(seat);
        self.open(Place::Judge);
        self.judge_ui.lay_down();
        let own = |whose: &Whose| whose.seat == wanted.seat;
        let known = self.desk.photos.iter().rev().find(|photo| photo.file.whose.as_ref().is_some_and(own));
        match known.filter(|_| !again).map(|photo| photo.id.clone()) {
            Some(id) => {
                self.desk.compared = None;
                self.desk.select(id);
            }
            None => {
                self.desk.look_away();
                self.judge_ui.wanted = Some(wanted);
            }
        }
    }

    /// The selected photo is the one that was waited for, if one was.
    pub(super) fn belong_to_wanted(&mut self) {
        if let Some(wanted) = self.judge_ui.wanted.take() {
            self.set_whose(Some(wanted));
        }
    }

    /// The selected photo belongs to a seat of the open game, or to nobody.
    pub(super) fn belong_to(&mut self, seat: Option<Seat>) {
        let whose = seat.and_then(|seat| self.open_game()?.whose(seat));
        self.set_whose(whose);
    }

    fn set_whose(&mut self, whose: Option<Whose>) {
        if let Some(photo) = self.desk.current_mut() {
            photo.file.whose = whose;
            self.save_case();
        }
    }

    /// Nobody's photo is waited for any more; somebody's is looked at again.
    pub(super) fn stop_waiting(&mut self) {
        self.judge_ui.wanted = None;
        let latest = self.desk.photos.last().map(|photo| photo.id.clone());
        if let Some(id) = latest.filter(|_| self.desk.selected.is_none()) {
            self.desk.select(id);
        }
    }

    /// Tells the game one thing after the other; what it refuses ends it, and is said.
    pub(super) fn tell_the_game(&mut self, actions: Vec<AnyAction>) {
        let whole = !actions.is_empty();
        if !self.play_all(actions) {
            return;
        }
        self.judge_ui.side = Side::Card;
        self.go_to_table();
        if whole {
            self.say(&msg!("link-done"), false);
        }
    }
}
