//! A good floor at once: guests are moved, swapped, put out and taken away by chance, ever more choosily.

use super::{
    super::{
        floor::Floor,
        guest::{Gender, Guest},
        wish::{PER_ENVELOPE, Wish},
    },
    stance::{Ground, PEOPLE, members},
    task::Task,
};
use courtside_rules::luck::mixed;

/// A wish with cells as places and guests as numbers.
enum Demand {
    Area(u64),
    NextTo(usize),
    NotNextTo(Gender),
    NotBlocked,
    FaceHidden,
    Blocks(usize),
    /// Not known, or never met.
    Never,
    Always,
}

/// A floor that is changed by chance.
pub(super) struct Climb {
    ground: Ground,
    asks: [Vec<Demand>; PEOPLE],
    genders: [Gender; PEOPLE],
    /// Points of each guest for each number of met wishes.
    worth: [[i64; PER_ENVELOPE + 1]; PEOPLE],
    cells: [Option<usize>; PEOPLE],
    /// Who stands on each cell.
    on: Vec<Option<usize>>,
    /// The cells taken by guests of each gender.
    taken: [u64; Gender::ALL.len()],
    /// The best of the present stroll.
    best: (i64, [Option<usize>; PEOPLE]),
    /// Moves of a stroll, and those that are left of the present one.
    moves: u32,
    left: u32,
    luck: u64,
}

/// A stroll has so many moves for every guest and cell: found by trial.
const MOVES: usize = 60;
/// So many moves take about as long as one node of the exact search.
const MOVES_AT_ONCE: u32 = 256;
/// A move may lose up to so many points at first, counted in parts of one.
const HEAT: u64 = 5 * PARTS;
const PARTS: u64 = 64;

impl Climb {
    pub fn new(task: &Task) -> Self {
        let ground = Ground::new(task);
        let asks = std::array::from_fn(|guest| {
            let guest = Guest(guest as u8);
            task.wishes(guest).map(|wish| wish.map_or(Demand::Never, |wish| ask(&ground, guest, wish))).collect()
        });
        let worth = std::array::from_fn(|guest| std::array::from_fn(|met| task.worth(Guest(guest as u8), met)));
        let moves = (PEOPLE * (ground.all.len() + 1) * MOVES) as u32;
        Self {
            asks,
            genders: task.genders,
            worth,
            cells: [None; PEOPLE],
            on: vec![None; ground.all.len()],
            taken: [0; Gender::ALL.len()],
            best: (0, [None; PEOPLE]),
            moves,
            left: moves,
            luck: 0,
            ground,
        }
    }

    /// Sets out from a floor.
    pub fn lay(&mut self, floor: &Floor) {
        for guest in 0..PEOPLE {
            self.carry(guest, None);
        }
        for (guest, cell) in floor.placed() {
            let place = self.ground.all.iter().position(|it| *it == cell);
            self.carry(guest.index(), place);
        }
        self.best = (self.points(), self.cells);
    }

    /// A few moves of a stroll by chance. A move that loses points is taken the more rarely the later it comes, in the
    /// end never. Gives the best floor met with when the stroll is over; the next one sets out from there.
    pub fn stroll(&mut self) -> Option<Floor> {
        let mut now = self.points();
        for _ in 0..MOVES_AT_ONCE {
            let (guest, to) = self.pick();
            let from = self.cells[guest];
            let other = self.carry(guest, to);
            let then = self.points();
            let heat = u64::from(self.left) * HEAT / u64::from(self.moves);
            // Of two draws, so that small losses are taken far oftener than great ones.
            let patience = self.draw() % (heat + 1) * (self.draw() % PARTS) / PARTS;
            if (now - then) * PARTS as i64 <= patience as i64 {
                now = then;
            } else if let Some(other) = other {
                self.carry(other, to);
            } else {
                self.carry(guest, from);
            }
            if now > self.best.0 {
                self.best = (now, self.cells);
            }
            self.left = self.left.saturating_sub(1);
        }
        if self.left > 0 {
            return None;
        }
        let found = self.ground.floor(self.best.1);
        self.left = self.moves;
        self.best = (now, self.cells);
        Some(found)
    }

    /// What the floor is worth: the same as `evaluate`, told quicker.
    pub fn points(&self) -> i64 {
        let placed = (0..PEOPLE).filter_map(|guest| Some((guest, self.cells[guest]?)));
        placed.map(|(guest, here)| self.worth[guest][self.met(guest, here)]).sum()
    }

    fn pick(&mut self) -> (usize, Option<usize>) {
        let guest = (self.draw() % PEOPLE as u64) as usize;
        let place = (self.draw() % (self.on.len() as u64 + 1)) as usize;
        (guest, (place < self.on.len()).then_some(place))
    }

    fn draw(&mut self) -> u64 {
        self.luck += 1;
        // A remainder of the whole number would do; its upper half is quicker to divide on small machines.
        mixed(self.luck) >> 32
    }

    /// Moves a guest; whoever else stands there goes where he was, and is named.
    fn carry(&mut self, guest: usize, to: Option<usize>) -> Option<usize> {
        let from = self.cells[guest];
        let other = to.and_then(|to| self.on[to]).filter(|other| *other != guest);
        self.put(guest, None);
        if let Some(other) = other {
            self.put(other, None);
            self.put(other, from);
        }
        self.put(guest, to);
        other
    }

    fn put(&mut self, guest: usize, to: Option<usize>) {
        let taken = &mut self.taken[self.genders[guest] as usize];
        if let Some(from) = self.cells[guest] {
            self.on[from] = None;
            *taken &= !(1 << from);
        }
        if let Some(to) = to {
            self.on[to] = Some(guest);
            *taken |= 1 << to;
        }
        self.cells[guest] = to;
    }

    fn met(&self, guest: usize, here: usize) -> usize {
        let (ground, [men, women, others]) = (&self.ground, self.taken);
        let is_met = |ask: &&Demand| match **ask {
            Demand::Area(cells) => cells >> here & 1 != 0,
            Demand::NextTo(other) => self.cells[other].is_some_and(|cell| ground.beside[here] >> cell & 1 != 0),
            Demand::NotNextTo(gender) => ground.beside[here] & self.taken[gender as usize] == 0,
            Demand::NotBlocked => ground.nearer[here] & (men | women | others) == 0,
            Demand::FaceHidden => ground.front[here].is_some_and(|cell| self.on[cell].is_some()),
            Demand::Blocks(other) => ground.back[here].is_some_and(|cell| self.on[cell] == Some(other)),
            Demand::Never => false,
            Demand::Always => true,
        };
        self.asks[guest].iter().filter(is_met).count()
    }
}

fn ask(ground: &Ground, guest: Guest, wish: Wish) -> Demand {
    match wish {
        Wish::Area(cells) => Demand::Area(members(&ground.all, |cell| cells.contains(cell))),
        Wish::NextTo(other) if other == guest => Demand::Always,
        Wish::NextTo(other) => Demand::NextTo(other.index()),
        Wish::NotNextTo(gender) => Demand::NotNextTo(gender),
        Wish::NotBlocked => Demand::NotBlocked,
        Wish::FaceHidden => Demand::FaceHidden,
        Wish::Blocks(other) if other == guest => Demand::Never,
        Wish::Blocks(other) => Demand::Blocks(other.index()),
    }
}
