//! What follows from who stands where: the last stages, which a photo and a picture of a camera share.

use crate::{
    answer::{bars, legality, verdict},
    camera::Stand,
    cover::{
        cast::Cast,
        dishes, doubts, marks, missing,
        unseen::{self, Whereabouts},
    },
    floor::settle::Settled,
    guests::others::Search,
    model::{card::Standing, party::Party, work::Work},
    options::Options,
    ready::{Standings, Unplaced},
    scene::{
        bars::Bars,
        cover::Cover,
        expected::Expected,
        figure::{Figure, How, Placed},
        findings::{Findings, Judgement},
        hidden::Hidden,
        likeness::Likeness,
        limits::{COARSE_MM, FINE_MM},
        placement::Placement,
        sighting::Sighting,
    },
    verdict::Facing,
};
use rayon::prelude::*;

/// What was found in a photo.
pub(crate) struct Premises<'a> {
    /// Kit, photo and camera.
    pub search: &'a Search<'a>,
    pub work: &'a Work,
    pub floor: &'a Settled,
    /// How sure the floor is.
    pub confidence: f64,
    pub found: &'a Standings,
    pub besides: Besides<'a>,
}

/// What people told, and what only a whole judgement looks for; nothing by default.
#[derive(Default)]
pub(crate) struct Besides<'a> {
    pub expected: Expected,
    /// Outlines of dishes in pixels of the photo.
    pub dishes: &'a [Vec<[f64; 2]>],
    pub sightings: &'a [Sighting],
    /// None if nobody looked for them.
    pub unplaced: Option<&'a Unplaced>,
}

/// Everything that follows.
pub(crate) fn conclude(premises: &Premises<'_>) -> Judgement {
    let Premises { search, work, floor, confidence, found, besides } = premises;
    let (prepared, expected, fitted) = (search.prepared, &besides.expected, &found.fitted);
    let view = fitted.camera.view();
    let party = Party::new(&prepared.kit.floor);
    let Arranged { figures, hidden, whereabouts } = arranged(premises, party.as_ref());
    let strange = doubts::strange(prepared, work, search, &view, &figures, &hidden);
    let lost: Vec<bool> = whereabouts.iter().map(|w| w.lost).collect();
    let unguessed = dishes::without_guesses(&hidden, &figures);
    let cast = Cast {
        prepared,
        figures: &figures,
        party: party.as_ref(),
        hidden: &hidden,
        unguessed: &unguessed,
        ghosts: &lost,
    };
    let covers = cast.stage(&Placement::as_fitted(fitted.camera, &figures)).covers(FINE_MM);
    let placements = bars::placements(&prepared.options.answer, fitted, &figures, &whereabouts);
    let bars = error_bars(&cast, &covers, &placements);
    let contradictions = match expected.is_complete() {
        true => doubts::contradictions(prepared, expected, &figures, &covers, besides.strangers()),
        false => Vec::new(),
    };
    let scene = missing::AsFound {
        prepared,
        view,
        figures: &figures,
        hidden: &hidden,
        party: party.as_ref(),
        bare: &search.bare,
        left: besides.unplaced.map(|u| u.left.as_slice()),
        half_seen: besides.unplaced.is_some_and(|u| u.half_seen),
    };
    let missing = missing::missing(&scene, expected);
    let doubted = doubts::doubted(prepared, expected, work, search, &view, &figures, &covers);
    let findings = Findings {
        unsure: unsure(&prepared.options, expected, &figures, &covers, &whereabouts),
        covered: whereabouts.iter().map(|w| w.covered && !w.lost).collect(),
        fitted: fitted.clone(),
        figures,
        floor: floor.pieces.observations(),
        covers,
        bars,
        confidence: *confidence,
        keypoints: besides.sightings.iter().flat_map(|s| s.pairs.iter().map(|p| (s.guest, p.pixel))).collect(),
        hidden,
        scale: work.scale,
        strange,
        doubted,
        lost,
        missing,
        contradictions,
        placements,
    };
    let violations = legality::violations(prepared, &findings, expected);
    Judgement { verdict: verdict::verdict(prepared, work, &findings, violations), findings }
}

impl Besides<'_> {
    fn strangers(&self) -> &[Placed] {
        self.unplaced.map_or(&[], |u| &u.strangers)
    }
}

/// Everybody on the floor, what table and dishes hide of each, and where those may be whom only people put there.
struct Arranged {
    figures: Vec<Figure>,
    hidden: Vec<Option<Hidden>>,
    whereabouts: Vec<Whereabouts>,
}

fn arranged(premises: &Premises<'_>, party: Option<&Party>) -> Arranged {
    let Premises { search, work, found, besides, .. } = premises;
    let (prepared, view) = (search.prepared, found.fitted.camera.view());
    let mut figures = figures(premises);
    let mut by_pixels = dishes::behind_the_table(prepared, work, &view, &figures, party);
    let dishes = marks::in_work(besides.dishes, work.scale);
    let with_marks = |figures: &[Figure], by_pixels: &[Option<Hidden>]| {
        let standing = figures.iter().map(|f| Standing::new(&prepared.cards[f.guest], f.stand)).collect::<Vec<_>>();
        marks::mark(&prepared.options.cover, &dishes, &view, &standing, party, by_pixels.to_vec())
    };
    let hidden = with_marks(&figures, &by_pixels);
    let cast = Cast { prepared, figures: &figures, party, hidden: &hidden, unguessed: &hidden, ghosts: &[] };
    let stage = cast.stage(&Placement::as_fitted(found.fitted.camera, &figures));
    let whereabouts = unseen::whereabouts(prepared, &besides.expected, &figures, &stage);
    for ((figure, at), by_pixels) in figures.iter_mut().zip(&whereabouts).zip(&mut by_pixels) {
        figure.stand = at.stands.first().copied().unwrap_or(figure.stand);
        // Where its print is not seen anywhere, that says nothing of what hides it.
        *by_pixels = by_pixels.take().filter(|_| !at.by_word);
    }
    let hidden = with_marks(&figures, &by_pixels);
    Arranged { figures, hidden, whereabouts }
}

/// Everybody who was seen, and those whom only people put on their cells.
fn figures(premises: &Premises<'_>) -> Vec<Figure> {
    let (found, prepared) = (premises.found, premises.search.prepared);
    let upright = |(p, stand): (&Placed, &Stand)| {
        let (facing, how) = (Facing::Front, How::Seen);
        Figure { guest: p.guest, stand: *stand, facing, how, likeness: p.likeness }
    };
    let mut figures: Vec<Figure> = found.placed.iter().zip(&found.fitted.figures).map(upright).collect();
    figures.extend(&found.odd);
    for guest in 0..prepared.cards.len() {
        let told = premises.besides.expected.cell(guest).filter(|_| !figures.iter().any(|f| f.guest == guest));
        let Some([x, y]) = told.map(|cell| prepared.kit.floor.centre(cell)) else { continue };
        let stand = Stand { x, y, turn: 0.0, lean: 0.0 };
        let (facing, likeness) = (Facing::Front, Likeness::default());
        figures.push(Figure { guest, stand, facing, how: How::Told, likeness });
    }
    figures
}

fn error_bars(cast: &Cast<'_>, covers: &[Cover], placements: &[Placement]) -> Vec<Bars> {
    let drawn: Vec<Vec<Cover>> = placements.par_iter().map(|p| cast.stage(p).covers(COARSE_MM)).collect();
    bars::bars(&cast.prepared.options.answer, covers, placements, &drawn)
}

/// Figures of whom nobody knows how they stand.
fn unsure(
    options: &Options,
    expected: &Expected,
    figures: &[Figure],
    covers: &[Cover],
    whereabouts: &[Whereabouts],
) -> Vec<bool> {
    // Who would be in sight but for somebody whose place is not known may be anywhere too.
    let in_sight = |i: usize| {
        let told = figures[i].how == How::Told && !expected.is_pinned(figures[i].guest);
        told && covers[i].artwork.visible > options.cover.plain
    };
    (0..figures.len()).map(|i| whereabouts[i].lost || whereabouts[i].unsure || in_sight(i)).collect()
}
