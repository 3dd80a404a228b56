//! Figures cut out of photos on plain ground, against where they truly lie; and a kit made this way before the judge.

use super::{
    scenes::{self, BY_LAYOUT, BY_SIGHT},
    studio::{self, Laid, Stage},
};
use courtside_photo::{
    Prepared,
    cutout::{
        self, Correction, Cutout, Doubt, Line, Shape,
        upright::{self, Upright},
        write::{FloorPrint, GuestPrint, kit_files},
    },
    image::{GrayImage, RgbImage, RgbaImage},
    kit::{Fault, Kit},
    picture::Picture,
    score::Score,
};
use std::collections::BTreeMap;

/// How much of both together is in both.
fn overlap(truth: &GrayImage, cutout: &Cutout, mask: &GrayImage) -> f64 {
    let (mut both, mut any) = (0_u32, 0_u32);
    for (x, y, value) in truth.enumerate_pixels() {
        let px = (f64::from(x) + 0.5 - cutout.at[0]) / cutout.scale;
        let py = (f64::from(y) + 0.5 - cutout.at[1]) / cutout.scale;
        let inside =
            px >= 0.0 && py >= 0.0 && mask.get_pixel_checked(px as u32, py as u32).is_some_and(|value| value[0] > 127);
        both += u32::from(inside && value[0] > 127);
        any += u32::from(inside || value[0] > 127);
    }
    f64::from(both) / f64::from(any)
}

/// Grounds that tables have.
const GROUNDS: [(&str, [u8; 3]); 7] = [
    ("grey", [128, 128, 126]),
    ("blue", [70, 105, 150]),
    ("green felt", [62, 110, 70]),
    ("dark table", [48, 38, 34]),
    ("light wood", [196, 160, 118]),
    ("pink", [214, 150, 160]),
    ("light grey", [196, 196, 194]),
];

fn four(prints: &[RgbaImage; 4]) -> [Laid<'_>; 4] {
    let laid = |index: usize, x: f64, turn: f64| Laid { print: &prints[index], middle: [x, 560.0], turn, scale: 1.0 };
    [laid(0, 330.0, -3.0), laid(1, 960.0, 2.0), laid(2, 1640.0, 5.0), laid(3, 2250.0, -6.0)]
}

#[test]
fn figures_are_cut_out_of_plain_grounds_of_many_colours() {
    let kit = scenes::kit();
    let prints = ["lady_yellow", "corgi", "boy", "granny"].map(|id| studio::print(&kit, id));
    let mut all = Vec::new();
    for (name, ground) in GROUNDS {
        let figures = four(&prints);
        let (photo, truths) = studio::photo(&Stage::on(ground), [2600, 1120], &figures);
        let found = cutout::find(&photo);
        assert_eq!(found.len(), 4, "on {name}");
        for (cutout, truth) in found.iter().zip(&truths) {
            let share = overlap(truth, cutout, &cutout.mask);

            assert!(share >= 0.97, "on {name}: {share:.4}");
            assert_eq!(cutout.doubts, [], "on {name}");
            all.push(share);
        }
    }
    all.sort_by(f64::total_cmp);
    assert!(all[all.len() / 2] >= 0.98, "the middle one is {:.4}", all[all.len() / 2]);
}

#[test]
fn a_strong_shadow_and_noise_do_not_become_part_of_the_figure() {
    let kit = scenes::kit();
    let prints = ["dancer", "plant", "banker", "widow"].map(|id| studio::print(&kit, id));
    for ground in [[120, 124, 130], [90, 130, 170]] {
        let stage = Stage { shadow: 0.6, noise: 6.0, blur: 1.4, light: [0.5, 0.2], ..Stage::on(ground) };
        let (photo, truths) = studio::photo(&stage, [2600, 1120], &four(&prints));
        let found = cutout::find(&photo);
        assert_eq!(found.len(), 4);
        for (cutout, truth) in found.iter().zip(&truths) {
            let share = overlap(truth, cutout, &cutout.mask);
            assert!(share >= 0.965, "{share:.4}");
        }
    }
}

#[test]
fn on_white_ground_the_white_edge_is_in_doubt_and_growing_the_outline_mends_it() {
    let kit = scenes::kit();
    let prints = ["lady_yellow", "corgi", "boy", "granny"].map(|id| studio::print(&kit, id));
    let stage = Stage { shadow: 0.0, ..Stage::on([236, 238, 233]) };
    let (photo, truths) = studio::photo(&stage, [2600, 1120], &four(&prints));
    let found = cutout::find(&photo);
    assert_eq!(found.len(), 4);
    // The edge of these prints is two millimetres wide, which is so many pixels.
    for ((cutout, truth), by) in found.iter().zip(&truths).zip([27.0, 40.0, 31.0, 29.0]) {
        assert!(cutout.doubts.contains(&Doubt::WhiteEdge));
        let shape = Shape::new(&cutout.mask, cutout.bottom, &[Correction::Grow { by }]);
        let (before, after) = (overlap(truth, cutout, &cutout.mask), overlap(truth, cutout, &shape.mask));
        assert!(after > before && after > 0.9, "{before:.4} -> {after:.4}");
    }
}

#[test]
fn figures_that_lie_aslant_are_set_upright() {
    let kit = scenes::kit();
    // Of those whose card ends straight below; one that ends round lies as the picture does until somebody sets the line.
    let prints = ["lady_yellow", "corgi", "banker", "granny"].map(|id| studio::print(&kit, id));
    let (photo, _) = studio::photo(&Stage::on([100, 110, 120]), [2600, 1120], &four(&prints));
    let found = cutout::find(&photo);
    assert_eq!(found.len(), 4);
    for (cutout, turn) in found.iter().zip([-3.0, 2.0, 5.0, -6.0]) {
        let [from, to] = cutout.bottom;
        let seen = (to[1] - from[1]).atan2(to[0] - from[0]).to_degrees();
        assert!((seen - turn).abs() <= 1.5, "turned by {turn}, seen as {seen:.2}");
    }
}

#[test]
fn a_bare_table_holds_no_figure_and_one_at_the_rim_is_in_doubt() {
    let stage = Stage::on([150, 140, 120]);
    let (bare, _) = studio::photo(&stage, [800, 600], &[]);
    assert_eq!(cutout::find(&bare).len(), 0);
    assert_eq!(cutout::whole(&bare).doubts, [Doubt::NothingFound]);
    let print = studio::print(&scenes::kit(), "corgi");
    let laid = Laid { print: &print, middle: [120.0, 400.0], turn: 0.0, scale: 0.6 };
    let (photo, _) = studio::photo(&stage, [800, 600], &[laid]);
    assert!(cutout::find(&photo).iter().any(|cutout| cutout.doubts.contains(&Doubt::CutByFrame)));
}

/// The kit's figures laid on a table, three to a photo, and cut out again; sizes from the known scale, faces as a person would mark them.
fn album_made(hand: &Kit, ground: [u8; 3]) -> Kit {
    let mut guests = Vec::new();
    for (number, trio) in hand.guests.chunks(3).enumerate() {
        let prints: Vec<RgbaImage> = trio.iter().map(|guest| studio::print(hand, &guest.id)).collect();
        // All at ten pixels for a millimetre, so that one ruler would serve the whole photo.
        let figures: Vec<Laid> = trio
            .iter()
            .zip(&prints)
            .enumerate()
            .map(|(place, (guest, print))| {
                let scale = 10.0 * guest.size_mm[0] / f64::from(print.width());
                let turn = [-2.5, 1.5, 3.5][(place + number) % 3];
                Laid { print, middle: [350.0 + 650.0 * place as f64, 560.0], turn, scale }
            })
            .collect();
        let (photo, _) = studio::photo(&Stage::on(ground), [2048, 1120], &figures);
        let found = cutout::find(&photo);
        assert_eq!(found.len(), trio.len());
        for ((guest, laid), cutout) in trio.iter().zip(&figures).zip(&found) {
            let per_mm = 10.0 / cutout.scale;
            let line = line_by_hand(cutout, laid);
            let upright: Upright = upright::upright(&cutout.picture, &cutout.mask, line, 1.0).expect("a figure");
            let face = guest.face.as_ref().map(|face| {
                let marked = face.iter().map(|point| {
                    let [x, y] = laid.forth(*point);
                    upright.place([(x - cutout.at[0]) / cutout.scale, (y - cutout.at[1]) / cutout.scale])
                });
                marked.collect()
            });
            guests.push(GuestPrint {
                id: guest.id.clone(),
                gender: guest.gender.clone().unwrap_or_default(),
                picture: upright.picture,
                per_mm,
                border_mm: guest.border_mm,
                base_mm: guest.base_mm,
                face,
            });
        }
    }
    let floor = &hand.floor;
    let photo = photographed(&floor.picture);
    let corners = [[104.0, 1196.0], [1731.0, 1224.0], [1682.0, 62.0], [151.0, 44.0]];
    let floor = FloorPrint {
        picture: cutout::floor::rectify(&photo, &corners, floor.size_mm).expect("corners of a floor"),
        size_mm: floor.size_mm,
        columns: floor.columns,
        rows: floor.rows,
        grid_mm: floor.grid_mm,
        blocked: floor.blocked.clone(),
    };
    let files: BTreeMap<String, Vec<u8>> = kit_files("album", &floor, hand.screen_mm, &guests).into_iter().collect();
    let text = String::from_utf8(files["kit.json"].clone()).expect("JSON is text");
    let read = |name: &str| files.get(name).cloned().ok_or_else(|| Fault::NoSuchFile(name.to_owned()));
    Kit::from_json(&text, read).expect("a kit of ours is a kit")
}

/// The bottom line: as suggested, or where a person would drag it when the figure visibly leans.
fn line_by_hand(cutout: &Cutout, laid: &Laid) -> Line {
    let [from, to] = cutout.bottom;
    let seen = (to[1] - from[1]).atan2(to[0] - from[0]).to_degrees();
    if (seen - laid.turn).abs() <= 1.5 {
        return cutout.bottom;
    }
    let (width, height) = laid.print.dimensions();
    [[0.0, f64::from(height)], [f64::from(width), f64::from(height)]].map(|corner| {
        let [x, y] = laid.forth(corner);
        [(x - cutout.at[0]) / cutout.scale, (y - cutout.at[1]) / cutout.scale]
    })
}

/// The floor on a table, seen a little aslant.
fn photographed(floor: &RgbImage) -> RgbImage {
    let (width, height) = (floor.width() as f32, floor.height() as f32);
    let from = [(0.0, height), (width, height), (width, 0.0), (0.0, 0.0)];
    let to = [(104.0, 1196.0), (1731.0, 1224.0), (1682.0, 62.0), (151.0, 44.0)];
    let lens = imageproc::geometric_transformations::Projection::from_control_points(from, to).expect("four corners");
    let mut photo = RgbImage::from_pixel(1850, 1280, courtside_photo::image::Rgb([90, 84, 80]));
    imageproc::geometric_transformations::warp_into(
        floor,
        lens,
        imageproc::geometric_transformations::Interpolation::Bilinear,
        imageproc::geometric_transformations::Border::Constant(courtside_photo::image::Rgb([90, 84, 80])),
        &mut photo,
    );
    Picture::decode(&studio::jpeg(&photo)).expect("it is a photo").rgb
}

#[test]
fn a_kit_cut_out_of_photos_judges_as_well_as_one_made_by_hand() {
    let hand = scenes::kit();
    let made = album_made(&hand, [110, 120, 135]);
    for (made, hand) in made.guests.iter().zip(&hand.guests) {
        for axis in [0, 1] {
            let off = (made.size_mm[axis] - hand.size_mm[axis]).abs();
            assert!(off < 1.2, "{}: {:?} instead of {:?}", hand.id, made.size_mm, hand.size_mm);
        }
    }
    let by_made = Prepared::new(made);
    for (hand, with_layout) in [(&*BY_SIGHT, false), (&*BY_LAYOUT, true)] {
        let made = scenes::score(&by_made, with_layout);
        let told = format!("{:?}\n{:?}", hand.answers, made.answers);
        assert_eq!(made.all_answers().wrong, 0, "{told}");
        assert_eq!(made.violations.wrong, 0, "{:?}", made.by_rule);
        assert_eq!(made.floors_that_fit(), Some(1.0));
        assert_eq!(made.cell_precision(), Some(1.0));
        let few = |score: &Score| score.cell_recall().expect("guests were seen");
        assert!(few(&made) >= few(hand) - 0.02, "{} of {}", few(&made), few(hand));
        let open = |score: &Score| score.all_answers().left_open().expect("answers were asked for");
        assert!(open(&made) <= open(hand) + 0.03, "{} of {}\n{told}", open(&made), open(hand));
        let error = made.visible_error().expect("guests were seen");
        assert!(error <= 0.03, "{error}");
    }
}
