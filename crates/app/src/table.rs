//! An open game as the shell sees it, whichever game it is: journal, file, half-made choices, and what the screens show of them.

use std::{path::Path, rc::Rc};

use eframe::egui;

use super::{
    Cx,
    ask::Ask,
    form::{Form, OptionSpec},
    intent::{AnyAction, Intent},
    judging::{CastOf, PhotoGame},
    screens::kit_editor::KitIntent,
};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Cell, Change, Game, Line, Player, Row, Seat, Sheet},
    kit::Values,
    text::{Message, Texts},
};
use courtside_store::{NotSaved, SavedId, StoreError};
use courtside_ui::{theme::GameColors, widgets::Icon};

/// What a game adds to its rules to be played on a screen.
pub trait GameScreen: Game {
    /// The colours of its chips.
    const COLORS: GameColors;
    /// A choice that is only half made.
    type Draft: Clone + Default + 'static;

    fn player_numbers() -> std::ops::RangeInclusive<usize>;
    /// The options of a game with so many players.
    fn options(players: usize) -> Vec<OptionSpec>;
    /// Whether the form asks who begins.
    const ASKS_WHO_BEGINS: bool;
    /// A figure that nobody at the table plays, with so many players: its name.
    fn neutral(players: usize) -> Option<Message> {
        let _ = players;
        None
    }
    /// The set-up that a filled-in form describes.
    fn setup(form: &Form, start: &Start) -> Self::Setup;
    /// What to put where before the first turn.
    fn setup_steps(state: &Self::State) -> Vec<Line>;

    /// What of a half-made choice outlives an entry that was played in the middle of it.
    fn kept(draft: &Self::Draft) -> Self::Draft {
        let _ = draft;
        Self::Draft::default()
    }

    /// Whether a wide board has the score sheet of a finished game, so that the result beside it need not repeat it.
    const BOARD_SHOWS_SHEET: bool = false;

    /// Whether the board of a finished game is long, so that a phone shows it below the result on one page.
    const LONG_END: bool = false;

    /// What stands in a cell of the score sheet.
    fn cell_words(cx: &Cx, row: &Row, cell: &Cell) -> String {
        let _ = (cx, row);
        cell.value.to_string()
    }

    /// What is asked now; with `draft` half answered.
    fn ask(cx: &Cx, state: &Self::State, draft: &Self::Draft) -> Ask;
    /// Whether the board of a phone shows the scores itself, so that no strip is needed.
    const BOARD_SHOWS_SCORES: bool;
    fn board_ui(ui: &mut egui::Ui, cx: &Cx, view: &BoardView<Self>) -> Option<Intent>;
    /// One line of public facts and the big number of each seat.
    fn facts(cx: &Cx, state: &Self::State) -> Vec<Facts>;
    /// The game's own panel: its sign, its name, its contents.
    fn extra() -> (Icon, &'static str);
    fn extra_ui(ui: &mut egui::Ui, cx: &Cx, state: &Self::State);
    fn correct_ui(ui: &mut egui::Ui, cx: &Cx, state: &Self::State) -> Option<Intent>;
    /// Help for the current question, in the reader's words.
    fn help(state: &Self::State) -> Vec<Line>;
    /// Values of the kit that an event teaches: saved to the table's own kit at once.
    fn learnt(event: &Self::Event) -> Vec<(String, serde_json::Value)> {
        let _ = event;
        Vec::new()
    }
    /// Who is in the photos of this game, where they can be judged.
    const CAST: Option<CastOf> = None;
    /// The game as the desk for its photos sees it, where they can be judged.
    fn photo_game(state: &Self::State) -> Option<&dyn PhotoGame> {
        let _ = state;
        None
    }
    /// What the kit editor shows beside the fields of a section.
    fn kit_preview_ui(ui: &mut egui::Ui, texts: &Texts, section: &str, values: &Values) -> Option<KitIntent> {
        let _ = (ui, texts, section, values);
        None
    }
    /// A few words beside the stage in the title bar.
    fn stage_detail(state: &Self::State) -> Option<Message>;
}

/// What the app adds to a filled-in form when a game begins.
pub struct Start {
    pub first: Seat,
    /// The figure that nobody plays, named in the table's language.
    pub neutral: Option<Player>,
    /// A number drawn for this game.
    pub chance: u64,
}

/// What the board shows: a state, and what the entry before it did.
pub struct BoardView<'a, G: GameScreen> {
    pub state: &'a G::State,
    pub events: &'a [G::Event],
    /// How many entries lead to this state: a new number is a new move to show.
    pub entries: usize,
    /// The half-made choice, while the board shows the present.
    pub draft: Option<&'a G::Draft>,
}

/// What the score strip says of a seat.
pub struct Facts {
    pub facts: String,
    /// The same for screen readers, where `facts` has signs instead of words.
    pub spoken: Option<String>,
    pub number: i64,
}

/// One line of the log.
#[derive(Clone, Debug)]
pub enum LogItem {
    Chapter(Message),
    Entry { index: usize, seat: Option<Seat>, name: Message, lines: Vec<Line>, change: Option<Change> },
    Note(Message),
}

/// What came of mending an entry.
pub enum MendOutcome {
    Done,
    Refused(Message),
    /// Entry `index` no longer fits: the table has to agree to cut there.
    Cut {
        index: usize,
        name: Message,
        why: Message,
    },
}

/// An open game, its type forgotten.
pub trait Table {
    /// Its place in the list of games; one that is only tried out has none.
    fn game(&self) -> Option<GameId>;
    fn title(&self) -> Message;
    fn colors(&self) -> GameColors;
    fn id(&self) -> &SavedId;
    fn name(&self) -> &str;
    fn players(&self) -> Vec<Player>;
    fn to_act(&self) -> Option<Seat>;
    fn is_over(&self) -> bool;
    /// One person plays against the app.
    fn is_solo(&self) -> bool;
    fn stage(&self) -> Message;
    fn stage_detail(&self) -> Option<Message>;
    fn entry_count(&self) -> usize;
    fn undone_count(&self) -> usize;
    fn entry_name(&self, index: usize) -> Option<Message>;
    fn log(&self) -> &[LogItem];
    fn last_lines(&self) -> &[Line];
    fn sheet(&self) -> Sheet;
    fn help(&self) -> Vec<Line>;
    fn setup_steps(&self) -> Vec<Line>;

    fn read_only(&self) -> Option<Message>;
    fn not_saved(&self) -> Option<&NotSaved>;
    fn retry(&mut self);
    /// Writes the game as one file, with what is not saved yet.
    fn export(&mut self, target: &Path) -> Result<(), StoreError>;
    fn rename(&mut self, name: String);

    /// Plays an action; answers what the table's kit learns from it.
    fn play(&mut self, action: AnyAction, at: i64) -> Result<Vec<(String, serde_json::Value)>, Message>;
    fn draft(&mut self, draft: AnyAction);
    fn undo(&mut self, count: usize);
    fn redo(&mut self, count: usize);
    fn undo_passes_reveal(&self, count: usize) -> bool;
    /// What could stand instead of entry `index`, each with its name; the present one first. Thought out once.
    fn mend_choices(&self, index: usize) -> Rc<[(Message, AnyAction)]>;
    /// Mends entry `index` if all later entries still fit.
    fn mend(&mut self, index: usize, action: AnyAction) -> MendOutcome;
    /// Cuts the journal as the last [`MendOutcome::Cut`] said, or forgets it.
    fn settle_cut(&mut self, agreed: bool);

    /// The same for the desk, where its photos can be judged.
    fn photo_game(&self) -> Option<&dyn PhotoGame>;
    /// What is asked now. Thought out once, until something changes.
    fn ask(&self, cx: &Cx) -> Rc<Ask>;
    fn facts(&self, cx: &Cx) -> Vec<Facts>;
    fn board_shows_scores(&self) -> bool;
    fn board_shows_sheet(&self) -> bool;
    fn has_long_end(&self) -> bool;
    fn cell_words(&self, cx: &Cx, row: &Row, cell: &Cell) -> String;
    /// The board now, or after so many entries.
    fn board_ui(&self, ui: &mut egui::Ui, cx: &Cx, moment: Option<usize>) -> Option<Intent>;
    fn extra(&self) -> (Icon, &'static str);
    fn extra_ui(&self, ui: &mut egui::Ui, cx: &Cx);
    fn correct_ui(&self, ui: &mut egui::Ui, cx: &Cx) -> Option<Intent>;
}
