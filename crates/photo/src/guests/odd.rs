//! Figures that do not show their print upright: black backs, and cards that lie or lean.

use crate::{
    camera::Stand,
    guests::{
        backs::{Back, Dark},
        fallen, figures,
        others::Search,
    },
    keypoints,
    model::{
        card::Standing,
        labels::Labels,
        party::Party,
        prepared::{Pair, Prepared},
        work::Work,
    },
    options::GuestOptions,
    scene::{
        expected::Expected,
        figure::{Figure, How, Placed},
        likeness::Likeness,
        sighting::Sighting,
    },
    verdict::{Cell, Facing},
};

/// Who stands upright, and what the photo shows besides.
pub struct Upstanding<'a> {
    pub prepared: &'a Prepared,
    pub work: &'a Work,
    pub search: &'a Search<'a>,
    pub expected: &'a Expected,
    pub placed: &'a [Placed],
    pub features: &'a keypoints::Features,
    /// By guest: keypoints of the photo that look like its print.
    pub pairs: &'a [Vec<Pair>],
}

impl Upstanding<'_> {
    /// Those whose black back is seen, and those whose print is seen lying or leaning.
    pub fn odd_ones(&self) -> Vec<Figure> {
        let figure = |p: &Placed| {
            let Placed { guest, stand, likeness } = *p;
            Figure { guest, stand, facing: Facing::Front, how: How::Seen, likeness }
        };
        let mut found: Vec<Figure> = self.placed.iter().map(figure).collect();
        self.add_fallen(&mut found);
        self.add_backs(&mut found);
        found.into_iter().filter(|f| f.how != How::Seen).collect()
    }

    fn is_asked(&self, guest: usize) -> bool {
        self.expected.may_be_there(guest)
    }

    /// Adds those whose print is seen lying or leaning. Such a card may have been taken for a standing one that hardly fits.
    fn add_fallen(&self, found: &mut Vec<Figure>) {
        let options = &self.prepared.options.guests;
        let is_sure = |guest: usize| found.iter().any(|f| f.guest == guest && f.likeness.score > options.weak);
        let unsure: Vec<usize> = (0..self.prepared.cards.len()).filter(|g| self.is_asked(*g) && !is_sure(*g)).collect();
        let low = self.unexplained();
        let flats = self.prepared.options.prints.flat;
        for share in std::iter::once(None).chain((0..flats.len()).map(Some)) {
            let flattened = share.map(|share| self.prepared.flat_pairs(&unsure, &low, share));
            let pairs = flattened.as_deref().unwrap_or(self.pairs);
            let flat = share.map_or(1.0, |share| flats[share]);
            for &guest in &unsure {
                if found.iter().any(|f| f.guest == guest && f.how == How::Fallen) {
                    continue;
                }
                let Some(mut sighting) = figures::sight(options, guest, &pairs[guest], false) else { continue };
                for pair in &mut sighting.pairs {
                    pair.card[1] /= flat;
                }
                if let Some(stand) = self.fallen(&sighting) {
                    let (facing, likeness) = (Facing::Front, Likeness::default());
                    found.retain(|f| f.guest != guest);
                    found.push(Figure { guest, stand, facing, how: How::Fallen, likeness });
                }
            }
        }
    }

    /// How a card lies or leans, if it does so where it may be.
    fn fallen(&self, sighting: &Sighting) -> Option<Stand> {
        let (prepared, search, guest) = (self.prepared, self.search, sighting.guest);
        let stand = fallen::fallen(prepared, &search.view.camera, sighting)?;
        let cell = prepared.kit.floor.cell_at([stand.x, stand.y]);
        if cell.is_none() || self.expected.forbids(guest, cell) {
            return None;
        }
        // The pattern must be there too, not only a few of its points.
        let others: Vec<Placed> = self.placed.iter().filter(|p| p.guest != guest).copied().collect();
        let labels = search.labels(&others);
        let likeness = search.likeness(guest, stand, &others, &labels, true);
        let in_sight = likeness.share * prepared.cards[guest].places(1.0).len() as f64;
        let GuestOptions { sure_fallen, like_fallen, fallen_looks_right, .. } = prepared.options.guests;
        let looks_right = likeness.score >= sure_fallen
            && likeness.ncc >= like_fallen
            && likeness.area > fallen_looks_right * in_sight;
        looks_right.then_some(stand)
    }

    /// Adds those whose black back is seen, the surest first.
    fn add_backs(&self, found: &mut Vec<Figure>) {
        let (prepared, kit, view) = (self.prepared, &self.prepared.kit.floor, &self.search.view);
        let standing = |found: &[Figure]| -> Vec<Standing<'_>> {
            found.iter().map(|f| Standing::new(&prepared.cards[f.guest], f.stand)).collect()
        };
        let cell = |s: &Stand| kit.cell_at([s.x, s.y]);
        let mut labels = Labels::painted([self.work.width, self.work.height], 2, view, &standing(found));
        let mut cells: Vec<Cell> = kit.cells().filter(|c| !kit.is_blocked(*c)).collect();
        loop {
            let depths: Vec<f64> = found.iter().map(|f| view.depth([f.stand.x, f.stand.y, 0.0])).collect();
            let is_missing = |g: &usize| self.is_asked(*g) && !found.iter().any(|f| f.guest == *g);
            let missing: Vec<usize> = (0..prepared.cards.len()).filter(is_missing).collect();
            let free: Vec<Cell> = cells
                .iter()
                .copied()
                .filter(|c| !found.iter().any(|f| cell(&f.stand) == Some(*c)))
                .filter(|c| missing.iter().any(|g| self.expected.cell(*g).is_none_or(|told| told == *c)))
                .collect();
            let (work, party, bright) = (self.work, Party::new(kit), self.search.brightness());
            let expected = self.expected;
            let dark = Dark { prepared, work, view, expected, labels: &labels, depths: &depths, party, bright };
            let backs = dark.backs(&missing, &free);
            let fits = |b: &&Back| {
                let (at, told) = (cell(&b.stand), self.expected.cell(b.guest));
                at.is_some_and(|c| free.contains(&c))
                    && !self.expected.forbids(b.guest, at)
                    && told.is_none_or(|told| at == Some(told))
            };
            let Some(Back { guest, stand, .. }) = backs.iter().find(fits).copied() else { return };
            // One back more leaves no black where there was none.
            cells.retain(|c| backs.iter().any(|b| cell(&b.stand) == Some(*c)));
            found.push(Figure { guest, stand, facing: Facing::Back, how: How::Back, likeness: Likeness::default() });
            labels.add_last(view, &standing(found));
        }
    }

    /// The keypoints that may belong to a card lying or leaning on the floor: not those on the screen behind it, nor those of
    /// figures that surely stand and of the floor itself.
    fn unexplained(&self) -> keypoints::Features {
        let GuestOptions { weak, behind_mm, .. } = self.prepared.options.guests;
        let sure: Vec<Placed> = self.placed.iter().filter(|p| p.likeness.score > weak).copied().collect();
        let (search, features) = (self.search, self.features);
        let [width, depth] = self.prepared.kit.floor.size_mm;
        let labels = search.labels(&sure);
        let low = |p: &keypoints::Keypoint| {
            let pixel = [f64::from(p.x) + 0.5, f64::from(p.y) + 0.5];
            let place = search.view.at_height(pixel, 0.0);
            place.is_some_and(|[x, y]| (-behind_mm..width + behind_mm).contains(&x) && y < depth + behind_mm)
                && labels.at(pixel[0] as usize, pixel[1] as usize).is_none()
                && !search.bare.at(pixel)
        };
        let kept: Vec<usize> = (0..features.points.len()).filter(|i| low(&features.points[*i])).collect();
        keypoints::Features {
            points: kept.iter().map(|i| features.points[*i]).collect(),
            descriptors: kept.iter().map(|i| features.descriptors[*i]).collect(),
        }
    }
}
