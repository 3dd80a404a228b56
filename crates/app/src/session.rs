//! The open game with its type: carries out for one game's rules what [`Table`] promises to the shell.

use std::{any::Any, path::Path};

use eframe::egui;

use super::{
    Cx,
    ask::{Ask, asked},
    intent::{AnyAction, Intent},
    table::{BoardView, Facts, GameScreen, LogItem, MendOutcome, Table},
};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Cell, Cut, EntryOf, Game, Line, Mended, Player, Record, RecordOf, Row, Seat, Sheet},
    text::Message,
};
use courtside_store::{GameFile, NotSaved, Saved, SavedId, StoreError};
use courtside_ui::widgets::Icon;

/// An open game of `G`.
pub struct Session<G: GameScreen> {
    file: GameFile<G>,
    draft: G::Draft,
    log: Vec<LogItem>,
    last_lines: Vec<Line>,
    /// A mended journal that the table has not agreed to cut yet.
    pending_cut: Option<Mended<G>>,
}

impl<G: GameScreen> Session<G> {
    pub fn new(file: GameFile<G>) -> Self {
        let mut session =
            Self { file, draft: G::Draft::default(), log: Vec::new(), last_lines: Vec::new(), pending_cut: None };
        session.reread();
        session
    }

    fn state(&self) -> &G::State {
        self.file.journal().state()
    }

    fn commit(&mut self, record: RecordOf<G>) {
        if self.file.commit(record) == Saved::ReadOnly {
            return;
        }
        self.draft = G::Draft::default();
        self.reread();
    }

    /// Makes the log anew from the journal.
    fn reread(&mut self) {
        let journal = self.file.journal();
        let mut log = Vec::new();
        let mut last_lines = Vec::new();
        let mut chapter = None;
        journal.walk(|index, before, entry| {
            for note in journal.notes().iter().filter(|note| note.after == index) {
                log.push(LogItem::Note(note.text.clone()));
            }
            let here = G::chapter(before);
            if chapter.as_ref() != Some(&here) {
                log.push(LogItem::Chapter(here.clone()));
                chapter = Some(here);
            }
            let lines = describe_entry::<G>(before, entry);
            if index + 1 == journal.entries().len() {
                last_lines.clone_from(&lines);
            }
            log.push(LogItem::Entry {
                index,
                // A correction is nobody's move: none of its lines has a rule behind it.
                seat: G::to_act(before).filter(|_| lines.iter().any(|line| !line.rules.is_empty())),
                name: G::name(before, &entry.action),
                change: lines.iter().find_map(|line| line.change),
                lines,
            });
        });
        let count = journal.entries().len() + journal.undone().len();
        for note in journal.notes().iter().filter(|note| note.after >= count) {
            log.push(LogItem::Note(note.text.clone()));
        }
        self.log = log;
        self.last_lines = last_lines;
    }
}

/// The lines of everything an entry did, each on the state it happened to.
fn describe_entry<G: Game>(before: &G::State, entry: &EntryOf<G>) -> Vec<Line> {
    let mut state = before.clone();
    let describe = |event| {
        let line = G::is_told(event).then(|| G::describe(&state, event));
        G::apply(&mut state, event);
        line
    };
    entry.events.iter().filter_map(describe).collect()
}

impl<G: GameScreen> Table for Session<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn id(&self) -> &SavedId {
        self.file.id()
    }

    fn name(&self) -> &str {
        self.file.journal().name()
    }

    fn players(&self) -> Vec<Player> {
        G::players(self.state()).to_vec()
    }

    fn to_act(&self) -> Option<Seat> {
        G::to_act(self.state())
    }

    fn is_over(&self) -> bool {
        G::is_over(self.state())
    }

    fn is_solo(&self) -> bool {
        G::level(self.state()).is_some()
    }

    fn stage(&self) -> Message {
        G::stage(self.state())
    }

    fn stage_detail(&self) -> Option<Message> {
        G::stage_detail(self.state())
    }

    fn entry_count(&self) -> usize {
        self.file.journal().entries().len()
    }

    fn undone_count(&self) -> usize {
        self.file.journal().undone().len()
    }

    fn entry_name(&self, index: usize) -> Option<Message> {
        self.log.iter().find_map(|item| match item {
            LogItem::Entry { index: place, name, .. } if *place == index => Some(name.clone()),
            _ => None,
        })
    }

    fn log(&self) -> &[LogItem] {
        &self.log
    }

    fn last_lines(&self) -> &[Line] {
        &self.last_lines
    }

    fn sheet(&self) -> Sheet {
        G::sheet(self.state())
    }

    fn help(&self) -> Vec<Line> {
        G::help(self.state())
    }

    fn setup_steps(&self) -> Vec<Line> {
        G::setup_steps(self.state())
    }

    fn read_only(&self) -> Option<Message> {
        self.file.read_only().map(|why| why.message())
    }

    fn not_saved(&self) -> Option<&NotSaved> {
        self.file.not_saved()
    }

    fn retry(&mut self) {
        // What is still not saved stays in sight: the banner reads it from the file.
        let _ = self.file.retry();
    }

    fn export(&mut self, target: &Path) -> Result<(), StoreError> {
        self.file.export(target)
    }

    fn rename(&mut self, name: String) {
        self.commit(Record::Rename(name));
    }

    fn play(&mut self, action: AnyAction, at: i64) -> Result<Vec<(String, serde_json::Value)>, Message> {
        let Some(action) = action.downcast::<G::Action>() else { return Ok(Vec::new()) };
        let record = self.file.journal().play(action, at).map_err(|refusal| G::refusal(self.state(), &refusal))?;
        let learnt = match &record {
            Record::Play(entry) => entry.events.iter().flat_map(G::learnt).collect(),
            _ => Vec::new(),
        };
        let kept = G::kept(&self.draft);
        self.commit(record);
        self.draft = kept;
        Ok(learnt)
    }

    fn draft(&mut self, draft: AnyAction) {
        if let Some(draft) = draft.downcast::<G::Draft>() {
            self.draft = draft;
        }
    }

    fn undo(&mut self, count: usize) {
        if let Some(record) = self.file.journal().undo(count) {
            self.commit(record);
        }
    }

    fn redo(&mut self, count: usize) {
        if let Some(record) = self.file.journal().redo(count) {
            self.commit(record);
        }
    }

    fn undo_passes_reveal(&self, count: usize) -> bool {
        self.file.journal().undo_passes_reveal(count)
    }

    fn mend_choices(&self, index: usize) -> Vec<(Message, AnyAction)> {
        let journal = self.file.journal();
        let before = journal.state_at(index);
        let present = journal.entries().get(index).map(|entry| entry.action.clone());
        let others = G::choices(&before).into_iter().filter(|choice| Some(choice) != present.as_ref());
        present
            .clone()
            .into_iter()
            .chain(others)
            .map(|action| (G::name(&before, &action), AnyAction::new(action)))
            .collect()
    }

    fn mend(&mut self, index: usize, action: AnyAction) -> MendOutcome {
        let Some(action) = action.downcast::<G::Action>() else { return MendOutcome::Done };
        let journal = self.file.journal();
        let mended = match journal.mend(index, action) {
            Ok(mended) => mended,
            Err(refusal) => return MendOutcome::Refused(G::refusal(&journal.state_at(index), &refusal)),
        };
        let Some(Cut { index, why }) = mended.cut.clone() else {
            self.commit(mended.record());
            return MendOutcome::Done;
        };
        self.pending_cut = Some(mended);
        let name = self.entry_name(index).unwrap_or_else(|| G::stage(self.state()));
        MendOutcome::Cut { index, name, why }
    }

    fn settle_cut(&mut self, agreed: bool) {
        if let Some(mended) = self.pending_cut.take()
            && agreed
        {
            self.commit(mended.record());
        }
    }

    fn any_state(&self) -> &dyn Any {
        self.state()
    }

    fn ask(&self, cx: &Cx) -> Ask {
        asked::<G>(cx, self.state(), &self.draft)
    }

    fn facts(&self, cx: &Cx) -> Vec<Facts> {
        G::facts(cx, self.state())
    }

    fn board_shows_scores(&self) -> bool {
        G::BOARD_SHOWS_SCORES
    }

    fn board_shows_sheet(&self) -> bool {
        G::BOARD_SHOWS_SHEET
    }

    fn has_long_end(&self) -> bool {
        G::LONG_END
    }

    fn cell_words(&self, cx: &Cx, row: &Row, cell: &Cell) -> String {
        G::cell_words(cx, row, cell)
    }

    fn board_ui(&self, ui: &mut egui::Ui, cx: &Cx, moment: Option<usize>) -> Option<Intent> {
        let journal = self.file.journal();
        let entries = moment.unwrap_or(journal.entries().len());
        let all = || journal.entries().iter().chain(journal.undone());
        let last = entries.checked_sub(1).and_then(|index| all().nth(index));
        let events = last.map_or(&[][..], |entry| &entry.events);
        match moment {
            Some(count) => {
                G::board_ui(ui, cx, &BoardView { state: &journal.state_at(count), events, entries, draft: None })
            }
            None => G::board_ui(ui, cx, &BoardView { state: self.state(), events, entries, draft: Some(&self.draft) }),
        }
    }

    fn extra(&self) -> (Icon, &'static str) {
        G::extra()
    }

    fn extra_ui(&self, ui: &mut egui::Ui, cx: &Cx) {
        G::extra_ui(ui, cx, self.state());
    }

    fn correct_ui(&self, ui: &mut egui::Ui, cx: &Cx) -> Option<Intent> {
        G::correct_ui(ui, cx, self.state())
    }
}
