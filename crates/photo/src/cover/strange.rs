//! What should be in sight of a figure and looks like something else: somebody who was not found may stand before it.

use crate::{
    guests::lattice::{Lattice, Tone},
    model::card::Card,
    options::StrangeOptions,
    scene::{findings::Strange, hidden::Hidden},
};

/// Compares a card with what the photo shows at its places. `seen` has no colour where others are known to be in the way.
pub fn strange(
    options: &StrangeOptions,
    lattice: &Lattice,
    card: &Card,
    seen: &[Tone],
    hidden: Option<&Hidden>,
    light: [f64; 3],
) -> Strange {
    let (width, height) = (lattice.width, lattice.height);
    let place = |index: usize| lattice.place(index % width, index / width);
    let open: Vec<bool> = (0..width * height)
        .map(|i| lattice.ink[i][3] > 0.0 && seen[i][3] > 0.0 && !hidden.is_some_and(|h| h.at(place(i))))
        .collect();
    let grid = Raster { width, height };
    let likeness = likeness(options, &grid, lattice, seen, &open);
    let mut good: Vec<bool> = likeness.iter().zip(&open).map(|(l, o)| *o && *l > options.like).collect();
    let mut belief = vec![0.0f32; width * height];
    for _ in 0..options.rounds {
        let gain = gains(options, &grid, lattice, seen, &good, light);
        for index in (0..width * height).filter(|i| open[*i]) {
            let off = difference(&grid, lattice, seen, index, gain[index]);
            belief[index] = (options.even - off) / options.turn + options.weight * (likeness[index] - options.neither);
        }
        good = belief.iter().zip(&open).map(|(b, o)| *o && *b > 0.0).collect();
    }
    let odd = grid.sums(|i| if open[i] { [1.0, f32::from(u8::from(belief[i] < 0.0))] } else { [0.0; 2] });
    let reach = (options.compact_mm / lattice.step).round() as usize;
    let (mut shares, mut all) = ([0u32; 2], [0u32; 2]);
    for index in (0..width * height).filter(|i| lattice.ink[*i][3] > 0.0) {
        let [u, v] = place(index);
        let [n, strange] = grid.around(&odd, index, reach);
        let counts = open[index] && belief[index] < 0.0 && strange >= options.compact * n;
        for (k, part) in [card.is_artwork(u, v), card.is_face(u, v)].into_iter().enumerate() {
            all[k] += u32::from(part);
            shares[k] += u32::from(part && counts);
        }
    }
    let [artwork, face] = [0, 1].map(|k| f64::from(shares[k]) / f64::from(all[k].max(1)));
    Strange { artwork, face }
}

struct Raster {
    width: usize,
    height: usize,
}

impl Raster {
    /// Sums over rectangles from the first place, with a row and a column of nothing before it.
    fn sums<const N: usize>(&self, of: impl Fn(usize) -> [f32; N]) -> Vec<[f32; N]> {
        let stride = self.width + 1;
        let mut sums = vec![[0.0; N]; stride * (self.height + 1)];
        for j in 0..self.height {
            let mut row = [0.0; N];
            for i in 0..self.width {
                let here = of(j * self.width + i);
                for k in 0..N {
                    row[k] += here[k];
                    sums[(j + 1) * stride + i + 1][k] = sums[j * stride + i + 1][k] + row[k];
                }
            }
        }
        sums
    }

    /// The sum over the square around a place.
    fn around<const N: usize>(&self, sums: &[[f32; N]], index: usize, reach: usize) -> [f32; N] {
        let (i, j, stride) = (index % self.width, index / self.width, self.width + 1);
        let (x0, x1) = (i.saturating_sub(reach), (i + reach + 1).min(self.width));
        let (y0, y1) = (j.saturating_sub(reach), (j + reach + 1).min(self.height));
        std::array::from_fn(|k| {
            sums[y1 * stride + x1][k] - sums[y1 * stride + x0][k] - sums[y0 * stride + x1][k]
                + sums[y0 * stride + x0][k]
        })
    }
}

fn likeness(options: &StrangeOptions, grid: &Raster, lattice: &Lattice, seen: &[Tone], open: &[bool]) -> Vec<f32> {
    let sums = grid.sums(|index| {
        if !open[index] {
            return [0.0; 10];
        }
        let (p, q) = (lattice.ink[index], seen[index]);
        let dot = |a: Tone, b: Tone| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        [1.0, p[0], p[1], p[2], q[0], q[1], q[2], dot(p, p), dot(q, q), dot(p, q)]
    });
    let reach = (options.window_mm / lattice.step).round() as usize;
    let one = |index: usize| {
        if !open[index] {
            return options.neither;
        }
        let [n, pr, pg, pb, qr, qg, qb, pp, qq, pq] = grid.around(&sums, index, reach);
        let product = pq - (pr * qr + pg * qg + pb * qb) / n;
        let pp = pp - (pr * pr + pg * pg + pb * pb) / n;
        let qq = qq - (qr * qr + qg * qg + qb * qb) / n;
        if pp > n * options.flat {
            product / (pp * (qq.max(0.0) + options.grain * options.flat * n)).sqrt()
        } else {
            options.neither
        }
    };
    (0..open.len()).map(one).collect()
}

/// How bright the print appears around each place, by colour, taken from what surely shows it.
fn gains(
    options: &StrangeOptions,
    grid: &Raster,
    lattice: &Lattice,
    seen: &[Tone],
    good: &[bool],
    light: [f64; 3],
) -> Vec<[f32; 3]> {
    let sums = grid.sums(|index| {
        let (p, q) = (lattice.ink[index], seen[index]);
        if good[index] { [p[0], p[1], p[2], q[0], q[1], q[2]] } else { [0.0; 6] }
    });
    let whole = sums.last().copied().unwrap_or([0.0; 6]);
    // The scene's light counts where next to nothing of the figure is sure.
    let overall =
        [0, 1, 2].map(|k| (whole[3 + k] + options.prior * 0.5 * light[k] as f32) / (whole[k] + options.prior * 0.5));
    let reach = (options.light_mm / lattice.step).round() as usize;
    let one = |index: usize| {
        let s = grid.around(&sums, index, reach);
        [0, 1, 2].map(|k| (s[3 + k] + options.prior * 0.5 * overall[k]) / (s[k] + options.prior * 0.5))
    };
    (0..good.len()).map(one).collect()
}

/// The least difference of the photo to the print nearby.
fn difference(grid: &Raster, lattice: &Lattice, seen: &[Tone], index: usize, gain: [f32; 3]) -> f32 {
    let (i, j, here) = (index % grid.width, index / grid.width, seen[index]);
    let mut least = f32::INFINITY;
    for y in j.saturating_sub(1)..(j + 2).min(grid.height) {
        for x in i.saturating_sub(1)..(i + 2).min(grid.width) {
            let ink = lattice.ink[y * grid.width + x];
            if ink[3] > 0.0 {
                let off = (0..3).map(|k| (here[k] - (gain[k] * ink[k]).min(1.0)).abs()).fold(0.0, f32::max);
                least = least.min(off);
            }
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{kit::Guest, options::WindowOptions};
    use image::{GrayImage, Luma, Rgb, RgbImage};

    /// A card of 30 by 50 mm in patches of colour.
    fn card() -> Card {
        let print = RgbImage::from_fn(300, 500, |x, y| {
            Rgb([(x / 30 * 53 % 200 + 40) as u8, (y / 30 * 37 % 180 + 60) as u8, ((x + y) / 40 * 71 % 150 + 50) as u8])
        });
        Card::new(&Guest {
            id: "patches".to_owned(),
            gender: None,
            print,
            outline: GrayImage::from_pixel(300, 500, Luma([255])),
            size_mm: [30.0, 50.0],
            border_mm: 1.5,
            base_mm: [20.0, 8.0, 4.0],
            face: None,
        })
    }

    /// The print as a dim photo shows it, with something grey before all below this height.
    fn photo(lattice: &Lattice, covered_mm: f64) -> Vec<Tone> {
        let seen = |(i, ink): (usize, &Tone)| {
            let [_, v] = lattice.place(i % lattice.width, i / lattice.width);
            let [r, g, b] = if v < covered_mm { [0.5; 3] } else { [0.6 * ink[0], 0.6 * ink[1], 0.6 * ink[2]] };
            [r, g, b, ink[3]]
        };
        lattice.ink.iter().enumerate().map(seen).collect()
    }

    #[test]
    fn a_guest_in_dim_light_is_not_strange() {
        let card = card();
        let lattice = Lattice::new(&card, 0.7, WindowOptions::default());
        assert_eq!(
            strange(&StrangeOptions::default(), &lattice, &card, &photo(&lattice, 0.0), None, [0.8; 3]),
            Strange::default()
        );
    }

    #[test]
    fn something_before_a_guest_that_nobody_knows_is_strange() {
        let card = card();
        let lattice = Lattice::new(&card, 0.7, WindowOptions::default());
        let found = strange(&StrangeOptions::default(), &lattice, &card, &photo(&lattice, 15.0), None, [0.8; 3]);
        assert!((0.12..0.32).contains(&found.artwork), "about the lower 15 of 50 mm: {}", found.artwork);
    }
}
