//! Figures found by their keypoints alone: the print, seen upright, is a known pattern at an unknown size and place.

use crate::{
    model::prepared::Pair,
    options::GuestOptions,
    scene::sighting::{Affine, Sighting},
};

fn angle_between(a: f64, b: f64) -> f64 {
    let d = (a - b).rem_euclid(std::f64::consts::TAU);
    d.min(std::f64::consts::TAU - d)
}

/// The best agreement among one guest's pairs, if there is one; `upright` wants the card's top above its bottom.
pub fn sight(options: &GuestOptions, guest: usize, pairs: &[Pair], upright: bool) -> Option<Sighting> {
    let [first_px, ..] = options.agreeing_px;
    let mut best: Option<(usize, Affine)> = None;
    let mut agreeing: Vec<&Pair> = Vec::new();
    for seed in pairs {
        if upright && angle_between(seed.turn, 0.0) > options.upright_turn {
            continue;
        }
        let shape = Affine::similar(seed, seed.turn, seed.scale);
        agreeing.clear();
        agreeing.extend(pairs.iter().filter(|p| agrees(options, &shape, p, seed, first_px)));
        let most = best.as_ref().map_or(0, |(most, _)| *most);
        if agreeing.len() <= most {
            continue;
        }
        let count = distinct(agreeing.iter().copied());
        if count > most {
            best = Some((count, shape));
        }
    }
    let (count, mut shape) = best?;
    if count < 3 {
        return None;
    }
    let mut kept: Vec<Pair> = Vec::new();
    for tolerance in options.agreeing_px {
        let scale = shape.scales()[0];
        let turn = shape.turn();
        let like = Pair { card: [0.0; 2], pixel: [0.0; 2], scale, turn };
        kept = pairs.iter().filter(|p| agrees(options, &shape, p, &like, tolerance)).copied().collect();
        shape = fit(&kept)?;
    }
    let [across, upward] = shape.scales();
    let count = distinct(kept.iter());
    let sane = count >= options.fewest_places && options.stretched.contains(&(upward / across));
    let sane = sane && (!upright || angle_between(shape.turn(), 0.0) < options.unlike_turn);
    sane.then_some(Sighting { guest, pairs: kept, shape })
}

fn agrees(options: &GuestOptions, shape: &Affine, pair: &Pair, like: &Pair, tolerance: f64) -> bool {
    let (unlike, slack) = (options.unlike, tolerance.max(options.agreeing_mm * like.scale));
    shape.misses_by_less(pair, slack)
        && pair.scale < unlike * like.scale
        && like.scale < unlike * pair.scale
        && angle_between(pair.turn, like.turn) < options.unlike_turn
}

/// Several keypoints at one place (secondary angles, neighbouring sizes) count once.
fn distinct<'a>(pairs: impl Iterator<Item = &'a Pair>) -> usize {
    let mut places: Vec<[i64; 2]> = pairs.map(|p| p.pixel.map(|c| (c / 2.0).round() as i64)).collect();
    places.sort_unstable();
    places.dedup();
    places.len()
}

/// Least squares: a full affine shape where there are enough points, else a similar one.
fn fit(pairs: &[Pair]) -> Option<Affine> {
    let n = pairs.len() as f64;
    if pairs.len() < 3 {
        return None;
    }
    let mean = |f: &dyn Fn(&Pair) -> f64| pairs.iter().map(f).sum::<f64>() / n;
    let (mu, mv) = (mean(&|p| p.card[0]), mean(&|p| p.card[1]));
    let (mx, my) = (mean(&|p| p.pixel[0]), mean(&|p| p.pixel[1]));
    let sum = |f: &dyn Fn(f64, f64, f64, f64) -> f64| {
        pairs.iter().map(|p| f(p.card[0] - mu, p.card[1] - mv, p.pixel[0] - mx, p.pixel[1] - my)).sum::<f64>()
    };
    let (uu, uv, vv) = (sum(&|u, _, _, _| u * u), sum(&|u, v, _, _| u * v), sum(&|_, v, _, _| v * v));
    let (ux, vx) = (sum(&|u, _, x, _| u * x), sum(&|_, v, x, _| v * x));
    let (uy, vy) = (sum(&|u, _, _, y| u * y), sum(&|_, v, _, y| v * y));
    let det = uu * vv - uv * uv;
    let spread = det / ((uu + vv) * (uu + vv)).max(1e-9);
    let (right, up) = if distinct(pairs.iter()) >= 8 && spread > 0.02 {
        let solve = |a: f64, b: f64| [(a * vv - b * uv) / det, (b * uu - a * uv) / det];
        let ([rx, ux], [ry, uy]) = (solve(ux, vx), solve(uy, vy));
        ([rx, ry], [ux, uy])
    } else {
        let all = (uu + vv).max(1e-9);
        // right = (c, s), up = (s, -c)
        let (c, s) = ((ux - vy) / all, (uy + vx) / all);
        ([c, s], [s, -c])
    };
    let place = [mx - right[0] * mu - up[0] * mv, my - right[1] * mu - up[1] * mv];
    Some(Affine { place, right, up })
}

/// Two guests that share most of their places in the photo cannot both be there: the one with more stays.
pub fn without_doubles(options: &GuestOptions, mut sightings: Vec<Sighting>) -> Vec<Sighting> {
    sightings.sort_by_key(|s| std::cmp::Reverse(s.pairs.len()));
    let mut kept: Vec<Sighting> = Vec::new();
    for s in sightings {
        let places = |s: &Sighting| s.pairs.iter().map(|p| p.pixel.map(|c| c.round() as i64)).collect::<Vec<_>>();
        let mine = places(&s);
        let shared = kept.iter().any(|k| {
            let theirs = places(k);
            let both = mine.iter().filter(|p| theirs.contains(p)).count();
            both as f64 > options.shared_places * mine.len() as f64
        });
        if !shared {
            kept.push(s);
        }
    }
    kept
}
