//! Cards that lie or lean: their print is seen, not upright.

use crate::{
    camera::{Camera, Stand},
    floor::{
        fit::{Fit, Prior},
        start::{self, KEYPOINT_SIGMA},
    },
    model::prepared::Prepared,
    scene::{
        fitted::{Observation, Point},
        sighting::Sighting,
    },
};
use rayon::prelude::*;

/// The least lean that is no mere error of the fit.
const LEAST_LEAN: f64 = 0.2;

/// How a card whose print was seen lies or leans, if it does. The camera is known.
pub fn fallen(prepared: &Prepared, camera: &Camera, sighting: &Sighting) -> Option<Stand> {
    let card = &prepared.cards[sighting.guest];
    let view = camera.view();
    let observations: Vec<Observation> = sighting
        .pairs
        .iter()
        .map(|p| {
            Observation::round(
                Point::Card { figure: 0, u: p.card[0], v: p.card[1], foot: card.foot() },
                p.pixel,
                KEYPOINT_SIGMA,
            )
        })
        .collect();
    let foot = view.at_height(sighting.shape.place, 0.0)?;
    let starts: Vec<[f64; 2]> = [-1.3, -0.7, -0.35, 0.35, 0.7, 1.3]
        .into_iter()
        .flat_map(|lean| [-2.0, -1.0, 0.0, 1.0, 2.0].map(|turn| [lean, turn]))
        .collect();
    let fit = |&[lean, turn]: &[f64; 2]| {
        let problem = Fit::of_card(observations.clone(), camera, Prior::new(turn, 2.0), Prior::new(lean, 1.0));
        let start = Stand { x: foot[0], y: foot[1], turn, lean };
        let fitted = problem.solve(camera, &[start], 40);
        let mut misses = problem.misses(&fitted);
        (start::median(&mut misses), fitted.figures[0])
    };
    let all: Vec<(f64, Stand)> = starts.par_iter().with_max_len(1).map(fit).collect();
    let best = all.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|(miss, stand)| *miss < 3.0 && stand.lean.abs() > LEAST_LEAN && stand.lean.abs() < 1.75).map(|b| b.1)
}
