//! The open game with its type: carries out for one game's rules what [`Table`] promises to the shell.

use std::{cell::RefCell, path::Path, rc::Rc, sync::Arc};

use eframe::egui;

use super::{
    Cx,
    ask::{Ask, asked},
    intent::{AnyAction, Intent},
    judging::PhotoGame,
    log::Log,
    table::{BoardView, Facts, GameScreen, LogItem, MendOutcome, Table},
};
use courtside_games::GameId;
use courtside_rules::{
    journal::{Cell, Cut, Line, Mended, Player, Record, RecordOf, Row, Seat, Sheet},
    text::{Language, Message},
};
use courtside_store::{GameFile, NotSaved, Saved, SavedId, StoreError};
use courtside_ui::{
    theme::{GameColors, Theme},
    widgets::Icon,
};

/// What is asked, and the words and colours that it was asked in.
type Asked = (Language, Arc<Theme>, Rc<Ask>);
/// The place of an entry, and what could stand there instead.
type MendChoices = (usize, Rc<[(Message, AnyAction)]>);

#[cfg(test)]
thread_local! {
    /// How often it was thought out what is asked, and what could stand instead of an entry.
    pub static THOUGHT: std::cell::Cell<(usize, usize)> = const { std::cell::Cell::new((0, 0)) };
}

/// An open game of `G`.
pub struct Session<G: GameScreen> {
    file: GameFile<G>,
    draft: G::Draft,
    log: Log,
    /// What is asked now.
    asked: RefCell<Option<Asked>>,
    /// What could stand instead of the entry that is being mended.
    choices: RefCell<Option<MendChoices>>,
    /// A mended journal that the table has not agreed to cut yet.
    pending_cut: Option<Mended<G>>,
}

impl<G: GameScreen> Session<G> {
    pub fn new(file: GameFile<G>) -> Self {
        let mut log = Log::default();
        log.tell(file.journal(), 0, file.journal().state_at(0));
        Self {
            file,
            draft: G::Draft::default(),
            log,
            asked: RefCell::default(),
            choices: RefCell::default(),
            pending_cut: None,
        }
    }

    fn state(&self) -> &G::State {
        self.file.journal().state()
    }

    fn commit(&mut self, record: RecordOf<G>) {
        let journal = self.file.journal();
        let count = journal.entries().len();
        // From where the log is told anew, and the state there.
        let told = match &record {
            Record::Play(_) => Some((count, journal.state().clone())),
            Record::Mend { from, .. } => Some((*from, journal.state_at(*from))),
            // What is undone stays in the log, with a note where everyone has seen it.
            Record::Undo(undone) if journal.undo_passes_reveal(*undone) => {
                Some((count - undone, journal.state_at(count - undone)))
            }
            Record::Undo(_) | Record::Redo(_) | Record::Rename(_) => None,
        };
        if self.file.commit(record) == Saved::ReadOnly {
            return;
        }
        self.forget(G::Draft::default());
        self.choices.take();
        if let Some((from, state)) = told {
            self.log.tell(self.file.journal(), from, state);
        }
    }

    /// Begins another half-made choice: what was asked is asked anew.
    fn forget(&mut self, draft: G::Draft) {
        self.draft = draft;
        self.asked.take();
    }
}

impl<G: GameScreen> Table for Session<G> {
    fn game(&self) -> Option<GameId> {
        GameId::from_id(G::ID)
    }

    fn title(&self) -> Message {
        G::title()
    }

    fn colors(&self) -> GameColors {
        G::COLORS
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
        self.log.entry(index).map(|(name, _)| name.clone())
    }

    fn log(&self) -> &[LogItem] {
        self.log.items()
    }

    fn last_lines(&self) -> &[Line] {
        let last = self.entry_count().checked_sub(1).and_then(|last| self.log.entry(last));
        last.map_or(&[], |(_, lines)| lines)
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
            Record::Undo(_) | Record::Redo(_) | Record::Mend { .. } | Record::Rename(_) => Vec::new(),
        };
        let kept = G::kept(&self.draft);
        self.commit(record);
        self.forget(kept);
        Ok(learnt)
    }

    fn draft(&mut self, draft: AnyAction) {
        if let Some(draft) = draft.downcast::<G::Draft>() {
            self.forget(draft);
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

    fn mend_choices(&self, index: usize) -> Rc<[(Message, AnyAction)]> {
        let mut known = self.choices.borrow_mut();
        if let Some((_, choices)) = known.as_ref().filter(|(place, _)| *place == index) {
            return Rc::clone(choices);
        }
        #[cfg(test)]
        THOUGHT.set((THOUGHT.get().0, THOUGHT.get().1 + 1));
        let journal = self.file.journal();
        let before = journal.state_at(index);
        let present = journal.entries().get(index).map(|entry| entry.action.clone());
        let others = G::choices(&before).into_iter().filter(|choice| Some(choice) != present.as_ref());
        let all = present.clone().into_iter().chain(others);
        let choices: Rc<[_]> = all.map(|action| (G::name(&before, &action), AnyAction::new(action))).collect();
        *known = Some((index, Rc::clone(&choices)));
        choices
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

    fn photo_game(&self) -> Option<&dyn PhotoGame> {
        G::photo_game(self.state())
    }

    fn ask(&self, cx: &Cx) -> Rc<Ask> {
        let mut known = self.asked.borrow_mut();
        let language = cx.texts.language();
        match &*known {
            Some((spoken, theme, ask)) if *spoken == language && Arc::ptr_eq(theme, &cx.theme) => Rc::clone(ask),
            _ => {
                #[cfg(test)]
                THOUGHT.set((THOUGHT.get().0 + 1, THOUGHT.get().1));
                let ask = Rc::new(asked::<G>(cx, self.state(), &self.draft));
                *known = Some((language, Arc::clone(&cx.theme), Rc::clone(&ask)));
                ask
            }
        }
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
