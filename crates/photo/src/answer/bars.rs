//! Placements that the fit cannot exclude, and the error bars that are drawn from them.

use crate::{
    answer::verdict::open,
    camera::{CAMERA_NUMBERS, Stand},
    cover::unseen::Whereabouts,
    scene::{
        bars::{Bars, Range},
        cover::{Cover, Part},
        figure::Figure,
        fitted::{FIGURE_NUMBERS, Fitted},
        placement::Placement,
    },
};

/// How many placements are drawn for the error bars.
const DRAWS: usize = 12;
/// How thin and how thick the cards may be.
const THICKNESS_MM: [f64; 2] = [1.6, 3.0];
/// The fit's own errors are taken this much larger: what it does not model is in nobody's covariance.
const INFLATE: f64 = 1.5;
/// How far off an outline is besides, in pixels.
const OUTLINE_PX: f64 = 0.3;
/// How far off a figure may be that was found by its back, or lying.
const ODD_MM: [f64; 2] = [4.0, 6.0];
/// How far figures are usually turned.
const TOLD_TURN: f64 = 0.06;

/// Placements that the fit cannot exclude.
pub fn placements(fitted: &Fitted, figures: &[Figure], whereabouts: &[Whereabouts]) -> Vec<Placement> {
    let root = fitted.covariance.as_ref().and_then(|c| c.clone().cholesky()).map(|c| c.l());
    let seen = fitted.figures.len();
    let view = fitted.camera.view();
    (0..DRAWS)
        .map(|draw| {
            let n = CAMERA_NUMBERS + FIGURE_NUMBERS * seen;
            let mut step = vec![0.0; n];
            if let Some(root) = &root {
                let z: Vec<f64> = (0..n).map(|i| INFLATE * normal(draw, i)).collect();
                for (i, s) in step.iter_mut().enumerate() {
                    *s = (0..=i).map(|k| root[(i, k)] * z[k]).sum();
                }
            }
            let numbers: Vec<f64> = fitted.camera.numbers().iter().zip(&step).map(|(a, b)| a + b).collect();
            let camera = fitted.camera.with_numbers(&numbers);
            let stands = figures
                .iter()
                .enumerate()
                .map(|(i, f)| {
                    let s = f.stand;
                    let (a, b) = (normal(draw, 1000 + 2 * i), normal(draw, 1001 + 2 * i));
                    let anywhere = &whereabouts[i].stands;
                    if !anywhere.is_empty() {
                        // Each in an order of its own, so that they do not all move alike.
                        let at = anywhere[((draw + 1) * (2 * i + 1)) % anywhere.len()];
                        return Stand { turn: TOLD_TURN * a, ..at };
                    }
                    if i >= seen {
                        return Stand { x: s.x + ODD_MM[0] * a, y: s.y + ODD_MM[1] * b, ..s };
                    }
                    let at = CAMERA_NUMBERS + FIGURE_NUMBERS * i;
                    let pixel = OUTLINE_PX * view.depth([s.x, s.y, 0.0]) / view.focal();
                    Stand {
                        x: s.x + step[at] + pixel * a,
                        y: s.y + step[at + 1],
                        turn: s.turn + step[at + 2],
                        lean: s.lean + step[at + 3],
                    }
                })
                .collect();
            let [thin, thick] = THICKNESS_MM;
            let thickness_mm = thin + (thick - thin) * draw as f64 / (DRAWS - 1) as f64;
            Placement { camera, stands, thickness_mm }
        })
        .collect()
}

/// A number like those of a bell curve, always the same for the same place in the table: verdicts must not change from call to call.
fn normal(draw: usize, index: usize) -> f64 {
    let mut sum = 0.0;
    for k in 0..6u64 {
        let mut x = (draw as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ (index as u64 + 1).wrapping_mul(0xBF58_476D_1CE4_E5B9)
            ^ (k + 1).wrapping_mul(0x94D0_49BB_1331_11EB);
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        sum += ((x ^ (x >> 31)) >> 11) as f64 / (1u64 << 53) as f64;
    }
    (sum - 3.0) * std::f64::consts::SQRT_2
}

/// Share of what a dish hides that it may as well not hide, and share of a face that is always as doubtful where a dish begins.
const DISH_EDGE: f64 = 0.25;
const LITTLE_DISH: f64 = 0.03;

pub fn bars(covers: &[Cover], drawn: &[Vec<Cover>]) -> Vec<Bars> {
    (0..covers.len())
        .map(|i| {
            let all = || drawn.iter().map(move |d| &d[i]).chain(std::iter::once(&covers[i]));
            // Where a dish ends is read from the photo and known less well than where a card ends.
            let dish = |face: &Part| DISH_EDGE * (face.dish - face.marked);
            // What is taken for the dish there may be the card behind it, or the other way round.
            let or_dish = |face: &Part, j: usize| match face.guests[j] > 0.0 {
                true => (dish(face) + LITTLE_DISH).min(face.dish - face.marked),
                false => 0.0,
            };
            let by_guest = |j: usize| Range {
                low: Range::of(all().map(|c| c.face.guests[j] - or_dish(&c.face, j))).low,
                high: Range::of(all().map(|c| c.face.guests[j] + or_dish(&c.face, j))).high,
            };
            let opened = Range {
                low: Range::of(all().map(|c| open(&c.face) - dish(&c.face))).low,
                high: Range::of(all().map(|c| open(&c.face) + dish(&c.face))).high,
            };
            Bars {
                // Whether anything hides somebody who was not seen is a guess that every second placement does without.
                visible_without_guess: Range::of(all().map(|c| c.artwork.visible)),
                visible: Range::of(all().rev().step_by(2).map(|c| c.artwork.visible)),
                covered: Range::of(all().map(|c| c.artwork.by_guests())),
                open: opened,
                by_guest: (0..covers.len()).map(by_guest).collect(),
            }
        })
        .collect()
}
