//! Everything a person can ask of the app: screens return an [`Intent`], and `App::handle` is the only place that acts on it.

use std::{any::Any, path::PathBuf, rc::Rc, slice};

use super::{albums::AlbumIntent, form::FormIntent, pictures::PicturesIntent, screens::kit_editor::KitIntent};
use courtside_desk::case::Change;
use courtside_games::GameId;
use courtside_rules::{journal::Seat, text::Language};
use courtside_store::{Look, SavedId};

/// What a person asked for.
#[derive(Clone, Debug)]
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

    /// Something of the open game.
    Table(TableIntent),

    Set(Setting),
    Kit(KitIntent),
    Album(AlbumIntent),
    Judge(JudgeIntent),
    Pictures(PicturesIntent),

    Answer(bool),
    CloseToast,
    CloseNotice,
    Shortcuts(bool),
}

/// What can be asked of the open game.
#[derive(Clone, Debug)]
pub enum TableIntent {
    Play(AnyAction),
    /// Several entries, one after the other, until one is refused.
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
    /// What the judge saw: one thing after the other, until one is refused; then back to the game.
    Tell(Vec<AnyAction>),
}

impl Intent {
    /// The entries of the open game that this asks for, one after the other.
    pub fn entries(&self) -> &[AnyAction] {
        match self {
            Self::Table(intent) => intent.entries(),
            Self::Open(_)
            | Self::OpenWith(..)
            | Self::OpenAlone(_)
            | Self::Back
            | Self::Form(_)
            | Self::Begin
            | Self::Resume(_)
            | Self::Saved(_)
            | Self::Set(_)
            | Self::Kit(_)
            | Self::Album(_)
            | Self::Judge(_)
            | Self::Pictures(_)
            | Self::Answer(_)
            | Self::CloseToast
            | Self::CloseNotice
            | Self::Shortcuts(_) => &[],
        }
    }
}

impl TableIntent {
    fn entries(&self) -> &[AnyAction] {
        match self {
            Self::Play(action) => slice::from_ref(action),
            Self::PlayAll(actions) | Self::Tell(actions) => actions,
            // What stands instead of an entry follows the state before it, not the present one.
            Self::Mend(_)
            | Self::Draft(_)
            | Self::Undo
            | Self::Redo
            | Self::LookAt(_)
            | Self::GoBackTo(_)
            | Self::MendAt(_)
            | Self::Panel(_)
            | Self::Find(_)
            | Self::Retry
            | Self::TableView(_) => &[],
        }
    }
}

/// An entry of the open game.
pub fn play(action: impl Any) -> Intent {
    Intent::Table(TableIntent::Play(AnyAction::new(action)))
}

/// A choice of the open game that is only half made.
pub fn half(draft: impl Any) -> Intent {
    Intent::Table(TableIntent::Draft(AnyAction::new(draft)))
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
    /// The guest album: this table's figures, photographed.
    Album,
    /// The photos before the table.
    Judge,
    /// Where pictures come in.
    Pictures,
    /// The photo kits, of which one is in use.
    PhotoKits,
    SavedGames,
    Trash,
    Settings,
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

/// What can be done with photos.
#[derive(Clone, Debug, PartialEq)]
pub enum JudgeIntent {
    /// Ask for photos with the platform's dialog.
    ChoosePhotos,
    /// The path typed for a photo or a kit's folder.
    EditPath(String),
    /// Let the phone take a photo now.
    TakePhoto,
    OpenPath,
    Select(SavedId),
    /// Show this guest's card.
    Guest(String),
    Tool(Tool),
    Side(Side),
    Layers(Layers),
    Rename(String),
    Delete(SavedId),
    /// Put another photo beside the selected one, or none.
    Compare(Option<SavedId>),
    /// Something that people know better.
    Change(Change),
    Undo,
    Redo,
    /// What the table votes on.
    Vote(VoteIntent),
    /// Write the evidence report of the selected photo.
    Report,

    /// Judge the photo of this seat of the open game: its own one, or the next that is opened or chosen.
    For(Seat),
    /// The selected photo is this seat's in the open game, or nobody's.
    Whose(Option<Seat>),

    /// Judge by this kit from now on.
    UseKit(SavedId),
    DeleteKit(SavedId),
    /// Ask for a kit's folder with the platform's dialog.
    ChooseKit,
    ImportKit(PathBuf),
}

/// What is done in a vote about a photo.
#[derive(Clone, Debug, PartialEq)]
pub enum VoteIntent {
    Begin,
    /// So many vote, where nobody knows who sits at the table.
    Voters(u8),
    /// This voter says yes or no.
    Say(usize, bool),
    /// All have voted.
    Count,
    /// The next question; this one stays open.
    Later,
    End,
}

/// What a tap on the photo does.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Tool {
    /// Shows who is there.
    #[default]
    Look,
    /// Puts the floor's corners right.
    Floor,
    /// Puts this guest on a cell.
    Move(String),
    /// Exchanges this guest with another.
    Swap(String),
    /// Answers instead of the judge.
    Overrule(String),
    /// Marks a dish.
    Dish,
}

/// What is shown beside the photo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The card of the chosen guest.
    #[default]
    Card,
    /// What else can be done.
    More,
    /// Which rules the photo breaks.
    Broken,
    /// Guests that are not on the floor.
    Add,
    /// Which photo to put beside this one.
    Compare,
    Rename,
    /// What of the photo goes into the open game.
    Game,
}

/// What is drawn over the photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layers {
    pub grid: bool,
    pub outlines: bool,
    pub faces: bool,
}

impl Default for Layers {
    fn default() -> Self {
        Self { grid: true, outlines: true, faces: false }
    }
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
#[derive(Clone)]
pub struct AnyAction(Rc<dyn Any>);

impl AnyAction {
    pub fn new<A: Any>(action: A) -> Self {
        Self(Rc::new(action))
    }

    /// The action as it lies in a button, if it is one of the game that asks.
    pub fn get<A: Any>(&self) -> Option<&A> {
        self.0.downcast_ref()
    }

    /// The action, if it is one of the game that asks.
    pub fn downcast<A: Any + Clone>(self) -> Option<A> {
        self.0.downcast().ok().map(Rc::unwrap_or_clone)
    }
}

impl std::fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AnyAction")
    }
}
