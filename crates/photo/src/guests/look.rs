//! Does a card stand here? Its print is laid over the photo and compared, little window by little window.

use crate::{
    camera::View,
    guests::{
        blurred::Blurred,
        curtain::Curtain,
        lattice::{IN_DOUBT, IN_SIGHT, Lattice, Tone},
        windows::Sums,
    },
    model::{
        card::Standing,
        labels::Labels,
        party::{self, Party},
    },
    scene::likeness::Likeness,
};
use std::cell::RefCell;
use wide::f32x4;

/// What a card is laid over: the photo through a camera, and what may stand in the way.
#[derive(Clone, Copy)]
pub struct Backdrop<'a> {
    pub photo: &'a Blurred<'a>,
    pub view: &'a View,
    pub labels: &'a Labels,
    /// Which labels stand before the card.
    pub nearer: &'a [bool],
    /// None if nothing on the party table is asked about.
    pub party: Option<&'a Party>,
}

impl Lattice {
    /// The photo's colours at the card's places, and how far each is in sight.
    pub fn look(&self, backdrop: &Backdrop<'_>, standing: &Standing<'_>, seen: &mut Vec<Tone>) {
        let Backdrop { photo, view, labels, nearer, party } = *backdrop;
        let origin = view.local(standing.point(0.0, 0.0));
        let (one_right, one_up) = (view.local(standing.point(1.0, 0.0)), view.local(standing.point(0.0, 1.0)));
        let right = [0, 1, 2].map(|k| one_right[k] - origin[k]);
        let up = [0, 1, 2].map(|k| one_up[k] - origin[k]);
        let level = photo.level(view.focal() / origin[2].max(1.0) * self.step);
        let doubt = Doubtful::new(self, standing, view.camera.place, party);
        seen.clear();
        seen.resize(self.ink.len(), [0.0; 4]);
        for j in 0..self.height {
            let [first, v] = self.place(0, j);
            let left = [0, 1, 2].map(|k| origin[k] + first * right[k] + v * up[k]);
            let row = j * self.width..(j + 1) * self.width;
            let groups = self.ink[row.clone()].chunks(4).zip(seen[row].chunks_mut(4)).enumerate();
            for (group, (ink, out)) in groups {
                if ink.iter().all(|i| i[3] == 0.0) {
                    continue;
                }
                let way = [0, 1, 2, 3].map(|lane| ((4 * group + lane) as f64 * self.step) as f32);
                let local =
                    [0, 1, 2].map(|k| f32x4::splat(left[k] as f32) + f32x4::new(way) * f32x4::splat(right[k] as f32));
                let [x, y] = view.project_four(local);
                for (lane, (ink, out)) in ink.iter().zip(out).enumerate() {
                    if ink[3] > 0.0
                        && let Some([r, g, b]) = photo.open(level, [x[lane], y[lane]], labels, |l| nearer[l])
                    {
                        *out = [r, g, b, if doubt.at(4 * group + lane, j) { IN_DOUBT } else { IN_SIGHT }];
                    }
                }
            }
        }
    }

    /// Lays the card over the photo.
    pub fn compare(&self, backdrop: &Backdrop<'_>, standing: &Standing<'_>) -> Likeness {
        SCRATCH.with_borrow_mut(|scratch| {
            self.look(backdrop, standing, &mut scratch.seen);
            self.weigh(&scratch.seen, self.width, false, &mut scratch.sums)
        })
    }

    /// Lays the card over a curtain, its first places on this column.
    pub fn compare_on(&self, curtain: &Curtain, column: usize) -> Likeness {
        SCRATCH.with_borrow_mut(|scratch| self.weigh(curtain.from(column), curtain.width, true, &mut scratch.sums))
    }
}

/// Room that is used again from comparison to comparison.
#[derive(Default)]
struct Scratch {
    seen: Vec<Tone>,
    sums: Vec<Sums>,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// Which places of a standing card something on the party table may hide.
enum Doubtful {
    Nowhere,
    /// An upright card: the part of the way over the table by column, and the height of the first row, of each next, of the camera.
    Columns {
        over: Vec<Option<[f64; 2]>>,
        first: f64,
        step: f64,
        camera: f64,
    },
    Places {
        width: usize,
        data: Vec<bool>,
    },
}

impl Doubtful {
    fn new(lattice: &Lattice, standing: &Standing<'_>, from: [f64; 3], party: Option<&Party>) -> Self {
        let Some(party) = party else { return Self::Nowhere };
        let point = |i: usize, j: usize| {
            let [u, v] = lattice.place(i, j);
            standing.point(u, v)
        };
        if standing.stand.lean != 0.0 {
            let places = (0..lattice.height).flat_map(|j| (0..lattice.width).map(move |i| (i, j)));
            let data = places.map(|(i, j)| party.may_hide(from, point(i, j))).collect();
            return Self::Places { width: lattice.width, data };
        }
        let over: Vec<Option<[f64; 2]>> = (0..lattice.width).map(|i| party.over(from, point(i, 0))).collect();
        if over.iter().all(Option::is_none) {
            return Self::Nowhere;
        }
        Self::Columns { over, first: point(0, 0)[2], step: lattice.step, camera: from[2] }
    }

    fn at(&self, i: usize, j: usize) -> bool {
        match self {
            Self::Nowhere => false,
            Self::Columns { over, first, step, camera } => {
                over[i].is_some_and(|way| party::lowest(way, *camera, first + j as f64 * step) < party::HIGHEST_MM)
            }
            Self::Places { width, data } => data[j * width + i],
        }
    }
}
