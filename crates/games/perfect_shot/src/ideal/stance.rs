//! What each guest can do: stand on a cell and count on some wishes, or stay away; and what goes together.
//!
//! A stance promises that its wishes are met, so that floors are sets of stances, one for each guest, that suit one
//! another pair by pair. Only a hidden face asks for more than pairs can tell: somebody must stand in front, whoever it
//! is.

use std::cmp::Reverse;

use super::{
    super::{
        floor::{Cell, Floor},
        guest::{GUESTS, Guest},
        wish::Wish,
    },
    cover::{covers, hides},
    price::{self, PARTS},
    task::Task,
};

pub(super) const PEOPLE: usize = GUESTS as usize;

/// One thing a guest can do.
#[derive(Clone, Debug)]
pub(super) struct Stance {
    /// The place of his cell among all cells; none when he stays away.
    pub cell: Option<usize>,
    /// What he brings at least.
    pub worth: i32,
    /// The cell that somebody has to stand on so that his face is hidden.
    pub front: Option<usize>,
    /// The wishes he counts on and that depend on others.
    wishes: Vec<Wish>,
    /// The cells it uses up: nobody else can use them.
    pub uses: u64,
    /// The worth after prices, in parts of a point.
    pub net: i32,
}

/// The cells of a floor and how they lie to one another, as sets by their place in `all`.
pub(super) struct Ground {
    pub all: Vec<Cell>,
    pub beside: Vec<u64>,
    /// The cells from which a cell is covered.
    pub nearer: Vec<u64>,
    /// The cell from which the face on a cell is hidden.
    pub front: Vec<Option<usize>>,
    /// The cell on which a face is hidden from a cell.
    pub back: Vec<Option<usize>>,
}

/// The stances of all guests, best ones after prices first, and which of them go together.
pub(super) struct Stances {
    pub ground: Ground,
    pub of: [Vec<Stance>; PEOPLE],
    /// What is to be added to the worth after prices of all.
    pub base: i32,
    /// So many words of bits hold a set of one guest's stances.
    pub words: usize,
    /// The number of the first stance of each guest when all are counted on.
    pub first: [usize; PEOPLE],
    /// By stance and other guest: the stances of the other that suit it.
    suits: Vec<u64>,
    /// By guest and place: his stances there; being away is the last place.
    at: Vec<u64>,
}

impl Ground {
    pub fn new(task: &Task) -> Self {
        let all: Vec<Cell> = task.grid.cells().collect();
        let find = |is_it: &dyn Fn(Cell) -> bool| all.iter().position(|cell| is_it(*cell));
        Self {
            beside: all.iter().map(|here| members(&all, |cell| here.is_beside(cell))).collect(),
            nearer: all.iter().map(|here| members(&all, |cell| covers(cell, *here))).collect(),
            front: all.iter().map(|here| find(&|cell| hides(cell, *here))).collect(),
            back: all.iter().map(|here| find(&|cell| hides(*here, cell))).collect(),
            all,
        }
    }

    /// Where everybody stands, as a floor.
    pub fn floor(&self, cells: impl IntoIterator<Item = Option<usize>>) -> Floor {
        let mut floor = Floor::default();
        for (guest, cell) in Guest::all().zip(cells) {
            floor.put(guest, cell.map(|cell| self.all[cell]));
        }
        floor
    }
}

impl Stances {
    pub fn new(task: &Task) -> Self {
        let ground = Ground::new(task);
        let mut of: [Vec<Stance>; PEOPLE] = std::array::from_fn(|guest| stances(task, &ground, Guest(guest as u8)));
        let prices = price::prices(&of, ground.all.len());
        for stances in &mut of {
            for stance in stances.iter_mut() {
                stance.net = stance.worth * PARTS - price::paid(&prices, stance.uses);
            }
            stances.sort_by_key(|stance| Reverse(stance.net));
        }
        let base = prices.iter().sum();
        let words = of.iter().map(|stances| stances.len().div_ceil(64)).max().unwrap_or(1);
        let mut first = [0; PEOPLE];
        for guest in 1..PEOPLE {
            first[guest] = first[guest - 1] + of[guest - 1].len();
        }
        let mut table = Self { ground, of, base, words, first, suits: Vec::new(), at: Vec::new() };
        table.at = table.by_place();
        table.suits = table.by_stance(task);
        table
    }

    pub fn count(&self) -> usize {
        self.of.iter().map(Vec::len).sum()
    }

    /// The stances of `other` that suit this stance, as a set.
    pub fn suits(&self, stance: usize, other: usize) -> &[u64] {
        let from = (stance * PEOPLE + other) * self.words;
        &self.suits[from..from + self.words]
    }

    /// The stances of a guest on a cell, or away, as a set.
    pub fn at(&self, guest: usize, cell: Option<usize>) -> &[u64] {
        let away = self.ground.all.len();
        let from = (guest * (away + 1) + cell.unwrap_or(away)) * self.words;
        &self.at[from..from + self.words]
    }

    /// All stances of all guests.
    pub fn everything(&self) -> Vec<u64> {
        let mut all = vec![0; PEOPLE * self.words];
        for (guest, stances) in self.of.iter().enumerate() {
            for stance in 0..stances.len() {
                all[guest * self.words + stance / 64] |= 1 << (stance % 64);
            }
        }
        all
    }

    fn by_place(&self) -> Vec<u64> {
        let places = self.ground.all.len() + 1;
        let mut at = vec![0; PEOPLE * places * self.words];
        for (guest, stances) in self.of.iter().enumerate() {
            for (number, stance) in stances.iter().enumerate() {
                let place = stance.cell.unwrap_or(places - 1);
                at[(guest * places + place) * self.words + number / 64] |= 1 << (number % 64);
            }
        }
        at
    }

    /// Two stances suit each other when neither breaks a promise of the other. What one promises depends on where the
    /// other stands alone, so that whole sets are put together and not pairs of stances.
    fn by_stance(&self, task: &Task) -> Vec<u64> {
        let places = self.ground.all.len() + 1;
        let place_of = |place: usize| (place + 1 < places).then_some(place);
        // By guest, other guest and place of the other: the guest's stances that the other does not spoil there.
        let mut unspoilt = vec![0; PEOPLE * PEOPLE * places * self.words];
        for (guest, stances) in self.of.iter().enumerate() {
            for other in (0..PEOPLE).filter(|other| *other != guest) {
                for place in 0..places {
                    let from = ((guest * PEOPLE + other) * places + place) * self.words;
                    for (number, stance) in stances.iter().enumerate() {
                        if self.bears(task, stance, other, place_of(place)) {
                            unspoilt[from + number / 64] |= 1 << (number % 64);
                        }
                    }
                }
            }
        }
        let mut suits = vec![0; self.count() * PEOPLE * self.words];
        for (guest, stances) in self.of.iter().enumerate() {
            for (number, stance) in stances.iter().enumerate() {
                for other in (0..PEOPLE).filter(|other| *other != guest) {
                    let to = ((self.first[guest] + number) * PEOPLE + other) * self.words;
                    let here = stance.cell.unwrap_or(places - 1);
                    let from = ((other * PEOPLE + guest) * places + here) * self.words;
                    for place in (0..places).filter(|place| self.bears(task, stance, other, place_of(*place))) {
                        let there = self.at(other, place_of(place));
                        for word in 0..self.words {
                            suits[to + word] |= there[word] & unspoilt[from + word];
                        }
                    }
                }
            }
        }
        suits
    }

    /// Whether a stance keeps its promises with the other guest at this place.
    fn bears(&self, task: &Task, stance: &Stance, other: usize, place: Option<usize>) -> bool {
        let Some(here) = stance.cell else { return true };
        if place == Some(here) {
            return false;
        }
        let other = Guest(other as u8);
        let is_in = |set: u64| place.is_some_and(|place| set & 1 << place != 0);
        stance.wishes.iter().all(|wish| match *wish {
            Wish::NextTo(named) => named != other || is_in(self.ground.beside[here]),
            Wish::NotNextTo(gender) => task.gender(other) != gender || !is_in(self.ground.beside[here]),
            Wish::NotBlocked => !is_in(self.ground.nearer[here]),
            Wish::Blocks(named) => named != other || place.is_some() && place == self.ground.back[here],
            Wish::Area(_) | Wish::FaceHidden => true,
        })
    }
}

/// Which of these cells are meant, as a set of their places.
pub(super) fn members(all: &[Cell], is_in: impl Fn(Cell) -> bool) -> u64 {
    (0..).zip(all).filter(|(_, cell)| is_in(**cell)).fold(0, |set, (place, _): (u32, _)| set | 1 << place)
}

/// What a guest can do, before prices.
fn stances(task: &Task, ground: &Ground, guest: Guest) -> Vec<Stance> {
    let mut all = vec![Stance { cell: None, worth: 0, front: None, wishes: Vec::new(), uses: 0, net: 0 }];
    for cell in 0..ground.all.len() {
        let (mut granted, mut open) = (0, Vec::new());
        for wish in task.wishes(guest).flatten() {
            match alone(ground, guest, cell, wish) {
                Some(met) => granted += usize::from(met),
                None => open.push(wish),
            }
        }
        let subsets = (0..1_u32 << open.len()).filter_map(|subset| {
            let chosen = |(number, _): &(usize, &Wish)| subset >> number & 1 != 0;
            let wishes: Vec<Wish> = open.iter().enumerate().filter(chosen).map(|(_, wish)| *wish).collect();
            let worth = task.worth(guest, granted + wishes.len()) as i32;
            let front = wishes.contains(&Wish::FaceHidden).then(|| ground.front[cell]).flatten();
            let nearer = if wishes.contains(&Wish::NotBlocked) { ground.nearer[cell] } else { 0 };
            let uses = 1 << cell | nearer;
            is_sound(&wishes, &open).then_some(Stance { cell: Some(cell), worth, front, wishes, uses, net: 0 })
        });
        all.extend(subsets);
    }
    all
}

/// Whether a wish is met on a cell whoever stands elsewhere; none when it depends on the others.
fn alone(ground: &Ground, guest: Guest, cell: usize, wish: Wish) -> Option<bool> {
    match wish {
        Wish::Area(cells) => Some(cells.contains(ground.all[cell])),
        Wish::NextTo(named) if named == guest => Some(true),
        Wish::NextTo(_) if ground.beside[cell] == 0 => Some(false),
        Wish::NotNextTo(_) if ground.beside[cell] == 0 => Some(true),
        Wish::NotBlocked if ground.nearer[cell] == 0 => Some(true),
        Wish::FaceHidden if ground.front[cell].is_none() => Some(false),
        Wish::Blocks(named) if named == guest || ground.back[cell].is_none() => Some(false),
        _ => None,
    }
}

/// Whether a guest can count on all of these at once, and on equal ones together.
fn is_sound(wishes: &[Wish], open: &[Wish]) -> bool {
    let count = |all: &[Wish], wish: Wish| all.iter().filter(|it| **it == wish).count();
    let whole = wishes.iter().all(|wish| count(wishes, *wish) == count(open, *wish));
    let torn = wishes.contains(&Wish::NotBlocked) && wishes.contains(&Wish::FaceHidden);
    let mut behind = wishes.iter().filter(|wish| matches!(wish, Wish::Blocks(_)));
    let first = behind.next();
    whole && !torn && behind.all(|wish| Some(wish) == first)
}
