//! From one photo to a verdict: the stages in their order.

use crate::{
    camera::Stand,
    conclude::{Besides, Premises, conclude},
    floor::{corners, feet, fit, floor_points, refine, settle, start},
    guests::{
        bare::Bare,
        blurred::Blurred,
        filling::{self, Filled},
        odd::Upstanding,
        others::Search,
        placing,
    },
    keypoints,
    model::{prepared::Prepared, work::Work},
    options::FloorOptions,
    picture::Picture,
    ready::{FloorKey, FloorPlace, Placements, Sightings, Standings, Unplaced},
    scene::{
        expected::Expected,
        figure::{Figure, How, Placed},
        findings::Judgement,
        fitted::Fitted,
        known::{Known, NotJudged},
        sighting::Sighting,
    },
    verdict::{Cell, Rule},
};

pub use crate::ready::Ready;

impl Prepared {
    /// Judges one photo.
    pub fn judge(&self, photo: &Picture, known: &Known) -> Result<Judgement, NotJudged> {
        judge(self, &Ready::new(photo), known)
    }
}

pub fn judge(prepared: &Prepared, photo: &Ready, known: &Known) -> Result<Judgement, NotJudged> {
    let expected = Expected::new(prepared, known)?;
    let seen = photo.seen(prepared);
    let key = FloorKey { kit: prepared.number, corners: known.corners, expected: expected.without_pins() };
    // Finding the floor does not keep all cores busy.
    let find = || photo.ground(key.clone(), || find_ground(prepared, photo, &seen.sightings, &key));
    let (ground, layers) = rayon::join(find, || photo.layers());
    let ground = ground?;
    let work = &photo.work;
    let blurred = Blurred::with(work, layers);
    let bare = Bare::new(&prepared.options.guests.bare, &ground.settled);
    let mut search = Search::new(prepared, work, &blurred, ground.settled.fitted.camera.view(), bare);
    let plain = key.expected.clone();
    let free = photo.found(key.clone(), || find_guests(prepared, photo, &seen, &ground, &mut search, &plain));
    search.light = free.light;
    let pinned = (expected != plain).then(|| {
        let key = (key, expected.clone());
        photo.pinned(key, || with_pins(prepared, photo, &seen, &ground, &search, &free, &expected))
    });
    let judgement = conclude(&Premises {
        search: &search,
        work,
        floor: &ground.settled,
        confidence: ground.confidence,
        found: pinned.as_deref().unwrap_or(&free.standings),
        besides: Besides {
            expected: expected.clone(),
            dishes: &known.dishes,
            sightings: &seen.sightings,
            unplaced: Some(&free.unplaced),
        },
    });
    match !ground.is_beyond_doubt && !expected.is_complete() && is_a_row_off(&prepared.options.floor, &judgement) {
        true => Err(NotJudged::NoFloor),
        false => Ok(judgement),
    }
}

/// Does what stands on the floor speak against where it was found?
fn is_a_row_off(options: &FloorOptions, judgement: &Judgement) -> bool {
    let off = judgement.verdict.violations.iter().filter(|v| v.rule == Rule::OffCell).count();
    let seen = judgement.findings.figures.iter().filter(|f| f.how == How::Seen).count();
    off >= options.many_off_cells && off as f64 >= options.large_share_off_cells * seen as f64
}

/// Where the floor lies: as four corners show it, or as it is found.
fn find_ground(
    prepared: &Prepared,
    photo: &Ready,
    sightings: &[Sighting],
    key: &FloorKey,
) -> Result<FloorPlace, NotJudged> {
    let (work, options) = (&photo.work, &prepared.options.floor);
    let lens = start::lens(options, work);
    let Some(shown) = &key.corners else {
        let found = find_floor(prepared, work, &photo.features, sightings, lens, &key.expected);
        let (sure, settled) = found.ok_or(NotJudged::NoFloor)?;
        let is_beyond_doubt = settle::is_settled_by_feet(prepared, &settled, &key.expected);
        let confidence = sure.max(if is_beyond_doubt { options.sure_by_feet } else { 0.0 });
        return Ok(FloorPlace { settled, confidence, is_beyond_doubt });
    };
    let corners = shown.map(|c| c.map(|v| v / work.scale));
    let size = [work.width as f64, work.height as f64];
    let camera = corners::camera(prepared, &corners, lens, size).ok_or(NotJudged::BadCorners)?;
    let settled = corners::settle(prepared, work, camera, &corners, sightings, lens);
    Ok(FloorPlace { settled, confidence: 1.0, is_beyond_doubt: true })
}

/// Who stands where on this floor.
fn find_guests(
    prepared: &Prepared,
    photo: &Ready,
    seen: &Sightings,
    ground: &FloorPlace,
    search: &mut Search<'_>,
    expected: &Expected,
) -> Placements {
    let (sure, weak, strangers) = placing::by_keypoints(prepared, search, &ground.settled, expected);
    let Filled { mut placed, left, half_seen } = filling::fill(prepared, search, sure, &weak, expected);
    let odd = odd_ones(photo, seen, search, &placed, expected);
    if !odd.is_empty() {
        // Behind a back or a fallen card somebody may stand who was not recognised before, and where that card was taken to stand.
        let is_odd = |p: &Placed| odd.iter().any(|o| o.guest == p.guest);
        let was = placed.iter().filter(|p| is_odd(p)).map(|p| (p.guest, p.stand));
        let changed: Vec<(usize, Stand)> = odd.iter().map(|o| (o.guest, o.stand)).chain(was).collect();
        let behind = placing::cells_behind(prepared, &search.view, &changed);
        placed.retain(|p| !is_odd(p));
        let worth = |_, cell| behind.contains(&cell);
        placed = filling::fill_around(prepared, search, placed, &odd, &weak, expected, &worth);
    }
    let fitted = fit_all(prepared, photo, ground, &placed);
    let unplaced = Unplaced { left, half_seen, weak, strangers };
    Placements { standings: Standings { placed, odd, fitted }, unplaced, light: search.light }
}

/// The same after people told of single guests: who was found elsewhere is taken away, and whoever may stand on a cell that
/// changed is looked for there.
fn with_pins(
    prepared: &Prepared,
    photo: &Ready,
    seen: &Sightings,
    ground: &FloorPlace,
    search: &Search<'_>,
    free: &Placements,
    expected: &Expected,
) -> Standings {
    let kit = &prepared.kit.floor;
    let cell = |s: &Stand| kit.cell_at([s.x, s.y]);
    let before = &free.standings;
    let (mut placed, mut odd) = (before.placed.clone(), before.odd.clone());
    placed.retain(|p| !expected.forbids(p.guest, cell(&p.stand)));
    odd.retain(|o| !expected.forbids(o.guest, cell(&o.stand)));
    let was: Vec<(usize, Option<Cell>)> = before
        .placed
        .iter()
        .map(|p| (p.guest, cell(&p.stand)))
        .chain(before.odd.iter().map(|o| (o.guest, cell(&o.stand))))
        .collect();
    // Guests that were found nowhere were looked for on every free cell already.
    let worth = |guest: usize, at: Cell| {
        expected.is_pinned(guest) || was.iter().any(|(other, cell)| *other == guest || *cell == Some(at))
    };
    let weak = &free.unplaced.weak;
    let fill = |placed, odd: &[Figure]| filling::fill_around(prepared, search, placed, odd, weak, expected, &worth);
    placed = fill(placed, &odd);
    if odd.len() < before.odd.len() {
        // The back or the fallen card that was somebody else's is still there.
        odd = odd_ones(photo, seen, search, &placed, expected);
        placed.retain(|p| !odd.iter().any(|o| o.guest == p.guest));
        placed = fill(placed, &odd);
    }
    let fitted = fit_all(prepared, photo, ground, &placed);
    Standings { placed, odd, fitted }
}

fn odd_ones(
    photo: &Ready,
    seen: &Sightings,
    search: &Search<'_>,
    placed: &[Placed],
    expected: &Expected,
) -> Vec<Figure> {
    let (prepared, work, features) = (search.prepared, &photo.work, &photo.features);
    Upstanding { prepared, work, search, expected, placed, features, pairs: &seen.pairs }.odd_ones()
}

/// Camera and exact places.
fn fit_all(prepared: &Prepared, photo: &Ready, ground: &FloorPlace, placed: &[Placed]) -> Fitted {
    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    let (work, settled) = (&photo.work, &ground.settled);
    let floor = settled.pieces.observations();
    refine::refine(prepared, &work.gray, &floor, start::lens(&prepared.options.floor, work), settled.fitted.camera, &at)
}

/// The floor, found without help, and how sure it is; none where the photo does not show it well enough.
fn find_floor(
    prepared: &Prepared,
    work: &Work,
    features: &keypoints::Features,
    sightings: &[Sighting],
    lens: fit::Prior,
    expected: &Expected,
) -> Option<(f64, settle::Settled)> {
    let options = &prepared.options.floor;
    let inside = |s: &settle::Settled| {
        s.guests.len() < options.few_guests
            || settle::feet_inside(prepared, &s.guests, &s.fitted.figures, None) >= options.least_inside
    };
    let believable =
        |s: &settle::Settled| inside(s) && s.is_shown(options) && s.confidence(options) >= options.least_confidence;
    let size = [work.width as f64, work.height as f64];
    let free = start::free_camera(prepared, sightings, lens, size);
    let by_figures =
        free.as_ref().and_then(|free| settle::settle(prepared, work, free, lens, expected)).filter(believable);
    // Too few figures, or none that is recognised: the floor's own print may still give it away.
    let by_print = || {
        let corners =
            floor_points::corners(&prepared.options.points, &prepared.floor, &prepared.kit.floor, features, size)?;
        let camera = corners::camera(prepared, &corners, lens, size)?;
        Some(corners::settle(prepared, work, camera, &corners, sightings, lens)).filter(believable)
    };
    let shown = by_figures.or_else(by_print).map(|settled| (settled.confidence(options), settled));
    // The print is too faint or burnt out: feet that stand on a lattice still tell where it lies.
    shown.or_else(|| {
        let settled = feet::settle(prepared, work, free.as_ref()?, lens, expected)?;
        Some((options.sure_by_feet, settled))
    })
}
