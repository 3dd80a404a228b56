//! Camera, floor and figures settled together.

use crate::{
    camera::{Camera, Stand},
    floor::{
        fit::{Fit, Prior},
        guesses::{Guess, guesses},
        pieces::{self, Pieces},
        start::{self, Free},
    },
    model::{card::Standing, labels::Labels, prepared::Prepared, work::Work},
    options::FloorOptions,
    scene::{
        expected::{Expected, Place},
        fitted::{Fitted, Observation},
    },
};
use rayon::prelude::*;

/// The floor found in a photo, with the figures that helped to find it.
#[derive(Debug, Clone)]
pub struct Settled {
    pub fitted: Fitted,
    /// The guests of `fitted.figures`.
    pub guests: Vec<usize>,
    pub pieces: Pieces,
    /// Pieces of the floor that lie where this camera expects them.
    pub good: usize,
    /// Where in the working picture those lie that look just like the print.
    pub bare: Vec<[f64; 2]>,
    /// Their mean likeness, squared; one that was not found counts nothing.
    pub likeness: f64,
}

impl Settled {
    /// A floor that was shown, not seen.
    pub fn without_print(fitted: Fitted, guests: Vec<usize>) -> Self {
        Self { fitted, guests, pieces: Pieces::default(), good: 0, bare: Vec::new(), likeness: 0.0 }
    }

    /// A floor of which these pieces were found, so far from where the camera expects them.
    pub fn of(options: &FloorOptions, fitted: Fitted, guests: Vec<usize>, pieces: Pieces, misses: &[f64]) -> Self {
        let is_good = |miss: f64| miss < options.good_sigmas;
        let good = || misses.iter().zip(&pieces.found).filter(|(m, _)| is_good(**m)).map(|(_, p)| p);
        let likeness = good().map(|p| p.ncc * p.ncc).sum::<f64>() / pieces.asked.max(1) as f64;
        let bare = good().filter(|p| p.ncc > options.bare_ncc).map(|p| p.observation.pixel).collect();
        let good = good().count();
        Self { fitted, guests, pieces, good, bare, likeness }
    }

    /// Share of the floor's pieces in sight that were found where they belong.
    pub fn share(&self) -> f64 {
        self.good as f64 / self.pieces.asked.max(1) as f64
    }

    /// Does the photo show enough of the floor's print where it belongs?
    pub fn is_shown(&self, options: &FloorOptions) -> bool {
        self.good >= options.fewest_pieces && self.share() >= options.least_share
    }

    /// How sure a floor is that was found without help.
    pub fn confidence(&self, options: &FloorOptions) -> f64 {
        (self.share() / options.sure_share).min(1.0) * (self.good as f64 / options.sure_pieces).min(1.0)
    }
}

/// A camera, and how the figures stand before it.
pub struct Posed {
    pub camera: Camera,
    pub stands: Vec<Stand>,
}

/// What the photo shows besides the floor's print, wherever that lies.
#[derive(Clone, Copy)]
pub struct Given<'a> {
    /// The guests of the figures.
    pub guests: &'a [usize],
    /// Their points, and the floor's corners where those are known.
    pub points: &'a [Observation],
    pub lens: Prior,
    /// About where the figures stand; may be empty.
    pub places: &'a [[Prior; 2]],
}

/// Puts the floor under a camera that was found from the figures alone.
pub fn settle(prepared: &Prepared, work: &Work, free: &Free, lens: Prior, expected: &Expected) -> Option<Settled> {
    let options = &prepared.options.floor;
    let guests: Vec<usize> = free.sightings.iter().map(|s| s.guest).collect();
    let standing: Vec<Standing<'_>> =
        free.fitted.figures.iter().zip(&guests).map(|(stand, &g)| Standing::new(&prepared.cards[g], *stand)).collect();
    let labels = Labels::painted([work.width, work.height], 4, &free.fitted.camera.view(), &standing);
    let feet: Vec<(usize, Stand)> = guests.iter().copied().zip(free.fitted.figures.iter().copied()).collect();
    let may_stand = |guest: usize, place: [f64; 2]| may_stand(prepared, expected, guest, place);
    let worth = |guess: &Guess| {
        let stands: Vec<Stand> = free.fitted.figures.iter().map(|s| guess.stand(s)).collect();
        options.least_worth + feet_about_inside(prepared, &guests, &stands, expected)
    };
    let mut guesses = guesses(prepared, work, &free.fitted.camera, &labels, &feet, may_stand, worth);
    guesses.truncate(options.most_guesses);
    let points = start::observations(prepared, &free.sightings);
    let given = Given { guests: &guests, points: &points, lens, places: &[] };
    let inside = |s: &Settled| feet_inside(prepared, &s.guests, &s.fitted.figures, Some(expected));
    let worth = |s: &Settled| {
        s.likeness * (s.good as f64).sqrt() * inside(s).max(options.fewest_inside).powi(options.feet_power)
    };
    let refined = |camera, stands, rounds| refine(prepared, work, Posed { camera, stands }, &given, rounds);
    let trial = |guess: &Guess| {
        let stands: Vec<Stand> = free.fitted.figures.iter().map(|s| guess.stand(s)).collect();
        refined(guess.camera(&free.fitted.camera), stands, &options.rounds[..options.trial_rounds])
    };
    let mut trials: Vec<Settled> = guesses.par_iter().filter_map(trial).collect();
    if trials.iter().all(|t| t.share() < options.poor_share || inside(t) < options.many_inside) {
        // The guess may be right and a few millimetres off, as far as a small pattern repeats itself.
        let nearby: Vec<Guess> = guesses.iter().take(options.nearby).flat_map(|guess| around(options, guess)).collect();
        trials.extend(nearby.par_iter().filter_map(trial).collect::<Vec<_>>());
    }
    trials.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    if let Some(best) =
        trials.first().filter(|t| t.share() < options.poor_share || inside(t) < options.nearly_all_inside)
    {
        // Burnt out by light, a floor may look better where it is not than where it is: a cell farther feet may stand better.
        let beside = cells_beside(prepared, best, expected);
        let refined = |stands: Vec<Stand>, camera| refined(camera, stands, &options.rounds[..options.trial_rounds]);
        trials
            .extend(beside.into_par_iter().filter_map(|(camera, stands)| refined(stands, camera)).collect::<Vec<_>>());
        trials.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    }
    // A floor that repeats itself looks much the same a cell farther: the close ones are compared piece by piece.
    let (close, most) = if prepared.floor.detail.is_plain { options.close_if_plain } else { options.close };
    let least = close * trials.first().map(worth)?;
    trials.truncate(most);
    trials.retain(|t| worth(t) >= least);
    let last =
        |t: &Settled| refined(t.fitted.camera, t.fitted.figures.clone(), &options.rounds[options.trial_rounds..]);
    let finals: Vec<Settled> = trials.par_iter().filter_map(last).collect();
    decided(prepared, &finals, worth)
}

/// The best of these. A floor that looks the same a cell farther, with feet that stand as well, is not guessed at.
fn decided(prepared: &Prepared, finals: &[Settled], worth: impl Fn(&Settled) -> f64) -> Option<Settled> {
    let best = finals.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    let (options, [w, d]) = (&prepared.options.floor, prepared.kit.floor.cell_mm());
    let apart = |other: &&Settled| {
        let ([x, y, _], [ox, oy, _]) = (best.fitted.camera.place, other.fitted.camera.place);
        (x - ox).hypot(y - oy) > 0.5 * w.min(d)
    };
    let is_open = finals.iter().filter(apart).any(|rival| worth(rival) > options.undecided * worth(best));
    (!is_open).then(|| best.clone())
}

/// Camera and figures with the floor shifted by up to a cell each way, where nearly as many feet stand well.
fn cells_beside(prepared: &Prepared, settled: &Settled, expected: &Expected) -> Vec<(Camera, Vec<Stand>)> {
    let inside = |stands: &[Stand]| feet_inside(prepared, &settled.guests, stands, Some(expected));
    let least = prepared.options.floor.as_many * inside(&settled.fitted.figures);
    let moved = |[x, y]: [f64; 2]| {
        let Camera { place: [px, py, pz], .. } = settled.fitted.camera;
        let camera = Camera { place: [px + x, py + y, pz], ..settled.fitted.camera };
        (camera, shifted(&settled.fitted.figures, [x, y]))
    };
    shifts(prepared, 1).map(moved).filter(|(_, stands)| inside(stands) >= least).collect()
}

/// Millimetres by which a floor may be shifted: up to so many cells each way, one at least.
fn shifts(prepared: &Prepared, cells: i32) -> impl Iterator<Item = [f64; 2]> {
    let [w, d] = prepared.kit.floor.cell_mm();
    let all = (-cells..=cells).flat_map(move |column| (-cells..=cells).map(move |row| [column, row]));
    all.filter(|shift| *shift != [0, 0]).map(move |[column, row]| [f64::from(column) * w, f64::from(row) * d])
}

fn shifted(stands: &[Stand], [x, y]: [f64; 2]) -> Vec<Stand> {
    stands.iter().map(|s| Stand { x: s.x + x, y: s.y + y, ..*s }).collect()
}

/// Do the feet alone tell on which cells the figures stand: many do, nearly all of them well, and whole cells farther far fewer would?
pub fn is_settled_by_feet(prepared: &Prepared, settled: &Settled, expected: &Expected) -> bool {
    let (options, stands) = (&prepared.options.floor, &settled.fitted.figures);
    let inside = |stands: &[Stand]| feet_inside(prepared, &settled.guests, stands, Some(expected));
    let own = inside(stands);
    let mut rivals = shifts(prepared, options.rival_cells).map(|shift| inside(&shifted(stands, shift)));
    stands.len() >= options.many_feet
        && own >= options.nearly_all_inside
        && rivals.all(|rival| rival <= options.far_fewer * own)
}

/// Guesses beside one: their places and turns come in steps, and the right one may lie between them.
fn around(options: &FloorOptions, guess: &Guess) -> Vec<Guess> {
    let sideways = [-1.0, 0.0, 1.0].into_iter().flat_map(|x| [-1.0, 0.0, 1.0].map(|turn| (x, turn)));
    sideways
        .filter(|beside| *beside != (0.0, 0.0))
        .map(|(x, turn)| Guess {
            place: [guess.place[0] + x * options.nearby_mm, guess.place[1]],
            turn: guess.turn + turn * options.nearby_turn,
            score: guess.score,
        })
        .collect()
}

/// As [`feet_inside`], but less strict.
fn feet_about_inside(prepared: &Prepared, guests: &[usize], stands: &[Stand], expected: &Expected) -> f64 {
    let (about, outside) = (prepared.options.floor.about_mm, feet_outside(prepared, guests, stands, Some(expected)));
    outside.map(|mm| (1.0 - mm.max(0.0) / about).max(0.0)).sum::<f64>() / guests.len().max(1) as f64
}

/// Share of the figures whose feet stand wholly inside free cells, or inside their own where the layout is known, as nearly all do in
/// a game.
pub fn feet_inside(prepared: &Prepared, guests: &[usize], stands: &[Stand], expected: Option<&Expected>) -> f64 {
    let outside = feet_outside(prepared, guests, stands, expected);
    outside.filter(|mm| *mm < 1.0).count() as f64 / guests.len().max(1) as f64
}

/// How far each foot stands outside a free cell, or outside its own where the layout is known, in millimetres.
fn feet_outside(
    prepared: &Prepared,
    guests: &[usize],
    stands: &[Stand],
    expected: Option<&Expected>,
) -> impl Iterator<Item = f64> {
    let kit = &prepared.kit.floor;
    guests.iter().zip(stands).map(move |(g, s)| {
        let own = expected.and_then(|e| e.cell(*g));
        let may = kit.cell_at([s.x, s.y]).is_some_and(|c| !kit.is_blocked(c) && own.is_none_or(|own| own == c));
        if may { kit.foot_outside(*s, prepared.cards[*g].base) } else { f64::INFINITY }
    })
}

/// May a guest stand here: on a free cell, or, where the layout is known, about on its own?
pub fn may_stand(prepared: &Prepared, expected: &Expected, guest: usize, at: [f64; 2]) -> bool {
    let kit = &prepared.kit.floor;
    match expected.place(guest) {
        Place::Anywhere => kit.cell_at(at).is_some_and(|cell| !kit.is_blocked(cell)),
        Place::Nowhere => false,
        Place::Only(own) => {
            let middle = kit.centre(own);
            (at[0] - middle[0]).abs() < kit.cell_mm()[0] && (at[1] - middle[1]).abs() < kit.cell_mm()[1]
        }
    }
}

/// Camera and figures fitted to the floor's pieces and their own points, from round to round; none where the floor is not seen.
pub fn refine(
    prepared: &Prepared,
    work: &Work,
    from: Posed,
    given: &Given<'_>,
    rounds: &[([i64; 2], f64)],
) -> Option<Settled> {
    let (options, Given { guests, points, lens, places }) = (&prepared.options.floor, *given);
    let Posed { mut camera, mut stands } = from;
    let mut last = None;
    for &(radius, spacing) in rounds {
        let standing: Vec<Standing<'_>> =
            stands.iter().zip(guests).map(|(s, &g)| Standing::new(&prepared.cards[g], *s)).collect();
        let labels = Labels::painted([work.width, work.height], 4, &camera.view(), &standing);
        let look = |spacing: f64| pieces::pieces(prepared, &work.gray, &camera, &labels, radius, spacing);
        let mut pieces = look(spacing);
        if pieces.asked < options.few_asked {
            pieces = look(options.denser * spacing);
        }
        if pieces.found.len() < options.fewest_to_fit {
            return last;
        }
        let mut observations = points.to_vec();
        observations.extend(pieces.found.iter().map(|p| p.observation));
        let places = places.to_vec();
        let problem = Fit { places, ..Fit::of_floor(options, observations, lens, Prior::of(&options.bend)) };
        let fitted = problem.solve(&camera, &stands, 40);
        let misses = problem.misses(&fitted);
        (camera, stands) = (fitted.camera, fitted.figures.clone());
        last = Some(Settled::of(options, fitted, guests.to_vec(), pieces, &misses[points.len()..]));
    }
    last
}
