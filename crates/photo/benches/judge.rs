//! How long a photo takes to judge, stage by stage and as a whole.
#![expect(clippy::disallowed_methods, reason = "what is judged is read here")]

use courtside_photo::{
    Known, Prepared, judge,
    kit::Kit,
    picture::Picture,
    scene::{Figure, How},
    stages::{
        Bare, Blurred, Expected, Features, Fitted, Free, KeypointOptions, Observation, Options, Party, Placed, Prior,
        Search, Settled, Sighting, Stage, Stand, Standing, Work, bars, detect, dishes, figures, filling, glance,
        placements, placing, refine, settle, start,
    },
    verdict::Facing,
};
use std::{cell::Cell, path::PathBuf, sync::LazyLock};

fn main() {
    divan::main();
}

fn photos() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "fixtures", "photos"].iter().collect()
}

fn read(path: PathBuf) -> Vec<u8> {
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn kit() -> Kit {
    let folder = photos().join("kit");
    let text = String::from_utf8(read(folder.join("kit.json"))).expect("text");
    Kit::from_json(&text, |path| Ok(read(folder.join(path)))).expect("a kit")
}

fn photo() -> Picture {
    Picture::decode(&read(photos().join("scenes/07/photo.jpg"))).expect("a photo")
}

/// The same photo as a phone of twelve million pixels would have taken it.
fn large_photo() -> Picture {
    let mut photo = photo();
    photo.rgb = image::imageops::resize(&photo.rgb, 4032, 3024, image::imageops::FilterType::Triangle);
    photo
}

/// Everything that the stages hand to each other.
struct Stages {
    prepared: Prepared,
    photo: Picture,
    work: Work,
    lens: Prior,
    features: Features,
    sightings: Vec<Sighting>,
    free: Free,
    settled: Settled,
    placed: Vec<Placed>,
    fitted: Fitted,
}

static STAGES: LazyLock<Stages> = LazyLock::new(|| {
    let (prepared, photo) = (Prepared::new(kit()), photo());
    let work = Work::new(&photo);
    let size = size(&work);
    let lens = start::lens(&Options::default().floor, &work);
    let features = detect(&work.gray, None, &KeypointOptions::default());
    let sightings = sightings(&prepared, &features);
    let free = start::free_camera(&prepared, &sightings, lens, size).expect("figures");
    let settled = settle::settle(&prepared, &work, &free, lens, &Expected::default()).expect("a floor");
    let placed = place(&prepared, &work, &settled);
    let fitted = refined(&prepared, &work, lens, &settled, &placed);
    Stages { prepared, photo, work, lens, features, sightings, free, settled, placed, fitted }
});

fn size(work: &Work) -> [f64; 2] {
    [work.width as f64, work.height as f64]
}

fn sightings(prepared: &Prepared, features: &Features) -> Vec<Sighting> {
    let pairs = prepared.pairs(features);
    let options = &Options::default().guests;
    let all = pairs.iter().enumerate().filter_map(|(guest, pairs)| figures::sight(options, guest, pairs, true));
    figures::without_doubles(options, all.collect())
}

fn place(prepared: &Prepared, work: &Work, settled: &Settled) -> Vec<Placed> {
    let blurred = Blurred::new(work);
    let mut search = Search::new(
        prepared,
        work,
        &blurred,
        settled.fitted.camera.view(),
        Bare::new(&Options::default().guests.bare, settled),
    );
    let (sure, weak, _) = placing::by_keypoints(prepared, &mut search, settled, &Expected::default());
    filling::fill(prepared, &search, sure, &weak, &Expected::default()).placed
}

fn refined(prepared: &Prepared, work: &Work, lens: Prior, settled: &Settled, placed: &[Placed]) -> Fitted {
    let floor: Vec<Observation> = settled.pieces.found.iter().map(|p| p.observation).collect();
    let at: Vec<(usize, Stand)> = placed.iter().map(|p| (p.guest, p.stand)).collect();
    refine::refine(prepared, &work.gray, &floor, lens, settled.fitted.camera, &at)
}

#[divan::bench(sample_count = 5)]
fn a_prepare_the_kit(bencher: divan::Bencher) {
    bencher.with_inputs(kit).bench_values(Prepared::new);
}

#[divan::bench(sample_count = 5)]
fn b_decode(bencher: divan::Bencher) {
    let bytes = read(photos().join("scenes/07/photo.jpg"));
    bencher.bench(|| Picture::decode(&bytes));
}

#[divan::bench(sample_count = 5)]
fn c_work_picture(bencher: divan::Bencher) {
    bencher.bench(|| Work::new(&STAGES.photo));
}

#[divan::bench(sample_count = 5)]
fn d_keypoints(bencher: divan::Bencher) {
    bencher.bench(|| detect(&STAGES.work.gray, None, &KeypointOptions::default()));
}

#[divan::bench(sample_count = 5)]
fn e_pairs(bencher: divan::Bencher) {
    bencher.bench(|| sightings(&STAGES.prepared, &STAGES.features));
}

#[divan::bench(sample_count = 5)]
fn f_free_camera(bencher: divan::Bencher) {
    let s = &*STAGES;
    bencher.bench(|| start::free_camera(&s.prepared, &s.sightings, s.lens, size(&s.work)));
}

#[divan::bench(sample_count = 5)]
fn g_settle_the_floor(bencher: divan::Bencher) {
    let s = &*STAGES;
    bencher.bench(|| settle::settle(&s.prepared, &s.work, &s.free, s.lens, &Expected::default()));
}

#[divan::bench(sample_count = 5)]
fn h_place_figures(bencher: divan::Bencher) {
    let s = &*STAGES;
    bencher.bench(|| place(&s.prepared, &s.work, &s.settled));
}

#[divan::bench(sample_count = 5)]
fn i_refine(bencher: divan::Bencher) {
    let s = &*STAGES;
    bencher.bench(|| refined(&s.prepared, &s.work, s.lens, &s.settled, &s.placed));
}

#[divan::bench(sample_count = 5)]
fn j_dishes_visibility_bars(bencher: divan::Bencher) {
    let s = &*STAGES;
    let figure = |(p, stand): (&Placed, &Stand)| Figure {
        guest: p.guest,
        stand: *stand,
        facing: Facing::Front,
        how: How::Seen,
        likeness: p.likeness,
    };
    let figures: Vec<Figure> = s.placed.iter().zip(&s.fitted.figures).map(figure).collect();
    let party = Party::new(&s.prepared.kit.floor);
    bencher.bench(|| {
        let view = s.fitted.camera.view();
        let hidden = dishes::behind_the_table(&s.prepared, &s.work, &view, &figures, party.as_ref());
        let stage = |view, stands: &[Stand]| {
            let all = figures.iter().zip(stands);
            let figures = all.map(|(f, stand)| Standing::new(&s.prepared.cards[f.guest], *stand)).collect();
            Stage { view, figures, hidden: &hidden, party: party.as_ref(), table_mm: 28.0, nearer_mm: 0.0, ghosts: &[] }
        };
        let covers = stage(view, &s.fitted.figures).covers(0.4);
        let placements =
            placements(&Options::default().answer, &s.fitted, &figures, &vec![Default::default(); figures.len()]);
        let drawn: Vec<_> = placements
            .iter()
            .map(|p| stage(p.camera.view(), &p.stands).with_thickness(p.thickness_mm).covers(0.8))
            .collect();
        bars(&Options::default().answer, &covers, &placements, &drawn)
    });
}

/// What a correction takes: kit and photo are ready and were judged before.
fn judge_again(bencher: divan::Bencher, known: impl Fn(usize) -> Known) {
    let ready = judge::Ready::new(&STAGES.photo);
    judge::judge(&STAGES.prepared, &ready, &Known::default()).expect("a judgement");
    let round = Cell::new(0);
    let next = || {
        round.set(round.get() + 1);
        known(round.get())
    };
    bencher.with_inputs(next).bench_local_values(|known| judge::judge(&STAGES.prepared, &ready, &known));
}

#[divan::bench(sample_count = 5)]
fn judge_again_with_a_corner_moved(bencher: divan::Bencher) {
    let found = STAGES.prepared.judge(&STAGES.photo, &Known::default()).expect("a judgement").verdict.floor.corners;
    judge_again(bencher, |round| {
        let mut corners = found;
        corners[0][0] += round as f64;
        Known { corners: Some(corners), ..Known::default() }
    });
}

#[divan::bench(sample_count = 5)]
fn judge_again_with_a_guest_moved(bencher: divan::Bencher) {
    let cells: Vec<_> = STAGES.prepared.kit.floor.cells().collect();
    judge_again(bencher, |round| {
        let pin = (STAGES.prepared.cards[0].id.clone(), Some(cells[round % cells.len()]));
        Known { pins: [pin].into(), ..Known::default() }
    });
}

#[divan::bench(sample_count = 5)]
fn judge_again_with_a_dish_marked(bencher: divan::Bencher) {
    judge_again(bencher, |round| {
        let x = 800.0 + round as f64;
        Known { dishes: vec![vec![[x, 700.0], [x + 200.0, 700.0], [x + 100.0, 900.0]]], ..Known::default() }
    });
}

/// One picture of a camera after another that shows the same.
#[divan::bench(sample_count = 5)]
fn glance_at_the_next_picture(bencher: divan::Bencher) {
    let mut frame = photo();
    frame.rgb = image::imageops::resize(&frame.rgb, 1280, 960, image::imageops::FilterType::Triangle);
    let last = glance(&STAGES.prepared, &frame, None).expect("a judgement");
    bencher.bench(|| glance(&STAGES.prepared, &frame, Some(&last)));
}

#[divan::bench(sample_count = 5)]
fn the_whole_of_3_million_pixels(bencher: divan::Bencher) {
    bencher.bench(|| STAGES.prepared.judge(&STAGES.photo, &Known::default()));
}

#[divan::bench(sample_count = 5)]
fn the_whole_of_12_million_pixels(bencher: divan::Bencher) {
    let photo = large_photo();
    bencher.bench(|| STAGES.prepared.judge(&photo, &Known::default()));
}
