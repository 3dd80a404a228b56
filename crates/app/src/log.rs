//! The log of an open game: each entry is told once, when it is played; only what goes or is replaced is told anew.

use super::table::LogItem;
use courtside_rules::{
    journal::{EntryOf, Game, Journal, Line, seat_of},
    text::Message,
};

/// Chapters, entries and notes in their order, entries that were undone included.
#[derive(Default)]
pub struct Log {
    items: Vec<LogItem>,
    /// How many items there are up to and with each entry, which is the last of its own.
    ends: Vec<usize>,
}

impl Log {
    pub fn items(&self) -> &[LogItem] {
        &self.items
    }

    /// The name and the lines of an entry.
    pub fn entry(&self, index: usize) -> Option<(&Message, &[Line])> {
        match self.items.get(self.ends.get(index)?.checked_sub(1)?)? {
            LogItem::Entry { name, lines, .. } => Some((name, lines)),
            LogItem::Chapter(_) | LogItem::Note(_) => None,
        }
    }

    /// Tells everything from entry `from` on, which was played on this state; what stood there is forgotten.
    pub fn tell<G: Game>(&mut self, journal: &Journal<G>, from: usize, mut state: G::State) {
        self.ends.truncate(from);
        self.items.truncate(self.ends.last().copied().unwrap_or_default());
        let entries = journal.entries().iter().chain(journal.undone());
        for (index, entry) in entries.enumerate().skip(from) {
            self.notes(journal, |after| after == index);
            let here = G::chapter(&state);
            let last = self.items.iter().rev().find_map(|item| match item {
                LogItem::Chapter(chapter) => Some(chapter),
                LogItem::Entry { .. } | LogItem::Note(_) => None,
            });
            if last != Some(&here) {
                self.items.push(LogItem::Chapter(here));
            }
            self.items.push(told::<G>(index, &mut state, entry));
            self.ends.push(self.items.len());
        }
        let count = self.ends.len();
        self.notes(journal, |after| after >= count);
    }

    fn notes<G: Game>(&mut self, journal: &Journal<G>, here: impl Fn(usize) -> bool) {
        let notes = journal.notes().iter().filter(|note| here(note.after));
        self.items.extend(notes.map(|note| LogItem::Note(note.text.clone())));
    }
}

#[cfg(test)]
thread_local! {
    /// How many entries were told.
    pub static TOLD: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// An entry with the lines of everything it did, each on the state it happened to; the state is moved past it.
fn told<G: Game>(index: usize, state: &mut G::State, entry: &EntryOf<G>) -> LogItem {
    #[cfg(test)]
    TOLD.set(TOLD.get() + 1);
    let (seat, name) = (seat_of::<G>(state, entry), G::name(state, &entry.action));
    let mut lines = Vec::new();
    for event in &entry.events {
        if G::is_told(event) {
            lines.push(G::describe(state, event));
        }
        G::apply(state, event);
    }
    LogItem::Entry {
        index,
        // A correction is nobody's move: none of its lines has a rule behind it.
        seat: seat.filter(|_| lines.iter().any(|line| !line.rules.is_empty())),
        name,
        change: lines.iter().find_map(|line| line.change),
        lines,
    }
}
