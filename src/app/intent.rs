//! Everything a person can ask of the app: screens return an [`Intent`], and `App::handle` is the only place that acts on it.

use std::any::Any;

use super::{form::FormIntent, screens::kit_editor::KitIntent};
use crate::{
    games::GameId,
    store::{Look, SavedId},
    text::Language,
};

/// What a person asked for.
#[derive(Debug)]
pub enum Intent {
    Open(Place),
    /// Open the form of a game with this option set to this value, for this one game.
    OpenWith(GameId, &'static str, &'static str),
    /// Open the form of a game for one person.
    OpenAlone(GameId),
    Back,

    /// A change of the new-game form.
    Form(FormIntent),
    /// Begin the game that the form describes.
    Begin,

    Resume(SavedId),
    Saved(SavedIntent),

    Play(AnyAction),
    /// Several entries, one after the other.
    PlayAll(Vec<AnyAction>),
    /// A choice that is only half made: kept by the screen, not by the journal.
    Draft(AnyAction),
    Undo,
    Redo,
    /// Look at the moment after so many entries, or at the present.
    LookAt(Option<usize>),
    GoBackTo(usize),
    /// Ask what should stand instead of this entry, or stop asking.
    MendAt(Option<usize>),
    Mend(AnyAction),
    Panel(Option<Panel>),
    /// Look for words in the timeline, or stop looking.
    Find(Option<String>),
    /// Try again to save what is not saved.
    Retry,
    TableView(bool),

    Set(Setting),
    Kit(KitIntent),

    Answer(bool),
    CloseToast,
    CloseNotice,
    Shortcuts(bool),
}

/// Where a person can go.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    Home,
    NewGame(GameId),
    Game,
    Timeline,
    Kits,
    Kit(GameId),
    SavedGames,
    Trash,
    Settings,
    Gallery,
}

/// What lies over the ask panel of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Panel {
    Log,
    Help,
    /// The game's own: albums, decks.
    Extra,
    Correct,
    More,
    Scores,
    /// How a number of the board came about: every entry that speaks of these words.
    About(String),
}

/// What can be done with a saved game.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedIntent {
    /// Show what can be done with this game, or nothing any more.
    Select(Option<SavedId>),
    EditName(String),
    Rename,
    Duplicate(SavedId),
    Delete(SavedId),
    Restore(SavedId),
    Purge(SavedId),
    Export(SavedId),
    /// Ask for a file with the platform's dialog.
    ChooseImport,
    EditImportPath(String),
    ImportPath,
}

/// One setting changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Setting {
    Language(Language),
    Look(Look),
    TextScale(u16),
    HighContrast(bool),
    LessMotion(bool),
    KeepAwake(bool),
    AskBeforeUndo(bool),
    AskBeforeDelete(bool),
    ShowRules(bool),
}

/// An action or half-made choice of whichever game is open.
pub struct AnyAction(Box<dyn Any>);

impl AnyAction {
    pub fn new<A: Any>(action: A) -> Self {
        Self(Box::new(action))
    }

    /// The action, if it is one of the game that asks.
    pub fn downcast<A: Any>(self) -> Option<A> {
        self.0.downcast().ok().map(|action| *action)
    }
}

impl std::fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AnyAction")
    }
}
