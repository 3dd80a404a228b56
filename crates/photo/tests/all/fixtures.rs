//! The judge on the scenes kept with the project: what the README's table promises must hold.

use super::scenes::{BY_LAYOUT, BY_SIGHT, PREPARED, kit, scene};
use courtside_photo::{
    Known, Prepared,
    scene::Figure,
    stages::{
        Bare, Blurred, Camera, Expected, Options, Party, Placed, Search, Settled, Stage, Stand, Standing, Work, dishes,
        filling, missing, placing,
    },
    verdict::{Cell, Rule},
};

/// A share that must be there.
fn some(share: Option<f64>) -> f64 {
    share.expect("something was counted")
}

#[test]
fn without_the_layout_no_sure_answer_is_wrong_and_nearly_all_are_found() {
    let score = &*BY_SIGHT;
    assert_eq!(score.all_answers().wrong, 0, "{:?}", score.answers);
    assert_eq!(score.floors_that_fit(), Some(1.0));
    assert_eq!(score.violations.wrong, 0, "{:?}", score.by_rule);
    assert!(some(score.cell_recall()) >= 0.95, "{:?}", score.cell_recall());
    assert!(some(score.all_answers().left_open()) <= 0.10, "{:?}", score.answers);
    assert!(some(score.cell_precision()) >= 0.99, "{:?}", score.cell_precision());
    assert!(some(score.visible_error()) <= 0.03, "{:?}", score.visible_error());
}

#[test]
fn with_the_layout_no_sure_answer_is_wrong_and_all_are_found() {
    let score = &*BY_LAYOUT;
    assert_eq!(score.all_answers().wrong, 0, "{:?}", score.answers);
    assert_eq!(score.floors_that_fit(), Some(1.0));
    assert_eq!(score.violations.wrong, 0, "{:?}", score.by_rule);
    assert!(some(score.cell_recall()) >= 0.99, "{:?}", score.cell_recall());
    assert!(some(score.all_answers().left_open()) <= 0.05, "{:?}", score.answers);
    assert!(some(score.cell_precision()) >= 1.0, "{:?}", score.cell_precision());
    assert!(some(score.visible_error()) <= 0.02, "{:?}", score.visible_error());
}

#[test]
fn each_violation_is_found_and_none_is_made_up() {
    let prepared = &*PREPARED;
    for (name, rule, guest) in [
        ("03", Rule::TurnedAway, Some("dancer")),
        ("05", Rule::BeyondScreen, None),
        ("08", Rule::OffCell, Some("widow")),
        ("10", Rule::Fallen, Some("singer")),
        ("11", Rule::CameraTooHigh, None),
    ] {
        let judged = prepared.judge(&scene(name).photo, &Known::default()).expect("it has a floor");
        let found: Vec<(Rule, Option<&str>)> =
            judged.verdict.violations.iter().map(|v| (v.rule, v.guest.as_deref())).collect();
        assert_eq!(found, [(rule, guest)], "scene {name}");
    }
}

#[test]
fn four_corners_by_hand_lead_to_the_same_cells() {
    let (prepared, scene) = (&*PREPARED, scene("01"));
    // As a hand sets them: some pixels off.
    let mut corners = scene.truth.floor.corners;
    corners[0][0] += 7.0;
    corners[2][1] -= 5.0;
    let judged = prepared
        .judge(&scene.photo, &Known { corners: Some(corners), ..Known::default() })
        .expect("corners always work");
    for guest in judged.verdict.guests.iter().filter(|g| g.cell.is_some()) {
        let truth = scene.truth.guests.iter().find(|t| t.id == guest.id).expect("nobody is made up");
        assert_eq!(guest.cell, truth.cell, "{}", guest.id);
    }
    assert!(judged.verdict.guests.iter().filter(|g| g.cell.is_some()).count() >= 9);
}

#[test]
fn the_judge_goes_by_the_options_that_it_is_given() {
    let scene = scene("01");
    let mut options = Options::default();
    options.answer.draws = 5;
    let judged = Prepared::with_options(kit(), options.clone()).judge(&scene.photo, &Known::default());
    assert_eq!(judged.expect("it has a floor").findings.placements.len(), 5);
    options.floor.least_confidence = 1.1;
    options.feet.least_fit = f64::INFINITY;
    let judged = Prepared::with_options(kit(), options).judge(&scene.photo, &Known::default());
    assert_eq!(judged.err(), Some(courtside_photo::NotJudged::NoFloor), "no floor is that sure");
}

#[test]
fn a_floor_whose_print_is_not_believed_is_laid_under_the_feet() {
    let scene = scene("01");
    let mut options = Options::default();
    options.floor.least_confidence = 1.1;
    let prepared = Prepared::with_options(kit(), options);
    let judged = prepared.judge(&scene.photo, &Known::default()).expect("the guests stand on a lattice");
    let found: Vec<_> = judged.verdict.guests.iter().filter_map(|guest| Some((&guest.id, guest.cell?))).collect();
    assert!(found.len() >= 9, "{found:?}");
    for (id, cell) in found {
        assert_eq!(scene.layout.get(id), Some(&cell), "{id}");
    }
}

#[test]
fn corners_in_a_wrong_order_are_refused() {
    let (prepared, scene) = (&*PREPARED, scene("01"));
    let mut corners = scene.truth.floor.corners;
    corners.swap(0, 1);
    let judged = prepared.judge(&scene.photo, &Known { corners: Some(corners), ..Known::default() });
    assert_eq!(judged.err(), Some(courtside_photo::NotJudged::BadCorners));
}

#[test]
fn a_layout_that_is_wrong_is_contradicted() {
    let (prepared, scene) = (&*PREPARED, scene("01"));
    let mut layout = scene.layout.clone();
    let [gardener, granny] = [layout["gardener"], layout["granny"]];
    layout.insert("gardener".to_owned(), granny);
    layout.insert("granny".to_owned(), gardener);
    let judged =
        prepared.judge(&scene.photo, &Known { layout: Some(layout), ..Known::default() }).expect("it has a floor");
    let against: Vec<&str> =
        judged.findings.contradictions.iter().map(|c| prepared.cards[c.guest].id.as_str()).collect();
    assert!(against.contains(&"gardener") && against.contains(&"granny"), "{against:?}");
}

#[test]
fn a_figure_hides_somebody_on_its_own_cell_or_behind_it_only() {
    let prepared = &*PREPARED;
    let [width, _] = prepared.kit.floor.size_mm;
    let place = [0.5 * width, -150.0, 140.0];
    let view = Camera { place, yaw: 0.0, pitch: 0.4, roll: 0.0, log_f: 7.3, k1: 0.0, width: 2048.0, height: 1536.0 };
    let own = Cell { column: 2, row: 1 };
    let [x, y] = prepared.kit.floor.centre(own);
    let cells = placing::cells_behind(prepared, &view.view(), &[(0, Stand { x, y, turn: 0.0, lean: 0.0 })]);
    assert!(cells.contains(&own) && cells.contains(&Cell { column: 2, row: 2 }), "{cells:?}");
    assert!(cells.iter().all(|c| c.row >= own.row), "{cells:?}");
    assert!(!cells.contains(&Cell { column: prepared.kit.floor.columns - 1, row: own.row }), "{cells:?}");
}

#[test]
fn guests_behind_others_are_found_once_those_stand_there() {
    let (prepared, scene) = (&*PREPARED, scene("07"));
    let findings = prepared.judge(&scene.photo, &Known::default()).expect("there is a floor").findings;
    let work = Work::new(&scene.photo);
    let blurred = Blurred::new(&work);
    let settled = Settled::without_print(findings.fitted.clone(), Vec::new());
    let bare = Bare::new(&Options::default().guests.bare, &settled);
    let mut search = Search::new(prepared, &work, &blurred, findings.fitted.camera.view(), bare);
    let in_sight = findings.figures.iter().zip(&findings.covers).filter(|(_, cover)| cover.artwork.visible > 0.95);
    let front: Vec<Placed> =
        in_sight.map(|(f, _)| Placed { guest: f.guest, stand: f.stand, likeness: f.likeness }).collect();
    search.light = Some(front[0].likeness.gain);
    let found = filling::fill(prepared, &search, front, &[], &Expected::default()).placed;

    let cell = |p: &Placed| prepared.kit.floor.cell_at([p.stand.x, p.stand.y]);
    let truth = |id: &str| scene.truth.guests.iter().find(|guest| guest.id == id);
    for p in &found {
        let id = &prepared.cards[p.guest].id;
        assert_eq!(truth(id).and_then(|guest| guest.cell), cell(p), "{id}");
    }
    let covered: Vec<_> = scene.truth.guests.iter().filter(|guest| (0.2..0.9).contains(&guest.visible)).collect();
    assert!(!covered.is_empty());
    let missed: Vec<&str> = covered
        .iter()
        .map(|guest| guest.id.as_str())
        .filter(|id| !found.iter().any(|p| prepared.cards[p.guest].id == *id))
        .collect();
    assert!(missed.is_empty(), "partly covered and not found: {missed:?}");
}

#[test]
fn a_thicker_card_covers_more_of_the_one_behind() {
    let prepared = &*PREPARED;
    let place = |y: f64| Stand { x: 150.0, y, turn: 0.0, lean: 0.0 };
    let camera = Camera {
        place: [150.0, -150.0, 180.0],
        yaw: 0.0,
        pitch: 0.6,
        roll: 0.0,
        log_f: 1000f64.ln(),
        k1: 0.0,
        width: 1200.0,
        height: 900.0,
    };
    let covered = |thickness_mm: f64| {
        let figures = [60.0, 90.0].map(|y| Standing::new(&prepared.cards[0], place(y))).to_vec();
        let (view, hidden) = (camera.view(), vec![None; 2]);
        let stage = Stage { view, figures, hidden: &hidden, party: None, table_mm: 28.0, nearer_mm: 0.0, ghosts: &[] };
        stage.with_thickness(thickness_mm).cover_of(1, 0.4).artwork.guests[0]
    };
    let (thin, thick) = (covered(1.6), covered(3.0));
    assert!(thin > 0.0 && thick < 1.0 && thick > thin + 0.005, "{thin} by a thin card, {thick} by a thick one");
}

#[test]
fn behind_a_dish_somebody_who_was_not_found_may_cover_another() {
    // The boy stands before the lady, most of both behind a dish. Here he is taken for not found.
    let (prepared, scene) = (&*PREPARED, scene("07"));
    let known = Known { layout: Some(scene.layout.clone()), ..Known::default() };
    let findings = prepared.judge(&scene.photo, &known).expect("there is a floor").findings;
    let number = |id: &str| prepared.cards.iter().position(|card| card.id == id).expect("in the kit");
    let (boy, lady) = (number("boy"), number("lady_yellow"));
    let figures: Vec<Figure> = findings.figures.iter().filter(|figure| figure.guest != boy).copied().collect();
    let (work, view, party) = (Work::new(&scene.photo), findings.fitted.camera.view(), Party::new(&prepared.kit.floor));
    let hidden = dishes::behind_the_table(prepared, &work, &view, &figures, party.as_ref());
    let settled = Settled::without_print(findings.fitted.clone(), Vec::new());
    let bare = Bare::new(&Options::default().guests.bare, &settled);
    let (party, left, half_seen) = (party.as_ref(), None, false);
    let found =
        missing::AsFound { prepared, view, figures: &figures, hidden: &hidden, party, bare: &bare, left, half_seen };

    let missing = missing::missing(&found, &Expected::default());
    let covered = &missing.iter().find(|missing| missing.guest == boy).expect("he was not found").behind_dish;
    let ids: Vec<&str> = covered.iter().map(|i| prepared.cards[figures[*i].guest].id.as_str()).collect();
    assert!(ids.contains(&prepared.cards[lady].id.as_str()), "{ids:?}");
    assert!(!ids.contains(&"professor") && !ids.contains(&"plant"), "those stand beside the table: {ids:?}");
}
