//! One picture of a camera after the other. The table hardly changes between two of them, so the last one tells where to look:
//! the camera is fitted to the floor anew, and whoever still looks like it stays. What is not sure is a vote, as in a photo.

use crate::{
    camera::{Camera, Stand},
    floor::{
        fit::{Prior, Problem},
        pieces::{self, Pieces},
        refine,
        settle::Settled,
    },
    guests::{bare::Bare, blurred::Blurred, others::Search, placing},
    judge::{self, FEWEST_PIECES, LEAST_SHARE},
    keypoints::Features,
    model::{card::Standing, labels::Labels, prepared::Prepared, work::Work},
    picture::Picture,
    ready::{Ground, Placements, Ready, Sightings},
    scene::{
        expected::Expected,
        figure::{How, Placed},
        findings::Judgement,
        fitted::Fitted,
        known::{Known, NotJudged},
    },
};
use rayon::prelude::*;

/// A judgement of one picture of a camera, to start the next from.
#[derive(Debug, Clone)]
pub struct Glance {
    pub judgement: Judgement,
    /// Was it found from the glance before? New guests on the floor are only seen in a glance that was not.
    pub followed: bool,
    size: [usize; 2],
}

/// Longest side worked at.
const LONGEST: u32 = 1280;
/// Rounds of looking for the floor's pieces: how far around, and how densely.
const ROUNDS: [([i64; 2], f64); 3] = [([22, 14], 18.0), ([10, 7], 12.0), ([5, 4], 9.0)];
/// Pieces of the floor without which the camera cannot be fitted at all.
const FEWEST_TO_GO_ON: usize = 8;
/// Share of a figure's last score that is still enough.
const AS_BEFORE: f64 = 0.7;
/// Share of the figures that must still look like it.
const STILL_THERE: f64 = 0.8;

/// Judges one picture of a camera as quickly as can be. Without a glance before it, or where the camera moved too far since, that
/// is a whole judgement of a smaller picture.
pub fn glance(prepared: &Prepared, photo: &Picture, last: Option<&Glance>) -> Result<Glance, NotJudged> {
    let work = Work::within(photo, LONGEST);
    let size = [work.width, work.height];
    let work = match last.filter(|last| last.size == size) {
        None => work,
        Some(last) => match follow(prepared, photo, work, &last.judgement) {
            Ok(judgement) => return Ok(Glance { judgement, followed: true, size }),
            Err(work) => work,
        },
    };
    let judgement = judge::judge(prepared, &Ready::of(photo, work), &Known::default())?;
    Ok(Glance { judgement, followed: false, size })
}

/// Judges a picture from where everything was in the last one; gives the picture back where that does not lead anywhere.
fn follow(prepared: &Prepared, photo: &Picture, work: Work, last: &Judgement) -> Result<Judgement, Work> {
    let before = &last.findings;
    let nothing = Features { points: Vec::new(), descriptors: Vec::new() };
    let ready = Ready::with(photo, work, nothing);
    let lens = judge::lens(&ready);
    let stands: Vec<(usize, Stand)> = before.figures.iter().map(|f| (f.guest, f.stand)).collect();
    let settled = fit_camera(prepared, &ready.work, before.fitted.camera, &stands, lens);
    let Some(settled) = settled.filter(|s| s.good >= FEWEST_PIECES && s.share() >= LEAST_SHARE) else {
        return Err(ready.into_work());
    };
    let blurred = Blurred::with(&ready.work, ready.layers());
    let mut search = Search::new(prepared, &ready.work, &blurred, settled.fitted.camera.view(), Bare::new(&settled));
    let seen = before.figures.iter().filter(|f| f.how == How::Seen);
    let all: Vec<Placed> =
        seen.map(|f| Placed { guest: f.guest, stand: f.stand, likeness: Default::default() }).collect();
    let labels = search.labels(&all);
    let looked = |search: &Search<'_>| -> Vec<Placed> {
        all.par_iter().with_max_len(1).map(|p| search.closely(*p, &all, &labels)).collect()
    };
    let mut placed = looked(&search);
    search.light = placing::light(&placed);
    for p in &mut placed {
        p.likeness = search.light.map_or(p.likeness, |l| p.likeness.under(l));
    }
    // Who was hardly in sight before is believed as he was then.
    let score = |guest: usize| before.figures.iter().find(|f| f.guest == guest).map_or(0.0, |f| f.likeness.score());
    placed.retain(|p| p.likeness.score() >= placing::SURE.min(AS_BEFORE * score(p.guest)));
    if (placed.len() as f64) < STILL_THERE * all.len() as f64 {
        drop(search);
        drop(blurred);
        return Err(ready.into_work());
    }
    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    let pieces = judge::floor_of(&settled);
    let fitted = refine::refine(prepared, &ready.work.gray, &pieces, lens, settled.fitted.camera, &at);
    let odd = before.figures.iter().filter(|f| matches!(f.how, How::Back | How::Fallen)).copied().collect();
    let found = Placements {
        placed,
        odd,
        left: None,
        half_seen: false,
        weak: Vec::new(),
        strangers: Vec::new(),
        light: search.light,
        fitted,
    };
    let confidence = judge::confidence(&settled);
    let (ground, seen) = (
        Ground { settled, confidence, is_beyond_doubt: false },
        Sightings { pairs: Vec::new(), sightings: Vec::new() },
    );
    let known = (Known::default(), Expected::default());
    Ok(judge::conclude(prepared, &ready, &known.0, &known.1, &seen, &ground, &found, &search))
}

/// The camera fitted to the floor's pieces around where the last one saw them, with the figures where they stood.
fn fit_camera(
    prepared: &Prepared,
    work: &Work,
    mut camera: Camera,
    stands: &[(usize, Stand)],
    lens: Prior,
) -> Option<Settled> {
    let standing: Vec<Standing<'_>> = stands.iter().map(|(g, s)| Standing::new(&prepared.cards[*g], *s)).collect();
    // What the lens is does not change from picture to picture.
    let (log_f, k1) = (camera.log_f, camera.k1);
    let mut last: Option<(Fitted, Pieces, Vec<f64>)> = None;
    for (radius, spacing) in ROUNDS {
        let labels = Labels::painted([work.width, work.height], 4, &camera.view(), &standing);
        let pieces = pieces::pieces(&prepared.floor, &work.gray, &camera, &labels, radius, spacing);
        if pieces.found.len() < FEWEST_TO_GO_ON {
            return None;
        }
        let problem = Problem {
            observations: pieces.found.iter().map(|p| p.observation).collect(),
            camera: [
                None,
                None,
                Some(Prior::new(140.0, 200.0)),
                Some(Prior::new(0.0, 0.7)),
                Some(Prior::new(0.3, 0.7)),
                Some(Prior::new(0.0, 0.15)),
                Some(Prior { mean: log_f, ..lens }),
                Some(Prior::new(k1, 0.01)),
            ],
            turn: Prior::new(0.0, 0.08),
            lean: Prior::fixed(0.0),
            robust: 2.0,
            places: Vec::new(),
        };
        let fitted = problem.solve(&camera, &[], 40);
        camera = fitted.camera;
        let misses = problem.misses(&fitted);
        last = Some((fitted, pieces, misses));
    }
    last.map(|(fitted, pieces, misses)| Settled::of(fitted, Vec::new(), pieces, &misses))
}
