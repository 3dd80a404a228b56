//! Tests of the whole way from picture to matches.

use super::{point::UNIT, *};
use std::f32::consts::TAU;

/// A picture of soft strokes, the same at any resolution: `at` is asked in its own units.
struct Strokes(Vec<Stroke>);

struct Stroke {
    middle: [f32; 2],
    along: [f32; 2],
    size: f32,
    height: f32,
}

impl Strokes {
    fn new() -> Self {
        let mut seed = 12345u32;
        let mut next = move || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / (1 << 24) as f32
        };
        let stroke = |_| {
            let angle = next() * TAU;
            Stroke {
                middle: [next() * 300.0, next() * 300.0],
                along: [angle.cos(), angle.sin()],
                size: 1.5 + 5.0 * next() * next(),
                height: next() - 0.5,
            }
        };
        Self((0..500).map(stroke).collect())
    }

    fn at(&self, x: f32, y: f32) -> f32 {
        let height = |stroke: &Stroke| {
            let (dx, dy) = (x - stroke.middle[0], y - stroke.middle[1]);
            let along = (dx * stroke.along[0] + dy * stroke.along[1]) / 2.0;
            let across = dy * stroke.along[0] - dx * stroke.along[1];
            let square = (along * along + across * across) / (2.0 * stroke.size * stroke.size);
            if square < 12.0 { stroke.height * (-square).exp() } else { 0.0 }
        };
        (0.5 + 0.4 * self.0.iter().map(height).sum::<f32>()).clamp(0.0, 1.0)
    }

    fn picture(&self, to_strokes: impl Fn(f32, f32) -> (f32, f32)) -> Gray {
        Gray::from_fn(300, 300, |x, y| {
            let (x, y) = to_strokes(x as f32, y as f32);
            self.at(x, y)
        })
    }
}

fn pool_of(parts: Vec<Features>) -> Pool {
    Pool::new(&KeypointOptions::default(), parts)
}

fn plain_features() -> Features {
    detect(&Strokes::new().picture(|x, y| (x, y)), None, &KeypointOptions::default())
}

/// Draws the strokes turned, scaled and shifted, and returns the share of matches that agree with that.
fn share_of_right_matches(turn: f32, scale: f32, shift: (f32, f32)) -> f32 {
    let (cos, sin) = (turn.cos() / scale, turn.sin() / scale);
    let back = move |x: f32, y: f32| {
        let (x, y) = (x - 150.0 - shift.0, y - 150.0 - shift.1);
        (x * cos + y * sin + 150.0, y * cos - x * sin + 150.0)
    };
    let photo = detect(&Strokes::new().picture(back), None, &KeypointOptions::default());
    let pool = pool_of(vec![plain_features()]);
    let taken: Vec<pool::Match> = pool.nearest(&photo).into_iter().filter(|m| m.distance < 0.85 * m.second).collect();
    assert!(taken.len() > 60, "only {} matches at turn {turn}, scale {scale}", taken.len());
    let right = taken.iter().filter(|m| {
        let (point, model) = (photo.points[m.photo as usize], pool.point(m.model));
        let (x, y) = back(point.x, point.y);
        let turned = (point.angle - model.angle - turn).rem_euclid(TAU);
        let grown = point.scale / model.scale / scale;
        (x - model.x).hypot(y - model.y) < 2.0 && turned.min(TAU - turned) < 0.4 && (0.8..1.25).contains(&grown)
    });
    right.count() as f32 / taken.len() as f32
}

#[test]
fn a_turned_scaled_and_shifted_picture_is_matched_back() {
    for (turn, scale, shift) in
        [(0.0, 1.0, (7.5, -3.25)), (0.7, 1.0, (0.0, 0.0)), (0.0, 0.7, (0.0, 0.0)), (-2.0, 1.4, (11.0, 4.0))]
    {
        let share = share_of_right_matches(turn, scale, shift);
        assert!(share > 0.9, "turn {turn}, scale {scale}, shift {shift:?}: only {share} right");
    }
}

#[test]
fn a_blob_is_found_at_its_middle_with_its_size() {
    let (x, y, size) = (60.3, 47.8, 4.0);
    let blob = Gray::from_fn(120, 100, |px, py| {
        let square = (px as f32 - x).powi(2) + (py as f32 - y).powi(2);
        (-square / (2.0 * size * size)).exp()
    });
    let found = detect(&blob, None, &KeypointOptions::default());
    let point = found.points[0];
    assert!((point.x - x).hypot(point.y - y) < 0.1, "{point:?}");
    assert!((point.scale / size - 1.0).abs() < 0.25, "{point:?}");
}

#[test]
fn descriptors_have_unit_length_and_outlast_a_change_of_light() {
    let plain = plain_features();
    assert_eq!(plain.points.len(), plain.descriptors.len());
    for descriptor in &plain.descriptors {
        let length = descriptor.iter().map(|&n| f32::from(n).powi(2)).sum::<f32>().sqrt();
        assert!((length / UNIT - 1.0).abs() < 0.02, "{length}");
    }
    let mut dim = Strokes::new().picture(|x, y| (x, y));
    dim.data.iter_mut().for_each(|value| *value = 0.2 + 0.6 * *value);
    let dim = detect(&dim, None, &KeypointOptions { contrast: 0.012, ..KeypointOptions::default() });
    let matches = pool_of(vec![plain]).nearest(&dim);
    assert!(matches.iter().filter(|m| m.distance < 0.05).count() * 10 > matches.len() * 9);
}

#[test]
fn empty_tiny_and_flat_pictures_have_no_keypoints() {
    for (width, height) in [(0, 0), (1, 1), (0, 40), (3, 300), (10, 11), (11, 11), (17, 12), (64, 64)] {
        for value in [0.0, 0.5, 1.0, f32::NAN] {
            let flat = Gray::from_fn(width, height, |_, _| value);
            assert_eq!(
                detect(&flat, None, &KeypointOptions::default()),
                Features::default(),
                "{width} x {height} of {value}"
            );
        }
    }
    let tiny = Gray::from_fn(11, 11, |x, y| if (x, y) == (5, 5) { 1.0 } else { 0.0 });
    assert!(detect(&tiny, None, &KeypointOptions::default()).points.len() <= 2);
}

#[test]
fn the_mask_is_honoured() {
    let picture = Strokes::new().picture(|x, y| (x, y));
    let allowed = |x: f32, y: f32| x < 150.0 && y > 40.0;
    let masked = detect(&picture, Some(&allowed), &KeypointOptions::default());
    assert!(!masked.points.is_empty());
    assert!(masked.points.iter().all(|point| allowed(point.x, point.y)));
    let inside = plain_features().points.iter().filter(|point| allowed(point.x, point.y)).count();
    assert_eq!(masked.points.len(), inside);
}

#[test]
fn the_limit_keeps_the_strongest() {
    let picture = Strokes::new().picture(|x, y| (x, y));
    let all = plain_features();
    for limit in [0, 1, 50] {
        let few = detect(&picture, None, &KeypointOptions { limit, ..KeypointOptions::default() });
        assert_eq!(few.points, all.points[..limit]);
        assert_eq!(few.descriptors, all.descriptors[..limit]);
    }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let picture = Strokes::new().picture(|x, y| (x, y));
    let run = |threads: usize| {
        let workers = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
        workers.install(|| {
            let found = detect(&picture, None, &KeypointOptions::default());
            let matches = pool_of(vec![plain_features()]).nearest(&found);
            (found, matches)
        })
    };
    let alone = run(1);
    assert!(alone == run(2) && alone == run(5));
}

#[test]
fn the_second_distance_is_to_another_place_or_another_model() {
    let one = plain_features();
    let matches = pool_of(vec![one.clone()]).nearest(&one);
    assert!(matches.iter().all(|m| m.photo == m.model && m.distance == 0.0 && m.second > 0.0));
    let pool = pool_of(vec![one.clone(), one.clone()]);
    assert_eq!(pool.len(), 2 * one.points.len());
    for m in pool.nearest(&one) {
        assert_eq!((m.distance, m.second), (0.0, 0.0), "the twin of another label is the second");
        assert_eq!(pool.label(m.model), usize::from(m.model as usize >= one.points.len()));
    }
}

#[test]
fn the_nearest_models_are_those_of_a_full_comparison() {
    let turned = |turn: f32, scale: f32| {
        let (cos, sin) = (turn.cos() / scale, turn.sin() / scale);
        let back = move |x: f32, y: f32| {
            let (x, y) = (x - 150.0, y - 150.0);
            (x * cos + y * sin + 150.0, y * cos - x * sin + 150.0)
        };
        detect(&Strokes::new().picture(back), None, &KeypointOptions::default())
    };
    let models = [turned(0.0, 1.0), turned(0.3, 0.8), turned(1.5, 1.3)];
    let photo = turned(0.9, 1.1);
    let square = |one: &[u8; DESCRIPTOR], other: &[u8; DESCRIPTOR]| -> u32 {
        one.iter().zip(other).map(|(&a, &b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let all: Vec<_> = models.iter().flat_map(|model| &model.descriptors).collect();
    let exact = |query| all.iter().map(|model| square(query, model)).min().map(|least| (least as f32).sqrt() / UNIT);
    let matches = pool_of(models.to_vec()).nearest(&photo);
    let same = matches.iter().filter(|m| exact(&photo.descriptors[m.photo as usize]) == Some(m.distance)).count();
    assert!(same * 100 >= matches.len() * 97, "{same} of {}", matches.len());
}

#[test]
fn an_empty_pool_or_photo_gives_no_matches_and_a_lonely_model_no_second() {
    let one = plain_features();
    assert!(pool_of(vec![]).nearest(&one).is_empty());
    assert!(pool_of(vec![one.clone()]).nearest(&Features::default()).is_empty());
    let lonely = Features { points: vec![one.points[0]], descriptors: vec![one.descriptors[0]] };
    assert!(pool_of(vec![lonely]).nearest(&one).iter().all(|m| m.second == f32::INFINITY));
}
