//! A kit prepared for judging: prints in several sizes and the keypoints of every guest. Made once, used for many photos.

use crate::{
    keypoints::{self, Features, Gray, Pool, Spare},
    kit::Kit,
    model::{card::Card, print::PrintedFloor, work::luma},
    options::{KeypointOptions, Options, PrintOptions},
};
use rayon::prelude::*;
use std::sync::{
    OnceLock,
    atomic::{AtomicU64, Ordering},
};

/// A keypoint of the photo that looks like one of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// Right of the card's middle and above its bottom edge, in millimetres.
    pub card: [f64; 2],
    pub pixel: [f64; 2],
    /// Pixels of the photo for a millimetre of the card, by the keypoints' sizes.
    pub scale: f64,
    /// By the keypoints' angles, clockwise.
    pub turn: f64,
}

#[derive(Debug)]
pub struct Prepared {
    pub kit: Kit,
    pub cards: Vec<Card>,
    pub floor: PrintedFloor,
    /// What the judge goes by.
    pub(crate) options: Options,
    pool: Pool,
    /// Tells prepared kits apart, so that what was found by one is not taken for another's.
    pub(crate) number: u64,
    /// The keypoints of each card as it lies or leans, by the shares of its height that are tried; made when first asked for.
    flat: Vec<Vec<OnceLock<Features>>>,
}

impl Prepared {
    pub fn new(kit: Kit) -> Self {
        Self::with_options(kit, Options::default())
    }

    /// The same for a judge that goes by other numbers.
    pub fn with_options(kit: Kit, options: Options) -> Self {
        let per_mm = options.prints.keypoints_per_mm;
        Self::with(kit, options, |card, spare| card_features(card, 1.0, per_mm, spare))
    }

    /// One without keypoints, made quickly: it shows and explains what another one of the same kit has judged, and judges
    /// nothing.
    pub fn for_show(kit: Kit) -> Self {
        Self::with(kit, Options::default(), |_, _| Features::default())
    }

    fn with(kit: Kit, options: Options, features: impl Fn(&Card, &Spare) -> Features + Sync) -> Self {
        let spare = Spare::default();
        let cards = || {
            let prepared = kit.guests.par_iter().with_max_len(1).map(|guest| {
                let card = Card::new(guest);
                let features = features(&card, &spare);
                (card, features)
            });
            let (cards, parts): (Vec<Card>, Vec<Features>) = prepared.unzip();
            (cards, Pool::new(&KeypointOptions::default(), parts))
        };
        let ((cards, pool), floor) = rayon::join(cards, || PrintedFloor::new(&options.prints, &kit.floor));
        static MADE: AtomicU64 = AtomicU64::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let flat = cards.iter().map(|_| vec![OnceLock::new(); options.prints.flat.len()]).collect();
        Self { kit, cards, floor, options, pool, number, flat }
    }

    /// What the photo's keypoints look like, by guest.
    pub fn pairs(&self, photo: &Features) -> Vec<Vec<Pair>> {
        let all: Vec<usize> = (0..self.cards.len()).collect();
        self.pairs_in(&self.pool, &all, photo, 1.0, self.options.prints.keypoints_per_mm)
    }

    /// The same for a few guests whose cards lie or lean: drawn at one of the shares of their height that are tried. Places count as
    /// drawn.
    pub fn flat_pairs(&self, guests: &[usize], photo: &Features, share: usize) -> Vec<Vec<Pair>> {
        let spare = Spare::default();
        let PrintOptions { flat, flat_per_mm, .. } = self.options.prints;
        let flat = flat[share];
        let features = |&guest: &usize| {
            let kept = &self.flat[guest][share];
            // Made outside the lock: while it is, the same thread may be given another judgement that asks for it too.
            kept.get().cloned().unwrap_or_else(|| {
                let features = card_features(&self.cards[guest], flat, flat_per_mm, &spare);
                kept.get_or_init(|| features.clone());
                features
            })
        };
        let parts = guests.par_iter().with_max_len(1).map(features).collect();
        self.pairs_in(&Pool::new(&KeypointOptions::default(), parts), guests, photo, flat, flat_per_mm)
    }

    fn pairs_in(&self, pool: &Pool, guests: &[usize], photo: &Features, flat: f64, per_mm: f64) -> Vec<Vec<Pair>> {
        let mut by_guest = vec![Vec::new(); self.cards.len()];
        for m in pool.nearest(photo) {
            if m.distance > self.options.prints.ratio * m.second {
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
fn card_features(card: &Card, flat: f64, per_mm: f64, spare: &Spare) -> Features {
    let [width, height] = [card.size[0], flat * card.size[1]].map(|s| (s * per_mm).floor().max(1.0) as usize);
    let pixel = 1.0 / per_mm;
    let taps = card.texture.taps([pixel, pixel / flat]);
    let ink = |x: f64, y: f64| card.texture.read((x + 0.5) * pixel, (y + 0.5) * pixel / flat, &taps);
    let columns: Vec<f64> = (0..width).map(|x| (x as f64 + 0.5) * pixel).collect();
    let rows: Vec<f64> = (0..height).map(|y| (y as f64 + 0.5) * pixel / flat).collect();
    let mut picture = Gray { width, height, data: Vec::with_capacity(width * height) };
    card.texture.raster(&columns, &rows, &taps, |inks| {
        picture.data.extend(inks.iter().map(|&[r, g, b, a]| luma([r, g, b]) * a + 0.5 * (1.0 - a)));
    });
    let inside = |x: f32, y: f32| ink(f64::from(x), f64::from(y))[3] > 0.5;
    keypoints::detect_with(&picture, Some(&inside), &KeypointOptions::default(), spare)
}
