//! Every guest that keypoints did not give away is tried on every free cell, and the best fit stays, again and again.

use crate::{
    camera::Stand,
    guests::{
        others::{CLOSE, Search},
        placing::{self, SURE, SURE_BEHIND_TABLE, looks_right},
    },
    model::{labels::Labels, prepared::Prepared},
    scene::{
        expected::Expected,
        figure::{Figure, Placed},
        likeness::Likeness,
    },
    verdict::Cell,
};
use rayon::prelude::*;

/// Where the layout says that the guest stands there, less will do.
const SURE_IF_TOLD: f64 = 1.8;
const SURE_BEHIND_TABLE_IF_TOLD: f64 = 2.1;
/// Least score of somebody of whom little is in sight, where nobody else and no other cell comes into question.
const FAINT: f64 = 1.6;
/// Likeness of what is in sight of it: much that hardly looks like somebody would add up.
const FAINT_NCC: f64 = 0.6;
/// Share of that score at which somebody else or another cell does.
const RIVAL: f64 = 0.6;
/// Share of what should be in sight of a card that must look right before a faint one is believed: where something on the party
/// table may be in the way, only what looks right counts, and a little of that is found anywhere.
const LOOKS_RIGHT: f64 = 0.5;
/// Share of a card in sight that may lie on bare floor: outlines are not known to the pixel. More of it where the rest plainly
/// looks like the card.
const MOST_ON_FLOOR: f64 = 0.04;
const MOST_ON_FLOOR_IF_PLAIN: f64 = 0.1;
const PLAIN: f64 = 8.0;
/// So many square millimetres that look like somebody in part, by this score, and the largest share of them where somebody else is.
const HALF_SEEN_MM2: f64 = 300.0;
const HALF_SEEN: f64 = 1.0;
const SOMEBODY_ELSE: f64 = 0.3;

/// Who stands where after all that can be made out were added.
#[derive(Debug, Clone)]
pub struct Filled {
    pub placed: Vec<Placed>,
    /// How those who are left look at best on each free cell, roughly; on cells that are not here nothing of them can be seen.
    pub left: Vec<Placed>,
    /// Somebody who is left is seen in part where nobody else is: something that was not recognised is in the way.
    pub half_seen: bool,
}

/// Adds all guests that are left and can be made out.
pub fn fill(
    prepared: &Prepared,
    search: &Search<'_>,
    placed: Vec<Placed>,
    weak: &[Placed],
    expected: &Expected,
) -> Filled {
    fill_where(prepared, search, placed, weak, expected, &|_, _| true)
}

/// The same where only some guests on some cells are worth a look.
fn fill_where(
    prepared: &Prepared,
    search: &Search<'_>,
    placed: Vec<Placed>,
    weak: &[Placed],
    expected: &Expected,
    worth: &dyn Fn(usize, Cell) -> bool,
) -> Filled {
    let labels = search.labels(&placed);
    let mut filling = Filling { prepared, search, expected, worth, placed, labels, looks: Vec::new() };
    let mut before = filling.placed.len();
    filling.round(weak, &|_, _| true);
    while filling.placed.len() > before && !filling.left().is_empty() {
        let added: Vec<(usize, Stand)> = filling.placed[before..].iter().map(|p| (p.guest, p.stand)).collect();
        before = filling.placed.len();
        // Behind those who were added others may be made out, and cells that looked best for somebody may be taken now.
        let behind = placing::cells_behind(prepared, &search.view, &added);
        let crowded = filling.crowded(&added);
        filling.round(&[], &|guest, cell| behind.contains(&cell) || crowded.contains(&guest));
    }
    let half_seen = filling.looks.iter().any(|p| filling.is_half_seen(p));
    Filled { placed: filling.placed, left: filling.looks, half_seen }
}

/// Everybody who stands upright, with those who are found there besides where backs and fallen cards are in the way; only some
/// guests on some cells are worth a look.
pub fn fill_around(
    prepared: &Prepared,
    search: &Search<'_>,
    mut placed: Vec<Placed>,
    odd: &[Figure],
    weak: &[Placed],
    expected: &Expected,
    worth: &dyn Fn(usize, Cell) -> bool,
) -> Vec<Placed> {
    let (upright, all) = (placed.len(), placed.len() + odd.len());
    placed.extend(odd.iter().map(|o| Placed { guest: o.guest, stand: o.stand, likeness: Likeness::default() }));
    placed = fill_where(prepared, search, placed, weak, expected, worth).placed;
    placed.drain(upright..all);
    placed
}

/// The floor as it fills.
struct Filling<'a> {
    prepared: &'a Prepared,
    search: &'a Search<'a>,
    expected: &'a Expected,
    worth: &'a dyn Fn(usize, Cell) -> bool,
    placed: Vec<Placed>,
    labels: Labels,
    /// How everybody who was looked for looks at best on each cell, roughly.
    looks: Vec<Placed>,
}

impl Filling<'_> {
    /// Looks for everybody who is left on these cells, and adds the best again and again until none is good enough.
    fn round(&mut self, weak: &[Placed], anew: &dyn Fn(usize, Cell) -> bool) {
        let (search, left) = (self.search, self.left());
        let mut pairs = self.pairs(&left);
        pairs.retain(|(guest, cell)| anew(*guest, *cell));
        let rough = search.roughly(&pairs, &self.placed, &self.labels);
        let looks = std::mem::take(&mut self.looks);
        let is_old = |p: &Placed| self.cell(p).is_some_and(|c| !pairs.contains(&(p.guest, c)) && self.is_free(c));
        self.looks = looks.into_iter().filter(is_old).filter(|p| left.contains(&p.guest)).collect();
        self.looks.extend(&rough);
        let mut candidates = search.candidates(rough, &self.placed, &self.labels);
        let weak = weak.par_iter().with_max_len(1).filter(|p| left.contains(&p.guest));
        candidates.par_extend(weak.map(|p| search.closely(*p, &self.placed, &self.labels)));
        while let Some(best) = self.best(&candidates) {
            self.placed.push(best);
            search.add_last(&mut self.labels, &self.placed);
            candidates.retain(|c| c.guest != best.guest);
            // What was found before is looked at again behind the newly placed one.
            candidates = search.again(&candidates, &self.placed, &self.labels);
        }
    }

    /// Guests of whom not all cells were looked at closely, and one of those that were is taken now.
    fn crowded(&self, added: &[(usize, Stand)]) -> Vec<usize> {
        let kit = &self.prepared.kit.floor;
        let taken: Vec<Option<Cell>> = added.iter().map(|(_, s)| kit.cell_at([s.x, s.y])).collect();
        let is_crowded = |guest: &usize| {
            let mut own: Vec<&Placed> = self.looks.iter().filter(|p| p.guest == *guest).collect();
            own.sort_by(|a, b| b.likeness.score().total_cmp(&a.likeness.score()));
            own.len() > CLOSE && own[..CLOSE].iter().any(|p| taken.contains(&self.cell(p)))
        };
        self.left().into_iter().filter(is_crowded).collect()
    }

    fn left(&self) -> Vec<usize> {
        let is_left = |g: &usize| !self.placed.iter().any(|p| p.guest == *g) && self.expected.may_be_there(*g);
        (0..self.prepared.cards.len()).filter(is_left).collect()
    }

    /// Who is to be looked for on which cells.
    fn pairs(&self, guests: &[usize]) -> Vec<(usize, Cell)> {
        let free: Vec<Cell> = self.prepared.kit.floor.cells().filter(|c| self.is_free(*c)).collect();
        let cells = |guest: usize| match self.expected.cell(guest) {
            Some(told) => vec![told],
            None => free.clone(),
        };
        let pairs = guests.iter().flat_map(|&guest| cells(guest).into_iter().map(move |cell| (guest, cell)));
        pairs
            .filter(|(guest, cell)| !self.expected.forbids(*guest, Some(*cell)) && (self.worth)(*guest, *cell))
            .collect()
    }

    fn cell(&self, p: &Placed) -> Option<Cell> {
        self.prepared.kit.floor.cell_at([p.stand.x, p.stand.y])
    }

    fn is_free(&self, cell: Cell) -> bool {
        !self.prepared.kit.floor.is_blocked(cell) && !self.placed.iter().any(|p| self.cell(p) == Some(cell))
    }

    /// The best candidate that is good enough to be believed; a faint one only where there is no better.
    fn best(&self, candidates: &[Placed]) -> Option<Placed> {
        let usable: Vec<Placed> = candidates.iter().filter(|p| self.may_stand(p)).copied().collect();
        let by_score = |a: &&Placed, b: &&Placed| a.likeness.score().total_cmp(&b.likeness.score());
        let sure = usable.iter().filter(|p| p.likeness.score() >= self.least(p)).max_by(by_score);
        sure.or_else(|| usable.iter().filter(|p| self.is_faint(p, &usable)).max_by(by_score)).copied()
    }

    fn may_stand(&self, p: &Placed) -> bool {
        let cell = self.cell(p);
        let most = if p.likeness.score() >= PLAIN { MOST_ON_FLOOR_IF_PLAIN } else { MOST_ON_FLOOR };
        p.likeness.score() >= RIVAL * FAINT
            && cell.is_some_and(|c| self.is_free(c))
            && !self.expected.forbids(p.guest, cell)
            && self.search.on_bare_floor(p, &self.placed, &self.labels) < most
    }

    fn least(&self, p: &Placed) -> f64 {
        match (self.expected.cell(p.guest).is_some(), p.likeness.doubtful < 0.5) {
            (true, true) => SURE_IF_TOLD,
            (true, false) => SURE_BEHIND_TABLE_IF_TOLD,
            (false, true) => SURE,
            (false, false) => SURE_BEHIND_TABLE,
        }
    }

    fn is_half_seen(&self, p: &Placed) -> bool {
        let Likeness { doubtful, area, .. } = p.likeness;
        let in_part = doubtful < 0.5 && area > HALF_SEEN_MM2 && p.likeness.score() > HALF_SEEN;
        let is_left = !self.placed.iter().any(|o| o.guest == p.guest) && self.cell(p).is_some_and(|c| self.is_free(c));
        in_part && is_left && self.search.before_others(p, &self.placed, &self.labels) < SOMEBODY_ELSE
    }

    /// Is this little of somebody enough, as nobody else looks like it there, nor it like anything elsewhere?
    fn is_faint(&self, p: &Placed, usable: &[Placed]) -> bool {
        let is_rival = |o: &Placed| {
            let same = (o.guest == p.guest, self.cell(o) == self.cell(p));
            same != (true, true) && (same.0 || same.1) && o.likeness.score() > RIVAL * p.likeness.score()
        };
        let looks_like_it = p.likeness.score() >= FAINT && p.likeness.ncc >= FAINT_NCC;
        looks_like_it && looks_right(self.prepared, p) >= LOOKS_RIGHT && !usable.iter().any(is_rival)
    }
}
