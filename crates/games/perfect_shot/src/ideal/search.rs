//! The search for the best floor: a quick one that is good at once, then an exact one that proves or betters it.
//!
//! The exact one asks for more and more modest floors: is there one of as many points as the bound allows? If not, the
//! bound falls to the most that was struck out on the way, and the question is asked again, until the best floor found
//! is reached.

use super::{
    super::floor::Floor,
    bound::{Sieve, numbers, set},
    climb::Climb,
    stance::{PEOPLE, Stances},
    task::{Task, evaluate},
};

/// How far the search is.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The points of the best floor so far.
    pub best: i64,
    pub floor: Floor,
    /// No floor brings more than this.
    pub bound: i64,
    /// The best floor is proven: nothing is left to search.
    pub done: bool,
    /// From 0 to 1, never falling.
    pub share: f32,
}

/// A search that can be carried on as long as one likes.
pub struct Search {
    task: Task,
    table: Stances,
    climb: Climb,
    sieve: Sieve,
    /// Strolls that are over.
    strolls: u32,
    best: i64,
    floor: Floor,
    bound: i64,
    /// What is still to be looked at for the present question, each with its part of the whole.
    open: Vec<(Vec<u64>, f64)>,
    /// The part of the present question that is answered.
    answered: f64,
    asking: bool,
    share: f32,
    nodes: u64,
}

/// One stroll comes before the exact search, so many take turns with it, and others go on beside it: more seldom, as most
/// find nothing new.
const SOON: u32 = 20;
/// Found by trial on made-up envelopes.
const GROWTH: f64 = 2.5;

impl Search {
    pub fn new(task: Task) -> Self {
        Self::with(task, &[])
    }

    /// A search that knows these floors, such as those of the players, and ends with none that is worse.
    pub fn with(task: Task, floors: &[Floor]) -> Self {
        let table = Stances::new(&task);
        let sieve = Sieve::new(&table);
        let climb = Climb::new(&task);
        let bound: i32 = table.of.iter().map(|stances| stances.iter().map(|it| it.worth).max().unwrap_or(0)).sum();
        let mut search = Self {
            climb,
            sieve,
            strolls: 0,
            best: 0,
            floor: Floor::default(),
            bound: bound.into(),
            open: Vec::new(),
            answered: 0.0,
            asking: false,
            share: 0.0,
            table,
            task,
            nodes: 0,
        };
        for floor in floors {
            let floor = search.task.tidied(floor);
            search.offer(floor);
        }
        search.climb.lay(&search.floor);
        search
    }

    /// Goes on for so many nodes, or until the best floor is proven. Some moves of a stroll count as a node.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            if self.best >= self.bound {
                break;
            }
            self.nodes += 1;
            let often = if self.strolls < SOON { 2 } else { 16 };
            if self.strolls == 0 || self.nodes.is_multiple_of(often) {
                if let Some(floor) = self.climb.stroll() {
                    self.strolls += 1;
                    self.offer(floor);
                }
            } else {
                self.step();
            }
        }
        self.progress()
    }

    fn progress(&mut self) -> Progress {
        let done = self.best >= self.bound;
        let now = if done { 1.0 } else { self.guess() as f32 };
        self.share = self.share.max(now);
        Progress { best: self.best, floor: self.floor.clone(), bound: self.bound, done, share: self.share }
    }

    /// The part of the work that is done, if every question takes `GROWTH` times as long as the one before.
    fn guess(&self) -> f64 {
        let gap = (self.bound - self.best).min(100) as i32;
        let (before, after) = (GROWTH.powi(-gap), GROWTH.powi(1 - gap));
        (before + self.answered * (after - before)).min(0.999)
    }

    fn offer(&mut self, floor: Floor) {
        let points = evaluate(&self.task, &floor);
        if points > self.best {
            (self.best, self.floor) = (points, floor);
        }
    }

    /// Looks at one node of the present question, or asks the next.
    fn step(&mut self) {
        let Some((mut left, part)) = self.open.pop() else {
            if self.asking {
                self.bound = self.best.max(self.sieve.cut.into()).min(self.bound - 1);
            }
            self.asking = true;
            self.sieve.cut = i32::MIN;
            self.answered = 0.0;
            self.open.push((self.table.everything(), 1.0));
            return;
        };
        let target = self.bound as i32;
        if self.sieve.strain(&self.table, &mut left, target).is_none() {
            self.answered += part;
            return;
        }
        match self.split(&left) {
            Some((one, two)) => {
                self.open.push((two, part / 2.0));
                self.open.push((one, part / 2.0));
            }
            None => {
                let cell = |guest: usize| {
                    let number = numbers(set(&self.table, &left, guest)).next()?;
                    self.table.of[guest][number].cell
                };
                let floor = self.table.ground.floor((0..PEOPLE).map(cell));
                self.offer(floor);
                self.answered += part;
            }
        }
    }

    /// Two halves of what is left, the one with more hope first: the best stances of a guest and his others, or, when
    /// all of each guest's stances are alike, those on one cell and his others.
    fn split(&self, left: &[u64]) -> Option<(Vec<u64>, Vec<u64>)> {
        let table = &self.table;
        let mut chosen = None;
        for guest in 0..PEOPLE {
            let worth = |number: usize| table.of[guest][number].worth;
            let own = || numbers(set(table, left, guest));
            let top = own().map(worth).max()?;
            let Some(next) = own().map(worth).filter(|it| *it < top).max() else { continue };
            let tops = own().filter(|number| worth(*number) == top).count() as i32;
            let rank = ((top - next) * 1000 - tops, guest);
            chosen = chosen.max(Some((rank, guest)));
        }
        if let Some((_, guest)) = chosen {
            let top = numbers(set(table, left, guest)).map(|number| table.of[guest][number].worth).max()?;
            return Some(self.parted(left, guest, |number| table.of[guest][number].worth == top));
        }
        let counts = (0..PEOPLE).map(|guest| (numbers(set(table, left, guest)).count(), guest));
        let (_, guest) = counts.filter(|(count, _)| *count > 1).min()?;
        let number = numbers(set(table, left, guest)).next()?;
        let cell = table.of[guest][number].cell;
        let elsewhere = numbers(set(table, left, guest)).any(|number| table.of[guest][number].cell != cell);
        Some(self.parted(left, guest, |it| if elsewhere { table.of[guest][it].cell == cell } else { it == number }))
    }

    fn parted(&self, left: &[u64], guest: usize, is_one: impl Fn(usize) -> bool) -> (Vec<u64>, Vec<u64>) {
        let (mut one, mut two) = (left.to_vec(), left.to_vec());
        for number in numbers(set(&self.table, left, guest)) {
            let out = if is_one(number) { &mut two } else { &mut one };
            out[guest * self.table.words + number / 64] &= !(1 << (number % 64));
        }
        (one, two)
    }
}
