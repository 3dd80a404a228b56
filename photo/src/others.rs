//! Guests that no keypoints gave away: every card is tried on every free cell, and the best fits stay.

use crate::{
    album::Album,
    blurred::Blurred,
    camera::{Stand, View},
    card::Standing,
    labels::Labels,
    look::{Lattice, Likeness},
    party::Party,
    verdict::Cell,
    work::Work,
};
use rayon::prelude::*;

/// A guest standing somewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    pub guest: usize,
    pub stand: Stand,
    pub likeness: Likeness,
}

/// The photo and the camera in which guests are looked for.
pub struct Search<'a> {
    pub album: &'a Album,
    pub photo: &'a Blurred<'a>,
    pub view: View,
    coarse: Vec<Lattice>,
    fine: Vec<Lattice>,
    size: [usize; 2],
    party: Option<Party>,
    /// How bright prints appear in this photo, by colour.
    pub light: Option<[f64; 3]>,
}

/// Feet keep this far from the lines of the grid.
const MARGIN_MM: f64 = 1.0;
/// Cells of each guest that are looked at closely.
const CLOSE: usize = 5;

impl<'a> Search<'a> {
    pub fn new(album: &'a Album, work: &Work, photo: &'a Blurred<'a>, view: View) -> Self {
        let coarse = album.cards.par_iter().map(|c| Lattice::new(c, 1.4)).collect();
        let fine = album.cards.par_iter().map(|c| Lattice::new(c, 0.7)).collect();
        Self {
            album,
            photo,
            view,
            coarse,
            fine,
            size: [work.width, work.height],
            party: Party::new(&album.kit.floor),
            light: None,
        }
    }

    pub fn labels(&self, placed: &[Placed]) -> Labels {
        let standing: Vec<Standing<'_>> =
            placed.iter().map(|p| Standing::new(&self.album.cards[p.guest], p.stand)).collect();
        Labels::painted(self.size, 2, &self.view, &standing)
    }

    fn nearer(&self, placed: &[Placed], stand: &Stand) -> Vec<bool> {
        let depth = |s: &Stand| self.view.depth([s.x, s.y, 0.0]);
        placed.iter().map(|p| depth(&p.stand) < depth(stand)).collect()
    }

    pub fn likeness(&self, guest: usize, stand: Stand, placed: &[Placed], labels: &Labels, fine: bool) -> Likeness {
        let lattice = if fine { &self.fine[guest] } else { &self.coarse[guest] };
        let likeness = lattice.compare(
            self.photo,
            &self.view,
            &self.album.cards[guest],
            stand,
            labels,
            &self.nearer(placed, &stand),
            self.party.as_ref(),
        );
        self.light.map_or(likeness, |light| likeness.under(light))
    }

    /// How far the middle of a foot may be from the middle of its cell.
    fn room(&self, guest: usize) -> [f64; 2] {
        let [w, d] = self.album.kit.floor.cell_mm();
        let [bw, bd, _] = self.album.cards[guest].base;
        [(0.5 * (w - bw) - MARGIN_MM).max(0.0), (0.5 * (d - bd) - MARGIN_MM).max(0.0)]
    }

    /// The best standing of a guest on a cell, roughly.
    fn roughly(&self, guest: usize, cell: Cell, placed: &[Placed], labels: &Labels) -> Option<Placed> {
        let [cx, cy] = self.album.kit.floor.centre(cell);
        let [rx, ry] = self.room(guest);
        let (nx, ny) = ((rx / 1.25).ceil() as i32, (ry / 2.5).ceil() as i32);
        let mut best: Option<Placed> = None;
        for j in -ny..=ny {
            for i in -nx..=nx {
                let x = cx + rx * f64::from(i) / f64::from(nx.max(1));
                let y = cy + ry * f64::from(j) / f64::from(ny.max(1));
                let stand = Stand { x, y, turn: 0.0, lean: 0.0 };
                let likeness = self.likeness(guest, stand, placed, labels, false);
                if likeness.area < 12.0 {
                    continue;
                }
                if best.is_none_or(|b| likeness.score() > b.likeness.score()) {
                    best = Some(Placed { guest, stand, likeness });
                }
            }
        }
        best
    }

    /// Climbs to the best standing nearby.
    pub fn closely(&self, start: Placed, placed: &[Placed], labels: &Labels) -> Placed {
        let mut best = Placed { likeness: self.likeness(start.guest, start.stand, placed, labels, true), ..start };
        let mut steps = [1.0, 2.0, 0.05];
        for _ in 0..14 {
            let mut moved = false;
            for k in 0..3 {
                for sign in [-1.0, 1.0] {
                    let mut stand = best.stand;
                    match k {
                        0 => stand.x += sign * steps[0],
                        1 => {
                            // Farther away along the line of sight: the picture's place stays, its size changes.
                            let from = self.view.camera.place;
                            let ahead = [stand.x - from[0], stand.y - from[1]];
                            let far = ahead[0].hypot(ahead[1]).max(1.0);
                            stand.x += sign * steps[1] * ahead[0] / far;
                            stand.y += sign * steps[1] * ahead[1] / far;
                        }
                        _ => stand.turn = (stand.turn + sign * steps[2]).clamp(-0.2, 0.2),
                    }
                    let likeness = self.likeness(best.guest, stand, placed, labels, true);
                    if likeness.score() > best.likeness.score() {
                        best = Placed { stand, likeness, ..best };
                        moved = true;
                    }
                }
            }
            if !moved {
                steps = steps.map(|s| s * 0.5);
                if steps[0] < 0.1 {
                    break;
                }
            }
        }
        best
    }

    /// The best standings of each of these guests on these cells, best first for each guest.
    pub fn candidates(&self, guests: &[usize], cells: &[Cell], placed: &[Placed], labels: &Labels) -> Vec<Placed> {
        let pairs: Vec<(usize, Cell)> = guests.iter().flat_map(|&g| cells.iter().map(move |&c| (g, c))).collect();
        let rough: Vec<Placed> = pairs.par_iter().filter_map(|&(g, c)| self.roughly(g, c, placed, labels)).collect();
        let mut chosen = Vec::new();
        for &guest in guests {
            let mut own: Vec<Placed> = rough.iter().filter(|p| p.guest == guest).copied().collect();
            own.sort_by(|a, b| b.likeness.score().total_cmp(&a.likeness.score()));
            chosen.extend(own.into_iter().take(CLOSE));
        }
        chosen.par_iter().map(|p| self.closely(*p, placed, labels)).collect()
    }

    /// Candidates found before, looked at again behind those who were placed since.
    pub fn again(&self, before: &[Placed], placed: &[Placed], labels: &Labels) -> Vec<Placed> {
        before
            .par_iter()
            .map(|p| {
                let likeness = self.likeness(p.guest, p.stand, placed, labels, true);
                let same = (likeness.score() - p.likeness.score()).abs() < 1e-9;
                if same { *p } else { self.closely(Placed { likeness, ..*p }, placed, labels) }
            })
            .collect()
    }
}
