//! A first camera from the figures alone: cards of known size that stand upright tell its height, direction and lens.

use crate::{
    camera::{Camera, Stand},
    floor::fit::{Fit, Prior},
    model::{prepared::Prepared, work::Work},
    options::FloorOptions,
    scene::{
        fitted::{Fitted, Observation, Point},
        sighting::Sighting,
    },
};

/// Diagonal of a frame of 35 mm film.
const FILM_DIAGONAL: f64 = 43.27;

/// What is believed of the lens: logarithm of the focal length in pixels of the working picture.
pub fn lens(options: &FloorOptions, work: &Work) -> Prior {
    let diagonal = (work.width as f64).hypot(work.height as f64);
    let focal = work.focal_35mm.unwrap_or(options.usual_focal_35mm) / FILM_DIAGONAL * diagonal;
    let sigma = if work.focal_35mm.is_some() { options.told_lens_sigma } else { options.usual_lens_sigma };
    Prior::new(focal.ln(), sigma)
}

/// Camera and figures in a frame of their own: the camera stands above (0, 0), the floor's place is not known yet.
#[derive(Debug, Clone)]
pub struct Free {
    pub fitted: Fitted,
    /// The sightings that agree with it, in the order of `fitted.figures`.
    pub sightings: Vec<Sighting>,
}

pub fn observations(prepared: &Prepared, sightings: &[Sighting]) -> Vec<Observation> {
    sightings.iter().enumerate().flat_map(|(figure, sighting)| observed(prepared, sighting, figure)).collect()
}

/// The points of one sighting, as of the figure with this number.
pub fn observed(prepared: &Prepared, sighting: &Sighting, figure: usize) -> impl Iterator<Item = Observation> {
    let (foot, sigma) = (prepared.cards[sighting.guest].foot(), prepared.options.floor.keypoint_sigma);
    sighting
        .pairs
        .iter()
        .map(move |p| Observation::round(Point::Card { figure, u: p.card[0], v: p.card[1], foot }, p.pixel, sigma))
}

/// The camera in which these cards stand upright on one level.
pub fn free_camera(prepared: &Prepared, sightings: &[Sighting], lens: Prior, size: [f64; 2]) -> Option<Free> {
    let options = &prepared.options.floor;
    let mut kept: Vec<Sighting> = sightings.to_vec();
    let [pitch, _] = options.first_pitch;
    let [width, height] = size;
    let start = Camera { place: [0.0; 3], yaw: 0.0, pitch, roll: 0.0, log_f: lens.mean, k1: 0.0, width, height };
    for dropped in 0.. {
        if kept.is_empty() {
            break;
        }
        let (camera, stands) = best_start(&start, prepared, &kept)?;
        let fit = Fit::of_figures(options, observations(prepared, &kept), lens);
        let fitted = fit.solve(&camera, &stands, 60);
        let misses = fit.misses(&fitted);
        match worst_figure(options, &fit.observations, &misses, kept.len()) {
            Some(figure) if dropped < options.most_dropped => kept.remove(figure),
            _ => return Some(Free { fitted, sightings: kept }),
        };
    }
    None
}

/// The figure whose median point is farthest off, if it is off too far to be a standing card.
fn worst_figure(options: &FloorOptions, observations: &[Observation], misses: &[f64], figures: usize) -> Option<usize> {
    let mut by_figure: Vec<Vec<f64>> = vec![Vec::new(); figures];
    for (o, miss) in observations.iter().zip(misses) {
        if let Point::Card { figure, .. } = o.seen {
            by_figure[figure].push(*miss);
        }
    }
    let medians = by_figure.iter_mut().map(|m| median(m)).enumerate();
    medians.filter(|(_, m)| *m > options.worst_figure).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(figure, _)| figure)
}

pub fn median(values: &mut [f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    let middle = values.len() / 2;
    *values.select_nth_unstable_by(middle, f64::total_cmp).1
}

/// For every pitch each card's size and place give a height of the camera; the right pitch is where they agree.
fn best_start(start: &Camera, prepared: &Prepared, sightings: &[Sighting]) -> Option<(Camera, Vec<Stand>)> {
    let (cards, options) = (&prepared.cards, &prepared.options.floor);
    let [low, high] = options.likely_heights;
    let mut best: Option<(f64, Camera, Vec<Stand>)> = None;
    for step in options.first_pitches.clone() {
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
        let spread = median(&mut off) + options.mean_miss * off.iter().sum::<f64>() / off.len() as f64;
        let unlikely = (low - middle).max(0.0) + (middle - high).max(0.0);
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
        let score = spread + unlikely + options.flattened * flat;
        if best.as_ref().is_none_or(|(least, ..)| score < *least) {
            let stands = feet.iter().map(|f| Stand { x: f[0], y: f[1], turn: 0.0, lean: 0.0 }).collect();
            let camera = Camera { place: [0.0, 0.0, middle.clamp(options.lowest_start, high)], ..camera };
            best = Some((score, camera, stands));
        }
    }
    best.map(|(_, camera, stands)| (camera, stands))
}
