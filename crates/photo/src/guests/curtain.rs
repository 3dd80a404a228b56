//! The photo as it would look on an upright sheet across the floor: every card that stands parallel to the front at that
//! distance is a piece of it.

use crate::{
    camera::View,
    guests::{
        bare::Bare,
        blurred::Blurred,
        lattice::{IN_DOUBT, IN_SIGHT, Lattice, Tone},
    },
    model::{
        labels::Labels,
        party::{self, Party},
    },
};
use wide::f32x4;

/// Where such a sheet hangs, and how large it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hanging {
    /// How far away from the floor's front edge.
    pub y: f64,
    /// Height of its lower edge.
    pub foot: f64,
    /// Its left and right edge.
    pub across: [f64; 2],
    pub height: f64,
    /// Distance of its places from each other.
    pub step: f64,
}

/// The photo's colours at the places of such a sheet.
#[derive(Debug, Clone)]
pub struct Curtain {
    sheet: Hanging,
    pub width: usize,
    data: Vec<Tone>,
    /// Where the floor itself is in sight.
    bare: Vec<bool>,
}

impl Curtain {
    /// What stands in the way is known by the labels and how far away each of them is.
    pub fn new(
        sheet: Hanging,
        photo: &Blurred<'_>,
        view: &View,
        labels: &Labels,
        depths: &[f64],
        party: Option<&Party>,
        bare: &Bare,
    ) -> Self {
        let Hanging { y, foot, across: [left, right], height, step } = sheet;
        let width = (((right - left) / step).ceil().max(1.0) as usize).next_multiple_of(4);
        let rows = (height / step).ceil().max(1.0) as usize;
        let from = view.camera.place;
        let columns: Vec<f64> = (0..width).map(|i| left + (i as f64 + 0.5) * step).collect();
        let ends: Vec<f64> = columns.iter().map(|x| view.depth([*x, y, 0.0])).collect();
        let over: Vec<Option<[f64; 2]>> =
            columns.iter().map(|x| party.and_then(|p| p.over(from, [*x, y, 0.0]))).collect();
        let level = photo.level(view.focal() / ends[width / 2].max(1.0) * step);
        let mut data = vec![[0.0; 4]; width * rows];
        let mut on_floor = vec![false; width * rows];
        for (j, row) in data.chunks_exact_mut(width).enumerate() {
            let high = foot + (j as f64 + 0.5) * step;
            let (first, next) = (view.local([columns[0], y, high]), view.local([columns[0] + step, y, high]));
            for (group, out) in row.chunks_exact_mut(4).enumerate() {
                let way = f32x4::new([0, 1, 2, 3].map(|lane| (4 * group + lane) as f32));
                let local =
                    [0, 1, 2].map(|k| f32x4::splat(first[k] as f32) + way * f32x4::splat((next[k] - first[k]) as f32));
                let [px, py] = view.project_four(local);
                for (lane, out) in out.iter_mut().enumerate() {
                    let i = 4 * group + lane;
                    if let Some([r, g, b]) = photo.open(level, [px[lane], py[lane]], labels, |l| depths[l] < ends[i]) {
                        let doubtful = over[i].is_some_and(|way| party::lowest(way, from[2], high) < party::HIGHEST_MM);
                        *out = [r, g, b, if doubtful { IN_DOUBT } else { IN_SIGHT }];
                        on_floor[j * width + i] = bare.at([px[lane], py[lane]].map(f64::from));
                    }
                }
            }
        }
        Self { sheet, width, data, bare: on_floor }
    }

    /// The column of places that is nearest to the first of a card with its foot at `x`.
    pub fn column(&self, lattice: &Lattice, x: f64) -> usize {
        let [u, _] = lattice.place(0, 0);
        let Hanging { across: [left, _], step, .. } = self.sheet;
        ((x + u - left) / step - 0.5).round().clamp(0.0, (self.width - lattice.width) as f64) as usize
    }

    /// Where the foot of a card is whose first places are in this column.
    pub fn foot(&self, lattice: &Lattice, column: usize) -> f64 {
        let [u, _] = lattice.place(0, 0);
        self.sheet.across[0] + (column as f64 + 0.5) * self.sheet.step - u
    }

    /// Share of a card's places in sight that lie where the floor itself is seen; every second row and column will do.
    pub fn on_bare_floor(&self, lattice: &Lattice, column: usize) -> f64 {
        let (mut seen, mut floor) = (0u32, 0u32);
        for j in (0..lattice.height).step_by(2) {
            let row = j * self.width + column..j * self.width + column + lattice.width;
            let ink = lattice.ink[j * lattice.width..(j + 1) * lattice.width].iter();
            let places = ink.zip(&self.data[row.clone()]).zip(&self.bare[row]);
            for ((ink, place), bare) in places.step_by(2) {
                let here = u32::from(ink[3] > 0.0 && place[3] > 0.0);
                seen += here;
                floor += here & u32::from(*bare);
            }
        }
        f64::from(floor) / f64::from(seen.max(1))
    }

    /// Places from this column on, a row every `width`.
    pub fn from(&self, column: usize) -> &[Tone] {
        &self.data[column..]
    }
}
