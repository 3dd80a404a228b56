//! Who stands where: by keypoints first, then every guest that is left on every free cell, then backs and fallen cards.

use crate::{
    camera::{Stand, View},
    floor::settle,
    guests::others::Search,
    model::{
        card::{Card, Standing},
        prepared::Prepared,
    },
    options::GuestOptions,
    scene::{expected::Expected, figure::Placed, likeness::Likeness},
    verdict::Cell,
};
use rayon::prelude::*;

/// Everybody whose print is seen at once by keypoints; those of whom keypoints tell but who hardly look like it there; and those
/// who are plainly seen though the layout does not have them.
pub fn by_keypoints(
    prepared: &Prepared,
    search: &mut Search<'_>,
    settled: &settle::Settled,
    expected: &Expected,
) -> (Vec<Placed>, Vec<Placed>, Vec<Placed>) {
    let options = &prepared.options.guests;
    let mut placed: Vec<Placed> = settled
        .guests
        .iter()
        .zip(&settled.fitted.figures)
        .map(|(&guest, &stand)| Placed { guest, stand, likeness: Default::default() })
        .collect();
    let labels = search.labels(&placed);
    let look = |p: &Placed| search.likeness(p.guest, p.stand, &placed, &labels, true);
    let seen: Vec<Likeness> = placed.par_iter().with_max_len(1).map(look).collect();
    for (placed, likeness) in placed.iter_mut().zip(seen) {
        placed.likeness = likeness;
    }
    search.take_light(&mut placed);
    let stranger = |p: &Placed| !expected.may_be_there(p.guest);
    let strangers =
        placed.iter().filter(|p| stranger(p) && p.likeness.score >= options.sure_stranger).copied().collect();
    placed.retain(|p| !stranger(p));
    // One that hardly looks like it may be covered by somebody not placed yet: it waits for another look.
    let weak: Vec<Placed> = placed.iter().filter(|p| p.likeness.score < options.sure).copied().collect();
    placed.retain(|p| p.likeness.score >= options.sure);
    without_overlaps(prepared, &mut placed);
    name_rightly(prepared, search, &mut placed, expected);
    (placed, weak, strangers)
}

/// The cells from which a card may share pixels with one of these, standing no nearer: elsewhere they hide nobody.
pub fn cells_behind(prepared: &Prepared, view: &View, figures: &[(usize, Stand)]) -> Vec<Cell> {
    let kit = &prepared.kit.floor;
    let most = |f: fn(&Card) -> f64| prepared.cards.iter().map(f).fold(0.0, f64::max);
    let (wide, high, [w, d]) = (most(|c| c.size[0]), most(|c| c.size[1] + c.foot()), kit.cell_mm());
    let hides = |cell: Cell, (guest, stand): (usize, Stand)| {
        let [x, y] = kit.centre(cell);
        let far = [x, y + 0.5 * d, 0.0];
        if view.depth(far) < view.depth([stand.x, stand.y, 0.0]) {
            return false;
        }
        let Some([left, top, right, bottom]) = Standing::new(&prepared.cards[guest], stand).bounds(view) else {
            return true;
        };
        let corners = [-0.5, 0.5].into_iter().flat_map(|dx| [-0.5, 0.5].map(|dy| (dx, dy)));
        let mut bounds = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for (dx, dy) in corners {
            for z in [0.0, high] {
                let Some([px, py]) = view.project([x + dx * (w + wide), y + dy * d, z]) else { return true };
                bounds = [bounds[0].min(px), bounds[1].min(py), bounds[2].max(px), bounds[3].max(py)];
            }
        }
        left <= bounds[2] && bounds[0] <= right && top <= bounds[3] && bounds[1] <= bottom
    };
    kit.cells().filter(|c| figures.iter().any(|f| hides(*c, *f))).collect()
}

/// Share of what should be in sight of a figure that is believed to be.
pub(crate) fn looks_right(prepared: &Prepared, p: &Placed) -> f64 {
    let in_sight = p.likeness.share * prepared.cards[p.guest].places(1.0).len() as f64;
    p.likeness.area / in_sight.max(1.0)
}

/// Is a figure who it is taken for without a second look?
fn is_firm(prepared: &Prepared, p: &Placed) -> bool {
    let options = &prepared.options.guests;
    p.likeness.ncc >= options.firm_ncc && looks_right(prepared, p) >= options.firm_share
}

/// Twins share many keypoints: at every place the guest is taken that looks most like it.
fn name_rightly(prepared: &Prepared, search: &Search<'_>, placed: &mut [Placed], expected: &Expected) {
    let labels = search.labels(placed);
    let firm: Vec<bool> = placed.iter().map(|p| is_firm(prepared, p)).collect();
    let asked: Vec<usize> = (0..prepared.cards.len())
        .filter(|g| expected.may_be_there(*g))
        .filter(|g| !placed.iter().zip(&firm).any(|(p, firm)| *firm && p.guest == *g))
        .collect();
    let scores: Vec<Vec<Placed>> = (0..placed.len())
        .into_par_iter()
        .with_max_len(1)
        .map(|i| {
            let own = placed[i];
            let others: Vec<usize> = asked.iter().copied().filter(|g| *g != own.guest).collect();
            let alike = |guest: &usize| Placed {
                guest: *guest,
                likeness: search.likeness(*guest, own.stand, placed, &labels, false),
                ..own
            };
            let least = prepared.options.guests.twin * own.likeness.score;
            let mut rivals: Vec<Placed> = others.iter().map(alike).filter(|p| p.likeness.score > least).collect();
            if firm[i] && rivals.is_empty() {
                return vec![own];
            }
            // One of another size stands elsewhere on the cell to look the same.
            let around: Vec<Placed> = placed.iter().copied().filter(|p| p.guest != own.guest).collect();
            let labels = search.labels(&around);
            if let Some(cell) = prepared.kit.floor.cell_at([own.stand.x, own.stand.y]) {
                let pairs: Vec<(usize, Cell)> = others.iter().map(|g| (*g, cell)).collect();
                rivals
                    .extend(search.roughly(&pairs, &around, &labels).into_iter().filter(|p| p.likeness.score > least));
            }
            rivals.push(own);
            rivals.iter().map(|p| search.closely(*p, &around, &labels)).collect()
        })
        .collect();
    let mut all: Vec<(usize, Placed)> =
        scores.into_iter().enumerate().flat_map(|(i, s)| s.into_iter().map(move |p| (i, p))).collect();
    all.sort_by(|a, b| b.1.likeness.score.total_cmp(&a.1.likeness.score));
    let (mut named, mut used) = (vec![false; placed.len()], vec![false; prepared.cards.len()]);
    for (i, p) in all {
        if !named[i] && !used[p.guest] {
            // A place that already has its right name keeps its exact standing.
            if placed[i].guest != p.guest {
                placed[i] = p;
            }
            named[i] = true;
            used[p.guest] = true;
        }
    }
}

/// Two cards cannot stand in one another: of two guests seen at one place, the one that looks less like it goes.
fn without_overlaps(prepared: &Prepared, placed: &mut Vec<Placed>) {
    let GuestOptions { feet_apart, weak, .. } = prepared.options.guests;
    placed.sort_by(|a, b| b.likeness.score.total_cmp(&a.likeness.score));
    let mut kept: Vec<Placed> = Vec::new();
    for p in placed.iter() {
        let inside = |o: &Placed| {
            let [wa, da, _] = prepared.cards[p.guest].base;
            let [wb, db, _] = prepared.cards[o.guest].base;
            (p.stand.x - o.stand.x).abs() < feet_apart * (wa + wb)
                && (p.stand.y - o.stand.y).abs() < feet_apart * (da + db)
        };
        // Sharing a cell is against the rules and rare: the second one there must look well.
        let cell = |p: &Placed| prepared.kit.floor.cell_at([p.stand.x, p.stand.y]);
        let shares = |o: &Placed| p.likeness.score < weak && cell(p).is_some() && cell(o) == cell(p);
        if !kept.iter().any(|o| inside(o) || shares(o)) {
            kept.push(*p);
        }
    }
    *placed = kept;
}
