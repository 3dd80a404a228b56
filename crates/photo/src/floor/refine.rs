//! Camera and all placed figures brought to the last fraction of a pixel, with how far off they may still be.

use crate::{
    camera::{Camera, Stand, View},
    floor::{
        fit::{Fit, Prior},
        patches::{Patch, STRIP},
    },
    keypoints::Gray,
    model::{card::Standing, labels::Labels, prepared::Prepared},
    options::FloorOptions,
    scene::fitted::{Fitted, Observation, Point},
    simd::widest,
};
use rayon::prelude::*;

/// A figure whose card is looked for in the photo.
struct Sought<'a> {
    figure: usize,
    standing: Standing<'a>,
    /// How far around where it should stand.
    radius: i64,
}

/// Pieces of one card found in the photo around where it should stand.
fn card_pieces(
    options: &FloorOptions,
    photo: &Gray,
    view: &View,
    sought: &Sought<'_>,
    hidden: impl Fn(usize, usize) -> bool,
) -> Vec<Observation> {
    let Sought { figure, standing, radius } = *sought;
    let card = standing.card;
    let seen = standing.seen_from(view.camera.place);
    let mut found = Vec::new();
    for [u, v] in card.places(options.card_spacing_mm) {
        let Some(pixel) = view.project(standing.point(u, v)) else { continue };
        if !view.inside(pixel, options.card_margin_px) {
            continue;
        }
        let scale = view.focal() / view.depth(standing.point(u, v)).max(1.0);
        let [least, most] = options.card_half_px;
        let half = (options.card_half_mm * scale).clamp(least, most) as i64;
        let taps = card.texture.taps([1.0 / scale, 1.0 / scale]);
        let at = [pixel[0] as i64, pixel[1] as i64];
        let middle = [at[0] as f64 + 0.5, at[1] as f64 + 0.5];
        // Over so few pixels the lens bends nothing that could be seen.
        let reach = half as f64;
        let way = |dx: f64, dy: f64| seen.ways(view.ray([middle[0] + dx, middle[1] + dy]));
        let (here, left, right, above, below) =
            (way(0.0, 0.0), way(-reach, 0.0), way(reach, 0.0), way(0.0, -reach), way(0.0, reach));
        let [across, down] =
            [(left, right), (above, below)].map(|(a, b)| [0, 1, 2].map(|k| (b[k] - a[k]) / (2.0 * reach)));
        let patch = Patch::new(at, [half, half], options.flattest, |first, ink, known| {
            let dy = first[1] - middle[1];
            let places: [Option<[f64; 2]>; STRIP] = std::array::from_fn(|i| {
                let (x, y) = (first[0] + i as f64, first[1]);
                let inside = x >= 0.0 && y >= 0.0 && x < photo.width as f64 && y < photo.height as f64;
                if !inside || hidden(x as usize, y as usize) {
                    return None;
                }
                let dx = x - middle[0];
                seen.place([0, 1, 2].map(|k| here[k] + dx * across[k] + dy * down[k]))
                    .filter(|[a, b]| card.is_card(*a, *b))
            });
            *known = places.map(|place| f32::from(u8::from(place.is_some())));
            if *known != [0.0; STRIP] {
                let x = places.map(|place| place.map_or(0.0, |[a, _]| a + 0.5 * card.size[0]));
                let y = places.map(|place| place.map_or(0.0, |[_, b]| card.size[1] - b));
                *ink = widest(
                    #[inline(always)]
                    || card.texture.shades_together(&x, &y, &taps),
                );
            }
        });
        let Some(match_) = patch.and_then(|p| p.find(photo, [radius, radius])).filter(|m| m.ncc > options.card_ncc)
        else {
            continue;
        };
        let Some([a, b]) = seen.place(here) else { continue };
        found.push(Observation {
            seen: Point::Card { figure, u: a, v: b, foot: card.foot() },
            pixel: [middle[0] + match_.shift[0], middle[1] + match_.shift[1]],
            weight: match_.weight,
        });
    }
    found
}

/// Fits everything together: the floor's pieces as they were found, and the cards' pieces looked for anew.
pub fn refine(
    prepared: &Prepared,
    photo: &Gray,
    floor: &[Observation],
    lens: Prior,
    camera: Camera,
    figures: &[(usize, Stand)],
) -> Fitted {
    let options = &prepared.options.floor;
    let mut camera = camera;
    let mut stands: Vec<Stand> = figures.iter().map(|f| f.1).collect();
    let mut last = None;
    for radius in options.card_reach_px {
        let standing: Vec<Standing<'_>> =
            stands.iter().zip(figures).map(|(s, f)| Standing::new(&prepared.cards[f.0], *s)).collect();
        let view = camera.view();
        let labels = Labels::painted([photo.width, photo.height], 2, &view, &standing);
        let depths: Vec<f64> = stands.iter().map(|s| view.depth([s.x, s.y, 0.0])).collect();
        let cards: Vec<Vec<Observation>> = (0..figures.len())
            .into_par_iter()
            .map(|i| {
                let hidden = |x: usize, y: usize| labels.at(x, y).is_some_and(|l| l != i && depths[l] < depths[i]);
                let sought = Sought { figure: i, standing: standing[i], radius };
                card_pieces(options, photo, &view, &sought, hidden)
            })
            .collect();
        let mut observations = floor.to_vec();
        observations.extend(cards.into_iter().flatten());
        let fit = Fit::of_all(options, observations, lens);
        let fitted = fit.solve_near(&camera, &stands, options.loose_mm, 30);
        (camera, stands) = (fitted.camera, fitted.figures.clone());
        last = Some(fitted);
    }
    last.unwrap_or(Fitted { camera, figures: stands, cost: 0.0, covariance: None })
}
