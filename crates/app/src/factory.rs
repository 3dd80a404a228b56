//! From a game's id to its form, a new game and an opened one.

use std::marker::PhantomData;

use eframe::egui;

use super::{
    form::{Form, FormRules, Remembered},
    judging::CastOf,
    screens::kit_editor::KitIntent,
    session::Session,
    table::{GameScreen, Start, Table},
};
use courtside_games::{GameId, each_game};
use courtside_rules::{
    kit::Values,
    text::{Message, Texts},
};
use courtside_store::{SavedId, Store, StoreError, now};

/// What can be done with a game before it is open.
pub trait Factory {
    fn form(&self, remembered: Remembered) -> Form;
    /// Who is in the game's photos, where they can be judged.
    fn cast(&self) -> Option<CastOf>;
    fn begin(
        &self,
        store: &Store,
        form: &Form,
        start: &Start,
        values: &Values,
        name: &str,
    ) -> Result<Box<dyn Table>, StoreError>;
    /// The open game, and what had to be set aside to open it.
    fn open(&self, store: &Store, id: &SavedId) -> Result<(Box<dyn Table>, Option<Message>), StoreError>;
    /// What the game shows in the kit editor beside the fields of a section.
    fn kit_preview_ui(&self, ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) -> Option<KitIntent>;
}

macro_rules! factories {
    ($($game:ident: $module:ident from $its_crate:ident,)*) => {
        /// The factory of `game`.
        pub fn factory(game: GameId) -> Box<dyn Factory> {
            match game {
                $(GameId::$game => factory_of::<courtside_games::$module::$game>(),)*
            }
        }
    };
}
each_game!(factories);

/// The game whose photos are judged, and who is in them.
pub fn photo_game() -> Option<(GameId, CastOf)> {
    GameId::ALL.into_iter().find_map(|game| Some((game, factory(game).cast()?)))
}

/// The factory of a game by its type.
pub fn factory_of<G: GameScreen>() -> Box<dyn Factory> {
    Box::new(FactoryOf::<G>(PhantomData))
}

struct FactoryOf<G>(PhantomData<G>);

impl<G: GameScreen> Factory for FactoryOf<G> {
    fn form(&self, remembered: Remembered) -> Form {
        let rules = FormRules {
            numbers: G::player_numbers(),
            asks_who_begins: G::ASKS_WHO_BEGINS,
            options: G::options,
            neutral: G::neutral,
        };
        Form::new(rules, remembered)
    }

    fn cast(&self) -> Option<CastOf> {
        G::CAST
    }

    fn begin(
        &self,
        store: &Store,
        form: &Form,
        start: &Start,
        values: &Values,
        name: &str,
    ) -> Result<Box<dyn Table>, StoreError> {
        let file = store.create::<G>(G::setup(form, start), values, name, now())?;
        Ok(Box::new(Session::new(file)))
    }

    fn open(&self, store: &Store, id: &SavedId) -> Result<(Box<dyn Table>, Option<Message>), StoreError> {
        let file = store.open_game::<G>(id)?;
        let notice = file.notice().map(|notice| notice.message());
        Ok((Box::new(Session::new(file)), notice))
    }

    fn kit_preview_ui(&self, ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) -> Option<KitIntent> {
        G::kit_preview_ui(ui, texts, section, values)
    }
}
