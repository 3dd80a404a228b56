//! From one photo to a verdict: the stages in their order.

use crate::{
    answer::{bars, legality, verdict},
    camera::Stand,
    cover::{dishes, doubts, marks, missing, unseen, visibility::Stage},
    floor::{corners, fit, floor_points, refine, settle, start},
    guests::{
        bare::Bare,
        blurred::Blurred,
        filling::{self, Filled},
        others::Search,
        placing,
    },
    keypoints,
    model::{card::Standing, party::Party, prepared::Prepared, work::Work},
    picture::Picture,
    ready::{Ground, GroundKey, Placements, Sightings},
    scene::{
        cover::Cover,
        expected::Expected,
        figure::{Figure, How, Placed},
        findings::{Findings, Judgement},
        fitted::{Fitted, Observation},
        hidden::Hidden,
        known::{Known, NotJudged},
        likeness::Likeness,
        limits::{COARSE_MM, FINE_MM, ORDER_MM, TABLE_MM},
        sighting::Sighting,
    },
    verdict::{Cell, Facing, Rule},
};
use rayon::prelude::*;

pub use crate::ready::Ready;

/// Fewest pieces of the floor that must lie where they belong, and the least share of those in sight.
pub(crate) const FEWEST_PIECES: usize = 20;
pub(crate) const LEAST_SHARE: f64 = 0.15;
/// The same where the feet alone tell which cells they stand on.
const FEWEST_PIECES_BY_FEET: usize = 8;
const LEAST_SHARE_BY_FEET: f64 = 0.1;
/// Less sure than this, a floor that was found without help is not believed: better none than a wrong one.
const LEAST_CONFIDENCE: f64 = 0.2;
/// Least share of the figures that must stand inside cells, where there are more than a few: on a wrong floor every third does.
const LEAST_INSIDE: f64 = 0.6;
const FEW_GUESTS: usize = 4;

impl Prepared {
    /// Judges one photo.
    pub fn judge(&self, photo: &Picture, known: &Known) -> Result<Judgement, NotJudged> {
        judge(self, &Ready::new(photo), known)
    }
}

pub fn judge(prepared: &Prepared, photo: &Ready, known: &Known) -> Result<Judgement, NotJudged> {
    let expected = Expected::new(prepared, known)?;
    let seen = photo.seen(prepared);
    let key = GroundKey { kit: prepared.number, corners: known.corners, expected: expected.without_pins() };
    // Finding the floor does not keep all cores busy.
    let find = || photo.ground(key.clone(), || find_ground(prepared, photo, &seen.sightings, &key));
    let (ground, layers) = rayon::join(find, || photo.layers());
    let ground = ground?;
    let blurred = Blurred::with(&photo.work, layers);
    let mut search =
        Search::new(prepared, &photo.work, &blurred, ground.settled.fitted.camera.view(), Bare::new(&ground.settled));
    let plain = key.expected.clone();
    let free = photo.found(key.clone(), || find_guests(prepared, photo, &seen, &ground, &mut search, &plain));
    search.light = free.light;
    let found = match expected == plain {
        true => free,
        false => photo
            .pinned((key, expected.clone()), || with_pins(prepared, photo, &seen, &ground, &search, &free, &expected)),
    };
    let judgement = conclude(prepared, photo, known, &expected, &seen, &ground, &found, &search);
    match !ground.is_beyond_doubt && !expected.is_complete() && is_a_row_off(&judgement) {
        true => Err(NotJudged::NoFloor),
        false => Ok(judgement),
    }
}

/// How sure a floor is at least on which the feet alone tell the cells.
const SURE_BY_FEET: f64 = 0.5;

/// So many figures off their cells, and so large a share of all that were seen: on made scenes this was so only where a floor was
/// found a row too far, never on one that lay right.
const MANY_OFF_CELLS: usize = 3;
const LARGE_SHARE_OFF_CELLS: f64 = 0.25;

/// Does what stands on the floor speak against where it was found?
fn is_a_row_off(judgement: &Judgement) -> bool {
    let off = judgement.verdict.violations.iter().filter(|v| v.rule == Rule::OffCell).count();
    let seen = judgement.findings.figures.iter().filter(|f| f.how == How::Seen).count();
    off >= MANY_OFF_CELLS && off as f64 >= LARGE_SHARE_OFF_CELLS * seen as f64
}

pub(crate) fn lens(photo: &Ready) -> fit::Prior {
    start::lens_prior(photo.focal_35mm, photo.work.width as f64, photo.work.height as f64)
}

/// Where the floor lies: as four corners show it, or as it is found.
fn find_ground(
    prepared: &Prepared,
    photo: &Ready,
    sightings: &[Sighting],
    key: &GroundKey,
) -> Result<Ground, NotJudged> {
    let (work, lens) = (&photo.work, lens(photo));
    let Some(shown) = &key.corners else {
        let settled = find_floor(prepared, work, &photo.features, sightings, lens, &key.expected);
        let settled = settled.ok_or(NotJudged::NoFloor)?;
        let is_beyond_doubt = settle::is_settled_by_feet(prepared, &settled, &key.expected);
        let confidence = confidence(&settled).max(if is_beyond_doubt { SURE_BY_FEET } else { 0.0 });
        return Ok(Ground { settled, confidence, is_beyond_doubt });
    };
    let corners = shown.map(|c| c.map(|v| v / work.scale));
    let size = [work.width as f64, work.height as f64];
    let camera = corners::camera(prepared, &corners, lens, size).ok_or(NotJudged::BadCorners)?;
    let settled = corners::settle(prepared, work, camera, &corners, sightings, lens);
    Ok(Ground { settled, confidence: 1.0, is_beyond_doubt: true })
}

/// How sure a floor is that was found without help.
pub(crate) fn confidence(settled: &settle::Settled) -> f64 {
    (settled.share() / 0.5).min(1.0) * (settled.good as f64 / 60.0).min(1.0)
}

/// Who stands where on this floor.
fn find_guests(
    prepared: &Prepared,
    photo: &Ready,
    seen: &Sightings,
    ground: &Ground,
    search: &mut Search<'_>,
    expected: &Expected,
) -> Placements {
    let (work, settled) = (&photo.work, &ground.settled);
    let (sure, weak, strangers) = placing::by_keypoints(prepared, search, settled, expected);
    let Filled { mut placed, left, half_seen } = filling::fill(prepared, search, sure, &weak, expected);
    let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
    let odd = placing::odd_ones(prepared, work, search, &placed, &photo.features, &seen.pairs, expected, bright);
    if !odd.is_empty() {
        // Behind a back or a fallen card somebody may stand who was not recognised before, and where that card was taken to stand.
        let is_odd = |p: &Placed| odd.iter().any(|o| o.guest == p.guest);
        let was = placed.iter().filter(|p| is_odd(p)).map(|p| (p.guest, p.stand));
        let changed: Vec<(usize, Stand)> = odd.iter().map(|o| (o.guest, o.stand)).chain(was).collect();
        let behind = placing::cells_behind(prepared, &search.view, &changed);
        placed.retain(|p| !is_odd(p));
        let blocking = odd.iter().map(|o| Placed { guest: o.guest, stand: o.stand, likeness: Default::default() });
        let seen = placed.len();
        let all: Vec<Placed> = placed.iter().copied().chain(blocking).collect();
        let filled = filling::fill_where(prepared, search, all, &weak, expected, &|_, cell| behind.contains(&cell));
        placed.extend(&filled.placed[seen + odd.len()..]);
    }
    let fitted = fit_all(prepared, photo, ground, &placed);
    Placements { placed, odd, left: Some(left), half_seen, weak, strangers, light: search.light, fitted }
}

/// The same after people told of single guests: who was found elsewhere is taken away, and whoever may stand on a cell that
/// changed is looked for there.
fn with_pins(
    prepared: &Prepared,
    photo: &Ready,
    seen: &Sightings,
    ground: &Ground,
    search: &Search<'_>,
    free: &Placements,
    expected: &Expected,
) -> Placements {
    let kit = &prepared.kit.floor;
    let cell = |s: &Stand| kit.cell_at([s.x, s.y]);
    let (mut placed, mut odd) = (free.placed.clone(), free.odd.clone());
    placed.retain(|p| !expected.forbids(p.guest, cell(&p.stand)));
    odd.retain(|o| !expected.forbids(o.guest, cell(&o.stand)));
    let was_there =
        |guest: usize| free.placed.iter().any(|p| p.guest == guest) || free.odd.iter().any(|o| o.guest == guest);
    let was_taken = |at: Cell| {
        let mut stands = free.placed.iter().map(|p| &p.stand).chain(free.odd.iter().map(|o| &o.stand));
        stands.any(|s| cell(s) == Some(at))
    };
    // Guests that were found nowhere were looked for on every free cell already.
    let worth = |guest: usize, at: Cell| was_there(guest) || was_taken(at) || expected.is_pinned(guest);
    let blocking = |odd: &[Figure]| -> Vec<Placed> {
        odd.iter().map(|o| Placed { guest: o.guest, stand: o.stand, likeness: Default::default() }).collect()
    };
    let fill = |placed: &[Placed], odd: &[Figure]| -> Vec<Placed> {
        let all: Vec<Placed> = placed.iter().copied().chain(blocking(odd)).collect();
        let mut filled = filling::fill_where(prepared, search, all, &free.weak, expected, &worth).placed;
        filled.drain(placed.len()..placed.len() + odd.len());
        filled
    };
    placed = fill(&placed, &odd);
    if odd.len() < free.odd.len() {
        // The back or the fallen card that was somebody else's is still there.
        let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
        let (work, features) = (&photo.work, &photo.features);
        odd = placing::odd_ones(prepared, work, search, &placed, features, &seen.pairs, expected, bright);
        placed.retain(|p| !odd.iter().any(|o| o.guest == p.guest));
        placed = fill(&placed, &odd);
    }
    let fitted = fit_all(prepared, photo, ground, &placed);
    let (left, strangers) = (free.left.clone(), free.strangers.clone());
    let (half_seen, light) = (free.half_seen, free.light);
    Placements { placed, odd, left, half_seen, weak: Vec::new(), strangers, light, fitted }
}

/// Camera and exact places.
fn fit_all(prepared: &Prepared, photo: &Ready, ground: &Ground, placed: &[Placed]) -> Fitted {
    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    let (settled, gray) = (&ground.settled, &photo.work.gray);
    refine::refine(prepared, gray, &floor_of(settled), lens(photo), settled.fitted.camera, &at)
}

pub(crate) fn floor_of(settled: &settle::Settled) -> Vec<Observation> {
    settled.pieces.found.iter().map(|p| p.observation).collect()
}

/// Everything that follows from who stands where.
#[expect(clippy::too_many_arguments, reason = "all that was found")]
pub(crate) fn conclude(
    prepared: &Prepared,
    photo: &Ready,
    known: &Known,
    expected: &Expected,
    seen: &Sightings,
    ground: &Ground,
    found: &Placements,
    search: &Search<'_>,
) -> Judgement {
    let (work, fitted) = (&photo.work, found.fitted.clone());
    let mut figures: Vec<Figure> = found
        .placed
        .iter()
        .zip(&fitted.figures)
        .map(|(p, stand)| Figure {
            guest: p.guest,
            stand: *stand,
            facing: Facing::Front,
            how: How::Seen,
            likeness: p.likeness,
        })
        .collect();
    figures.extend(&found.odd);
    let view = fitted.camera.view();
    for guest in 0..prepared.cards.len() {
        let told = expected.cell(guest).filter(|_| !figures.iter().any(|f| f.guest == guest));
        let Some([x, y]) = told.map(|cell| prepared.kit.floor.centre(cell)) else { continue };
        let stand = Stand { x, y, turn: 0.0, lean: 0.0 };
        let (facing, likeness) = (Facing::Front, Likeness::default());
        figures.push(Figure { guest, stand, facing, how: How::Told, likeness });
    }

    let party = Party::new(&prepared.kit.floor);
    let mut by_pixels = dishes::behind_the_table(prepared, work, &view, &figures, party.as_ref());
    let dishes = marks::in_work(&known.dishes, work.scale);
    let with_marks = |figures: &[Figure], by_pixels: &[Option<Hidden>]| {
        let standing = figures.iter().map(|f| Standing::new(&prepared.cards[f.guest], f.stand)).collect::<Vec<_>>();
        marks::mark(&dishes, &view, &standing, party.as_ref(), by_pixels.to_vec())
    };
    let hidden = with_marks(&figures, &by_pixels);
    let stage = |view, figures: &[Figure], stands: &[Stand], hidden, nearer_mm, ghosts| {
        let standing = figures.iter().zip(stands).map(|(f, s)| Standing::new(&prepared.cards[f.guest], *s)).collect();
        Stage { view, figures: standing, hidden, party: party.as_ref(), table_mm: TABLE_MM, nearer_mm, ghosts }
    };
    let stands = |figures: &[Figure]| -> Vec<Stand> { figures.iter().map(|f| f.stand).collect() };
    let whereabouts =
        unseen::whereabouts(prepared, expected, &figures, &stage(view, &figures, &stands(&figures), &hidden, 0.0, &[]));
    let lost: Vec<bool> = whereabouts.iter().map(|w| w.lost).collect();
    let covered = whereabouts.iter().map(|w| w.covered && !w.lost).collect();
    for ((figure, at), by_pixels) in figures.iter_mut().zip(&whereabouts).zip(&mut by_pixels) {
        figure.stand = at.stands.first().copied().unwrap_or(figure.stand);
        // Where its print is not seen anywhere, that says nothing of what hides it.
        *by_pixels = by_pixels.take().filter(|_| !at.by_word);
    }
    let hidden = with_marks(&figures, &by_pixels);
    let unguessed = dishes::without_guesses(&hidden, &figures);
    let strange = doubts::strange(prepared, work, search, &view, &figures, &hidden);
    let covers = stage(view, &figures, &stands(&figures), &hidden, 0.0, &lost).covers(FINE_MM);
    let placements = bars::placements(&fitted, &figures, &whereabouts);
    let drawn: Vec<Vec<Cover>> = placements
        .par_iter()
        .enumerate()
        .map(|(i, drawn)| {
            let (hidden, nearer) = if i % 2 == 0 { (&hidden, ORDER_MM) } else { (&unguessed, -ORDER_MM) };
            let stage = stage(drawn.camera.view(), &figures, &drawn.stands, hidden, nearer, &lost);
            stage.with_thickness(drawn.thickness_mm).covers(COARSE_MM)
        })
        .collect();
    let bars = bars::bars(&covers, &drawn);
    // Who would be in sight but for somebody whose place is not known may be anywhere too.
    let in_sight = |i: usize| {
        let told = figures[i].how == How::Told && !expected.is_pinned(figures[i].guest);
        told && covers[i].artwork.visible > doubts::PLAIN
    };
    let unsure = (0..figures.len()).map(|i| lost[i] || whereabouts[i].unsure || in_sight(i)).collect();

    let contradictions = match expected.is_complete() {
        true => doubts::contradictions(prepared, expected, &figures, &covers, &found.strangers),
        false => Vec::new(),
    };
    let (party, bare, left, half_seen) = (party.as_ref(), &search.bare, found.left.as_deref(), found.half_seen);
    let scene = missing::Scene { prepared, view, figures: &figures, hidden: &hidden, party, bare, left, half_seen };
    let missing = missing::missing(&scene, expected);
    let doubted = doubts::doubted(prepared, expected, work, search, &view, &figures, &covers);
    let keypoints = seen.sightings.iter().flat_map(|s| s.pairs.iter().map(|p| (s.guest, p.pixel))).collect();
    let findings = Findings {
        fitted,
        figures,

        floor: floor_of(&ground.settled),
        covers,
        bars,
        confidence: ground.confidence,
        keypoints,
        hidden,
        scale: work.scale,
        strange,
        doubted,
        lost,
        unsure,
        covered,
        missing,
        contradictions,
        placements,
    };
    let violations = legality::violations(prepared, &findings, expected);
    Judgement { verdict: verdict::verdict(prepared, photo.size, work, &findings, violations), findings }
}

/// The floor, found without help; none where the photo does not show it well enough to be sure.
fn find_floor(
    prepared: &Prepared,
    work: &Work,
    features: &keypoints::Features,
    sightings: &[Sighting],
    lens: fit::Prior,
    expected: &Expected,
) -> Option<settle::Settled> {
    let inside = |s: &settle::Settled| {
        s.guests.len() < FEW_GUESTS || settle::feet_inside(prepared, &s.guests, &s.fitted.figures, None) >= LEAST_INSIDE
    };
    let believable = |s: &settle::Settled| {
        let by_print = s.good >= FEWEST_PIECES && s.share() >= LEAST_SHARE && confidence(s) >= LEAST_CONFIDENCE;
        let by_feet = || {
            let print_agrees = s.good >= FEWEST_PIECES_BY_FEET && s.share() >= LEAST_SHARE_BY_FEET;
            print_agrees && settle::is_settled_by_feet(prepared, s, expected)
        };
        inside(s) && (by_print || by_feet())
    };
    let size = [work.width as f64, work.height as f64];
    let by_figures = start::free_camera(&prepared.cards, sightings, lens, size)
        .and_then(|free| settle::settle(prepared, work, &free, lens, expected))
        .filter(believable);
    // Too few figures, or none that is recognised: the floor's own print may still give it away.
    by_figures.or_else(|| {
        let corners = floor_points::corners(&prepared.floor, &prepared.kit.floor, features, size)?;
        let camera = corners::camera(prepared, &corners, lens, size)?;
        Some(corners::settle(prepared, work, camera, &corners, sightings, lens)).filter(believable)
    })
}
