//! Mending: an entry is replaced, and the later ones are said again, each by its own seat once its question comes.
//!
//! Entries that only say "go on" are made anew, a question that no longer comes takes its answer with it, and only what
//! contradicts the mended game stops.

use std::collections::{BTreeSet, VecDeque};

use super::{Entry, EntryOf, Game, Journal, Record, RecordOf, Role, Seat, decided, fold, seat_of};
use crate::{msg, text::Message};

/// More entries that a mending left out are counted, not named.
const NAMED: usize = 12;

/// A mended entry, with the rest said again as far as it still fits.
pub struct Mended<G: Game> {
    pub from: usize,
    /// What stands from there on: the mended entry and all later ones that still fit.
    pub entries: Vec<EntryOf<G>>,
    /// Earlier entries of which nobody is asked any more, by their old places.
    pub dropped: Vec<usize>,
    /// The first entry that contradicts the mended game; agreeing to it leaves out whatever is not in [`Mended::entries`].
    pub cut: Option<Cut>,
}

/// Where a mended journal would be cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Cut {
    /// The old place of the first entry that no longer fits.
    pub index: usize,
    /// Why it does not fit what came before it by now.
    pub why: Message,
}

impl<G: Game> Mended<G> {
    /// The record that puts the mended entries in place.
    pub fn record(self) -> RecordOf<G> {
        Record::Mend { from: self.from, entries: self.entries }
    }
}

impl<G: Game> Journal<G> {
    /// What becomes of the journal when entry `index` is replaced by `action`.
    ///
    /// The refusal is of the mended entry itself; a later one that contradicts it is in [`Mended::cut`].
    ///
    /// # Panics
    /// When entry `index` does not count: one that was undone has nothing to mend.
    pub fn mend(&self, index: usize, action: G::Action) -> Result<Mended<G>, G::Refusal> {
        assert!(index < self.cursor, "entry {index} is mended, only {} count", self.cursor);
        let mut old_state = self.state_at(index);
        let mended = decided::<G>(&old_state, action, self.entries[index].at)?;
        let later = || self.entries().iter().enumerate().skip(index + 1);
        let mut mending = Mending::<G>::new(&old_state, mended, later());
        fold::<G>(&mut old_state, &self.entries[index]);
        let mut cut = None;
        for (place, old) in later() {
            cut = mending.say(place, old, &old_state);
            if cut.is_some() {
                break;
            }
            fold::<G>(&mut old_state, old);
        }
        let cut = cut.or_else(|| mending.end(&old_state));
        mending.dropped.sort_unstable();
        Ok(Mended { from: index, entries: mending.entries, dropped: mending.dropped, cut })
    }

    /// The names of what `entries` no longer hold of those that stood from entry `from` on, the mended one aside.
    pub(super) fn left_out(&self, from: usize, entries: &[EntryOf<G>]) -> Vec<Message> {
        let mut kept: VecDeque<&EntryOf<G>> = entries.iter().skip(1).collect();
        let mut gone = BTreeSet::new();
        for (place, old) in self.entries().iter().enumerate().skip(from + 1) {
            match kept.iter().position(|new| new.at == old.at && new.action == old.action) {
                Some(at) => drop(kept.remove(at)),
                None if G::role(&old.action) == Role::GoOn => {}
                None => drop(gone.insert(place)),
            }
        }
        let named = gone.iter().take(NAMED).filter_map(|place| self.entry_name(*place));
        let mut names: Vec<Message> = named.map(|name| msg!("log-left-out", name = name)).collect();
        if gone.len() > NAMED {
            names.push(msg!("log-left-out-more", count = gone.len() - NAMED));
        }
        names
    }
}

/// An old answer whose question has not come yet.
struct Waiting<'a, G: Game> {
    place: usize,
    entry: &'a EntryOf<G>,
    seat: Option<Seat>,
    question: G::Question,
    run: usize,
    /// It begins its run.
    first: bool,
}

/// What the mended game says to a waiting entry.
enum Fit<G: Game> {
    Now(EntryOf<G>),
    /// Its question has not come.
    Later,
    /// Its question is asked, and the rules refuse the answer.
    Never,
}

/// What is said next, by its place among those that wait.
enum Next<G: Game> {
    /// Refused, if there is no entry.
    Answer(usize, Option<EntryOf<G>>),
    Sight(usize),
}

/// A game that is being said again.
struct Mending<'a, G: Game> {
    state: G::State,
    entries: Vec<EntryOf<G>>,
    /// In their old order.
    waiting: Vec<Waiting<'a, G>>,
    /// What lies on the table and is not told yet, also what the old game told later.
    sights: VecDeque<(usize, &'a EntryOf<G>)>,
    /// How far the old entries were read.
    read: usize,
    /// Something else is asked than was at this place.
    astray: bool,
    dropped: Vec<usize>,
    /// The chapter of the old game that is said again.
    chapter: Message,
    /// The chapter of the mended game that it is said in, once something of it was.
    here: Option<Message>,
    /// The seat that answers, and which of the runs of answers by one seat within a chapter this is.
    run: (Option<Seat>, usize),
    /// Runs of which something was said again.
    begun: BTreeSet<usize>,
}

impl<'a, G: Game> Mending<'a, G> {
    fn new(before: &G::State, mended: EntryOf<G>, later: impl Iterator<Item = (usize, &'a EntryOf<G>)>) -> Self {
        let seat = if G::role(&mended.action) == Role::Answer { mended.seat } else { G::to_act(before) };
        let mut mending = Self {
            state: before.clone(),
            entries: Vec::new(),
            waiting: Vec::new(),
            sights: later.filter(|(_, entry)| G::role(&entry.action) == Role::Sight).collect(),
            read: 0,
            astray: false,
            dropped: Vec::new(),
            chapter: G::chapter(before),
            here: Some(G::chapter(before)),
            run: (seat, 0),
            begun: BTreeSet::from([0]),
        };
        mending.happen(mended);
        mending
    }

    /// Says an old entry again, now or once it is asked for; the contradiction, if there is one.
    fn say(&mut self, place: usize, entry: &'a EntryOf<G>, old_state: &G::State) -> Option<Cut> {
        if let Some(cut) = self.look_up(place, old_state) {
            return Some(cut);
        }
        match G::role(&entry.action) {
            Role::Sight => {}
            Role::GoOn => {
                if G::question(&self.state) == G::question(old_state)
                    && let Some(step) = go_on::<G>(&self.state, entry.at)
                {
                    let same = decided::<G>(&self.state, entry.action.clone(), entry.at);
                    self.happen(same.unwrap_or(step));
                }
            }
            Role::Aside => match decided::<G>(&self.state, entry.action.clone(), entry.at) {
                Ok(aside) => self.happen(aside),
                Err(_) => self.dropped.push(place),
            },
            Role::Answer => {
                let (seat, last) = (seat_of::<G>(old_state, entry), self.run.1);
                if !self.turn_page(seat, old_state) {
                    return self.stuck();
                }
                let (question, run) = (G::question(old_state), self.run.1);
                self.waiting.push(Waiting { place, entry, seat, question, run, first: run != last });
            }
        }
        self.settle()
    }

    /// Reads on to an old place; what is asked there of what lies on the table is told.
    fn look_up(&mut self, place: usize, old_state: &G::State) -> Option<Cut> {
        (self.read, self.astray) = (place, G::question(&self.state) != G::question(old_state));
        self.settle()
    }

    /// Begins a new run, and a new chapter if the old game did; false where an answer of the last chapter is left over.
    fn turn_page(&mut self, seat: Option<Seat>, old_state: &G::State) -> bool {
        let chapter = G::chapter(old_state);
        if chapter != self.chapter {
            if !self.waiting.is_empty() && !self.in_step(old_state) {
                return false;
            }
            self.drop_if(|_| true);
            (self.chapter, self.here, self.run) = (chapter, None, (seat, self.run.1 + 1));
        } else if seat != self.run.0 {
            self.run = (seat, self.run.1 + 1);
        }
        true
    }

    /// Whether the mended game stands, perhaps after going on, where the old one stood, or is over: what waits is not asked
    /// any more.
    fn in_step(&self, old_state: &G::State) -> bool {
        let stands = |state: &G::State| {
            G::question(state) == G::question(old_state)
                && G::to_act(state) == G::to_act(old_state)
                && G::chapter(state) == G::chapter(old_state)
        };
        let mut ahead = self.state.clone();
        while !stands(&ahead) && !G::is_over(&ahead) {
            let Some(step) = go_on::<G>(&ahead, 0) else { return false };
            fold::<G>(&mut ahead, &step);
        }
        true
    }

    fn drop_if(&mut self, gone: impl Fn(&Waiting<'a, G>) -> bool) {
        self.dropped.extend(self.waiting.iter().filter(|it| gone(it)).map(|it| it.place));
        self.waiting.retain(|it| !gone(it));
    }

    /// After the last entry: what still waits is not asked any more, or contradicts.
    fn end(&mut self, old_state: &G::State) -> Option<Cut> {
        if let Some(cut) = self.look_up(self.read, old_state) {
            return Some(cut);
        }
        // In the middle of a chapter two moments may look alike, so that a turn that did not even begin is not given up.
        let given_up = G::is_over(&self.state) || self.waiting.iter().all(|it| self.begun.contains(&it.run));
        let may_end = self.waiting.is_empty() || given_up && self.in_step(old_state);
        if !may_end {
            return self.stuck();
        }
        self.drop_if(|_| true);
        self.dropped.extend(self.sights.iter().map(|(place, _)| *place));
        None
    }

    /// Says everything that can be said by now.
    fn settle(&mut self) -> Option<Cut> {
        while let Some((next, steps)) = self.next() {
            let at = match &next {
                Next::Sight(place) => self.sights[*place].1.at,
                Next::Answer(place, _) => self.waiting[*place].entry.at,
            };
            for step in steps {
                self.happen(Entry { at, ..step });
            }
            match next {
                Next::Answer(place, None) => return Some(self.cut_at(&self.waiting[place])),
                Next::Answer(place, Some(entry)) => self.answer(place, entry),
                Next::Sight(place) => {
                    let sight = self.sights.remove(place).map(|(_, sight)| sight.action.clone());
                    let told = sight.and_then(|action| decided::<G>(&self.state, action, at).ok());
                    told.into_iter().for_each(|entry| self.happen(entry));
                }
            }
        }
        None
    }

    fn answer(&mut self, place: usize, entry: EntryOf<G>) {
        let said = self.waiting.remove(place);
        self.here.get_or_insert_with(|| G::chapter(&self.state));
        self.begun.insert(said.run);
        self.happen(entry);
        self.drop_if(|it| overtakes(&said, it));
    }

    /// What is asked for, now or after so many times "go on": an answer, none where the rules refuse it, or a sight.
    fn next(&self) -> Option<(Next<G>, Vec<EntryOf<G>>)> {
        let mut steps = Vec::new();
        let mut ahead = None;
        loop {
            let state = ahead.as_ref().unwrap_or(&self.state);
            // What belongs to a chapter is not said in the next one.
            let here = self.here.as_ref().is_none_or(|here| *here == G::chapter(state));
            for (place, waiting) in self.waiting.iter().enumerate().filter(|(place, _)| here && self.may_come(*place)) {
                match fit(state, waiting) {
                    Fit::Later => {}
                    Fit::Now(entry) => return Some((Next::Answer(place, Some(entry)), steps)),
                    Fit::Never => return Some((Next::Answer(place, None), steps)),
                }
            }
            // Further on only where the game asks for it.
            let told = |(place, sight): &(usize, &EntryOf<G>)| {
                (*place <= self.read || self.astray) && G::decide(state, &sight.action).is_ok()
            };
            if let Some(place) = self.sights.iter().position(told) {
                return Some((Next::Sight(place), steps));
            }
            if self.waiting.is_empty() {
                return None;
            }
            let step = go_on::<G>(state, 0)?;
            fold::<G>(ahead.get_or_insert_with(|| self.state.clone()), &step);
            steps.push(step);
        }
    }

    /// Whether nothing that the same seat said before stands against it: in a chapter that has begun a question may have
    /// fallen away, but nobody skips the beginning of a turn.
    fn may_come(&self, place: usize) -> bool {
        let it = &self.waiting[place];
        let mut before = self.waiting[..place].iter().filter(|other| overtakes(it, other)).peekable();
        let in_turn = it.first || self.begun.contains(&it.run) && before.clone().all(|other| other.run == it.run);
        before.peek().is_none() || self.here.is_some() && in_turn
    }

    fn happen(&mut self, entry: EntryOf<G>) {
        fold::<G>(&mut self.state, &entry);
        self.entries.push(entry);
    }

    /// Nobody's answer is the one that is asked for.
    fn stuck(&self) -> Option<Cut> {
        self.waiting.first().map(|first| self.cut_at(first))
    }

    fn cut_at(&self, it: &Waiting<'a, G>) -> Cut {
        let asked = G::to_act(&self.state).filter(|asked| it.seat.is_some_and(|seat| seat != *asked));
        let why = match (G::decide(&self.state, &it.entry.action), asked) {
            (Err(refusal), _) => G::refusal(&self.state, &refusal),
            (Ok(_), Some(asked)) => {
                let player = G::players(&self.state).get(asked.index()).map_or("", |player| &player.name);
                msg!("mend-other-player", player = player)
            }
            (Ok(_), None) => msg!("mend-other-question"),
        };
        Cut { index: it.place, why }
    }
}

/// Whether `one` is a later answer of the same seat than `other`.
fn overtakes<G: Game>(one: &Waiting<'_, G>, other: &Waiting<'_, G>) -> bool {
    one.seat == other.seat && other.place < one.place
}

fn fit<G: Game>(state: &G::State, it: &Waiting<'_, G>) -> Fit<G> {
    let action = &it.entry.action;
    let others = |now: Option<Seat>| now.zip(it.seat).is_some_and(|(now, seat)| now != seat);
    if G::question(state) != it.question || others(G::seat(state, action)) {
        return Fit::Later;
    }
    match decided::<G>(state, action.clone(), it.entry.at) {
        Ok(entry) => Fit::Now(entry),
        Err(_) if G::to_act(state) == it.seat => Fit::Never,
        Err(_) => Fit::Later,
    }
}

/// The "go on" that the game waits for, as an entry.
fn go_on<G: Game>(state: &G::State, at: i64) -> Option<EntryOf<G>> {
    decided::<G>(state, G::go_on(state)?, at).ok()
}
