//! The garden: where its spaces lie, how its figures move, and that it draws whatever it is given.

use egui::{Pos2, Rect, Ui, UiBuilder, Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable};

use super::{
    figures::Spot,
    ground::runs,
    layout::{strip, winding},
    motion::{Motion, Who},
    route::Route,
    scenery::plant,
    *,
};
use crate::theme::{Look, install_fonts};

const SIZES: [Vec2; 8] = [
    vec2(360.0, 300.0),
    vec2(388.0, 344.0),
    vec2(388.0, 436.0),
    vec2(412.0, 600.0),
    vec2(600.0, 440.0),
    vec2(820.0, 560.0),
    vec2(900.0, 400.0),
    vec2(1200.0, 700.0),
];

/// Every path that a kit may have, in every size of board.
fn all_routes() -> impl Iterator<Item = Route> {
    SIZES.into_iter().flat_map(|size| (12..=60).map(move |spaces| winding(size, spaces)))
}

fn stones(route: &Route) -> Vec<Pos2> {
    (0..=route.spaces()).map(|space| route.at(f32::from(space)).pos).collect()
}

/// How often the path changes between going right and going left, and one more.
fn rows(route: &Route) -> usize {
    let right: Vec<bool> = route.points().windows(2).map(|pair| pair[1].x > pair[0].x).collect();
    1 + right.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

#[test]
fn spaces_are_equally_far_apart_along_the_path() {
    for route in all_routes() {
        let spacing = route.spacing();
        for space in 0..route.spaces() {
            let walk = (0..=32_u8).map(|part| route.at(f32::from(space) + f32::from(part) / 32.0).pos);
            let walk: Vec<Pos2> = walk.collect();
            let length: f32 = walk.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
            assert!((length / spacing - 1.0).abs() < 0.003, "{length} of {spacing}");
        }
        assert_eq!(route.at(0.0).pos, route.points()[0]);
        assert!(route.at(f32::from(route.spaces())).pos.distance(route.points()[route.points().len() - 1]) < 0.01);
    }
}

#[test]
fn all_spaces_lie_inside_with_room_for_trees_and_for_those_who_wait() {
    for route in all_routes() {
        let rect = Rect::from_min_size(Pos2::ZERO, route.size);
        let tree = Vec2::splat(2.0 * 1.97 * route.radius);
        for stone in stones(&route) {
            assert!(rect.contains_rect(Rect::from_center_size(stone, tree)), "{stone} in {rect}");
        }
        for index in 0..6 {
            let spot = Spot::at_gate(index, 6);
            let mark = Vec2::splat(2.0 * 1.16 * spot.radius * route.radius);
            let pos = route.at(0.0).pos + route.radius * spot.offset;
            assert!(rect.contains_rect(Rect::from_center_size(pos, mark)), "{index} at {pos} in {rect}");
        }
    }
}

#[test]
fn no_two_stones_overlap_and_their_numbers_can_be_read() {
    for route in all_routes() {
        assert!(route.radius >= 9.0, "{} spaces in {}: {}", route.spaces(), route.size, route.radius);
        let stones = stones(&route);
        for (index, one) in stones.iter().enumerate() {
            for other in &stones[index + 1..] {
                assert!(one.distance(*other) > 2.2 * route.radius, "{} spaces in {}", route.spaces(), route.size);
            }
        }
    }
}

#[test]
fn the_wide_board_has_three_rows_and_the_phone_four() {
    assert_eq!(rows(&winding(vec2(820.0, 560.0), 30)), 3);
    assert_eq!(rows(&winding(vec2(388.0, 436.0), 30)), 4);
    assert_eq!(rows(&winding(vec2(388.0, 344.0), 38)), 4);
}

#[test]
fn scenery_grows_only_beside_the_path_and_only_where_there_is_room() {
    for route in all_routes() {
        for plant in plant(&route) {
            assert!(plant.fits(&route), "{plant:?}");
        }
    }
    assert!(plant(&winding(vec2(820.0, 560.0), 30)).len() > 3);
    assert_eq!(plant(&winding(vec2(388.0, 436.0), 30)), []);
}

#[test]
fn a_strip_shows_the_spaces_it_is_about() {
    for around in [10..=12, 0..=2, 28..=30, 4..=9, RangeInclusive::new(9, 4), 29..=200] {
        let route = strip(vec2(392.0, 150.0), 30, around.clone());
        let (first, last) = (*around.start().min(around.end()), *around.start().max(around.end()));
        for space in first.min(30)..=last.min(30) {
            let x = route.at(f32::from(space)).pos.x;
            assert!(x >= route.radius && x <= 392.0 - route.radius, "{space} of {around:?} at {x}");
        }
    }
    assert_eq!(strip(vec2(392.0, 150.0), 30, 10..=12).radius, 30.0, "as large as in the mock-up");
}

#[test]
fn spaces_of_a_long_bridge_are_one_bridge() {
    assert_eq!(runs(&[14, 12, 13, 3, 3, 0, 99], 30), [3..=3, 12..=14]);
    assert_eq!(runs(&[], 30), []);
}

#[test]
fn painters_at_the_gate_can_be_told_apart() {
    for count in 1..=8 {
        let spots: Vec<Spot> = (0..count).map(|index| Spot::at_gate(index, count)).collect();
        for (index, one) in spots.iter().enumerate() {
            for other in &spots[index + 1..] {
                assert!((one.offset - other.offset).length() > one.radius, "{count} at the gate");
            }
        }
    }
}

fn bumped() -> Vec<Trail> {
    let mark = Mark::Green;
    vec![
        Trail::Hop { mark, from: 6, to: 8, counted: vec![8] },
        Trail::Bump { at: 9 },
        Trail::Retreat { mark, from: 9, to: 4, counted: vec![8, 6, 4] },
    ]
}

#[test]
fn figures_go_along_the_counted_spaces() {
    let motion = Motion::new(&bumped(), 30);
    let who = Who::Painter(Mark::Green);
    assert_eq!(motion.steps(), 5, "a hop, a bump, three spaces back");
    let at = |steps: f32| motion.position(who, motion.time(steps / 5.0)).map(|(space, ..)| space);
    assert_eq!(at(0.0), Some(6.0));
    assert_eq!(at(0.5), Some(7.0));
    assert_eq!(at(1.0), Some(8.0));
    assert_eq!(at(1.5), Some(8.25));
    assert_eq!(at(2.0), Some(8.5), "half-way to the Emperor");
    assert_eq!(at(3.0), Some(8.0));
    assert_eq!(at(4.5), Some(5.0));
    assert_eq!(at(5.0), None, "at rest");
    assert_eq!(motion.position(Who::Painter(Mark::Red), 1.0), None, "nobody else moves");
    assert_eq!(motion.position(who, motion.time(f32::NAN)), None, "no number is the end");
    assert_eq!(motion.position(who, motion.time(-3.0)).map(|(space, ..)| space), Some(6.0));
}

#[test]
fn painters_line_up_at_once_and_the_emperor_first() {
    let trail = [
        Trail::Emperor { from: 10, to: 14 },
        Trail::LineUp { mark: Mark::Red, from: 3, to: 12 },
        Trail::LineUp { mark: Mark::Blue, from: 2, to: 11 },
    ];
    let motion = Motion::new(&trail, 30);
    assert_eq!(motion.steps(), 6);
    let at = |who, time| motion.position(who, time).map(|(space, ..)| space);
    assert_eq!(at(Who::Emperor, 2.0), Some(12.0));
    assert_eq!(at(Who::Painter(Mark::Red), 2.0), Some(3.0), "still waits");
    assert_eq!(at(Who::Emperor, 5.0), None);
    assert_eq!(at(Who::Painter(Mark::Red), 5.0), Some(7.5));
    assert_eq!(at(Who::Painter(Mark::Blue), 5.0), Some(6.5));
    assert_eq!(Motion::new(&[], 30).steps(), 0);
}

const NAME: &str = "Garden: Anna on 7, Roman on 5, Lena on 4, the Emperor on 9";

fn garden<'a>(painters: &'a [GardenPainter<'a>], trail: &'a [Trail]) -> Garden<'a> {
    Garden {
        name: NAME,
        spaces: 30,
        torii: 4,
        bridges: &[3, 10, 17, 24],
        trees: &[(14, true), (22, false), (30, false)],
        emperor: 9,
        painters,
        trail,
        targets: &[10, 12],
    }
}

fn painters() -> [GardenPainter<'static>; 3] {
    [(Mark::Blue, "A", 7), (Mark::Red, "R", 5), (Mark::Green, "L", 4)].map(|(mark, initials, space)| GardenPainter {
        mark,
        initials,
        space,
    })
}

fn window<'a>(look: Look, show: impl FnMut(&mut Ui) + 'a) -> Harness<'a> {
    let mut harness = Harness::builder()
        .with_size(vec2(1300.0, 1600.0))
        .with_context_setup(move |ctx| {
            install_fonts(ctx);
            Theme::new(look, 100, false, true).install(ctx);
        })
        .build_ui(show);
    harness.run();
    harness
}

#[test]
fn it_is_found_by_its_name_in_every_look_and_rests() {
    for look in Look::ALL {
        let trail = bumped();
        let harness = window(look, |ui| {
            let painters = painters();
            for progress in [0.0, 0.3, 0.7, 1.0] {
                garden(&painters, &trail).show(ui, vec2(388.0, 300.0), progress);
            }
            garden(&painters, &trail).strip(ui, vec2(392.0, 150.0), 9..=12);
        });
        assert_eq!(harness.get_all_by_label(NAME).count(), 5);
    }
}

#[test]
fn odd_numbers_never_break_it() {
    let crowd = Mark::ALL.map(|mark| GardenPainter { mark, initials: "", space: 0 });
    let far = Mark::ALL.map(|mark| GardenPainter { mark, initials: "Wx", space: 200 });
    let mark = Mark::Red;
    let trail = [
        Trail::Bump { at: 0 },
        Trail::Hop { mark, from: 250, to: 251, counted: vec![] },
        Trail::Hop { mark, from: 0, to: 0, counted: vec![0, 0, 255] },
        Trail::Retreat { mark, from: 0, to: 255, counted: vec![7, 3] },
        Trail::Bump { at: 255 },
        Trail::Emperor { from: 9, to: 9 },
        Trail::Emperor { from: 200, to: 0 },
        Trail::LineUp { mark, from: 77, to: 1 },
    ];
    let sizes = [vec2(0.0, 0.0), vec2(3.0, 2.0), vec2(40.0, 300.0), vec2(300.0, 20.0), vec2(388.0, 300.0)];
    // All in one corner: what is outside the window would not be painted.
    let harness = window(Look::ContrastDark, |ui| {
        let place = UiBuilder::new().max_rect(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0)));
        for spaces in [0, 1, 2, 5, 13, 255] {
            for size in sizes {
                for progress in [-1.0, 0.4, f32::NAN, 2.0] {
                    let odd = Garden {
                        name: NAME,
                        spaces,
                        torii: 200,
                        bridges: &[0, 1, 255, 255],
                        trees: &[(0, false), (2, true), (2, false), (255, true)],
                        emperor: 255,
                        painters: if progress < 1.0 { &crowd } else { &far },
                        trail: &trail,
                        targets: &[0, 255],
                    };
                    assert!(odd.steps() > 0);
                    ui.scope_builder(place.clone(), |ui| odd.show(ui, size, progress));
                    ui.scope_builder(place.clone(), |ui| odd.strip(ui, size, 200..=255));
                }
                let preview = GardenPreview { name: "", spaces, torii: 0, bridges: &[9, 8, 0], trees: &[200] };
                ui.scope_builder(place.clone(), |ui| preview.show(ui, size));
            }
        }
    });
    assert_eq!(harness.get_all_by_label(NAME).count(), 6 * 5 * 4 * 2);
}

#[test]
fn a_preview_shows_the_path_alone() {
    let harness = window(Look::Light, |ui| {
        let preview = GardenPreview { name: "Your path", spaces: 34, torii: 5, bridges: &[3, 4], trees: &[20, 34] };
        preview.show(ui, vec2(420.0, 300.0));
    });
    assert_eq!(harness.get_by_label("Your path").rect().size(), vec2(420.0, 300.0));
}
