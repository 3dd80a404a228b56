//! From one photo to a verdict: the stages in their order.

use crate::{
    Judgement, Known, NotJudged,
    album::Album,
    answer::{self, Bars, Placement},
    bare::Bare,
    blurred::Blurred,
    camera::Stand,
    card::Standing,
    corners,
    dishes::{self, Hidden},
    doubts,
    expected::Expected,
    figures,
    filling::{self, Filled},
    fit::{self, Fitted, Observation},
    floor_points, keypoints,
    labels::Labels,
    legality,
    look::Likeness,
    marks,
    missing::{self, Missing},
    others::{Placed, Search},
    party::Party,
    picture::Picture,
    placing,
    ready::{Found, Ground, GroundKey, Seen},
    refine, settle, start,
    strange::Strange,
    told,
    verdict::{Cell, Facing, Rule},
    visibility::{Cover, Stage},
    work::Work,
};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

pub use crate::{
    glance::{Glance, glance},
    ready::Ready,
};

/// A guest as it was found.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    pub guest: usize,
    pub stand: Stand,
    pub facing: Facing,
    pub how: How,
    pub likeness: Likeness,
}

/// What a guest's place was taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// Its print was seen there.
    Seen,
    /// Only people say so: the layout or a pin.
    Told,
    /// A black back was seen there.
    Back,
    /// Its print was seen, not upright.
    Fallen,
}

/// A guest whom the photo shows elsewhere than the layout says, or not where it should be in sight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contradiction {
    pub guest: usize,
    /// None: the layout says it was not put on the floor.
    pub told: Option<Cell>,
    /// None: it was not found though it should be in sight.
    pub found: Option<Cell>,
}

/// Everything found in a photo, before it is put into words.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Findings {
    pub fitted: Fitted,
    pub figures: Vec<Figure>,
    pub floor: Vec<Observation>,
    pub covers: Vec<Cover>,
    pub bars: Vec<Bars>,
    pub confidence: f64,
    /// Keypoints of the photo that belong to a guest's print: whose, and where in the working picture.
    pub keypoints: Vec<(usize, [f64; 2])>,
    /// What table and dishes hide of each figure.
    pub hidden: Vec<Option<Hidden>>,
    /// Pixels of the photo for one pixel of the working picture.
    pub scale: f64,
    /// What of each figure looks like something else though nothing known is in the way.
    pub strange: Vec<Strange>,
    /// Figures of which much less or much more looks right than should be in sight: somebody else may stand there, or nobody.
    pub doubted: Vec<bool>,
    /// Figures that should be in sight where the layout puts them, and are not.
    pub lost: Vec<bool>,
    /// Those, and figures that should be in sight at many places of their cells.
    pub unsure: Vec<bool>,
    /// Those of them whom somebody covers wherever they stand.
    pub covered: Vec<bool>,
    /// What speaks against the layout that was given.
    pub contradictions: Vec<Contradiction>,
    /// Guests that were not found though they may be there.
    pub missing: Vec<Missing>,
    /// Placements that the fit cannot exclude: what the error bars are drawn from.
    pub placements: Vec<Placement>,
}

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

/// Spacing of the places that are followed back to the camera, for the answer and for its error bars.
pub(crate) const FINE_MM: f64 = 0.4;
pub(crate) const COARSE_MM: f64 = 0.8;
/// Which of two cards is before the other is not known where they are as close as this: cards are 2 to 3 mm thick.
pub(crate) const ORDER_MM: f64 = 1.0;

impl Album {
    /// Judges one photo.
    pub fn judge(&self, photo: &Picture, known: &Known) -> Result<Judgement, NotJudged> {
        judge(self, &Ready::new(photo), known)
    }
}

pub fn judge(album: &Album, photo: &Ready, known: &Known) -> Result<Judgement, NotJudged> {
    let expected = Expected::new(album, known)?;
    let seen = photo.seen(album);
    let key = GroundKey { album: album.number, corners: known.corners, expected: expected.without_pins() };
    // Finding the floor does not keep all cores busy.
    let find = || photo.ground(key.clone(), || find_ground(album, photo, &seen.sightings, &key));
    let (ground, layers) = rayon::join(find, || photo.layers());
    let ground = ground?;
    let blurred = Blurred::with(&photo.work, layers);
    let mut search =
        Search::new(album, &photo.work, &blurred, ground.settled.fitted.camera.view(), Bare::new(&ground.settled));
    let plain = key.expected.clone();
    let free = photo.found(key.clone(), || find_guests(album, photo, &seen, &ground, &mut search, &plain));
    search.light = free.light;
    let found = match expected == plain {
        true => free,
        false => {
            photo.pinned((key, expected.clone()), || with_pins(album, photo, &seen, &ground, &search, &free, &expected))
        }
    };
    let judgement = conclude(album, photo, known, &expected, &seen, &ground, &found, &search);
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
    album: &Album,
    photo: &Ready,
    sightings: &[figures::Sighting],
    key: &GroundKey,
) -> Result<Ground, NotJudged> {
    let (work, lens) = (&photo.work, lens(photo));
    let Some(shown) = &key.corners else {
        let settled = find_floor(album, work, &photo.features, sightings, lens, &key.expected);
        let settled = settled.ok_or(NotJudged::NoFloor)?;
        let is_beyond_doubt = settle::is_settled_by_feet(album, &settled, &key.expected);
        let confidence = confidence(&settled).max(if is_beyond_doubt { SURE_BY_FEET } else { 0.0 });
        return Ok(Ground { settled, confidence, is_beyond_doubt });
    };
    let corners = shown.map(|c| c.map(|v| v / work.scale));
    let size = [work.width as f64, work.height as f64];
    let camera = corners::camera(album, &corners, lens, size).ok_or(NotJudged::BadCorners)?;
    let settled = corners::settle(album, work, camera, &corners, sightings, lens);
    Ok(Ground { settled, confidence: 1.0, is_beyond_doubt: true })
}

/// How sure a floor is that was found without help.
pub(crate) fn confidence(settled: &settle::Settled) -> f64 {
    (settled.share() / 0.5).min(1.0) * (settled.good as f64 / 60.0).min(1.0)
}

/// Who stands where on this floor.
fn find_guests(
    album: &Album,
    photo: &Ready,
    seen: &Seen,
    ground: &Ground,
    search: &mut Search<'_>,
    expected: &Expected,
) -> Found {
    let (work, settled) = (&photo.work, &ground.settled);
    let (sure, weak, strangers) = placing::by_keypoints(album, search, settled, expected);
    let Filled { mut placed, left, half_seen } = filling::fill(album, search, sure, &weak, expected);
    let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
    let odd = placing::odd_ones(album, work, search, &placed, &photo.features, &seen.pairs, expected, bright);
    if !odd.is_empty() {
        // Behind a back or a fallen card somebody may stand who was not recognised before, and where that card was taken to stand.
        let is_odd = |p: &Placed| odd.iter().any(|o| o.guest == p.guest);
        let was = placed.iter().filter(|p| is_odd(p)).map(|p| (p.guest, p.stand));
        let changed: Vec<(usize, Stand)> = odd.iter().map(|o| (o.guest, o.stand)).chain(was).collect();
        let behind = placing::cells_behind(album, &search.view, &changed);
        placed.retain(|p| !is_odd(p));
        let blocking = odd.iter().map(|o| Placed { guest: o.guest, stand: o.stand, likeness: Default::default() });
        let seen = placed.len();
        let all: Vec<Placed> = placed.iter().copied().chain(blocking).collect();
        let filled = filling::fill_where(album, search, all, &weak, expected, &|_, cell| behind.contains(&cell));
        placed.extend(&filled.placed[seen + odd.len()..]);
    }
    let fitted = fit_all(album, photo, ground, &placed);
    Found { placed, odd, left: Some(left), half_seen, weak, strangers, light: search.light, fitted }
}

/// The same after people told of single guests: who was found elsewhere is taken away, and whoever may stand on a cell that
/// changed is looked for there.
fn with_pins(
    album: &Album,
    photo: &Ready,
    seen: &Seen,
    ground: &Ground,
    search: &Search<'_>,
    free: &Found,
    expected: &Expected,
) -> Found {
    let kit = &album.kit.floor;
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
        let mut filled = filling::fill_where(album, search, all, &free.weak, expected, &worth).placed;
        filled.drain(placed.len()..placed.len() + odd.len());
        filled
    };
    placed = fill(&placed, &odd);
    if odd.len() < free.odd.len() {
        // The back or the fallen card that was somebody else's is still there.
        let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
        let (work, features) = (&photo.work, &photo.features);
        odd = placing::odd_ones(album, work, search, &placed, features, &seen.pairs, expected, bright);
        placed.retain(|p| !odd.iter().any(|o| o.guest == p.guest));
        placed = fill(&placed, &odd);
    }
    let fitted = fit_all(album, photo, ground, &placed);
    let (left, strangers) = (free.left.clone(), free.strangers.clone());
    let (half_seen, light) = (free.half_seen, free.light);
    Found { placed, odd, left, half_seen, weak: Vec::new(), strangers, light, fitted }
}

/// Camera and exact places.
fn fit_all(album: &Album, photo: &Ready, ground: &Ground, placed: &[Placed]) -> Fitted {
    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    let (settled, gray) = (&ground.settled, &photo.work.gray);
    refine::refine(album, gray, &floor_of(settled), lens(photo), settled.fitted.camera, &at)
}

pub(crate) fn floor_of(settled: &settle::Settled) -> Vec<Observation> {
    settled.pieces.found.iter().map(|p| p.observation).collect()
}

/// Everything that follows from who stands where.
#[expect(clippy::too_many_arguments, reason = "all that was found")]
pub(crate) fn conclude(
    album: &Album,
    photo: &Ready,
    known: &Known,
    expected: &Expected,
    seen: &Seen,
    ground: &Ground,
    found: &Found,
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
    for guest in 0..album.cards.len() {
        let told = expected.cell(guest).filter(|_| !figures.iter().any(|f| f.guest == guest));
        let Some([x, y]) = told.map(|cell| album.kit.floor.centre(cell)) else { continue };
        let stand = Stand { x, y, turn: 0.0, lean: 0.0 };
        let (facing, likeness) = (Facing::Front, Likeness::default());
        figures.push(Figure { guest, stand, facing, how: How::Told, likeness });
    }

    let party = Party::new(&album.kit.floor);
    let mut by_pixels = behind_the_table(album, work, &view, &figures, party.as_ref());
    let dishes = marks::in_work(&known.dishes, work.scale);
    let with_marks = |figures: &[Figure], by_pixels: &[Option<Hidden>]| {
        let standing = figures.iter().map(|f| Standing::new(&album.cards[f.guest], f.stand)).collect::<Vec<_>>();
        marks::mark(&dishes, &view, &standing, party.as_ref(), by_pixels.to_vec())
    };
    let hidden = with_marks(&figures, &by_pixels);
    let stage = |view, figures: &[Figure], stands: &[Stand], hidden, nearer_mm, ghosts| {
        let standing = figures.iter().zip(stands).map(|(f, s)| Standing::new(&album.cards[f.guest], *s)).collect();
        Stage { view, figures: standing, hidden, party: party.as_ref(), table_mm: TABLE_MM, nearer_mm, ghosts }
    };
    let stands = |figures: &[Figure]| -> Vec<Stand> { figures.iter().map(|f| f.stand).collect() };
    let whereabouts =
        told::whereabouts(album, expected, &figures, &stage(view, &figures, &stands(&figures), &hidden, 0.0, &[]));
    let lost: Vec<bool> = whereabouts.iter().map(|w| w.lost).collect();
    let covered = whereabouts.iter().map(|w| w.covered && !w.lost).collect();
    for ((figure, at), by_pixels) in figures.iter_mut().zip(&whereabouts).zip(&mut by_pixels) {
        figure.stand = at.stands.first().copied().unwrap_or(figure.stand);
        // Where its print is not seen anywhere, that says nothing of what hides it.
        *by_pixels = by_pixels.take().filter(|_| !at.by_word);
    }
    let hidden = with_marks(&figures, &by_pixels);
    let unguessed = without_guesses(&hidden, &figures);
    let strange = doubts::strange(album, work, search, &view, &figures, &hidden);
    let covers = stage(view, &figures, &stands(&figures), &hidden, 0.0, &lost).covers(FINE_MM);
    let placements = answer::placements(&fitted, &figures, &whereabouts);
    let drawn: Vec<Vec<Cover>> = placements
        .par_iter()
        .enumerate()
        .map(|(i, drawn)| {
            let (hidden, nearer) = if i % 2 == 0 { (&hidden, ORDER_MM) } else { (&unguessed, -ORDER_MM) };
            let stage = stage(drawn.camera.view(), &figures, &drawn.stands, hidden, nearer, &lost);
            stage.with_thickness(drawn.thickness_mm).covers(COARSE_MM)
        })
        .collect();
    let bars = answer::bars(&covers, &drawn);
    // Who would be in sight but for somebody whose place is not known may be anywhere too.
    let in_sight = |i: usize| {
        let told = figures[i].how == How::Told && !expected.is_pinned(figures[i].guest);
        told && covers[i].artwork.visible > doubts::PLAIN
    };
    let unsure = (0..figures.len()).map(|i| lost[i] || whereabouts[i].unsure || in_sight(i)).collect();

    let contradictions = match expected.is_complete() {
        true => doubts::contradictions(album, expected, &figures, &covers, &found.strangers),
        false => Vec::new(),
    };
    let (party, bare, left, half_seen) = (party.as_ref(), &search.bare, found.left.as_deref(), found.half_seen);
    let scene = missing::Scene { album, view, figures: &figures, hidden: &hidden, party, bare, left, half_seen };
    let missing = missing::missing(&scene, expected);
    let doubted = doubts::doubted(album, expected, work, search, &view, &figures, &covers);
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
    let violations = legality::violations(album, &findings, expected);
    Judgement { verdict: answer::verdict(album, photo.size, work, &findings, violations), findings }
}

/// What hides somebody who was not seen is a guess: every second placement does without it.
pub(crate) fn without_guesses(hidden: &[Option<Hidden>], figures: &[Figure]) -> Vec<Option<Hidden>> {
    let known = |h: Hidden, figure: &Figure| if figure.how == How::Told { h.marks_only() } else { Some(h) };
    hidden.iter().zip(figures).map(|(h, f)| h.clone().and_then(|h| known(h, f))).collect()
}

/// The floor, found without help; none where the photo does not show it well enough to be sure.
fn find_floor(
    album: &Album,
    work: &Work,
    features: &keypoints::Features,
    sightings: &[figures::Sighting],
    lens: fit::Prior,
    expected: &Expected,
) -> Option<settle::Settled> {
    let inside = |s: &settle::Settled| {
        s.guests.len() < FEW_GUESTS || settle::feet_inside(album, &s.guests, &s.fitted.figures, None) >= LEAST_INSIDE
    };
    let believable = |s: &settle::Settled| {
        let by_print = s.good >= FEWEST_PIECES && s.share() >= LEAST_SHARE && confidence(s) >= LEAST_CONFIDENCE;
        let by_feet = || {
            let print_agrees = s.good >= FEWEST_PIECES_BY_FEET && s.share() >= LEAST_SHARE_BY_FEET;
            print_agrees && settle::is_settled_by_feet(album, s, expected)
        };
        inside(s) && (by_print || by_feet())
    };
    let size = [work.width as f64, work.height as f64];
    let by_figures = start::free_camera(&album.cards, sightings, lens, size)
        .and_then(|free| settle::settle(album, work, &free, lens, expected))
        .filter(believable);
    // Too few figures, or none that is recognised: the floor's own print may still give it away.
    by_figures.or_else(|| {
        let corners = floor_points::corners(&album.floor, &album.kit.floor, features, size)?;
        let camera = corners::camera(album, &corners, lens, size)?;
        Some(corners::settle(album, work, camera, &corners, sightings, lens)).filter(believable)
    })
}

/// Height of the party table, where the photo does not show it better.
pub const TABLE_MM: f64 = 28.0;

/// What the party table and its dishes hide of each figure.
pub fn behind_the_table(
    album: &Album,
    work: &Work,
    view: &crate::camera::View,
    figures: &[Figure],
    party: Option<&Party>,
) -> Vec<Option<Hidden>> {
    let Some(party) = party else { return vec![None; figures.len()] };
    let standing: Vec<Standing<'_>> = figures.iter().map(|f| Standing::new(&album.cards[f.guest], f.stand)).collect();
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
            dishes::hidden(work, view, &standing[i], party, nearer)
        })
        .collect()
}
