//! What the kit editor shows and how it changes; no drawing, no disk.

use serde_json::Value;

use courtside_games::{GameId, kits};
use courtside_rules::{
    kit::{self, KitFile, NewValue, Problem, Section, Status, TableKit},
    text::{Arg, Message},
};

/// What a person asked of the kit editor.
#[derive(Clone, Debug, PartialEq)]
pub enum KitIntent {
    SetNumber(String, i64),
    SetNumbers(String, Vec<i64>),
    SetChoice(String, &'static str),
    SetText(String, String),
    /// A text that is still being written.
    Draft(String, String),
    Confirm(String),
    /// Confirm every assumed value of a section.
    ConfirmAll(&'static str),
    /// Confirm every assumed value of a table's row.
    ConfirmRow(String),
    Forget(String),
    UndoEdit,

    OpenSection(&'static str),
    Show(Show),
    /// Open a row of a card table, or close the open one.
    OpenRow(Option<String>),

    /// Open or close the import page.
    Import(bool),
    EditPath(String),
    /// Ask for a file with the platform's dialog.
    ChooseFile,
    /// Read the file whose path was entered.
    ReadFile,
    TakeImport,
    Export,
    /// Try again to save.
    Retry,
    CloseNotice,
    Back,
}

/// Which rows of a card table are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    #[default]
    All,
    Missing,
    Known,
}

/// What the app has to do after an intent.
#[derive(Clone, Debug, PartialEq)]
pub enum KitEffect {
    Nothing,
    /// Save the table's own kit.
    Save,
    ChooseFile,
    /// Read this file and [`KitEditor::offer`] it.
    ReadFile(String),
    Export,
    Back,
    /// Something could not be done.
    Say(Message),
}

/// The import page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    pub path: String,
    /// What is wrong with the last file that was tried.
    pub problems: Vec<Problem>,
    /// A file that is right, and what it would change.
    pub offer: Option<(KitFile, Vec<NewValue>)>,
}

/// A kit that is being edited.
#[derive(Clone, Debug)]
pub struct KitEditor {
    kit: TableKit,
    section: usize,
    show: Show,
    open_row: Option<String>,
    draft: Option<(String, String)>,
    /// The key whose number was changed last, so that one run of steps is one edit.
    stepping: Option<String>,
    import: Option<Import>,
    /// What the game has against the values as they are.
    problems: Vec<Problem>,
    /// Why the last edit is not on the disk.
    not_saved: Option<Message>,
    /// Something the table should know.
    notice: Option<Message>,
}

impl KitEditor {
    pub fn new(kit: TableKit) -> Self {
        let mut editor = Self {
            kit,
            section: 0,
            show: Show::All,
            open_row: None,
            draft: None,
            stepping: None,
            import: None,
            problems: Vec::new(),
            not_saved: None,
            notice: None,
        };
        editor.problems = problems_of(&editor.kit);
        editor
    }

    pub fn kit(&self) -> &TableKit {
        &self.kit
    }

    /// The game's title; its id, where there is no such game.
    pub fn game(&self) -> Arg {
        let id = self.kit.schema().game;
        GameId::from_id(id).map_or_else(|| id.into(), |game| game.title().into())
    }

    pub fn section(&self) -> Option<&Section> {
        self.kit.schema().sections.get(self.section)
    }

    pub fn show(&self) -> Show {
        self.show
    }

    pub fn open_row(&self) -> Option<&str> {
        self.open_row.as_deref()
    }

    /// The text of a field as it is being written, or as it is held.
    pub fn text(&self, key: &str) -> String {
        match &self.draft {
            Some((drafted, text)) if drafted == key => text.clone(),
            _ => self.kit.values().text(key).unwrap_or_default().to_owned(),
        }
    }

    pub fn import(&self) -> Option<&Import> {
        self.import.as_ref()
    }

    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    pub fn not_saved(&self) -> Option<&Message> {
        self.not_saved.as_ref()
    }

    /// Tells how saving went: why the last edit is not on the disk, or that it is.
    pub fn saved(&mut self, not_saved: Option<Message>) {
        self.not_saved = not_saved;
    }

    pub fn notice(&self) -> Option<&Message> {
        self.notice.as_ref()
    }

    /// Shows something the table should know, until it is closed.
    pub fn tell(&mut self, notice: Message) {
        self.notice = Some(notice);
    }

    /// Whether a row is shown under the chosen filter. The open row always is, so that it does not vanish under the hand.
    pub fn shows(&self, entry: &kit::Item<'_>) -> bool {
        let missing = self.kit.status(entry) == Status::Unknown;
        self.open_row() == Some(entry.key)
            || match self.show {
                Show::All => true,
                Show::Missing => missing,
                Show::Known => !missing,
            }
    }

    /// Acts on what was asked, and says what the app has to do.
    pub fn handle(&mut self, intent: KitIntent) -> KitEffect {
        let stepping = self.stepping.take();
        match intent {
            KitIntent::SetNumber(key, number) => {
                let is_next_step = stepping.as_ref() == Some(&key) && self.kit.undo().is_some();
                let effect = self.set(&key, number.into());
                self.stepping = Some(key).filter(|_| effect == KitEffect::Save);
                if is_next_step && effect == KitEffect::Nothing { self.edited(true) } else { effect }
            }
            KitIntent::SetNumbers(key, numbers) if numbers.is_empty() => self.forget(&key),
            KitIntent::SetNumbers(key, numbers) => self.set(&key, numbers.into()),
            KitIntent::SetChoice(key, word) => self.set(&key, word.into()),
            KitIntent::SetText(key, text) => {
                self.draft = None;
                let text = text.trim();
                if text.is_empty() { self.forget(&key) } else { self.set(&key, text.into()) }
            }
            KitIntent::Draft(key, text) => {
                self.draft = Some((key, text));
                KitEffect::Nothing
            }
            KitIntent::Confirm(key) => {
                let changed = self.kit.confirm(&key, None);
                self.edited(changed)
            }
            KitIntent::ConfirmAll(section) => {
                let count = self.kit.confirm_all(section, None);
                self.edited(count > 0)
            }
            KitIntent::ConfirmRow(row) => {
                let changed = self.kit.confirm_row(&row, None);
                self.edited(changed)
            }
            KitIntent::Forget(key) => self.forget(&key),
            KitIntent::UndoEdit => {
                self.draft = None;
                let undone = self.kit.undo();
                self.edited(undone.is_some())
            }
            KitIntent::Import(open) => {
                self.import = open.then(Import::default);
                KitEffect::Nothing
            }
            KitIntent::EditPath(path) => {
                self.import = Some(Import { path, ..Import::default() });
                KitEffect::Nothing
            }
            KitIntent::ReadFile => match &self.import {
                Some(import) if !import.path.trim().is_empty() => KitEffect::ReadFile(import.path.trim().to_owned()),
                _ => KitEffect::Nothing,
            },
            KitIntent::TakeImport => self.take_import(),
            KitIntent::ChooseFile => KitEffect::ChooseFile,
            KitIntent::Export => KitEffect::Export,
            KitIntent::Retry => KitEffect::Save,
            KitIntent::CloseNotice => {
                self.notice = None;
                KitEffect::Nothing
            }
            KitIntent::Back => KitEffect::Back,
            KitIntent::OpenSection(id) => {
                let sections = &self.kit.schema().sections;
                self.section = sections.iter().position(|section| section.id == id).unwrap_or(self.section);
                self.import = None;
                self.look(Show::All, None)
            }
            KitIntent::Show(show) => self.look(show, None),
            KitIntent::OpenRow(row) => self.look(self.show, row),
        }
    }

    /// Shows what a file would change, or what is wrong with it. Nothing is taken yet.
    pub fn offer(&mut self, file: &str, bytes: &[u8]) {
        let mut import = self.import.take().unwrap_or_default();
        match kits::check_values(file, bytes, self.kit.schema()) {
            Ok(kit) => {
                let mut after = self.kit.clone();
                after.import(&kit);
                import.problems = problems_of(&after).into_iter().map(|problem| problem.in_file(file)).collect();
                let fits = import.problems.is_empty();
                import.offer = fits.then(|| (kit.clone(), self.kit.changes(&kit)));
            }
            Err(problems) => {
                import.problems = problems;
                import.offer = None;
            }
        }
        self.import = Some(import);
    }

    /// Shows these rows, and this one open: moves about without changing the kit.
    fn look(&mut self, show: Show, open_row: Option<String>) -> KitEffect {
        (self.show, self.open_row) = (show, open_row);
        self.draft = None;
        KitEffect::Nothing
    }

    fn set(&mut self, key: &str, value: Value) -> KitEffect {
        match self.kit.set(key, value, None) {
            Ok(changed) => self.edited(changed),
            Err(problem) => KitEffect::Say(problem.fault.message()),
        }
    }

    fn forget(&mut self, key: &str) -> KitEffect {
        let changed = self.kit.forget(key);
        self.edited(changed)
    }

    fn take_import(&mut self) -> KitEffect {
        let Some((kit, _)) = self.import.take().and_then(|import| import.offer) else { return KitEffect::Nothing };
        let count = self.kit.import(&kit);
        self.edited(count > 0)
    }

    fn edited(&mut self, changed: bool) -> KitEffect {
        if !changed {
            return KitEffect::Nothing;
        }
        self.problems = problems_of(&self.kit);
        KitEffect::Save
    }
}

/// What the game has against a kit.
fn problems_of(kit: &TableKit) -> Vec<Problem> {
    GameId::from_id(kit.schema().game).map(|game| kits::problems(game, kit.values())).unwrap_or_default()
}
