//! From one photo to a verdict: the stages in their order.

use crate::{
    Judgement, Known, NotJudged,
    album::Album,
    answer::{self, Bars},
    camera::Stand,
    card::Standing,
    dishes::{self, Hidden},
    figures,
    fit::{Fitted, Observation},
    keypoints,
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
}

/// Least score at which a guest is believed to stand where nothing can be in the way, and behind the party table.
const SURE: f64 = 2.7;
const SURE_BEHIND_TABLE: f64 = 2.9;
/// Where the layout says that the guest stands there, less will do.
const SURE_IF_TOLD: f64 = 1.8;
/// Below this a figure seen by its keypoints hardly fits as a standing one.
const WEAK: f64 = 4.0;
/// Least score of a card that lies or leans.
const SURE_FALLEN: f64 = 4.0;
/// Fewest pieces of the floor that must lie where they belong, and the least share of those in sight.
const FEWEST_PIECES: usize = 20;
const LEAST_SHARE: f64 = 0.15;

/// Spacing of the places that are followed back to the camera, for the answer and for its error bars.
const FINE_MM: f64 = 0.4;
const COARSE_MM: f64 = 0.8;

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
    let free = start::free_camera(&album.cards, &sightings, lens, size).ok_or(NotJudged::NoFloor)?;
    let settled = settle::settle(album, &work, &free, lens, layout.as_ref()).ok_or(NotJudged::NoFloor)?;
    if settled.good < FEWEST_PIECES || settled.share() < LEAST_SHARE {
        return Err(NotJudged::NoFloor);
    }
    let confidence = (settled.share() / 0.5).min(1.0) * (settled.good as f64 / 60.0).min(1.0);
    let floor: Vec<Observation> = settled.pieces.found.iter().map(|p| p.observation).collect();

    let blurred = Blurred::new(&work);
    let mut search = Search::new(album, &work, &blurred, settled.fitted.camera.view());
    let placed = place(album, &mut search, &settled, layout.as_ref());

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
    let view = fitted.camera.view();
    let bright = search.light.map_or(0.8, |l| l.iter().sum::<f64>() / 3.0);
    odd_ones(album, &work, &search, &placed, &fitted, &features, layout.as_ref(), bright, &mut figures);
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

    let keypoints = free.sightings.iter().flat_map(|s| s.pairs.iter().map(|p| (s.guest, p.pixel))).collect();
    let findings = Findings { fitted, figures, floor, covers, bars, confidence, keypoints, hidden, scale: work.scale };
    let violations = legality::violations(album, &findings, layout.as_ref());
    Ok(Judgement { verdict: answer::verdict(album, photo, &work, &findings, violations), findings })
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

/// Everybody whose print is seen: first those with keypoints, then the best fit of all that is left, again and again.
fn place(
    album: &Album,
    search: &mut Search<'_>,
    settled: &settle::Settled,
    layout: Option<&BTreeMap<usize, Cell>>,
) -> Vec<Placed> {
    let kit = &album.kit.floor;
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
    placed.retain(|p| layout.is_none_or(|l| l.contains_key(&p.guest)) && p.likeness.score() >= SURE);
    without_overlaps(album, &mut placed);
    let mut labels = search.labels(&placed);
    let cell_of = |p: &Placed| kit.cell_at([p.stand.x, p.stand.y]);
    let mut waiting: Option<Vec<Placed>> = None;
    loop {
        let guests: Vec<usize> = (0..album.cards.len())
            .filter(|g| !placed.iter().any(|p| p.guest == *g) && layout.is_none_or(|l| l.contains_key(g)))
            .collect();
        let candidates = match waiting.take() {
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
        let usable = |p: &&Placed| {
            let cell = cell_of(p);
            let free = cell.is_some_and(|c| !kit.is_blocked(c) && !placed.iter().any(|o| cell_of(o) == Some(c)));
            let least = if layout.is_some() {
                SURE_IF_TOLD
            } else if p.likeness.doubtful > 0.5 {
                SURE_BEHIND_TABLE
            } else {
                SURE
            };
            free && p.likeness.score() >= least
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

/// Adds those whose black back is seen, and those whose print is seen lying or leaning.
#[expect(clippy::too_many_arguments, reason = "all that is known so far")]
fn odd_ones(
    album: &Album,
    work: &Work,
    search: &Search<'_>,
    placed: &[Placed],
    fitted: &Fitted,
    features: &keypoints::Features,
    layout: Option<&BTreeMap<usize, Cell>>,
    bright: f64,
    found: &mut Vec<Figure>,
) {
    let kit = &album.kit.floor;
    let asked = |g: usize| layout.is_none_or(|l| l.contains_key(&g));
    // A fallen card may have been taken for a standing one that hardly fits.
    let unsure: Vec<usize> = (0..album.cards.len())
        .filter(|g| asked(*g) && !found.iter().any(|f| f.guest == *g && f.score > WEAK))
        .collect();
    for flat in [1.0, 0.6, 0.38] {
        let pairs = album.flat_pairs(&unsure, features, flat);
        for &guest in &unsure {
            if found.iter().any(|f| f.guest == guest && f.how == How::Fallen) {
                continue;
            }
            let Some(mut sighting) = figures::sight(guest, &pairs[guest], false) else { continue };
            for pair in &mut sighting.pairs {
                pair.card[1] /= flat;
            }
            let stand = odd::fallen(album, &fitted.camera, &sighting);
            // The pattern must be there too, not only a few of its points.
            let looks_right = |stand: &Stand| {
                let others: Vec<Placed> = placed.iter().filter(|p| p.guest != guest).copied().collect();
                search.likeness(guest, *stand, &others, &search.labels(&others), true).score() >= SURE_FALLEN
            };
            if let Some(stand) = stand.filter(|s| kit.cell_at([s.x, s.y]).is_some() && looks_right(s)) {
                found.retain(|f| f.guest != guest);
                found.push(Figure { guest, stand, facing: Facing::Front, how: How::Fallen, score: 0.0 });
            }
        }
    }
    loop {
        let view = fitted.camera.view();
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
        let Some(best) = backs.iter().find(fits) else { return };
        found.push(Figure { guest: best.guest, stand: best.stand, facing: Facing::Back, how: How::Back, score: 0.0 });
    }
}

/// What the party table and its dishes hide of each figure.
fn behind_the_table(
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
            if figures[i].how != How::Seen {
                return None;
            }
            let nearer = |x: usize, y: usize| labels.at(x, y).is_some_and(|l| l != i && depths[l] < depths[i]);
            dishes::hidden(work, view, &standing[i], party, nearer)
        })
        .collect()
}
