//! Guests that were not found: who may stand before them, wherever they may be.

use crate::{
    camera::{Stand, View},
    cover::{
        unseen,
        visibility::{Other, Stage},
    },
    guests::bare::Bare,
    model::{card::Standing, party::Party, prepared::Prepared},
    options::{CoverOptions, MissingOptions},
    scene::{
        cover::By,
        expected::Expected,
        figure::{Figure, Placed},
        findings::Missing,
        hidden::Hidden,
        limits::TABLE_MM,
    },
    verdict::Cell,
};
use rayon::prelude::*;

/// The floor as it was found.
pub struct AsFound<'a> {
    pub prepared: &'a Prepared,
    pub view: View,
    pub figures: &'a [Figure],
    pub hidden: &'a [Option<Hidden>],
    pub party: Option<&'a Party>,
    pub bare: &'a Bare,
    /// How those who were not found look at best on each cell; none if they were not looked for.
    pub left: Option<&'a [Placed]>,
    /// Somebody may lie or lean there unrecognised.
    pub half_seen: bool,
}

impl<'a> AsFound<'a> {
    fn options(&self) -> &'a MissingOptions {
        &self.prepared.options.cover.missing
    }
}

/// Everybody who may be on the floor and was not found.
pub fn missing(scene: &AsFound<'_>, expected: &Expected) -> Vec<Missing> {
    let (kit, options) = (&scene.prepared.kit.floor, scene.options());
    let taken = |c: &Cell| scene.figures.iter().any(|f| kit.cell_at([f.stand.x, f.stand.y]) == Some(*c));
    let free: Vec<Cell> = kit.cells().filter(|c| !kit.is_blocked(*c) && !taken(c)).collect();
    let is_missing = |g: &usize| expected.may_be_there(*g) && !scene.figures.iter().any(|f| f.guest == *g);
    let guests: Vec<usize> = (0..scene.prepared.cards.len()).filter(is_missing).collect();
    if guests.is_empty() {
        return Vec::new();
    }
    // Whatever may be on the table, nothing was read from the photo of somebody who was not seen.
    let hidden: Vec<Option<Hidden>> = scene.hidden.iter().cloned().chain([None]).collect();
    let standing = scene.figures.iter().map(|f| Standing::new(&scene.prepared.cards[f.guest], f.stand)).collect();
    let stage = Stage {
        view: scene.view,
        figures: standing,
        hidden: &hidden,
        party: scene.party,
        table_mm: TABLE_MM,
        nearer_mm: 0.0,
        ghosts: &[],
    };
    let others = stage.others();
    let others: Vec<&Other<'_>> = others.iter().collect();
    let dishes: Vec<BehindDish> =
        (0..scene.figures.len()).filter_map(|figure| BehindDish::new(scene, &stage, &others, figure)).collect();
    let one = |&guest: &usize| {
        let card = &scene.prepared.cards[guest];
        let look = |stand: Stand| Sight::new(scene, &stage, &others, &Standing::new(card, stand));
        let looks = |cell: Cell| {
            let own = |p: &&Placed| p.guest == guest && kit.cell_at([p.stand.x, p.stand.y]) == Some(cell);
            let score = |left: &[Placed]| left.iter().find(own).map_or(0.0, |p| p.likeness.score);
            scene.left.map_or(f64::INFINITY, score)
        };
        let cover = &scene.prepared.options.cover;
        let places = |cell: &Cell| -> Vec<(Stand, Sight)> {
            let (places, score) = (unseen::room(scene.prepared, guest, *cell, 1), looks(*cell));
            places.into_iter().map(|stand| (stand, look(stand))).filter(|(_, s)| s.may_be(cover, score)).collect()
        };
        let cells: Vec<Vec<(Stand, Sight)>> = free.iter().map(places).collect();
        let whole = |places: &[(Stand, Sight)], j: usize| {
            places.iter().filter(|(_, s)| s.face_by[j] > options.whole_face).count()
        };
        let often = |j: &usize| {
            let enough = |cell: &Cell, places: &[(Stand, Sight)]| {
                let times = whole(places, *j);
                let looks_like_it = || looks_like_it(options, looks(*cell), places);
                times >= options.often || times >= options.seldom && looks_like_it()
            };
            card.has_face && free.iter().zip(&cells).any(|(cell, places)| enough(cell, places))
        };
        let covers =
            |stand: Stand, dish: &BehindDish| dish.covered_by(scene, &Standing::new(card, stand)) > options.covered;
        let in_part = |places: &[(Stand, Sight)], dish: &BehindDish| {
            places.iter().filter(|(stand, _)| covers(*stand, dish)).count() >= options.now_and_then
        };
        let behind_dish = dishes.iter().filter(|dish| cells.iter().any(|places| in_part(places, dish)));
        Missing {
            guest,
            before: (0..scene.figures.len()).filter(often).collect(),
            or_by: Vec::new(),
            behind_dish: behind_dish.map(|dish| dish.figure).collect(),
        }
    };
    let mut all: Vec<Missing> = guests.par_iter().map(one).collect();
    // A card that lies or leans unrecognised before others is one of those who were not found.
    if scene.half_seen {
        for missing in all.iter_mut().filter(|m| scene.prepared.cards[m.guest].has_face) {
            missing.or_by = guests.iter().copied().filter(|g| *g != missing.guest).collect();
        }
    }
    all
}

/// Does a guest with this score look as if it stood at one of these places?
fn looks_like_it(options: &MissingOptions, score: f64, places: &[(Stand, Sight)]) -> bool {
    let mm2 = places.iter().map(|(_, s)| s.visible_mm2).sum::<f64>() / places.len().max(1) as f64;
    score >= options.looks_like_it * mm2.max(options.too_little_mm2).sqrt()
}

/// The places of a figure's artwork before which only a dish is seen.
struct BehindDish {
    figure: usize,
    /// From the camera, per unit of depth, and the depth.
    rays: Vec<([f64; 3], f64)>,
    /// All places of the artwork.
    count: usize,
}

impl BehindDish {
    fn new(scene: &AsFound<'_>, stage: &Stage<'_>, others: &[&Other<'_>], figure: usize) -> Option<Self> {
        scene.hidden[figure].as_ref()?;
        let others: Vec<&Other<'_>> = others.iter().filter(|o| o.index != figure).copied().collect();
        let (standing, from) = (&stage.figures[figure], scene.view.camera.place);
        let artwork: Vec<[f64; 2]> = standing
            .card
            .places(scene.options().step_mm)
            .into_iter()
            .filter(|[u, v]| standing.card.is_artwork(*u, *v))
            .collect();
        let ray = |place: &[f64; 2]| {
            let point = standing.point(place[0], place[1]);
            let local = scene.view.local(point);
            let pixel = scene.view.project_local(local)?;
            let by = stage.hides(figure, *place, point, pixel, local[2], &others);
            (by == Some(By::Dish)).then(|| ([0, 1, 2].map(|k| (point[k] - from[k]) / local[2]), local[2]))
        };
        let rays: Vec<([f64; 3], f64)> = artwork.iter().filter_map(ray).collect();
        (!rays.is_empty()).then_some(Self { figure, rays, count: artwork.len() })
    }

    /// Share of the artwork that a card would cover there.
    fn covered_by(&self, scene: &AsFound<'_>, standing: &Standing<'_>) -> f64 {
        let seen = standing.seen_from(scene.view.camera.place);
        let is_covered = |(ray, depth): &&([f64; 3], f64)| seen.covers(*ray).is_some_and(|t| t < *depth);
        self.rays.iter().filter(is_covered).count() as f64 / self.count as f64
    }
}

/// What would be in sight of a card at one place, as shares of its artwork and of its face.
struct Sight {
    /// Whatever may stand on the party table.
    visible: f64,
    /// The same in square millimetres.
    visible_mm2: f64,
    /// Of what would be in sight, as much as the photo shows the floor there.
    on_floor: f64,
    /// What each figure covers of the face.
    face_by: Vec<f64>,
}

impl Sight {
    /// May the guest stand here, where it looks no better than this?
    fn may_be(&self, cover: &CoverOptions, score: f64) -> bool {
        let options = &cover.missing;
        let looks_like_it =
            self.visible_mm2 < options.too_little_mm2 || score > options.least_score * self.visible_mm2.sqrt();
        looks_like_it && self.visible < cover.hardly && self.on_floor < options.most_on_floor
    }

    fn new(scene: &AsFound<'_>, stage: &Stage<'_>, others: &[&Other<'_>], standing: &Standing<'_>) -> Self {
        let (from, last, step) = (scene.view.camera.place, stage.figures.len(), scene.options().step_mm);
        let (mut artwork, mut face) = (0u32, 0u32);
        let (mut visible, mut open, mut on_floor) = (0u32, 0u32, 0u32);
        let mut face_by = vec![0u32; last];
        for [u, v] in standing.card.places(step) {
            let (is_art, is_face) = (standing.card.is_artwork(u, v), standing.card.is_face(u, v));
            if !is_art && !is_face {
                continue;
            }
            let point = standing.point(u, v);
            let local = scene.view.local(point);
            let Some(pixel) = scene.view.project_local(local) else { continue };
            artwork += u32::from(is_art);
            face += u32::from(is_face);
            match stage.hides(last, [u, v], point, pixel, local[2], others) {
                None => {
                    let doubtful = scene.party.is_some_and(|p| p.may_hide(from, point));
                    visible += u32::from(is_art && !doubtful);
                    open += 1;
                    on_floor += u32::from(scene.bare.at(pixel));
                }
                Some(By::Guest(j)) => face_by[j] += u32::from(is_face),
                Some(By::Dish | By::Table | By::Frame) => {}
            }
        }
        let share = |part: u32, whole: u32| f64::from(part) / f64::from(whole.max(1));
        Self {
            visible: share(visible, artwork),
            visible_mm2: f64::from(visible) * step * step,
            on_floor: share(on_floor, open),
            face_by: face_by.into_iter().map(|by| share(by, face)).collect(),
        }
    }
}
