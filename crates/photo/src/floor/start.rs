//! A first camera from the figures alone: cards of known size that stand upright tell its height, direction and lens.

use crate::{
    camera::{Camera, Stand},
    floor::fit::{Fit, Prior},
    model::{card::Card, work::Work},
    scene::{
        fitted::{Fitted, Observation, Point},
        sighting::Sighting,
    },
};

/// Diagonal of a frame of 35 mm film.
const FILM_DIAGONAL: f64 = 43.27;
/// What phones have, where the photo does not say.
const USUAL_FOCAL: f64 = 26.0;

/// What is believed of the lens: logarithm of the focal length in pixels of the working picture.
pub fn lens_prior(focal_35mm: Option<f64>, width: f64, height: f64) -> Prior {
    let focal = focal_35mm.unwrap_or(USUAL_FOCAL) / FILM_DIAGONAL * width.hypot(height);
    Prior::new(focal.ln(), if focal_35mm.is_some() { 0.015 } else { 0.08 })
}

/// The same for the photo that is worked at.
pub fn lens(work: &Work) -> Prior {
    lens_prior(work.focal_35mm, work.width as f64, work.height as f64)
}

/// Camera and figures in a frame of their own: the camera stands above (0, 0), the floor's place is not known yet.
#[derive(Debug, Clone)]
pub struct Free {
    pub fitted: Fitted,
    /// The sightings that agree with it, in the order of `fitted.figures`.
    pub sightings: Vec<Sighting>,
}

/// How many pixels off a keypoint usually is.
pub const KEYPOINT_SIGMA: f64 = 1.0;

pub fn observations(cards: &[Card], sightings: &[Sighting]) -> Vec<Observation> {
    let mut all = Vec::new();
    for (figure, s) in sightings.iter().enumerate() {
        let foot = cards[s.guest].foot();
        all.extend(s.pairs.iter().map(|p| {
            let seen = Point::Card { figure, u: p.card[0], v: p.card[1], foot };
            Observation::round(seen, p.pixel, KEYPOINT_SIGMA)
        }));
    }
    all
}

/// The camera in which these cards stand upright on one level.
pub fn free_camera(cards: &[Card], sightings: &[Sighting], lens: Prior, size: [f64; 2]) -> Option<Free> {
    let mut kept: Vec<Sighting> = sightings.to_vec();
    let start = Camera {
        place: [0.0, 0.0, 150.0],
        yaw: 0.0,
        pitch: 0.3,
        roll: 0.0,
        log_f: lens.mean,
        k1: 0.0,
        width: size[0],
        height: size[1],
    };
    for round in 0..6 {
        if kept.is_empty() {
            return None;
        }
        let (camera, stands) = best_start(&start, cards, &kept)?;
        let problem = Fit {
            observations: observations(cards, &kept),
            camera: [
                Some(Prior::fixed(0.0)),
                Some(Prior::fixed(0.0)),
                Some(Prior::new(140.0, 120.0)),
                Some(Prior::new(0.0, 0.5)),
                Some(Prior::new(0.3, 0.5)),
                Some(Prior::new(0.0, 0.1)),
                Some(lens),
                Some(Prior::new(0.0, 0.03)),
            ],
            turn: Prior::new(0.0, 0.06),
            lean: Prior::fixed(0.0),
            robust: 3.0,
            places: Vec::new(),
        };
        let fitted = problem.solve(&camera, &stands, 60);
        let misses = problem.misses(&fitted);
        let bad = worst_figure(&problem.observations, &misses, kept.len());
        match bad {
            Some((figure, _)) if round < 5 => {
                kept.remove(figure);
            }
            _ => return Some(Free { fitted, sightings: kept }),
        }
    }
    None
}

/// The figure whose median point is farthest off, if it is off too far to be a standing card.
fn worst_figure(observations: &[Observation], misses: &[f64], figures: usize) -> Option<(usize, f64)> {
    let mut by_figure: Vec<Vec<f64>> = vec![Vec::new(); figures];
    for (o, miss) in observations.iter().zip(misses) {
        if let Point::Card { figure, .. } = o.seen {
            by_figure[figure].push(*miss);
        }
    }
    let medians = by_figure.iter_mut().map(|m| median(m)).enumerate();
    medians.filter(|(_, m)| *m > 4.0).max_by(|a, b| a.1.total_cmp(&b.1))
}

pub fn median(values: &mut [f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    let middle = values.len() / 2;
    *values.select_nth_unstable_by(middle, f64::total_cmp).1
}

/// For every pitch each card's size and place give a height of the camera; the right pitch is where they agree.
fn best_start(start: &Camera, cards: &[Card], sightings: &[Sighting]) -> Option<(Camera, Vec<Stand>)> {
    let mut best: Option<(f64, Camera, Vec<Stand>)> = None;
    for step in -2..=20 {
        let camera = Camera { pitch: 0.05 * f64::from(step), ..*start };
        let view = camera.view();
        let mut heights = Vec::new();
        let mut feet = Vec::new();
        for s in sightings {
            let ray = view.ray(s.shape.place);
            let depth = view.focal() / s.shape.scales()[0];
            heights.push(cards[s.guest].foot() - depth * ray[2]);
            feet.push([depth * ray[0], depth * ray[1]]);
        }
        let middle = median(&mut heights.clone());
        let mut off: Vec<f64> = heights.iter().map(|h| (h - middle).abs()).collect();
        // A few cards nearer or farther than they look must not decide; a camera in the ground is no camera.
        let spread = median(&mut off) + 0.3 * off.iter().sum::<f64>() / off.len() as f64;
        let unlikely = (20.0 - middle).max(0.0) + (middle - 350.0).max(0.0);
        // A card seen from above is flattened: its height against its width says how far down the camera looks.
        let flat: f64 = sightings
            .iter()
            .map(|s| {
                let ray = view.ray(s.shape.at([0.0, 0.5 * cards[s.guest].size[1]]));
                let seen = s.shape.scales()[1] / s.shape.scales()[0];
                let level = ray[0].hypot(ray[1]) / ray[0].hypot(ray[1]).hypot(ray[2]);
                (seen.min(1.05) - level).abs()
            })
            .sum::<f64>()
            / sightings.len() as f64;
        let score = spread + unlikely + 60.0 * flat;
        if best.as_ref().is_none_or(|(least, ..)| score < *least) {
            let stands = feet.iter().map(|f| Stand { x: f[0], y: f[1], turn: 0.0, lean: 0.0 }).collect();
            let camera = Camera { place: [0.0, 0.0, middle.clamp(30.0, 350.0)], ..camera };
            best = Some((score, camera, stands));
        }
    }
    best.map(|(_, camera, stands)| (camera, stands))
}
