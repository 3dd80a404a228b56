//! A kit prepared for judging: prints in several sizes and the keypoints of every guest. Made once, used for many photos.

use crate::{
    card::Card,
    figures::Pair,
    floor::FloorPrint,
    gray::Gray,
    keypoints::{self, Features, Pool, Settings},
    kit::Kit,
    work::luma,
};
use rayon::prelude::*;

/// Pixels of a card for a millimetre, where keypoints are looked for: finer than photos show it, no finer.
const KEYPOINTS_PER_MM: f64 = 7.0;
/// The same for cards that lie or lean: photos hardly show them finer than that.
const FLAT_PER_MM: f64 = 5.0;
/// Ratio of the nearest to the second nearest keypoint that still counts as telling.
const RATIO: f32 = 0.85;

#[derive(Debug)]
pub struct Album {
    pub kit: Kit,
    pub cards: Vec<Card>,
    pub floor: FloorPrint,
    pool: Pool,
}

impl Album {
    pub fn new(kit: Kit) -> Self {
        let cards = || {
            let prepared = kit.guests.par_iter().with_max_len(1).map(|guest| {
                let card = Card::new(guest);
                let features = card_features(&card, 1.0, KEYPOINTS_PER_MM);
                (card, features)
            });
            let (cards, parts): (Vec<Card>, Vec<Features>) = prepared.unzip();
            (cards, Pool::new(parts))
        };
        let ((cards, pool), floor) = rayon::join(cards, || FloorPrint::new(&kit.floor));
        Self { kit, cards, floor, pool }
    }

    /// What the photo's keypoints look like, by guest.
    pub fn pairs(&self, photo: &Features) -> Vec<Vec<Pair>> {
        let all: Vec<usize> = (0..self.cards.len()).collect();
        self.pairs_in(&self.pool, &all, photo, 1.0, KEYPOINTS_PER_MM)
    }

    /// The same for a few guests whose cards lie or lean: drawn at this share of their height. Places count as drawn.
    pub fn flat_pairs(&self, guests: &[usize], photo: &Features, flat: f64) -> Vec<Vec<Pair>> {
        let parts = guests.par_iter().map(|g| card_features(&self.cards[*g], flat, FLAT_PER_MM)).collect();
        self.pairs_in(&Pool::new(parts), guests, photo, flat, FLAT_PER_MM)
    }

    fn pairs_in(&self, pool: &Pool, guests: &[usize], photo: &Features, flat: f64, per_mm: f64) -> Vec<Vec<Pair>> {
        let mut by_guest = vec![Vec::new(); self.cards.len()];
        for m in pool.nearest(photo) {
            if m.distance > RATIO * m.second {
                continue;
            }
            let guest = guests[pool.label(m.model)];
            let (here, there) = (&photo.points[m.photo as usize], pool.point(m.model));
            let card = &self.cards[guest];
            let x = (f64::from(there.x) + 0.5) / per_mm;
            let y = (f64::from(there.y) + 0.5) / per_mm;
            by_guest[guest].push(Pair {
                card: [x - 0.5 * card.size[0], flat * card.size[1] - y],
                pixel: [f64::from(here.x) + 0.5, f64::from(here.y) + 0.5],
                scale: f64::from(here.scale / there.scale) * per_mm,
                turn: f64::from(here.angle - there.angle),
            });
        }
        by_guest
    }
}

/// The card on grey ground, at `per_mm` pixels for a millimetre, its height drawn at the share `flat`.
fn card_features(card: &Card, flat: f64, per_mm: f64) -> Features {
    let [width, height] = [card.size[0], flat * card.size[1]].map(|s| (s * per_mm).floor().max(1.0) as usize);
    let pixel = 1.0 / per_mm;
    let taps = card.texture.taps([pixel, pixel / flat]);
    let ink = |x: f64, y: f64| card.texture.read((x + 0.5) * pixel, (y + 0.5) * pixel / flat, &taps);
    let picture = Gray::from_fn(width, height, |x, y| {
        let [r, g, b, a] = ink(x as f64, y as f64);
        luma([r, g, b]) * a + 0.5 * (1.0 - a)
    });
    let inside = |x: f32, y: f32| ink(f64::from(x), f64::from(y))[3] > 0.5;
    keypoints::detect(&picture, Some(&inside), &Settings::default())
}
