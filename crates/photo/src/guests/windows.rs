//! A card's print against what the photo shows at its places: likeness in little windows, and the light that falls on it.

use crate::{
    guests::lattice::{IN_DOUBT, Lattice, Tone, middled, sum},
    scene::likeness::Likeness,
    simd::widest,
};
use wide::f32x4;

/// Over the rectangle from the first place to this one.
#[derive(Debug, Clone, Copy)]
pub struct Sums {
    /// Count, squares of the photo's colours, their products with the print's; the fourth number only fills.
    squares: f32x4,
    /// The fourth number sums the squares of the colours.
    print: f32x4,
    /// The fourth number counts places in doubt.
    photo: f32x4,
}

impl Sums {
    const NONE: Self = Self { squares: f32x4::ZERO, print: f32x4::ZERO, photo: f32x4::ZERO };

    /// The print's part is made with the lattice.
    #[inline(always)]
    fn of(print: f32x4, photo: &Tone) -> Self {
        let photo = middled(photo);
        let squares = [1.0, sum(photo * photo), sum(print * photo), 0.0];
        Self { squares: f32x4::new(squares), print, photo }
    }

    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        Self { squares: self.squares + other.squares, print: self.print + other.print, photo: self.photo + other.photo }
    }

    #[inline(always)]
    fn less(&self, other: &Self) -> Self {
        Self { squares: self.squares - other.squares, print: self.print - other.print, photo: self.photo - other.photo }
    }

    /// How alike print and photo are, brightness and contrast aside.
    #[inline(always)]
    fn likeness(&self, flat: f32) -> f32 {
        let ([n, qq, pq, _], [_, _, _, pp]) = (self.squares.to_array(), self.print.to_array());
        let once = 1.0 / n;
        let floor = n * flat * flat;
        let product = pq - sum(self.print * self.photo) * once;
        let pp = pp - sum(self.print * self.print) * once + floor;
        let qq = qq - sum(self.photo * self.photo) * once + floor;
        product / (pp * qq).sqrt()
    }
}

impl Lattice {
    /// Compares the print with what the photo shows at its places. `seen` holds a row of places every `pitch`; `sums` is room to
    /// work in. `roughly` asks few windows also where some are in doubt.
    pub fn weigh(&self, seen: &[Tone], pitch: usize, roughly: bool, sums: &mut Vec<Sums>) -> Likeness {
        let options = self.options;
        widest(
            #[inline(always)]
            || self.sum_up(seen, pitch, sums),
        );
        let sums = &sums[..(self.width + 1) * (self.height + 1)];
        let all = sums.last().copied().unwrap_or(Sums::NONE);
        let (in_sight, in_doubt) = (all.squares.to_array()[0], all.photo.to_array()[3]);
        let share = f64::from(in_sight) / self.count.max(1) as f64;
        let area = f64::from(in_sight) * self.step * self.step;
        if in_sight < options.fewest {
            return Likeness { area, share, ..Likeness::default() };
        }
        let mut light = Light::default();
        let (mut total, mut asked, mut counted, mut believed) = (0.0f32, 0u32, 0u32, 0u32);
        let few = in_sight > options.many && (roughly || in_doubt == 0.0);
        let reach = (options.window_mm / self.step).round().max(1.0) as usize;
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
                let ncc = below[x1].less(&below[x0]).less(&above[x1].less(&above[x0])).likeness(options.flat);
                // Where a dish may stand in the way, only what looks right counts.
                let doubtful = q[3] == IN_DOUBT;
                if !doubtful || ncc > options.dish_ncc {
                    light.add(p, q);
                    total += ncc;
                    counted += 1;
                    believed += u32::from(doubtful);
                }
            }
        }
        let area = area * f64::from(counted) / f64::from(asked.max(1));
        if area < f64::from(options.fewest) * self.step * self.step {
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
            ..Likeness::default()
        }
    }

    /// Sums over rectangles, with a row and a column of nothing before the first place.
    #[inline(always)]
    fn sum_up(&self, seen: &[Tone], pitch: usize, sums: &mut Vec<Sums>) {
        let stride = self.width + 1;
        // What is left there from before is written over.
        let needed = stride * (self.height + 1);
        if sums.len() < needed {
            sums.resize(needed, Sums::NONE);
        }
        sums[..stride].fill(Sums::NONE);
        for j in 0..self.height {
            let mut row = Sums::NONE;
            let (above, here) = sums[j * stride..(j + 2) * stride].split_at_mut(stride);
            here[0] = Sums::NONE;
            let own = j * self.width..(j + 1) * self.width;
            let places = self.ink[own.clone()].iter().zip(&self.print[own]).zip(&seen[j * pitch..]);
            for (((ink, print), seen), (above, here)) in places.zip(above[1..].iter().zip(&mut here[1..])) {
                if ink[3] > 0.0 && seen[3] > 0.0 {
                    row = row.plus(&Sums::of(*print, seen));
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
    fn add(&mut self, print: &Tone, photo: &Tone) {
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
