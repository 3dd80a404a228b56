//! Guests that no keypoints gave away: every card is tried on every free cell, and the best fits stay.

use crate::{
    camera::{Stand, View},
    floor::start::median,
    guests::{
        bare::Bare,
        belief::believed,
        blurred::Blurred,
        climb::{Climb, Tried},
        curtain::{Curtain, Hanging},
        lattice::{Lattice, Tone},
        look::Backdrop,
    },
    model::{card::Standing, labels::Labels, party::Party, prepared::Prepared, work::Work},
    options::GuestOptions,
    scene::{figure::Placed, likeness::Likeness},
    verdict::Cell,
};
use rayon::prelude::*;

/// The photo and the camera in which guests are looked for.
pub struct Search<'a> {
    pub prepared: &'a Prepared,
    pub photo: &'a Blurred<'a>,
    pub view: View,
    coarse: Vec<Lattice>,
    fine: Vec<Lattice>,
    size: [usize; 2],
    party: Option<Party>,
    pub bare: Bare,
    /// How bright prints appear in this photo, by colour.
    pub light: Option<[f64; 3]>,
}

impl<'a> Search<'a> {
    pub fn new(prepared: &'a Prepared, work: &Work, photo: &'a Blurred<'a>, view: View, bare: Bare) -> Self {
        let options = &prepared.options.guests;
        let lattices =
            |step| prepared.cards.par_iter().map(move |card| Lattice::new(card, step, options.windows)).collect();
        let (coarse, fine) = (lattices(options.coarse_mm), lattices(options.fine_mm));
        Self {
            prepared,
            photo,
            view,
            coarse,
            fine,
            size: [work.width, work.height],
            party: Party::new(&prepared.kit.floor),
            bare,
            light: None,
        }
    }

    fn options(&self) -> &'a GuestOptions {
        &self.prepared.options.guests
    }

    pub fn labels(&self, placed: &[Placed]) -> Labels {
        Labels::painted(self.size, 2, &self.view, &self.standing(placed))
    }

    /// Labels of all but the last of these, with the last one.
    pub fn add_last(&self, labels: &mut Labels, placed: &[Placed]) {
        labels.add_last(&self.view, &self.standing(placed));
    }

    fn standing(&self, placed: &[Placed]) -> Vec<Standing<'a>> {
        placed.iter().map(|p| Standing::new(&self.prepared.cards[p.guest], p.stand)).collect()
    }

    fn nearer(&self, placed: &[Placed], stand: &Stand) -> Vec<bool> {
        let depth = |s: &Stand| self.view.depth([s.x, s.y, 0.0]);
        placed.iter().map(|p| depth(&p.stand) < depth(stand)).collect()
    }

    pub fn likeness(&self, guest: usize, stand: Stand, placed: &[Placed], labels: &Labels, fine: bool) -> Likeness {
        let lattice = if fine { &self.fine[guest] } else { &self.coarse[guest] };
        let (nearer, party) = (&self.nearer(placed, &stand)[..], self.party.as_ref());
        let backdrop = Backdrop { photo: self.photo, view: &self.view, labels, nearer, party };
        self.lit(lattice.compare(&backdrop, &Standing::new(&self.prepared.cards[guest], stand)))
    }

    /// The same through another camera, finely.
    pub fn likeness_in(&self, view: &View, guest: usize, stand: Stand, labels: &Labels, nearer: &[bool]) -> Likeness {
        let backdrop = Backdrop { photo: self.photo, view, labels, nearer, party: self.party.as_ref() };
        self.lit(self.fine[guest].compare(&backdrop, &Standing::new(&self.prepared.cards[guest], stand)))
    }

    /// How bright prints appear, by the mean of their colours.
    pub fn brightness(&self) -> f64 {
        self.light.map_or(self.options().usual_light, |l| l.iter().sum::<f64>() / 3.0)
    }

    /// Takes the scene's light from how these appear, and believes them as far as their colours agree with it.
    pub fn take_light(&mut self, placed: &mut [Placed]) {
        self.light = light(self.options(), placed);
        for p in placed {
            p.likeness = self.lit(p.likeness);
        }
    }

    fn lit(&self, likeness: Likeness) -> Likeness {
        believed(&self.options().belief, likeness, self.light)
    }

    /// Share of what should be in sight of a card that lies where the floor itself is seen.
    pub fn on_bare_floor(&self, candidate: &Placed, placed: &[Placed], labels: &Labels) -> f64 {
        self.share_in_sight(candidate, &self.nearer(placed, &candidate.stand), labels, |p| self.bare.at(p))
    }

    /// Share of what should be in sight of a card that lies where somebody is placed farther away: it may look like that one.
    pub fn before_others(&self, candidate: &Placed, placed: &[Placed], labels: &Labels) -> f64 {
        let nearer = self.nearer(placed, &candidate.stand);
        self.share_in_sight(candidate, &nearer, labels, |p| labels.at(p[0] as usize, p[1] as usize).is_some())
    }

    /// Share of what should be in sight of a card that lies on such pixels.
    fn share_in_sight(
        &self,
        candidate: &Placed,
        nearer: &[bool],
        labels: &Labels,
        is_such: impl Fn([f64; 2]) -> bool,
    ) -> f64 {
        let standing = Standing::new(&self.prepared.cards[candidate.guest], candidate.stand);
        let (mut seen, mut such) = (0u32, 0u32);
        for [u, v] in standing.card.places(self.options().share_mm) {
            let pixel = self.view.project(standing.point(u, v)).filter(|p| self.view.inside(*p, 1.0));
            let Some(p) = pixel else { continue };
            if !labels.at(p[0] as usize, p[1] as usize).is_some_and(|l| nearer[l]) {
                seen += 1;
                such += u32::from(is_such(p));
            }
        }
        f64::from(such) / f64::from(seen.max(1))
    }

    /// A card's places, and what the photo shows there through another camera; no colour where others are in the way.
    pub fn colours(
        &self,
        view: &View,
        guest: usize,
        stand: Stand,
        labels: &Labels,
        nearer: &[bool],
    ) -> (&Lattice, Vec<Tone>) {
        let lattice = &self.fine[guest];
        let mut seen = Vec::new();
        let standing = Standing::new(&self.prepared.cards[guest], stand);
        lattice.look(&Backdrop { photo: self.photo, view, labels, nearer, party: None }, &standing, &mut seen);
        (lattice, seen)
    }

    /// How far the middle of a foot may be from the middle of its cell.
    fn room(&self, guest: usize) -> [f64; 2] {
        let [w, d] = self.prepared.kit.floor.cell_mm();
        let [bw, bd, _] = self.prepared.cards[guest].base;
        let margin = self.options().margin_mm;
        [(0.5 * (w - bw) - margin).max(0.0), (0.5 * (d - bd) - margin).max(0.0)]
    }

    /// The best standings of guests on cells, roughly: one curtain after the other is hung across the floor.
    pub fn roughly(&self, pairs: &[(usize, Cell)], placed: &[Placed], labels: &Labels) -> Vec<Placed> {
        let depths: Vec<f64> = placed.iter().map(|p| self.view.depth([p.stand.x, p.stand.y, 0.0])).collect();
        let sheets = self.sheets(pairs);
        let found: Vec<Vec<(usize, Placed)>> = sheets
            .par_iter()
            .with_max_len(1)
            .map(|(sheet, held)| {
                let curtain =
                    Curtain::new(*sheet, self.photo, &self.view, labels, &depths, self.party.as_ref(), &self.bare);
                let best = |&i: &usize| Some((i, self.along(&curtain, pairs[i].0, pairs[i].1, sheet.y)?));
                held.iter().filter_map(best).collect()
            })
            .collect();
        let mut best: Vec<Option<Placed>> = vec![None; pairs.len()];
        for (i, p) in found.into_iter().flatten() {
            if best[i].is_none_or(|b| p.likeness.score > b.likeness.score) {
                best[i] = Some(p);
            }
        }
        best.into_iter().flatten().collect()
    }

    /// Sheets that hold every place worth a look of these guests on these cells, each with the pairs that it is for.
    fn sheets(&self, pairs: &[(usize, Cell)]) -> Vec<(Hanging, Vec<usize>)> {
        let (kit, options) = (&self.prepared.kit.floor, self.options());
        let (deep_mm, coarse_mm) = (options.deep_mm, options.coarse_mm);
        let mut sheets: Vec<(Hanging, Vec<usize>)> = Vec::new();
        for (i, &(guest, cell)) in pairs.iter().enumerate() {
            let ([cx, cy], [rx, ry]) = (kit.centre(cell), self.room(guest));
            let (card, steps) = (&self.prepared.cards[guest], (ry / deep_mm).round() as i32);
            let half = rx + 0.5 * card.size[0] + coarse_mm;
            for j in -steps..=steps {
                let (y, foot, across) = (cy + deep_mm * f64::from(j), card.foot(), [cx - half, cx + half]);
                match sheets.iter_mut().find(|(s, _)| s.y == y && s.foot == foot) {
                    Some((s, held)) => {
                        s.across = [s.across[0].min(across[0]), s.across[1].max(across[1])];
                        s.height = s.height.max(card.size[1]);
                        held.push(i);
                    }
                    None => sheets.push((Hanging { y, foot, across, height: card.size[1], step: coarse_mm }, vec![i])),
                }
            }
        }
        sheets
    }

    /// The best standing of a guest on a cell at one distance.
    fn along(&self, curtain: &Curtain, guest: usize, cell: Cell, y: f64) -> Option<Placed> {
        let (lattice, options) = (&self.coarse[guest], self.options());
        let ([cx, _], [rx, _]) = (self.prepared.kit.floor.centre(cell), self.room(guest));
        let (first, last) = (curtain.column(lattice, cx - rx), curtain.column(lattice, cx + rx));
        let mut best: Option<Placed> = None;
        for column in first..=last {
            if curtain.on_bare_floor(lattice, column) > options.far_too_much_on_floor {
                continue;
            }
            let likeness = self.lit(lattice.compare_on(curtain, column));
            if likeness.area >= options.least_mm2 && best.is_none_or(|b| likeness.score > b.likeness.score) {
                let stand = Stand { x: curtain.foot(lattice, column), y, turn: 0.0, lean: 0.0 };
                best = Some(Placed { guest, stand, likeness });
            }
        }
        best
    }

    /// Climbs to the best standing nearby.
    pub fn closely(&self, start: Placed, placed: &[Placed], labels: &Labels) -> Placed {
        self.climb(start, placed, labels, &[])
    }

    /// The same; given up where the score is still below these after so many times that no step led higher.
    fn climb(&self, start: Placed, placed: &[Placed], labels: &Labels, give_up: &[f64]) -> Placed {
        let options = self.options();
        let look = |stand: Stand, of: &Placed| Placed {
            stand,
            likeness: self.likeness(of.guest, stand, placed, labels, true),
            ..*of
        };
        let moved = |mut stand: Stand, way: usize, step: f64| {
            match way {
                0 => stand.x += step,
                1 => {
                    // Farther away along the line of sight: the picture's place stays, its size changes.
                    let from = self.view.camera.place;
                    let ahead = [stand.x - from[0], stand.y - from[1]];
                    let far = ahead[0].hypot(ahead[1]).max(1.0);
                    stand.x += step * ahead[0] / far;
                    stand.y += step * ahead[1] / far;
                }
                _ => stand.turn = (stand.turn + step).clamp(-options.most_turn, options.most_turn),
            }
            stand
        };
        let climb =
            Climb { steps: options.climb_steps, rounds: options.climb_rounds, finest: options.climb_finest, give_up };
        climb.from(look(start.stand, &start), moved, look)
    }

    /// The best of these standings, looked at closely.
    pub fn candidates(&self, mut rough: Vec<Placed>, placed: &[Placed], labels: &Labels) -> Vec<Placed> {
        let options = self.options();
        let mut cells = vec![0; self.prepared.cards.len()];
        for p in &rough {
            cells[p.guest] += 1;
        }
        rough.retain(|p| p.likeness.score >= options.hopeless);
        rough.sort_by(|a, b| b.likeness.score.total_cmp(&a.likeness.score));
        let mut left = vec![options.close; self.prepared.cards.len()];
        rough.retain(|p| {
            let chosen = left[p.guest] > 0;
            left[p.guest] = left[p.guest].saturating_sub(1);
            chosen
        });
        // Where people say where a guest stands, less will do for it, and there is only one cell to look at.
        let give_up = |guest: usize| if cells[guest] == 1 { &[][..] } else { &options.give_up[..] };
        rough.par_iter().with_max_len(1).map(|p| self.climb(*p, placed, labels, give_up(p.guest))).collect()
    }

    /// Candidates found before, looked at again behind the one who was placed last.
    pub fn again(&self, before: &[Placed], placed: &[Placed], labels: &Labels) -> Vec<Placed> {
        let edge = self.options().edge_px;
        let Some(last) = placed.last() else { return before.to_vec() };
        let depth = |p: &Placed| self.view.depth([p.stand.x, p.stand.y, 0.0]);
        let bounds = |p: &Placed| Standing::new(&self.prepared.cards[p.guest], p.stand).bounds(&self.view);
        let (near, around) = (depth(last), bounds(last));
        let apart = |[left, top, right, bottom]: [f64; 4], o: [f64; 4]| {
            left > o[2] + edge || o[0] > right + edge || top > o[3] + edge || o[1] > bottom + edge
        };
        before
            .par_iter()
            .map(|p| {
                if depth(p) < near || bounds(p).zip(around).is_some_and(|(own, last)| apart(own, last)) {
                    return *p;
                }
                let likeness = self.likeness(p.guest, p.stand, placed, labels, true);
                let same = (likeness.score - p.likeness.score).abs() < 1e-9;
                if same { *p } else { self.closely(Placed { likeness, ..*p }, placed, labels) }
            })
            .collect()
    }
}

/// How bright the prints of these figures appear, by colour.
fn light(options: &GuestOptions, placed: &[Placed]) -> Option<[f64; 3]> {
    let good: Vec<&Placed> = placed.iter().filter(|p| p.likeness.ncc > options.light_ncc).collect();
    let middle = |k: usize| median(&mut good.iter().map(|p| p.likeness.gain[k]).collect::<Vec<_>>());
    (!good.is_empty()).then(|| [0, 1, 2].map(middle))
}

impl Tried for Placed {
    fn stand(&self) -> Stand {
        self.stand
    }

    fn worth(&self) -> f64 {
        self.likeness.score
    }
}
