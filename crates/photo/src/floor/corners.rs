//! The camera from four corners of the floor, shown by hand or found by the floor's own keypoints.

use crate::{
    camera::{Camera, Stand},
    floor::{
        fit::{Fit, Prior},
        settle::{self, Settled},
        start::{self, KEYPOINT_SIGMA},
    },
    model::{prepared::Prepared, work::Work},
    scene::{
        fitted::{Fitted, Observation, Point},
        sighting::Sighting,
    },
};

/// How far off a corner shown by hand usually is, in pixels of the working picture.
const CORNER_SIGMA: f64 = 3.0;
/// Farther off on average than this, the four are no corners of a floor.
const WORST: f64 = 40.0;

/// Rounds of looking for the floor's pieces around where the corners put them.
const ROUNDS: [([i64; 2], f64); 4] = [([14, 10], 15.0), ([8, 6], 9.0), ([5, 4], 9.0), ([4, 4], 7.0)];

/// Front left, front right, back right, back left of the floor on the table.
fn places(prepared: &Prepared) -> [[f64; 2]; 4] {
    let [w, h] = prepared.kit.floor.size_mm;
    [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]]
}

/// The camera that sees the floor's corners at these pixels of the working picture.
pub fn camera(prepared: &Prepared, corners: &[[f64; 2]; 4], lens: Prior, size: [f64; 2]) -> Option<Camera> {
    if !in_order(corners) {
        return None;
    }
    let observations = places(prepared)
        .iter()
        .zip(corners)
        .map(|(p, c)| Observation::round(Point::Floor(*p), *c, CORNER_SIGMA))
        .collect();
    let problem = Fit {
        observations,
        camera: [
            None,
            None,
            Some(Prior::new(150.0, 200.0)),
            Some(Prior::new(0.0, 0.8)),
            Some(Prior::new(0.4, 0.8)),
            Some(Prior::new(0.0, 0.3)),
            Some(lens),
            Some(Prior::new(0.0, 0.02)),
        ],
        turn: Prior::fixed(0.0),
        lean: Prior::fixed(0.0),
        robust: 1e3,
        places: Vec::new(),
    };
    let [w, _] = prepared.kit.floor.size_mm;
    let mut best: Option<Fitted> = None;
    for height in [90.0, 170.0, 300.0] {
        for pitch in [0.15, 0.45, 0.9] {
            for yaw in [-0.3, 0.0, 0.3] {
                let place = [0.5 * w + 200.0 * yaw, -height, height];
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
    let off = problem.misses(&best).iter().sum::<f64>() / 4.0 * CORNER_SIGMA;
    (off < WORST && best.camera.place[2] > 0.0).then_some(best.camera)
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
    let mut fixed: Vec<Observation> = places(prepared)
        .iter()
        .zip(corners)
        .map(|(p, c)| Observation::round(Point::Floor(*p), *c, CORNER_SIGMA))
        .collect();
    fixed.extend(cards);
    settle::refine(prepared, work, camera, stands.clone(), &guests, &fixed, lens, &ROUNDS).unwrap_or_else(|| {
        let fitted = Fitted { camera, figures: stands, cost: 0.0, covariance: None };
        Settled::without_print(fitted, guests)
    })
}

/// The sightings as figures that stand on this floor, with their points.
fn figures(prepared: &Prepared, camera: &Camera, sightings: &[Sighting]) -> (Vec<usize>, Vec<Stand>, Vec<Observation>) {
    let view = camera.view();
    let (mut guests, mut stands, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for s in sightings {
        let foot = prepared.cards[s.guest].foot();
        let Some([x, y]) = view.at_height(s.shape.place, foot) else { continue };
        let own = |figure: usize| {
            s.pairs
                .iter()
                .map(|p| {
                    Observation::round(
                        Point::Card { figure, u: p.card[0], v: p.card[1], foot },
                        p.pixel,
                        KEYPOINT_SIGMA,
                    )
                })
                .collect::<Vec<_>>()
        };
        let problem = Fit::of_card(own(0), camera, Prior::new(0.0, 0.1), Prior::fixed(0.0));
        let fitted = problem.solve(camera, &[Stand { x, y, turn: 0.0, lean: 0.0 }], 30);
        if start::median(&mut problem.misses(&fitted)) < 12.0 {
            all.extend(own(guests.len()));
            guests.push(s.guest);
            stands.push(fitted.figures[0]);
        }
    }
    (guests, stands, all)
}
