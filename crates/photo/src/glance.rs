//! One picture of a camera after the other. The table hardly changes between two of them, so the last one tells where to look:
//! the camera is fitted to the floor anew, and whoever still looks like it stays. What is not sure is a vote, as in a photo.

use crate::{
    camera::{Camera, Stand},
    conclude::{Besides, Premises, conclude},
    floor::{
        fit::{Fit, Prior},
        pieces::{self, Pieces},
        refine,
        settle::Settled,
        start,
    },
    guests::{bare::Bare, blurred::Blurred, others::Search},
    judge,
    model::{card::Standing, labels::Labels, prepared::Prepared, work::Work},
    picture::Picture,
    ready::{Ready, Standings},
    scene::{
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

/// Judges one picture of a camera as quickly as can be. Without a glance before it, or where the camera moved too far since, that
/// is a whole judgement of a smaller picture.
pub fn glance(prepared: &Prepared, photo: &Picture, last: Option<&Glance>) -> Result<Glance, NotJudged> {
    let work = Work::within(photo, prepared.options.follow.longest);
    let size = [work.width, work.height];
    let last = last.filter(|last| last.size == size);
    if let Some(judgement) = last.and_then(|last| follow(prepared, &work, &last.judgement)) {
        return Ok(Glance { judgement, followed: true, size });
    }
    let judgement = judge::judge(prepared, &Ready::of(work), &Known::default())?;
    Ok(Glance { judgement, followed: false, size })
}

/// Judges a picture from where everything was in the last one, if that leads anywhere.
fn follow(prepared: &Prepared, work: &Work, last: &Judgement) -> Option<Judgement> {
    let (options, before) = (&prepared.options, &last.findings);
    let lens = start::lens(&options.floor, work);
    let stands: Vec<(usize, Stand)> = before.figures.iter().map(|f| (f.guest, f.stand)).collect();
    let settled = fit_camera(prepared, work, before.fitted.camera, &stands, lens)?;
    if !settled.is_shown(&options.floor) {
        return None;
    }
    let camera = settled.fitted.camera;
    let blurred = Blurred::new(work);
    let bare = Bare::new(&options.guests.bare, &settled);
    let mut search = Search::new(prepared, work, &blurred, camera.view(), bare);
    let seen = before.figures.iter().filter(|f| f.how == How::Seen);
    let all: Vec<Placed> =
        seen.map(|f| Placed { guest: f.guest, stand: f.stand, likeness: Default::default() }).collect();
    let labels = search.labels(&all);
    let mut placed: Vec<Placed> = all.par_iter().with_max_len(1).map(|p| search.closely(*p, &all, &labels)).collect();
    search.take_light(&mut placed);
    // Who was hardly in sight before is believed as he was then.
    let score = |guest: usize| before.figures.iter().find(|f| f.guest == guest).map_or(0.0, |f| f.likeness.score);
    placed.retain(|p| p.likeness.score >= options.guests.sure.min(options.follow.as_before * score(p.guest)));
    if (placed.len() as f64) < options.follow.still_there * all.len() as f64 {
        return None;
    }
    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    let fitted = refine::refine(prepared, &work.gray, &settled.pieces.observations(), lens, camera, &at);
    let odd = before.figures.iter().filter(|f| matches!(f.how, How::Back | How::Fallen)).copied().collect();
    Some(conclude(&Premises {
        search: &search,
        work,
        floor: &settled,
        confidence: settled.confidence(&options.floor),
        found: &Standings { placed, odd, fitted },
        besides: Besides::default(),
    }))
}

/// The camera fitted to the floor's pieces around where the last one saw them, with the figures where they stood.
fn fit_camera(
    prepared: &Prepared,
    work: &Work,
    mut camera: Camera,
    stands: &[(usize, Stand)],
    lens: Prior,
) -> Option<Settled> {
    let options = &prepared.options;
    let standing: Vec<Standing<'_>> = stands.iter().map(|(g, s)| Standing::new(&prepared.cards[*g], *s)).collect();
    // What the lens is does not change from picture to picture.
    let (lens, bend) = (Prior { mean: camera.log_f, ..lens }, Prior::new(camera.k1, options.follow.bend_sigma));
    let mut last: Option<(Fitted, Pieces, Vec<f64>)> = None;
    for &(radius, spacing) in &options.follow.rounds {
        let labels = Labels::painted([work.width, work.height], 4, &camera.view(), &standing);
        let pieces = pieces::pieces(prepared, &work.gray, &camera, &labels, radius, spacing);
        if pieces.found.len() < options.follow.fewest_to_go_on {
            return None;
        }
        let problem = Fit::of_floor(&options.floor, pieces.observations(), lens, bend);
        let fitted = problem.solve(&camera, &[], 40);
        camera = fitted.camera;
        let misses = problem.misses(&fitted);
        last = Some((fitted, pieces, misses));
    }
    last.map(|(fitted, pieces, misses)| Settled::of(&options.floor, fitted, Vec::new(), pieces, &misses))
}
