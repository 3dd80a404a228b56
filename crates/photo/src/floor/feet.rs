//! Where the floor lies by the feet: guests stand about the middles of its cells, so their feet are a lattice of known size.
//! That leaves its turn, and by how many cells it is shifted; what a faint print shows of the floor all in all settles that.

use crate::{
    camera::Stand,
    floor::{
        fit::{Fit, Prior},
        guesses::{Guess, rotated},
        overall::Overall,
        settle::{self, Given, Posed, Settled},
        start::{self, Free},
    },
    model::{card::Standing, labels::Labels, prepared::Prepared, work::Work},
    scene::{expected::Expected, fitted::Fitted},
};
use rayon::prelude::*;

/// A place of the floor, and how likely it is: feet and print together, as a logarithm.
struct Laid {
    weight: f64,
    settled: Settled,
}

/// Puts the floor under the feet of guests who were found without it; none where another place is within reach of the best.
pub fn settle(prepared: &Prepared, work: &Work, free: &Free, lens: Prior, expected: &Expected) -> Option<Settled> {
    let options = &prepared.options.feet;
    let guests: Vec<usize> = free.sightings.iter().map(|s| s.guest).collect();
    let all: Vec<(usize, Stand)> = guests.iter().copied().zip(free.fitted.figures.iter().copied()).collect();
    let may_stand = |guest: usize, at: [f64; 2]| settle::may_stand(prepared, expected, guest, at);
    let points = start::observations(prepared, &free.sightings);
    let trial = |guess: &Guess| {
        let camera = guess.camera(&free.fitted.camera);
        let stands: Vec<Stand> = free.fitted.figures.iter().map(|s| guess.stand(s)).collect();
        let near = |(guest, stand): (&usize, &Stand)| {
            let at = [stand.x, stand.y];
            let cell = prepared.kit.floor.cell_at(at).filter(|_| may_stand(*guest, at));
            let sigma = if cell.is_some() { options.middle_mm } else { options.anywhere_mm };
            cell.map_or(at, |cell| prepared.kit.floor.centre(cell)).map(|middle| Prior::new(middle, sigma))
        };
        let places: Vec<[Prior; 2]> = guests.iter().zip(&stands).map(near).collect();
        let floor = &prepared.options.floor;
        let fit = Fit { places, ..Fit::of_floor(floor, points.clone(), lens, Prior::of(&floor.bend)) };
        let fitted = fit.solve(&camera, &stands, 40);
        let from = Posed { camera: fitted.camera, stands: fitted.figures.clone() };
        let given = Given { guests: &guests, points: &points, lens, places: &fit.places };
        let settled = settle::refine(prepared, work, from, &given, &floor.rounds_by_corners)
            .unwrap_or_else(|| Settled::without_print(fitted, guests.clone()));
        let overall = overall(prepared, work, &settled.fitted, &guests);
        Laid { weight: guess.score + options.print_weight * overall.weight(), settled }
    };
    let guesses = Feet { prepared, all: &all, may_stand }.guesses();
    let trials: Vec<Laid> = guesses.par_iter().map(trial).collect();
    let best = trials.iter().max_by(|a, b| a.weight.total_cmp(&b.weight))?;
    let inside = settle::feet_inside(prepared, &guests, &best.settled.fitted.figures, Some(expected));
    let rival = |other: &Laid| {
        let ([w, d], place) = (prepared.kit.floor.cell_mm(), |t: &Laid| t.settled.fitted.camera.place);
        let ([x, y, _], [ox, oy, _]) = (place(best), place(other));
        (x - ox).hypot(y - oy) > 0.5 * w.min(d) && other.weight > best.weight - options.undecided
    };
    (inside >= options.least_inside && !trials.iter().any(rival)).then(|| best.settled.clone())
}

/// How much of the floor in sight looks like its print.
fn overall(prepared: &Prepared, work: &Work, fitted: &Fitted, guests: &[usize]) -> Overall {
    let standing = fitted.figures.iter().zip(guests).map(|(s, &g)| Standing::new(&prepared.cards[g], *s));
    let labels = Labels::painted([work.width, work.height], 4, &fitted.camera.view(), &standing.collect::<Vec<_>>());
    Overall::new(prepared, work, &fitted.camera, &labels)
}

/// Feet before a camera that stands above (0, 0), and who may stand where.
struct Feet<'a, F: Fn(usize, [f64; 2]) -> bool> {
    prepared: &'a Prepared,
    /// Guests and where they stand.
    all: &'a [(usize, Stand)],
    may_stand: F,
}

/// A turn of the lattice, where the cells' middles lie then, and how much better the feet fit than feet anywhere.
#[derive(Debug, Clone, Copy)]
struct Turned {
    turn: f64,
    middle: [f64; 2],
    fits: f64,
}

impl<F: Fn(usize, [f64; 2]) -> bool> Feet<'_, F> {
    /// Where the floor may lie, the likeliest first. The score is a logarithm: how much likelier these feet are so than anywhere.
    fn guesses(&self) -> Vec<Guess> {
        let options = &self.prepared.options.feet;
        let mut guesses: Vec<Guess> = self.turns().into_iter().flat_map(|turned| self.shifts(turned)).collect();
        guesses.sort_by(|a, b| b.score.total_cmp(&a.score));
        let least = guesses.first().map_or(0.0, |best| best.score - options.in_reach);
        guesses.retain(|guess| guess.score >= least && guess.score >= options.least_fit);
        guesses.truncate(options.most_guesses);
        guesses
    }

    fn sides(&self) -> [f64; 2] {
        self.prepared.kit.floor.cell_mm()
    }

    /// How likely a foot is so far from the middle of a cell, against one that stands anywhere.
    fn likelihood(&self, off: [f64; 2]) -> f64 {
        let ([w, d], options) = (self.sides(), &self.prepared.options.feet);
        let variance = options.middle_mm.powi(2);
        let near = (-0.5 * (off[0] * off[0] + off[1] * off[1]) / variance).exp() / (std::f64::consts::TAU * variance);
        (1.0 - options.stray) * near * w * d + options.stray
    }

    /// From the nearest middle of a cell.
    fn off(&self, place: [f64; 2], middle: [f64; 2]) -> [f64; 2] {
        let sides = self.sides();
        [0, 1].map(|k| {
            let off = place[k] - middle[k];
            off - (off / sides[k]).round() * sides[k]
        })
    }

    /// The turns that fit best, apart from each other.
    fn turns(&self) -> Vec<Turned> {
        let options = &self.prepared.options.feet;
        let turns = (-options.turns..=options.turns).map(|i| f64::from(i) * options.turn_step);
        let mut all: Vec<Turned> = turns.filter_map(|turn| self.turned(turn)).collect();
        all.sort_by(|a, b| b.fits.total_cmp(&a.fits));
        let mut apart: Vec<Turned> = Vec::new();
        for turned in all {
            if apart.len() < options.most_turns
                && apart.iter().all(|o| (o.turn - turned.turn).abs() > options.turns_apart)
            {
                apart.push(turned);
            }
        }
        apart
    }

    /// The best middles at this turn: those of the feet around one of them.
    fn turned(&self, turn: f64) -> Option<Turned> {
        let feet: Vec<[f64; 2]> = self.all.iter().map(|(_, s)| rotated([s.x, s.y], turn)).collect();
        let reach = 2.0 * self.prepared.options.feet.middle_mm;
        let around = |own: &[f64; 2]| {
            let near: Vec<[f64; 2]> =
                feet.iter().map(|f| self.off(*f, *own)).filter(|off| off[0].hypot(off[1]) < reach).collect();
            let mean = [0, 1].map(|k| near.iter().map(|off| off[k]).sum::<f64>() / near.len() as f64);
            let middle = [0, 1].map(|k| own[k] + mean[k]);
            let fits = feet.iter().map(|f| self.likelihood(self.off(*f, middle)).ln()).sum();
            Turned { turn, middle, fits }
        };
        feet.iter().map(around).max_by(|a, b| a.fits.total_cmp(&b.fits))
    }

    /// Shifts by whole cells at which hardly anybody stands where nobody may.
    fn shifts(&self, Turned { turn, middle, .. }: Turned) -> Vec<Guess> {
        let (floor, options) = (&self.prepared.kit.floor, &self.prepared.options.feet);
        let ([w, d], all) = (self.sides(), &self.prepared.options.floor);
        let size = floor.size_mm;
        let first = [0, 1].map(|k| floor.grid_mm[k] + 0.5 * self.sides()[k] - middle[k]);
        let range = |share: [f64; 2], k: usize, side: f64| {
            let [low, high] = share.map(|share| ((share * size[k] - first[k]) / side).round() as i32);
            low..=high
        };
        let feet: Vec<(usize, [f64; 2])> = self.all.iter().map(|(g, s)| (*g, rotated([s.x, s.y], turn))).collect();
        let mut found = Vec::new();
        for row in range(all.camera_away, 1, d) {
            for column in range(all.camera_across, 0, w) {
                let place = [first[0] + f64::from(column) * w, first[1] + f64::from(row) * d];
                let fits = |(guest, [x, y]): &(usize, [f64; 2])| {
                    let at = [x + place[0], y + place[1]];
                    let well = (self.may_stand)(*guest, at);
                    if well { self.likelihood(self.off([*x, *y], middle)) } else { options.stray }
                };
                let score = feet.iter().map(|foot| fits(foot).ln()).sum();
                found.push(Guess { place, turn, score });
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        kit::{Floor, Kit},
        verdict::Cell,
    };
    use image::{Rgb, RgbImage};

    fn kit() -> Prepared {
        let picture = RgbImage::from_pixel(300, 220, Rgb([230, 225, 215]));
        let blocked = vec![Cell { column: 2, row: 0 }, Cell { column: 3, row: 0 }];
        let (size_mm, grid_mm) = ([300.0, 220.0], [30.0, 20.0, 240.0, 180.0]);
        let floor = Floor { picture, size_mm, columns: 6, rows: 4, grid_mm, blocked };
        Prepared::new(Kit { floor, screen_mm: [330.0, 210.0], guests: Vec::new() })
    }

    /// Feet on these cells, a few millimetres off, before a camera that looks a little to the side.
    fn feet(prepared: &Prepared, cells: &[(u8, u8)], camera: [f64; 2], turn: f64) -> Vec<(usize, Stand)> {
        let beside = [[2.0, -1.0], [-3.0, 2.0], [0.5, 3.0], [-1.0, -2.5], [2.5, 1.5], [-2.0, 0.0]];
        let foot = |(i, (column, row)): (usize, &(u8, u8))| {
            let [x, y] = prepared.kit.floor.centre(Cell { column: *column, row: *row });
            let [dx, dy] = beside[i % beside.len()];
            let [x, y] = rotated([x + dx - camera[0], y + dy - camera[1]], -turn);
            (i, Stand { x, y, turn: -turn, lean: 0.0 })
        };
        cells.iter().enumerate().map(foot).collect()
    }

    fn found(prepared: &Prepared, all: &[(usize, Stand)]) -> Vec<Guess> {
        let kit = &prepared.kit.floor;
        let may_stand = |_: usize, at: [f64; 2]| kit.cell_at(at).is_some_and(|cell| !kit.is_blocked(cell));
        Feet { prepared, all, may_stand }.guesses()
    }

    const WIDE: [(u8, u8); 8] = [(0, 0), (5, 0), (1, 1), (4, 2), (2, 3), (3, 1), (0, 3), (5, 2)];

    #[test]
    fn feet_from_edge_to_edge_tell_where_the_floor_lies() {
        let prepared = kit();
        let guesses = found(&prepared, &feet(&prepared, &WIDE, [140.0, -160.0], 0.06));
        let best = guesses.first().expect("they stand on a lattice");
        assert!((best.turn - 0.06).abs() < 0.02, "{best:?}");
        assert!((best.place[0] - 140.0).hypot(best.place[1] + 160.0) < 6.0, "{best:?}");
        let [w, d] = prepared.kit.floor.cell_mm();
        let a_cell_off = |g: &&Guess| (g.place[0] - 140.0).hypot(g.place[1] + 160.0) > 0.5 * w.min(d);
        assert!(guesses.iter().filter(a_cell_off).all(|g| g.score < best.score - 2.0), "{guesses:?}");
    }

    #[test]
    fn feet_in_the_middle_leave_the_shift_open() {
        let prepared = kit();
        let cells = [(1, 1), (2, 1), (3, 2), (4, 1), (2, 2), (1, 2)];
        let guesses = found(&prepared, &feet(&prepared, &cells, [150.0, -150.0], 0.0));
        let best = guesses[0].score;
        assert!(guesses.iter().filter(|g| g.score > best - 0.5).count() > 2, "{guesses:?}");
        assert!(guesses.iter().any(|g| (g.place[0] - 150.0).hypot(g.place[1] + 150.0) < 6.0), "{guesses:?}");
    }

    #[test]
    fn feet_anywhere_tell_nothing() {
        let prepared = kit();
        let all: Vec<(usize, Stand)> = (0..8)
            .map(|i| {
                let [x, y] = [f64::from(i) * 61.8 % 230.0 - 115.0, 150.0 + f64::from(i) * 38.2 % 170.0];
                (i as usize, Stand { x, y, turn: 0.0, lean: 0.0 })
            })
            .collect();
        assert_eq!(found(&prepared, &all), []);
    }
}
