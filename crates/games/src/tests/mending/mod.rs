//! Mending in every game: against a person who says the old entries again as they are asked for, against one who only says
//! them in order, and there and back.

mod in_order;

use std::collections::BTreeSet;

use crate::{
    GameId,
    forbidden_city::{self, ForbiddenCity},
    kits::shipped_values,
    perfect_shot::{self, PerfectShot},
    sakura::{self, Sakura},
    yokai_sketch::{self, YokaiSketch},
};
use courtside_rules::{
    journal::{Entry, EntryOf, Game, Journal, Mended, Record, Role, Seat, seat_of},
    kit,
    luck::mixed,
    text::Message,
};

/// Luck that comes again.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = mixed(self.0.wrapping_add(1));
        (self.0 % bound.max(1) as u64) as usize
    }

    fn seat(&mut self, seats: usize) -> Seat {
        Seat(self.below(seats) as u8)
    }
}

/// What the table puts right by the way, as an action that the rules may refuse.
type Correction<G> = fn(&mut Luck) -> <G as Game>::Action;

fn values<G: Game>() -> kit::Values {
    shipped_values(GameId::from_id(G::ID).expect("the list has every game"))
}

/// A game played by luck, with corrections; each entry's time is its place.
fn played<G: Game>(luck: &mut Luck, most: usize, correction: Correction<G>) -> Journal<G> {
    let setups = G::samples();
    let setup = setups[luck.below(setups.len())].clone();
    let mut journal = Journal::begin(setup, &values::<G>(), "", 0).expect("a sample can be played").0;
    let many = 4 + luck.below(most);
    while journal.entries().len() < many && !G::is_over(journal.state()) {
        let at = journal.entries().len() as i64;
        let put_right = (luck.below(9) == 0).then(|| correction(luck));
        let record = put_right.and_then(|action| journal.play(action, at).ok()).unwrap_or_else(|| {
            let choices = G::choices(journal.state());
            journal.play(choices[luck.below(choices.len())].clone(), at).expect("what is offered is accepted")
        });
        journal.accept(record).expect("the journal takes its own record");
    }
    journal
}

/// An old entry as a person remembers it.
struct Told<'a, G: Game> {
    place: usize,
    entry: &'a EntryOf<G>,
    seat: Option<Seat>,
    then: G::State,
}

impl<G: Game> Told<'_, G> {
    fn is_sight(&self) -> bool {
        G::role(&self.entry.action) == Role::Sight
    }

    /// Whether it can be said now: the same is asked, of the same player, and the rules agree.
    fn can_be_said(&self, now: &G::State) -> bool {
        let action = &self.entry.action;
        let asked = G::question(now) == G::question(&self.then) && G::seat(now, action) == self.seat;
        (asked || self.is_sight()) && G::decide(now, action).is_ok()
    }
}

impl<G: Game> Told<'_, G> {
    /// Whether just this is asked, and the rules say no.
    fn is_refused(&self, now: &G::State) -> bool {
        let asked = G::question(now) == G::question(&self.then) && G::to_act(now) == self.seat;
        asked && !self.is_sight() && G::decide(now, &self.entry.action).is_err()
    }
}

fn say<G: Game>(now: &mut G::State, action: &G::Action) {
    let events = G::decide(now, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    events.iter().for_each(|event| G::apply(now, event));
}

/// A person who says the old entries again in order, a chapter at a time.
struct Person<'a, G: Game> {
    now: G::State,
    /// The chapter of the old game, and where of the mended one it is said once something of it was.
    chapter: Message,
    here: Option<Message>,
    open: Vec<Told<'a, G>>,
    read: usize,
    astray: bool,
    /// Something was asked that has an answer, and the rules refuse it.
    stopped: bool,
    kept: BTreeSet<usize>,
}

impl<'a, G: Game> Person<'a, G> {
    /// Says what can be said, again and again from the top, and "go on" where that leads to more.
    fn say_all(&mut self) {
        let mut ahead = self.now.clone();
        loop {
            let here = self.here.as_ref().is_none_or(|here| *here == G::chapter(&ahead));
            // What lies on the table is told where it was told, or before where something else is asked than was.
            let waits = self.open.iter().any(|told| !told.is_sight());
            let in_time =
                |told: &Told<'_, G>| if told.is_sight() { self.astray || told.place <= self.read } else { here };
            let sayable = |told: &Told<'_, G>| in_time(told) && told.can_be_said(&ahead);
            if let Some(found) = self.open.iter().position(sayable) {
                let told = self.open.remove(found);
                if !told.is_sight() {
                    self.here.get_or_insert_with(|| G::chapter(&ahead));
                    // Nobody comes back to what he passed over.
                    self.open.retain(|it| it.is_sight() || it.seat != told.seat || it.place > told.place);
                }
                say::<G>(&mut ahead, &told.entry.action);
                self.kept.insert(told.place);
                self.now.clone_from(&ahead);
            } else if here && self.open.iter().any(|told| told.is_refused(&ahead)) {
                self.stopped = true;
                return;
            } else if let Some(step) = G::go_on(&ahead).filter(|_| waits) {
                say::<G>(&mut ahead, &step);
            } else {
                return;
            }
        }
    }

    /// Opens the next chapter; false where something is left of the last one and the table does not stand where it stood.
    fn turn_page(&mut self, then: &G::State) -> bool {
        if G::chapter(then) == self.chapter {
            return true;
        }
        let left = self.open.iter().any(|told| !told.is_sight());
        if left && !G::is_over(&self.now) && !stands_where::<G>(&self.now, then) {
            return false;
        }
        (self.chapter, self.here) = (G::chapter(then), None);
        self.open.retain(Told::is_sight);
        true
    }
}

/// The places of the later entries that a person keeps who says them again in order.
fn kept_by_a_person<G: Game>(journal: &Journal<G>, from: usize, action: &G::Action) -> BTreeSet<usize> {
    let mut now = journal.state_at(from);
    let chapter = G::chapter(&now);
    say::<G>(&mut now, action);
    let mut person = Person::<G> {
        now,
        here: Some(chapter.clone()),
        chapter,
        open: Vec::new(),
        read: from,
        astray: false,
        stopped: false,
        kept: BTreeSet::new(),
    };
    let told = |(place, entry)| {
        let then = journal.state_at(place);
        Told { place, entry, seat: seat_of::<G>(&then, entry), then }
    };
    let later = || journal.entries().iter().enumerate().skip(from + 1);
    person.open = later().map(told).filter(Told::is_sight).collect();
    for (place, entry) in later() {
        let then = journal.state_at(place);
        (person.read, person.astray) = (place, G::question(&person.now) != G::question(&then));
        person.say_all();
        match G::role(&entry.action) {
            Role::Sight => {}
            Role::GoOn => continue,
            Role::Aside => {
                if G::decide(&person.now, &entry.action).is_ok() {
                    say::<G>(&mut person.now, &entry.action);
                    person.kept.insert(place);
                }
            }
            Role::Answer => {
                let told = told((place, entry));
                if !person.turn_page(&told.then) {
                    break;
                }
                let before = person.open.iter().filter(|it| it.place < place).count();
                person.open.insert(before, told);
            }
        }
        person.say_all();
        if person.stopped {
            break;
        }
    }
    person.kept
}

/// Whether the game asks the same of the same player as then, perhaps after going on.
fn stands_where<G: Game>(now: &G::State, then: &G::State) -> bool {
    let mut now = now.clone();
    loop {
        let same = G::question(&now) == G::question(then) && G::to_act(&now) == G::to_act(then);
        if same && G::chapter(&now) == G::chapter(then) {
            return true;
        }
        let Some(step) = G::go_on(&now) else { return false };
        say::<G>(&mut now, &step);
    }
}

fn told<G: Game>(entries: &[EntryOf<G>]) -> Vec<&EntryOf<G>> {
    entries.iter().filter(|entry| G::role(&entry.action) != Role::GoOn).collect()
}

/// The old places of what the mended game kept: an entry's time is its place.
fn kept_by_mending<G: Game>(mended: &Mended<G>) -> BTreeSet<usize> {
    told::<G>(&mended.entries[1..]).into_iter().map(|entry| entry.at as usize).collect()
}

/// The old places of what goes, "go on" aside, which tells nothing.
fn left_out<G: Game>(journal: &Journal<G>, mended: &Mended<G>) -> Vec<usize> {
    let told = |place: &&usize| **place > mended.from && G::role(&journal.entries()[**place].action) != Role::GoOn;
    mended.dropped.iter().filter(told).copied().collect()
}

/// What became of many mendings.
#[derive(Debug, Default)]
struct Tally {
    /// Everything later was kept.
    whole: usize,
    dropped: usize,
    cut: usize,
}

/// Plays so many games by luck, and mends some entries of each into something else that was offered there; at most so many
/// in a hundred are cut.
fn try_out<G: Game>(game: GameId, games: u64, most_cut: usize, correction: Correction<G>) {
    let mut tally = Tally::default();
    for seed in 0..games {
        let luck = &mut Luck(mixed(seed));
        let journal = played::<G>(luck, 90, correction);
        for _ in 0..6 {
            let from = luck.below(journal.entries().len());
            let choices = G::choices(&journal.state_at(from));
            if !choices.is_empty() {
                let other = choices[luck.below(choices.len())].clone();
                Trial { journal: &journal, from, other, name: format!("{} {seed}, entry {from}", game.id()) }
                    .run(&mut tally);
            }
        }
    }
    // A law that nothing comes under says nothing.
    let Tally { whole, dropped, cut } = tally;
    assert!(whole > 0 && dropped > 0 && cut > 0 && 100 * cut <= most_cut * (whole + dropped + cut), "{tally:?}");
}

/// One entry mended in one game.
struct Trial<'a, G: Game> {
    journal: &'a Journal<G>,
    from: usize,
    other: G::Action,
    name: String,
}

impl<G: Game> Trial<'_, G> {
    fn run(&self, tally: &mut Tally) {
        let Self { journal, from, other, name } = self;
        let mended = journal.mend(*from, other.clone()).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
        let kept = kept_by_mending(&mended);
        let person = kept_by_a_person(journal, *from, other);
        // Behind a contradiction a person may go on with what belongs to another question; the journal asks first.
        let until = mended.cut.as_ref().map_or(usize::MAX, |cut| cut.index);
        let lost: Vec<&usize> = person.difference(&kept).filter(|place| **place < until).collect();
        assert!(lost.is_empty(), "{name}, {other:?}: a person would keep {lost:?}");
        if let Some(cut) = &mended.cut {
            tally.cut += 1;
            assert_eq!(self.could_be_said(&mended, &kept, cut.index), None, "{name}, {other:?}: stopped at {cut:?}");
            return;
        }
        let told = told::<G>(&journal.entries()[from + 1..]).len();
        let left_out = left_out(journal, &mended);
        assert_eq!(kept.len() + left_out.len(), told, "{name}, {other:?}: nothing goes without a word");
        if left_out.is_empty() {
            tally.whole += 1;
            self.there_and_back(mended);
        } else {
            tally.dropped += 1;
        }
    }

    /// The next unsaid entry of some seat in this chapter that could be said where the mending stopped; none where it
    /// stopped at a refused answer to the very question that is asked.
    fn could_be_said(&self, mended: &Mended<G>, kept: &BTreeSet<usize>, cut: usize) -> Option<usize> {
        let entries = self.journal.entries();
        let told = |place: usize| {
            let (entry, then) = (&entries[place], self.journal.state_at(place));
            Told { place, entry, seat: seat_of::<G>(&then, entry), then }
        };
        let mut now = self.journal.state_at(self.from);
        mended.entries.iter().flat_map(|entry| &entry.events).for_each(|event| G::apply(&mut now, event));
        let first = told(cut);
        if first.is_refused(&now) {
            return None;
        }
        let page = G::chapter(&first.then);
        let answers = (cut..entries.len()).filter(|place| G::role(&entries[*place].action) == Role::Answer).map(told);
        let open = answers.take_while(|told| G::chapter(&told.then) == page).filter(|told| !kept.contains(&told.place));
        let mut next: Vec<Told<'_, G>> = Vec::new();
        for told in open {
            if next.iter().all(|before| before.seat != told.seat) {
                next.push(told);
            }
        }
        loop {
            if let Some(told) = next.iter().find(|told| told.can_be_said(&now)) {
                return Some(told.place);
            }
            let step = G::go_on(&now)?;
            say::<G>(&mut now, &step);
        }
    }

    /// An entry mended into one of its kind without a loss, and back, leaves everything told: the answers in their old
    /// order, corrections at least there.
    fn there_and_back(&self, mended: Mended<G>) {
        let Self { journal, from, other, name } = self;
        let old = &journal.entries()[*from..];
        let setup = journal.setup().clone();
        let (mut there, _) = Journal::<G>::begin(setup, &values::<G>(), "", 0).expect("it began before");
        for entry in journal.entries() {
            there.accept(Record::Play(entry.clone())).expect("it fitted before");
        }
        there.accept(mended.record()).expect("the journal takes its own record");
        assert_eq!(G::check(there.state()), Ok(()), "{name}, {other:?}");
        if G::role(other) != G::role(&old[0].action) {
            return;
        }
        let back = there.mend(*from, old[0].action.clone()).expect("it was accepted before");
        assert_eq!((&back.cut, &left_out(&there, &back)[..]), (&None, &[][..]), "{name}, {other:?}");
        let answers = |entries: &[EntryOf<G>]| -> Vec<EntryOf<G>> {
            let told = entries.iter().filter(|entry| !matches!(G::role(&entry.action), Role::GoOn | Role::Aside));
            told.map(|entry| Entry { events: Vec::new(), ..entry.clone() }).collect()
        };
        assert_eq!(answers(&back.entries), answers(old), "{name}, {other:?}");
        let asides = |entries: &[EntryOf<G>]| -> BTreeSet<i64> {
            entries.iter().filter(|entry| G::role(&entry.action) == Role::Aside).map(|entry| entry.at).collect()
        };
        assert_eq!(asides(&back.entries), asides(old), "{name}, {other:?}");
    }
}

#[test]
fn no_entry_of_sakura_is_lost_that_a_person_saying_them_again_would_keep() {
    try_out::<Sakura>(GameId::Sakura, 60, 32, |luck| {
        let (painter, count) = (luck.seat(6), luck.below(9) as u8);
        sakura::Action::Correct(sakura::Correction::Tokens { painter, count })
    });
}

#[test]
fn no_entry_of_yokai_sketch_is_lost_that_a_person_saying_them_again_would_keep() {
    try_out::<YokaiSketch>(GameId::YokaiSketch, 60, 53, |luck| {
        let (seat, count) = (luck.seat(2), luck.below(6) as u8);
        yokai_sketch::Action::Correct(yokai_sketch::Correction::Hand { seat, count })
    });
}

#[test]
fn no_entry_of_perfect_shot_is_lost_that_a_person_saying_them_again_would_keep() {
    try_out::<PerfectShot>(GameId::PerfectShot, 60, 31, |luck| {
        let (seat, count) = (luck.seat(4), luck.below(12) as u8);
        perfect_shot::Action::Correct(perfect_shot::Correction::Tokens { seat, count })
    });
}

#[test]
fn no_entry_of_forbidden_city_is_lost_that_a_person_saying_them_again_would_keep() {
    try_out::<ForbiddenCity>(GameId::ForbiddenCity, 40, 39, |luck| {
        let (seat, count) = (luck.seat(5), luck.below(4) as u8);
        forbidden_city::Action::Correct(forbidden_city::Correction::Jade { seat, count })
    });
}
