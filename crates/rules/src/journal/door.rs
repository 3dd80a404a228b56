//! The way into a journal for what was read from a file: nothing comes in that cannot have happened.
//!
//! Own proposals need no look, the rules have just made them. What is asked of a read entry is not what today's rules would
//! decide, since old files replay for ever, but that each event fits its state and that the entry ends in a lawful one.

use super::{EntryOf, Game, Journal, Misfit, Record, RecordOf};

impl<G: Game> Journal<G> {
    /// Moves the journal past a record of its file, or says why that cannot have happened and stays as it is.
    pub fn admit(&mut self, record: RecordOf<G>) -> Result<(), Misfit> {
        self.fits(&record)?;
        match record {
            Record::Play(entry) => {
                // On the state itself: a copy for each of thousands of entries would take longer than the look.
                if let Err(what) = happened::<G>(&mut self.state, &entry) {
                    self.state = self.state_at(self.cursor);
                    return Err(Misfit::Entry { number: self.cursor + 1, what });
                }
                self.forget_undone();
                self.pushed(entry);
                Ok(())
            }
            Record::Mend { from, ref entries } => {
                let mut state = self.state_at(from);
                for (place, entry) in entries.iter().enumerate() {
                    happened::<G>(&mut state, entry)
                        .map_err(|what| Misfit::Entry { number: from + place + 1, what })?;
                }
                self.accept(record)
            }
            Record::Undo(_) | Record::Redo(_) | Record::Rename(_) => self.accept(record),
        }
    }
}

/// Moves a state past an entry as far as it can have happened.
fn happened<G: Game>(state: &mut G::State, entry: &EntryOf<G>) -> Result<(), String> {
    // What it did may be right, and still the log would ask for the name of whoever the action names.
    let mut named = [entry.seat, G::seat(state, &entry.action)].into_iter().flatten();
    if let Some(nobody) = named.find(|seat| seat.index() >= G::players(state).len()) {
        return Err(format!("{nobody:?} is nobody"));
    }
    for event in &entry.events {
        G::fits(state, event)?;
        G::apply(state, event);
    }
    G::check(state)?;
    G::at_rest(state)
}
