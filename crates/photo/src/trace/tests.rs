//! The trace pictures of a made-up judgement.

use super::*;
use crate::{
    camera::{Camera, Stand},
    kit::{Floor, Guest},
    scene::{
        cover::{Cover, Part},
        figure::{Figure, How},
        findings::Findings,
        fitted::{Fitted, Observation, Point},
    },
    verdict::{Answer, Cell, FORMAT, Facing, FloorFound, GuestVerdict, Shares, Size, Verdict},
};
use image::{GrayImage, Luma, Rgb};

const FONTS: Fonts<'static> = Fonts {
    regular: include_bytes!("../../../../assets/fonts/CourtsideSans-Regular.ttf"),
    strong: include_bytes!("../../../../assets/fonts/CourtsideSans-SemiBold.ttf"),
};
const GREY: Rgb<u8> = Rgb([128, 128, 128]);

fn kit() -> Kit {
    let guest = |id: &str| Guest {
        id: id.to_owned(),
        gender: None,
        print: RgbImage::from_pixel(120, 200, Rgb([200, 60, 60])),
        outline: GrayImage::from_pixel(120, 200, Luma([255])),
        size_mm: [30.0, 50.0],
        border_mm: 2.0,
        base_mm: [24.0, 10.0, 5.0],
        face: Some(vec![[40.0, 30.0], [80.0, 30.0], [80.0, 70.0], [40.0, 70.0]]),
    };
    Kit {
        floor: Floor {
            picture: RgbImage::from_pixel(240, 180, GREY),
            size_mm: [240.0, 180.0],
            columns: 6,
            rows: 4,
            grid_mm: [12.0, 10.0, 216.0, 160.0],
            blocked: vec![Cell { column: 2, row: 0 }],
        },
        screen_mm: [300.0, 200.0],
        guests: vec![guest("anna"), guest("boris"), guest("carla")],
    }
}

fn photo(width: u32, height: u32) -> Picture {
    Picture { rgb: RgbImage::from_pixel(width, height, GREY), focal_35mm: None }
}

/// A judgement that puts these figures on the floor.
fn judgement(stands: &[(usize, Stand, How)]) -> Judgement {
    let camera = Camera {
        place: [120.0, -150.0, 140.0],
        yaw: 0.0,
        pitch: 0.35,
        roll: 0.0,
        log_f: 900f64.ln(),
        k1: -0.02,
        width: 1024.0,
        height: 768.0,
    };
    let figures: Vec<Figure> = stands
        .iter()
        .map(|(guest, stand, how)| Figure {
            guest: *guest,
            stand: *stand,
            facing: Facing::Front,
            how: *how,
            likeness: Default::default(),
        })
        .collect();
    let part = Part { visible: 0.7, guests: vec![0.0; figures.len()], frame: 0.3, in_frame: 0.7, ..Part::default() };
    let cover = Cover { artwork: part.clone(), face: part, any: true };
    let guests = figures
        .iter()
        .map(|f| GuestVerdict {
            id: kit().guests[f.guest].id.clone(),
            cell: None,
            facing: Facing::Front,
            in_frame: 0.7,
            visible: 0.7,
            hidden_by: Shares::from([("frame".to_owned(), 0.3)]),
            face_visible: Some(0.7),
            face_hidden_by: Some(Shares::new()),
            blocked: Answer::Vote,
            face_hidden: None,
        })
        .collect();
    let findings = Findings {
        contradictions: Vec::new(),
        missing: Vec::new(),
        placements: Vec::new(),
        fitted: Fitted { camera, figures: figures.iter().map(|f| f.stand).collect(), cost: 0.0, covariance: None },
        floor: vec![Observation::round(Point::Floor([100.0, 60.0]), [500.0, 500.0], 1.0)],
        covers: vec![cover; figures.len()],
        bars: vec![Default::default(); figures.len()],
        confidence: 0.9,
        keypoints: figures.iter().map(|f| (f.guest, [510.0, 300.0])).collect(),
        hidden: vec![None; figures.len()],
        strange: vec![Default::default(); figures.len()],
        doubted: vec![false; figures.len()],
        lost: vec![false; figures.len()],
        unsure: vec![false; figures.len()],
        covered: vec![false; figures.len()],
        figures,
        scale: 2.0,
    };
    let verdict = Verdict {
        format: FORMAT.to_owned(),
        photo: Size { width: 2048, height: 1536 },
        floor: FloorFound { corners: [[0.0; 2]; 4], confidence: Some(0.9) },
        violations: Vec::new(),
        guests,
        blocks: Vec::new(),
    };
    Judgement { verdict, findings }
}

fn at(x: f64, y: f64) -> Stand {
    Stand { x, y, turn: 0.0, lean: 0.0 }
}

fn pictures(photo: &Picture, judgement: &Judgement) -> Vec<(String, RgbImage)> {
    trace(&kit(), photo, judgement, &Tools { fonts: FONTS, say: &|word| format!("{word:?}") })
}

/// The place of a figure's middle in the pictures of a photo that is 2048 pixels wide.
fn middle(judgement: &Judgement, stand: Stand) -> [u32; 2] {
    let view = judgement.findings.fitted.camera.view();
    let pixel = view.project(stand.point(0.0, 25.0, 5.0, 0.0)).expect("before the camera");
    pixel.map(|p| (2.0 * p) as u32)
}

#[test]
fn every_stage_has_its_picture_and_none_is_too_wide() {
    let figures = [(0, at(60.0, 90.0), How::Seen), (1, at(150.0, 120.0), How::Told), (2, at(120.0, 60.0), How::Back)];
    for (width, height) in [(2048, 1536), (4032, 3024), (1536, 2048), (320, 240)] {
        let photo = photo(width, height);
        let mut judgement = judgement(&figures);
        let camera = &mut judgement.findings.fitted.camera;
        (camera.width, camera.height) = (f64::from(width), f64::from(height));
        let pictures = pictures(&photo, &judgement);
        let names: Vec<&str> = pictures.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["floor", "matches", "placed", "visibility"]);
        for (name, picture) in &pictures {
            assert!(picture.width() <= 2048 && picture.width() >= 900, "{name}: {:?}", picture.dimensions());
            let shown = f64::from(height) / f64::from(width) * f64::from(picture.width());
            assert!(f64::from(picture.height()) > 0.75 * shown, "{name}: the photo is whole");
        }
    }
}

#[test]
fn where_a_figure_stands_something_is_drawn() {
    let (photo, stand) = (photo(2048, 1536), at(60.0, 90.0));
    let judgement = judgement(&[(0, stand, How::Seen), (1, at(150.0, 120.0), How::Fallen)]);
    let pictures = pictures(&photo, &judgement);
    let differs = |picture: &RgbImage, [x, y]: [u32; 2], reach: u32| {
        (y - reach..y + reach).any(|y| (x - reach..x + reach).any(|x| *picture.get_pixel(x, y) != GREY))
    };
    let [x, y] = middle(&judgement, stand);
    assert!(differs(&pictures[2].1, [x, y], 200), "the outline");
    let [empty, seen] = [[30, 30], [x, y]];
    assert!(!differs(&pictures[2].1, empty, 20), "nothing stands in the corner");
    // The picture of visibility dims the photo and tints who can be seen.
    let picture = &pictures[3].1;
    assert_ne!(picture.get_pixel(seen[0], seen[1]), picture.get_pixel(empty[0], empty[1]));
    assert!(differs(&pictures[1].1, [1020, 600], 12), "a keypoint");
    assert!(differs(&pictures[0].1, [1000, 1000], 12), "a piece of the floor");
}

#[test]
fn a_figure_outside_the_frame_or_behind_the_camera_draws_nothing() {
    let photo = photo(2048, 1536);
    let nobody = pictures(&photo, &judgement(&[]));
    for stand in [at(2000.0, 90.0), at(120.0, -400.0), at(120.0, -148.0)] {
        let mut judgement = judgement(&[(0, stand, How::Seen)]);
        judgement.findings.keypoints.clear();
        let pictures = pictures(&photo, &judgement);
        let same = (0..1536)
            .step_by(3)
            .all(|y| (0..2048).step_by(3).all(|x| nobody[2].1.get_pixel(x, y) == pictures[2].1.get_pixel(x, y)));
        assert!(same, "{stand:?}");
    }
}

#[test]
fn without_figures_and_without_fonts_there_are_still_pictures() {
    let none = Fonts { regular: &[], strong: &[] };
    let judgement = judgement(&[]);
    let pictures = trace(&kit(), &photo(640, 480), &judgement, &Tools { fonts: none, say: &|_| String::new() });
    assert_eq!(pictures.len(), 4);
    assert!(jpeg(&pictures[3].1).expect("a picture").starts_with(&[0xFF, 0xD8]));
}

#[test]
fn cyrillic_letters_have_a_shape() {
    use super::font::Weight;
    let width = FONTS.width("Гость", 20.0, Weight::Regular);
    assert!(width > 30.0 && width < 80.0, "{width}");
    assert!(FONTS.shape("Гость", 20.0, Weight::Strong, [0.0, 0.0]).is_some());
}
