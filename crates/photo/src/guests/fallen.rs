//! Cards that lie or lean: their print is seen, not upright.

use crate::{
    camera::{Camera, Stand},
    floor::{
        fit::{Fit, Prior},
        start,
    },
    model::prepared::Prepared,
    scene::{fitted::Observation, sighting::Sighting},
};
use rayon::prelude::*;

/// How a card whose print was seen lies or leans, if it does. The camera is known.
pub fn fallen(prepared: &Prepared, camera: &Camera, sighting: &Sighting) -> Option<Stand> {
    let view = camera.view();
    let observations: Vec<Observation> = start::observed(prepared, sighting, 0).collect();
    let foot = view.at_height(sighting.shape.place, 0.0)?;
    let options = &prepared.options.guests;
    let both = |lean| options.first_turns.map(|turn| [lean, turn]);
    let starts: Vec<[f64; 2]> = options.first_leans.into_iter().flat_map(both).collect();
    let fit = |&[lean, turn]: &[f64; 2]| {
        let problem = Fit::of_card(
            &prepared.options.floor,
            observations.clone(),
            camera,
            Prior::new(turn, 2.0),
            Prior::new(lean, 1.0),
        );
        let start = Stand { x: foot[0], y: foot[1], turn, lean };
        let fitted = problem.solve(camera, &[start], 40);
        let mut misses = problem.misses(&fitted);
        (start::median(&mut misses), fitted.figures[0])
    };
    let all: Vec<(f64, Stand)> = starts.par_iter().with_max_len(1).map(fit).collect();
    let best = all.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|(miss, stand)| *miss < options.worst_fallen && options.leans.contains(&stand.lean.abs())).map(|b| b.1)
}
