//! The camera from four corners of the floor, shown by hand or found by the floor's own keypoints.

use crate::{
    camera::{Camera, Stand},
    floor::{
        fit::{Fit, Prior},
        settle::{self, Given, Posed, Settled},
        start,
    },
    model::{prepared::Prepared, work::Work},
    scene::{
        fitted::{Fitted, Observation, Point},
        sighting::Sighting,
    },
};

/// Front left, front right, back right, back left of the floor on the table.
fn places(prepared: &Prepared) -> [[f64; 2]; 4] {
    let [w, h] = prepared.kit.floor.size_mm;
    [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]]
}

/// The floor's corners, seen at these pixels.
fn observed(prepared: &Prepared, corners: &[[f64; 2]; 4]) -> Vec<Observation> {
    let sigma = prepared.options.floor.corner_sigma;
    let both = places(prepared).into_iter().zip(corners);
    both.map(|(place, pixel)| Observation::round(Point::Floor(place), *pixel, sigma)).collect()
}

/// The camera that sees the floor's corners at these pixels of the working picture.
pub fn camera(prepared: &Prepared, corners: &[[f64; 2]; 4], lens: Prior, size: [f64; 2]) -> Option<Camera> {
    if !in_order(corners) {
        return None;
    }
    let options = &prepared.options.floor;
    let observations = observed(prepared, corners);
    let problem = Fit::of_corners(options, observations, lens);
    let [w, _] = prepared.kit.floor.size_mm;
    let mut best: Option<Fitted> = None;
    for height in options.corner_heights {
        for pitch in options.corner_pitches {
            for yaw in options.corner_yaws {
                let place = [0.5 * w + options.corner_beside_mm * yaw, -height, height];
                let start =
                    Camera { place, yaw, pitch, roll: 0.0, log_f: lens.mean, k1: 0.0, width: size[0], height: size[1] };
                let fitted = problem.solve(&start, &[], 60);
                if best.as_ref().is_none_or(|b| fitted.cost < b.cost) {
                    best = Some(fitted);
                }
            }
        }
    }
    let best = best?;
    let off = problem.misses(&best).iter().sum::<f64>() / 4.0 * options.corner_sigma;
    (off < options.worst_corners_px && best.camera.place[2] > 0.0).then_some(best.camera)
}

/// Seen from above the table the four go around against the clock, and none lies inside the others.
fn in_order(corners: &[[f64; 2]; 4]) -> bool {
    (0..4).all(|i| {
        let (a, b, c) = (corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]);
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < 0.0
    })
}

/// Floor and figures settled around a camera that is known already. The floor's print may add to it; it need not be seen.
pub fn settle(
    prepared: &Prepared,
    work: &Work,
    camera: Camera,
    corners: &[[f64; 2]; 4],
    sightings: &[Sighting],
    lens: Prior,
) -> Settled {
    let (guests, stands, cards) = figures(prepared, &camera, sightings);
    let mut points = observed(prepared, corners);
    points.extend(cards);
    let (from, given) =
        (Posed { camera, stands: stands.clone() }, Given { guests: &guests, points: &points, lens, places: &[] });
    settle::refine(prepared, work, from, &given, &prepared.options.floor.rounds_by_corners).unwrap_or_else(|| {
        let fitted = Fitted { camera, figures: stands, cost: 0.0, covariance: None };
        Settled::without_print(fitted, guests)
    })
}

/// The sightings as figures that stand on this floor, with their points.
fn figures(prepared: &Prepared, camera: &Camera, sightings: &[Sighting]) -> (Vec<usize>, Vec<Stand>, Vec<Observation>) {
    let view = camera.view();
    let options = &prepared.options.floor;
    let (mut guests, mut stands, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for s in sightings {
        let foot = prepared.cards[s.guest].foot();
        let Some([x, y]) = view.at_height(s.shape.place, foot) else { continue };
        let own = start::observed(prepared, s, 0).collect();
        let problem = Fit::of_card(options, own, camera, Prior::of(&options.corner_turn), Prior::fixed(0.0));
        let fitted = problem.solve(camera, &[Stand { x, y, turn: 0.0, lean: 0.0 }], 30);
        if start::median(&mut problem.misses(&fitted)) < options.figure_on_corners {
            all.extend(start::observed(prepared, s, guests.len()));
            guests.push(s.guest);
            stands.push(fitted.figures[0]);
        }
    }
    (guests, stands, all)
}
