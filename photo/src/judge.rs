//! From one photo to a verdict: the stages in their order.

use crate::{
    Judgement, Known, NotJudged,
    album::Album,
    answer::{self, Bars},
    camera::Stand,
    card::Standing,
    corners,
    dishes::{self, Hidden},
    figures,
    fit::{self, Fitted, Observation},
    floor_points, keypoints,
    labels::Labels,
    legality,
    look::Blurred,
    odd,
    others::{Placed, Search},
    party::Party,
    picture::Picture,
    refine, settle, start,
    verdict::{Cell, Facing},
    visibility::{Cover, Stage},
    work::Work,
};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// A guest as it was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figure {
    pub guest: usize,
    pub stand: Stand,
    pub facing: Facing,
    pub how: How,
    /// Score of its likeness, see [`crate::look::Likeness::score`].
    pub score: f64,
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
    /// What speaks against the layout that was given.
    pub contradictions: Vec<Contradiction>,
    /// Guests that were not found though they may be there, each with the figures that could hide the whole of it.
    pub missing: Vec<(usize, Vec<usize>)>,
}

/// Least score at which a guest is believed to stand where nothing can be in the way, and behind the party table.
const SURE: f64 = 2.7;
const SURE_BEHIND_TABLE: f64 = 2.9;
/// Where the layout says that the guest stands there, less will do.
const SURE_IF_TOLD: f64 = 1.8;
const SURE_BEHIND_TABLE_IF_TOLD: f64 = 2.1;
/// Below this a figure seen by its keypoints hardly fits as a standing one.
const WEAK: f64 = 4.0;
/// Least score of a guest who should not be there at all.
const SURE_STRANGER: f64 = 8.0;
/// Share of a guest in sight at which it should have been found.
const PLAIN: f64 = 0.4;
/// Least score of a card that lies or leans.
const SURE_FALLEN: f64 = 4.0;
/// Fewest pieces of the floor that must lie where they belong, and the least share of those in sight.
const FEWEST_PIECES: usize = 20;
const LEAST_SHARE: f64 = 0.15;

/// Spacing of the places that are followed back to the camera, for the answer and for its error bars.
const FINE_MM: f64 = 0.4;
const COARSE_MM: f64 = 0.8;

impl Album {
    /// Judges one photo.
    pub fn judge(&self, photo: &Picture, known: &Known) -> Result<Judgement, NotJudged> {
        judge(self, photo, known)
    }
}

pub fn judge(album: &Album, photo: &Picture, known: &Known) -> Result<Judgement, NotJudged> {
    let layout = layout_of(album, known)?;
    let work = Work::new(photo);
    let size = [work.width as f64, work.height as f64];
    let lens = start::lens_prior(photo.focal_35mm, size[0], size[1]);

    let features = keypoints::detect(&work.gray, None, &keypoints::Settings::default());
    let pairs = album.pairs(&features);
    let sightings: Vec<figures::Sighting> =
        pairs.iter().enumerate().filter_map(|(guest, p)| figures::sight(guest, p, true)).collect();
    let sightings = figures::without_doubles(sightings);
    let settled = match &known.corners {
        Some(shown) => {
            let corners = shown.map(|c| c.map(|v| v / work.scale));
            let camera = corners::camera(album, &corners, lens, size).ok_or(NotJudged::BadCorners)?;
            corners::settle(album, &work, camera, &corners, &sightings, lens)
        }
        None => find_floor(album, &work, &features, &sightings, lens, layout.as_ref()).ok_or(NotJudged::NoFloor)?,
    };
    let confidence = match known.corners {
        Some(_) => 1.0,
        None => (settled.share() / 0.5).min(1.0) * (settled.good as f64 / 60.0).min(1.0),
    };
    let floor: Vec<Observation> = settled.pieces.found.iter().map(|p| p.observation).collect();

    let blurred = Blurred::new(&work);
    let mut search = Search::new(album, &work, &blurred, settled.fitted.camera.view());
    let bare = Bare::new(&settled);
    let (sure, weak, strangers) = by_keypoints(album, &mut search, &settled, layout.as_ref());
    let mut placed = fill(album, &search, &bare, sure, &weak, layout.as_ref());
    let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
    let odd = odd_ones(album, &work, &search, &placed, &features, &pairs, layout.as_ref(), bright);
    if !odd.is_empty() {
        // Behind a back or a fallen card somebody may stand who was not recognised before.
        placed.retain(|p| !odd.iter().any(|o| o.guest == p.guest));
        let blocking = odd.iter().map(|o| Placed { guest: o.guest, stand: o.stand, likeness: Default::default() });
        let seen = placed.len();
        let all: Vec<Placed> = placed.iter().copied().chain(blocking).collect();
        let filled = fill(album, &search, &bare, all, &weak, layout.as_ref());
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
            score: p.likeness.score(),
        })
        .collect();
    figures.extend(odd);
    let view = fitted.camera.view();
    if let Some(layout) = &layout {
        for (&guest, &cell) in layout {
            if !figures.iter().any(|f| f.guest == guest) {
                let [x, y] = album.kit.floor.centre(cell);
                let stand = Stand { x, y, turn: 0.0, lean: 0.0 };
                figures.push(Figure { guest, stand, facing: Facing::Front, how: How::Told, score: 0.0 });
            }
        }
    }

    let party = Party::new(&album.kit.floor);
    let hidden = behind_the_table(album, &work, &view, &figures, party.as_ref());
    let stage = |view, stands: &[Stand]| {
        let standing = figures.iter().zip(stands).map(|(f, s)| Standing::new(&album.cards[f.guest], *s)).collect();
        Stage { view, figures: standing, hidden: &hidden, party: party.as_ref(), table_mm: TABLE_MM }
    };
    let stands: Vec<Stand> = figures.iter().map(|f| f.stand).collect();
    let covers = stage(view, &stands).covers(FINE_MM);
    let drawn: Vec<Vec<Cover>> = answer::placements(&fitted, &figures)
        .iter()
        .map(|(camera, stands)| stage(camera.view(), stands).covers(COARSE_MM))
        .collect();
    let bars = answer::bars(&covers, &drawn);

    let contradictions =
        layout.as_ref().map_or_else(Vec::new, |l| contradictions(album, l, &figures, &covers, &strangers));
    let missing = match layout {
        Some(_) => Vec::new(),
        None => missing(album, &view, &figures, &hidden, party.as_ref()),
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
        missing,
        contradictions,
    };
    let violations = legality::violations(album, &findings, layout.as_ref());
    Ok(Judgement { verdict: answer::verdict(album, photo, &work, &findings, violations), findings })
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
    let believable = |s: &settle::Settled| s.good >= FEWEST_PIECES && s.share() >= LEAST_SHARE;
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

/// Everybody whose print is seen at once by keypoints; those of whom keypoints tell but who hardly look like it there; and those
/// who are plainly seen though the layout does not have them.
fn by_keypoints(
    album: &Album,
    search: &mut Search<'_>,
    settled: &settle::Settled,
    layout: Option<&BTreeMap<usize, Cell>>,
) -> (Vec<Placed>, Vec<Placed>, Vec<Placed>) {
    let mut placed: Vec<Placed> = settled
        .guests
        .iter()
        .zip(&settled.fitted.figures)
        .map(|(&guest, &stand)| Placed { guest, stand, likeness: Default::default() })
        .collect();
    let labels = search.labels(&placed);
    for i in 0..placed.len() {
        placed[i].likeness = search.likeness(placed[i].guest, placed[i].stand, &placed, &labels, true);
    }
    search.light = light(&placed);
    for p in &mut placed {
        p.likeness = search.light.map_or(p.likeness, |l| p.likeness.under(l));
    }
    let stranger = |p: &Placed| layout.is_some_and(|l| !l.contains_key(&p.guest));
    let strangers = placed.iter().filter(|p| stranger(p) && p.likeness.score() >= SURE_STRANGER).copied().collect();
    placed.retain(|p| !stranger(p));
    // One that hardly looks like it may be covered by somebody not placed yet: it waits for another look.
    let weak: Vec<Placed> = placed.iter().filter(|p| p.likeness.score() < SURE).copied().collect();
    placed.retain(|p| p.likeness.score() >= SURE);
    without_overlaps(album, &mut placed);
    name_rightly(album, search, &mut placed, layout);
    (placed, weak, strangers)
}

/// Adds the best fit of all guests that are left, again and again.
fn fill(
    album: &Album,
    search: &Search<'_>,
    bare: &Bare,
    mut placed: Vec<Placed>,
    weak: &[Placed],
    layout: Option<&BTreeMap<usize, Cell>>,
) -> Vec<Placed> {
    let kit = &album.kit.floor;
    let mut labels = search.labels(&placed);
    let cell_of = |p: &Placed| kit.cell_at([p.stand.x, p.stand.y]);
    let mut waiting: Option<Vec<Placed>> = None;
    let mut first = true;
    loop {
        let guests: Vec<usize> = (0..album.cards.len())
            .filter(|g| !placed.iter().any(|p| p.guest == *g) && layout.is_none_or(|l| l.contains_key(g)))
            .collect();
        let mut candidates: Vec<Placed> = match waiting.take() {
            None => match layout {
                Some(l) => guests.iter().flat_map(|g| search.candidates(&[*g], &[l[g]], &placed, &labels)).collect(),
                None => {
                    let free: Vec<Cell> = kit
                        .cells()
                        .filter(|c| !kit.is_blocked(*c) && !placed.iter().any(|p| cell_of(p) == Some(*c)))
                        .collect();
                    search.candidates(&guests, &free, &placed, &labels)
                }
            },
            // What was found before is looked at again behind the newly placed ones.
            Some(before) => search.again(&before, &placed, &labels),
        };
        if first {
            let left = weak.iter().filter(|p| guests.contains(&p.guest));
            candidates.extend(left.map(|p| search.closely(*p, &placed, &labels)));
            first = false;
        }
        let usable = |p: &&Placed| {
            let cell = cell_of(p);
            let free = cell.is_some_and(|c| !kit.is_blocked(c) && !placed.iter().any(|o| cell_of(o) == Some(c)));
            let least = if layout.is_some() && p.likeness.doubtful < 0.5 {
                SURE_IF_TOLD
            } else if layout.is_some() {
                SURE_BEHIND_TABLE_IF_TOLD
            } else if p.likeness.doubtful > 0.5 {
                SURE_BEHIND_TABLE
            } else {
                SURE
            };
            free && p.likeness.score() >= least
                && on_bare_floor(album, search, bare, p, &placed, &labels) < MOST_ON_FLOOR
        };
        let Some(best) =
            candidates.iter().filter(usable).max_by(|a, b| a.likeness.score().total_cmp(&b.likeness.score())).copied()
        else {
            return placed;
        };
        placed.push(best);
        labels = search.labels(&placed);
        waiting = Some(candidates.into_iter().filter(|c| c.guest != best.guest).collect());
    }
}

/// Where the floor itself is in sight, on a coarse grid of pixels: nobody can stand before it.
struct Bare {
    width: usize,
    data: Vec<bool>,
}

/// Pixels for one cell of the grid, to each side.
const BARE_PX: f64 = 6.0;
/// Share of a card in sight that may lie on bare floor: outlines are not known to the pixel.
const MOST_ON_FLOOR: f64 = 0.04;

impl Bare {
    fn new(settled: &settle::Settled) -> Self {
        let camera = &settled.fitted.camera;
        let (width, height) =
            ((camera.width / BARE_PX).ceil() as usize + 1, (camera.height / BARE_PX).ceil() as usize + 1);
        let mut data = vec![false; width * height];
        for [x, y] in &settled.bare {
            for dy in [-5.0, 0.0, 5.0] {
                for dx in [-10.0, -5.0, 0.0, 5.0, 10.0] {
                    let (i, j) = ((x + dx) / BARE_PX, (y + dy) / BARE_PX);
                    if i >= 0.0 && j >= 0.0 && (i as usize) < width && (j as usize) < height {
                        data[j as usize * width + i as usize] = true;
                    }
                }
            }
        }
        Self { width, data }
    }

    fn at(&self, [x, y]: [f64; 2]) -> bool {
        self.data[(y / BARE_PX) as usize * self.width + (x / BARE_PX) as usize]
    }
}

/// Share of what should be in sight of a card that lies where the floor itself is seen.
fn on_bare_floor(
    album: &Album,
    search: &Search<'_>,
    bare: &Bare,
    candidate: &Placed,
    placed: &[Placed],
    labels: &Labels,
) -> f64 {
    let standing = Standing::new(&album.cards[candidate.guest], candidate.stand);
    let depth = search.view.depth([candidate.stand.x, candidate.stand.y, 0.0]);
    let (mut seen, mut floor) = (0u32, 0u32);
    for [u, v] in standing.card.places(1.5) {
        let Some(p) = search.view.project(standing.point(u, v)).filter(|p| search.view.inside(*p, 1.0)) else {
            continue;
        };
        let nearer = labels.at(p[0] as usize, p[1] as usize).is_some_and(|l| {
            let s = &placed[l].stand;
            search.view.depth([s.x, s.y, 0.0]) < depth
        });
        if !nearer {
            seen += 1;
            floor += u32::from(bare.at(p));
        }
    }
    f64::from(floor) / f64::from(seen.max(1))
}

/// Twins share many keypoints: at every place the guest is taken that looks most like it.
fn name_rightly(album: &Album, search: &Search<'_>, placed: &mut [Placed], layout: Option<&BTreeMap<usize, Cell>>) {
    let labels = search.labels(placed);
    let scores: Vec<Vec<Placed>> = (0..placed.len())
        .into_par_iter()
        .map(|i| {
            let own = placed[i];
            let asked = (0..album.cards.len()).filter(|g| layout.is_none_or(|l| l.contains_key(g)));
            asked
                .map(|guest| Placed {
                    guest,
                    likeness: search.likeness(guest, own.stand, placed, &labels, false),
                    ..own
                })
                .filter(|p| p.likeness.score() > 0.6 * own.likeness.score())
                .map(|p| search.closely(p, placed, &labels))
                .collect()
        })
        .collect();
    let mut all: Vec<(usize, Placed)> =
        scores.into_iter().enumerate().flat_map(|(i, s)| s.into_iter().map(move |p| (i, p))).collect();
    all.sort_by(|a, b| b.1.likeness.score().total_cmp(&a.1.likeness.score()));
    let (mut named, mut used) = (vec![false; placed.len()], vec![false; album.cards.len()]);
    for (i, p) in all {
        if !named[i] && !used[p.guest] {
            // A place that already has its right name keeps its exact standing.
            if placed[i].guest != p.guest {
                placed[i] = p;
            }
            named[i] = true;
            used[p.guest] = true;
        }
    }
}

/// Two cards cannot stand in one another: of two guests seen at one place, the one that looks less like it goes.
fn without_overlaps(album: &Album, placed: &mut Vec<Placed>) {
    placed.sort_by(|a, b| b.likeness.score().total_cmp(&a.likeness.score()));
    let mut kept: Vec<Placed> = Vec::new();
    for p in placed.iter() {
        let inside = |o: &Placed| {
            let [wa, da, _] = album.cards[p.guest].base;
            let [wb, db, _] = album.cards[o.guest].base;
            (p.stand.x - o.stand.x).abs() < 0.4 * (wa + wb) && (p.stand.y - o.stand.y).abs() < 0.4 * (da + db)
        };
        if !kept.iter().any(inside) {
            kept.push(*p);
        }
    }
    *placed = kept;
}

/// How bright the prints of these figures appear, by colour.
fn light(placed: &[Placed]) -> Option<[f64; 3]> {
    let good: Vec<&Placed> = placed.iter().filter(|p| p.likeness.ncc > 0.6).collect();
    (!good.is_empty())
        .then(|| [0, 1, 2].map(|k| start::median(&mut good.iter().map(|p| p.likeness.gain[k]).collect::<Vec<_>>())))
}

/// Those whose black back is seen, and those whose print is seen lying or leaning.
#[expect(clippy::too_many_arguments, reason = "all that is known so far")]
fn odd_ones(
    album: &Album,
    work: &Work,
    search: &Search<'_>,
    placed: &[Placed],
    features: &keypoints::Features,
    pairs: &[Vec<figures::Pair>],
    layout: Option<&BTreeMap<usize, Cell>>,
    bright: f64,
) -> Vec<Figure> {
    let kit = &album.kit.floor;
    let camera = &search.view.camera;
    let view = search.view;
    let mut found: Vec<Figure> = placed
        .iter()
        .map(|p| Figure {
            guest: p.guest,
            stand: p.stand,
            facing: Facing::Front,
            how: How::Seen,
            score: p.likeness.score(),
        })
        .collect();
    let asked = |g: usize| layout.is_none_or(|l| l.contains_key(&g));
    // A fallen card may have been taken for a standing one that hardly fits.
    let unsure: Vec<usize> = (0..album.cards.len())
        .filter(|g| asked(*g) && !found.iter().any(|f| f.guest == *g && f.score > WEAK))
        .collect();
    for flat in [1.0, 0.6, 0.38] {
        let flattened;
        let pairs = if flat == 1.0 {
            pairs
        } else {
            flattened = album.flat_pairs(&unsure, features, flat);
            &flattened
        };
        for &guest in &unsure {
            if found.iter().any(|f| f.guest == guest && f.how == How::Fallen) {
                continue;
            }
            let Some(mut sighting) = figures::sight(guest, &pairs[guest], false) else { continue };
            for pair in &mut sighting.pairs {
                pair.card[1] /= flat;
            }
            let stand = odd::fallen(album, camera, &sighting);
            // The pattern must be there too, not only a few of its points.
            let looks_right = |stand: &Stand| {
                let others: Vec<Placed> = placed.iter().filter(|p| p.guest != guest).copied().collect();
                let likeness = search.likeness(guest, *stand, &others, &search.labels(&others), true);
                let in_sight = likeness.share * album.cards[guest].places(1.0).len() as f64;
                likeness.score() >= SURE_FALLEN && likeness.area > 0.5 * in_sight
            };
            if let Some(stand) = stand.filter(|s| kit.cell_at([s.x, s.y]).is_some() && looks_right(s)) {
                found.retain(|f| f.guest != guest);
                found.push(Figure { guest, stand, facing: Facing::Front, how: How::Fallen, score: 0.0 });
            }
        }
    }
    loop {
        let standing: Vec<Standing<'_>> = found.iter().map(|f| Standing::new(&album.cards[f.guest], f.stand)).collect();
        let labels = Labels::painted([work.width, work.height], 2, &view, &standing);
        let depths: Vec<f64> = found.iter().map(|f| view.depth([f.stand.x, f.stand.y, 0.0])).collect();
        let missing: Vec<usize> =
            (0..album.cards.len()).filter(|g| asked(*g) && !found.iter().any(|f| f.guest == *g)).collect();
        let free: Vec<Cell> = kit
            .cells()
            .filter(|c| !kit.is_blocked(*c) && !found.iter().any(|f| kit.cell_at([f.stand.x, f.stand.y]) == Some(*c)))
            .filter(|c| layout.is_none_or(|l| missing.iter().any(|g| l[g] == *c)))
            .collect();
        let backs = odd::backs(album, work, &view, &labels, &depths, &missing, &free, bright);
        let fits = |b: &&odd::Back| {
            let cell = kit.cell_at([b.stand.x, b.stand.y]);
            cell.is_some_and(|c| free.contains(&c)) && layout.is_none_or(|l| l.get(&b.guest).copied() == cell)
        };
        let Some(best) = backs.iter().find(fits) else {
            return found.into_iter().filter(|f| f.how != How::Seen).collect();
        };
        found.push(Figure { guest: best.guest, stand: best.stand, facing: Facing::Back, how: How::Back, score: 0.0 });
    }
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
        .map(|i| {
            if !matches!(figures[i].how, How::Seen | How::Told) {
                return None;
            }
            let nearer = |x: usize, y: usize| labels.at(x, y).is_some_and(|l| l != i && depths[l] < depths[i]);
            dishes::hidden(work, view, &standing[i], party, nearer)
        })
        .collect()
}

/// A guest that was not found can only be where hardly anything of it would be in sight.
const HARDLY: f64 = 0.12;
/// Share of a face that counts as all of it, for a place that is not known.
const WHOLE_FACE: f64 = 0.9;

/// Guests that were not found, and who could stand before the whole face of each if it stood on some free cell.
fn missing(
    album: &Album,
    view: &crate::camera::View,
    figures: &[Figure],
    hidden: &[Option<Hidden>],
    party: Option<&Party>,
) -> Vec<(usize, Vec<usize>)> {
    let kit = &album.kit.floor;
    let taken = |c: &Cell| figures.iter().any(|f| kit.cell_at([f.stand.x, f.stand.y]) == Some(*c));
    let free: Vec<Cell> = kit.cells().filter(|c| !kit.is_blocked(*c) && !taken(c)).collect();
    let absent: Vec<usize> = (0..album.cards.len()).filter(|g| !figures.iter().any(|f| f.guest == *g)).collect();
    absent
        .par_iter()
        .map(|&guest| {
            let mut before = Vec::new();
            for cell in &free {
                let [x, y] = kit.centre(*cell);
                let mut standing: Vec<Standing<'_>> =
                    figures.iter().map(|f| Standing::new(&album.cards[f.guest], f.stand)).collect();
                standing.push(Standing::new(&album.cards[guest], Stand { x, y, turn: 0.0, lean: 0.0 }));
                let mut hidden = hidden.to_vec();
                hidden.push(None);
                let stage = Stage { view: *view, figures: standing, hidden: &hidden, party, table_mm: TABLE_MM };
                let cover = stage.cover_of(figures.len(), 2.5);
                if cover.artwork.visible < HARDLY {
                    before.extend((0..figures.len()).filter(|j| cover.face.guests[*j] > WHOLE_FACE));
                }
            }
            before.sort_unstable();
            before.dedup();
            (guest, before)
        })
        .collect()
}

fn contradictions(
    album: &Album,
    layout: &BTreeMap<usize, Cell>,
    figures: &[Figure],
    covers: &[Cover],
    strangers: &[Placed],
) -> Vec<Contradiction> {
    let cell = |s: &Stand| album.kit.floor.cell_at([s.x, s.y]);
    let mut all = Vec::new();
    for (figure, cover) in figures.iter().zip(covers) {
        let told = layout.get(&figure.guest).copied();
        match figure.how {
            How::Told if cover.artwork.visible > PLAIN => {
                all.push(Contradiction { guest: figure.guest, told, found: None })
            }
            How::Told => {}
            How::Seen | How::Back | How::Fallen => {
                let found = cell(&figure.stand);
                if found != told {
                    all.push(Contradiction { guest: figure.guest, told, found });
                }
            }
        }
    }
    all.extend(strangers.iter().map(|p| Contradiction { guest: p.guest, told: None, found: cell(&p.stand) }));
    all
}
