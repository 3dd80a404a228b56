//! The eframe app: what is open, what is drawn, and the one loop of draw, then act.
//!
//! A screen draws what it is given and returns an [`intent`]; only `handle` changes anything.
//!
//! | module | what lives there |
//! | --- | --- |
//! | [`screens`] | every screen; one folder a game: its question, its board, its corrections |
//! | [`ask`] | a game's one question as data, every button of it asked of the rules |
//! | [`intent`], `handle` | what can be asked of the app, and the one place that does it |
//! | `table`, `session`, `log` | an open game, whichever it is; what is told of it |
//! | `form`, `factory` | a new game as it is set up; from a game's id to its form and its table |
//! | [`judging`], `pictures` | the photos before the table and the judge beside the window; how pictures come in |
//! | [`albums`] | the guest album on its desk: cutting out goes on beside the window |
//! | `dialog`, `chooser`, `shortcuts`, `clock` | dialogs; files that a person chooses; keys; the time in words |
//! | `startup`, `web` | opening the window, or the page |

pub mod albums;
pub mod ask;
mod chooser;
mod clock;
mod dialog;
mod factory;
mod form;
mod handle;
pub mod intent;
pub mod judging;
mod log;
mod pictures;
pub mod screens;
mod session;
mod shortcuts;
#[cfg(not(target_arch = "wasm32"))]
mod startup;
mod table;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "wasm32")]
pub mod web;

use std::{
    cell::RefCell,
    path::{Path, PathBuf},
    sync::Arc,
};

use eframe::egui;

#[cfg(not(target_arch = "wasm32"))]
pub use keepawake::KeepAwake as Awake;
#[cfg(not(target_arch = "wasm32"))]
pub use startup::{Options, run};
#[cfg(target_arch = "wasm32")]
pub use web::Awake;

use self::{
    albums::AlbumDesk,
    dialog::Dialog,
    form::Form,
    intent::{Intent, Layers, Panel, Place, Side, TableIntent, Tool},
    judging::Desk,
    pictures::Pictures,
    screens::kit_editor::KitEditor,
    table::Table,
};
use courtside_desk::case::Question;
use courtside_rules::text::{Language, Message, Texts};
use courtside_store::{Listed, ListedPhotoKit, Look, SavedId, Settings, Store, Whose, now};
use courtside_ui::{
    theme::{self, Theme, size, space},
    widgets::{self, Toasts},
};

/// Whether this runs in a browser: there a person chooses files, and nobody types paths or watches folders.
pub const IN_BROWSER: bool = cfg!(target_arch = "wasm32");

/// What every screen may read while it draws.
pub struct Cx<'a> {
    pub texts: &'a Texts,
    pub theme: Arc<Theme>,
    pub settings: &'a Settings,
    pub narrow: bool,
    pub now: i64,
    /// The saved games, newest first.
    pub saved: &'a [Listed],
}

impl Cx<'_> {
    /// The words of a message.
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// The words of a message without arguments.
    pub fn get(&self, id: &'static str) -> String {
        self.texts.get(id)
    }
}

/// The app: everything that is open.
pub struct App {
    store: Store,
    /// Where exported games and kits go.
    exports: PathBuf,
    settings: Settings,
    texts: Texts,
    place: Place,
    /// Where *back* leads, the nearest last.
    trail: Vec<Place>,
    table: Option<Box<dyn Table>>,
    view: TableUi,
    form: Option<Form>,
    kit: Option<KitEditor>,
    /// The guest album, once somebody has opened it.
    album: Option<AlbumDesk>,
    /// How many values of the form's kit are only assumed.
    assumed_values: usize,
    saved: Vec<Listed>,
    trash: Vec<Listed>,
    saved_ui: SavedUi,
    /// The photos before the table.
    desk: Desk,
    judge_ui: JudgeUi,
    /// How pictures come in.
    pictures: Pictures,
    photo_kits: Vec<ListedPhotoKit>,
    dialog: Option<Dialog>,
    toasts: RefCell<Toasts>,
    /// Something the table should know and that stays until it is closed.
    notice: Option<Message>,
    shortcuts: bool,
    awake: Option<Awake>,
    has_fonts: bool,
}

/// What is open on the game screen besides the game.
#[derive(Default)]
pub(crate) struct TableUi {
    panel: Option<Panel>,
    /// The words looked for in the timeline, while somebody looks.
    find: Option<String>,
    looking: Option<usize>,
    mending: Option<usize>,
    table_view: bool,
}

/// What is open on the saved-games screen.
#[derive(Default)]
pub(crate) struct SavedUi {
    selected: Option<SavedId>,
    name: String,
    import_path: String,
}

/// What is open on the judge's screen besides the photos.
#[derive(Default)]
pub(crate) struct JudgeUi {
    path: String,
    /// The guest whose card is shown; none: the first that matters.
    guest: Option<String>,
    tool: Tool,
    side: Side,
    layers: Layers,
    /// Whose photo the next one is that is opened or chosen.
    wanted: Option<Whose>,
    /// The question that is voted on.
    vote: Option<VoteUi>,
}

/// A vote that is under way.
pub(crate) struct VoteUi {
    question: Question,
    /// Which question it is, of how many.
    number: usize,
    count: usize,
    voters: Vec<String>,
    said: Vec<Option<bool>>,
    /// Nobody knows who sits at the table: the voters only have numbers.
    numbered: bool,
    /// What is decided later.
    later: Vec<Question>,
}

impl App {
    /// The app on a data folder, at home.
    pub fn new(store: Store, exports: PathBuf, language: Option<Language>) -> Self {
        let (settings, notice) = store.load_settings();
        let language = language.or(settings.language).unwrap_or_else(system_language);
        let mut app = Self {
            store,
            exports,
            settings,
            texts: Texts::new(language),
            place: Place::Home,
            trail: Vec::new(),
            table: None,
            view: TableUi::default(),
            form: None,
            kit: None,
            album: None,
            assumed_values: 0,
            saved: Vec::new(),
            trash: Vec::new(),
            saved_ui: SavedUi::default(),
            desk: Desk::default(),
            judge_ui: JudgeUi::default(),
            pictures: Pictures::default(),
            photo_kits: Vec::new(),
            dialog: None,
            toasts: RefCell::default(),
            notice: notice.map(|notice| notice.message()),
            shortcuts: false,
            awake: None,
            has_fonts: false,
        };
        app.reread_saved();
        app
    }

    /// Draws everything, then acts on what was asked.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        let narrow = !Theme::fits_wide(ui.ctx(), ui.max_rect().width(), self.settings.text_scale);
        self.dress(ui.ctx(), narrow);
        self.tick_desk(ui.ctx());
        self.tick_pictures(ui.ctx());
        let asked = self.shortcut(ui.ctx());
        let drawn = self.draw(ui, narrow);
        for intent in [asked, drawn].into_iter().flatten() {
            self.handle(intent, ui.ctx());
            ui.ctx().request_repaint();
        }
        self.tick_album(ui.ctx());
        self.take_files(ui.ctx());
        self.hold_back_close(ui.ctx());
    }

    fn draw(&self, ui: &mut egui::Ui, narrow: bool) -> Option<Intent> {
        let cx = Cx {
            texts: &self.texts,
            theme: Theme::of(ui.ctx()),
            settings: &self.settings,
            narrow,
            now: now(),
            saved: &self.saved,
        };
        let mut asked = screens::place_ui(ui, &cx, self);
        asked = asked.or(dialog::dialog_ui(ui, &cx, self.dialog.as_ref()));
        let undo = self.toasts.borrow_mut().show(ui.ctx(), if narrow { size::TOP_BAR + space::L } else { space::XL });
        asked = asked.or(undo.then_some(Intent::Table(TableIntent::Undo)));
        asked.or(shortcuts::list_ui(ui, &cx, self.shortcuts))
    }

    /// Installs the theme that the settings and the window ask for; nothing happens when it is installed already.
    fn dress(&mut self, ctx: &egui::Context, narrow: bool) {
        let dark = match self.settings.look {
            Look::Light => false,
            Look::Dark => true,
            Look::System => ctx.system_theme() == Some(egui::Theme::Dark),
        };
        if !self.has_fonts {
            theme::install_fonts(ctx);
            self.has_fonts = true;
        }
        let look = theme::Look::pick(dark, self.settings.high_contrast);
        Theme::new(look, self.settings.text_scale, narrow, self.settings.less_motion)
            .with_rules(self.settings.show_rules)
            .install(ctx);
        widgets::words::install(ctx, self.texts.language());
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    /// Only the window's size is eframe's to keep; everything else is the store's.
    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// Where something was put, in words: a browser puts it where the person finds all downloads.
fn put_where(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    if IN_BROWSER { name.to_string_lossy().into_owned() } else { path.display().to_string() }
}

/// The language of the system, if it is one of ours; English otherwise.
pub fn system_language() -> Language {
    sys_locale::get_locale().and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
