//! Placements that the fit cannot exclude, and the error bars that are drawn from them.

use crate::{
    answer::verdict::open,
    camera::{CAMERA_NUMBERS, Stand},
    cover::unseen::Whereabouts,
    options::AnswerOptions,
    scene::{
        bars::{Bars, Range},
        cover::{Cover, Part},
        figure::Figure,
        fitted::{FIGURE_NUMBERS, Fitted},
        placement::Placement,
    },
};
use nalgebra::DMatrix;

/// Placements that the fit cannot exclude, every second one with guesses.
pub fn placements(
    options: &AnswerOptions,
    fitted: &Fitted,
    figures: &[Figure],
    whereabouts: &[Whereabouts],
) -> Vec<Placement> {
    let root = fitted.covariance.as_ref().and_then(|c| c.clone().cholesky()).map(|c| c.l());
    let drawn = |draw| drawn(options, draw, fitted, root.as_ref(), figures, whereabouts);
    (0..options.draws).map(|draw| drawn(draw).at_end(draw % 2 == 0)).collect()
}

/// One of them; `root` is the root of the fit's covariance.
fn drawn(
    options: &AnswerOptions,
    draw: usize,
    fitted: &Fitted,
    root: Option<&DMatrix<f64>>,
    figures: &[Figure],
    whereabouts: &[Whereabouts],
) -> Placement {
    let seen = fitted.figures.len();
    let step = step(options.inflate, draw, CAMERA_NUMBERS + FIGURE_NUMBERS * seen, root);
    let numbers: Vec<f64> = fitted.camera.numbers().iter().zip(&step).map(|(a, b)| a + b).collect();
    let view = fitted.camera.view();
    let stand = |(i, figure): (usize, &Figure)| {
        let s = figure.stand;
        let (a, b) = (normal(draw, 1000 + 2 * i), normal(draw, 1001 + 2 * i));
        let anywhere = &whereabouts[i].stands;
        if !anywhere.is_empty() {
            // Each in an order of its own, so that they do not all move alike.
            let at = anywhere[((draw + 1) * (2 * i + 1)) % anywhere.len()];
            return Stand { turn: options.told_turn * a, ..at };
        }
        if i >= seen {
            return Stand { x: s.x + options.odd_mm[0] * a, y: s.y + options.odd_mm[1] * b, ..s };
        }
        let at = CAMERA_NUMBERS + FIGURE_NUMBERS * i;
        let pixel = options.outline_px * view.depth([s.x, s.y, 0.0]) / view.focal();
        Stand {
            x: s.x + step[at] + pixel * a,
            y: s.y + step[at + 1],
            turn: s.turn + step[at + 2],
            lean: s.lean + step[at + 3],
        }
    };
    let [thin, thick] = options.thickness_mm;
    Placement {
        camera: fitted.camera.with_numbers(&numbers),
        stands: figures.iter().enumerate().map(stand).collect(),
        thickness_mm: thin + (thick - thin) * draw as f64 / (options.draws - 1) as f64,
        ..Placement::as_fitted(fitted.camera, &[])
    }
}

/// How far off the fit's numbers are in this draw.
fn step(inflate: f64, draw: usize, count: usize, root: Option<&DMatrix<f64>>) -> Vec<f64> {
    let mut step = vec![0.0; count];
    if let Some(root) = root {
        let z: Vec<f64> = (0..count).map(|i| inflate * normal(draw, i)).collect();
        for (i, s) in step.iter_mut().enumerate() {
            *s = (0..=i).map(|k| root[(i, k)] * z[k]).sum();
        }
    }
    step
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

/// The error bars of some figures: `covers` as they were fitted, and `drawn` as each of the placements has them.
pub fn bars(options: &AnswerOptions, covers: &[Cover], placements: &[Placement], drawn: &[Vec<Cover>]) -> Vec<Bars> {
    (0..covers.len())
        .map(|i| {
            let all = || drawn.iter().map(move |d| &d[i]).chain(std::iter::once(&covers[i]));
            let with_guesses = placements.iter().zip(drawn).filter(|(p, _)| p.has_guesses).map(|(_, d)| &d[i]);
            // Where a dish ends is read from the photo and known less well than where a card ends.
            let dish = |face: &Part| options.dish_edge * (face.dish - face.marked);
            // What is taken for the dish there may be the card behind it, or the other way round.
            let or_dish = |face: &Part, j: usize| match face.guests[j] > 0.0 {
                true => (dish(face) + options.little_dish).min(face.dish - face.marked),
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
                visible_without_guess: Range::of(all().map(|c| c.artwork.visible)),
                visible: Range::of(with_guesses.chain([&covers[i]]).map(|c| c.artwork.visible)),
                covered: Range::of(all().map(|c| c.artwork.by_guests())),
                open: opened,
                by_guest: (0..covers[i].face.guests.len()).map(by_guest).collect(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Camera;

    /// One figure of which so much is in sight in a placement, where guesses count or not.
    fn drawn(visible: f64, has_guesses: bool) -> (Placement, Vec<Cover>) {
        let place = [0.0, 0.0, 100.0];
        let camera =
            Camera { place, yaw: 0.0, pitch: 0.0, roll: 0.0, log_f: 7.0, k1: 0.0, width: 640.0, height: 480.0 };
        let artwork = Part { visible, ..Part::default() };
        let cover = Cover { artwork, ..Cover::default() };
        (Placement::as_fitted(camera, &[]).at_end(has_guesses), vec![cover])
    }

    #[test]
    fn only_placements_with_guesses_count_for_what_is_visible_in_any_order_and_number() {
        let all = [drawn(0.4, true), drawn(0.9, false), drawn(0.3, true), drawn(0.8, false), drawn(0.35, true)];
        for count in 1..=all.len() {
            for first in 0..count {
                let (placements, covers): (Vec<Placement>, Vec<Vec<Cover>>) =
                    (0..count).map(|i| all[(first + i) % count].clone()).unzip();
                let (_, fitted) = drawn(0.38, true);
                let bars = &bars(&AnswerOptions::default(), &fitted, &placements, &covers)[0];
                assert_eq!(bars.visible.high, 0.4, "{count} from {first}");
                assert_eq!(bars.visible.low, if count > 2 { 0.3 } else { 0.38 }, "{count} from {first}");
                assert_eq!(bars.visible_without_guess.high, if count > 1 { 0.9 } else { 0.4 });
            }
        }
    }

    #[test]
    fn a_placement_with_guesses_wants_cards_plainly_nearer_and_one_without_does_not() {
        let [(with, _), (without, _)] = [true, false].map(|has_guesses| drawn(0.5, has_guesses));
        assert!(with.nearer_mm > 0.0 && without.nearer_mm < 0.0);
    }
}
