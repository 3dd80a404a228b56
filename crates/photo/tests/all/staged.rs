//! The stage tells the truth: its shares add up, agree with what its pictures show, and each rule can be broken alone.

use courtside_photo::{
    Known, NotJudged, Prepared,
    picture::Picture,
    score::Score,
    verdict::{Answer, Rule, Verdict},
};
use courtside_stage::{
    Stage,
    chance::Chance,
    finish, newkit,
    outline::Outline,
    plan::{self, Wish},
    scene::{Scene, Stance, Way},
    solids::{Shape, Side},
    space::{Camera, V},
    truth::{look_at_all, truth},
    world::{Part, World},
};
use std::sync::LazyLock;

/// Drawing a kit takes longer than placing its figures: all tests share one.
static STAGE: LazyLock<Stage> = LazyLock::new(|| {
    let mut chance = Chance::new(1);
    let mut kit = newkit::choose_kit(&mut chance, 1);
    kit.guests.truncate(9);
    Stage::new(kit, &mut chance)
});

fn planned(seed: u64, wish: &Wish) -> (&'static Stage, Scene, Verdict) {
    let stage = &*STAGE;
    let wish = Wish { size: Some([1024, 768]), ..wish.clone() };
    let scene = plan::plan(&stage.kit, &stage.wardrobe, &stage.habits, &wish, &mut Chance::new(seed));
    let world = World::build(&stage.wardrobe, &scene);
    let truth = truth(&stage.kit, &stage.wardrobe, &scene, &world);
    (stage, scene, truth)
}

#[test]
fn what_is_seen_and_what_is_hidden_add_up() {
    let (_, _, truth) = planned(1, &Wish::default());
    assert!(truth.guests.len() >= 5);
    for guest in &truth.guests {
        let sum = guest.visible + guest.hidden_by.values().sum::<f64>();
        assert!((sum - 1.0).abs() < 0.002, "{} adds up to {sum}", guest.id);
        let face = guest.face_hidden_by.iter().flatten().map(|(_, share)| share).sum::<f64>();
        assert!(guest.face_visible.is_none_or(|seen| (seen + face - 1.0).abs() < 0.002), "the face of {}", guest.id);
    }
}

#[test]
fn a_guest_alone_before_the_camera_is_seen_whole() {
    let (stage, mut scene, _) = planned(2, &Wish::default());
    scene.dishes.clear();
    scene.table = None;
    let [x, y, width, depth] = stage.kit.floor.grid_mm;
    let at = [x + width / 2.0, y + depth / 2.0];
    let cell = stage.kit.floor.cell_at(at).expect("the middle of the grid is on it");
    scene.stances = vec![Stance { guest: 0, cell, at, turn: 0.1, way: Way::Front }];
    let aim = V::new(at[0], at[1], 30.0);
    scene.camera = Camera::looking_at(aim + V::new(20.0, -260.0, 60.0), aim, 0.02, 26.0, 0.02, [1024, 768]);
    let world = World::build(&stage.wardrobe, &scene);
    let truth = truth(&stage.kit, &stage.wardrobe, &scene, &world);
    assert_eq!(truth.guests[0].visible, 1.0);
    assert_eq!(truth.guests[0].in_frame, 1.0);
    assert!(truth.guests[0].hidden_by.is_empty());
    assert_eq!(truth.guests[0].blocked, Answer::No);
    assert!(truth.blocks.is_empty());
}

/// The same question asked in another way: what every pixel of the picture shows.
#[test]
fn shares_agree_with_what_the_pixels_show() {
    let (stage, scene, truth) = planned(3, &Wish::default());
    let world = World::build(&stage.wardrobe, &scene);
    let mut shown = vec![0_usize; stage.kit.guests.len()];
    for y in 0..1536 {
        for x in 0..2048 {
            let ray = world.camera.ray([(f64::from(x) + 0.5) / 2.0, (f64::from(y) + 0.5) / 2.0]);
            let Some((i, hit)) = world.first(&ray, 0..world.things.len()) else { continue };
            let Part::Guest(guest) = world.things[i].part else { continue };
            let (kit, look) = (&stage.kit.guests[guest], &stage.wardrobe.guests[guest]);
            let on_card = world.card(guest) == Some(i) && hit.side == Side::Front;
            shown[guest] += usize::from(on_card && look.outline.distance(hit.at[0], hit.at[1]) >= kit.border_mm);
        }
    }
    for stance in &scene.stances {
        let mut alone = scene.clone();
        alone.stances = vec![stance.clone()];
        alone.dishes.clear();
        alone.table = None;
        let id = &stage.kit.guests[stance.guest].id;
        let told = truth.guests.iter().find(|g| &g.id == id).expect("everyone placed is in the truth");
        if told.in_frame < 1.0 {
            continue;
        }
        let whole = artwork_pixels(stage, &World::build(&stage.wardrobe, &alone), stance);
        let share = shown[stance.guest] as f64 / 4.0 / whole;
        assert!((share - told.visible).abs() < 0.01, "{id}: {share} by pixels, {} by rays", told.visible);
    }
}

/// The artwork's area in the picture by the corners of small squares on the card.
fn artwork_pixels(stage: &Stage, world: &World, stance: &Stance) -> f64 {
    let (kit, look) = (&stage.kit.guests[stance.guest], &stage.wardrobe.guests[stance.guest]);
    let card = &world.things[world.card(stance.guest).expect("it was placed")].solid;
    let Shape::Card { thickness, .. } = card.shape else { panic!("cards are cards") };
    let step = 0.2;
    let at = |u: f64, v: f64| {
        world.camera.project(card.pose.outside(V::new(u, v, thickness / 2.0))).expect("before the camera")
    };
    let mut area = 0.0;
    for i in 0..(kit.size_mm[0] / step) as usize {
        for j in 0..(kit.size_mm[1] / step) as usize {
            let (u, v) = (i as f64 * step - kit.size_mm[0] / 2.0, j as f64 * step);
            if look.outline.distance(u + step / 2.0, v + step / 2.0) < kit.border_mm {
                continue;
            }
            let [a, b, c, d] = [at(u, v), at(u + step, v), at(u + step, v + step), at(u, v + step)];
            area += ((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])).abs() / 2.0;
        }
    }
    area
}

#[test]
fn each_rule_is_broken_alone_when_wished() {
    for (seed, rule) in [
        (4, Rule::TurnedAway),
        (5, Rule::OffCell),
        (6, Rule::Fallen),
        (7, Rule::BeyondScreen),
        (8, Rule::GuestOutOfSight),
        (9, Rule::CameraTooHigh),
        (10, Rule::SharedCell),
    ] {
        let (_, _, truth) = planned(seed, &Wish { broken: Some(rule), ..Wish::default() });
        assert!(!truth.violations.is_empty(), "{rule:?} was wished");
        assert!(truth.violations.iter().all(|v| v.rule == rule), "{rule:?} was wished: {:?}", truth.violations);
    }
}

#[test]
fn a_scene_without_wishes_breaks_no_rule() {
    let (_, scene, truth) = planned(11, &Wish::default());
    assert!(truth.violations.is_empty(), "{:?}", truth.violations);
    assert_eq!(scene.stances.len(), truth.guests.len());
}

#[test]
fn the_lens_is_the_same_both_ways() {
    for k1 in [-0.03, 0.0, 0.03] {
        let camera =
            Camera::looking_at(V::new(150.0, -120.0, 140.0), V::new(140.0, 110.0, 20.0), 0.03, 25.0, k1, [2048, 1536]);
        for point in [V::new(0.0, 0.0, 0.0), V::new(300.0, 220.0, 0.0), V::new(120.0, 80.0, 60.0)] {
            let at = camera.project(point).expect("before the camera");
            let ray = camera.ray(at);
            assert!((ray.at(camera.depth(point)) - point).norm() < 1e-3, "k1 {k1}: {at:?}");
        }
    }
}

#[test]
fn the_outline_measures_from_the_edge_of_the_card() {
    let card = image::GrayImage::from_fn(200, 100, |x, _| image::Luma([if x < 100 { 255 } else { 0 }]));
    let outline = Outline::of(&card, [20.0, 10.0]);
    assert!((outline.distance(-2.0, 5.0) - 2.0).abs() < 0.05, "two millimetres inside");
    assert!((outline.distance(3.0, 5.0) + 3.0).abs() < 0.05, "three outside");
    assert!((outline.distance(-6.0, 1.0) - 1.0).abs() < 0.05, "one above the bottom edge");
}

#[test]
fn the_same_seed_stages_the_same_photo() {
    let wish = Wish { size: Some([320, 240]), guests: Some(6), ..Wish::default() };
    let stage = &*STAGE;
    let first = stage.shoot(&wish, &mut Chance::new(12));
    let second = stage.shoot(&wish, &mut Chance::new(12));
    assert_eq!(first.picture, second.picture);
    assert_eq!(first.truth, second.truth);
    assert_eq!(first.layout.len(), first.truth.guests.len());
    let world = World::build(&stage.wardrobe, &first.scene);
    let coarse = look_at_all(&stage.kit, &stage.wardrobe, &first.scene, &world, 20_000.0);
    for (seen, told) in coarse.iter().zip(&first.truth.guests) {
        assert!((seen.visible() - told.visible).abs() < 0.02, "{}: the number of rays hardly matters", told.id);
    }
}

/// A kit of its own, and one of its photos with the truth about it.
fn staged(seed: u64, kit: u64, wish: &Wish, scene: u64) -> (Prepared, Picture, Verdict) {
    let mut chance = Chance::new(seed).branch(kit);
    let stage = Stage::new(newkit::choose_kit(&mut chance, (seed + kit) as usize), &mut chance);
    let staged = stage.shoot(wish, &mut chance.branch(scene));
    let bytes = finish::jpeg(&staged.picture, &staged.scene.finish).expect("it can be written");
    (Prepared::new(stage.kit), Picture::decode(&bytes).expect("it is a photo"), staged.truth)
}

fn assert_floor_is_right(found: &Verdict, truth: &Verdict) {
    for (found, truth) in found.floor.corners.iter().zip(truth.floor.corners) {
        assert!((found[0] - truth[0]).hypot(found[1] - truth[1]) < 8.0, "{found:?} {truth:?}");
    }
}

#[test]
fn a_plain_floor_that_shows_nothing_but_thin_lines_is_found() {
    // Of 20 pieces at even places of such a floor hardly one shows a line.
    let (prepared, photo, truth) = staged(53, 2, &Wish::default(), 4);
    let judged = prepared.judge(&photo, &Known::default()).expect("there is a floor");
    assert_floor_is_right(&judged.verdict, &truth);
    let mut score = Score::default();
    score.add(&truth, Some(&judged.verdict.rounded()));
    assert_eq!(score.all_answers().wrong, 0, "{:?}", score.answers);
    assert!(score.cell_recall() > Some(0.8), "{:?}", score.cell_recall());
}

#[test]
fn a_floor_that_looks_as_well_a_cell_farther_is_not_guessed_at() {
    // The table stands on the marks that would tell its columns apart, and one foot is off its cell.
    let (prepared, photo, truth) = staged(97, 0, &Wish { broken: Some(Rule::OffCell), ..Wish::default() }, 5);
    match prepared.judge(&photo, &Known::default()) {
        Ok(judged) => assert_floor_is_right(&judged.verdict, &truth),
        Err(why) => assert!(matches!(why, NotJudged::NoFloor), "{why}"),
    }
}
