//! What stands on the party table hides guests behind it. No kit tells what it is, so the photo does: where a guest's print
//! should be in sight and something else is, a dish or the table is in the way.

use crate::{
    camera::View,
    model::{card::Standing, labels::Labels, party::Party, prepared::Prepared, work::Work},
    options::DishOptions,
    scene::{
        figure::{Figure, How},
        hidden::{Hidden, STEP_MM},
    },
};
use rayon::prelude::*;

#[derive(Debug, Clone, Copy)]
struct Sample {
    photo: [f32; 3],
    print: [f32; 3],
    doubtful: bool,
}

/// Looks which part of a card is hidden by table and dishes; none if nothing there can hide it. `nearer` tells which pixels other
/// guests cover.
pub fn hidden(
    options: &DishOptions,
    work: &Work,
    view: &View,
    standing: &Standing<'_>,
    party: &Party,
    nearer: impl Fn(usize, usize) -> bool,
) -> Option<Hidden> {
    let card = standing.card;
    let [w, h] = card.size;
    let (width, height) = ((w / STEP_MM).ceil() as usize, (h / STEP_MM).ceil() as usize);
    let from = view.camera.place;
    let mut samples: Vec<Option<Sample>> = vec![None; width * height];
    let mut doubtful = 0;
    for j in 0..height {
        for i in 0..width {
            let (u, v) = ((i as f64 + 0.5) * STEP_MM - 0.5 * w, (j as f64 + 0.5) * STEP_MM);
            if !card.is_card(u, v) {
                continue;
            }
            let point = standing.point(u, v);
            let Some(pixel) = view.project(point).filter(|p| view.inside(*p, 0.5)) else { continue };
            if nearer(pixel[0] as usize, pixel[1] as usize) {
                continue;
            }
            let scale = view.focal() / view.depth(point).max(1.0);
            let [r, g, b, _] = card.texture.sample(u + 0.5 * w, h - v, [1.0 / scale, 1.0 / scale]);
            let in_doubt = party.may_hide(from, point);
            doubtful += usize::from(in_doubt);
            samples[j * width + i] =
                Some(Sample { photo: work.colour(pixel[0], pixel[1]), print: [r, g, b], doubtful: in_doubt });
        }
    }
    if doubtful < options.fewest {
        return None;
    }
    let likeness = local_ncc(options, &samples, width, height);
    let mut belief = vec![0.0f32; width * height];
    let mut visible: Vec<bool> =
        samples.iter().zip(&likeness).map(|(s, ncc)| s.is_some_and(|s| !s.doubtful || *ncc > options.surely)).collect();
    let mut edges = vec![0usize; width];
    for _ in 0..options.rounds {
        let gain = gains(options, &samples, &visible, width, height);
        for j in 0..height {
            for i in 0..width {
                let index = j * width + i;
                let Some(sample) = samples[index] else { continue };
                belief[index] = if sample.doubtful {
                    let off = difference(&samples, width, height, i, j, gain[index]);
                    let like = (likeness[index] - options.neither) * options.like;
                    ((options.even - off) / options.turn + like).clamp(-options.most, options.most)
                } else {
                    options.most
                };
            }
        }
        edges = upper_edges(options, &belief, &samples, width, height);
        for j in 0..height {
            for i in 0..width {
                visible[j * width + i] = samples[j * width + i].is_some() && j >= edges[i];
            }
        }
    }
    let is_hidden = |[i, j]: &[usize; 2]| *j < edges[*i] && samples[j * width + i].is_none_or(|s| s.doubtful);
    let places = (0..height).flat_map(|j| (0..width).map(move |i| [i, j]));
    Some(Hidden::by_pixels(card, places.filter(is_hidden)))
}

/// The least difference of the photo to the print within half a millimetre: outlines are never exactly where they should be.
fn difference(samples: &[Option<Sample>], width: usize, height: usize, i: usize, j: usize, gain: [f32; 3]) -> f32 {
    let Some(here) = samples[j * width + i] else { return 0.0 };
    let mut least = f32::INFINITY;
    for y in j.saturating_sub(1)..(j + 2).min(height) {
        for x in i.saturating_sub(1)..(i + 2).min(width) {
            let Some(s) = samples[y * width + x] else { continue };
            let off = (0..3).map(|k| (here.photo[k] - (gain[k] * s.print[k]).min(1.0)).abs()).fold(0.0, f32::max);
            least = least.min(off);
        }
    }
    least
}

/// How bright the print appears, by colour: smooth over the card, taken from what is thought to be in sight.
fn gains(
    options: &DishOptions,
    samples: &[Option<Sample>],
    visible: &[bool],
    width: usize,
    height: usize,
) -> Vec<[f32; 3]> {
    let mut overall = [0.0f32; 3];
    for (k, o) in overall.iter_mut().enumerate() {
        let tells = |s: &Sample, k: usize| s.print[k] > options.dark_print && s.photo[k] < options.burnt_out;
        let mut ratios: Vec<f32> = samples
            .iter()
            .zip(visible)
            .filter_map(|(s, v)| s.filter(|s| *v && tells(s, k)).map(|s| s.photo[k] / s.print[k]))
            .collect();
        if ratios.len() < options.fewest_ratios {
            *o = options.usual_light;
            continue;
        }
        let middle = ratios.len() / 2;
        *o = *ratios.select_nth_unstable_by(middle, f32::total_cmp).1;
    }
    // Around each place: sums of photo and print over what is in sight, with some of the overall mixed in.
    let stride = width + 1;
    let mut sums = vec![[0.0f32; 6]; stride * (height + 1)];
    for j in 0..height {
        let mut row = [0.0f32; 6];
        for i in 0..width {
            if let Some(s) = samples[j * width + i].filter(|_| visible[j * width + i]) {
                for k in 0..3 {
                    row[k] += s.photo[k];
                    row[3 + k] += s.print[k];
                }
            }
            for k in 0..6 {
                sums[(j + 1) * stride + i + 1][k] = sums[j * stride + i + 1][k] + row[k];
            }
        }
    }
    let reach = (options.light_mm / STEP_MM) as usize;
    let mut gain = vec![overall; width * height];
    for j in 0..height {
        for i in 0..width {
            let (x0, x1) = (i.saturating_sub(reach), (i + reach + 1).min(width));
            let (y0, y1) = (j.saturating_sub(reach), (j + reach + 1).min(height));
            let s = |k: usize| {
                sums[y1 * stride + x1][k] - sums[y1 * stride + x0][k] - sums[y0 * stride + x1][k]
                    + sums[y0 * stride + x0][k]
            };
            let (prior, [least, most]) = (options.prior, options.light);
            gain[j * width + i] =
                [0, 1, 2].map(|k| ((s(k) + prior * overall[k] * 0.5) / (s(3 + k) + prior * 0.5)).clamp(least, most));
        }
    }
    gain
}

/// Likeness of photo and print in windows; one that says nothing where the print is flat.
fn local_ncc(options: &DishOptions, samples: &[Option<Sample>], width: usize, height: usize) -> Vec<f32> {
    let reach = options.window;
    let mut all = vec![options.neither; width * height];
    for j in 0..height {
        for i in 0..width {
            if samples[j * width + i].is_none() {
                continue;
            }
            let mut n = 0.0f32;
            let mut sums = [[0.0f32; 5]; 3];
            for y in j.saturating_sub(reach)..(j + reach + 1).min(height) {
                for x in i.saturating_sub(reach)..(i + reach + 1).min(width) {
                    let Some(s) = samples[y * width + x] else { continue };
                    n += 1.0;
                    for (k, sum) in sums.iter_mut().enumerate() {
                        let (p, q) = (s.print[k], s.photo[k]);
                        for (a, b) in sum.iter_mut().zip([p, q, p * p, q * q, p * q]) {
                            *a += b;
                        }
                    }
                }
            }
            let (mut product, mut pp, mut qq) = (0.0, 0.0, 0.0);
            for [p, q, p2, q2, pq] in sums {
                product += pq - p * q / n;
                pp += p2 - p * p / n;
                qq += q2 - q * q / n;
            }
            if pp > n * options.flat {
                all[j * width + i] = product / (pp * (qq + n * options.grain)).sqrt();
            }
        }
    }
    all
}

/// Dishes stand on the table and the table stands on the floor, so in each column of the card what is hidden is its lower part: the
/// best upper edge of it, not too ragged from column to column.
fn upper_edges(
    options: &DishOptions,
    belief: &[f32],
    samples: &[Option<Sample>],
    width: usize,
    height: usize,
) -> Vec<usize> {
    let ragged = options.ragged;
    // Cost of hiding everything below row `j` in a column.
    let levels = height + 1;
    let mut cost = vec![0.0f32; width * levels];
    for i in 0..width {
        for j in 0..height {
            let worth = if samples[j * width + i].is_some() { belief[j * width + i] } else { 0.0 };
            cost[i * levels + j + 1] = cost[i * levels + j] + worth;
        }
    }
    let mut from = vec![0usize; width * levels];
    let mut best: Vec<f32> = cost[..levels].to_vec();
    for i in 1..width {
        // Least of best[k] + ragged * |k - j|, in two sweeps.
        let mut low: Vec<(f32, usize)> = best.iter().copied().zip(0..).collect();
        for j in 1..levels {
            if low[j - 1].0 + ragged < low[j].0 {
                low[j] = (low[j - 1].0 + ragged, low[j - 1].1);
            }
        }
        for j in (0..levels - 1).rev() {
            if low[j + 1].0 + ragged < low[j].0 {
                low[j] = (low[j + 1].0 + ragged, low[j + 1].1);
            }
        }
        for j in 0..levels {
            from[i * levels + j] = low[j].1;
            best[j] = low[j].0 + cost[i * levels + j];
        }
    }
    let mut edges = vec![0usize; width];
    let mut level = (0..levels).min_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(0);
    for i in (0..width).rev() {
        edges[i] = level;
        level = from[i * levels + level];
    }
    edges
}

/// What hides somebody who was not seen is a guess: every second placement does without it.
pub fn without_guesses(hidden: &[Option<Hidden>], figures: &[Figure]) -> Vec<Option<Hidden>> {
    let known = |h: Hidden, figure: &Figure| if figure.how == How::Told { h.marks_only() } else { Some(h) };
    hidden.iter().zip(figures).map(|(h, f)| h.clone().and_then(|h| known(h, f))).collect()
}

/// What the party table and its dishes hide of each figure.
pub fn behind_the_table(
    prepared: &Prepared,
    work: &Work,
    view: &View,
    figures: &[Figure],
    party: Option<&Party>,
) -> Vec<Option<Hidden>> {
    let Some(party) = party else { return vec![None; figures.len()] };
    let standing: Vec<Standing<'_>> =
        figures.iter().map(|f| Standing::new(&prepared.cards[f.guest], f.stand)).collect();
    let labels = Labels::painted([work.width, work.height], 2, view, &standing);
    let depths: Vec<f64> = figures.iter().map(|f| view.depth([f.stand.x, f.stand.y, 0.0])).collect();
    (0..figures.len())
        .into_par_iter()
        .with_max_len(1)
        .map(|i| {
            if !matches!(figures[i].how, How::Seen | How::Told) {
                return None;
            }
            let nearer = |x: usize, y: usize| labels.at(x, y).is_some_and(|l| l != i && depths[l] < depths[i]);
            hidden(&prepared.options.cover.dishes, work, view, &standing[i], party, nearer)
        })
        .collect()
}
