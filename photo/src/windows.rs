//! A card's print against what the photo shows at its places: likeness in little windows, and the light that falls on it.

use crate::look::{Colour, IN_DOUBT, IN_SIGHT, Lattice, Likeness};
use wide::f32x4;

/// Half the side of the windows that are compared.
const WINDOW_MM: f64 = 3.5;
/// Contrast below which a window says nothing.
const FLAT: f32 = 0.02;
/// Likeness of a window from which on it is believed where a dish may stand in the way.
const DISH_NCC: f32 = 0.6;
/// Fewest places in sight that say anything.
const FEWEST: f32 = 8.0;
/// With more places in sight than this and none in doubt, every fourth window tells as much as all of them: neighbours are nearly
/// the same.
const MANY: f32 = 256.0;
/// Colours are counted from the middle between black and white: the sums stay small and exact. Of the fourth number nothing is
/// left but whether a place is in doubt.
const MIDDLE: f32x4 = f32x4::new([0.5, 0.5, 0.5, IN_SIGHT]);

/// Over the rectangle from the first place to this one.
#[derive(Debug, Clone, Copy)]
pub struct Sums {
    /// Count, squares of the print's colours, of the photo's, their products.
    squares: f32x4,
    print: f32x4,
    /// The fourth number counts places in doubt.
    photo: f32x4,
}

impl Sums {
    const NONE: Self = Self { squares: f32x4::ZERO, print: f32x4::ZERO, photo: f32x4::ZERO };

    fn of(print: &Colour, photo: &Colour) -> Self {
        let (p, q) = (middled(print), middled(photo));
        let squares = [1.0, sum(p * p), sum(q * q), sum(p * q)];
        Self { squares: f32x4::new(squares), print: p, photo: q }
    }

    fn plus(&self, other: &Self) -> Self {
        Self { squares: self.squares + other.squares, print: self.print + other.print, photo: self.photo + other.photo }
    }

    fn less(&self, other: &Self) -> Self {
        Self { squares: self.squares - other.squares, print: self.print - other.print, photo: self.photo - other.photo }
    }

    /// How alike print and photo are, brightness and contrast aside.
    fn likeness(&self) -> f32 {
        let [n, pp, qq, pq] = self.squares.to_array();
        let once = 1.0 / n;
        let floor = n * FLAT * FLAT;
        let product = pq - sum(self.print * self.photo) * once;
        let pp = pp - sum(self.print * self.print) * once + floor;
        let qq = qq - sum(self.photo * self.photo) * once + floor;
        product / (pp * qq).sqrt()
    }
}

fn middled(colour: &Colour) -> f32x4 {
    f32x4::new(*colour) - MIDDLE
}

fn sum(colours: f32x4) -> f32 {
    let [r, g, b, _] = colours.to_array();
    r + g + b
}

impl Lattice {
    /// Compares the print with what the photo shows at its places. `seen` holds a row of places every `pitch`; `sums` is room to
    /// work in. `roughly` asks few windows also where some are in doubt.
    pub fn weigh(&self, seen: &[Colour], pitch: usize, roughly: bool, sums: &mut Vec<Sums>) -> Likeness {
        self.sum_up(seen, pitch, sums);
        let all = sums.last().copied().unwrap_or(Sums::NONE);
        let (in_sight, in_doubt) = (all.squares.to_array()[0], all.photo.to_array()[3]);
        let share = f64::from(in_sight) / self.count.max(1) as f64;
        let area = f64::from(in_sight) * self.step * self.step;
        if in_sight < FEWEST {
            return Likeness { area, share, ..Likeness::default() };
        }
        let mut light = Light::default();
        let (mut total, mut asked, mut counted, mut believed) = (0.0f32, 0u32, 0u32, 0u32);
        let few = in_sight > MANY && (roughly || in_doubt == 0.0);
        let reach = (WINDOW_MM / self.step).round().max(1.0) as usize;
        let stride = self.width + 1;
        for j in 0..self.height {
            let (y0, y1) = (j.saturating_sub(reach), (j + reach + 1).min(self.height));
            let above = &sums[y0 * stride..(y0 + 1) * stride];
            let below = &sums[y1 * stride..(y1 + 1) * stride];
            let ink = &self.ink[j * self.width..(j + 1) * self.width];
            let seen = &seen[j * pitch..j * pitch + self.width];
            // Every fourth, but not always the same columns: slivers must not be missed.
            let (first, step) = if few { ([0, 2, 1, 3][j % 4], 4) } else { (0, 1) };
            for i in (first..self.width).step_by(step) {
                let (p, q) = (&ink[i], &seen[i]);
                if p[3] == 0.0 || q[3] == 0.0 {
                    continue;
                }
                asked += 1;
                let (x0, x1) = (i.saturating_sub(reach), (i + reach + 1).min(self.width));
                let ncc = below[x1].less(&below[x0]).less(&above[x1].less(&above[x0])).likeness();
                // Where a dish may stand in the way, only what looks right counts.
                let doubtful = q[3] == IN_DOUBT;
                if !doubtful || ncc > DISH_NCC {
                    light.add(p, q);
                    total += ncc;
                    counted += 1;
                    believed += u32::from(doubtful);
                }
            }
        }
        let area = area * f64::from(counted) / f64::from(asked.max(1));
        if area < f64::from(FEWEST) * self.step * self.step {
            return Likeness { share, ..Likeness::default() };
        }
        let once = 1.0 / f64::from(counted);
        Likeness {
            ncc: f64::from(total) * once,
            area,
            share,
            doubtful: f64::from(believed) * once,
            colour: 1.0,
            gain: light.gain(),
            off: light.off(counted),
        }
    }

    /// Sums over rectangles, with a row and a column of nothing before the first place.
    fn sum_up(&self, seen: &[Colour], pitch: usize, sums: &mut Vec<Sums>) {
        let stride = self.width + 1;
        sums.clear();
        sums.resize(stride * (self.height + 1), Sums::NONE);
        for j in 0..self.height {
            let mut row = Sums::NONE;
            let (above, here) = sums[j * stride..(j + 2) * stride].split_at_mut(stride);
            let places = self.ink[j * self.width..(j + 1) * self.width].iter().zip(&seen[j * pitch..]);
            for ((p, q), (above, here)) in places.zip(above[1..].iter().zip(&mut here[1..])) {
                if p[3] > 0.0 && q[3] > 0.0 {
                    row = row.plus(&Sums::of(p, q));
                }
                *here = above.plus(&row);
            }
        }
    }
}

/// Sums by colour of the print's squares, of its products with the photo's colours, and of the photo's squares.
#[derive(Default)]
struct Light {
    print: f32x4,
    both: f32x4,
    photo: f32x4,
}

impl Light {
    fn add(&mut self, print: &Colour, photo: &Colour) {
        let (p, q) = (f32x4::new(*print), f32x4::new(*photo));
        self.print += p * p;
        self.both += p * q;
        self.photo += q * q;
    }

    /// How bright the print appears, by colour.
    fn gain(&self) -> [f64; 3] {
        let (pp, pq) = (self.print.to_array(), self.both.to_array());
        [0, 1, 2].map(|k| f64::from(pq[k]) / f64::from(pp[k]).max(1e-9))
    }

    /// How far the photo's colours are off the print's at that brightness.
    fn off(&self, counted: u32) -> f64 {
        let (pq, qq, gain) = (self.both.to_array(), self.photo.to_array(), self.gain());
        let squares: f64 = (0..3).map(|k| f64::from(qq[k]) - f64::from(pq[k]) * gain[k]).sum();
        (squares / f64::from(3 * counted)).max(0.0).sqrt()
    }
}
