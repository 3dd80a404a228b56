//! The journal is the truth: a set-up and a list of entries, whose fold is the state.
//!
//! Pure: no file, no clock. A change is first proposed as a [`Record`], then written by whoever keeps the file,
//! then accepted; opening a file admits its records one by one, each after a look whether it can have happened.

mod door;
#[cfg(any(test, feature = "testing"))]
pub mod forge;
#[cfg(any(test, feature = "testing"))]
pub mod forged_entries;
mod game;
mod line;
mod mend;
mod player;
mod record;
#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "testing"))]
pub mod toy;
mod trial;

pub use game::{Game, Role};
pub use line::{Cell, Change, Line, Row, Sheet};
pub use mend::{Cut, Mended};
pub use player::{Mark, Player, Seat, Shape};
pub use record::{Entry, FORM, Header, Record};
pub use trial::Trial;

use crate::{kit, text::Message};

/// The entry of a game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Event>;
/// The record of a game.
pub type RecordOf<G> = Record<<G as Game>::Action, <G as Game>::Event>;

/// A state is kept after every so many entries, so that going back never folds more than these.
const STRIDE: usize = 64;

/// A game's set-up, entries and present state.
pub struct Journal<G: Game> {
    setup: G::Setup,
    kit: G::Kit,
    name: String,
    created: i64,
    entries: Vec<EntryOf<G>>,
    /// How many entries count; those behind were undone and can come back.
    cursor: usize,
    state: G::State,
    /// The states after 0, [`STRIDE`], twice [`STRIDE`]… of all entries, undone ones included.
    kept: Vec<G::State>,
    notes: Vec<Note>,
}

/// Something that happened to the journal itself, shown in the log between its entries.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// The number of entries that counted when it happened.
    pub after: usize,
    pub text: Message,
}

/// Why a file's header or record cannot be taken.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum Misfit {
    #[error("the file is of form {0}, this Courtside reads up to {FORM}")]
    NewerForm(u32),
    #[error("this is a game of {found}, not of {expected}")]
    OtherGame { found: String, expected: &'static str },
    #[error("the set-up does not read: {0}")]
    Setup(String),
    #[error("the set-up cannot be played: {}", .0.id)]
    SetupRefused(Message),
    #[error("the kit does not read: {0}")]
    Kit(String),
    #[error("record goes back {wanted} entries, there are {there}")]
    Undo { wanted: usize, there: usize },
    #[error("record brings back {wanted} entries, there are {there}")]
    Redo { wanted: usize, there: usize },
    #[error("record mends entry {from}, there are {there}")]
    Mend { from: usize, there: usize },
    #[error("entry {number} cannot have happened: {what}")]
    Entry { number: usize, what: String },
}

/// Whose an entry is; old files do not say it, so there the state it was played on does.
pub fn seat_of<G: Game>(before: &G::State, entry: &EntryOf<G>) -> Option<Seat> {
    entry.seat.or_else(|| G::seat(before, &entry.action))
}

impl<G: Game> Journal<G> {
    /// A new game, and the header its file begins with.
    pub fn begin(setup: G::Setup, values: &kit::Values, name: &str, created: i64) -> Result<(Self, Header), Misfit> {
        let header = Header {
            courtside: FORM,
            game: G::ID.to_owned(),
            name: name.to_owned(),
            created,
            setup: serde_json::to_value(&setup).map_err(|error| Misfit::Setup(error.to_string()))?,
            kit: serde_json::to_value(values).map_err(|error| Misfit::Kit(error.to_string()))?,
        };
        Ok((Self::open(&header)?, header))
    }

    /// The journal of a file's header, before its records.
    pub fn open(header: &Header) -> Result<Self, Misfit> {
        if header.courtside > FORM {
            return Err(Misfit::NewerForm(header.courtside));
        }
        if header.game != G::ID {
            return Err(Misfit::OtherGame { found: header.game.clone(), expected: G::ID });
        }
        let setup: G::Setup =
            serde_json::from_value(header.setup.clone()).map_err(|error| Misfit::Setup(error.to_string()))?;
        if let Some(problem) = G::setup_problems(&setup).into_iter().next() {
            return Err(Misfit::SetupRefused(problem));
        }
        let values: kit::Values =
            serde_json::from_value(header.kit.clone()).map_err(|error| Misfit::Kit(error.to_string()))?;
        let kit = G::kit(&values)
            .map_err(|problems| Misfit::Kit(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
        let state = G::start(&setup, &kit);
        Ok(Self {
            setup,
            kit,
            name: header.name.clone(),
            created: header.created,
            entries: Vec::new(),
            cursor: 0,
            kept: vec![state.clone()],
            state,
            notes: Vec::new(),
        })
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn kit(&self) -> &G::Kit {
        &self.kit
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn created(&self) -> i64 {
        self.created
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The entries that count.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries[..self.cursor]
    }

    /// The entries that were undone and can come back, the next one first.
    pub fn undone(&self) -> &[EntryOf<G>] {
        &self.entries[self.cursor..]
    }

    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// When the last entry that counts was played, or the game begun.
    pub fn last_at(&self) -> i64 {
        self.entries().last().map_or(self.created, |entry| entry.at)
    }

    /// The state after the first `count` entries, undone ones included.
    pub fn state_at(&self, count: usize) -> G::State {
        let count = count.min(self.entries.len());
        let base = (count / STRIDE).min(self.kept.len() - 1);
        let mut state = self.kept[base].clone();
        for entry in &self.entries[base * STRIDE..count] {
            fold::<G>(&mut state, entry);
        }
        state
    }

    /// The name of entry `index` in one line, undone ones included.
    pub fn entry_name(&self, index: usize) -> Option<Message> {
        let entry = self.entries.get(index)?;
        Some(G::name(&self.state_at(index), &entry.action))
    }

    /// Every entry with the state it was played on, undone ones included: for the log, in one pass.
    pub fn walk(&self, mut visit: impl FnMut(usize, &G::State, &EntryOf<G>)) {
        let mut state = self.state_at(0);
        for (index, entry) in self.entries.iter().enumerate() {
            visit(index, &state, entry);
            fold::<G>(&mut state, entry);
        }
    }

    /// The record of playing `action` now, or the rules' refusal.
    pub fn play(&self, action: G::Action, at: i64) -> Result<RecordOf<G>, G::Refusal> {
        Ok(Record::Play(decided::<G>(&self.state, action, at)?))
    }

    /// The record of undoing `count` entries, if there are so many.
    pub fn undo(&self, count: usize) -> Option<RecordOf<G>> {
        (count > 0 && count <= self.cursor).then_some(Record::Undo(count))
    }

    /// The record of bringing back `count` undone entries, if there are so many.
    pub fn redo(&self, count: usize) -> Option<RecordOf<G>> {
        (count > 0 && count <= self.undone().len()).then_some(Record::Redo(count))
    }

    /// Whether undoing the last `count` entries passes something everyone has seen.
    pub fn undo_passes_reveal(&self, count: usize) -> bool {
        self.entries().iter().rev().take(count).any(|entry| G::reveals(&entry.action))
    }

    /// Whether [`Journal::accept`] would take this record.
    pub fn fits(&self, record: &RecordOf<G>) -> Result<(), Misfit> {
        let (there, undone) = (self.cursor, self.undone().len());
        match *record {
            Record::Undo(wanted) if wanted > there => Err(Misfit::Undo { wanted, there }),
            Record::Redo(wanted) if wanted > undone => Err(Misfit::Redo { wanted, there: undone }),
            Record::Mend { from, .. } if from > there => Err(Misfit::Mend { from, there }),
            Record::Play(_) | Record::Undo(_) | Record::Redo(_) | Record::Mend { .. } | Record::Rename(_) => Ok(()),
        }
    }

    /// Moves the journal past a record that was proposed by it; what was read from a file is for [`Journal::admit`].
    pub fn accept(&mut self, record: RecordOf<G>) -> Result<(), Misfit> {
        self.fits(&record)?;
        match record {
            Record::Play(entry) => {
                self.forget_undone();
                self.push(entry);
            }
            Record::Undo(count) => {
                self.note_undo(count);
                self.cursor -= count;
                self.state = self.state_at(self.cursor);
            }
            Record::Redo(count) => {
                for entry in &self.entries[self.cursor..self.cursor + count] {
                    fold::<G>(&mut self.state, entry);
                }
                self.cursor += count;
            }
            Record::Mend { from, entries } => {
                let left_out = self.left_out(from, &entries);
                self.cut(from);
                self.state = self.state_at(from);
                for entry in entries {
                    self.push(entry);
                }
                self.clamp_notes();
                let mended = crate::msg!("log-mended", entry = from + 1);
                self.notes.extend([mended].into_iter().chain(left_out).map(|text| Note { after: from, text }));
            }
            Record::Rename(name) => self.name = name,
        }
        Ok(())
    }

    /// What had been undone is gone once something else is played.
    fn forget_undone(&mut self) {
        if !self.undone().is_empty() {
            self.cut(self.cursor);
            self.clamp_notes();
        }
    }

    /// Forgets the entries from `count` on.
    fn cut(&mut self, count: usize) {
        self.entries.truncate(count);
        self.cursor = count;
        self.kept.truncate(count / STRIDE + 1);
    }

    /// Adds an entry behind the last one that counts, which is the last one there is.
    fn push(&mut self, entry: EntryOf<G>) {
        fold::<G>(&mut self.state, &entry);
        self.pushed(entry);
    }

    /// Writes down an entry that the state is past already.
    fn pushed(&mut self, entry: EntryOf<G>) {
        self.entries.push(entry);
        self.cursor += 1;
        if self.cursor.is_multiple_of(STRIDE) {
            self.kept.push(self.state.clone());
        }
    }

    /// Notes behind the last entry move up to it: what everyone has seen stays in the log, though its place is gone.
    fn clamp_notes(&mut self) {
        for note in &mut self.notes {
            note.after = note.after.min(self.cursor);
        }
    }

    /// An undo that passes something revealed stays visible in the log.
    fn note_undo(&mut self, count: usize) {
        let first = self.cursor - count;
        for index in (first..self.cursor).rev() {
            if G::reveals(&self.entries[index].action)
                && let Some(name) = self.entry_name(index)
            {
                self.notes.push(Note { after: first, text: crate::msg!("log-undone-reveal", name = name) });
            }
        }
    }
}

/// An action as an entry on this state, or the rules' refusal.
fn decided<G: Game>(before: &G::State, action: G::Action, at: i64) -> Result<EntryOf<G>, G::Refusal> {
    let events = G::decide(before, &action)?;
    Ok(Entry { at, seat: G::seat(before, &action), action, events })
}

fn fold<G: Game>(state: &mut G::State, entry: &EntryOf<G>) {
    for event in &entry.events {
        G::apply(state, event);
    }
}
