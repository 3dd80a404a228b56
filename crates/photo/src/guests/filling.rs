//! Every guest that keypoints did not give away is tried on every free cell, and the best fit stays, again and again.

use crate::{
    camera::Stand,
    guests::{
        others::Search,
        placing::{self, looks_right},
    },
    model::{labels::Labels, prepared::Prepared},
    options::GuestOptions,
    scene::{
        expected::Expected,
        figure::{Figure, Placed},
        likeness::Likeness,
    },
    verdict::Cell,
};
use rayon::prelude::*;

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

impl<'a> Filling<'a> {
    fn options(&self) -> &'a GuestOptions {
        &self.prepared.options.guests
    }

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
        let (kit, close) = (&self.prepared.kit.floor, self.options().close);
        let taken: Vec<Option<Cell>> = added.iter().map(|(_, s)| kit.cell_at([s.x, s.y])).collect();
        let is_crowded = |guest: &usize| {
            let mut own: Vec<&Placed> = self.looks.iter().filter(|p| p.guest == *guest).collect();
            own.sort_by(|a, b| b.likeness.score.total_cmp(&a.likeness.score));
            own.len() > close && own[..close].iter().any(|p| taken.contains(&self.cell(p)))
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
        let by_score = |a: &&Placed, b: &&Placed| a.likeness.score.total_cmp(&b.likeness.score);
        let sure = usable.iter().filter(|p| p.likeness.score >= self.least(p)).max_by(by_score);
        sure.or_else(|| usable.iter().filter(|p| self.is_faint(p, &usable)).max_by(by_score)).copied()
    }

    fn may_stand(&self, p: &Placed) -> bool {
        let (options, cell) = (self.options(), self.cell(p));
        let most =
            if p.likeness.score >= options.plain { options.most_on_floor_if_plain } else { options.most_on_floor };
        p.likeness.score >= options.rival * options.faint
            && cell.is_some_and(|c| self.is_free(c))
            && !self.expected.forbids(p.guest, cell)
            && self.search.on_bare_floor(p, &self.placed, &self.labels) < most
    }

    fn least(&self, p: &Placed) -> f64 {
        let options = self.options();
        match (self.expected.cell(p.guest).is_some(), p.likeness.doubtful < 0.5) {
            (true, true) => options.sure_if_told,
            (true, false) => options.sure_behind_table_if_told,
            (false, true) => options.sure,
            (false, false) => options.sure_behind_table,
        }
    }

    fn is_half_seen(&self, p: &Placed) -> bool {
        let (options, Likeness { doubtful, area, .. }) = (self.options(), p.likeness);
        let in_part = doubtful < 0.5 && area > options.half_seen_mm2 && p.likeness.score > options.half_seen;
        let is_left = !self.placed.iter().any(|o| o.guest == p.guest) && self.cell(p).is_some_and(|c| self.is_free(c));
        in_part && is_left && self.search.before_others(p, &self.placed, &self.labels) < options.somebody_else
    }

    /// Is this little of somebody enough, as nobody else looks like it there, nor it like anything elsewhere?
    fn is_faint(&self, p: &Placed, usable: &[Placed]) -> bool {
        let options = self.options();
        let is_rival = |o: &Placed| {
            let same = (o.guest == p.guest, self.cell(o) == self.cell(p));
            same != (true, true) && (same.0 || same.1) && o.likeness.score > options.rival * p.likeness.score
        };
        let looks_like_it = p.likeness.score >= options.faint && p.likeness.ncc >= options.faint_ncc;
        looks_like_it && looks_right(self.prepared, p) >= options.faint_looks_right && !usable.iter().any(is_rival)
    }
}
