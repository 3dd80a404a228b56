//! From one photo to a verdict: the stages in their order.

use crate::{
    Judgement, Known, NotJudged,
    album::Album,
    answer::{self, Bars},
    bare::Bare,
    blurred::Blurred,
    camera::Stand,
    card::Standing,
    corners,
    dishes::{self, Hidden},
    doubts, figures,
    fit::{self, Fitted, Observation},
    floor_points, keypoints,
    labels::Labels,
    legality,
    look::Likeness,
    others::{Placed, Search},
    party::Party,
    picture::Picture,
    placing, refine, settle, start,
    strange::Strange,
    told,
    verdict::{Cell, Facing, Size},
    visibility::{Cover, Stage},
    work::Work,
};
use rayon::prelude::*;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

/// A guest as it was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figure {
    pub guest: usize,
    pub stand: Stand,
    pub facing: Facing,
    pub how: How,
    pub likeness: Likeness,
}

/// What a guest's place was taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// Its print was seen there.
    Seen,
    /// Only the layout says so.
    Told,
    /// A black back was seen there.
    Back,
    /// Its print was seen, not upright.
    Fallen,
}

/// A guest whom the photo shows elsewhere than the layout says, or not where it should be in sight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    pub guest: usize,
    /// None: the layout says it was not put on the floor.
    pub told: Option<Cell>,
    /// None: it was not found though it should be in sight.
    pub found: Option<Cell>,
}

/// Everything found in a photo, before it is put into words.
#[derive(Debug, Clone)]
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
    /// Guests that were not found though they may be there, each with the figures that could hide the whole of it.
    pub missing: Vec<(usize, Vec<usize>)>,
}

/// Fewest pieces of the floor that must lie where they belong, and the least share of those in sight.
const FEWEST_PIECES: usize = 20;
const LEAST_SHARE: f64 = 0.15;
/// Least share of the figures that must stand inside cells, where there are more than a few: on a wrong floor every third does.
const LEAST_INSIDE: f64 = 0.6;
const FEW_GUESTS: usize = 4;

/// Spacing of the places that are followed back to the camera, for the answer and for its error bars.
const FINE_MM: f64 = 0.4;
const COARSE_MM: f64 = 0.8;
/// Which of two cards is before the other is not known where they are as close as this: cards are 2 to 3 mm thick.
const ORDER_MM: f64 = 1.0;

/// A photo made ready for judging. That takes no kit, so that both can be prepared at once.
#[derive(Debug)]
pub struct Ready {
    size: Size,
    focal_35mm: Option<f64>,
    work: Work,
    features: keypoints::Features,
    /// What the keypoints look like, and to which album: a second judgement, with other corners or another layout, need not
    /// compare them again.
    pairs: Mutex<Option<(u64, Pairs)>>,
}

/// By guest.
type Pairs = Arc<Vec<Vec<figures::Pair>>>;

impl Ready {
    pub fn new(photo: &Picture) -> Self {
        let work = Work::new(photo);
        let features = keypoints::detect(&work.gray, None, &keypoints::Settings::default());
        let size = Size { width: photo.rgb.width(), height: photo.rgb.height() };
        Self { size, focal_35mm: photo.focal_35mm, work, features, pairs: Mutex::default() }
    }

    fn pairs(&self, album: &Album) -> Pairs {
        let kept = || self.pairs.lock().unwrap_or_else(PoisonError::into_inner);
        // Not compared while the lock is held: another judgement may be run by the same thread in between.
        if let Some((_, pairs)) = kept().as_ref().filter(|(number, _)| *number == album.number) {
            return pairs.clone();
        }
        let pairs = Arc::new(album.pairs(&self.features));
        *kept() = Some((album.number, pairs.clone()));
        pairs
    }
}

impl Album {
    /// Judges one photo.
    pub fn judge(&self, photo: &Picture, known: &Known) -> Result<Judgement, NotJudged> {
        judge(self, &Ready::new(photo), known)
    }
}

pub fn judge(album: &Album, photo: &Ready, known: &Known) -> Result<Judgement, NotJudged> {
    let layout = layout_of(album, known)?;
    let Ready { work, features, .. } = photo;
    let size = [work.width as f64, work.height as f64];
    let lens = start::lens_prior(photo.focal_35mm, size[0], size[1]);

    let pairs = photo.pairs(album);
    let sightings: Vec<figures::Sighting> =
        pairs.par_iter().enumerate().filter_map(|(guest, p)| figures::sight(guest, p, true)).collect();
    let sightings = figures::without_doubles(sightings);
    let settled = match &known.corners {
        Some(shown) => {
            let corners = shown.map(|c| c.map(|v| v / work.scale));
            let camera = corners::camera(album, &corners, lens, size).ok_or(NotJudged::BadCorners)?;
            corners::settle(album, work, camera, &corners, &sightings, lens)
        }
        None => find_floor(album, work, features, &sightings, lens, layout.as_ref()).ok_or(NotJudged::NoFloor)?,
    };
    let confidence = match known.corners {
        Some(_) => 1.0,
        None => (settled.share() / 0.5).min(1.0) * (settled.good as f64 / 60.0).min(1.0),
    };
    let floor: Vec<Observation> = settled.pieces.found.iter().map(|p| p.observation).collect();

    let blurred = Blurred::new(work);
    let mut search = Search::new(album, work, &blurred, settled.fitted.camera.view(), Bare::new(&settled));
    let (sure, weak, strangers) = placing::by_keypoints(album, &mut search, &settled, layout.as_ref());
    let mut placed = placing::fill(album, &search, sure, &weak, layout.as_ref());
    let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
    let odd = placing::odd_ones(album, work, &search, &placed, features, &pairs, layout.as_ref(), bright);
    if !odd.is_empty() {
        // Behind a back or a fallen card somebody may stand who was not recognised before.
        placed.retain(|p| !odd.iter().any(|o| o.guest == p.guest));
        let blocking = odd.iter().map(|o| Placed { guest: o.guest, stand: o.stand, likeness: Default::default() });
        let seen = placed.len();
        let all: Vec<Placed> = placed.iter().copied().chain(blocking).collect();
        let filled = placing::fill(album, &search, all, &weak, layout.as_ref());
        placed.extend(&filled[seen + odd.len()..]);
    }

    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    let fitted = refine::refine(album, &work.gray, &floor, lens, settled.fitted.camera, &at);
    let mut figures: Vec<Figure> = placed
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
    figures.extend(odd);
    let view = fitted.camera.view();
    if let Some(layout) = &layout {
        for (&guest, &cell) in layout {
            if !figures.iter().any(|f| f.guest == guest) {
                let [x, y] = album.kit.floor.centre(cell);
                let stand = Stand { x, y, turn: 0.0, lean: 0.0 };
                figures.push(Figure {
                    guest,
                    stand,
                    facing: Facing::Front,
                    how: How::Told,
                    likeness: Likeness::default(),
                });
            }
        }
    }

    let party = Party::new(&album.kit.floor);
    let hidden = behind_the_table(album, work, &view, &figures, party.as_ref());
    // What hides somebody who was not seen is a guess: every second placement does without it.
    let unguessed: Vec<Option<Hidden>> =
        hidden.iter().zip(&figures).map(|(h, f)| h.clone().filter(|_| f.how != How::Told)).collect();
    let stage = |view, figures: &[Figure], stands: &[Stand], hidden, nearer_mm, ghosts| {
        let standing = figures.iter().zip(stands).map(|(f, s)| Standing::new(&album.cards[f.guest], *s)).collect();
        Stage { view, figures: standing, hidden, party: party.as_ref(), table_mm: TABLE_MM, nearer_mm, ghosts }
    };
    let stands = |figures: &[Figure]| -> Vec<Stand> { figures.iter().map(|f| f.stand).collect() };
    let whereabouts = told::whereabouts(album, &figures, &stage(view, &figures, &stands(&figures), &hidden, 0.0, &[]));
    let lost: Vec<bool> = whereabouts.iter().map(|w| w.lost).collect();
    let covered = whereabouts.iter().map(|w| w.covered && !w.lost).collect();
    for (figure, at) in figures.iter_mut().zip(&whereabouts) {
        figure.stand = at.stands.first().copied().unwrap_or(figure.stand);
    }
    let strange = doubts::strange(album, work, &search, &view, &figures, &hidden);
    let covers = stage(view, &figures, &stands(&figures), &hidden, 0.0, &lost).covers(FINE_MM);
    let drawn: Vec<Vec<Cover>> = answer::placements(&fitted, &figures, &whereabouts)
        .iter()
        .enumerate()
        .map(|(i, (camera, stands))| {
            let (hidden, nearer) = if i % 2 == 0 { (&hidden, ORDER_MM) } else { (&unguessed, -ORDER_MM) };
            stage(camera.view(), &figures, stands, hidden, nearer, &lost).covers(COARSE_MM)
        })
        .collect();
    let bars = answer::bars(&covers, &drawn);
    // Who would be in sight but for somebody whose place is not known may be anywhere too.
    let in_sight = |i: usize| figures[i].how == How::Told && covers[i].artwork.visible > doubts::PLAIN;
    let unsure = (0..figures.len()).map(|i| lost[i] || whereabouts[i].unsure || in_sight(i)).collect();

    let contradictions =
        layout.as_ref().map_or_else(Vec::new, |l| doubts::contradictions(album, l, &figures, &covers, &strangers));
    let missing = match layout {
        Some(_) => Vec::new(),
        None => doubts::missing(album, &view, &figures, &hidden, party.as_ref()),
    };
    let doubted = match layout {
        Some(_) => vec![false; figures.len()],
        None => doubts::doubted(album, &figures, &covers),
    };
    let keypoints = sightings.iter().flat_map(|s| s.pairs.iter().map(|p| (s.guest, p.pixel))).collect();
    let findings = Findings {
        fitted,
        figures,
        floor,
        covers,
        bars,
        confidence,
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
    };
    let violations = legality::violations(album, &findings, layout.as_ref());
    Ok(Judgement { verdict: answer::verdict(album, photo.size, work, &findings, violations), findings })
}

/// The floor, found without help; none where the photo does not show it well enough to be sure.
fn find_floor(
    album: &Album,
    work: &Work,
    features: &keypoints::Features,
    sightings: &[figures::Sighting],
    lens: fit::Prior,
    layout: Option<&BTreeMap<usize, Cell>>,
) -> Option<settle::Settled> {
    let inside = |s: &settle::Settled| {
        s.guests.len() < FEW_GUESTS || settle::feet_inside(album, &s.guests, &s.fitted.figures, None) >= LEAST_INSIDE
    };
    let believable = |s: &settle::Settled| s.good >= FEWEST_PIECES && s.share() >= LEAST_SHARE && inside(s);
    let size = [work.width as f64, work.height as f64];
    let by_figures = start::free_camera(&album.cards, sightings, lens, size)
        .and_then(|free| settle::settle(album, work, &free, lens, layout))
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

fn layout_of(album: &Album, known: &Known) -> Result<Option<BTreeMap<usize, Cell>>, NotJudged> {
    let Some(layout) = &known.layout else { return Ok(None) };
    let mut by_guest = BTreeMap::new();
    for (id, cell) in layout {
        let guest = album.cards.iter().position(|c| c.id == *id).ok_or_else(|| NotJudged::UnknownGuest(id.clone()))?;
        if cell.column >= album.kit.floor.columns || cell.row >= album.kit.floor.rows {
            return Err(NotJudged::UnknownCell(cell.to_string()));
        }
        by_guest.insert(guest, *cell);
    }
    Ok(Some(by_guest))
}

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
